// Calls that fail between their answer and their first word: the line is always closed and no promise rejects unhandled.
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { startLlmSocketServer, type LlmSocketServer } from '../../../scripts/stand-ins/llm-socket-server.ts';
import { systemClock } from '../../../src/core/clock.ts';
import { newId } from '../../../src/core/ids.ts';
import type { ProviderDirectory } from '../../../src/providers/directory.ts';
import type { Carrier, Line } from '../../../src/providers/ports/carrier.ts';
import { answerInbound } from '../../../src/resources/calls/inbound/arrival.ts';
import type { CallRun } from '../../../src/resources/calls/live/call-state.ts';
import { dialOut } from '../../../src/resources/calls/live/dial-call.ts';
import { joinBrowser } from '../../../src/resources/calls/live/join-call.ts';
import { runCall } from '../../../src/resources/calls/live/run-call.ts';
import { selectCallById, insertCall, type CallRow } from '../../../src/resources/calls/rows/calls.ts';
import { startTestApp, type TestApp } from '../../support/app.ts';
import { newTenant, type Tenant } from '../../support/client.ts';
import { createScriptedLine } from '../../support/scripted-line.ts';
import { ended, NEVER_ANSWERS, place, talkingAgent } from './support.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 120_000 });

let app: TestApp;
let tenant: Tenant;
let silent: LlmSocketServer;
let call: CallRow;
const rejected: unknown[] = [];
const onRejection = (error: unknown) => void rejected.push(error);

beforeAll(async () => {
  silent = await startLlmSocketServer(() => undefined);
  app = await startTestApp();
  tenant = await newTenant(app.url);
  const response_engine = { type: 'custom-llm', websocket_url: silent.url };
  const body = { ...talkingAgent({ ring_timeout_seconds: 5 }), response_engine, greeting: null };
  const { agent_id } = await tenant.ok('createAgent', { body });
  const { call_id: id } = await place(tenant, NEVER_ANSWERS, agent_id);
  await ended(tenant, id);
  call = (await selectCallById(app.runtime.db, id))!;
});
afterAll(async () => {
  await app?.close();
  await silent?.close();
});
beforeEach(() => void process.on('unhandledRejection', onRejection));
afterEach(() => {
  process.off('unhandledRejection', onRejection);
  expect(rejected.splice(0)).toEqual([]);
});

/** A run of the call by a process that has lost its lease. */
function placed(more: Partial<CallRun> = {}): CallRun {
  return {
    runtime: app.runtime,
    call,
    fence: { callId: call.id, token: -1 },
    isThrottled: false,
    databaseClock: { toMonotonic: () => 0, answerMs: () => 1, recordDuration: () => undefined } as never,
    signal: new AbortController().signal,
    onSession: () => undefined,
    onRepriced: async () => undefined,
    ...more,
  };
}

/** A line that counts its closes, which may fail. */
function lineOf(fails = false): { line: Line; closes: () => number } {
  const line = createScriptedLine(systemClock);
  const close = line.close.bind(line);
  let closes = 0;
  line.close = async () => {
    closes++;
    await close();
    if (fails) throw new Error('the carrier is not there');
  };
  return { line, closes: () => closes };
}

/** The runtime with some functions of its provider directory replaced. */
function runtimeWith(instead: Partial<ProviderDirectory>): CallRun['runtime'] {
  return { ...app.runtime, providers: { ...app.runtime.providers, ...instead } };
}

const withoutSpeechInput = {
  createVad: () => {
    throw new Error('no voice-activity detection');
  },
};

test('a call that is over before its agent speaks ends without a rejection', async () => {
  const { line, closes } = lineOf();
  await runCall(placed(), joinBrowser({ open: async () => line }));
  expect(closes()).toBeGreaterThan(0);
});

test('a call whose line does not close causes no unhandled rejection', async () => {
  const { line, closes } = lineOf(true);
  await runCall(placed({ runtime: runtimeWith(withoutSpeechInput) }), joinBrowser({ open: async () => line }));
  await runCall(placed({ call: { ...call, agent_version: 99 } }), answerInbound(Promise.resolve(line)));
  expect(closes()).toBeGreaterThan(1);
});

test('a dialed call whose session cannot start hangs up', async () => {
  const { line, closes } = lineOf();
  const carrier: Carrier = {
    id: 'loopback',
    description: 'Answers at once.',
    serves: () => true,
    async *dial() {
      yield { type: 'answered', line, by: 'human' };
    },
    transfer: async () => undefined,
  };
  const { agent_id, agent_version, from_number, to_number, workspace_id } = call;
  const claimed = { lease_token: 7, leased_until: sql<Date>`now() + interval '1 hour'`, dial_at: sql<Date>`now()` };
  const fresh = { id: newId('call'), agent_id, agent_version, from_number, to_number, ...claimed };
  const empty = { metadata: '{}', variables: '{}' };
  await insertCall(app.runtime.db, workspace_id, {
    ...fresh,
    ...empty,
    direction: 'outbound',
    channel: 'phone',
    status: 'queued',
  });
  const claimedCall = (await selectCallById(app.runtime.db, fresh.id))!;
  const runtime = runtimeWith({ ...withoutSpeechInput, carrier: () => carrier });
  await runCall(placed({ runtime, call: claimedCall, fence: { callId: fresh.id, token: 7 } }), dialOut);
  // Hanging up is idempotent: a call that was ended meanwhile is hung up a second time.
  expect(closes()).toBeGreaterThan(0);
});
