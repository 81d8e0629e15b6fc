// `parley login`, `logout`, `whoami`: stores credentials as a profile after the service has accepted them.
import type { Command } from 'commander';
import type {
  Parley,
  Principal,
  Problem,
  Session as AuthSession,
} from '../../../generated/clients/typescript/src/index.ts';
import { addCommand } from '../command.ts';
import { clientFor, localUrl, serviceUrl, storedSession } from '../connection.ts';
import { isApiError, usage } from '../failures.ts';
import { changeProfile, profilesFile, readProfiles, type Profile } from '../profiles.ts';
import { ask, askHidden, readAll } from '../prompt.ts';
import type { CliSession } from '../session.ts';

const DEFAULT_PROFILE = 'default';
const LEFT = 'nothing was stored';

interface LoginOptions {
  email?: string;
  passwordStdin?: boolean;
  keyStdin?: boolean;
}

export function addLogin(program: Command, session: CliSession): void {
  addCommand(program, 'login', {
    summary: 'store a URL and a key, or log in with an email address',
    about:
      'The credentials are checked, and stored where only you can read them, as the profile "default" or the one of --profile. A session of --email is renewed automatically.',
    examples: [
      'parley login --url https://voice.example.com',
      'parley login --url https://voice.example.com --email ada@example.com',
      'parley login --profile staging --url https://staging.example.com --key-stdin < key.txt',
    ],
  })
    .option('--email <address>', 'log in as a user instead of with a key')
    .option('--password-stdin', 'read the password from standard input')
    .option('--key-stdin', 'read the key from standard input')
    .action((options: LoginOptions) => login(session, options));
  addCommand(program, 'logout', {
    summary: 'forget a stored login, and end its session',
    examples: ['parley logout', 'parley logout --profile staging'],
  }).action(() => logout(session));
  addCommand(program, 'whoami', {
    summary: 'print the service, workspace and scope of the credentials',
    examples: ['parley whoami', 'parley whoami --profile staging --json'],
  }).action(() => whoAmI(session));
}

async function login(session: CliSession, options: LoginOptions): Promise<void> {
  const { env } = session.terminal;
  const name = session.options.profile ?? env['PARLEY_PROFILE'] ?? DEFAULT_PROFILE;
  const before = (await readProfiles(env)).profiles[name];
  const given = session.options.url ?? (env['PARLEY_URL'] || before?.url);
  const url = given === undefined ? await localUrl(session.terminal) : serviceUrl(given);
  const credentials = options.email ? await passwordLogin(session, url, options) : await keyLogin(session, options);
  const apiKey = credentials.key ?? credentials.session!.access_token;
  const workspaceId = session.options.workspace;
  const principal = await (await clientFor(session.terminal, url, { apiKey, workspaceId })).auth.getCurrentPrincipal();
  const profile: Profile = { url, ...credentials, ...(workspaceId === undefined ? {} : { workspace_id: workspaceId }) };
  await changeProfile(env, name, () => profile, { makeCurrent: true });
  session.print.say(`Logged in to ${url} as ${nameOf(principal)} (profile ${name}).`);
  session.print.note(`Stored in ${profilesFile(env)}, which only you can read.`);
  session.print.emit({ profile: name, url, ...summaryOf(principal) });
}

async function keyLogin(session: CliSession, { keyStdin }: LoginOptions): Promise<Pick<Profile, 'key' | 'session'>> {
  const { terminal } = session;
  const given = session.options.key;
  if (given) return { key: given };
  if (keyStdin) {
    const key = (await readAll(terminal.stdin)).trim();
    if (key) return { key };
    throw usage('standard input has no key');
  }
  if (!terminal.stdin.isTTY) {
    throw usage('a key cannot be requested without a terminal', 'Give --key-stdin, or --email with --password-stdin.');
  }
  const key = (await askHidden(terminal, 'API key: ', LEFT)).trim();
  if (key) return { key };
  throw usage('a key is needed', 'Create one in the workspace, or give --email to log in with a password.');
}

async function passwordLogin(
  session: CliSession,
  url: string,
  options: LoginOptions,
): Promise<Pick<Profile, 'key' | 'session'>> {
  const { terminal } = session;
  const email = options.email!;
  if (!options.passwordStdin && !terminal.stdin.isTTY) {
    throw usage('the password cannot be requested without a terminal', 'Give --password-stdin.');
  }
  const password = options.passwordStdin
    ? await readAll(terminal.stdin)
    : await askHidden(terminal, `Password of ${email}: `, LEFT);
  const parley = await clientFor(terminal, url, {});
  const tokens = await parley.auth.login({ email, password }).catch((error: unknown) => {
    if (isApiError(error) && error.is('second_factor_required')) return secondStep(session, parley, error.problem);
    throw error;
  });
  return { session: storedSession(email, tokens) };
}

/** Asks for the code of the second factor. */
async function secondStep({ terminal }: CliSession, parley: Parley, problem: Problem | null): Promise<AuthSession> {
  const loginToken = problem?.login_token;
  if (!loginToken || !terminal.stdin.isTTY) {
    throw usage('this user has a second factor, whose code must be typed', 'Log in on a terminal, or use a key.');
  }
  const code = (await ask(terminal, 'Code of your authenticator, or a recovery code: ', LEFT)).trim();
  return parley.auth.finishLogin({ login_token: loginToken, code });
}

async function logout(session: CliSession): Promise<void> {
  const { env } = session.terminal;
  const { current, profiles } = await readProfiles(env);
  const name = session.options.profile ?? env['PARLEY_PROFILE'] ?? current;
  const stored = name === null ? undefined : profiles[name];
  if (name === null || !stored) throw usage(name === null ? 'nothing is stored' : `there is no profile "${name}"`);
  if (stored.session) {
    const parley = await clientFor(session.terminal, stored.url, {
      apiKey: stored.session.access_token,
      maxRetries: 0,
    });
    // An expired session or an unreachable service must not prevent the deletion of the file.
    await parley.auth.logout().catch((error: Error) => {
      session.print.note(`The session could not be ended on the service: ${error.message}`);
    });
  }
  await changeProfile(env, name, () => null);
  session.print.say(`The profile ${name} is forgotten.`);
  session.print.emit({ profile: name, url: stored.url });
}

async function whoAmI(session: CliSession): Promise<void> {
  const { parley, url, source } = await session.connect();
  const principal = await parley.auth.getCurrentPrincipal();
  session.print.say(`${url}: ${nameOf(principal)} (${source})`);
  session.print.emit({ url, source, ...summaryOf(principal) });
}

function nameOf({ user, api_key: key, workspace, scope }: Principal): string {
  const who = user ? user.email : `the key ${key?.name ?? ''}`;
  return `${who}, workspace ${workspace.name} (${workspace.id}), scope ${scope}`;
}

function summaryOf({ kind, user, api_key: key, workspace, role, scope }: Principal): object {
  const named = user ? { email: user.email } : { key: key?.name, prefix: key?.prefix };
  return { kind, ...named, workspace_id: workspace.id, workspace_name: workspace.name, role, scope };
}
