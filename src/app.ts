// The composition root, the same in tests: opens what a role needs, wires it, and takes it apart in the right order. The
// only file that may import everything. Invariant: stop() returns when nothing of the process runs any more.
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { pino, type Logger } from 'pino';
import openapi from '../generated/openapi.json' with { type: 'json' };
import { operations } from '../generated/operations.ts';
import serializers from '../generated/serializers.cjs';
import validators from '../generated/validators.cjs';
import type { Config } from './config.ts';
import { createAccessWatch } from './access.ts';
import type { AccessWatch } from './core/access.ts';
import { systemClock, type Clock } from './core/clock.ts';
import type { Runtime } from './core/context.ts';
import { newId } from './core/ids.ts';
import type { SocketRoute } from './core/socket.ts';
import { createVault } from './core/vault.ts';
import { migrate } from './database/migrate.ts';
import { createNotifications } from './database/notifications.ts';
import { openDatabase, type Database } from './database/pool.ts';
import * as housekeeping from './housekeeping.ts';
import type { AnyHandler } from './http/mount.ts';
import { redactPaths } from './http/observe.ts';
import { readWebFiles } from './http/pages.ts';
import { createServer, type HttpServer } from './http/server.ts';
import { defaultHttpSettings, type HttpSettings } from './http/settings.ts';
import { mergeJobs, type Job } from './jobs/catalogue.ts';
import { startRunner, type RunnerSettings } from './jobs/runner.ts';
import { loadSecrets } from './local-secrets.ts';
import { createPrincipals } from './principals.ts';
import { createConnection, type Connection, type ConnectionOptions } from './providers/connection.ts';
import { manualPayments } from './providers/payments/manual.ts';
import type { Payments } from './providers/payments/port.ts';
import type { Carrier } from './providers/ports.ts';
import { createStripePayments } from './providers/payments/stripe.ts';
import { createRegistry, type Registry } from './providers/registry.ts';
import { createLiveKit } from './providers/telephony/livekit.ts';
import { createTwilio } from './providers/telephony/twilio.ts';
import { createFilesystemStorage } from './providers/storage/filesystem.ts';
import { createKeyUsage } from './resources/api-keys/usage.ts';
import { noteDeliveries } from './resources/calls/deliveries.ts';
import { voiceJobs } from './resources/calls/jobs.ts';
import { endAllLeases, LEASE_TIMES, type LeaseTimes } from './resources/calls/leases.ts';
import { createLegNews } from './resources/calls/legs.ts';
import { createLiveCalls, type LiveCalls } from './resources/calls/live/calls.ts';
import { createReaper } from './resources/calls/live/reaper.ts';
import { createMonitorRoute } from './resources/calls/monitor/socket.ts';
import { describeDemo } from './resources/demo/service.ts';
import { roomJobs } from './resources/rtc/rooms.ts';
import { createRtcRoute } from './resources/rtc/socket.ts';
import { mediaTokens } from './resources/calls/media-tokens.ts';
import { createDeliveryRunner, type DeliveryRunnerOptions } from './resources/webhooks/delivery/runner.ts';
import { hooks } from './resources/hooks.ts';
import { cron, handlers, jobs } from './resources/index.ts';
import { RATES, type RateTable } from './resources/wallet/rates.ts';

export type Role = 'all' | 'api' | 'worker' | 'voice';

/** What tests set otherwise than the settings of a deployment can. */
export interface AppOverrides {
  database?: Database;
  log?: Logger;
  /** Of the audio and the telephone network: a faster one plays calls in less time. */
  voiceClock?: Clock;
  http?: Partial<HttpSettings>;
  runner?: Partial<RunnerSettings>;
  leases?: Partial<LeaseTimes>;
  /** How often it is checked that open streams may stay open. */
  accessLookMs?: number;
  deliveries?: DeliveryRunnerOptions;
  connection?: Partial<ConnectionOptions>;
  rates?: RateTable;
  payments?: Payments;
  /** Beside the test network and what the settings name. */
  carriers?: readonly Carrier[];
  webDirectory?: string;
  /** Puts something between the service and its vendors. */
  registry?: (registry: Registry) => Registry;
}

export interface App {
  url: string;
  runtime: Runtime;
  live: LiveCalls | null;
  /** The demo is held over this widget from now on. */
  openDemo(widgetId: string): void;
  /** Drains and ends. Live calls get `waitMs`, or what the settings say; a second call with 0 ends them at once. */
  stop(waitMs?: number): Promise<void>;
}

const WEB_DIRECTORY = join(import.meta.dirname, '..', 'generated', 'web');

// Deadline of everything but live calls.
const DRAIN_MS = 10_000;

// One write for many lines under load, and none waits for longer; a process that is killed loses the last of them, one that
// exits or logs something fatal does not.
const LOG_BUFFER_BYTES = 4096;
const LOG_FLUSH_MS = 100;

/** @throws Error with one plain sentence when the database, its directory or the port cannot be had */
export async function startApp(config: Config, role: Role = 'all', overrides: AppOverrides = {}): Promise<App> {
  const undo: (() => Promise<unknown>)[] = [];
  try {
    return await compose(config, role, overrides, undo);
  } catch (error) {
    // The failure of the start is the one to tell; one of its undoing is told beside it.
    const left = await undoAll(undo.reverse()).then(
      () => [],
      (failure: unknown) => [failure],
    );
    if (left.length > 0) throw new AggregateError([error, ...left], (error as Error).message, { cause: error });
    throw error;
  }
}

type Undo = (() => Promise<unknown>)[];

async function compose(config: Config, role: Role, overrides: AppOverrides, undo: Undo): Promise<App> {
  const log = overrides.log ?? createLog(config);
  const database = overrides.database ?? (await openConfigured(config, log));
  undo.push(() => database.close());
  if (database.kind === 'embedded' && role !== 'all') {
    throw new Error(`the embedded database serves one process: start with the role all, or set DATABASE_URL`);
  }
  await migrate(database);
  const { runtime, secrets, wire } = await composeRuntime(config, role, database, log, overrides, undo);
  const usage = createKeyUsage(runtime);
  undo.push(() => usage.stop());
  const access = createAccessWatch(runtime, overrides.accessLookMs);
  undo.push(async () => access.stop());
  const serves = role === 'all' || role === 'api';
  let live: LiveCalls | null = null;
  const carries = role === 'all' || role === 'voice';
  const server = await createServer({
    settings: httpSettings(config, secrets.jwtSecret, overrides),
    runtime,
    contract: { operations: serves ? operations : {}, validators, serializers, openapi },
    handlers: handlers as unknown as Readonly<Record<string, AnyHandler>>,
    principals: createPrincipals(runtime, usage),
    access,
    hooks: serves ? hooks : [],
    sockets: [
      // Supervisors may come to any process; whichever carries the call has them in the end.
      ...(serves || carries ? [createMonitorRoute(runtime, () => live, access)] : []),
      ...(carries ? [createRtcRoute(runtime, () => live, access), ...carrierSockets(runtime)] : []),
    ],
    probes: { database: () => database.pool.query('select 1') },
    talkSubject: () => describeDemo(runtime),
  });
  undo.push(() => server.close());
  wire.server = server;
  wire.url = await server.listen();
  // Known when somebody looks for a voice; nobody waits for it here, and it never rejects.
  if (serves) void runtime.providers.loadVoices();
  // Its clients take a while to load, and a first caller would hear it ring meanwhile.
  runtime.livekit?.warmUp().catch((error: unknown) => log.warn({ err: error }, 'LiveKit cannot be used'));
  live = await startWork(role, runtime, access, database, overrides, undo);
  const openDemo = (widgetId: string): void => void (wire.demoWidgetId = widgetId);
  return { url: wire.url, runtime, live, openDemo, stop: createStop(config, live, undo) };
}

/** Where carriers bring the audio of their calls. */
function carrierSockets({ providers }: Runtime): SocketRoute[] {
  return providers.carriers().flatMap((carrier) => carrier.sockets ?? []);
}

/** The parts that point to each other are filled in when they exist. */
interface Wire {
  url: string;
  demoWidgetId: string | null;
  server: HttpServer | null;
}

async function composeRuntime(
  config: Config,
  role: Role,
  database: Database,
  log: Logger,
  overrides: AppOverrides,
  undo: Undo,
) {
  const secrets = await loadSecrets(config.dataDir, given(config));
  const wire: Wire = { url: config.publicUrl ?? '', demoWidgetId: null, server: null };
  const notifications = createNotifications(database, log);
  undo.push(() => notifications.close());
  const voiceClock = overrides.voiceClock ?? systemClock;
  const vault = createVault(Buffer.from(secrets.encryptionKey, 'base64'));
  const connection = createConnection({ allow: config.networkAllow, ...overrides.connection });
  undo.push(() => connection.close());
  if (config.twilio && !config.publicUrl?.startsWith('https:')) {
    log.warn('Twilio is configured, but PUBLIC_URL is no https address: its callbacks will not arrive');
  }
  const twilio = createTwilio(config.twilio, {
    clock: voiceClock,
    log,
    legs: createLegNews({ db: database.db, notifications, clock: systemClock, log }),
    tokens: mediaTokens(vault),
    publicUrl: () => wire.url,
    resolveHost: connection.resolve,
    request: connection.request,
  });
  const { llm, embeddings, vendors, development } = config;
  const livekit = config.livekit
    ? createLiveKit(config.livekit, { clock: voiceClock, log, resolveHost: connection.resolve })
    : null;
  if (livekit) undo.push(() => livekit.close());
  const settings = { ...vendors, llm, embeddings, testNumbersForSale: development };
  const carriers = [...(overrides.carriers ?? []), twilio, ...(livekit ? [livekit.carrier] : [])];
  const configured = createRegistry(settings, { clock: voiceClock, log, carriers });
  const providers = overrides.registry?.(configured) ?? configured;
  undo.push(() => providers.close());
  const runtime: Runtime = {
    config,
    role,
    db: database.db,
    clock: systemClock,
    voiceClock,
    log,
    vault,
    notifications,
    providers,
    livekit,
    connection,
    storage: createFilesystemStorage(join(config.dataDir, 'storage')),
    rates: overrides.rates ?? RATES,
    web: readWebFiles(overrides.webDirectory ?? WEB_DIRECTORY, config.voiceUrl?.replace(/^http/, 'ws') ?? null),
    demoWidgetId: () => wire.demoWidgetId,
    payments: overrides.payments ?? paymentsOf(config, connection),
    publicUrl: () => wire.url,
    internalUrl: () => config.internalUrl ?? wire.server!.localUrl(),
    signAccessToken: (claims, seconds) => wire.server!.app.jwt.sign(claims, { expiresIn: seconds }),
  };
  return { runtime, secrets, wire };
}

function paymentsOf({ payments, stripe }: Config, connection: Connection): Payments | null {
  if (stripe) return createStripePayments(stripe, connection);
  return payments === 'manual' ? manualPayments : null;
}

/** Jobs, deliveries, live calls and the reaper, as far as the role has them. */
async function startWork(
  role: Role,
  runtime: Runtime,
  access: AccessWatch,
  database: Database,
  overrides: AppOverrides,
  undo: Undo,
): Promise<LiveCalls | null> {
  const works = role === 'all' || role === 'worker';
  const carries = role === 'all' || role === 'voice';
  if (!works && !carries) return null;
  const owner = `${newId('wkr')}.${randomBytes(4).toString('hex')}`;
  if (database.kind === 'embedded') await endAllLeases(runtime.db);
  const live = carries ? createLiveCalls(runtime, owner, { ...LEASE_TIMES, ...overrides.leases }) : null;
  if (carries) await runtime.providers.load();
  // Voices load while the first call is still being dialed; a call that comes sooner waits for them itself.
  if (carries) runtime.providers.warmUp().catch((error: unknown) => runtime.log.warn({ err: error }, 'no voice yet'));
  if (works) startUpkeep(runtime, owner, overrides, undo);
  const all: Job[] = mergeJobs(
    works ? [...jobs, ...housekeeping.jobs] : [],
    live ? [...voiceJobs(live), ...roomJobs(live, access)] : [],
  );
  const runner = await startRunner({
    database,
    runtime,
    jobs: all,
    cron: works ? [...cron, ...housekeeping.cron] : [],
    ...(overrides.runner ? { settings: overrides.runner } : {}),
  });
  undo.push(() => runner.stop());
  return live;
}

function startUpkeep(runtime: Runtime, owner: string, overrides: AppOverrides, undo: Undo): void {
  const deliveries = createDeliveryRunner(runtime, {
    onOutcomes: (trx, outcomes) => noteDeliveries(trx, runtime, outcomes),
    ...overrides.deliveries,
  });
  deliveries.start();
  undo.push(() => deliveries.stop(DRAIN_MS));
  const reaper = createReaper(runtime, owner, { ...LEASE_TIMES, ...overrides.leases });
  reaper.start();
  undo.push(() => reaper.stop());
}

/** Live calls first, then everything in the reverse order of its start. */
function createStop(config: Config, live: LiveCalls | null, undo: Undo): App['stop'] {
  let stopping: Promise<void> | null = null;
  let hurry: () => void = () => undefined;
  return (waitMs = config.drainSeconds * 1000) => {
    if (waitMs === 0) hurry();
    stopping ??= (async () => {
      const hurried = new Promise<void>((resolve) => (hurry = resolve));
      if (waitMs === 0) hurry();
      // The runner is the last that was started: no further call is taken while these end.
      const [runner, ...rest] = undo.toReversed();
      await runner?.();
      if (live) await live.drain(waitMs, hurried);
      await undoAll(rest);
    })();
    return stopping;
  };
}

/** Every step, also after one that failed: each holds something that would keep the process alive. @throws the first failure */
async function undoAll(steps: Undo): Promise<void> {
  const failures: unknown[] = [];
  for (const step of steps) {
    try {
      await step();
    } catch (error) {
      failures.push(error);
    }
  }
  if (failures.length > 0) throw failures[0];
}

function createLog(config: Config): Logger {
  const options = {
    level: config.logLevel,
    base: undefined,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: [...redactPaths],
  };
  const stdout = { dest: 1, sync: false, minLength: LOG_BUFFER_BYTES, periodicFlush: LOG_FLUSH_MS };
  return pino(options, pino.destination(stdout));
}

async function openConfigured(config: Config, log: Logger): Promise<Database> {
  const onError = (error: Error) => log.warn({ err: error }, 'a database connection broke');
  const onDeath = (error: Error) => {
    log.fatal({ err: error }, 'the embedded database died');
    process.exitCode = 1;
    process.kill(process.pid, 'SIGTERM');
  };
  const target =
    config.databaseUrl === null ? { embedded: join(config.dataDir, 'database') } : { url: config.databaseUrl };
  return openDatabase(target, { onError, onDeath });
}

function given({ jwtSecret, encryptionKey }: Config) {
  return { ...(jwtSecret ? { jwtSecret } : {}), ...(encryptionKey ? { encryptionKey } : {}) };
}

function httpSettings(config: Config, jwtSecret: string, overrides: AppOverrides): HttpSettings {
  const { rateLimits, failedAuthentication } = defaultHttpSettings;
  return {
    ...defaultHttpSettings,
    host: config.host,
    port: config.port,
    publicUrl: config.publicUrl,
    jwtSecret,
    rateLimits: {
      ...rateLimits,
      user: { ...rateLimits['user']!, max: config.rateLimitUser },
      public: { ...rateLimits['public']!, max: config.rateLimitIp },
      demo: { ...rateLimits['public']!, max: config.rateLimitDemo },
    },
    failedAuthentication: { ...failedAuthentication, max: config.rateLimitIp },
    corsOrigins: config.corsOrigins,
    trustProxy: config.trustProxy,
    drainMs: DRAIN_MS,
    ...overrides.http,
  };
}
