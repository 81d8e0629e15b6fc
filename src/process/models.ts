// `npm run models`: prepares a local recognizer or voice for sherpa-onnx from a directory, an archive or a URL, uses it once, and
// writes its settings. Invariants: an existing model is replaced only by a working one; only the files of a model are kept.
// Deliberately omitted: URLs and hashes of models. The operator names the source. A hash is compared if it is given or was
// recorded before, and is always printed.
import { mkdir, mkdtemp, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '../config.ts';
import { readPrivate } from './local-secrets.ts';
import type { ModelKind } from './models/kind.ts';
import { recognizer } from './models/recognizer.ts';
import { printLine } from './models/say.ts';
import { fetchModel, type Wanted } from './models/source.ts';
import { voice } from './models/voice.ts';
import { helpHint, readOptions } from './options.ts';

const OPTIONS = {
  from: { type: 'string' },
  sha256: { type: 'string' },
  languages: { type: 'string' },
  check: { type: 'boolean' },
} as const;

const KINDS = [recognizer, voice];

interface Arguments extends Omit<Wanted, 'recordedHash'> {
  languages: string | null;
}

/** @throws Error with a sentence for the operator */
export async function prepareModel(config: Pick<Config, 'dataDir'>, args: readonly string[]): Promise<void> {
  const { languages, ...wanted } = readArguments(args);
  const folder = join(config.dataDir, 'models');
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const work = await mkdtemp(join(folder, '.preparing-'));
  try {
    const found = await fetchModel({ ...wanted, recordedHash: (name) => recordedHash(folder, name) }, work);
    if (found === null) return;
    const kind = await kindOf(found.directory);
    const draft = join(work, 'model');
    await kind.keep(found.directory, draft);
    await kind.check(draft, languages);
    const target = join(folder, kind.folder);
    await rename(target, join(work, 'former')).catch(unlessMissing);
    await rename(draft, target);
    if (found.sha256 !== null) await writeFile(join(target, 'archive.sha256'), `${found.sha256}  ${found.name}\n`);
    await writeSettings(folder, target, kind, languages);
  } finally {
    await rm(work, { recursive: true, force: true });
  }
}

function readArguments(args: readonly string[]): Arguments {
  const { values, positionals } = readOptions('models', args, OPTIONS, { maxPositionals: 1 });
  const [source] = positionals;
  if (source === undefined) throw new Error(`exactly one source is required; ${helpHint('models')}`);
  const sha256 = values.sha256?.toLowerCase() ?? null;
  if (sha256 !== null && !/^[0-9a-f]{64}$/.test(sha256))
    throw new Error(`--sha256 is "${values.sha256}"; it must be 64 hexadecimal digits`);
  const full = values.from === undefined ? source : `${values.from.replace(/\/$/, '')}/${source}`;
  return { source: full, sha256, languages: values.languages ?? null, checkOnly: values.check ?? false };
}

async function kindOf(directory: string): Promise<ModelKind> {
  const names = await readdir(directory);
  return names.some((name) => /^(encoder|decoder|joiner).*\.onnx$/.test(name)) ? recognizer : voice;
}

/** Returns the hash of the archive of this name that was prepared before. */
async function recordedHash(folder: string, name: string): Promise<string | null> {
  for (const kind of KINDS) {
    const text = await readPrivate(join(folder, kind.folder, 'archive.sha256'));
    const [hash = null, of] = text?.trim().split('  ') ?? [];
    if (of === name) return hash;
  }
  return null;
}

async function writeSettings(folder: string, target: string, kind: ModelKind, languages: string | null): Promise<void> {
  const path = join(folder, `${kind.folder}.env`);
  const quoted = (value: string): string => `'${value.replaceAll("'", String.raw`'\''`)}'`;
  const settings = Object.entries(kind.settings(target, languages));
  const text = settings.map(([name, value]) => `${name}=${quoted(value)}\n`).join('');
  await writeFile(path, text, { mode: 0o600 });
  printLine(`The ${kind.folder} is in ${target}. Its settings are in ${path}:\n\n${text}`);
  printLine(`Use them:  set -a; . '${path}'; set +a; npm start`);
  printLine('Then check:  npm run doctor, with the same settings');
  for (const line of kind.next(target)) printLine(line);
}

function unlessMissing(error: NodeJS.ErrnoException): void {
  if (error.code !== 'ENOENT') throw error;
}
