// A whole call of an agent with a custom LLM server: what the server receives and decides, and a playground turn.
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { Call, TranscriptItem } from '../../../generated/types.ts';
import { startLlmSocketServer, type LlmSocketServer } from '../../../scripts/stand-ins/llm-socket-server.ts';
import { systemClock } from '../../../src/core/clock.ts';
import { startTestApp, type TestApp } from '../../support/app.ts';
import { newTenant, type Tenant, UNRECORDED } from '../../support/client.ts';
import { CONVERSES, ended, place, SILENT, talkingAgent, timelineOf } from './support.ts';

vi.setConfig({ testTimeout: 90_000, hookTimeout: 120_000 });

let app: TestApp;
let tenant: Tenant;
let server: LlmSocketServer;
type Answer = Parameters<typeof startLlmSocketServer>[0];
/** Replaces the usual script. */
let answerInstead: Answer | null = null;
/** Appended to the first words of the server. */
let opening: object = {};
/** The number that the server transfers to after the caller's first words; null: it does not transfer. */
let transferNumber: string | null = null;

beforeAll(async () => {
  server = await startLlmSocketServer(
    (socket, asked) => {
      if (answerInstead) return answerInstead(socket, asked);
      const { response_id, interaction_type, transcript, transcript_with_tool_calls } = asked;
      if (interaction_type === 'reminder_required') return socket.respond(response_id, 'Take your time.');
      const turns = transcript!.filter(({ role }) => role === 'user').length;
      const isRefused = transcript_with_tool_calls?.some(({ role }) => role === 'tool_call_result') ?? false;
      if (transferNumber !== null && turns > 0 && !isRefused) {
        return socket.respond(response_id, 'One moment.', { transfer_number: transferNumber });
      }
      if (isRefused) return socket.respond(response_id, 'I cannot connect you. Goodbye.', { end_call: true });
      if (turns < 2) return socket.respond(response_id, 'Your table is booked. Anything else?');
      socket.respond(response_id, 'Then goodbye.', { end_call: true });
    },
    (socket) => {
      socket.send({ response_type: 'config', config: { call_details: true } });
      socket.respond(0, 'Hello, this is the owner’s own server.', opening);
    },
  );
  app = await startTestApp();
  tenant = await newTenant(app.url);
});
afterAll(async () => {
  await app.close();
  await server.close();
});

async function agent(more: object = {}): Promise<string> {
  const response_engine = { type: 'custom-llm', websocket_url: server.url };
  return (
    await tenant.ok('createAgent', { body: { ...talkingAgent(UNRECORDED), response_engine, greeting: null, ...more } })
  ).agent_id;
}

async function callTo(number: string, agentId: string): Promise<{ call: Call; items: TranscriptItem[] }> {
  const { call_id: id } = await place(tenant, number, agentId, {
    metadata: { order: '4512' },
    variables: { guest: 'Grace' },
  });
  const call = await ended(tenant, id);
  return { call, items: (await tenant.ok('getCallTranscript', { path: { id } })).data };
}

const said = (items: readonly TranscriptItem[], who: string) =>
  items.flatMap((item) => (item.type === 'utterance' && item.role === who ? [item.text] : []));

describe('a call with a custom LLM server', () => {
  test('the server greets, answers, ends the call, and receives what both sides said', async () => {
    const { call, items } = await callTo(CONVERSES, await agent());
    expect(call).toMatchObject({ status: 'completed' });
    const spoken = said(items, 'agent');
    expect(spoken[0]).toBe('Hello, this is the owner’s own server.');
    expect(spoken).toContain('Your table is booked. Anything else?');
    const socket = server.sockets.find(({ path }) => path === `/llm/${call.call_id}`)!;
    expect(socket.asked.find(({ call: details }) => details !== undefined)!.call).toMatchObject({
      call_id: call.call_id,
      to_number: CONVERSES,
      metadata: { order: '4512' },
      retell_llm_dynamic_variables: { guest: 'Grace' },
    });
    const transcript = socket.asked.findLast((each) => each.transcript !== undefined)!.transcript!;
    expect(transcript[0]).toMatchObject({ role: 'agent', content: spoken[0] });
    const words = transcript[0]!['words'] as { word: string; start: number; end: number }[];
    expect(words.map(({ word }) => word).join(' ')).toBe(spoken[0]);
    expect(words.every(({ start, end }) => end > start)).toBe(true);
    expect(transcript.some(({ role }) => role === 'user')).toBe(true);
    expect(socket.isOpen).toBe(false);
  });

  test('the server ends the call with its first words', async () => {
    opening = { end_call: true };
    const { call, items } = await callTo(CONVERSES, await agent()).finally(() => (opening = {}));
    expect(call).toMatchObject({ status: 'completed', end_reason: 'agent_hangup' });
    expect(said(items, 'agent')).toEqual(['Hello, this is the owner’s own server.']);
  });

  test('the server interrupts its agent, presses keys, and reports functions that it ran', async () => {
    let isInterrupted = false;
    const interrupt = {
      response_type: 'agent_interrupt',
      interrupt_id: 1,
      content: 'And one thing more: we close at six.',
      content_complete: true,
      digit_to_press: '5',
      no_interruption_allowed: true,
    };
    answerInstead = (socket, { response_id, transcript }) => {
      if (!isInterrupted) {
        isInterrupted = true;
        socket.send({
          response_type: 'tool_call_invocation',
          tool_call_id: 't1',
          name: 'look_up',
          arguments: '{"n":7}',
        });
        socket.send({ response_type: 'tool_call_result', tool_call_id: 't1', content: '{"status":"baked"}' });
        socket.send(interrupt);
      }
      const turns = transcript!.filter(({ role }) => role === 'user').length;
      if (turns < 2) return socket.respond(response_id, 'It is baked.');
      socket.respond(response_id, 'Then goodbye.', { end_call: true });
    };
    const { call, items } = await callTo(CONVERSES, await agent()).finally(() => (answerInstead = null));
    expect(call.status).toBe('completed');
    expect(said(items, 'agent')).toContain('And one thing more: we close at six.');
    const rows = await timelineOf(tenant, call.call_id);
    expect(rows.find(({ data }) => data['name'] === 'look_up')).toMatchObject({
      data: { kind: 'custom_llm', arguments: { n: 7 }, result: { status: 'baked' }, ok: true },
    });
    expect(rows.filter(({ type }) => type === 'dtmf')).toMatchObject([{ data: { digit: '5', by: 'agent' } }]);
  });

  test('a silent caller makes the service ask the server for a reminder', async () => {
    const { call, items } = await callTo(SILENT, await agent({ inactivity: { seconds: 3, reminders: ['Unused?'] } }));
    expect(call).toMatchObject({ status: 'completed', end_reason: 'inactivity' });
    expect(said(items, 'agent')).toContain('Take your time.');
  });

  test('the server can transfer to a number of the agent’s transfer_call functions, and to no other', async () => {
    const desk = '+12025550110';
    const fn = {
      type: 'transfer_call',
      name: 'desk',
      description: 'The desk.',
      to: null,
      allowed_destinations: [desk],
    };
    transferNumber = desk;
    try {
      const { call: handed } = await callTo(CONVERSES, await agent({ functions: [fn] }));
      expect(handed).toMatchObject({ status: 'completed', end_reason: 'transferred' });
      for (const functions of [[], [{ ...fn, allowed_destinations: ['+12025550109'] }]]) {
        const { call, items } = await callTo(CONVERSES, await agent({ functions }));
        expect(call.end_reason).not.toBe('transferred');
        expect(said(items, 'agent')).toContain('I cannot connect you. Goodbye.');
        const rows = await timelineOf(tenant, call.call_id);
        expect(rows.filter(({ type }) => type === 'transfer')).toEqual([]);
        expect(rows.filter(({ data }) => data['code'] === 'transfer_refused')).toMatchObject([
          { type: 'warning', data: { detail: expect.stringContaining(desk) } },
        ]);
        const asked = JSON.stringify(server.sockets.find(({ path }) => path === `/llm/${call.call_id}`)!.asked);
        expect(asked).toContain('not an allowed destination');
      }
    } finally {
      transferNumber = null;
    }
  });

  test('an unreachable server ends the call as engine_error, and no other model answers', async () => {
    // In real time: a caller at five times that speed hangs up before the service has tried to reconnect.
    const slow = await startTestApp({
      env: { LLM_FALLBACK_MODEL: 'builtin-demo' },
      overrides: { voiceClock: systemClock },
    });
    const owner = await newTenant(slow.url);
    const response_engine = { type: 'custom-llm', websocket_url: 'ws://127.0.0.1:9/llm' };
    const body = { ...talkingAgent(UNRECORDED), response_engine, greeting: 'Hello.' };
    const { agent_id } = await owner.ok('createAgent', { body });
    const { call_id: id } = await place(owner, CONVERSES, agent_id);
    expect(await ended(owner, id)).toMatchObject({ status: 'failed', end_reason: 'engine_error' });
    const { data } = await owner.ok('getCallTranscript', { path: { id } });
    expect(said(data, 'agent').at(-1)).toMatch(/something went wrong/);
    await slow.close();
  });
});

test('the server also answers a playground turn', async () => {
  const reply = await tenant.ok('runAgentPlayground', {
    path: { id: await agent() },
    body: { messages: [{ role: 'user', text: 'A table for two?' }] },
  });
  expect(reply).toMatchObject({ text: 'Your table is booked. Anything else?', model: 'custom-llm', functions: [] });
});
