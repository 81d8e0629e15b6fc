// The entry point: `node src/main.ts [all|api|worker|voice|<command>]`. Reads the settings, starts the role, prints the banner,
// and turns signals into a graceful shutdown. Exit codes: 0 after a drain, 1 when start or drain fails. The watchdog kills a
// process whose event loop is stuck with SIGKILL, which a shell reports as 137.
import { join } from 'node:path';
import { MessageChannel } from 'node:worker_threads';
import type { App } from './app.ts';
import { examineSettings, loadEnvFile, readConfig, type Config } from './config.ts';
import { SettingError } from './core/setting.ts';
import { createEmbedded } from './database/embedded/create.ts';
import { compactHeap } from './process/heap.ts';
import { asksForHelp, helpHint, helpOf, readOptions } from './process/options.ts';
import { stopMessage } from './process/stop-message.ts';
import type { ProcessRole } from './runtime.ts';

/**
 * Commands with their own --help. Their modules are loaded when they run, so that a mistyped option is refused without the half
 * second that loading all modules takes.
 */
const COMMANDS: Readonly<Record<string, (args: readonly string[]) => Promise<void>>> = {
  // Reads the settings itself, because it reports every invalid one.
  doctor: async (args) => (await import('./process/doctor.ts')).doctor(args),
  migrate: async () => (await import('./process/migrate-only.ts')).migrateOnly(readConfig()),
  recount: async () => (await import('./process/recount.ts')).recountCalls(readConfig()),
  'rotate-keys': async () => (await import('./process/rotate-keys.ts')).rotateKeys(readConfig()),
  verify: async () => (await import('./process/verify.ts')).verifyDatabase(readConfig()),
  models: async (args) => (await import('./process/models.ts')).prepareModel(readConfig(), args),
  release: async (args) => (await import('./process/release.ts')).release(readConfig(), args),
  inbox: async (args) => (await import('./process/inbox.ts')).showInbox(readConfig(), args),
  limits: async (args) => (await import('./process/limits.ts')).setLimits(readConfig(), args),
  owner: async (args) => (await import('./process/owner.ts')).makeOwner(readConfig(), args),
};
const TAKES_OPTIONS: readonly string[] = ['owner', 'limits', 'inbox', 'doctor', 'models', 'release'];
const ROLES: readonly string[] = ['all', 'api', 'worker', 'voice', ...Object.keys(COMMANDS)];

// npm and a terminal deliver the same Ctrl-C several times. A second Ctrl-C within this time is ignored.
const REPEAT_MS = 1_000;

// Files of the service (calls, documents, keys) are readable only by its user.
const PRIVATE_UMASK = 0o077;

async function main(): Promise<void> {
  process.umask(PRIVATE_UMASK);
  const given = process.argv.slice(2);
  const [role, ...args] = given[0]?.startsWith('-') === false ? given : ['all', ...given];
  const run = Object.hasOwn(COMMANDS, role!) ? COMMANDS[role!] : undefined;
  const command = run ? role! : 'start';
  if (asksForHelp(given)) return void process.stdout.write(helpOf(command));
  if (!ROLES.includes(role!)) {
    throw new Error(`"${role}" is not a role; roles are ${ROLES.join(', ')}; ${helpHint('start')}`);
  }
  if (!TAKES_OPTIONS.includes(role!)) readOptions(command, args, {});
  const hasEnvFile = loadEnvFile();
  if (run) return keepAlive(() => run(args));
  const config = readConfig();
  // Without a listener, a full disk or a closed pipe behind standard output would end the process, and its calls with it.
  process.stdout.on('error', () => undefined);
  const starting = start(config, role as ProcessRole, hasEnvFile);
  // Installed first: a signal during the start stops the service properly once it has started.
  stopOnSignals(config, starting);
  const { url } = await starting;
  process.title = `parley ${role} ${url}`;
}

/**
 * Keeps the process alive. Threads and processes of models do not, so a command that waits for one would exit silently with
 * success.
 */
async function keepAlive(work: () => Promise<void>): Promise<void> {
  const { port1 } = new MessageChannel();
  port1.on('message', () => undefined);
  try {
    await work();
  } finally {
    port1.close();
  }
}

/**
 * Starts the app. The database of a first start is created while this process is still small, because the process that creates it
 * takes 480 MB and the modules of the service take 90 MB.
 */
async function start(config: Config, role: ProcessRole, hasEnvFile: boolean): Promise<App> {
  const startedAt = performance.now();
  if (config.databaseUrl === null) await createEmbedded(join(config.dataDir, 'database'));
  const { startService } = await import('./process/service.ts');
  compactHeap();
  return startService(config, role, { hasEnvFile, startedAt });
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
      // The database rolls back a migration that is cut here.
      if (app === null) process.exit(1);
      // The first stop reports a failure.
      app.stop(0).catch(() => undefined);
    }
  };
  process.on('SIGINT', onSignal);
  process.on('SIGTERM', onSignal);
}

/** Prints an expected error as one line, every invalid setting as one line each, and an unexpected error with its stack. */
function exitWith(error: unknown): never {
  const { name, message, stack } = error as Error;
  const lines =
    error instanceof SettingError
      ? new Set([message, ...examineSettings().wrong])
      : [name === 'Error' ? message : (stack ?? String(error))];
  for (const line of lines) process.stderr.write(`parley: ${line}\n`);
  process.exit(1);
}

main().catch(exitWith);
