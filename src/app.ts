// The composition root, also used by tests: opens the components of a role, connects them, and closes them in the reverse order.
// The only file that may import everything. Invariant: when stop() resolves, nothing of the application is running.
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import type { Logger } from 'pino';
import openapi from '../generated/openapi.json' with { type: 'json' };
import { operations } from '../generated/operations.ts';
import serializers from '../generated/serializers.cjs';
import validators from '../generated/validators.cjs';
import type { Config } from './config.ts';
import { systemClock, type Clock } from './core/clock.ts';
import { newId } from './core/ids.ts';
import { createVault } from './core/vault.ts';
import { migrate } from './database/migrate.ts';
import { createNotifications } from './database/notifications.ts';
import type { Database } from './database/pool.ts';
import { databaseTime, startSharedClock, type SharedClock } from './database/shared-clock.ts';
import { findReadOnly } from './database/writable.ts';
import { openCounters, type ProcessCounters } from './http/counters.ts';
import { createCredentialWatch } from './http/credential-watch.ts';
import type { AnyHandler } from './http/mount.ts';
import { requireReady } from './http/probes.ts';
import * as purge from './http/purge-jobs.ts';
import { createServer, type HttpServer } from './http/server.ts';
import { readWebFiles } from './http/web-pages.ts';
import { mergeJobs, type Job } from './jobs/catalogue.ts';
import { startRunner, type RunnerSettings } from './jobs/runner.ts';
import * as upkeep from './jobs/upkeep-jobs.ts';
import { registerMetrics } from './metrics.ts';
import { makeDataDirectoryPrivate } from './process/data-directory.ts';
import { loadSecrets } from './process/local-secrets.ts';
import { createLog } from './process/log.ts';
import { holdRestoredCopy } from './process/restored.ts';
import { tasksOf } from './process/roles.ts';
import { serverSettings } from './process/server-settings.ts';
import { openServiceDatabase } from './process/service-database.ts';
import { createServiceUrl, type ServiceUrl } from './process/service-url.ts';
import { createStop, undoAll, type Undo } from './process/stop.ts';
import { vaultKeys } from './process/vault-keys.ts';
import type { CredentialWatch } from './protocol/credentials.ts';
import type { SocketRoute } from './protocol/server-socket.ts';
import { createConnection, type GuardedConnection, type ConnectionOptions } from './providers/connection.ts';
import type { ProviderRegistry } from './providers/directory.ts';
import type { DnsResolver } from './providers/dns/port.ts';
import { createDnsResolver } from './providers/dns/resolver.ts';
import { openMailer } from './providers/mail/open.ts';
import type { Mailer } from './providers/mail/port.ts';
import { manualPayments } from './providers/payments/manual.ts';
import type { Payments } from './providers/payments/port.ts';
import type { Carrier } from './providers/ports/carrier.ts';
import { createRegistry, type BuiltinThreads } from './providers/registry.ts';
import { createOidcProvider } from './providers/sign-in/oidc.ts';
import { openWorkingStorage } from './providers/storage/open.ts';
import type { Storage } from './providers/storage/port.ts';
import { createStorageProbe } from './providers/storage/probe.ts';
import { openCarriers, openPayments } from './providers/vendors/index.ts';
import { createKeyUsage } from './resources/api-keys/usage.ts';
import { refreshBy } from './resources/auth/sessions.ts';
import { callbacks } from './resources/callbacks.ts';
import { recordDeliveries } from './resources/calls/after/deliveries.ts';
import { createMediaTokens } from './resources/calls/callbacks/media-tokens.ts';
import { createProcessCapacity } from './resources/calls/dispatch/process-capacity.ts';
import { createLoadMeter } from './resources/calls/dispatch/process-load.ts';
import { voiceJobs } from './resources/calls/jobs.ts';
import { createLiveCalls, type LiveCalls } from './resources/calls/live-calls.ts';
import { createLegUpdates } from './resources/calls/live/leg-updates.ts';
import { createMonitorRoute } from './resources/calls/live/monitor-socket.ts';
import { createReaper } from './resources/calls/live/reaper.ts';
import { endAllLeases, LEASE_TIMES, type LeaseTimes } from './resources/calls/rows/leases.ts';
import { createPrincipals, findLiveCredentials } from './resources/credentials.ts';
import { demoOf } from './resources/demo/service.ts';
import { cron, handlers, jobs } from './resources/index.ts';
import { vendorsOfWorkspaces } from './resources/providers/service.ts';
import { roomJobs } from './resources/rtc/rooms.ts';
import { createRtcRoute } from './resources/rtc/socket.ts';
import { createMeasurement } from './resources/status/measure.ts';
import { ratesOf, type RateTable } from './resources/wallet/rates.ts';
import { applyBilling } from './resources/wallet/service.ts';
import { createDeliveryRunner } from './resources/webhooks/delivery/runner.ts';
import { findBrandOfHost } from './resources/white-label/service.ts';
import type { Runtime, ProcessRole, Uses } from './runtime.ts';

/** Options for tests that deployments cannot set. */
export interface AppOverrides {
  database?: Database;
  log?: Logger;
  /** The machine's wall clock. */
  clock?: Clock;
  /** Clock of audio and the telephone network. A faster one plays calls in less time. */
  voiceClock?: Clock;
  /** Store of the rate limits, regardless of the settings. */
  counters?: ProcessCounters;
  runner?: Partial<RunnerSettings>;
  leases?: Partial<LeaseTimes>;
  /** Interval at which credentials of open streams are checked. */
  credentialPollMs?: number;
  connection?: Partial<ConnectionOptions>;
  rates?: RateTable;
  payments?: Payments;
  mailer?: Mailer | null;
  dns?: DnsResolver;
  /** Wraps the storage. */
  storage?: (storage: Storage) => Storage;
  /** Carriers in addition to the test network and the configured ones. */
  carriers?: readonly Carrier[];
  webDirectory?: string;
  /** Wraps the provider registry. */
  registry?: (registry: ProviderRegistry) => ProviderRegistry;
  /** Threads that services of one process share. */
  threads?: BuiltinThreads;
}

export interface App {
  /** URL of the service for clients. */
  url: string;
  /** URL of the service on this machine. */
  localUrl: string;
  runtime: Runtime;
  live: LiveCalls | null;
  /** Uses this widget for the demo from now on. */
  openDemo(widgetId: string): void;
  /** Drains and stops. Live calls get `waitMs`, by default the configured time. A second call with 0 stops immediately. */
  stop(waitMs?: number): Promise<void>;
}

// Connections for call leases and the job runner's heartbeat, which must not wait for calls and jobs: one for each, and one for
// a renewal while another one waits for an answer.
const LEASE_CONNECTIONS = 3;

// Notifications inside the process are never missed.
const EMBEDDED_POLL_MS = 10_000;

const WEB_DIRECTORY = join(import.meta.dirname, '..', 'generated', 'web');

/** @throws Error with a one-sentence message when the database, its directory or the port is not available */
export async function startApp(config: Config, role: ProcessRole = 'all', overrides: AppOverrides = {}): Promise<App> {
  const undo: Undo = [];
  try {
    return await compose(config, role, overrides, undo);
  } catch (error) {
    // Report the failure of the start; failures of the cleanup are attached to it.
    const left = await undoAll(undo.reverse()).then(
      () => [],
      (failure: unknown) => [failure],
    );
    if (left.length > 0) throw new AggregateError([error, ...left], (error as Error).message, { cause: error });
    throw error;
  }
}

async function compose(config: Config, role: ProcessRole, overrides: AppOverrides, undo: Undo): Promise<App> {
  const log = overrides.log ?? createLog(config);
  await makeDataDirectoryPrivate(config.dataDir, log);
  const database = overrides.database ?? (await openServiceDatabase(config, role, log));
  undo.push(() => database.close());
  if (database.kind === 'embedded' && role !== 'all')
    throw new Error(`the embedded database serves one process: start with the role "all", or set DATABASE_URL`);
  await migrate(database, undefined, { log });
  const ask = () => databaseTime(database.pool);
  const clock = await startSharedClock({ ask, base: overrides.clock ?? systemClock, log });
  undo.push(async () => clock.stop());
  const { serves, carries } = tasksOf(role);
  const base: Base = { config, role, database, clock, log };
  const { runtime, registry, warmUp, secrets, lateBound } = await composeRuntime(base, overrides, undo);
  const credentialWatch = watchCredentials(runtime, overrides, undo);
  let live: LiveCalls | null = null;
  const limits = overrides.counters ?? (await openCounters(config.redisUrl, database, runtime));
  undo.push(async () => limits.close());
  const isAtWork = (): boolean => clock.off() === null && database.stuck() === null && lateBound.isReady;
  const measurement = createMeasurement(runtime, isAtWork, { isApi: () => serves, isVoice: () => live !== null });
  undo.push(() => measurement.stop());
  const server = await createServer({
    settings: serverSettings(config, secrets),
    runtime,
    contract: { operations: serves ? operations : {}, validators, serializers, openapi },
    handlers: handlers as unknown as Readonly<Record<string, AnyHandler>>,
    principals: createPrincipals(runtime),
    credentialWatch,
    counters: limits.counters,
    callbacks: serves ? callbacks : [],
    sockets: [
      // Supervisors may connect to any process; the process with the call takes over.
      ...(serves || carries ? [createMonitorRoute(runtime, () => live, credentialWatch)] : []),
      ...(carries ? [createRtcRoute(runtime, () => live, credentialWatch), ...carrierSockets(runtime)] : []),
    ],
    probes: {
      database: { ask: async () => requireReady(await findReadOnly(database.pool)) },
      clock: { ask: async () => requireReady(clock.off()) },
      storage: { ask: createStorageProbe(runtime.storage, runtime.clock), isOptional: true },
      ...limits.probes,
    },
    stuck: () => database.stuck(),
    measured: measurement,
    demo: demoOf(runtime),
    brandOf: (host) => findBrandOfHost(runtime, host),
    ...(serves ? { refresh: refreshBy(runtime), mcp: { version: openapi.info.version } } : {}),
  });
  undo.push((leftMs) => server.close(leftMs()));
  lateBound.server = server;
  lateBound.url.set(await server.listen());
  // Loaded in the background; it never rejects.
  if (serves) void runtime.providers.operator.loadVoices();
  warmUp();
  registerMetrics(server.registry, {
    db: database.db,
    clock,
    calls: () => live && { carried: live.count(), ...live.capacity },
    countedIn: limits.counters.countedIn,
    quotaBytes: config.storageQuotaBytes,
  });
  const internalUrl = () => config.internalUrl ?? server.localUrl();
  const work = await startWork({ ...base, internalUrl }, runtime, registry, credentialWatch, overrides, undo);
  live = work.live;
  lateBound.isReady = true;
  measurement.start();
  return {
    url: lateBound.url.get(),
    localUrl: server.localUrl(),
    runtime,
    live,
    openDemo: (demoWidgetId) => void Object.assign(lateBound, { demoWidgetId }),
    stop: createStop({ ...config, announceEnd: () => announceEnd(lateBound), live, stopJobs: work.stopJobs, undo }),
  };
}

function announceEnd(lateBound: LateBound): void {
  lateBound.isReady = false;
  lateBound.server?.announceEnd();
}

function watchCredentials(runtime: Runtime, { credentialPollMs }: AppOverrides, undo: Undo): CredentialWatch {
  const watch = createCredentialWatch(runtime, findLiveCredentials(runtime), credentialPollMs);
  undo.push(async () => watch.stop());
  // Notified by triggers on sessions, API keys and members.
  runtime.notifications.listen('credentials', () => watch.look());
  return watch;
}

/** Sockets for the media streams of carriers. */
function carrierSockets({ providers }: Uses<'providers'>): SocketRoute[] {
  return providers.carriers().flatMap((carrier) => carrier.sockets ?? []);
}

/** Late-bound values of components that refer to each other. */
interface LateBound {
  url: ServiceUrl;
  demoWidgetId: string | null;
  server: HttpServer | null;
  /** Whether the app has started and is not about to stop. */
  isReady: boolean;
}

/** Components that every other component needs. */
interface Base {
  config: Config;
  role: ProcessRole;
  database: Database;
  clock: SharedClock;
  log: Logger;
}

async function composeRuntime({ config, role, database, clock, log }: Base, overrides: AppOverrides, undo: Undo) {
  await applyBilling({ config, log, db: database.db });
  await holdRestoredCopy(database, log);
  const secrets = await loadSecrets(config.dataDir, config);
  const url = createServiceUrl(config.publicUrl);
  const lateBound: LateBound = { url, demoWidgetId: null, server: null, isReady: false };
  const notifications = createNotifications(database, log);
  undo.push(() => notifications.close());
  const voiceClock = overrides.voiceClock ?? clock;
  const keys = vaultKeys(config, secrets);
  const vault = createVault(keys.current, keys.former);
  const connection = createConnection({ allow: config.networkAllow, ...overrides.connection });
  undo.push(() => connection.close());
  const opened = openCarriers(config, {
    clock: voiceClock,
    log,
    legs: createLegUpdates({ db: database.db, notifications, clock, log }),
    tokens: createMediaTokens(vault),
    publicUrl: url.get,
    resolveHost: connection.resolve,
    request: connection.request,
  });
  const settings = { ...config.providers, testNumbersForSale: config.development };
  const carriers = [...(overrides.carriers ?? []), ...opened.carriers];
  const [guarded, keepsVoices] = [connection.dispatcher, database.kind === 'server'];
  const parts = { clock: voiceClock, log, carriers, guarded, keepsVoices, threads: overrides.threads };
  const configured = createRegistry(settings, parts);
  const providers = overrides.registry?.(configured) ?? configured;
  undo.push(() => providers.close());
  const { storage, close } = await openWorkingStorage(config, log);
  undo.push(close);
  const keyUsage = createKeyUsage({ db: database.db, clock, log });
  undo.push(() => keyUsage.stop());
  const runtime: Runtime = {
    config,
    role,
    db: database.db,
    clock,
    voiceClock,
    log,
    vault,
    keyUsage,
    notifications,
    providers,
    livekit: opened.byId.livekit,
    connection,
    dns: overrides.dns ?? createDnsResolver(),
    storage: overrides.storage?.(storage) ?? storage,
    rates: overrides.rates ?? ratesOf(config),
    web: readWebFiles(
      overrides.webDirectory ?? WEB_DIRECTORY,
      [config.publicUrl, config.voiceUrl].filter((url) => url !== null),
    ),
    demoWidgetId: () => lateBound.demoWidgetId,
    mailer: overrides.mailer === undefined ? openMailer(config, log) : overrides.mailer,
    signIn: config.oidc && createOidcProvider(config.oidc, { connection, clock, log }),
    payments: overrides.payments ?? paymentsOf(config, connection),
    publicUrl: url.get,
    signAccessToken: (claims, seconds) => lateBound.server!.app.jwt.sign(claims, { expiresIn: seconds }),
  };
  return { runtime, registry: providers, warmUp: opened.warmUp, secrets, lateBound };
}

function paymentsOf({ payments, paymentSettings }: Config, connection: GuardedConnection): Payments | null {
  return payments === 'manual' ? manualPayments : openPayments(paymentSettings, connection);
}

interface Work {
  live: LiveCalls | null;
  /** Null in a process that runs no jobs. The runner starts last, so that no later failure leaves it running. */
  stopJobs: (() => Promise<unknown>) | null;
}

/** Starts jobs, deliveries, live calls and the reaper, as the role requires. */
async function startWork(
  { role, database, clock, internalUrl }: Base & { internalUrl: () => string },
  runtime: Runtime,
  registry: ProviderRegistry,
  credentialWatch: CredentialWatch,
  overrides: AppOverrides,
  undo: Undo,
): Promise<Work> {
  const { works, carries } = tasksOf(role);
  if (!works && !carries) return { live: null, stopJobs: null };
  const owner = `${newId('wkr')}.${randomBytes(4).toString('hex')}`;
  if (database.kind === 'embedded') await endAllLeases(runtime.db);
  const mayWork = (): boolean => clock.off() === null;
  const leaseDb = database.reserve({ poolSize: LEASE_CONNECTIONS, applicationName: 'parley-leases' });
  // Audio that a test plays faster costs more CPU time than its calls would.
  const meter = overrides.voiceClock ? null : createLoadMeter();
  const capacity = createProcessCapacity(runtime.config.callsPerProcess, mayWork, meter, () => live?.talking() ?? 0);
  const live: LiveCalls | null = carries
    ? createLiveCalls(runtime, owner, { ...LEASE_TIMES, ...overrides.leases }, { capacity, leaseDb, internalUrl })
    : null;
  if (carries) await registry.load(await vendorsOfWorkspaces(runtime.db));
  // They load while the first call is being dialed; an earlier call waits for them.
  if (carries && database.kind === 'server')
    runtime.providers
      .warmUp()
      .catch((error: unknown) => runtime.log.warn({ err: error }, 'voices could not be warmed up'));
  if (works) startDeliveriesAndReaper(runtime, database.kind, owner, mayWork, overrides, undo);
  const all: Job[] = mergeJobs(
    works ? [...jobs, ...purge.jobs, ...upkeep.jobs] : [],
    live ? [...voiceJobs(live), ...roomJobs(live, credentialWatch)] : [],
  );
  const runner = await startRunner({
    database,
    runtime,
    jobs: all,
    mayWork,
    heartbeatDb: leaseDb,
    cron: works ? [...cron, ...purge.cron, ...upkeep.cron] : [],
    settings: { analyses: runtime.config.analysesPerProcess, ...overrides.runner },
  });
  return { live, stopJobs: () => runner.stop() };
}

function startDeliveriesAndReaper(
  runtime: Runtime,
  kind: Database['kind'],
  owner: string,
  mayWork: () => boolean,
  overrides: AppOverrides,
  undo: Undo,
): void {
  const deliveries = createDeliveryRunner(runtime, {
    onOutcomes: (trx, outcomes) => recordDeliveries(trx, runtime, outcomes),
    mayWork,
    ...(kind === 'embedded' ? { nothingWaitsMs: EMBEDDED_POLL_MS } : {}),
  });
  deliveries.start();
  undo.push((leftMs) => deliveries.stop(leftMs()));
  const reaper = createReaper(runtime, owner, { ...LEASE_TIMES, ...overrides.leases }, mayWork);
  reaper.start();
  undo.push(() => reaper.stop());
}
