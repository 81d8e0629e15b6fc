// The findings of explain_call in the timeline of a call: each kind of finding, with its evidence.
import { expect, test } from 'vitest';
import type { Call, CallEvent } from '../../generated/types.ts';
import { findingsOf } from '../../src/mcp/tools/explain.ts';

const START = Date.parse('2026-11-21T09:30:00.000Z');
let sequence = 0;

function event(type: CallEvent['type'], data: Record<string, unknown>, ms = 0): CallEvent {
  sequence += 1;
  return { sequence, type, at: new Date(START + ms).toISOString(), data };
}

function call(more: Partial<Call> = {}): Call {
  const ended = {
    status: 'completed',
    end_reason: 'caller_hangup',
    end_detail: null,
    latency: null,
    queue_reason: null,
  };
  return { ...ended, created_at: new Date(START).toISOString(), ...more } as Call;
}

const dialed = event('state', { status: 'ringing' }, 100);

test('a call without faults has only its end as a finding', () => {
  expect(findingsOf(call(), [dialed])).toEqual([
    { finding: 'The other side hung up.', evidence: 'end_reason caller_hangup' },
  ]);
  expect(findingsOf(call({ end_reason: null, status: 'queued', queue_reason: 'concurrency' }), [])).toEqual([
    { finding: 'The call has not ended; it is queued. It waits for: concurrency.' },
  ]);
});

test('the words of the carrier are evidence', () => {
  const [end] = findingsOf(call({ status: 'failed', end_reason: 'carrier_error', end_detail: '503 no route' }), [
    dialed,
  ]);
  expect(end).toMatchObject({ evidence: 'end_reason carrier_error: 503 no route' });
});

test('slow turns name the component that took most of the time', () => {
  const turn = (number: number, hear_ms: number, think_ms: number, speak_ms: number) =>
    event('latency', { turn: number, hear_ms, think_ms, speak_ms, total_ms: hear_ms + think_ms + speak_ms });
  const latency = { p50_ms: 700, p95_ms: 3_200, turns: 3 };
  const [, slow] = findingsOf(call({ latency }), [
    dialed,
    turn(1, 200, 300, 200),
    turn(2, 300, 2_700, 200),
    turn(3, 300, 1_400, 200),
  ]);
  expect(slow).toMatchObject({
    finding: '2 of 3 turns took over 1.5 s, mostly for the language model.',
    evidence: 'turn 2: 3200 ms (hear_ms 300, think_ms 2700, speak_ms 200); p50 700 ms, p95 3200 ms',
  });
});

test('waiting, warnings, functions, interruptions and deliveries are found, each once', () => {
  const run = (name: string, ok: boolean, ms: number) =>
    event('tool', {
      name,
      ok,
      arguments: { number: '4512' },
      result: ok ? {} : { error: 'timeout' },
      start_ms: 0,
      end_ms: ms,
    });
  const delivery = (status: string) => event('webhook', { event: 'call.ended', status, http_status: 500, error: null });
  const found = findingsOf(call(), [
    event('state', { status: 'ringing' }, 9_000),
    event('warning', { code: 'tts_slow', detail: 'The voice began late.' }),
    event('warning', { code: 'tts_slow', detail: 'The voice began late.' }),
    run('lookup_order', false, 100),
    run('find_slot', true, 3_000),
    run('greet', true, 100),
    ...[1, 2, 3].map((at) => event('interrupted', { at_ms: at * 1000, stop_ms: 10 })),
    delivery('retrying'),
    delivery('succeeded'),
  ]);
  expect(found.map(({ finding }) => finding)).toEqual([
    'The other side hung up.',
    'The call waited in the queue.',
    'tts_slow, 2 times',
    'The function lookup_order failed.',
    'The function find_slot took 3.0 s.',
    'The other side interrupted the agent 3 times.',
    '1 attempts to deliver webhook events failed.',
  ]);
  expect(found[3]).toMatchObject({ evidence: '{"number":"4512"} → {"error":"timeout"}' });
});
