// Makes files accessible only to the service's user: mode 0600, directories 0700. PGlite unpacks its template with its own modes,
// which no umask changes, and older versions left files that others can read. Invariant: the top directory is changed last, so
// its mode 0700 means that everything in it was changed.
import { chmod, opendir } from 'node:fs/promises';
import { join } from 'node:path';

export const PRIVATE_DIRECTORY = 0o700;
export const PRIVATE_FILE = 0o600;

/** Changes the contents, then the directory. Files that vanish meanwhile (Postgres removes files) are skipped. */
export async function makeTreePrivate(directory: string): Promise<void> {
  for await (const entry of await opendir(directory)) {
    const path = join(directory, entry.name);
    if (entry.isDirectory()) await ignoreMissing(makeTreePrivate(path));
    // A link's own mode has no effect, and its target may belong to someone else.
    else if (entry.isFile()) await ignoreMissing(chmod(path, PRIVATE_FILE));
  }
  await chmod(directory, PRIVATE_DIRECTORY);
}

/** Runs the work and ignores ENOENT. @throws any other error */
export async function ignoreMissing(work: Promise<unknown>): Promise<void> {
  try {
    await work;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
}

/**
 * Whether the file system has no such modes, or the file belongs to another user. The mode remains, and the operator must be
 * warned.
 */
export function cannotChangeRights(error: unknown): boolean {
  return ['EPERM', 'EROFS', 'ENOTSUP'].includes((error as NodeJS.ErrnoException).code ?? '');
}
