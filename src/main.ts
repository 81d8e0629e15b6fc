// The entry point: `node src/main.ts [all|api|worker|voice|migrate|owner|rotate-keys|verify|doctor|models]`. Reads the settings, starts the role,
// prints the banner, and turns signals into an orderly shutdown. Exit codes: 0 after a drain, 1 when start or drain fails. The watchdog
// kills a process whose event loop is stuck with SIGKILL, which a shell reports as 137.
import { startApp, type App } from './app.ts';
import type { ProcessRole } from './runtime.ts';
import { banner } from './process/banner.ts';
import { readConfig, type Config } from './config.ts';
import { SettingError } from './core/setting.ts';
import { doctor } from './process/doctor.ts';
import { ensureDemo } from './process/demo.ts';
import { migrateOnly } from './process/migrate-only.ts';
import { makeOwner } from './process/owner.ts';
import { hasUsers } from './resources/auth/owners.ts';
import { prepareModel } from './process/models.ts';
import { newSetupToken } from './resources/auth/setup-token.ts';
import { rotateKeys } from './process/rotate-keys.ts';
import { verify } from './process/verify.ts';
import { startWatchdog } from './process/watchdog.ts';
import { unloadLiveKit } from './providers/vendors/livekit/livekit.ts';

const ROLES = [
  'all',
  'api',
  'worker',
  'voice',
  'migrate',
  'owner',
  'rotate-keys',
  'verify',
  'doctor',
  'models',
] as const;

// npm and a terminal deliver the same Ctrl-C several times; a second Ctrl-C within this time is ignored.
const REPEAT_MS = 1_000;

// Files of the service (calls, documents, keys) are private to its user.
const PRIVATE_UMASK = 0o077;

async function main(): Promise<void> {
  process.umask(PRIVATE_UMASK);
  const role = process.argv[2] ?? 'all';
  if (!(ROLES as readonly string[]).includes(role)) {
    throw new Error(`"${role}" is not a role; roles are ${ROLES.join(', ')}`);
  }
  // Before the settings are read, because it reports all that are wrong.
  if (role === 'doctor') return doctor(process.argv.slice(3));
  const config = readConfig();
  if (role === 'migrate') return migrateOnly(config);
  if (role === 'rotate-keys') return rotateKeys(config);
  if (role === 'verify') return verify(config);
  if (role === 'models') return prepareModel(config, process.argv.slice(3));
  if (role === 'owner') return makeOwner(config, process.argv.slice(3));
  const starting = start(config, role as ProcessRole);
  // Installed first: a signal during the start stops the service properly once it has started.
  stopOnSignals(async (waitMs) => (await starting).stop(waitMs));
  const { url } = await starting;
  process.title = `parley ${role} ${url}`;
}

async function start(config: Config, role: ProcessRole): Promise<App> {
  const startedAt = performance.now();
  const app = await startApp(config, role);
  const demo = config.development ? await ensureDemo(app.runtime, app.localUrl) : null;
  // With a public address anonymous clients may reach this machine's loopback through a tunnel: no page is the owner's then.
  if (demo) app.openDemo(demo.widget_id, config.publicUrl === null ? demo.api_key : null);
  const { providers } = app.runtime;
  const needsOwner = config.registration !== 'open' && !(await hasUsers(app.runtime.db));
  const setupToken = needsOwner ? newSetupToken(app.runtime) : null;
  const startedInMs = performance.now() - startedAt;
  process.stdout.write(
    `${banner({ url: config.publicUrl ?? app.localUrl, config, role, providers: providers.operator, demo, setupToken, startedInMs })}\n`,
  );
  const watchdog = startWatchdog(config.watchdogSeconds, app.runtime.log);
  const stop: App['stop'] = async (waitMs) => {
    await app.stop(waitMs).finally(() => watchdog.stop());
    await unloadLiveKit();
  };
  return { ...app, stop };
}

function stopOnSignals(stop: App['stop']): void {
  let firstAt: number | null = null;
  const onSignal = (): void => {
    const now = performance.now();
    if (firstAt === null) {
      firstAt = now;
      process.stdout.write('\nStopping. Live calls may finish; press Ctrl-C again to end them now.\n');
      stop().then(
        () => process.exit(process.exitCode ?? 0),
        (error: unknown) => exitWith(error),
      );
    } else if (now - firstAt > REPEAT_MS) {
      void stop(0);
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
