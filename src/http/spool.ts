// Bodies that are too large for memory (`x-spooled` in the contract): written to a file as they come, hashed on the way, and
// read by the handler as a stream, as often as it likes. Called by request.ts and multipart.ts.
// The handler begins when the body is complete: a slow or broken client holds no transaction and leaves nothing half done,
// and an Idempotency-Key has its fingerprint. Invariant: the file has no name (it is unlinked while open), so that it is
// gone when the answer is over or the process is killed. Absent on purpose: bodies in memory; those are request.ts's.
import { createHash, randomBytes } from 'node:crypto';
import { open, unlink, type FileHandle } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyReply } from 'fastify';
import type { SpooledFile } from '../../generated/operations.ts';
import { fail } from '../core/errors.ts';

/** How many there may be, and are, in this process. */
export interface Spools {
  most: number;
  open: number;
}

/** Of all requests together: with the largest bodies this is 640 MiB of disk. */
export const MOST_SPOOLS = 32;
const RETRY_SECONDS = 5;
// Pieces in which the handler gets it back.
const PIECE_BYTES = 64 * 1024;

/** @throws Failure `payload_too_large`, `unavailable` when too many are under way; an error of the source as it is */
export async function spool(
  source: AsyncIterable<Uint8Array>,
  about: { name: string; contentType: string },
  limits: { spools: Spools; limitBytes: number },
  reply: FastifyReply,
): Promise<SpooledFile> {
  const { spools, limitBytes } = limits;
  if (spools.open >= spools.most) throw fail('unavailable', { retryAfter: RETRY_SECONDS });
  spools.open += 1;
  const file = await openNameless(() => (spools.open -= 1));
  // Kept until the answer is over, whoever ends it.
  reply.raw.once('close', file.close);
  if (reply.raw.closed) file.close();
  const hash = createHash('sha256');
  let sizeBytes = 0;
  for await (const piece of source) {
    sizeBytes += piece.length;
    if (sizeBytes > limitBytes) throw fail('payload_too_large', { detail: `The body may have ${limitBytes} bytes.` });
    hash.update(piece);
    await writeAll(file.handle, piece);
  }
  return { ...about, sizeBytes, sha256: hash.digest('hex'), read: () => readAll(file.handle) };
}

/** Not a stream of the handle's: one that is left in the midst would be the handle's last. */
async function* readAll(handle: FileHandle): AsyncGenerator<Uint8Array> {
  for (let at = 0; ;) {
    const { bytesRead, buffer } = await handle.read(Buffer.allocUnsafe(PIECE_BYTES), 0, PIECE_BYTES, at);
    if (bytesRead === 0) return;
    at += bytesRead;
    yield buffer.subarray(0, bytesRead);
  }
}

async function openNameless(onClosed: () => void): Promise<{ handle: FileHandle; close: () => void }> {
  const path = join(tmpdir(), `parley-${randomBytes(12).toString('hex')}`);
  try {
    const handle = await open(path, 'wx+', 0o600);
    await unlink(path);
    let isOpen = true;
    const close = () => {
      if (!isOpen) return;
      isOpen = false;
      onClosed();
      // Nothing depends on how the last descriptor of a nameless file closes.
      handle.close().catch(() => undefined);
    };
    return { handle, close };
  } catch (error) {
    onClosed();
    throw error;
  }
}

async function writeAll(handle: FileHandle, piece: Uint8Array): Promise<void> {
  let written = 0;
  while (written < piece.length) written += (await handle.write(piece, written)).bytesWritten;
}
