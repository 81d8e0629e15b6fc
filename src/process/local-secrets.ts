// The secrets of an embedded deployment: generated at the first start and stored in the data directory, readable only by its
// owner. Load them only while the database lock of the directory is held, so that two processes never generate them at the same
// time.
import { randomBytes } from 'node:crypto';
import { mkdir, open, readFile, rename } from 'node:fs/promises';
import { join } from 'node:path';

export interface LocalSecrets {
  jwtSecret: string;
  encryptionKey: string;
  /** Key in the data directory; null if there is none. */
  keptEncryptionKey: string | null;
  /** Key of the data directory before the last rotation. */
  formerEncryptionKey: string | null;
}

interface Kept {
  jwtSecret: string;
  encryptionKey: string;
  formerEncryptionKey?: string;
}

interface GivenSecrets {
  jwtSecret: string | null;
  encryptionKey: string | null;
}

const FILE = 'secrets.json';

/** Reads secrets that are not set from `<dir>/secrets.json`, which is created if missing. */
export async function loadSecrets(dir: string, given: GivenSecrets): Promise<LocalSecrets> {
  const isComplete = given.jwtSecret !== null && given.encryptionKey !== null;
  const kept = (await readKept(dir)) ?? (isComplete ? null : await generateSecrets(dir));
  const jwtSecret = given.jwtSecret ?? kept?.jwtSecret;
  const encryptionKey = given.encryptionKey ?? kept?.encryptionKey;
  if (jwtSecret === undefined || encryptionKey === undefined) {
    throw new Error(`${join(dir, FILE)} lacks jwtSecret or encryptionKey: restore the file from a backup`);
  }
  return {
    jwtSecret,
    encryptionKey,
    keptEncryptionKey: kept?.encryptionKey ?? null,
    formerEncryptionKey: kept?.formerEncryptionKey ?? null,
  };
}

/** Returns the current encryption key without creating one: null before the first start of an embedded deployment. */
export async function findEncryptionKey(dir: string, given: GivenSecrets): Promise<string | null> {
  return given.encryptionKey ?? (await readKept(dir))?.encryptionKey ?? null;
}

/** Generates a new encryption key in `<dir>/secrets.json` and keeps the former one. Reseal everything before the next rotation. */
export async function replaceEncryptionKey(dir: string): Promise<void> {
  const kept = (await readKept(dir)) ?? (await generateSecrets(dir));
  await storeSecrets(dir, { ...kept, encryptionKey: newEncryptionKey(), formerEncryptionKey: kept.encryptionKey });
}

async function readKept(dir: string): Promise<Kept | null> {
  const path = join(dir, FILE);
  const text = await readPrivate(path);
  try {
    return text === null ? null : (JSON.parse(text) as Kept);
  } catch {
    // The parser's message quotes the text.
    throw new Error(`${path} is not valid JSON: restore the file from a backup`);
  }
}

async function generateSecrets(dir: string): Promise<Kept> {
  const made = { jwtSecret: randomBytes(48).toString('base64'), encryptionKey: newEncryptionKey() };
  await storeSecrets(dir, made);
  return made;
}

function newEncryptionKey(): string {
  return randomBytes(32).toString('base64');
}

async function storeSecrets(dir: string, secrets: Kept): Promise<void> {
  await writePrivate(join(dir, FILE), `${JSON.stringify(secrets, null, 2)}\n`);
}

/** Returns the text of a file; null if it does not exist. */
export async function readPrivate(path: string): Promise<string | null> {
  try {
    return await readFile(path, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

/** Writes atomically, mode 0600: a crash leaves either the old or the new file. */
export async function writePrivate(path: string, text: string): Promise<void> {
  await mkdir(join(path, '..'), { recursive: true, mode: 0o700 });
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
