// The data directory holds recordings, documents, keys and the embedded database: nobody but the service's user may read it.
// Makes the directory where it is missing, and takes away the rights that older versions gave.
// Invariant: rights are taken from Parley's own files only. A directory that holds other things as well keeps its mode, so
// that DATA_DIR=/tmp does not lock the machine's other users out of /tmp.
import { chmod, mkdir, readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Logger } from 'pino';
import {
  cannotChangeRights,
  ifThere,
  makeTreePrivate,
  PRIVATE_DIRECTORY,
  PRIVATE_FILE,
} from '../database/embedded/private.ts';

/** Files that the service makes; `<name>.new` and lock drafts are theirs, too. */
const FILES = /^(secrets\.json|demo\.json|database\.lock)(\.|$)/;
const STORAGE = 'storage';
const DIRECTORIES = ['database', STORAGE];

/** Logs a warning where the rights cannot be changed: the directory belongs to another user, or its file system has no rights. */
export async function makeDataDirectoryPrivate(dataDir: string, log: Pick<Logger, 'warn'>): Promise<void> {
  await mkdir(dataDir, { recursive: true, mode: PRIVATE_DIRECTORY });
  try {
    await takeRights(dataDir);
  } catch (error) {
    if (!cannotChangeRights(error)) throw error;
    log.warn(
      { err: error },
      `other users of this machine may be able to read ${dataDir}: its rights cannot be changed`,
    );
  }
}

async function takeRights(dataDir: string): Promise<void> {
  const names = await readdir(dataDir);
  const own = names.filter((name) => FILES.test(name) || DIRECTORIES.includes(name));
  // At once out of reach, however long the rest takes.
  if (own.length === names.length) await chmod(dataDir, PRIVATE_DIRECTORY);
  for (const name of own.filter((file) => FILES.test(file))) await ifThere(chmod(join(dataDir, name), PRIVATE_FILE));
  // The database's own files are changed where it is opened. Storage may hold millions: once is enough.
  if (own.includes(STORAGE) && !(await isPrivate(join(dataDir, STORAGE))))
    await makeTreePrivate(join(dataDir, STORAGE));
}

async function isPrivate(path: string): Promise<boolean> {
  return ((await stat(path)).mode & 0o777) === PRIVATE_DIRECTORY;
}
