// Keys of an embedded deployment: made at the first start and kept in the data directory, readable by its owner only.
// Called by app.ts after the database holds the directory's lock, so that two processes never make them at once.
import { randomBytes } from 'node:crypto';
import { mkdir, open, readFile, rename } from 'node:fs/promises';
import { join } from 'node:path';

export interface LocalSecrets {
  jwtSecret: string;
  encryptionKey: string;
}

const FILE = 'secrets.json';

/** What the settings leave open is read from `<dir>/secrets.json`, which is written when it is missing. */
export async function loadSecrets(dir: string, given: Partial<LocalSecrets>): Promise<LocalSecrets> {
  if (given.jwtSecret && given.encryptionKey) {
    return { jwtSecret: given.jwtSecret, encryptionKey: given.encryptionKey };
  }
  const kept = (await readKept(dir)) ?? (await makeSecrets(dir));
  return { jwtSecret: given.jwtSecret ?? kept.jwtSecret, encryptionKey: given.encryptionKey ?? kept.encryptionKey };
}

async function readKept(dir: string): Promise<LocalSecrets | null> {
  const text = await readPrivate(join(dir, FILE));
  return text === null ? null : (JSON.parse(text) as LocalSecrets);
}

async function makeSecrets(dir: string): Promise<LocalSecrets> {
  const made = {
    jwtSecret: randomBytes(48).toString('base64'),
    encryptionKey: randomBytes(32).toString('base64'),
  };
  await writePrivate(join(dir, FILE), `${JSON.stringify(made, null, 2)}\n`);
  return made;
}

/** The text of a file, or null when there is none. */
export async function readPrivate(path: string): Promise<string | null> {
  try {
    return await readFile(path, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

/** Writes whole or not at all, mode 0600: a crash leaves the old file or the new one. */
export async function writePrivate(path: string, text: string): Promise<void> {
  await mkdir(join(path, '..'), { recursive: true });
  const temporary = `${path}.new`;
  const file = await open(temporary, 'w', 0o600);
  try {
    await file.writeFile(text);
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(temporary, path);
}
