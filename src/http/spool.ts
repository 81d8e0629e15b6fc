// Spools bodies that are too large for memory (`x-spooled` in the contract). A body is written to a file as it arrives and hashed
// on the way. The handler reads it as a stream, any number of times. The handler starts when the body is complete, so a slow or
// broken client holds no transaction and leaves nothing half done, and an Idempotency-Key has its fingerprint. Invariant: the
// file has no name (it is unlinked while open), so it disappears when the response ends or the process is killed. Deliberately
// omitted: bodies in memory, which request.ts reads.
import { createHash, randomBytes } from 'node:crypto';
import { open, unlink, type FileHandle } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyReply } from 'fastify';
import type { SpooledFile } from '../../generated/operations.ts';
import { fail, tooLarge } from '../core/errors.ts';

/** Limit and current number of spooled bodies in this process. */
export interface Spools {
  most: number;
  open: number;
}

/** Limit for all requests together. With the largest bodies, this is 640 MiB of disk. */
export const MAX_SPOOLS = 32;
const RETRY_SECONDS = 5;
// Chunk size when the handler reads.
const PIECE_BYTES = 64 * 1024;

/** @throws Failure `payload_too_large`; `unavailable` with too many bodies in progress; errors of the source unchanged */
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
  // Closed when the response ends, for whatever reason.
  reply.raw.once('close', file.close);
  if (reply.raw.closed) file.close();
  const hash = createHash('sha256');
  let sizeBytes = 0;
  for await (const piece of source) {
    sizeBytes += piece.length;
    if (sizeBytes > limitBytes) throw tooLarge(limitBytes);
    hash.update(piece);
    await writeAll(file.handle, piece);
  }
  return { ...about, sizeBytes, sha256: hash.digest('hex'), read: () => readAll(file.handle) };
}

/** Reads directly, because closing a half-read stream would close the handle. */
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
      // An error while closing an unlinked file has no consequence.
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
