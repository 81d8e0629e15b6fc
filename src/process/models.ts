// `npm run models`: prepares a local recognizer for sherpa-onnx from a directory, an archive or an address, loads it once, and writes
// the settings to use. Invariants: an existing model is replaced only by one that loads; of an archive only the four files of a model
// are kept, and only plain files, so that it cannot write elsewhere.
// Absent on purpose: addresses and hashes of models. The operator names the source; a hash is compared if it is given or was
// recorded before, and printed in any case. A voice: there is no adapter for one; a speech server is connected with SPEECH_BASE_URL.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { copyFile, mkdir, mkdtemp, readdir, rename, rm, stat, statfs, writeFile } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Config } from '../config.ts';
import { createSherpa, findModel } from '../providers/stt/sherpa.ts';
import { readPrivate } from './local-secrets.ts';
import { helpHint, readOptions } from './options.ts';

const OPTIONS = {
  from: { type: 'string' },
  sha256: { type: 'string' },
  languages: { type: 'string' },
  check: { type: 'boolean' },
} as const;

const MIB = 1024 * 1024;
/** The largest streaming models have 700 MiB. */
const MOST_BYTES = 2_048 * MIB;
/** The archive, its files, and the copies that are kept. */
const SPACE_FACTOR = 4;
const ANSWER_MS = 30_000;
const FETCH_MS = 3_600_000;
const MODEL_FILE = /^(tokens\.txt|(encoder|decoder|joiner).*\.onnx)$/;
const MOST_DEPTH = 4;

interface Wanted {
  source: string;
  sha256: string | null;
  languages: string;
  checkOnly: boolean;
}

/** @throws Error with a sentence for the operator */
export async function prepareModel(config: Pick<Config, 'dataDir'>, args: readonly string[]): Promise<void> {
  const wanted = readArguments(args);
  const folder = join(config.dataDir, 'models');
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const work = await mkdtemp(join(folder, '.preparing-'));
  try {
    const found = await bring(wanted, work);
    if (found === null) return;
    const draft = join(work, 'model');
    await keepFiles(found.files, draft);
    say('Loading the model once …');
    await loads(draft, wanted.languages);
    const target = join(folder, 'recognizer');
    await rename(target, join(work, 'former')).catch(unlessMissing);
    await rename(draft, target);
    if (found.sha256 !== null) await writeFile(join(target, 'archive.sha256'), `${found.sha256}  ${found.name}\n`);
    await writeSettings(folder, target, wanted.languages);
  } finally {
    await rm(work, { recursive: true, force: true });
  }
}

function readArguments(args: readonly string[]): Wanted {
  const { values, positionals } = readOptions('models', args, OPTIONS, { mostPositionals: 1 });
  const [source] = positionals;
  if (source === undefined) throw new Error(`exactly one source is required; ${helpHint('models')}`);
  const sha256 = values.sha256?.toLowerCase() ?? null;
  if (sha256 !== null && !/^[0-9a-f]{64}$/.test(sha256))
    throw new Error(`--sha256 is "${values.sha256}"; it must be 64 hexadecimal digits`);
  const full = values.from === undefined ? source : `${values.from.replace(/\/$/, '')}/${source}`;
  return { source: full, sha256, languages: values.languages ?? 'en', checkOnly: values.check ?? false };
}

interface Found {
  /** Paths of the model's files. */
  files: readonly string[];
  name: string;
  /** Of the archive; null for a directory. */
  sha256: string | null;
}

/** Null when nothing was to be fetched (`--check`). */
async function bring({ source, sha256, checkOnly }: Wanted, work: string): Promise<Found | null> {
  const name = basename(new URL(source, 'file:///').pathname);
  if (/^https?:\/\//.test(source)) {
    const archive = join(work, name);
    if (!(await fetchArchive(source, archive, checkOnly, dirname(work)))) return null;
    return unpack(archive, name, sha256 ?? (await recordedHash(dirname(work), name)), work);
  }
  const path = resolve(source);
  const found = await stat(path).catch((cause: Error) => {
    throw new Error(
      `${source} cannot be read: ${cause.message}. Give a directory, an archive, or an address with http(s)://`,
      { cause },
    );
  });
  say(`Taking ${path}${found.isDirectory() ? '' : ` (${mib(found.size)})`}.`);
  if (checkOnly) return null;
  if (found.isDirectory()) return { files: await modelFiles(path), name, sha256: null };
  return unpack(path, name, sha256, work);
}

/** False when only the size was asked for. */
async function fetchArchive(url: string, path: string, checkOnly: boolean, folder: string): Promise<boolean> {
  const stop = AbortSignal.timeout(FETCH_MS);
  const late = new AbortController();
  const timer = setTimeout(() => late.abort(new Error(`no answer within ${ANSWER_MS / 1000} s`)), ANSWER_MS);
  const answer = await fetch(url, { signal: AbortSignal.any([stop, late.signal]) })
    .catch((cause: Error) => {
      const why = cause.cause instanceof Error ? cause.cause.message : cause.message;
      throw new Error(`${url} cannot be fetched: ${why}. Fetch it elsewhere and give the path of the archive`, {
        cause,
      });
    })
    .finally(() => clearTimeout(timer));
  if (!answer.ok || answer.body === null)
    throw new Error(`${url} answered ${answer.status}: check the address and the name of the archive`);
  const bytes = Number(answer.headers.get('content-length') ?? Number.NaN);
  say(`Fetching ${url} (${Number.isNaN(bytes) ? 'of unknown size' : mib(bytes)}).`);
  if (checkOnly) {
    await answer.body.cancel();
    return false;
  }
  if (bytes > MOST_BYTES) throw new Error(`the archive has ${mib(bytes)}; the maximum is ${mib(MOST_BYTES)}`);
  const { bavail, bsize } = await statfs(folder);
  if (bytes * SPACE_FACTOR > bavail * bsize)
    throw new Error(
      `${folder} has ${mib(bavail * bsize)} free, and ${mib(bytes * SPACE_FACTOR)} are needed: free space, or set DATA_DIR`,
    );
  await pipeline(Readable.fromWeb(answer.body), limited(), createWriteStream(path)).catch((cause: Error) => {
    throw new Error(`the archive did not arrive: ${cause.message}. Run the command again`, { cause });
  });
  const { size } = await stat(path);
  if (!Number.isNaN(bytes) && size !== bytes)
    throw new Error(`the connection ended after ${mib(size)} of ${mib(bytes)}: run the command again`);
  return true;
}

function limited() {
  return async function* (source: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
    let total = 0;
    for await (const chunk of source) {
      total += chunk.byteLength;
      if (total > MOST_BYTES) throw new Error(`the archive has more than ${mib(MOST_BYTES)}`);
      yield chunk;
    }
  };
}

async function unpack(archive: string, name: string, expected: string | null, work: string): Promise<Found> {
  const sha256 = await hashOf(archive);
  if (expected !== null && sha256 !== expected)
    throw new Error(`${name} has the SHA-256 ${sha256}, and ${expected} was expected: nothing was changed`);
  say(`SHA-256 ${sha256}${expected === null ? ': compare it with the publisher’s' : ', as expected'}.`);
  const directory = join(work, 'unpacked');
  await mkdir(directory);
  await tar(['-xf', archive, '-C', directory], name);
  return { files: await modelFiles(directory), name, sha256 };
}

async function hashOf(path: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(path)) hash.update(chunk as Uint8Array);
  return hash.digest('hex');
}

/** Of the archive of this name that was prepared before. */
async function recordedHash(folder: string, name: string): Promise<string | null> {
  const text = await readPrivate(join(folder, 'recognizer', 'archive.sha256'));
  const [hash = null, of] = text?.trim().split('  ') ?? [];
  return of === name ? hash : null;
}

/** The system’s tar, which finds the compression itself. */
async function tar(args: readonly string[], name: string): Promise<void> {
  const child = spawn('tar', args, { stdio: ['ignore', 'ignore', 'pipe'] });
  let said = '';
  child.stderr.on('data', (bytes: Buffer) => (said += bytes.toString()));
  const code = await new Promise<number | null>((done, failed) => {
    child.once('error', (cause) => failed(new Error(`tar cannot be run: ${cause.message}. Install it`, { cause })));
    child.once('close', done);
  });
  if (code === 0) return;
  const why = said.trim().split('\n')[0] ?? '';
  throw new Error(`${name} cannot be unpacked: ${why}. For .tar.bz2 the program bzip2 must be installed`);
}

/** Plain files of one model, in the first directory that has tokens.txt. Symbolic links are not followed. */
async function modelFiles(directory: string, depth = 0): Promise<string[]> {
  const entries = await readdir(directory, { withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile() && MODEL_FILE.test(entry.name))
    .map(({ name }) => join(directory, name));
  if (files.some((path) => basename(path) === 'tokens.txt')) return files;
  for (const entry of entries.filter((each) => each.isDirectory() && depth < MOST_DEPTH)) {
    const found = await modelFiles(join(directory, entry.name), depth + 1);
    if (found.length > 0) return found;
  }
  if (depth > 0) return [];
  throw new Error(
    'there is no tokens.txt: it must be a streaming transducer model of sherpa-onnx (tokens.txt, encoder, decoder, joiner)',
  );
}

/** Copies what the recognizer reads, and nothing else. */
async function keepFiles(files: readonly string[], draft: string): Promise<void> {
  await mkdir(draft);
  for (const path of files) await copyFile(path, join(draft, basename(path)));
  const needed = Object.values(findModel(draft)).map((path) => basename(path));
  for (const name of await readdir(draft)) if (!needed.includes(name)) await rm(join(draft, name));
}

async function loads(directory: string, languages: string): Promise<void> {
  const sherpa = createSherpa({ directory, languages: languages.split(',') });
  try {
    await sherpa.load();
  } catch (cause) {
    throw new Error(
      `the model does not load: ${(cause as Error).message}. It must be a streaming (online) transducer model`,
      { cause },
    );
  } finally {
    await sherpa.close();
  }
}

async function writeSettings(folder: string, target: string, languages: string): Promise<void> {
  const path = join(folder, 'recognizer.env');
  const text = `SHERPA_MODEL_DIR='${target.replaceAll("'", String.raw`'\''`)}'\nSHERPA_LANGUAGES='${languages}'\n`;
  await writeFile(path, text, { mode: 0o600 });
  say(`The model is in ${target}. Its settings are in ${path}:\n\n${text}`);
  say(`Use them:  set -a; . '${path}'; set +a; npm start`);
  say('Then check:  npm run doctor, with the same settings');
}

const mib = (bytes: number): string => `${(bytes / MIB).toFixed(1)} MiB`;

function unlessMissing(error: NodeJS.ErrnoException): void {
  if (error.code !== 'ENOENT') throw error;
}

function say(text: string): void {
  process.stdout.write(`${text}\n`);
}
