// A customer's own language model server over a real WebSocket.
import { afterEach, describe, expect, test } from 'vitest';
import { startLlmSocketServer, type LlmSocketServer } from '../../../scripts/stand-ins/llm-socket-server.ts';
import { systemClock } from '../../../src/core/clock.ts';
import { createConnection } from '../../../src/providers/connection.ts';
import { createCustomLlm, type CustomLlm } from '../../../src/providers/llm/custom.ts';
import { transcriptOf } from '../../../src/providers/llm/custom/wire.ts';
import type { LlmDelta, LlmRequest } from '../../../src/providers/ports/llm.ts';
import { checkMessage } from '../../support/contract.ts';
import { until } from '../../support/until.ts';
import { llmRequest, textOf } from '../conformance/llm.ts';
import { collect } from '../support/sounds.ts';

const cleanup: (() => unknown)[] = [];
afterEach(async () => {
  for (const step of cleanup.splice(0).toReversed()) await step();
});

async function connect(
  answer: Parameters<typeof startLlmSocketServer>[0],
  options: { allow?: string[]; serverGreets?: boolean; onConnect?: Parameters<typeof startLlmSocketServer>[1] } = {},
): Promise<{ server: LlmSocketServer; custom: CustomLlm; ask: (more?: Partial<LlmRequest>) => Promise<LlmDelta[]> }> {
  const server = await startLlmSocketServer(answer, options.onConnect);
  const connection = createConnection({ allow: options.allow ?? ['127.0.0.0/8'] });
  const call = { call_id: 'call_1', metadata: { order: 7 } };
  const { serverGreets = true } = options;
  const parts = {
    url: server.url,
    callId: 'call_1',
    call,
    serverGreets,
    clock: systemClock,
    open: connection.openSocket,
  };
  const custom = createCustomLlm(parts);
  cleanup.push(
    () => {
      for (const { asked, sent } of server.sockets) {
        for (const message of asked) checkMessage('CustomLlmClientMessage', message);
        for (const message of sent) checkMessage('CustomLlmServerMessage', message);
      }
    },
    () => server.close(),
    () => connection.close(),
    () => custom.close(),
  );
  return {
    server,
    custom,
    ask: (more) => collect(custom.llm.stream(llmRequest('Hello?', { model: 'custom-llm', ...more }))),
  };
}

const kinds = (server: LlmSocketServer) =>
  server.sockets.flatMap(({ asked }) => asked.map((each) => each.interaction_type));

describe('custom-llm', () => {
  test('a server that sends without pause, or large messages, loses its connection with a reason', async () => {
    const junk = JSON.stringify({ response_type: 'other', a: 'x'.repeat(100_000) });
    const floods: [number, string][] = [
      [5000, '{"response_type":"other"}'],
      [20, junk],
      [1, JSON.stringify({ response_type: 'other', a: 'x'.repeat(130 * 1024) })],
    ];
    for (const [count, message] of floods) {
      const { ask } = await connect((socket) => {
        for (let i = 0; i < count; i++) socket.send(message);
      });
      await expect(ask()).rejects.toMatchObject({ kind: 'refused', retryable: false });
    }
  });

  test('a server that sends a word per message at once is within the limits', async () => {
    const { ask } = await connect((socket, { response_id }) => {
      for (let i = 0; i < 1500; i++) socket.send({ response_type: 'response', response_id, content: 'word ' });
      socket.respond(response_id, 'end');
    });
    expect(textOf(await ask())).toBe(`${'word '.repeat(1500)}end`);
  });

  test('connects to the address with the call’s id, sends the call’s details, and requests with the transcript', async () => {
    const { server, ask } = await connect((socket, { response_id }) => socket.respond(response_id, 'We are open.'), {
      onConnect: (socket) => socket.send({ response_type: 'config', config: { call_details: true } }),
    });
    const deltas = await ask();
    await until(() => kinds(server).includes('call_details'));
    const [socket] = server.sockets;
    expect(socket!.path).toBe('/llm/call_1');
    expect(socket!.asked.find(({ call }) => call !== undefined)).toEqual({
      interaction_type: 'call_details',
      call: { call_id: 'call_1', metadata: { order: 7 } },
    });
    expect(socket!.asked.find(({ response_id }) => response_id === 1)).toEqual({
      interaction_type: 'response_required',
      response_id: 1,
      transcript: [{ role: 'user', content: 'Hello?' }],
    });
    expect(textOf(deltas)).toBe('We are open.');
    expect(deltas.at(-1)).toMatchObject({ type: 'finish', reason: 'stop' });
  });

  test('an answer is streamed in pieces until the server marks it as complete', async () => {
    const { ask } = await connect((socket, { response_id }) => {
      for (const content of ['We ', 'are ', 'open.'])
        socket.send({ response_type: 'response', response_id, content, content_complete: false });
      socket.respond(response_id, '');
    });
    const deltas = await ask();
    expect(deltas.map((delta) => (delta.type === 'text' ? delta.text : delta.type))).toEqual([
      'We ',
      'are ',
      'open.',
      'finish',
    ]);
  });

  test('the server can end or transfer the call', async () => {
    const { ask } = await connect((socket, { response_id }) => {
      socket.respond(response_id, 'Bye.', response_id === 1 ? { end_call: true } : { transfer_number: '+14155550123' });
    });
    const calls = async () => (await ask()).flatMap((delta) => (delta.type === 'tool_call' ? [delta.call] : []));
    expect(await calls()).toMatchObject([{ name: 'end_call' }]);
    expect(await calls()).toMatchObject([{ name: 'transfer_call', arguments: '{"to":"+14155550123"}' }]);
  });

  test('late words of an aborted answer are dropped', async () => {
    const { server, ask } = await connect((socket, { response_id }) => {
      if (response_id === 1)
        return socket.send({ response_type: 'response', response_id, content: 'Too ', content_complete: false });
      socket.respond(1, 'late.');
      socket.respond(response_id, 'In time.');
    });
    const abort = new AbortController();
    const first = ask({ signal: abort.signal });
    await until(() => server.sockets[0]?.asked.length === 1);
    const reason = new Error('the caller went on');
    abort.abort(reason);
    await expect(first).rejects.toBe(reason);
    expect(textOf(await ask())).toBe('In time.');
  });

  test('a lost connection fails the current answer, and the next request opens a new connection', async () => {
    const { server, ask } = await connect((socket, { response_id }) => {
      if (response_id === 1) socket.cut();
      else socket.respond(response_id, 'Back again.');
    });
    await expect(ask()).rejects.toMatchObject({ kind: 'unavailable' });
    expect(textOf(await ask())).toBe('Back again.');
    expect(server.sockets).toHaveLength(2);
  });

  test('an invalid message fails the answer', async () => {
    const { ask } = await connect((socket) => socket.send('<html>'));
    await expect(ask()).rejects.toMatchObject({ kind: 'protocol' });
  });

  test('an answer without an end fails, also one without a word', async () => {
    for (const [content, count, kind] of [
      ['word '.repeat(50), 100, 'protocol'],
      ['', 21_000, 'refused'],
    ] as const) {
      const { ask } = await connect((socket, { response_id }) => {
        for (let i = 0; i < count; i++)
          socket.send({ response_type: 'response', response_id, content, content_complete: false });
      });
      const signal = AbortSignal.timeout(20_000);
      await expect(ask({ signal })).rejects.toMatchObject({ kind });
    }
  });

  test('a silent caller causes a reminder request, and transcript updates are sent without a request', async () => {
    const { server, custom, ask } = await connect((socket, { response_id }) =>
      socket.respond(response_id, 'Still there?'),
    );
    await ask({ reminder: true });
    custom.llm.update!([{ role: 'assistant', content: 'Still there?' }]);
    await until(() => kinds(server).includes('update_only'));
    expect(kinds(server)).toEqual(['reminder_required', 'update_only']);
    expect(server.sockets[0]!.asked.some((message) => 'language' in message)).toBe(false);
  });

  test('the language of the conversation is part of requests and updates', async () => {
    const { server, custom, ask } = await connect((socket, { response_id }) => socket.respond(response_id, 'Hola.'));
    await ask({ language: 'es-MX' });
    custom.llm.update!([{ role: 'assistant', content: 'Hola.' }], 'es-MX');
    await until(() => kinds(server).includes('update_only'));
    await ask({ reminder: true, language: 'en-US' });
    expect(server.sockets[0]!.asked.map(({ interaction_type, language }) => [interaction_type, language])).toEqual([
      ['response_required', 'es-MX'],
      ['update_only', 'es-MX'],
      ['reminder_required', 'en-US'],
    ]);
  });

  test(
    'a server that requested pings and stops answering them is replaced by a new connection',
    { timeout: 15_000 },
    async () => {
      const { server } = await connect(undefined, {
        onConnect: (socket) => socket.send({ response_type: 'config', config: { auto_reconnect: true } }),
      });
      await until(() => kinds(server).includes('ping_pong'));
      await until(() => server.sockets.length > 1, { withinMs: 30_000 });
    },
  );

  test('unsolicited messages of the server are reported, and its requested events are streamed', async () => {
    const { custom } = await connect(undefined, {
      onConnect: (socket) => {
        socket.respond(0, 'Hello, ', { content_complete: false, no_interruption_allowed: true });
        socket.respond(0, 'this is Ada.', { transfer_number: '+14155550123' });
        const interrupt = { response_type: 'agent_interrupt', interrupt_id: 7 };
        socket.send({ ...interrupt, content: 'One ', content_complete: false, digit_to_press: '1#' });
        socket.send({ ...interrupt, content: 'thing.', content_complete: true, end_call: true });
      },
    });
    const ids: number[] = [];
    await until(() => custom.llm.observe!({ speaks: (id) => ids.push(id), ranFunction: () => undefined }) ?? true);
    await until(() => ids.length === 2);
    const said = ids.map((unsolicitedMessage) =>
      collect(custom.llm.stream(llmRequest('', { model: 'custom-llm', unsolicitedMessage }))),
    );
    const kindsOf = (deltas: LlmDelta[]) => deltas.map(({ type }) => type);
    const [opening, interruption] = await Promise.all(said);
    expect(kindsOf(opening!)).toEqual(['uninterruptible', 'text', 'text', 'tool_call', 'finish']);
    expect(textOf(opening!)).toBe('Hello, this is Ada.');
    expect(kindsOf(interruption!)).toEqual(['text', 'keys', 'text', 'tool_call', 'finish']);
    expect(interruption).toContainEqual({ type: 'keys', digits: '1#' });
    expect(interruption!.at(-2)).toMatchObject({ call: { name: 'end_call' } });
  });

  test('the server’s first words are dropped if the agent greets, or if they arrive after a question', async () => {
    for (const serverGreets of [false, true]) {
      const { custom, ask } = await connect(
        (socket, { response_id }) => {
          socket.respond(0, 'Too late.');
          socket.respond(response_id, 'Yes.');
        },
        { serverGreets, onConnect: (socket) => (serverGreets ? undefined : socket.respond(0, 'Hello.')) },
      );
      const ids: number[] = [];
      custom.llm.observe!({ speaks: (id) => ids.push(id), ranFunction: () => undefined });
      expect(textOf(await ask())).toBe('Yes.');
      expect(ids).toEqual([]);
    }
  });

  test('functions that the server ran are reported, and are in the transcript if the server requested it', async () => {
    const config = { response_type: 'config', config: { transcript_with_tool_calls: true } };
    const { server, custom, ask } = await connect(
      (socket, { response_id }) => {
        if (response_id > 1) return socket.respond(response_id, 'Done.');
        socket.send({ response_type: 'tool_call_invocation', tool_call_id: 't1', name: 'look', arguments: '{"n":7}' });
        socket.send({ response_type: 'tool_call_result', tool_call_id: 't1', content: '{"ok":true}' });
        socket.send({ response_type: 'tool_call_result', tool_call_id: 'unknown', content: '{}' });
        socket.respond(response_id, 'Found.');
      },
      { onConnect: (socket) => socket.send(config) },
    );
    await until(() => server.sockets.length === 1);
    const runs: object[] = [];
    custom.llm.observe!({ speaks: () => undefined, ranFunction: (run) => runs.push(run) });
    await ask();
    const messages: LlmRequest['messages'] = [
      { role: 'user', content: 'Hello?', spoken: { startMs: 0, endMs: 500 } },
      { role: 'assistant', content: 'Found it.', spoken: { startMs: 1000, endMs: 1800 } },
      { role: 'user', content: 'Good.' },
    ];
    await ask({ messages });
    expect(runs).toMatchObject([{ name: 'look', arguments: '{"n":7}', result: '{"ok":true}' }]);
    const asked = server.sockets[0]!.asked.at(-1)!;
    expect(asked.transcript_with_tool_calls!.map(({ role }) => role)).toEqual([
      'user',
      'tool_call_invocation',
      'tool_call_result',
      'agent',
      'user',
    ]);
    expect(asked.transcript![1]).toEqual({
      role: 'agent',
      content: 'Found it.',
      words: [
        { word: 'Found', start: 1, end: 1.5 },
        { word: 'it.', start: 1.5, end: 1.8 },
      ],
    });
  });

  test('a server cannot flood the timeline: the number and the size of its function reports are limited', async () => {
    const { custom } = await connect(undefined, {
      onConnect: (socket) => {
        for (let i = 0; i < 300; i++) {
          const id = { tool_call_id: `t${i}` };
          const chars = i < 3 ? 20_000 : 5;
          socket.send({ response_type: 'tool_call_invocation', ...id, name: 'look', arguments: '"'.repeat(chars) });
          socket.send({ response_type: 'tool_call_result', ...id, content: 'x'.repeat(chars) });
        }
        socket.respond(0, 'Hello.');
      },
    });
    const runs: { arguments: string; result: string }[] = [];
    let spoke = false;
    custom.llm.observe!({ speaks: () => (spoke = true), ranFunction: (run) => runs.push(run) });
    await until(() => spoke);
    expect(runs).toHaveLength(200);
    expect(new Set(runs.flatMap((run) => [run.arguments.length, run.result.length]))).toEqual(new Set([16_384, 5]));
  });

  test('call details and pings go only to a server that requested them', { timeout: 15_000 }, async () => {
    const config = { auto_reconnect: true, call_details: true };
    const asks = await connect(undefined, {
      onConnect: (socket) => socket.send({ response_type: 'config', config }),
    });
    const plain = await connect((socket, { response_id }) => socket.respond(response_id, 'Yes.'));
    await until(() => kinds(asks.server).includes('ping_pong'), { withinMs: 12_000 });
    expect(kinds(asks.server)[0]).toBe('call_details');
    await plain.ask();
    expect(kinds(plain.server)).toEqual(['response_required']);
  });

  test('ws:// is refused outside of the networks that the operator lists', async () => {
    const { server, ask } = await connect(undefined, { allow: [] });
    await expect(ask()).rejects.toMatchObject({ kind: 'refused' });
    expect(server.sockets).toHaveLength(0);
  });

  test('prompts, functions and silent turns are not sent to the server', () => {
    const call = { id: 'c', name: 'f', arguments: '{}' };
    const transcript = transcriptOf([
      { role: 'system', content: 'secret' },
      { role: 'assistant', content: '', toolCalls: [call] },
      { role: 'tool', toolCallId: 'c', content: '{}' },
      { role: 'user', content: 'Hi' },
    ]);
    expect(transcript).toEqual([{ role: 'user', content: 'Hi' }]);
  });
});
