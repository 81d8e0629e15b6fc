// 60 canaries in 40 calls: spoken, typed, keyed and returned by functions, to agents that redact. Afterwards none is in the
// database, in storage, in the log, in received webhooks, in event streams or in the supervisor's text. A call without redaction
// is the control: its canaries are found everywhere, and after its erasure nowhere.
import { Writable } from 'node:stream';
import { sql } from 'kysely';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { startModelServer, type ModelServer } from '../../scripts/stand-ins/model-server.ts';
import { sleep } from '../../src/core/clock.ts';
import { newId } from '../../src/core/ids.ts';
import type { Carrier } from '../../src/providers/ports/carrier.ts';
import { tracesOf } from '../contract/table-checksums.ts';
import { ended, follow, talkingAgent } from '../resources/calls/support.ts';
import { startReceiver, type TestReceiver } from '../resources/webhooks/support.ts';
import { startTestApp, type TestApp } from '../support/app.ts';
import { newTenant, type Tenant } from '../support/client.ts';
import { fastClock } from '../support/fast-clock.ts';
import { paperCarrier } from '../support/paper-carrier.ts';
import { createScriptedLine, type ScriptedLine } from '../support/scripted-line.ts';
import { until } from '../support/until.ts';
import { canary, type Canary } from './canaries.ts';

const FROM = '+14155552671';
const CALLS = 40;
const PACE = 12;
const REDACT = ['card', 'iban', 'email', 'phone', 'birth_date'];
/** An event stream of every such call is read. */
const STREAMED_EVERY = 5;

type How = 'spoken' | 'typed' | 'keyed' | 'returned' | 'over two turns';

interface Planned {
  how: How;
  canary: Canary;
}

vi.setConfig({ testTimeout: 120_000, hookTimeout: 180_000 });

const clock = fastClock(PACE);
const log: string[] = [];
let app: TestApp;
let tenant: Tenant;
let model: ModelServer;
let receiver: TestReceiver;
let functions: TestReceiver;
const streams: string[] = [];
const ids: string[] = [];
let control: string;
const redactingCalls = new Set<string>();

/** 24 spoken, 8 of them over two turns, 12 typed, 12 keyed, 12 returned. */
const HOWS: readonly How[] = [...'SSTKR'.repeat(12)].map((letter, i) =>
  letter === 'S'
    ? i % 15 === 0 || i % 15 === 6
      ? 'over two turns'
      : 'spoken'
    : ({ T: 'typed', K: 'keyed', R: 'returned' } as const)[letter as 'T'],
);
// Keys have digits only; a name is not said over two turns.
const PLAN: readonly Planned[] = HOWS.map((how, i) => ({
  how,
  canary: canary(how === 'keyed' || how === 'over two turns' ? 4 * i : 4 * (i + 100) + (i % 4)),
}));
const CONTROL: readonly Planned[] = [900, 901, 902].map((n) => ({ how: 'spoken', canary: canary(n) }));

const planOf = (number: string): readonly Planned[] => {
  const call = Number(number.slice(-4));
  if (call >= CALLS) return CONTROL;
  return PLAN.filter((_, i) => i % CALLS === call);
};

const carrier: Carrier = {
  ...paperCarrier('canary'),
  serves: (_from, to) => to.startsWith('+1646'),
  async *dial({ to }) {
    const line = createScriptedLine(clock);
    const { onFrame } = line;
    // Words before the session listens are lost.
    line.onFrame = (listener) => {
      onFrame(listener);
      void play(line, planOf(to));
    };
    yield { type: 'answered', line, by: 'human' };
  },
};

/** Waits until the agent has answered and is silent again. */
async function answered(line: ScriptedLine, before: number): Promise<void> {
  await until(() => line.written.length > before, { withinMs: 30_000, what: 'the agent answers' });
  for (let written = -1; written !== line.written.length; await sleep(clock, 1_500)) written = line.written.length;
}

async function play(line: ScriptedLine, plan: readonly Planned[]): Promise<void> {
  await sleep(clock, 500);
  for (const { how, canary: said } of plan) {
    const before = line.written.length;
    const [digits = ''] = said.traces;
    if (how === 'spoken') await line.speak(`My details are ${said.said}, that is ${said.written}.`, 4_000);
    else if (how === 'typed') line.type(`Here you are: ${said.written}`);
    else if (how === 'keyed') for (const digit of digits) line.press(digit);
    else if (how === 'returned') {
      const at = PLAN.findIndex(({ canary: { written } }) => written === said.written);
      await line.speak(`Please look me up, case ${at}.`, 2_000);
      await until(() => functions.received.some(({ body }) => caseOf(body) === at), { withinMs: 30_000 });
    } else {
      await line.speak(`The first half is ${digits.slice(0, 8)}`, 2_000);
      await answered(line, before);
      await line.speak(`and then ${digits.slice(8)}, that is all.`, 2_000);
    }
    await answered(line, line.written.length === before ? before : line.written.length - 1);
    await sleep(clock, 3_000);
  }
  line.hangUp();
}

function caseOf(body: string): number {
  return (JSON.parse(body) as { arguments: { case: number } }).arguments.case;
}

beforeAll(async () => {
  model = await startModelServer(({ messages }) => {
    const last = messages.at(-1)!;
    if (messages[0]?.content?.includes('You analyze the transcript')) {
      const summary = String(last.content).slice(0, 3_000);
      return JSON.stringify({ summary, success: true, sentiment: 'neutral', extracted: {} });
    }
    if (last.role === 'tool') return `I found ${last.content!.slice(0, 60)}.`;
    const said = messages.findLast(({ role }) => role === 'user')?.content ?? '';
    const asked = [...said.matchAll(/look me up, case (\d+)/g)].at(-1);
    return asked ? { name: 'look_up', arguments: { case: Number(asked[1]) } } : 'Ok.';
  });
  [receiver, functions] = await Promise.all([
    startReceiver(),
    startReceiver(({ body }, response) => {
      response.writeHead(200, { 'content-type': 'application/json' });
      response.end(JSON.stringify({ contact: PLAN[caseOf(body)]!.canary.written }));
    }),
  ]);
  const sink = new Writable({ write: (chunk, _encoding, done) => (log.push(String(chunk)), done()) }); // prettier-ignore
  app = await startTestApp({
    env: {
      LLM_BASE_URL: model.baseUrl,
      LLM_MODELS: 'test-model',
      BILLING: 'off',
      CONCURRENT_CALLS: '15',
      NETWORK_ALLOW: '127.0.0.0/8',
    },
    overrides: { carriers: [carrier], voiceClock: clock, log: pino({ level: 'debug' }, sink) },
  });
  tenant = await newTenant(app.url);
  const row = { workspace_id: tenant.workspaceId, id: newId('pn'), number: FROM, carrier: 'canary', country: 'US' };
  await app.runtime.db.insertInto('phone_numbers').values(row).execute();
  const events = ['call.transcript', 'call.ended', 'call.completed', 'call_analyzed'];
  await tenant.ok('createWebhook', { body: { url: receiver.url, events } });
  const look_up = {
    type: 'webhook',
    name: 'look_up',
    description: 'Looks a customer up.',
    parameters: { type: 'object', properties: { case: { type: 'integer' } }, required: ['case'] },
    url: functions.url,
  };
  const body = talkingAgent({ greeting: null, functions: [look_up], inactivity: { seconds: 120, reminders: [] } });
  const agents = await Promise.all(
    [{ redact: REDACT }, { redact: REDACT, redact_model: true }, { redact: [] }].map((privacy) =>
      tenant.ok('createAgent', { body: { ...body, privacy } }),
    ),
  );
  const dial = async (call: number, agent: number): Promise<string> => {
    const to_number = `+1646555${String(call).padStart(4, '0')}`;
    const request = { agent_id: agents[agent]!.agent_id, from_number: FROM, to_number, queue_ttl_seconds: 3_600 };
    const { call_id: id } = await tenant.ok('createCall', { body: request });
    if (call % STREAMED_EVERY === 0) {
      void follow(app.url, tenant.jwt, id, { withinMs: 120_000 }).then((rows) => streams.push(JSON.stringify(rows)));
    }
    return id;
  };
  for (let call = 0; call < CALLS; call++) {
    const id = await dial(call, call % 2);
    ids.push(id);
    if (call % 2 === 1) redactingCalls.add(id);
  }
  control = await dial(CALLS, 2);
  for (const id of [...ids, control]) expect((await ended(tenant, id, 150_000)).status).toBe('completed');
  await until(
    async () => (await app.runtime.db.selectFrom('call_analyses').select('call_id').execute()).length > CALLS,
    {
      withinMs: 60_000,
      what: 'all calls are analysed',
    },
  );
  await until(
    async () =>
      (await app.runtime.db.selectFrom('deliveries').select('id').where('finished_at', 'is', null).execute()).length ===
      0,
    { withinMs: 60_000, what: 'all events are delivered' },
  );
  await until(() => streams.length > CALLS / STREAMED_EVERY, { what: 'the streams have ended' });
}, 180_000);
afterAll(async () => {
  await app?.close();
  await Promise.all([model?.close(), receiver?.close(), functions?.close()]);
});

const tracesIn = (plan: readonly Planned[]): string[] => plan.flatMap(({ canary: { traces } }) => traces);
const escaped = (traces: readonly string[]): string[] => traces.map((trace) => trace.replace(/[+.]/g, '\\$&'));
/** Digits and letters only: separators, JSON escapes and marks of a row do not hide a canary. */
const squeezed = (text: string): string => text.toLowerCase().replace(/[^0-9a-z@]/g, '');

function foundIn(text: string, plan: readonly Planned[]): string[] {
  const tight = squeezed(text);
  return tracesIn(plan).filter(
    (trace) => text.includes(trace) || (trace.length > 9 && tight.includes(squeezed(trace))),
  );
}

/** Every row of every table, and the queue of jobs. */
async function dump(): Promise<string> {
  const { db } = app.runtime;
  const { rows: tables } = await sql<{ name: string }>`
    select format('%I.%I', n.nspname, c.relname) as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname in ('public', 'graphile_worker') and c.relkind = 'r'`.execute(db);
  const texts: string[] = [];
  for (const { name } of tables) {
    const { rows } = await sql<{ row: string }>`select t::text as row from ${sql.raw(name)} t`.execute(db);
    texts.push(...rows.map(({ row }) => row));
  }
  return texts.join('\n');
}

async function storedBytes(): Promise<string> {
  const parts: string[] = [];
  for (const id of [...ids, control]) {
    const content = await app.runtime.storage.get(`recordings/${id}.mp3`);
    if (content) for await (const bytes of content) parts.push(Buffer.from(bytes).toString('latin1'));
  }
  return parts.join('\n');
}

describe('canaries of redacted calls', () => {
  test('there are 60, all different, and every way of entry is covered', () => {
    expect(PLAN).toHaveLength(60);
    expect(new Set([...PLAN, ...CONTROL].map(({ canary: { written } }) => written)).size).toBe(63);
    expect(new Set(PLAN.map(({ how }) => how)).size).toBe(5);
    expect(new Set(PLAN.map(({ canary: { kind } }) => kind)).size).toBe(4);
  });

  test('were spoken: the transcripts have their marks, and the functions returned them', async () => {
    const transcripts = await Promise.all(ids.map((id) => tenant.ok('getCallTranscript', { path: { id } })));
    const unmarked = transcripts.filter(
      ({ text, data }) => !/\[(?:card|iban|email|phone)\]/.test(text + JSON.stringify(data)),
    );
    expect(unmarked.map(({ text }) => text)).toEqual([]);
    expect(functions.received.length).toBeGreaterThanOrEqual(12);
    const dialled = receiver.received.filter(({ body }) => ids.some((id) => body.includes(id)));
    expect(dialled.length).toBeGreaterThan(4 * CALLS);
  });

  test('are not in the database', async () => expect(foundIn(await dump(), PLAN)).toEqual([]));
  test('are not in storage', async () => expect(foundIn(await storedBytes(), PLAN)).toEqual([]));
  test('are not in the log', () => {
    expect(log.length).toBeGreaterThan(CALLS);
    expect(foundIn(log.join(''), PLAN)).toEqual([]);
  });
  test('are not in received webhooks', () =>
    expect(foundIn(receiver.received.map(({ body }) => body).join('\n'), PLAN)).toEqual([]));
  test('are not in event streams', () => expect(foundIn(streams.join('\n'), PLAN)).toEqual([]));
  test('are on no timeline as keyed digits', async () => {
    const { rows } = await sql<{ digit: string }>`
      select distinct data ->> 'digit' as digit from call_events where type = 'dtmf'`.execute(app.runtime.db);
    expect(rows).toEqual([{ digit: '[key]' }]);
  });

  test('spoken in one turn are in no request to the model with `redact_model`, and are in requests without it', () => {
    const half = (odd: number) => PLAN.filter(({ how }, i) => (i % CALLS) % 2 === odd && how !== 'over two turns');
    const asked = model.requests.map(({ messages }) => messages.map(({ content }) => content).join('\n')).join('\n');
    expect(foundIn(asked, half(1))).toEqual([]);
    expect(foundIn(asked, half(0)).length).toBeGreaterThan(15);
  });

  test('of the control call without redaction are in database, webhooks and streams, and nowhere after its erasure', async () => {
    expect(foundIn(await dump(), CONTROL).length).toBeGreaterThan(5);
    expect(foundIn(receiver.received.map(({ body }) => body).join('\n'), CONTROL).length).toBeGreaterThan(5);
    expect(foundIn(streams.join('\n'), CONTROL).length).toBeGreaterThan(5);
    const proof = await tenant.ok('deleteCall', { path: { id: control } });
    expect(proof.erased.utterances).toBeGreaterThan(3);
    expect(await tracesOf(app.runtime.db, escaped(tracesIn(CONTROL)))).toEqual([]);
    expect(foundIn(await dump(), CONTROL)).toEqual([]);
    expect(await app.runtime.storage.size(`recordings/${control}.mp3`)).toBeNull();
  });
});
