// Recordings while storage fails: calls continue and end, stored segments are served, and every recording reaches a final
// state.
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import type { Call } from '../../../generated/types.ts';
import { inTransaction } from '../../../src/database/transaction.ts';
import { ProviderError } from '../../../src/providers/ports/errors.ts';
import { createReaper } from '../../../src/resources/calls/live/reaper.ts';
import { assembleLater, maintainRecordings } from '../../../src/resources/calls/recording/assembly.ts';
import { storePiece } from '../../../src/resources/calls/recording/pieces.ts';
import { silentPiece } from '../../../src/voice/recording/companded.ts';
import { RecordingRefused } from '../../../src/voice/recording/piece-writer.ts';
import { startTestApp, type TestApp } from '../../support/app.ts';
import { newTenant, type Tenant } from '../../support/client.ts';
import { failingStorage, type FailingStorage, type StorageFault } from '../../support/failing-storage.ts';
import { until } from '../../support/until.ts';
import { startReceiver, type TestReceiver } from '../webhooks/support.ts';
import { CONVERSES, decodeMp3, ended, heard, place, reaches, SILENT, talkingAgent, timelineOf } from './support.ts';

vi.setConfig({ testTimeout: 90_000, hookTimeout: 120_000 });

// Only the reapers of these tests run.
const NEVER = 3_600_000;
const RECORDINGS = /^recordings\//;
const LATE = silentPiece(64_024, 16_000);
const WHOLE = /^recordings\/[^/]+\.mp3$/;
const PATIENT = { inactivity: { seconds: 600, reminders: [] } };
const UNRECORDED = { ...PATIENT, recording: { enabled: false } };

let app: TestApp;
let tenant: Tenant;
let receiver: TestReceiver;
let secret: string;
let storage: FailingStorage;

beforeAll(async () => {
  storage = failingStorage();
  [app, receiver] = await Promise.all([
    startTestApp({
      env: { NETWORK_ALLOW: '127.0.0.0/8' },
      overrides: { storage: storage.wrap, leases: { reapMs: NEVER } },
    }),
    startReceiver(),
  ]);
  tenant = await newTenant(app.url);
  ({ secret } = (await tenant.ok('createWebhook', {
    body: { url: receiver.url, events: ['call.ended', 'call.error'] },
  })) as { secret: string });
});
afterEach(() => {
  storage.failWrites(null);
  storage.failReads(null);
  storage.delayWrites(0);
});
afterAll(async () => {
  await app.close();
  await receiver.close();
});

async function talk(to: string, more: object = PATIENT): Promise<string> {
  const { agent_id } = await tenant.ok('createAgent', { body: talkingAgent({ ...more }) });
  const { call_id: id } = await place(tenant, to, agent_id);
  await reaches(tenant, id, ['in_progress']);
  return id;
}

const piecesOf = (id: string) => app.runtime.storage.list(`recordings/${id}/`);
const hasPieces = (id: string) => async () => (await piecesOf(id)).length > 0;
const codes = async (id: string, type: string) =>
  (await timelineOf(tenant, id)).filter((row) => row.type === type).map(({ data }) => data['code']);

async function reported(id: string): Promise<Record<string, unknown>> {
  const find = () =>
    heard(receiver.received, secret).filter(({ name, data }) => name === 'call.ended' && isOf(data, id));
  await until(() => find().length > 0, { what: 'the end of the call is reported' });
  expect(find()).toHaveLength(1);
  return find()[0]!.data;
}

const isOf = (data: Record<string, unknown>, id: string) => String(data['transcript_url']).includes(id);

async function refusal(id: string, query: { channels?: 'mono' } = {}): Promise<unknown[]> {
  const { status, code } = await tenant.refused('getCallRecording', { path: { id }, query });
  return [status, code];
}

async function seconds(id: string): Promise<number> {
  const { status, body } = await tenant.send('getCallRecording', { path: { id } });
  expect(status).toBe(200);
  return (await decodeMp3(Buffer.from(body as ArrayBuffer))).seconds;
}

async function settled(id: string, status: Call['recording_status']): Promise<void> {
  const look = async () => (await tenant.ok('getCall', { path: { id } })).recording_status === status;
  await until(look, { withinMs: 30_000, what: `the recording of ${id} is ${status}` });
}

// The clock of the call runs five times as fast as the clock of storage.
test('storage that takes 800 ms per segment loses nothing of a recording', async () => {
  storage.delayWrites(800);
  const id = await talk(SILENT);
  await until(hasPieces(id), { what: 'a piece is stored' });
  await tenant.ok('endCall', { path: { id } });
  const call = await ended(tenant, id);
  await settled(id, 'ready');
  expect(Math.abs((await seconds(id)) - call.duration)).toBeLessThanOrEqual(0.3);
  expect(await codes(id, 'warning')).toEqual([]);
});

describe('storage that refuses writes', () => {
  test.each<[StorageFault]>([['ENOSPC'], ['silence']])(
    'from the beginning (%s): the call continues to its natural end, and its recording is reported as failed',
    async (fault) => {
      storage.failWrites(fault, RECORDINGS);
      const { agent_id } = await tenant.ok('createAgent', { body: talkingAgent() });
      const { call_id: id } = await place(tenant, CONVERSES, agent_id);
      const call = await ended(tenant, id);
      expect(storage.failedWrites()).toBeGreaterThan(0);
      expect(call).toMatchObject({ status: 'completed', end_detail: null, recording_status: 'failed' });
      expect(call.waveform).toHaveLength(800);
      expect(await refusal(id)).toEqual([404, 'recording_failed']);
      expect(await codes(id, 'warning')).toEqual(['recording_failed']);
      expect(await codes(id, 'error')).toEqual([]);
      expect((await tenant.ok('getCallTranscript', { path: { id } })).data.length).toBeGreaterThan(2);
      expect(await reported(id)).toMatchObject({ recording_status: 'failed', status: 'completed' });
    },
  );

  test('during the call only: the recording is complete', async () => {
    const id = await talk(SILENT);
    await until(hasPieces(id), { what: 'a piece is stored' });
    const before = storage.failedWrites();
    storage.failWrites('ENOSPC', RECORDINGS);
    await until(() => storage.failedWrites() > before + 2, { withinMs: 30_000, what: 'writes are tried again' });
    storage.failWrites(null);
    const had = (await piecesOf(id)).length;
    await until(async () => (await piecesOf(id)).length > had, { withinMs: 30_000, what: 'writing goes on' });
    await tenant.ok('endCall', { path: { id } });
    const call = await ended(tenant, id);
    expect(call).toMatchObject({ status: 'completed', end_reason: 'ended_by_api' });
    await settled(id, 'ready');
    expect(Math.abs((await seconds(id)) - call.duration)).toBeLessThanOrEqual(0.3);
    expect(await codes(id, 'warning')).toEqual([]);
    // Later, a request is refused while storage does not work.
    storage.failWrites('ENOSPC', RECORDINGS);
    expect(await refusal(id, { channels: 'mono' })).toEqual([503, 'unavailable']);
    storage.failReads('EIO', RECORDINGS);
    expect(await refusal(id)).toEqual([503, 'unavailable']);
    storage.failReads(null);
    await app.runtime.storage.delete([`recordings/${id}.mp3`]);
    expect(await refusal(id, { channels: 'mono' })).toEqual([404, 'recording_not_found']);
  });

  test('beyond the end: the call ends, and the stored pieces are served at the same URL when storage works again', async () => {
    const id = await talk(SILENT);
    await until(async () => (await piecesOf(id)).length > 1, { withinMs: 30_000, what: 'pieces are stored' });
    const before = storage.failedWrites();
    storage.failWrites('EROFS', RECORDINGS);
    await until(() => storage.failedWrites() > before, { withinMs: 30_000, what: 'a piece is refused' });
    await tenant.ok('endCall', { path: { id } });
    const call = await ended(tenant, id);
    expect(call).toMatchObject({ status: 'completed', end_reason: 'ended_by_api', recording_status: 'pending' });
    expect(await refusal(id)).toEqual([409, 'recording_not_ready']);
    expect(await reported(id)).toMatchObject({ recording_url: call.recording_url, recording_status: 'pending' });
    storage.failWrites(null);
    await settled(id, 'incomplete');
    const after = await tenant.ok('getCall', { path: { id } });
    expect(after.recording_url).toBe(call.recording_url);
    const length = await seconds(id);
    expect(length).toBeGreaterThan(1);
    expect(length).toBeLessThan(call.duration);
    expect(await piecesOf(id)).toEqual([]);
  });

  test.each<[StorageFault]>([['ENOSPC'], ['silence']])(
    'of one object only (%s): the call ends without it, and nothing of the recording is missing later',
    async (fault) => {
      const id = await talk(SILENT);
      await until(hasPieces(id), { what: 'a piece is stored' });
      storage.failWrites(fault, WHOLE);
      await tenant.ok('endCall', { path: { id } });
      const call = await ended(tenant, id);
      expect(call).toMatchObject({ status: 'completed', recording_status: 'pending' });
      storage.failWrites(null);
      await settled(id, 'ready');
      expect(Math.abs((await seconds(id)) - call.duration)).toBeLessThanOrEqual(0.3);
    },
  );
});

/** Assigns the call's lease to a process that no longer exists. */
const hasFailed = (id: string) => async () => (await tenant.ok('getCall', { path: { id } })).status === 'failed';

async function lose(id: string): Promise<void> {
  const { db } = app.runtime;
  await sql`update calls set lease_owner = 'gone', lease_token = lease_token + 1, leased_until = now() - interval '1 s'
    where id = ${id}`.execute(db);
}

/** Runs the reaper until these calls are ended. One run leaves calls whose rows are locked, such as by a session, to the next. */
async function reap(ids: readonly string[]): Promise<void> {
  const reaper = createReaper(app.runtime, 'reaper');
  const areEnded = async (): Promise<boolean> => {
    await reaper.reap();
    return (await Promise.all(ids.map((id) => hasFailed(id)()))).every(Boolean);
  };
  await until(areEnded, { what: 'the calls are ended' });
}

describe('calls whose process died', () => {
  test('are all ended by the reaper while storage fails, and their recordings follow', async () => {
    const recorded = await Promise.all([talk(SILENT), talk(SILENT)]);
    const unrecorded = await talk(SILENT, UNRECORDED);
    for (const id of recorded) await until(hasPieces(id), { withinMs: 30_000, what: 'a piece is stored' });
    storage.failWrites('ENOSPC');
    storage.failReads('EIO', RECORDINGS);
    for (const id of [...recorded, unrecorded]) await lose(id);
    await reap([...recorded, unrecorded]);
    for (const id of recorded) {
      const call = await tenant.ok('getCall', { path: { id } });
      expect(call).toMatchObject({ status: 'failed', end_reason: 'media_lost', recording_status: 'pending' });
    }
    expect(await tenant.ok('getCall', { path: { id: unrecorded } })).toMatchObject({
      status: 'failed',
      recording_status: null,
      recording_url: null,
    });
    storage.failWrites(null);
    storage.failReads(null);
    for (const id of recorded) {
      await settled(id, 'incomplete');
      expect(await seconds(id)).toBeGreaterThan(1);
    }
  });

  test('are ended one by one: one that cannot be ended does not delay the others', async () => {
    const [stuck, ...others] = await Promise.all([1, 2, 3].map(() => talk(SILENT, UNRECORDED)));
    const { db } = app.runtime;
    await sql`create function refuse_end() returns trigger language plpgsql as $$
      begin raise exception 'this row cannot be written'; end $$`.execute(db);
    await sql
      .raw(
        `create trigger refuse_end before update of status on calls for each row
         when (old.id = '${stuck!}') execute function refuse_end()`,
      )
      .execute(db);
    // The reaper takes the call that fails first.
    await lose(stuck!);
    for (const id of others) await lose(id);
    await reap(others);
    expect(await hasFailed(stuck!)()).toBe(false);
    await sql`drop trigger refuse_end on calls`.execute(db);
    await lose(stuck!);
    await reap([stuck!]);
  });
});

describe('a recording that storage does not return', () => {
  const age = (id: string, days: number) =>
    sql`update calls set ended_at = ended_at - make_interval(days => ${days}) where id = ${id}`.execute(app.runtime.db);
  const maintain = () => maintainRecordings(app.runtime, new AbortController().signal);

  async function pending(): Promise<string> {
    const id = await talk(SILENT);
    await until(async () => (await piecesOf(id)).length > 1, { withinMs: 30_000, what: 'pieces are stored' });
    storage.failWrites('ENOSPC', WHOLE);
    await tenant.ok('endCall', { path: { id } });
    return id;
  }

  test('is retried every hour and fails after a week', async () => {
    const id = await pending();
    await age(id, 6);
    await maintain();
    expect((await tenant.ok('getCall', { path: { id } })).recording_status).toBe('pending');
    // A clock that jumps by days makes it look as old.
    await sql`insert into retention_clock (seen_at, settles_at) values (now() - interval '2 days', now())
      on conflict (singleton) do update set seen_at = excluded.seen_at`.execute(app.runtime.db);
    await age(id, 20);
    await expect(assembleLater(app.runtime, id)).rejects.toThrow('ENOSPC');
    expect((await tenant.ok('getCall', { path: { id } })).recording_status).toBe('pending');
    await sql`delete from retention_clock`.execute(app.runtime.db);
    await maintain();
    await settled(id, 'failed');
    expect(await refusal(id)).toEqual([404, 'recording_failed']);
    expect(await piecesOf(id)).toEqual([]);
  });

  test('except for one piece is finally served without that piece', async () => {
    const id = await pending();
    storage.failWrites(null);
    const [, second] = await piecesOf(id);
    storage.failReads('EIO', new RegExp(`^${second!}$`));
    await age(id, 8);
    await maintain();
    // Deleting the piece fails as well, and the assembled recording is kept.
    await settled(id, 'incomplete');
    storage.failReads(null);
    expect(await seconds(id)).toBeGreaterThan(1);
  });
});

test('the second deletion of an erased recording is repeated for days while storage fails', async () => {
  const id = await talk(SILENT, UNRECORDED);
  await tenant.ok('endCall', { path: { id } });
  await ended(tenant, id);
  expect((await tenant.ok('deleteCall', { path: { id } })).status).toBe('completed');
  storage.failReads('EIO', new RegExp(id));
  const { db } = app.runtime;
  await sql`update graphile_worker._private_jobs set attempts = 12, run_at = now() where key = ${`erase:${id}`}`.execute(
    db,
  );
  const waits = async () =>
    (
      await sql`select 1 from graphile_worker._private_jobs
      where key = ${`erase:${id}`} and locked_at is null and attempts = 13 and attempts < max_attempts`.execute(db)
    ).rows.length === 1;
  await until(waits, { withinMs: 10_000, what: 'the job waits for its next attempt' });
});

test('all recordings that wait for storage, and no others, are enqueued every hour, in several queues', async () => {
  const id = await talk(SILENT, UNRECORDED);
  await tenant.ok('endCall', { path: { id } });
  await ended(tenant, id);
  const undone = new Error('only seen within the transaction');
  let jobs: unknown;
  const seen = inTransaction(app.runtime.db, async (trx) => {
    await sql`
      insert into calls select (jsonb_populate_record(c, jsonb_build_object(
          'id', 'call_waiting' || n, 'ended_at', now() - case n when 1101 then interval '1 minute' else interval '2 hours' end,
          'recording_state', 'pieces', 'recording_removed_at', case n when 1102 then now() end))).*
      from calls c, generate_series(1, 1102) n where c.id = ${id}`.execute(trx);
    await maintainRecordings({ ...app.runtime, db: trx }, new AbortController().signal);
    ({
      rows: [jobs],
    } = await sql`
      select count(*)::int as waiting, count(distinct queue_name)::int as queues from graphile_worker.jobs
      where key like 'recording:call\\_waiting%'`.execute(trx));
    throw undone;
  });
  await expect(seen).rejects.toBe(undone);
  expect(jobs).toEqual({ waiting: 1100, queues: 3 });
});

describe('a process that lost its call', () => {
  test('stores no further piece of it, before or after the end', async () => {
    const id = await talk(SILENT);
    const { runtime } = app;
    const [{ lease_token: token }] = (await runtime.db
      .selectFrom('calls')
      .select('lease_token')
      .where('id', '=', id)
      .execute()) as [{ lease_token: number }];
    await until(hasPieces(id), { what: 'a piece is stored' });
    await lose(id);
    const had = await piecesOf(id);
    for (const piece of [0, 900]) {
      await expect(storePiece(runtime, { callId: id, token }, piece, LATE)).rejects.toThrow(RecordingRefused);
    }
    expect((await piecesOf(id)).filter((key) => key.endsWith('900.au'))).toEqual([]);
    await reap([id]);
    await settled(id, 'incomplete');
    await expect(storePiece(runtime, { callId: id, token: token + 1 }, 901, LATE)).rejects.toThrow(RecordingRefused);
    expect(had.length).toBeGreaterThan(0);
    expect(await piecesOf(id)).toEqual([]);
  });

  test('leaves no piece behind, even one that it stored last of all, or after one that storage does not delete', async () => {
    const { runtime } = app;
    const [unreadable, id, recent, going] = await Promise.all([
      ...[1, 2, 3].map(() => talk(SILENT, UNRECORDED)),
      talk(SILENT),
    ]);
    for (const one of [unreadable!, id!, recent!]) await lose(one);
    await reap([unreadable!, id!, recent!]);
    for (const one of [unreadable, id, recent])
      await runtime.storage.put(`recordings/${one!}/000007.mp3`, Buffer.from('late'));
    await sql`update calls set ended_at = ended_at - case when id = ${id} then interval '1 hour' else interval '2 hours' end
      where id in (${unreadable}, ${id})`.execute(runtime.db);
    await until(hasPieces(going!), { what: 'a piece is stored' });
    const asked: string[] = [];
    const away = async (key: string): Promise<never> => {
      asked.push(key);
      throw new ProviderError('s3', 'unavailable', 'the storage is away');
    };
    const withoutStorage = { ...runtime, storage: { ...runtime.storage, list: away, put: away } };
    await expect(maintainRecordings(withoutStorage, new AbortController().signal)).rejects.toThrow('is away');
    expect(asked).toEqual([expect.stringMatching(RECORDINGS), expect.stringMatching(/^probes\//)]);
    storage.failReads('EIO', new RegExp(unreadable!));
    await expect(maintainRecordings(runtime, new AbortController().signal)).rejects.toThrow('EIO');
    storage.failReads(null);
    expect(await piecesOf(id!)).toEqual([]);
    // This one is recent: its write may still be in progress.
    expect(await piecesOf(recent!)).toHaveLength(1);
    expect((await piecesOf(going!)).length).toBeGreaterThan(0);
    await tenant.ok('endCall', { path: { id: going! } });
    await settled(going!, 'ready');
  });
});
