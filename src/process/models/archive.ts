// Unpacks an archive of a model: .tar, .tar.gz or .tar.bz2, recognized by its first bytes. Invariants: only plain files and
// directories are written, none of them outside the target, within the bytes and file count of the largest models; a hostile
// archive is refused as a whole. Deliberately omitted: bzip2 in JavaScript. Node has none, so the system's program decompresses.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { isAbsolute } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { extract, type ReadEntry } from 'tar';

interface UnpackLimits {
  bytes: number;
  files: number;
}

const MIB = 1024 * 1024;
/** The largest models unpack to 2 GB; espeak-ng-data has 360 files. */
const LIMITS: UnpackLimits = { bytes: 4_096 * MIB, files: 20_000 };
const GZIP = [0x1f, 0x8b];
const BZIP2 = [0x42, 0x5a, 0x68];
const SAID_MAX_CHARS = 500;

/** @param name of the archive, for errors @throws Error with a sentence for the operator */
export async function unpackArchive(archive: string, name: string, directory: string, limits = LIMITS): Promise<void> {
  const refuse = (reason: string): Error => new Error(`${name} cannot be unpacked: ${reason}`);
  const left = { ...limits };
  let refused: Error | null = null;
  const filter = (path: string, entry: unknown): boolean => {
    refused ??= reasonAgainst(path, entry as ReadEntry, left, limits, refuse);
    return refused === null && isKept(entry as ReadEntry);
  };
  const input = createReadStream(archive);
  try {
    const unpacking = extract({ cwd: directory, strict: true, filter, preserveOwner: false, noChmod: true });
    const feed = async (plain: Readable): Promise<void> => {
      // Created first, because the event may precede the return of `end`.
      const finished = once(unpacking, 'finish');
      finished.catch(() => undefined);
      for await (const chunk of plain) {
        if (refused) throw refused;
        if (!unpacking.write(chunk as Buffer)) await Promise.race([once(unpacking, 'drain'), finished]);
      }
      unpacking.end();
      await finished;
    };
    const start = await firstBytes(archive);
    if (begins(start, BZIP2)) await withBzip2(input, feed);
    else if (begins(start, GZIP)) await withGzip(input, feed);
    else await feed(input);
  } catch (cause) {
    throw refused ?? refuse(`${(cause as Error).message}. It must be a .tar, .tar.gz or .tar.bz2`);
  } finally {
    input.destroy();
  }
  // The last entry may be the refused one.
  if (refused !== null) throw refused as Error;
}

function isKept({ type }: ReadEntry): boolean {
  return type === 'File' || type === 'OldFile' || type === 'ContiguousFile' || type === 'Directory';
}

function reasonAgainst(
  path: string,
  { size }: ReadEntry,
  left: UnpackLimits,
  limits: UnpackLimits,
  refuse: (reason: string) => Error,
): Error | null {
  if (isAbsolute(path) || path.split(/[/\\]/).includes('..')) return refuse(`it contains the path ${path}`);
  left.bytes -= size;
  left.files -= 1;
  if (left.bytes < 0) return refuse(`its files have more than ${Math.round(limits.bytes / MIB)} MiB`);
  return left.files < 0 ? refuse(`it has more than ${limits.files} files`) : null;
}

async function firstBytes(path: string): Promise<Buffer> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(BZIP2.length), 0, BZIP2.length, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

const begins = (bytes: Buffer, magic: readonly number[]): boolean => magic.every((byte, i) => bytes[i] === byte);

async function withGzip(input: Readable, use: (plain: Readable) => Promise<void>): Promise<void> {
  const plain = createGunzip();
  const feeding = pipeline(input, plain);
  feeding.catch(() => undefined);
  await use(plain);
  await feeding;
}

async function withBzip2(input: Readable, use: (plain: Readable) => Promise<void>): Promise<void> {
  const child = spawn('bzip2', ['-dc'], { stdio: ['pipe', 'pipe', 'pipe'] });
  let said = '';
  child.stderr.on('data', (bytes: Buffer) => void (said = `${said}${bytes.toString()}`.slice(0, SAID_MAX_CHARS)));
  const ended = new Promise<void>((done, failed) => {
    child.once('error', (cause) => failed(new Error(`bzip2 cannot be run (${cause.message}); install it`, { cause })));
    child.once('close', (code) => (code === 0 ? done() : failed(new Error(said.trim() || `bzip2 ended with ${code}`))));
  });
  // Both are awaited below; each may fail first.
  ended.catch(() => undefined);
  try {
    const feeding = pipeline(input, child.stdin);
    feeding.catch(() => undefined);
    await Promise.all([use(child.stdout), ended]);
  } finally {
    child.kill();
  }
}
