// The public state of the deployment. Invariant: it contains no workspace, host or volume, and is computed at most a few times
// per minute, however often it is requested.
import type { ComponentStatus, Status } from '../../../generated/types.ts';
import { iso } from '../../core/time.ts';
import type { Db } from '../../database/transaction.ts';
import { findJobLag } from '../../jobs/upkeep.ts';
import type { ProviderStatus } from '../../providers/directory.ts';
import type { Uses } from '../../runtime.ts';
import { findDeliveryLag } from '../webhooks/service/lag.ts';
import { availabilityOf, firstMinute, type ServiceHour } from './availability.ts';
import * as store from './store.ts';

type State = ComponentStatus['status'];

/** Published targets, in percent. */
const TARGETS = { api: 99.9, voice: 99.5 } as const;
const DAYS = 90;
const FRESH_MS = 15_000;
/** Work that waits longer is late; normally jobs and deliveries are started within seconds. */
const LATE_SECONDS = 300;
/** Failure threshold of the current hour. With few requests, their failures are not significant. */
const FAILING = { least: 20, share: 0.05 };
const MINUTE_MS = 60_000;
const VITAL: ReadonlySet<ComponentStatus['id']> = new Set(['api', 'database', 'voice']);

type Runtime = Uses<'clock' | 'db' | 'log' | 'mailer' | 'providers'>;
interface Kept {
  at: number;
  status: Promise<Status>;
}
/** One cached response per database, so that many readers cost one query. */
const kept = new WeakMap<Db, Kept>();

export async function getStatus(runtime: Runtime): Promise<Status> {
  const now = runtime.clock.monotonic();
  const known = kept.get(runtime.db);
  if (known && now - known.at < FRESH_MS) return known.status;
  const before = known?.status ?? null;
  const status = readStatus(runtime).catch(async (error: unknown) => {
    runtime.log.warn({ err: error }, 'the status could not be read from the database');
    return withoutDatabase(runtime, await before?.catch(() => null));
  });
  kept.set(runtime.db, { at: now, status });
  return status;
}

export async function readStatus(runtime: Runtime): Promise<Status> {
  const [counts, deliveryLag, jobLag] = [
    await store.selectLoad(runtime.db),
    await findDeliveryLag(runtime.db),
    await findJobLag(runtime.db),
  ];
  const load = { ...counts, deliveryLag, jobLag };
  const { now, hours } = await store.selectHours(runtime.db, DAYS);
  const api = hours.map((row) => serviceHour(row, row.api_minutes, row.requests, row.failed_requests));
  const voice = hours.map((row) => serviceHour(row, row.voice_minutes, row.calls, row.failed_calls));
  const components = componentsOf(runtime, load, { api: api.at(-1), voice: voice.at(-1) });
  const starts = [firstMinute(api), firstMinute(voice)].filter((minute) => minute !== null);
  return {
    status: overall(components),
    components,
    availability: [
      availabilityOf('api', TARGETS.api, api, now.getTime()),
      availabilityOf('voice', TARGETS.voice, voice, now.getTime()),
    ],
    measured_since: starts.length === 0 ? null : iso(new Date(Math.min(...starts) * MINUTE_MS)),
    updated_at: iso(now),
  };
}

function serviceHour({ hour }: store.HourRow, minutes: bigint, done: number, failed: number): ServiceHour {
  return { atMs: hour.getTime(), minutes, done, failed };
}

/** Returns the last measurements. An unreadable database is itself an outage. */
function withoutDatabase(runtime: Runtime, before: Status | null | undefined): Status {
  const unknown = (before?.components ?? []).filter(({ id }) => !VITAL.has(id));
  const nowMs = runtime.clock.now();
  return {
    status: 'outage',
    components: [{ id: 'api', status: 'degraded' }, { id: 'database', status: 'outage' }, ...unknown],
    availability: before?.availability ?? [
      availabilityOf('api', TARGETS.api, [], nowMs),
      availabilityOf('voice', TARGETS.voice, [], nowMs),
    ],
    measured_since: before?.measured_since ?? null,
    updated_at: iso(new Date(nowMs)),
  };
}

/** @param last newest hour of each service */
function componentsOf(
  { mailer, providers }: Runtime,
  load: store.Load & { deliveryLag: number; jobLag: number },
  last: { api: ServiceHour | undefined; voice: ServiceHour | undefined },
): ComponentStatus[] {
  const late = (seconds: number): State => (seconds > LATE_SECONDS ? 'degraded' : 'operational');
  const statuses = providers.operator.statuses();
  const mail: State =
    mailer === null ? 'not_configured' : load.mailsFailed > load.mailsSent ? 'degraded' : 'operational';
  const workers: State = load.workers === 0 ? 'outage' : 'operational';
  return [
    { id: 'api', status: failing(last.api) },
    { id: 'database', status: 'operational' },
    { id: 'voice', status: load.voiceProcesses === 0 ? 'outage' : failing(last.voice) },
    { id: 'jobs', status: workers === 'outage' ? workers : late(load.jobLag) },
    { id: 'webhooks', status: workers === 'outage' ? workers : late(load.deliveryLag) },
    { id: 'mail', status: mail },
    { id: 'speech_recognition', status: stateOfKind(statuses, 'stt') },
    { id: 'language_model', status: stateOfKind(statuses, 'llm') },
    { id: 'speech', status: stateOfKind(statuses, 'tts') },
  ];
}

function failing(hour: ServiceHour | undefined): State {
  if (!hour || hour.done < FAILING.least) return 'operational';
  return hour.failed / hour.done > FAILING.share ? 'degraded' : 'operational';
}

function stateOfKind(statuses: readonly ProviderStatus[], kind: ProviderStatus['kind']): State {
  const configured = statuses.filter((status) => status.kind === kind && status.configured);
  const down = configured.filter(({ health }) => health === 'failing').length;
  if (configured.length === 0) return 'not_configured';
  return down === 0 ? 'operational' : down < configured.length ? 'degraded' : 'outage';
}

function overall(components: readonly ComponentStatus[]): Status['status'] {
  if (components.some(({ id, status }) => VITAL.has(id) && status === 'outage')) return 'outage';
  return components.some(({ status }) => status === 'outage' || status === 'degraded') ? 'degraded' : 'operational';
}
