// Objects as files in one directory tree: the default storage for recordings, exports and sources.
// Invariant: a key is either absent or has a complete object, even after a crash or a full disk: bytes are written to a temporary
// file, synced, and then renamed. No key reaches outside the root. A folder that loses its last object is removed.
// Deliberately omitted: locks. The last write of a key wins; callers write a key again only with the content that should remain.
import { randomBytes } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, open, readdir, rename, rm, rmdir, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { systemClock, type Clock } from '../../core/clock.ts';
import { ProviderError } from '../ports/errors.ts';
import { requireKey, requirePrefix, requireRange } from './keys.ts';
import type { Content, Storage, StoredObject } from './port.ts';

const ID = 'filesystem';
/** Folder for unfinished writes, inside the root so that the rename stays within one file system. */
const UNFINISHED = '.unfinished';
/** Only this user may read recordings and documents. */
const DIRECTORY_MODE = 0o700;
const FILE_MODE = 0o600;
const READ_CHUNK_BYTES = 64 * 1024;
const PAGE_OBJECTS = 1_000;
/** No write takes this long, so older files were left by a process that died. */
const UNFINISHED_MS = 86_400_000;
const SWEEP_MS = 86_400_000;
/** A deletion in the same folder may remove the folder before the write uses it. Each further attempt needs another deletion. */
const FOLDER_ATTEMPTS = 100;

/** Every operation fails with ProviderError: `refused` for an invalid key, `unavailable` for an error of the disk. */
export function createFilesystemStorage(root: string, clock: Pick<Clock, 'monotonic'> = systemClock): Storage {
  const pathOf = (key: string) => join(root, requireKey(ID, key));
  let swept: { at: number; done: Promise<void> } | null = null;
  const sweepDaily = (): Promise<void> => {
    if (swept && clock.monotonic() - swept.at < SWEEP_MS) return swept.done;
    const done = sweep(join(root, UNFINISHED)).catch((error: unknown) => {
      swept = null;
      return unavailable(error);
    });
    swept = { at: clock.monotonic(), done };
    return done;
  };
  return {
    id: ID,
    async put(key, content) {
      const path = pathOf(key);
      await sweepDaily();
      let failed: { error: unknown } | null = null;
      const noting = (error: unknown) => void (failed = { error });
      await writeWhole(root, path, content instanceof Uint8Array ? content : watched(content, noting)).catch((error) =>
        failed ? Promise.reject(failed.error) : unavailable(error),
      );
    },
    async get(key, range) {
      const path = pathOf(key);
      const size = await sizeOf(path);
      if (size === null) return null;
      requireRange(ID, range);
      return createReadStream(path, { ...range, highWaterMark: READ_CHUNK_BYTES });
    },
    size: async (key) => sizeOf(pathOf(key)),
    list: (prefix) => listKeys(root, prefix).catch(unavailable),
    pages: (prefix) => pagesOf(root, prefix),
    async delete(keys) {
      const paths = keys.map(pathOf);
      await Promise.all(paths.map((path) => rm(path, { force: true }))).catch(unavailable);
      const folders = new Set(keys.map((key) => dirname(key)));
      await Promise.all([...folders].map((folder) => removeEmpty(root, folder))).catch(unavailable);
    },
  };
}

/** Distinguishes a failure of the content from a failure of the disk. */
async function* watched(
  content: AsyncIterable<Uint8Array>,
  onFailed: (error: unknown) => void,
): AsyncGenerator<Uint8Array> {
  try {
    yield* content;
  } catch (error) {
    onFailed(error);
    throw error;
  }
}

async function writeWhole(root: string, path: string, content: Content): Promise<void> {
  const unfinished = join(root, UNFINISHED, randomBytes(12).toString('hex'));
  try {
    await writeDurably(unfinished, content);
    await withFolder(path, () => rename(unfinished, path));
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
  // A missing folder lost its objects, and with them this one, to a deletion.
  await syncDirectory(dirname(path)).catch((error: unknown) => (isMissing(error) ? undefined : Promise.reject(error)));
}

/** Creates the folder of the path only if it is missing. It nearly always exists, and checking takes as long as opening a file. */
async function withFolder<T>(path: string, act: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await act();
    } catch (error) {
      if (!isMissing(error) || attempt === FOLDER_ATTEMPTS) throw error;
      await mkdir(dirname(path), { recursive: true, mode: DIRECTORY_MODE });
    }
  }
}

/**
 * Removes a folder below the first level, and those that contain it, if they are empty: a call would otherwise leave one behind.
 * A write that finds its folder missing creates it.
 */
async function removeEmpty(root: string, folder: string): Promise<void> {
  for (let each = folder; each.includes('/'); each = dirname(each)) {
    try {
      await rmdir(join(root, each));
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      if (isMissing(error) || code === 'ENOTEMPTY' || code === 'EEXIST') return;
      throw error;
    }
  }
}

/** Runs before the first write of a process, and daily. */
async function sweep(folder: string): Promise<void> {
  const names = await readdir(folder).catch((error: unknown) => (isMissing(error) ? [] : Promise.reject(error)));
  for (const path of names.map((name) => join(folder, name))) {
    // Another process may be sweeping at the same time.
    const left = await stat(path).catch((error: unknown) => (isMissing(error) ? null : Promise.reject(error)));
    if (left && Date.now() - left.mtimeMs > UNFINISHED_MS) await rm(path, { force: true });
  }
}

async function writeDurably(path: string, content: Content): Promise<void> {
  const file = await withFolder(path, () => open(path, 'wx', FILE_MODE));
  try {
    await file.writeFile(content);
    await file.sync();
  } finally {
    await file.close();
  }
}

// Without this sync a power failure may undo the rename.
async function syncDirectory(path: string): Promise<void> {
  const directory = await open(path, 'r');
  try {
    await directory.sync();
  } finally {
    await directory.close();
  }
}

async function sizeOf(path: string): Promise<number | null> {
  try {
    const found = await stat(path);
    return found.isFile() ? found.size : null;
  } catch (error) {
    return isMissing(error) ? null : unavailable(error);
  }
}

// Walks only the folder of the prefix, then filters, because a prefix may end in the middle of a name.
async function listKeys(root: string, prefix: string): Promise<string[]> {
  const keys: string[] = [];
  for await (const key of walk(root, requirePrefix(ID, prefix))) if (key.startsWith(prefix)) keys.push(key);
  return keys;
}

async function* pagesOf(root: string, prefix: string): AsyncGenerator<StoredObject[]> {
  let page: StoredObject[] = [];
  try {
    for await (const key of walk(root, requirePrefix(ID, prefix))) {
      const bytes = key.startsWith(prefix) ? await sizeOf(join(root, key)) : null;
      // Deleted meanwhile.
      if (bytes === null) continue;
      page.push({ key, bytes });
      if (page.length < PAGE_OBJECTS) continue;
      yield page;
      page = [];
    }
  } catch (error) {
    if (error instanceof ProviderError) throw error;
    await unavailable(error);
  }
  if (page.length > 0) yield page;
}

/** Yields the keys in a folder, ascending: keys are ASCII, and a folder sorts by its name including the slash. */
async function* walk(root: string, folder: string): AsyncGenerator<string> {
  let entries;
  try {
    entries = await readdir(join(root, folder), { withFileTypes: true });
  } catch (error) {
    if (isMissing(error)) return;
    throw error;
  }
  const names = entries.flatMap((entry) => {
    if (entry.isFile()) return [entry.name];
    return entry.isDirectory() && entry.name !== UNFINISHED ? [`${entry.name}/`] : [];
  });
  for (const name of names.sort()) {
    if (name.endsWith('/')) yield* walk(root, `${folder}${name}`);
    else yield folder + name;
  }
}

function isMissing(error: unknown): boolean {
  const { code } = error as NodeJS.ErrnoException;
  return code === 'ENOENT' || code === 'ENOTDIR';
}

function unavailable(error: unknown): never {
  if (error instanceof ProviderError) throw error;
  throw new ProviderError(ID, 'unavailable', (error as Error).message, { cause: error });
}
