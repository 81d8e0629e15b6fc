// A real recognizer for the Deepgram stand-in: Debian's pocketsphinx with its English model, streaming. Its dictionary of 130,000
// words is reduced to the words that callees may say. With the full dictionary it recognizes "amp you" for "thank you" often
// enough to make tests unreliable. Deliberately omitted: partial words, because the program only prints whole utterances.
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROUTES } from '../../src/providers/telephony/loopback/personas.ts';
import type { Recognizer } from './deepgram-server.ts';

const PROGRAM = '/usr/bin/pocketsphinx_continuous';
const MODEL = '/usr/share/pocketsphinx/model/en-us';

export const hasSphinx = existsSync(PROGRAM) && existsSync(MODEL);

/** The program ends an utterance after this many frames of 10 ms of silence, before a session asks for final words. */
const SILENCE_FRAMES = '15';
/** Its model was trained on quieter speech than our voices: measured on six sentences, 7 words of 100 wrong instead of 18. */
const GAIN = 0.15;

function calleeWords(): Set<string> {
  return new Set(wordsOf(JSON.stringify(Object.values(ROUTES))));
}

/** Lines of the dictionary, with variants such as `the(2)`. */
function dictionary(): string {
  const words = calleeWords();
  const lines = readFileSync(join(MODEL, 'cmudict-en-us.dict'), 'utf8').split('\n');
  return lines.filter((line) => words.has(line.replace(/[( ].*/, ''))).join('\n');
}

export function sphinxRecognizer(say: (text: string, final: boolean) => void): Recognizer {
  const folder = mkdtempSync(join(tmpdir(), 'sphinx-'));
  const dict = join(folder, 'callees.dict');
  writeFileSync(dict, `${dictionary()}\n`);
  // The program opens its input by name, which works for a pipe but not for a socket, which Node gives to a child.
  const options = `-infile /dev/stdin -dict ${dict} -fwdflat no -vad_postspeech ${SILENCE_FRAMES} -logfn /dev/null`;
  const command = `cat | ${PROGRAM} ${options}`;
  const child = spawn('sh', ['-c', command], { stdio: ['pipe', 'pipe', 'ignore'] });
  let rest = '';
  child.on('close', () => rmSync(folder, { recursive: true, force: true }));
  child.stdin.on('error', () => undefined);
  child.stdout.on('data', (bytes: Buffer) => {
    const lines = (rest + bytes.toString('utf8')).split('\n');
    rest = lines.pop()!;
    for (const line of lines) if (line.trim() !== '') say(line.trim(), true);
  });
  return {
    audio: (bytes) => void child.stdin.write(quieter(bytes)),
    // The program detects the end of an utterance.
    finalize: () => undefined,
    close: () => child.stdin.end(),
  };
}

function quieter(bytes: Buffer): Buffer {
  const out = Buffer.alloc(bytes.length);
  for (let at = 0; at + 1 < bytes.length; at += 2) out.writeInt16LE(Math.round(bytes.readInt16LE(at) * GAIN), at);
  return out;
}

/** Word error rate: the edits from the recognized words to the spoken ones, divided by the number of spoken words. */
export function wordErrorRate(said: string, heard: string): number {
  const [want, got] = [wordsOf(said), wordsOf(heard)];
  let row = got.map((_, i) => i + 1);
  row.unshift(0);
  for (const [i, word] of want.entries()) {
    const next = [i + 1];
    for (const [j, other] of got.entries()) {
      next.push(Math.min(row[j]! + (word === other ? 0 : 1), row[j + 1]! + 1, next[j]! + 1));
    }
    row = next;
  }
  return row.at(-1)! / Math.max(1, want.length);
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[a-z']+/g) ?? [];
}
