// Server-sent events over a real socket: framing, heartbeats, and the end of the source when the client disconnects.
import { afterEach, describe, expect, test } from 'vitest';
import type { ServerSentEvent } from '../../generated/operations.ts';
import { frameOf } from '../../src/http/sse.ts';
import { until } from '../support/until.ts';
import { startHarness, type HttpHarness } from './http-harness.ts';

let harness: HttpHarness;
afterEach(() => harness?.close());

const open = async (url: string, signal?: AbortSignal) =>
  fetch(`${url}/v1/widgets/agent_1/chat`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{"text":"hi"}',
    ...(signal ? { signal } : {}),
  });

test.each<[ServerSentEvent, string]>([
  [{ data: { a: 1 } }, 'data: {"a":1}\n\n'],
  [{ id: '7', event: 'state', data: 'two\nlines' }, 'id: 7\nevent: state\ndata: two\ndata: lines\n\n'],
  [{ id: '7\nevent: forged', data: '' }, 'id: 7 event: forged\ndata: \n\n'],
])('formats the frame of %j', (event, frame) => {
  expect(frameOf(event)).toBe(frame);
});

describe('an event stream', () => {
  test('starts at once, sends the events in order and ends with the iterable', async () => {
    async function* events() {
      yield { event: 'one', data: 1 };
      yield { event: 'two', data: 2 };
    }
    harness = await startHarness({ sendMessage: async () => ({ status: 200, events: events() }) });
    const answer = await open(await harness.listen());
    expect(answer.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(await answer.text()).toBe(': open\n\nevent: one\ndata: 1\n\nevent: two\ndata: 2\n\n');
  });

  test('sends comments while it is silent, and ends the iterable when the client disconnects', async () => {
    let returned = false;
    const silent: AsyncIterable<ServerSentEvent> = {
      [Symbol.asyncIterator]: () => ({
        next: () => new Promise<IteratorResult<ServerSentEvent>>(() => undefined),
        return: async () => {
          returned = true;
          return { done: true, value: undefined };
        },
      }),
    };
    harness = await startHarness(
      { sendMessage: async () => ({ status: 200, events: silent }) },
      { settings: { sseHeartbeatMs: 5 } },
    );
    const client = new AbortController();
    const answer = await open(await harness.listen(), client.signal);
    const reader = answer.body!.pipeThrough(new TextDecoderStream()).getReader();
    let text = '';
    while (!text.includes('keep-alive')) text += (await reader.read()).value;
    client.abort();
    await until(() => returned);
  });

  test('ends when the server drains, even if it would last forever', async () => {
    async function* forever() {
      for (;;) yield await new Promise<ServerSentEvent>(() => undefined);
    }
    harness = await startHarness(
      { sendMessage: async () => ({ status: 200, events: forever() }) },
      { settings: { drainMs: 10_000 } },
    );
    const answer = await open(await harness.listen());
    const text = answer.text();
    await harness.close();
    expect(await text).toBe(': open\n\n');
  }, 5_000);
});
