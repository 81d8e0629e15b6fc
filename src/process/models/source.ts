// The source of a model: a directory, an archive, or a URL. Prints the source and its size. Invariants: an archive whose hash
// differs from the expected one is not unpacked; the size of downloads is limited.
import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, readdir, stat, statfs } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { unpackArchive } from './archive.ts';
import { mib, printLine } from './say.ts';

export interface Wanted {
  source: string;
  sha256: string | null;
  checkOnly: boolean;
  /** Returns the earlier hash of an archive with this name. */
  recordedHash(name: string): Promise<string | null>;
}

interface FoundModel {
  /** Directory of the model's files. */
  directory: string;
  name: string;
  /** Hash of the archive; null for a directory. */
  sha256: string | null;
}

const MIB = 1024 * 1024;
/** The largest models are 700 MiB. */
const MAX_BYTES = 2_048 * MIB;
/** Space for the archive, its files, and the copies that are kept. */
const SPACE_FACTOR = 4;
const ANSWER_MS = 30_000;
const FETCH_MS = 3_600_000;
const MAX_DEPTH = 4;

/** Returns null if nothing was to be fetched (`--check`). @param work empty directory for downloaded and unpacked files */
export async function fetchModel(wanted: Wanted, work: string): Promise<FoundModel | null> {
  const { source, checkOnly } = wanted;
  const name = basename(new URL(source, 'file:///').pathname);
  if (/^https?:\/\//.test(source)) {
    const archive = join(work, name);
    if (!(await fetchArchive(source, archive, checkOnly, dirname(work)))) return null;
    return unpack(archive, name, wanted.sha256 ?? (await wanted.recordedHash(name)), work);
  }
  const path = resolve(source);
  const found = await stat(path).catch((cause: Error) => {
    throw new Error(
      `${source} cannot be read: ${cause.message}. Give a directory, an archive, or an address with http(s)://`,
      { cause },
    );
  });
  printLine(`Taking ${path}${found.isDirectory() ? '' : ` (${mib(found.size)})`}.`);
  if (checkOnly) return null;
  if (found.isDirectory()) return { directory: await modelDirectory(path), name, sha256: null };
  return unpack(path, name, wanted.sha256, work);
}

/** Returns false if only the size was requested. */
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
  printLine(`Fetching ${url} (${Number.isNaN(bytes) ? 'of unknown size' : mib(bytes)}).`);
  if (checkOnly) {
    await answer.body.cancel();
    return false;
  }
  if (bytes > MAX_BYTES) throw new Error(`the archive has ${mib(bytes)}; the maximum is ${mib(MAX_BYTES)}`);
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
      if (total > MAX_BYTES) throw new Error(`the archive has more than ${mib(MAX_BYTES)}`);
      yield chunk;
    }
  };
}

async function unpack(archive: string, name: string, expected: string | null, work: string): Promise<FoundModel> {
  const sha256 = await hashOf(archive);
  if (expected !== null && sha256 !== expected)
    throw new Error(`${name} has the SHA-256 ${sha256}, and ${expected} was expected: nothing was changed`);
  printLine(`SHA-256 ${sha256}${expected === null ? ': compare it with the publisher’s' : ', as expected'}.`);
  const directory = join(work, 'unpacked');
  await mkdir(directory);
  await unpackArchive(archive, name, directory);
  return { directory: await modelDirectory(directory), name, sha256 };
}

async function hashOf(path: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(path)) hash.update(chunk as Uint8Array);
  return hash.digest('hex');
}

/** Returns the first directory that contains a tokens.txt. Symbolic links are not followed. */
async function modelDirectory(directory: string, depth = 0): Promise<string> {
  const entries = await readdir(directory, { withFileTypes: true });
  if (entries.some((entry) => entry.isFile() && entry.name === 'tokens.txt')) return directory;
  for (const entry of entries.filter((each) => each.isDirectory() && depth < MAX_DEPTH)) {
    const found = await modelDirectory(join(directory, entry.name), depth + 1).catch(() => null);
    if (found !== null) return found;
  }
  throw new Error(
    'there is no tokens.txt: it must be a model of sherpa-onnx, a streaming transducer (tokens.txt, encoder, decoder, joiner) or a voice (tokens.txt and one .onnx model)',
  );
}
