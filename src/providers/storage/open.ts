// Opens the storage that the settings select, and checks that it works. The bucket client is loaded only if there is a bucket.
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import type { Logger } from 'pino';
import { ProviderError } from '../ports/errors.ts';
import { createFilesystemStorage } from './filesystem.ts';
import type { Storage } from './port.ts';
import type { S3Settings } from './s3/client.ts';

interface OpenStorage {
  storage: Storage;
  /** Location for the operator: a directory, or a bucket and its endpoint. */
  place: string;
  close(): Promise<void>;
}

interface StorageOptions {
  dataDir: string;
  s3: S3Settings | null;
}

export async function openStorage({ dataDir, s3 }: StorageOptions): Promise<OpenStorage> {
  if (s3 === null) {
    const place = join(dataDir, 'storage');
    return { storage: createFilesystemStorage(place), place, close: async () => undefined };
  }
  const [{ createS3Storage }, { describeBucket }] = await Promise.all([
    import('./s3/s3.ts'),
    import('./s3/failures.ts'),
  ]);
  const storage = createS3Storage(s3);
  return { storage, place: describeBucket(s3), close: () => storage.close() };
}

/**
 * Opens the storage of a service and checks it. An unreachable bucket and a full disk do not delay the start: recordings wait in
 * memory until it works again.
 * @throws Error with a sentence for the operator when the settings of the bucket are invalid, or the directory is not writable
 */
export async function openWorkingStorage(options: StorageOptions, log: Pick<Logger, 'warn'>): Promise<OpenStorage> {
  const opened = await openStorage(options);
  try {
    await checkStorage(opened.storage);
  } catch (error) {
    const isForbidden = options.s3 === null && !isTemporary(error);
    if (isForbidden || isMisconfigured(error)) {
      await opened.close();
      const next = isForbidden
        ? `. Give the user of the service the right to write to ${opened.place}, and check that its disk is mounted and not read-only`
        : '';
      throw new Error(`the storage cannot be used: ${(error as Error).message}${next}`, { cause: error });
    }
    log.warn({ err: error }, 'the storage does not work; recordings wait in memory until it does');
  }
  return opened;
}

/** Errors of a directory that may end without a change of its rights or its mount. */
const TEMPORARY: readonly unknown[] = ['ENOSPC', 'EDQUOT', 'EIO', 'ESTALE', 'ETIMEDOUT', 'EBUSY', 'EMFILE', 'ENFILE'];

function isTemporary(error: unknown): boolean {
  const { cause } = error as { cause?: { code?: unknown } };
  return TEMPORARY.includes(cause?.code);
}

/** Writes, lists, reads and deletes one small object, as the service will later. @throws ProviderError */
export async function checkStorage(storage: Storage): Promise<void> {
  const key = `probes/check-${randomBytes(8).toString('hex')}`;
  await storage.put(key, Buffer.from('ok'));
  try {
    const listed = await storage.list(key);
    const text = await readText(storage, key);
    if (listed.length !== 1 || text !== 'ok') {
      throw new ProviderError(storage.id, 'protocol', 'an object that was just written is missing');
    }
  } finally {
    await storage.delete([key]);
  }
}

/** Whether storage works for a new object. An earlier failure then concerns only the objects for which it occurred. */
export async function worksForOthers(storage: Storage): Promise<boolean> {
  try {
    await checkStorage(storage);
    return true;
  } catch (error) {
    if (error instanceof ProviderError) return false;
    throw error;
  }
}

async function readText(storage: Storage, key: string): Promise<string | null> {
  const stream = await storage.get(key);
  if (!stream) return null;
  const chunks: Uint8Array[] = [];
  for await (const chunk of stream) chunks.push(chunk);
  return Buffer.concat(chunks).toString();
}

/** Whether the settings are invalid, so that waiting does not help. */
export function isMisconfigured(error: unknown): boolean {
  return error instanceof ProviderError && ['auth', 'refused', 'protocol'].includes(error.kind);
}
