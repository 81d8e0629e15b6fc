// Makes the data directory private: it contains recordings, documents, keys and the embedded database. Creates the directory if
// it is missing, and removes the permissions that older versions set. Invariant: only Parley's own files are changed. A directory
// that also contains other files keeps its mode, so that DATA_DIR=/tmp does not lock the machine's other users out of /tmp.
import { chmod, mkdir, readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Logger } from 'pino';
import {
  cannotChangeRights,
  ignoreMissing,
  makeTreePrivate,
  PRIVATE_DIRECTORY,
  PRIVATE_FILE,
} from '../database/embedded/private.ts';

/** Files of the service, including `<name>.new` and lock drafts. */
const FILES = /^(secrets\.json|demo\.json|database\.lock)(\.|$)/;
const STORAGE = 'storage';
const DIRECTORIES = ['database', STORAGE];

/** Logs a warning if the modes cannot be changed: another user owns the directory, or its file system has no modes. */
export async function makeDataDirectoryPrivate(dataDir: string, log: Pick<Logger, 'warn'>): Promise<void> {
  await mkdir(dataDir, { recursive: true, mode: PRIVATE_DIRECTORY });
  try {
    await removePermissions(dataDir);
  } catch (error) {
    if (!cannotChangeRights(error)) throw error;
    log.warn(
      { err: error },
      `other users of this machine may be able to read ${dataDir}: its permissions cannot be changed`,
    );
  }
}

async function removePermissions(dataDir: string): Promise<void> {
  const names = await readdir(dataDir);
  const own = names.filter((name) => FILES.test(name) || DIRECTORIES.includes(name));
  // Done first, so that everything is protected however long the rest takes.
  if (own.length === names.length) await chmod(dataDir, PRIVATE_DIRECTORY);
  for (const name of own.filter((file) => FILES.test(file)))
    await ignoreMissing(chmod(join(dataDir, name), PRIVATE_FILE));
  // The database's files are changed when it is opened. Storage may contain millions of files, so it is changed only once.
  if (own.includes(STORAGE) && !(await isPrivate(join(dataDir, STORAGE))))
    await makeTreePrivate(join(dataDir, STORAGE));
}

async function isPrivate(path: string): Promise<boolean> {
  return ((await stat(path)).mode & 0o777) === PRIVATE_DIRECTORY;
}
