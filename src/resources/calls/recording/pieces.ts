// The recording of a call in storage. While the call runs, its pieces are stored separately; after its end they become one MP3
// object. They are encoded at that point. Invariants: only the process that has the lease of the call
// stores its pieces. The whole object is written before any piece is deleted, so a crash at any point loses nothing, and a retry
// gives the same result. Deliberately omitted: local paths, because S3 uses the same keys.
import { inTransaction } from '../../../database/transaction.ts';
import type { Uses } from '../../../runtime.ts';
import { mp3BytesOf } from '../../../voice/recording/companded.ts';
import { mp3Of } from '../../../voice/recording/mp3.ts';
import { RecordingRefused } from '../../../voice/recording/piece-writer.ts';
import { fitsStorage } from '../../storage/service.ts';
import type { LeaseFence } from '../rows/leases.ts';
import { recordPiece } from '../rows/recordings.ts';

export function wholeKey(callId: string): string {
  return `recordings/${callId}.mp3`;
}

export function monoKey(callId: string): string {
  return `recordings/${callId}.mono.mp3`;
}

/** File extension of a piece. Earlier versions also stored pieces that are MP3 already. */
const COMPANDED = '.au';

const STORAGE_FULL =
  'The storage of the workspace is full, so the recording ends here. Delete sources or campaigns, or ask the operator for more.';

/** @throws RecordingRefused when the call is over, another process has it, or the storage of the workspace is full */
export async function storePiece(
  runtime: Uses<'config' | 'db' | 'storage'>,
  fence: LeaseFence,
  piece: number,
  bytes: Uint8Array,
): Promise<void> {
  const { callId } = fence;
  const noted = await inTransaction(runtime.db, async (trx) => {
    // A workspace pays for the recording that it gets, not for the larger pieces that exist until the end of the call.
    const call = await recordPiece(trx, fence, piece, mp3BytesOf(bytes));
    if (call && !(await fitsStorage(trx, runtime, call.workspaceId))) throw new RecordingRefused(STORAGE_FULL);
    return call;
  });
  if (!noted) throw new RecordingRefused('The call was over, so no more of it was recorded.');
  await runtime.storage.put(folder(callId) + String(piece).padStart(6, '0') + COMPANDED, bytes);
}

export interface Assembled {
  /** Size of the assembled object. */
  bytes: number;
  /** Number of unreadable pieces that were left out. */
  skipped: number;
}

interface AssemblyOptions {
  /** Leaves out unreadable pieces. Otherwise one unreadable piece fails the assembly. */
  skipsUnreadable?: boolean;
  /** Does nothing when more than this, in bytes of companded pieces, must be encoded. */
  maxToEncode?: number;
  signal?: AbortSignal;
}

/**
 * Joins the pieces into one object and keeps the pieces.
 * @returns null when storage contains nothing of this recording, or more than `maxToEncode`
 */
export async function assembleRecording(
  { storage }: Uses<'storage'>,
  callId: string,
  { skipsUnreadable = false, maxToEncode = Infinity, signal }: AssemblyOptions = {},
): Promise<Assembled | null> {
  const before = await storage.size(wholeKey(callId));
  if (before !== null) return { bytes: before, skipped: 0 };
  const pieces = await storage.list(folder(callId));
  if (pieces.length === 0 || (await bytesToEncode(storage, pieces)) > maxToEncode) return null;
  let skipped = 0;
  const onUnreadable = skipsUnreadable ? () => void skipped++ : null;
  await storage.put(wholeKey(callId), mp3Of(readEach(storage, pieces, onUnreadable, signal)));
  const bytes = await storage.size(wholeKey(callId));
  if (bytes === null) throw new Error(`${wholeKey(callId)} was written and is not in storage`);
  return { bytes, skipped };
}

/**
 * Deletes pieces that are part of the assembled object or belong to no recording.
 * @returns number of deleted pieces
 */
export async function deletePieces({ storage }: Uses<'storage'>, callId: string): Promise<number> {
  const pieces = await storage.list(folder(callId));
  await storage.delete(pieces);
  return pieces.length;
}

/** Deletes the pieces, the assembled object and the mono version. Idempotent. */
export async function deleteRecording(
  { storage }: Uses<'storage'>,
  callId: string,
): Promise<{ objects: number; bytes: number }> {
  const keys = [...(await storage.list(folder(callId))), wholeKey(callId), monoKey(callId)];
  const sizes = await Promise.all(keys.map((key) => storage.size(key)));
  await storage.delete(keys);
  const found = sizes.filter((size) => size !== null);
  return { objects: found.length, bytes: found.reduce((sum, size) => sum + size, 0) };
}

/** Estimated from the first piece: all but the last have the same size. */
async function bytesToEncode(
  storage: Uses<'storage'>['storage'],
  [first, ...others]: readonly string[],
): Promise<number> {
  if (!first?.endsWith(COMPANDED)) return 0;
  return ((await storage.size(first)) ?? 0) * (1 + others.length);
}

/** Yields one item per piece. */
async function* readEach(
  storage: Uses<'storage'>['storage'],
  keys: readonly string[],
  onUnreadable: (() => void) | null,
  signal: AbortSignal | undefined,
): AsyncGenerator<Uint8Array> {
  for (const key of keys) {
    signal?.throwIfAborted();
    const piece = await wholePiece(storage, key).catch((error: unknown) => {
      if (!onUnreadable) throw error;
      onUnreadable();
      return null;
    });
    if (piece) yield piece;
  }
}

async function wholePiece(storage: Uses<'storage'>['storage'], key: string): Promise<Uint8Array> {
  const parts: Uint8Array[] = [];
  for await (const part of await contentOf({ storage }, key)) parts.push(part);
  return Buffer.concat(parts);
}

/** @throws Error when there is no such object */
export async function contentOf({ storage }: Uses<'storage'>, key: string): Promise<AsyncIterable<Uint8Array>> {
  const content = await storage.get(key);
  if (!content) throw new Error(`${key} is not in storage`);
  return content;
}

function folder(callId: string): string {
  return `recordings/${callId}/`;
}
