// Calls as OpenTelemetry traces: the spans of a timeline, and their way to a collector.
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { inTransaction } from '../../../src/database/transaction.ts';
import { enqueue } from '../../../src/jobs/enqueue.ts';
import { CRASHED } from '../../../src/jobs/heartbeat.ts';
import { enqueueTrace } from '../../../src/resources/calls/after/trace-export.ts';
import { traceRequest, type TracedCall } from '../../../src/resources/calls/after/trace.ts';
import type { TimelineRow } from '../../../src/resources/calls/rows/timeline.ts';
import { startTestApp, type TestApp } from '../../support/app.ts';
import { newTenant, type Tenant, UNRECORDED } from '../../support/client.ts';
import { until } from '../../support/until.ts';
import { replyWith, startReceiver, type TestReceiver } from '../webhooks/support.ts';
import { CONVERSES, ended, place, talkingAgent } from './support.ts';

vi.setConfig({ testTimeout: 90_000, hookTimeout: 120_000 });

interface Span {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  kind: number;
  startTimeUnixNano: string;
  endTimeUnixNano: string;
  attributes: { key: string; value: Record<string, unknown> }[];
  events?: { name: string; attributes: { key: string }[] }[];
  status?: { code: number; message?: string };
}

const START = Date.UTC(2026, 10, 26, 12);
const at = (ms: number): Date => new Date(START + ms);
const row = (sequence: number, type: TimelineRow['type'], ms: number, data: TimelineRow['data']): TimelineRow => ({
  sequence,
  type,
  at: at(ms),
  data,
});

function spansOf(request: unknown): Span[] {
  const { resourceSpans } = request as { resourceSpans: { scopeSpans: { spans: Span[] }[] }[] };
  return resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans));
}

const attributesOf = ({ attributes }: Span) =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, Object.values(value)[0]]));

describe('traceRequest', () => {
  const call = {
    id: 'call_1',
    workspace_id: 'wsp_1',
    agent_id: 'agent_1',
    agent_version: 3,
    direction: 'outbound',
    channel: 'phone',
    from_number: '+12025550199',
    to_number: '+12025550100',
    status: 'failed',
    end_reason: 'engine_error',
    started_at: at(0),
    ended_at: at(9_000),
    usage: { llm_input_tokens: 120, llm_output_tokens: 30 },
    latency: { p50_ms: 500, p95_ms: 900, turns: 2 },
  } as unknown as TracedCall['call'];
  const rows = [
    row(1, 'state', 0, { status: 'in_progress' }),
    row(2, 'utterance', 2_000, { role: 'user', text: 'My secret order.', start_ms: 500, end_ms: 1_900 }),
    row(3, 'knowledge', 2_020, { query: 'My secret order.', passages: [{}, {}], ms: 20 }),
    row(4, 'latency', 2_600, { turn: 1, hear_ms: 300, think_ms: 250, speak_ms: 50, total_ms: 600 }),
    row(5, 'tool', 4_000, {
      function_id: 'fn_1',
      name: 'lookup',
      kind: 'webhook',
      arguments: { order: 'secret' },
      ok: false,
      result: 'secret',
      start_ms: 3_000,
      end_ms: 3_900,
    }),
    row(6, 'warning', 5_000, { code: 'stt_lost', detail: 'a secret host' }),
  ];
  const request = traceRequest({ call, agentName: 'Ada', model: 'gpt-4.1', rows }, 'parley');
  const spans = spansOf(request);
  const named = (name: string): Span => spans.find((span) => span.name === name)!;
  const msOf = ({ startTimeUnixNano, endTimeUnixNano }: Span) =>
    [startTimeUnixNano, endTimeUnixNano].map((nanos) => Number(BigInt(nanos) / 1_000_000n) - START);

  test('has one span for the conversation, with usage, latency and the reason of its end', () => {
    const root = named('invoke_agent Ada');
    expect(root).toMatchObject({ kind: 2, status: { code: 2, message: 'engine_error' } });
    expect(root.traceId).toMatch(/^[0-9a-f]{32}$/);
    expect(root.spanId).toMatch(/^[0-9a-f]{16}$/);
    expect(msOf(root)).toEqual([0, 9_000]);
    expect(attributesOf(root)).toEqual({
      'gen_ai.operation.name': 'invoke_agent',
      'gen_ai.agent.id': 'agent_1',
      'gen_ai.agent.name': 'Ada',
      'gen_ai.agent.version': '3',
      'gen_ai.conversation.id': 'call_1',
      'gen_ai.request.model': 'gpt-4.1',
      'gen_ai.usage.input_tokens': '120',
      'gen_ai.usage.output_tokens': '30',
      'parley.workspace.id': 'wsp_1',
      'parley.call.direction': 'outbound',
      'parley.call.channel': 'phone',
      'parley.call.end_reason': 'engine_error',
      'parley.response.p50_ms': '500',
      'parley.response.p95_ms': '900',
    });
    expect(root.events).toEqual([
      expect.objectContaining({
        name: 'warning',
        attributes: [{ key: 'parley.code', value: { stringValue: 'stt_lost' } }],
      }),
    ]);
  });

  test('divides an answer into its parts, one after the other', () => {
    const answer = named('answer');
    expect(msOf(answer)).toEqual([2_000, 2_600]);
    const parts = spans.filter(({ parentSpanId }) => parentSpanId === answer.spanId);
    expect(parts.map((part) => [part.name, ...msOf(part)])).toEqual([
      ['hear', 2_000, 2_300],
      ['think', 2_300, 2_550],
      ['speak', 2_550, 2_600],
    ]);
  });

  test('has functions and searches at their times', () => {
    const tool = named('execute_tool lookup');
    expect(msOf(tool)).toEqual([3_000, 3_900]);
    expect(tool.status).toEqual({ code: 2 });
    expect(attributesOf(tool)).toMatchObject({ 'gen_ai.tool.name': 'lookup', 'parley.function.id': 'fn_1' });
    expect(msOf(named('retrieval'))).toEqual([2_000, 2_020]);
  });

  test('has ids of its own per span, the same in every export, and one parent for all', () => {
    expect(new Set(spans.map(({ spanId }) => spanId)).size).toBe(spans.length);
    expect(traceRequest({ call, agentName: 'Ada', model: 'gpt-4.1', rows }, 'parley')).toEqual(request);
    const ids = spans.map(({ spanId }) => spanId);
    expect(spans.slice(1).every(({ parentSpanId }) => ids.includes(parentSpanId!))).toBe(true);
  });

  test('contains no text, argument, result or telephone number', () => {
    expect(JSON.stringify(request)).not.toMatch(/secret|\+1202/);
  });
});

describe('the export of a call', () => {
  let app: TestApp;
  let tenant: Tenant;
  let collector: TestReceiver;
  beforeAll(async () => {
    collector = await startReceiver();
    app = await startTestApp({
      env: {
        OTEL_EXPORTER_OTLP_ENDPOINT: `${collector.url}/`,
        OTEL_EXPORTER_OTLP_HEADERS: 'authorization=Bearer%20abc,X-Scope=voice',
        OTEL_SERVICE_NAME: 'parley-test',
      },
    });
    tenant = await newTenant(app.url);
  });
  afterAll(async () => {
    await app.close();
    await collector.close();
  });

  /** Counts the exports that are not over. */
  const waiting = async (callId: string): Promise<number> => {
    const jobs = sql`select from graphile_worker.jobs where key like ${`trace:${callId}`}`;
    return (await jobs.execute(app.runtime.db)).rows.length;
  };

  test('reaches the collector once, after an attempt that it could not accept', async () => {
    let attempts = 0;
    collector.answer = (request, response) =>
      attempts++ === 0 ? response.writeHead(503).end() : replyWith(200, '{}')(request, response);
    const agent = await tenant.ok('createAgent', { body: talkingAgent({ ...UNRECORDED, agent_name: 'Grace' }) });
    const { call_id: id } = await place(tenant, CONVERSES, agent.agent_id);
    const { start_time, end_time } = await ended(tenant, id);
    await until(() => attempts === 2, { withinMs: 60_000, what: 'the second attempt' });
    const [first, second] = collector.received;
    expect(second!.body).toBe(first!.body);
    expect(second!.headers).toMatchObject({
      authorization: 'Bearer abc',
      'x-scope': 'voice',
      'content-type': 'application/json',
    });
    const request = JSON.parse(second!.body) as { resourceSpans: { resource: Pick<Span, 'attributes'> }[] };
    expect(attributesOf(request.resourceSpans[0]!.resource as Span)).toEqual({ 'service.name': 'parley-test' });
    const spans = spansOf(request);
    expect(attributesOf(spans[0]!)).toMatchObject({ 'gen_ai.conversation.id': id, 'gen_ai.agent.name': 'Grace' });
    const times = [spans[0]!.startTimeUnixNano, spans[0]!.endTimeUnixNano];
    const iso = times.map((nanos) => new Date(Number(BigInt(nanos) / 1_000_000n)).toISOString());
    expect(iso).toEqual([start_time, end_time]);
    expect(spans.filter(({ name }) => name === 'answer').length).toBeGreaterThan(0);
  });

  describe('of one call', () => {
    let id: string;
    let exported: string;
    beforeAll(async () => {
      collector.received.length = 0;
      collector.answer = replyWith(200, '{}');
      const agent = await tenant.ok('createAgent', { body: talkingAgent({ ...UNRECORDED }) });
      ({ call_id: id } = await place(tenant, CONVERSES, agent.agent_id));
      await ended(tenant, id);
      await until(() => collector.received.length === 1, { withinMs: 60_000, what: 'the first export' });
      exported = collector.received[0]!.body;
    });
    beforeEach(async () => {
      await until(async () => (await waiting(id)) === 0, { withinMs: 20_000, what: 'the job before is over' });
      collector.received.length = 0;
    });

    test.each([
      ['is released', null],
      ['has ended during it', CRASHED],
    ])('is sent if the worker of its analysis %s before the analysis is stored', async (_what, lastError) => {
      collector.answer = replyWith(200, '{}');
      const { db } = app.runtime;
      // The state in which such a worker leaves the job: one attempt is counted, and nothing is written.
      await db.deleteFrom('call_analyses').where('call_id', '=', id).execute();
      await enqueue(db, 'calls.analyse', { callId: id }, { jobKey: `analyse:${id}`, runAt: new Date('2099-01-01') });
      await sql`
        update graphile_worker._private_jobs set attempts = 1, last_error = ${lastError}, run_at = now()
        where key = ${`analyse:${id}`}`.execute(db);
      await until(() => collector.received.length === 1, {
        withinMs: 60_000,
        what: 'the export after the second attempt',
      });
      expect(collector.received[0]!.body).toBe(exported);
    });

    test.each<[string, TestReceiver['answer']]>([
      ['refuses it', replyWith(400, '{"message":"no"}')],
      ['redirects it', (_request, response) => response.writeHead(307, { location: '/elsewhere' }).end()],
      ['accepts it with something that is not JSON', replyWith(200, '<html>')],
      ['accepts it and never ends its response', (_request, response) => response.writeHead(200).write('{')],
      ['accepts it with 64 MB', replyWith(200, ' '.repeat(64_000_000))],
    ])('is sent once to a collector that %s', async (_what, answer) => {
      collector.answer = answer;
      await inTransaction(app.runtime.db, (trx) => enqueueTrace(trx, app.runtime, id));
      await until(() => collector.received.length === 1, { withinMs: 60_000, what: 'the request' });
      await until(async () => (await waiting(id)) === 0, { withinMs: 20_000, what: 'the job is over' });
      expect(collector.received).toHaveLength(1);
    });
  });

  test('is sent after the exports of other calls, so that a slow collector delays no other job', async () => {
    collector.received.length = 0;
    const held: (() => void)[] = [];
    collector.answer = (request, response) => void held.push(() => replyWith(200, '{}')(request, response));
    const agent = await tenant.ok('createAgent', { body: talkingAgent({ ...UNRECORDED }) });
    const calls = await Promise.all([1, 2, 3].map(() => place(tenant, CONVERSES, agent.agent_id)));
    await Promise.all(calls.map(({ call_id: id }) => ended(tenant, id)));
    await until(async () => held.length > 0 && (await waiting('%')) === 3, { withinMs: 60_000, what: 'three exports' });
    for (const left of [2, 1, 0]) {
      await until(() => held.length > 0, { withinMs: 20_000, what: 'the next request' });
      expect(held).toHaveLength(1);
      held.pop()!();
      await until(async () => (await waiting('%')) === left, { withinMs: 20_000, what: 'the export is over' });
    }
  });
});
