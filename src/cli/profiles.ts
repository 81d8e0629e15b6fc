// Stored logins: `parley/credentials.json` in the user's configuration folder (XDG Base Directory), readable only by the user.
// Invariant: the file is replaced as a whole by a rename, so that a crash leaves either the old or the new one.
import { randomUUID } from 'node:crypto';
import { chmod, mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';
import { CliFailure, EXIT } from './failures.ts';
import type { Terminal } from './terminal.ts';

const PRIVATE_FILE = 0o600;
const PRIVATE_FOLDER = 0o700;
const OTHERS = 0o077;

export interface StoredSession {
  email: string;
  access_token: string;
  refresh_token: string;
  /** Expiry of the access token, in milliseconds of this machine's clock. */
  expires_at: number;
}

export interface Profile {
  url: string;
  key?: string;
  session?: StoredSession;
  /** Selected workspace, for users with several. */
  workspace_id?: string;
}

interface Profiles {
  /** Profile to use when none is named. */
  current: string | null;
  profiles: Record<string, Profile>;
}

export function profilesFile(env: Terminal['env']): string {
  const home = env['HOME'] || homedir();
  return join(env['XDG_CONFIG_HOME'] || join(home, '.config'), 'parley', 'credentials.json');
}

/** @throws CliFailure when the file exists but cannot be read */
export async function readProfiles(env: Terminal['env']): Promise<Profiles> {
  const file = profilesFile(env);
  let text: string;
  try {
    text = await readFile(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return { current: null, profiles: {} };
    throw error;
  }
  const { mode } = await stat(file);
  if (process.platform !== 'win32' && (mode & OTHERS) !== 0) await chmod(file, PRIVATE_FILE);
  try {
    const { current = null, profiles } = JSON.parse(text) as Partial<Profiles>;
    if (typeof profiles === 'object') return { current, profiles };
  } catch {
    // Text that is not JSON is handled like JSON of an unknown format.
  }
  throw new CliFailure(`${file} does not contain logins`, EXIT.credentials, 'Delete it, then: parley login');
}

export async function writeProfiles(env: Terminal['env'], profiles: Profiles): Promise<void> {
  const file = profilesFile(env);
  await mkdir(dirname(file), { recursive: true, mode: PRIVATE_FOLDER });
  const fresh = `${file}.${randomUUID()}`;
  try {
    await writeFile(fresh, `${JSON.stringify(profiles, null, 2)}\n`, { mode: PRIVATE_FILE, flush: true });
    await rename(fresh, file);
  } finally {
    await rm(fresh, { force: true });
  }
}

/** Changes one profile and keeps the current state of the others. */
export async function changeProfile(
  env: Terminal['env'],
  name: string,
  change: (before: Profile | undefined) => Profile | null,
  { makeCurrent = false } = {},
): Promise<void> {
  const { current, profiles } = await readProfiles(env);
  const changed = change(profiles[name]);
  const { [name]: _before, ...others } = profiles;
  await writeProfiles(env, {
    current: changed === null && current === name ? (Object.keys(others)[0] ?? null) : makeCurrent ? name : current,
    profiles: changed === null ? others : { ...others, [name]: changed },
  });
}
