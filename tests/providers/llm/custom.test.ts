// A user's own language-model server behind a WebSocket, over a real one.
import { afterEach, describe, expect, test } from 'vitest';
import { systemClock } from '../../../src/core/clock.ts';
import { createConnection } from '../../../src/providers/connection.ts';
import { createCustomLlm, type CustomLlm } from '../../../src/providers/llm/custom.ts';
import { transcriptOf } from '../../../src/providers/llm/custom/wire.ts';
import type { LlmDelta, LlmRequest } from '../../../src/providers/ports.ts';
import { startLlmSocketServer, type LlmSocketServer } from '../../../scripts/stand-ins/llm-socket-server.ts';
import { until } from '../../support/until.ts';
import { llmRequest, textOf } from '../conformance/llm.ts';
import { collect } from '../support/sounds.ts';

const cleanup: (() => unknown)[] = [];
afterEach(async () => {
  for (const step of cleanup.splice(0).toReversed()) await step();
});

async function connect(
  answer: Parameters<typeof startLlmSocketServer>[0],
  options: { allow?: string[]; onConnect?: Parameters<typeof startLlmSocketServer>[1] } = {},
): Promise<{ server: LlmSocketServer; custom: CustomLlm; ask: (more?: Partial<LlmRequest>) => Promise<LlmDelta[]> }> {
  const server = await startLlmSocketServer(answer, options.onConnect);
  const connection = createConnection({ allow: options.allow ?? ['127.0.0.0/8'] });
  const call = { call_id: 'call_1', metadata: { order: 7 } };
  const parts = { url: server.url, callId: 'call_1', call, clock: systemClock, open: connection.openSocket };
  const custom = createCustomLlm(parts);
  cleanup.push(
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
  test('connects to the address with the call’s id, sends the call’s details, and requests with the transcript', async () => {
    const { server, ask } = await connect((socket, { response_id }) => socket.respond(response_id, 'We are open.'));
    const deltas = await ask();
    const [socket] = server.sockets;
    expect(socket!.path).toBe('/llm/call_1');
    expect(socket!.asked[0]).toEqual({
      interaction_type: 'call_details',
      call: { call_id: 'call_1', metadata: { order: 7 } },
    });
    expect(socket!.asked[1]).toEqual({
      interaction_type: 'response_required',
      response_id: 1,
      transcript: [{ role: 'user', content: 'Hello?' }],
    });
    expect(textOf(deltas)).toBe('We are open.');
    expect(deltas.at(-1)).toMatchObject({ type: 'finish', reason: 'stop' });
  });

  test('an answer streams in pieces, until the server says that it is complete', async () => {
    const { ask } = await connect((socket, { response_id }) => {
      for (const content of ['We ', 'are ', 'open.']) socket.send({ response_id, content, content_complete: false });
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

  test('the server ends the call, or has the caller connected', async () => {
    const { ask } = await connect((socket, { response_id }) => {
      socket.respond(response_id, 'Bye.', response_id === 1 ? { end_call: true } : { transfer_number: '+14155550123' });
    });
    const calls = async () => (await ask()).flatMap((delta) => (delta.type === 'tool_call' ? [delta.call] : []));
    expect(await calls()).toMatchObject([{ name: 'end_call' }]);
    expect(await calls()).toMatchObject([{ name: 'transfer_call', arguments: '{"to":"+14155550123"}' }]);
  });

  test('late words of an aborted answer are dropped', async () => {
    const { server, ask } = await connect((socket, { response_id }) => {
      if (response_id === 1) return socket.send({ response_id, content: 'Too ', content_complete: false });
      socket.respond(1, 'late.');
      socket.respond(response_id, 'In time.');
    });
    const abort = new AbortController();
    const first = ask({ signal: abort.signal });
    await until(() => server.sockets[0]?.asked.length === 2);
    const reason = new Error('the caller went on');
    abort.abort(reason);
    await expect(first).rejects.toBe(reason);
    expect(textOf(await ask())).toBe('In time.');
  });

  test('a connection that is lost fails the answer under way, and the next request goes over a new one', async () => {
    const { server, ask } = await connect((socket, { response_id }) => {
      if (response_id === 1) socket.cut();
      else socket.respond(response_id, 'Back again.');
    });
    await expect(ask()).rejects.toMatchObject({ kind: 'unavailable' });
    expect(textOf(await ask())).toBe('Back again.');
    expect(server.sockets).toHaveLength(2);
    expect(server.sockets[1]!.asked[0]!.interaction_type).toBe('call_details');
  });

  test('an invalid message fails the answer', async () => {
    const { ask } = await connect((socket) => socket.send('<html>'));
    await expect(ask()).rejects.toMatchObject({ kind: 'protocol' });
  });

  test('an answer without an end fails, also one without a word', async () => {
    for (const content of ['word '.repeat(50), '']) {
      const { ask } = await connect((socket, { response_id }) => {
        for (let i = 0; i < 21_000; i++) socket.send({ response_id, content, content_complete: false });
      });
      const signal = AbortSignal.timeout(20_000);
      await expect(ask({ signal })).rejects.toMatchObject({ kind: 'protocol' });
    }
  });

  test('a silent caller causes a reminder request, and updates are sent without a request', async () => {
    const { server, custom, ask } = await connect((socket, { response_id }) =>
      socket.respond(response_id, 'Still there?'),
    );
    await ask({ reminder: true });
    custom.llm.update!([{ role: 'assistant', content: 'Still there?' }]);
    await until(() => kinds(server).includes('update_only'));
    expect(kinds(server)).toEqual(['call_details', 'reminder_required', 'update_only']);
  });

  test(
    'pings go out, and a server that answered them and falls silent is left for a new connection',
    { timeout: 15_000 },
    async () => {
      const { server } = await connect(undefined, {
        onConnect: (socket) => socket.send({ response_type: 'ping_pong', timestamp: 1 }),
      });
      await until(() => kinds(server).includes('ping_pong'));
      await until(() => server.sockets.length > 1, { withinMs: 12_000 });
    },
  );

  test('the server may begin the call itself', async () => {
    const { custom } = await connect(undefined, { onConnect: (socket) => socket.respond(0, 'Hello, this is Ada.') });
    expect(await custom.opening(2_000)).toBe('Hello, this is Ada.');
  });

  test('a server that says nothing at first leaves the agent waiting, not the caller', async () => {
    const { custom } = await connect(undefined);
    expect(await custom.opening(50)).toBeNull();
  });

  test('ws:// outside of the networks that the operator lists is refused', async () => {
    const { server, ask } = await connect(undefined, { allow: [] });
    await expect(ask()).rejects.toMatchObject({ kind: 'refused' });
    expect(server.sockets).toHaveLength(0);
  });

  test('prompts, functions and silent turns stay here', () => {
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
