// A VITS model for sherpa-onnx that speaks in tones, written by hand: each letter is 73 ms of a sine, whose pitch depends
// on the letter and on the speaker. No package contains voice weights; with this model the real library loads, splits a
// text into sentences and synthesizes. Its layout follows the project's releases: one model, tokens.txt, a license.
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { constant, constants, FLOAT, input, INT64, int, model, node, output } from './onnx-writer.ts';

export const TINY_VOICE_RATE = 22_050;
export const SAMPLES_OF_A_LETTER = 1_600;
const LETTERS = "abcdefghijklmnopqrstuvwxyz0123456789 .,!?'";
const [LOWEST_HZ, HZ_BETWEEN_LETTERS, HZ_BETWEEN_SPEAKERS] = [200, 5, 300];
const PEAK = 0.3;

const ramp = Array.from({ length: SAMPLES_OF_A_LETTER }, (_, i) => (2 * Math.PI * i) / TINY_VOICE_RATE);

const about = (speakers: number, rate: number): Record<string, string | number> => ({
  model_type: 'vits',
  comment: 'coqui',
  language: 'English',
  sample_rate: rate,
  n_speakers: speakers,
  frontend: 'characters',
  use_eos_bos: 0,
  add_blank: 0,
  license: 'CC0',
  speaker_names: Array.from({ length: speakers }, (_, i) => `tone_${i}`).join(','),
});

const tones = (speakers: number, rate: number): Uint8Array =>
  model(
    about(speakers, rate),
    node('Cast', ['input'], 'letters', int('to', FLOAT)),
    node('Cast', ['sid'], 'speaker', int('to', FLOAT)),
    node('Mul', ['letters', 'step'], 'above'),
    node('Mul', ['speaker', 'between'], 'higher'),
    node('Add', ['above', 'lowest'], 'of_letter'),
    node('Add', ['of_letter', 'higher'], 'pitch'),
    node('Unsqueeze', ['pitch', 'last'], 'pitches'),
    node('Mul', ['pitches', 'ramp'], 'phase'),
    node('Sin', ['phase'], 'sine'),
    node('Mul', ['sine', 'peak'], 'quiet'),
    node('Reshape', ['quiet', 'flat'], 'output'),
    constant('step', HZ_BETWEEN_LETTERS),
    constant('between', HZ_BETWEEN_SPEAKERS),
    constant('lowest', LOWEST_HZ),
    constant('peak', PEAK),
    constant('last', 2, INT64),
    constants('ramp', ramp),
    constants('flat', [1, 1, -1], INT64),
    input('input', ['N', 'T'], INT64),
    input('input_lengths', ['N'], INT64),
    input('scales', [3]),
    input('sid', [1], INT64),
    output('output', [1, 1, 'S']),
  );

/** Writes the model's files, as SHERPA_VOICE_DIR names them. */
export async function writeTinyVoice(directory: string, { speakers = 2, rate = TINY_VOICE_RATE } = {}): Promise<void> {
  await writeFile(join(directory, 'tiny-tones.onnx'), tones(speakers, rate));
  const tokens = [...LETTERS].map((letter, i) => (letter === ' ' ? `  ${i}` : `${letter} ${i}`));
  await writeFile(join(directory, 'tokens.txt'), `${tokens.join('\n')}\n`);
  await writeFile(join(directory, 'LICENSE'), 'CC0 1.0 Universal\n');
}
