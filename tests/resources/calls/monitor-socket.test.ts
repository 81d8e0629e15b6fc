// Access to a supervisor's socket: tokens, abuse, and calls whose session is in another process than the one that got the request.
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { MonitorToken } from '../../../generated/types.ts';
import { startApp, type App } from '../../../src/app.ts';
import { readConfig } from '../../../src/config.ts';
import type { MonitorGrant } from '../../../src/resources/calls/rows/monitor-tokens.ts';
import { purgeMonitoring, sealVoucher } from '../../../src/resources/calls/service/monitor.ts';
import { startTestApp, type TestApp } from '../../support/app.ts';
import { newTenant, type Tenant } from '../../support/client.ts';
import { testDatabase } from '../../support/database.ts';
import { follow, type SupervisorClient } from '../../support/supervisor.ts';
import { until } from '../../support/until.ts';
import { calleeOf, eavesdropped, isHum, supervising, type Supervising } from './monitoring.ts';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

let app: TestApp;
let tenant: Tenant;
let live: Supervising['live'];
let grant: Supervising['grant'];
let supervise: Supervising['supervise'];
let end: Supervising['end'];
let textOf: Supervising['textOf'];

beforeAll(async () => {
  app = await startTestApp();
  tenant = await newTenant(app.url);
  ({ live, grant, supervise, end, textOf } = supervising(tenant, app.runtime.voiceClock));
});
afterAll(() => app?.close());

const clock = () => app.runtime.voiceClock;

describe('a supervisor’s token', () => {
  const closed = async (url: string, token: string) => (await follow({ url, token }, clock())).closed();

  test('opens its own call, once, and not after it has expired', async () => {
    const [mine, other] = [await live(), await live()];
    const [good, stale] = [await grant(mine), await grant(mine)];
    const { url: otherUrl } = await grant(other);
    expect(await closed(otherUrl, good.token)).toBe(4401);
    const supervisor = await follow(good, clock());
    await supervisor.hears('open');
    expect(await closed(good.url, good.token)).toBe(4401);
    await app.runtime.db
      .updateTable('monitor_tokens')
      .set({ expires_at: new Date(Date.now() - 1000) })
      .where('call_id', '=', mine)
      .execute();
    expect(await closed(stale.url, stale.token)).toBe(4401);
    await Promise.all([end(mine), end(other)]);
  });

  test.each(['nonsense', 'v1.nonsense', `mon_${'a'.repeat(38)}`])('like %s is refused', async (token) => {
    expect(await closed(`${app.url.replace('http', 'ws')}/monitor/call_1`, token)).toBe(4401);
  });

  test('for a call that has ended closes the socket with that reason', async () => {
    const id = await live();
    const token = await grant(id);
    await end(id);
    expect(await closed(token.url, token.token)).toBe(4404);
  });

  test('joins no call as a browser, and a browser’s token opens no monitor', async () => {
    const id = await live();
    const { agent_id } = await tenant.ok('getCall', { path: { id } });
    const { token } = await tenant.ok('createRtcToken', { body: { agent_id } });
    const mine = await grant(id, 'barge');
    expect(await closed(mine.url, token)).toBe(4401);
    expect(await closed(mine.url.replace('/monitor/', '/rtc/'), mine.token)).toBe(4401);
    await end(id);
  });

  test('from another process of the deployment opens its own call, for ten seconds', async () => {
    const [mine, other] = [await live(), await live()];
    const { runtime } = app;
    const { url } = await grant(mine);
    const pass: MonitorGrant = {
      callId: mine,
      mode: 'listen',
      initialMode: 'listen',
      by: { kind: 'user', id: 'usr_1' },
    };
    const early = { ...runtime.clock, now: () => runtime.clock.now() - 11_000 };
    expect(await closed(url, sealVoucher(runtime, { ...pass, callId: other }))).toBe(4401);
    expect(await closed(url, sealVoucher({ ...runtime, clock: early }, pass))).toBe(4401);
    expect(await closed(url, `${sealVoucher(runtime, pass).slice(0, -4)}AAAA`)).toBe(4401);
    const supervisor = await follow({ url, token: sealVoucher(runtime, pass) }, clock());
    expect(await supervisor.hears('open')).toMatchObject({ mode: 'listen', allowed: 'listen' });
    await Promise.all([end(mine), end(other)]);
  });

  test('is deleted after it has expired, and so are processes without a heartbeat', async () => {
    const { db } = app.runtime;
    const id = await live();
    await grant(id);
    await db
      .updateTable('monitor_tokens')
      .set({ expires_at: new Date(Date.now() - 1000) })
      .execute();
    await db
      .insertInto('voice_processes')
      .values({ owner: 'gone', url: 'http://127.0.0.1:9', seen_at: new Date(Date.now() - 48 * 3_600_000) })
      .execute();
    await purgeMonitoring(app.runtime, new AbortController().signal);
    expect(await db.selectFrom('monitor_tokens').selectAll().execute()).toEqual([]);
    expect(await db.selectFrom('voice_processes').select('owner').where('owner', '=', 'gone').execute()).toEqual([]);
    await end(id);
  });
});

describe('abuse of a supervisor’s socket', () => {
  const inside = async (mode = 'barge'): Promise<[SupervisorClient, string]> => {
    const id = await live();
    const supervisor = await supervise(id, mode);
    await supervisor.hears('open');
    return [supervisor, id];
  };

  test.each<[string, number, (supervisor: SupervisorClient) => void]>([
    ['a message that is too large', 4413, (one) => one.sendRaw('x'.repeat(40_000))],
    ['many frames of odd lengths', 4413, (one) => [...Array(60)].forEach(() => one.sendRaw(new Uint8Array(639)))],
    ['audio faster than real time', 4429, (one) => [...Array(800)].forEach(() => one.sendRaw(new Uint8Array(640)))],
    ['a flood of messages', 4429, (one) => [...Array(400)].forEach(() => one.send({ type: 'mode', mode: 'listen' }))],
  ])('%s ends the socket, and the call continues with its agent', async (_name, code, misbehave) => {
    const [supervisor, id] = await inside();
    misbehave(supervisor);
    expect(await supervisor.closed()).toBe(code);
    await tenant.ok('controlCall', { path: { id }, body: { action: 'say', text: 'Still here.' } });
    await until(async () => (await textOf(id)).includes('Still here.'), { withinMs: 30_000 });
    await end(id);
  });

  test('malformed messages are ignored, and a ninth supervisor is refused', async () => {
    const [supervisor, id] = await inside();
    for (const odd of ['{', '[]', '{"type":"sudo"}', '{"type":"mode","mode":"god"}', '{"type":"whisper"}']) {
      supervisor.sendRaw(odd);
    }
    supervisor.send({ type: 'mode', mode: 'whisper' });
    await supervisor.hears('mode', ({ mode }) => mode === 'whisper');
    const others = [];
    for (let i = 0; i < 7; i++) others.push(await supervise(id));
    await Promise.all(others.map((other) => other.hears('open')));
    expect(await (await supervise(id)).closed()).toBe(4429);
    await end(id);
  });
});

describe('a supervised call in another process', () => {
  const SECRETS = { ENCRYPTION_KEY: Buffer.alloc(32, 7).toString('base64'), JWT_SECRET: 'j'.repeat(40) };
  let carrying: TestApp;
  let other: App;
  let owner: Tenant;
  let there: Supervising;
  let closeDatabase: () => Promise<void>;

  beforeAll(async () => {
    const { database, close } = await testDatabase();
    closeDatabase = close;
    const shared = { ...database, close: async () => undefined };
    carrying = await startTestApp({ env: SECRETS, overrides: { database: shared, registry: eavesdropped } });
    const config = readConfig({ ...SECRETS, PORT: '0', DATA_DIR: carrying.dataDir, RATE_LIMIT_IP: '1000000' });
    other = await startApp(config, database.kind === 'embedded' ? 'all' : 'api', {
      database: shared,
      log: carrying.runtime.log,
      webDirectory: `${carrying.dataDir}/web`,
    });
    owner = await newTenant(carrying.url);
    there = supervising(owner, pace());
  });
  afterAll(async () => {
    await other?.stop(0);
    await carrying?.close();
    await closeDatabase?.();
  });

  /** A call whose session is in one process, and its monitor URL at the other. */
  async function apart(): Promise<{ id: string; at: (token: MonitorToken) => { url: string; token: string } }> {
    const id = await there.live();
    const isHere = carrying.live!.sessionOf(id) !== 'not here';
    const elsewhere = isHere ? other.url : carrying.url;
    const at = ({ token }: MonitorToken) => ({ url: `${elsewhere.replace('http', 'ws')}/monitor/${id}`, token });
    return { id, at };
  }
  const pace = () => carrying.runtime.voiceClock;

  test('is audible to a supervisor at the other process, who can also speak', async () => {
    const { id, at } = await apart();
    const supervisor = await follow(at(await there.grant(id, 'barge')), pace());
    expect(await supervisor.hears('open')).toMatchObject({ call_id: id, mode: 'barge' });
    await supervisor.hum(
      () => calleeOf(id).filter((frame) => isHum(frame)).length > 20,
      'the callee hears the supervisor',
    );
    await until(() => supervisor.sound().right.some((sample) => Math.abs(sample) > 5000), { withinMs: 30_000 });
    supervisor.send({ type: 'mode', mode: 'listen' });
    await supervisor.hears('floor', ({ speaker }) => speaker === 'agent');
    await owner.ok('endCall', { path: { id } });
    await supervisor.hears('end');
    expect(await supervisor.closed()).toBe(1000);
  });

  test('lets the agent speak again when the supervisor’s connection breaks', async () => {
    const { id, at } = await apart();
    const [barging, listening] = [
      await follow(at(await there.grant(id, 'barge')), pace()),
      await follow(at(await there.grant(id, 'listen')), pace()),
    ];
    await listening.hears('floor', ({ speaker }) => speaker === 'supervisor');
    barging.drop();
    await listening.hears('floor', ({ speaker }) => speaker === 'agent');
    await owner.ok('endCall', { path: { id } });
    expect(await listening.closed()).toBe(1000);
  });

  test('has the same limits for a socket', async () => {
    const { id, at } = await apart();
    const supervisor = await follow(at(await there.grant(id, 'barge')), pace());
    await supervisor.hears('open');
    for (let i = 0; i < 800; i++) supervisor.sendRaw(new Uint8Array(640));
    expect(await supervisor.closed()).toBe(4429);
    await owner.ok('endCall', { path: { id } });
  });

  test('closes the socket with 1013 (try again later) if its process is unreachable', async () => {
    const { id, at } = await apart();
    const token = await there.grant(id, 'listen');
    // Each heartbeat writes the right address again: repeat until one attempt reads the wrong one.
    let code = 0;
    await until(
      async () => {
        await carrying.runtime.db.updateTable('voice_processes').set({ url: 'http://127.0.0.1:9' }).execute();
        code = await (await follow(at(await there.grant(id, 'listen')), pace())).closed();
        return code === 1013;
      },
      { withinMs: 30_000, what: 'the socket closes with 1013' },
    );
    expect(token.url).toContain(id);
    await owner.ok('endCall', { path: { id } });
  });
});
