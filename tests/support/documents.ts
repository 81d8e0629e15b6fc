// The Markdown documents of the repository: those at its root, docs and examples.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';

export const ROOT = join(import.meta.dirname, '..', '..');

const FOLDERS = ['docs', 'examples', '.github'];

/** Paths from the root, sorted. */
export function documents(): string[] {
  const inFolders = FOLDERS.flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' }).map((name) => `${folder}/${name}`),
  );
  return [...readdirSync(ROOT), ...inFolders].filter((path) => path.endsWith('.md')).toSorted();
}
