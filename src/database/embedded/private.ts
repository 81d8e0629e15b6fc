// Files that only the service's user may read: mode 0600, directories 0700. PGlite unpacks its template with modes of its own,
// which no umask changes, and older versions left files that others can read.
// Invariant: the directory at the top is changed last, so that one with mode 0700 tells that all in it was changed.
import { chmod, opendir } from 'node:fs/promises';
import { join } from 'node:path';

export const PRIVATE_DIRECTORY = 0o700;
export const PRIVATE_FILE = 0o600;

/** What lies in the directory, then the directory. What vanishes meanwhile (Postgres removes files) is passed over. */
export async function makeTreePrivate(directory: string): Promise<void> {
  for await (const entry of await opendir(directory)) {
    const path = join(directory, entry.name);
    if (entry.isDirectory()) await ifThere(makeTreePrivate(path));
    // A link's own mode means nothing, and what it leads to is somebody else's.
    else if (entry.isFile()) await ifThere(chmod(path, PRIVATE_FILE));
  }
  await chmod(directory, PRIVATE_DIRECTORY);
}

/** The work, unless its file is gone. @throws whatever else went wrong */
export async function ifThere(work: Promise<unknown>): Promise<void> {
  try {
    await work;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
}

/** The file system has no such rights, or the file is another user's: the mode stays as it is, and the operator must know. */
export function cannotChangeRights(error: unknown): boolean {
  return ['EPERM', 'EROFS', 'ENOTSUP'].includes((error as NodeJS.ErrnoException).code ?? '');
}
