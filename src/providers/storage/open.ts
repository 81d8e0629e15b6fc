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
  const [{ createS3Storage }, { placeOf }] = await Promise.all([import('./s3/s3.ts'), import('./s3/failures.ts')]);
  const storage = createS3Storage(s3);
  return { storage, place: placeOf(s3), close: () => storage.close() };
}

/**
 * Opens the storage of a service and checks a bucket. An unreachable bucket does not delay the start: recordings wait in memory
 * until it is back.
 * @throws Error with a sentence for the operator when the settings of the bucket are invalid
 */
export async function openWorkingStorage(options: StorageOptions, log: Pick<Logger, 'warn'>): Promise<OpenStorage> {
  const opened = await openStorage(options);
  if (options.s3 === null) return opened;
  try {
    await checkStorage(opened.storage);
  } catch (error) {
    if (isMisconfigured(error)) {
      await opened.close();
      throw new Error(`the storage cannot be used: ${(error as Error).message}`, { cause: error });
    }
    log.warn({ err: error }, 'the storage does not answer; recordings wait in memory until it does');
  }
  return opened;
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
