// The entry point: `node src/main.ts [all|api|worker|voice|<command>]`. Reads the settings, starts the role, prints the banner, and
// turns signals into an orderly shutdown. Exit codes: 0 after a drain, 1 when start or drain fails. The watchdog kills a process whose
// event loop is stuck with SIGKILL, which a shell reports as 137.
import { MessageChannel } from 'node:worker_threads';
import { startApp, type App } from './app.ts';
import type { ProcessRole } from './runtime.ts';
import { banner } from './process/banner.ts';
import { examineSettings, loadEnvFile, readConfig, type Config } from './config.ts';
import { SettingError } from './core/setting.ts';
import { doctor } from './process/doctor.ts';
import { ensureDemo } from './process/demo.ts';
import { migrateOnly } from './process/migrate-only.ts';
import { modelNotes } from './process/model-notes.ts';
import { asksForHelp, helpHint, helpOf, readOptions } from './process/options.ts';
import { showInbox } from './process/inbox.ts';
import { setLimits } from './process/limits.ts';
import { makeOwner } from './process/owner.ts';
import { explainListenError } from './process/port-in-use.ts';
import { isPretty } from './process/log.ts';
import { hasUsers } from './resources/auth/owners.ts';
import { prepareModel } from './process/models.ts';
import { newSetupToken } from './resources/auth/setup-token.ts';
import { findAgent } from './resources/agents/service.ts';
import { recountCalls } from './process/recount.ts';
import { release } from './process/release.ts';
import { findHeld, heldNote } from './process/restored.ts';
import { rotateKeys } from './process/rotate-keys.ts';
import { verify } from './process/verify.ts';
import { stopMessage } from './process/stop-message.ts';
import { startWatchdog } from './process/watchdog.ts';
import { unloadLiveKit } from './providers/vendors/livekit/livekit.ts';

/** Roles that are commands of their own, with their own --help. */
const COMMANDS: readonly string[] = [
  'migrate',
  'owner',
  'limits',
  'inbox',
  'recount',
  'rotate-keys',
  'verify',
  'doctor',
  'models',
  'release',
];
const TAKES_OPTIONS: readonly string[] = ['owner', 'limits', 'inbox', 'doctor', 'models', 'release'];
const ROLES: readonly string[] = ['all', 'api', 'worker', 'voice', ...COMMANDS];

// npm and a terminal deliver the same Ctrl-C several times; a second Ctrl-C within this time is ignored.
const REPEAT_MS = 1_000;

// Files of the service (calls, documents, keys) are private to its user.
const PRIVATE_UMASK = 0o077;

async function main(): Promise<void> {
  process.umask(PRIVATE_UMASK);
  const given = process.argv.slice(2);
  const [role, ...args] = given[0]?.startsWith('-') === false ? given : ['all', ...given];
  const command = COMMANDS.includes(role!) ? role! : 'start';
  if (asksForHelp(given)) return void process.stdout.write(helpOf(command));
  if (!ROLES.includes(role!)) {
    throw new Error(`"${role}" is not a role; roles are ${ROLES.join(', ')}; ${helpHint('start')}`);
  }
  if (!TAKES_OPTIONS.includes(role!)) readOptions(command, args, {});
  const hasEnvFile = loadEnvFile();
  if (command !== 'start') return keepAlive(() => run(command, args));
  const config = readConfig();
  const starting = start(config, role as ProcessRole, hasEnvFile);
  // Installed first: a signal during the start stops the service properly once it has started.
  stopOnSignals(config, starting);
  const { url } = await starting;
  process.title = `parley ${role} ${url}`;
}

async function run(command: string, args: readonly string[]): Promise<void> {
  // Before the settings are read, because it reports all that are wrong.
  if (command === 'doctor') return doctor(args);
  const config = readConfig();
  if (command === 'migrate') return migrateOnly(config);
  if (command === 'recount') return recountCalls(config);
  if (command === 'rotate-keys') return rotateKeys(config);
  if (command === 'verify') return verify(config);
  if (command === 'models') return prepareModel(config, args);
  if (command === 'release') return release(config, args);
  if (command === 'inbox') return showInbox(config, args);
  if (command === 'limits') return setLimits(config, args);
  return makeOwner(config, args);
}

/** Models' processes and threads keep no process alive; a command that waits for one would end silently, with success. */
async function keepAlive(work: () => Promise<void>): Promise<void> {
  const { port1 } = new MessageChannel();
  port1.on('message', () => undefined);
  try {
    await work();
  } finally {
    port1.close();
  }
}

async function start(config: Config, role: ProcessRole, hasEnvFile: boolean): Promise<App> {
  const startedAt = performance.now();
  const app = await startApp(config, role).catch(async (error: unknown) => {
    throw await explainListenError(error, config);
  });
  // Only now: while the parts start, the event loop is too busy for answers within short deadlines.
  const searched = modelNotes(config);
  const demo = config.development ? await openDemo(app) : null;
  const needsOwner = config.registration !== 'open' && !(await hasUsers(app.runtime.db));
  const setupToken = needsOwner ? newSetupToken(app.runtime) : null;
  const unknown = examineSettings().unknown.map(
    ({ name, meant }) => `${name} is set, and nothing reads it. Did you mean ${meant.join(' or ')}?`,
  );
  const held = heldNote(await findHeld(app.runtime.db));
  const notes = [...unknown, ...(held === null ? [] : [held]), ...(await searched)];
  const { url, localUrl } = app;
  const { operator: providers } = app.runtime.providers;
  const startedInMs = performance.now() - startedAt;
  const facts = { url, localUrl, config, role, providers, demo, setupToken, hasEnvFile, notes, startedInMs };
  process.stdout.write(`${banner(facts)}\n`);
  const watchdog = startWatchdog(config.watchdogSeconds, app.runtime.log, isPretty(config));
  const stop: App['stop'] = async (waitMs) => {
    await app.stop(waitMs).finally(() => watchdog.stop());
    await unloadLiveKit();
  };
  return { ...app, stop };
}

async function openDemo({ runtime, localUrl, openDemo: open }: App) {
  const demo = await ensureDemo(runtime, localUrl);
  open(demo.widget_id);
  const agent = await findAgent(runtime.db, demo.workspace_id, demo.agent_id);
  return { ...demo, agent_name: agent?.agent_name ?? 'the demo agent' };
}

function stopOnSignals(config: Config, starting: Promise<App>): void {
  let firstAt: number | null = null;
  let app: App | null = null;
  // A failed start ends the process elsewhere.
  starting.then(
    (started) => (app = started),
    () => undefined,
  );
  const onSignal = (): void => {
    const now = performance.now();
    if (firstAt === null) {
      firstAt = now;
      process.stdout.write(`\n${stopMessage(app && { calls: app.live?.count() ?? 0, ...config })}\n`);
      starting
        .then(({ stop }) => stop())
        .then(
          () => process.exit(process.exitCode ?? 0),
          (error: unknown) => exitWith(error),
        );
    } else if (now - firstAt > REPEAT_MS) {
      void starting.then(({ stop }) => stop(0));
    }
  };
  process.on('SIGINT', onSignal);
  process.on('SIGTERM', onSignal);
}

/** Expected errors, such as wrong settings, are printed as one line, unexpected ones with their stack. */
function exitWith(error: unknown): never {
  const { name, message, stack } = error as Error;
  const foreseen = error instanceof SettingError || name === 'Error';
  process.stderr.write(`parley: ${foreseen ? message : (stack ?? String(error))}\n`);
  process.exit(1);
}

main().catch(exitWith);
