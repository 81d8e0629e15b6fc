// Selects the service and the credentials of a command. Precedence: the options --url and --key, PARLEY_URL and PARLEY_API_KEY,
// the profile that `parley login` stored, the demo workspace of the service that was last started on this machine. Invariant: a
// stored key or session is sent only to the URL with which it was stored, unless the user gives another URL together with a key.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Parley, ParleyOptions } from '../../generated/clients/typescript/src/index.ts';
import { CliFailure, EXIT, isApiError } from './failures.ts';
import { changeProfile, readProfiles, type Profile, type StoredSession } from './profiles.ts';
import { homeOf } from './service-process.ts';
import type { GlobalOptions } from './session.ts';
import { printable, type Terminal } from './terminal.ts';

const LOCAL_URL = 'http://127.0.0.1:3000';
/** A session is renewed this long before its access token ends. */
const EARLY_MS = 30_000;
/** Time after which a person wonders whether anything happens. Most responses take milliseconds, a reply of an agent some seconds. */
const SLOW_MS = 5_000;

export interface Connection {
  parley: Parley;
  url: string;
  /** Source of the URL and the credentials, for display: `profile default`. */
  source: string;
  /** Data directory of the service on this machine; null when it is not known to run here. */
  dataDir: string | null;
  /** The agent of the demo workspace; null elsewhere. */
  demoAgentId: string | null;
  /** Returns the key, or the access token of the session, which is renewed when it expires. */
  credential(): Promise<string>;
  workspaceId: string | undefined;
}

interface Target {
  url: string;
  credentials: Pick<ParleyOptions, 'apiKey'>;
  source: string;
  workspaceId: string | undefined;
  dataDir: string | null;
  demoAgentId: string | null;
}

export async function openConnection(terminal: Terminal, options: GlobalOptions): Promise<Connection> {
  const target = await findTarget(terminal, options);
  const parley = await clientFor(terminal, target.url, { ...target.credentials, workspaceId: target.workspaceId });
  const { url, source, dataDir, demoAgentId, workspaceId, credentials } = target;
  const { apiKey = '' } = credentials;
  const credential = async (): Promise<string> => (typeof apiKey === 'string' ? apiKey : await apiKey());
  return { parley, url, source, dataDir, demoAgentId, credential, workspaceId };
}

/** Creates a client that uses only the given values and does not read the environment of this process. */
export async function clientFor(
  { stderr }: Terminal,
  url: string,
  options: { [Name in keyof ParleyOptions]?: ParleyOptions[Name] | undefined },
): Promise<Parley> {
  const { Parley: Client } = await import('../../generated/clients/typescript/src/index.ts');
  const given = Object.entries(options).filter(([, value]) => value !== undefined);
  const fetch = fetchWithNote(url, (line) => stderr.write(`${printable(line)}\n`));
  return new Client({ apiKey: '', fetch, ...(Object.fromEntries(given) as ParleyOptions), baseUrl: url });
}

async function findTarget(terminal: Terminal, options: GlobalOptions): Promise<Target> {
  const { env } = terminal;
  const url = addressGiven(terminal, options);
  const key = options.key ?? env['PARLEY_API_KEY'];
  const workspaceId = options.workspace ?? env['PARLEY_WORKSPACE'];
  const unknown = { dataDir: null, demoAgentId: null };
  const named = options.profile ?? env['PARLEY_PROFILE'];
  if (key && named === undefined) {
    const source = options.key === undefined ? 'PARLEY_API_KEY' : '--key';
    const profile = url === undefined ? await storedProfile(terminal, undefined) : null;
    const demo = url === undefined && profile === null ? await readDemo(terminal) : null;
    const address = url ?? profile?.stored.url ?? demo?.url ?? LOCAL_URL;
    return { url: address, credentials: { apiKey: key }, source, workspaceId, ...unknown };
  }
  const profile = await storedProfile(terminal, named);
  if (profile !== null && (url === undefined || url === profile.stored.url)) {
    const { name, stored } = profile;
    const credentials = credentialsOf(terminal, name, stored);
    const source = `profile ${name}`;
    return { url: stored.url, credentials, source, workspaceId: workspaceId ?? stored.workspace_id, ...unknown };
  }
  const demo = await readDemo(terminal);
  if (demo !== null && (url === undefined || url === demo.url)) {
    const { url: address, key: apiKey, agentId, dataDir } = demo;
    const source = `demo workspace in ${dataDir}`;
    return { url: address, credentials: { apiKey }, source, workspaceId, dataDir, demoAgentId: agentId };
  }
  const what = url === undefined ? 'no service is known' : `there are no credentials for ${url}`;
  throw new CliFailure(
    what,
    EXIT.credentials,
    `parley login --url ${url ?? 'https://…'}, or PARLEY_API_KEY, or start one here with: parley up`,
  );
}

/** Returns the address of the command line or of the environment, where an empty variable counts as absent. */
export function addressGiven({ env }: Terminal, options: GlobalOptions): string | undefined {
  const given = options.url ?? (env['PARLEY_URL'] || env['PARLEY_BASE_URL'] || undefined);
  return given === undefined ? undefined : serviceUrl(given);
}

/**
 * Removes what is often copied with the address of a service: slashes at the end, and the version of the API.
 * @throws CliFailure unless it is an address of http or https; URL reads `localhost:3000` as one with the scheme `localhost`
 */
export function serviceUrl(given: string): string {
  if (!URL.canParse(given) || !/^https?:/i.test(given)) {
    const fix = `An address begins with http:// or https://, such as ${LOCAL_URL}`;
    throw new CliFailure(`"${given}" is not an address`, EXIT.usage, fix);
  }
  return given.replace(/\/+$/, '').replace(/\/v1$/, '');
}

/** Returns a fetch that prints one line for all requests of a client if a response begins later than SLOW_MS. */
function fetchWithNote(url: string, note: (line: string) => void): typeof fetch {
  let isNoted = false;
  return async (...request) => {
    const timer = setTimeout(() => {
      if (!isNoted) note(`Waiting for ${url}, which has not answered yet. Ctrl-C ends.`);
      isNoted = true;
    }, SLOW_MS);
    try {
      return await fetch(...request);
    } finally {
      clearTimeout(timer);
    }
  };
}

/** The service that was last started on this machine, else the address that one has without settings. */
export async function localUrl(terminal: Terminal): Promise<string> {
  return (await readDemo(terminal))?.url ?? LOCAL_URL;
}

/** @throws CliFailure when the named profile is not stored */
async function storedProfile(
  { env }: Terminal,
  named: string | undefined,
): Promise<{ name: string; stored: Profile } | null> {
  const { current, profiles } = await readProfiles(env);
  const name = named ?? current;
  const stored = name === null ? undefined : profiles[name];
  if (name !== null && stored) return { name, stored };
  if (named === undefined) return null;
  const names = Object.keys(profiles).join(', ') || 'none';
  throw new CliFailure(
    `there is no profile "${named}"; stored: ${names}`,
    EXIT.usage,
    `parley login --profile ${named}`,
  );
}

function credentialsOf(terminal: Terminal, name: string, stored: Profile): Target['credentials'] {
  if (stored.key !== undefined) return { apiKey: stored.key };
  if (stored.session) return { apiKey: () => currentToken(terminal, name, stored) };
  throw new CliFailure(`the profile ${name} has no credentials`, EXIT.credentials, `parley login --profile ${name}`);
}

const pending = new Map<string, Promise<string>>();

/**
 * Returns the access token of a stored session, renewed when it expires. Other processes renew the same session, so the file is
 * read each time.
 */
function currentToken(terminal: Terminal, name: string, opened: Profile): Promise<string> {
  const work = pending.get(name) ?? renewed(terminal, name, opened).finally(() => pending.delete(name));
  pending.set(name, work);
  return work;
}

async function renewed(terminal: Terminal, name: string, opened: Profile): Promise<string> {
  const { env } = terminal;
  const { profiles } = await readProfiles(env);
  const session = profiles[name]?.url === opened.url ? (profiles[name]?.session ?? opened.session!) : opened.session!;
  if (Date.now() < session.expires_at - EARLY_MS) return session.access_token;
  const parley = await clientFor(terminal, opened.url, {});
  try {
    // The refresh token is not rotated, so that processes that renew at the same time do not end each other's session.
    const fresh = await parley.auth.refreshSession({ refresh_token: session.refresh_token, rotate: false });
    const after = storedSession(session.email, fresh);
    await changeProfile(env, name, (before) => ({ ...opened, ...before, session: after }));
    return after.access_token;
  } catch (error) {
    if (!isApiError(error) || error.status !== 401) throw error;
    throw new CliFailure(
      `the session of ${session.email} has ended`,
      EXIT.credentials,
      `parley login --profile ${name} --email ${session.email}`,
    );
  }
}

export function storedSession(
  email: string,
  tokens: { access_token: string; refresh_token: string; expires_in: number },
): StoredSession {
  const { access_token, refresh_token, expires_in } = tokens;
  return { email, access_token, refresh_token, expires_at: Date.now() + expires_in * 1000 };
}

interface DemoWorkspace {
  url: string;
  key: string;
  agentId: string | null;
  dataDir: string;
}

/** Reads the workspace that a service without settings creates at its first start; null if none has started here. */
async function readDemo(terminal: Terminal): Promise<DemoWorkspace | null> {
  const { env } = terminal;
  const dataDir = env['DATA_DIR'] || join(homeOf(terminal), 'data');
  const file = join(dataDir, 'demo.json');
  let text: string;
  try {
    text = await readFile(file, 'utf8');
  } catch (error) {
    if (['ENOENT', 'EACCES', 'ENOTDIR'].includes((error as NodeJS.ErrnoException).code ?? '')) return null;
    throw error;
  }
  try {
    const { url, api_key: key, agent_id: agentId = null } = JSON.parse(text) as Record<string, string | undefined>;
    if (!key) return null;
    return { url: env['PORT'] ? `http://127.0.0.1:${env['PORT']}` : (url ?? LOCAL_URL), key, agentId, dataDir };
  } catch (error) {
    const { message } = error as Error;
    throw new CliFailure(`${file} cannot be read (${message})`, EXIT.failed, 'Delete it and start Parley again.');
  }
}
