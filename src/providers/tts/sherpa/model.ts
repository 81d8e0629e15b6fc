// Finds a voice model for sherpa-onnx in a directory, in the layouts of that project's releases: VITS (Piper, Coqui, MeloTTS and
// others), Matcha with its vocoder, Kokoro and Kitten. Speakers, language and sample rate come from the model's metadata.
// Invariant: the error for a directory without a usable model is one sentence that names the directory, the missing parts and the
// supported layouts.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { isObject } from '../../../core/json.ts';
import { LANGUAGE_NAMES } from '../../../core/languages.ts';
import { SAMPLE_RATE } from '../../ports/audio.ts';
import type { Voice } from '../../ports/tts.ts';
import { slugOf } from '../operator-voices.ts';
import { readOnnxMetadata } from './onnx-metadata.ts';

type VoiceKind = 'vits' | 'matcha' | 'kokoro' | 'kitten';

export interface VoiceSpeaker {
  /** The model's number for the speaker, from 0. */
  id: number;
  name: string;
  slug: string;
  gender: Voice['gender'];
}

/** The library's configuration, with its option names. */
export interface VoiceConfig {
  model: Partial<Record<VoiceKind, Record<string, string>>>;
  ruleFsts: string;
  ruleFars: string;
}

export interface VoiceModel {
  kind: VoiceKind;
  config: VoiceConfig;
  rate: number;
  /** At least one. */
  speakers: readonly VoiceSpeaker[];
  /** BCP 47; null if the model does not state it. */
  language: string | null;
  /** Paths of files and directories that the model needs, within the directory. */
  parts: readonly string[];
}

const SETTING = 'SHERPA_VOICE_DIR';
const LAYOUTS =
  'it must be a VITS (Piper), Matcha or Kokoro voice in the layout of sherpa-onnx (a .onnx model and tokens.txt; most also have espeak-ng-data)';
/** Limits of the resampler; voices have 16,000 to 48,000 Hz. */
const RATES = { least: SAMPLE_RATE, most: 48_000 };
const MAX_SPEAKERS = 2_000;
const VOCODER = /^(vocos|hifigan).*\.onnx$/;
/** Order in which the rules for writing numbers as words apply; other rules follow by name. */
const RULES = [/^phone/, /^date/, /^number/];

/** @throws Error with one sentence for the operator */
export function findVoice(directory: string): VoiceModel {
  const names = namesIn(directory);
  const refuse = (reason: string): never => {
    throw new Error(`${SETTING} ${directory} ${reason}: ${LAYOUTS}`);
  };
  if (!names.includes('tokens.txt')) return refuse('contains no tokens.txt');
  const models = names.filter((name) => name.endsWith('.onnx') && !VOCODER.test(name));
  // A quantized copy next to the model itself is smaller, but often slower and always noisier.
  const model = models.find((name) => !name.includes('int8')) ?? models[0];
  if (model === undefined) return refuse('contains no model (a file that ends in .onnx)');
  if (models.some((name) => /^(encoder|decoder|joiner)/.test(name)))
    return refuse('contains a recognizer, not a voice');
  const about = readOnnxMetadata(join(directory, model));
  const kind = kindOf(names, model, about);
  const rate = Number(about.get('sample_rate'));
  if (!(rate >= RATES.least && rate <= RATES.most))
    return refuse(`contains ${model}, whose sample rate is ${about.get('sample_rate') ?? 'unknown'}`);
  const vocoder = names.find((name) => VOCODER.test(name));
  if (kind === 'matcha' && vocoder === undefined)
    return refuse(
      'contains a Matcha model without its vocoder (vocos….onnx or hifigan….onnx), which belongs next to it',
    );
  if (names.includes('voices.bin') && !names.includes('espeak-ng-data')) return refuse('contains no espeak-ng-data');
  const piper = piperFile(directory, names, model);
  return {
    kind,
    config: configOf(directory, names, { kind, model, vocoder }),
    rate,
    speakers: speakersOf(kind, about, piper, model),
    language: languageOf(about, piper),
    parts: partsOf(names, { kind, model, vocoder }),
  };
}

function namesIn(directory: string): string[] {
  try {
    return readdirSync(directory).toSorted();
  } catch (cause) {
    throw new Error(`${SETTING} ${directory} cannot be read: ${(cause as Error).message}`, { cause });
  }
}

function kindOf(names: readonly string[], model: string, about: ReadonlyMap<string, string>): VoiceKind {
  const type = about.get('model_type') ?? '';
  if (names.includes('voices.bin')) return /kitten/i.test(type) ? 'kitten' : 'kokoro';
  return /matcha/i.test(type) || model.startsWith('model-steps') ? 'matcha' : 'vits';
}

interface Files {
  kind: VoiceKind;
  model: string;
  vocoder: string | undefined;
}

function lexicons(names: readonly string[]): string[] {
  const all = names.filter((name) => /^lexicon.*\.txt$/.test(name));
  // With two accents of one language, the library uses the words of the first.
  return all.length > 1 ? all.filter((name) => !name.includes('gb-en')) : all;
}

function rules(names: readonly string[]): string[] {
  const rank = (name: string): number => RULES.findIndex((rule) => rule.test(name));
  const known = names.filter((name) => name.endsWith('.fst') && RULES.some((rule) => rule.test(name)));
  const others = names.filter((name) => name.endsWith('.fst') && !known.includes(name));
  return [...known.toSorted((one, other) => rank(one) - rank(other)), ...others];
}

function partsOf(names: readonly string[], { kind, model, vocoder }: Files): string[] {
  const wanted = ['tokens.txt', 'espeak-ng-data', 'dict', `${model}.json`, 'MODEL_CARD', 'LICENSE', 'rule.far'];
  return [
    model,
    ...(kind === 'matcha' ? [vocoder!] : []),
    ...names.filter((name) => name === 'voices.bin'),
    ...lexicons(names),
    ...rules(names),
    ...wanted.filter((name) => names.includes(name)),
  ];
}

function configOf(directory: string, names: readonly string[], { kind, model, vocoder }: Files): VoiceConfig {
  const at = (name: string): string => (names.includes(name) ? join(directory, name) : '');
  const listed = (found: readonly string[]): string => found.map((name) => join(directory, name)).join(',');
  const shared = {
    tokens: at('tokens.txt'),
    dataDir: at('espeak-ng-data'),
    dictDir: at('dict'),
    lexicon: listed(lexicons(names)),
  };
  const of: Record<VoiceKind, Record<string, string>> = {
    vits: { ...shared, model: at(model) },
    matcha: { ...shared, acousticModel: at(model), vocoder: at(vocoder ?? '') },
    kokoro: { ...shared, model: at(model), voices: at('voices.bin') },
    kitten: { ...shared, model: at(model), voices: at('voices.bin') },
  };
  return { model: { [kind]: of[kind] }, ruleFsts: listed(rules(names)), ruleFars: at('rule.far') };
}

interface Piper {
  language: string | null;
  speakers: ReadonlyMap<number, string>;
}

/** Reads the file that Piper writes next to its models. */
function piperFile(directory: string, names: readonly string[], model: string): Piper | null {
  if (!names.includes(`${model}.json`)) return null;
  let value: unknown;
  try {
    value = JSON.parse(readFileSync(join(directory, `${model}.json`), 'utf8'));
  } catch {
    // The model works without it.
    return null;
  }
  if (!isObject(value)) return null;
  const ids = isObject(value['speaker_id_map']) ? Object.entries(value['speaker_id_map']) : [];
  const code = isObject(value['language']) ? value['language']['code'] : null;
  return {
    language: typeof code === 'string' ? code.replace('_', '-') : null,
    speakers: new Map(ids.map(([name, id]) => [Number(id), name])),
  };
}

function languageOf(about: ReadonlyMap<string, string>, piper: Piper | null): string | null {
  if (piper?.language) return piper.language in LANGUAGE_NAMES ? piper.language : piper.language.split('-')[0]!;
  const said = about.get('language') ?? '';
  const named = Object.entries(LANGUAGE_NAMES).find(([code, name]) => !code.includes('-') && said.includes(name));
  return named?.[0] ?? null;
}

function speakersOf(
  kind: VoiceKind,
  about: ReadonlyMap<string, string>,
  piper: Piper | null,
  model: string,
): VoiceSpeaker[] {
  // 0 and 1 both mean one speaker, depending on the exporter of the model.
  const count = Math.min(Math.max(1, Math.floor(Number(about.get('n_speakers') ?? 1)) || 1), MAX_SPEAKERS);
  const given = about.get('speaker_names')?.split(',') ?? [];
  const used = new Set<string>();
  return Array.from({ length: count }, (_, id) => {
    const named = (given[id] ?? piper?.speakers.get(id) ?? '').trim();
    const name = named !== '' ? named : count === 1 ? nameOfFile(model) : `Speaker ${id}`;
    const slug = slugOf(name);
    const free = slug !== '' && !/^\d+$/.test(slug) && !used.has(slug) ? slug : `speaker-${id}`;
    used.add(free);
    return { id, name: name.replaceAll('_', ' '), slug: free, gender: genderOf(kind, name) };
  });
}

/** Returns `en_US-amy-low` for `en_US-amy-low.onnx`; most other models are just `model.onnx`. */
function nameOfFile(model: string): string {
  const name = basename(model, '.onnx').replace(/\.int8$/, '');
  return /^model\b/.test(name) ? 'Local' : name;
}

/** Kokoro's voice names begin with the accent and the gender: `af_bella`, `bm_george`. */
function genderOf(kind: VoiceKind, name: string): Voice['gender'] {
  const letter = kind === 'kokoro' ? /^[a-z]([fm])(_|$)/.exec(name)?.[1] : undefined;
  return letter === 'f' ? 'female' : letter === 'm' ? 'male' : null;
}

/** Returns the license that the publisher put next to or into the model, in a few words; null if there is none. */
export function licenseOf(directory: string): string | null {
  for (const name of ['MODEL_CARD', 'LICENSE', 'LICENSE.txt', 'LICENSE.md', 'README.md']) {
    if (!existsSync(join(directory, name))) continue;
    const text = readFileSync(join(directory, name), 'utf8');
    const line =
      /^\W*licen[sc]e\W*:\s*(.+)$/im.exec(text)?.[1] ?? (name.startsWith('LICENSE') ? firstLine(text) : null);
    if (line !== null && line !== undefined) return `${line.trim().slice(0, 120)} (${name})`;
  }
  const model = namesIn(directory).find((name) => name.endsWith('.onnx'));
  const said = model === undefined ? undefined : readOnnxMetadata(join(directory, model)).get('license');
  return said === undefined ? null : `${said.slice(0, 120)} (${model})`;
}

function firstLine(text: string): string | null {
  return (
    text
      .split('\n')
      .map((line) => line.trim())
      .find((line) => line !== '') ?? null
  );
}
