// A user's own language-model server behind a WebSocket (`custom-llm` of an agent), one connection per call or playground turn.
// Invariant: a response goes only to the latest request, matched by its id. A lost connection is opened again; the request in
// progress fails with ProviderError, so that the session asks again. Every queue and wait is bounded.
// Absent on purpose: functions and prompts; the server has its own.
import { sleep, type Clock } from '../../core/clock.ts';
import type { JsonObject } from '../../core/json.ts';
import { ProviderError, type ChatMessage, type LlmDelta, type LlmProvider, type LlmRequest } from '../ports.ts';
import { socketError, type Socket, type SocketEvents, type SocketOptions } from '../socket.ts';
import { readServerMessage, transcriptOf, transcriptWithCalls, type FromServer } from './custom/wire.ts';

export const CUSTOM_LLM = 'custom-llm';
/** Tool names for what the server may request. */
export const END_CALL = 'end_call';
export const TRANSFER_CALL = 'transfer_call';

export interface CustomLlmOptions {
  /** The call's id is added to its path. */
  url: string;
  callId: string;
  /** Details of the call, sent to the server at the start. */
  call: JsonObject;
  clock: Clock;
  /** Opens a socket through the guarded connection. @throws ConnectionFailure for a forbidden address */
  open(url: string, options: SocketOptions, events: SocketEvents): Socket;
}

export interface CustomLlm {
  llm: LlmProvider;
  /** The server's own opening sentence; null if it does not send one within `withinMs`. */
  opening(withinMs: number): Promise<string | null>;
  close(): void;
}

const PING_MS = 2_000;
/** If a server that answers pings is silent for this long, the connection is dead. */
const SILENT_MS = 5_000;
const HEARTBEAT_MS = 3_000;
const RETRY_PAUSES_MS = [100, 300, 1_000, 2_000, 4_000];
/** How long a request waits for a connection that is being opened. */
const READY_TIMEOUT_MS = 5_000;
const CONTENT_MAX_CHARS = 20_000;
/** Id of the server's first words, which answer no request. */
const OPENING_ID = 0;

interface PendingAnswer {
  id: number;
  waiting: Extract<FromServer, { type: 'response' }>[];
  chars: number;
  failed: ProviderError | null;
  wake(): void;
}

interface Link {
  socket: Socket | null;
  /** Resolves when the socket is open, rejects if the attempt fails. */
  ready: PromiseWithResolvers<Socket>;
  pongs: boolean;
  heardAt: number;
}

export function createCustomLlm(options: CustomLlmOptions): CustomLlm {
  const { clock } = options;
  let link = newLink(clock);
  let closed: ProviderError | null = null;
  let attempt = 0;
  let lastId = OPENING_ID;
  let current: PendingAnswer | null = null;
  const opening = newAnswer(OPENING_ID);

  const failCurrent = (error: ProviderError) => {
    if (!current) return;
    current.failed ??= error;
    current.wake();
  };
  const onMessage = (text: string) => {
    link.heardAt = clock.monotonic();
    const message = readServerMessage(text);
    if (message === null) return failCurrent(new ProviderError(CUSTOM_LLM, 'protocol', 'sent an invalid message'));
    if (message.type === 'ping' || (message.type === 'config' && message.autoReconnect)) link.pongs = true;
    if (message.type !== 'response') return;
    attempt = 0;
    const answer = message.responseId === OPENING_ID ? opening : message.responseId === current?.id ? current : null;
    // Late words of an answer that is no longer wanted.
    if (answer) push(answer, message);
  };
  const onClosed = (error: ProviderError) => {
    link.ready.reject(error);
    failCurrent(error);
    if (closed) return;
    const pause = RETRY_PAUSES_MS[attempt++];
    if (pause === undefined || !error.retryable) return void (closed = error);
    link = newLink(clock);
    clock.after(pause, connect);
  };
  const connect = () => {
    if (closed) return;
    const mine = link;
    const events: SocketEvents = {
      onOpen() {
        if (!mine.socket) return;
        mine.socket.send(JSON.stringify({ interaction_type: 'call_details', call: options.call }));
        mine.ready.resolve(mine.socket);
      },
      onText: onMessage,
      onClosed: (end) => onClosed(socketError(CUSTOM_LLM, end)),
    };
    try {
      mine.socket = options.open(addressOf(options), { heartbeatMs: HEARTBEAT_MS }, events);
    } catch (error) {
      onClosed(new ProviderError(CUSTOM_LLM, 'refused', (error as Error).message, { cause: error }));
    }
  };
  const ping = () => {
    if (closed) return;
    link.socket?.send(JSON.stringify({ interaction_type: 'ping_pong', timestamp: clock.now() }));
    if (link.pongs && clock.monotonic() - link.heardAt > SILENT_MS) {
      link.socket?.close();
      onClosed(new ProviderError(CUSTOM_LLM, 'unavailable', 'did not answer pings'));
    }
    clock.after(PING_MS, ping);
  };
  connect();
  clock.after(PING_MS, ping);

  async function* stream(request: LlmRequest): AsyncGenerator<LlmDelta> {
    request.signal.throwIfAborted();
    if (closed) throw closed;
    const answer = newAnswer(++lastId);
    current = answer;
    const onAbort = () => answer.wake();
    request.signal.addEventListener('abort', onAbort, { once: true });
    try {
      const socket = await readySocket(link, clock, request.signal);
      const withCalls = transcriptWithCalls(request.messages);
      const asked = {
        interaction_type: request.reminder ? 'reminder_required' : 'response_required',
        response_id: answer.id,
        transcript: transcriptOf(request.messages),
        // Without this result the server would repeat the refused request.
        ...(withCalls === null ? {} : { transcript_with_tool_calls: withCalls }),
      };
      if (!socket.send(JSON.stringify(asked)))
        throw new ProviderError(CUSTOM_LLM, 'unavailable', 'the connection is gone');
      yield* deltas(answer, request.signal);
    } finally {
      request.signal.removeEventListener('abort', onAbort);
      if (current === answer) current = null;
    }
  }

  return {
    llm: {
      id: CUSTOM_LLM,
      description: 'A language-model server of the agent’s owner.',
      models: () => [{ id: CUSTOM_LLM, provider: CUSTOM_LLM, name: 'Custom', contextTokens: 0 }],
      stream,
      update(messages: readonly ChatMessage[]) {
        if (!closed)
          link.socket?.send(JSON.stringify({ interaction_type: 'update_only', transcript: transcriptOf(messages) }));
      },
    },
    opening: (withinMs) => openingText(opening, clock, withinMs),
    close() {
      closed ??= new ProviderError(CUSTOM_LLM, 'unavailable', 'the call is over');
      link.socket?.close();
      link.ready.reject(closed);
      failCurrent(closed);
    },
  };
}

function newLink(clock: Clock): Link {
  const ready = Promise.withResolvers<Socket>();
  // Requests handle the rejection; it is not an error if there is none.
  ready.promise.catch(() => undefined);
  return { socket: null, ready, pongs: false, heardAt: clock.monotonic() };
}

function newAnswer(id: number): PendingAnswer {
  return { id, waiting: [], chars: 0, failed: null, wake: () => undefined };
}

function push(answer: PendingAnswer, message: PendingAnswer['waiting'][number]): void {
  // An empty message takes a place in the queue, too.
  answer.chars += Math.max(1, message.content.length);
  if (answer.chars > CONTENT_MAX_CHARS)
    answer.failed ??= new ProviderError(CUSTOM_LLM, 'protocol', 'sent an endless answer');
  else answer.waiting.push(message);
  answer.wake();
}

function addressOf({ url, callId }: CustomLlmOptions): string {
  const address = new URL(url);
  address.pathname = `${address.pathname.replace(/\/+$/, '')}/${encodeURIComponent(callId)}`;
  return address.href;
}

async function readySocket(link: Link, clock: Clock, signal: AbortSignal): Promise<Socket> {
  const waiting = new AbortController();
  const late = sleep(clock, READY_TIMEOUT_MS, AbortSignal.any([signal, waiting.signal])).then(() => {
    throw new ProviderError(CUSTOM_LLM, 'timeout', `no connection within ${READY_TIMEOUT_MS} ms`);
  });
  late.catch(() => undefined);
  try {
    return await Promise.race([link.ready.promise, late]);
  } finally {
    waiting.abort();
  }
}

async function* deltas(answer: PendingAnswer, signal: AbortSignal): AsyncGenerator<LlmDelta> {
  for (;;) {
    signal.throwIfAborted();
    const message = answer.waiting.shift();
    if (message) {
      if (message.content !== '') yield { type: 'text', text: message.content };
      if (message.complete) return yield* ending(answer.id, message);
    } else if (answer.failed) throw answer.failed;
    else await new Promise<void>((resolve) => (answer.wake = resolve));
  }
}

function* ending(id: number, { endCall, transferTo }: PendingAnswer['waiting'][number]): Generator<LlmDelta> {
  const call = (name: string, args: JsonObject): LlmDelta => {
    return { type: 'tool_call', call: { id: `${name}_${id}`, name, arguments: JSON.stringify(args) } };
  };
  if (transferTo !== null) yield call(TRANSFER_CALL, { to: transferTo });
  else if (endCall) yield call(END_CALL, {});
  const reason = transferTo !== null || endCall ? 'tool_calls' : 'stop';
  // The server does not report tokens.
  yield { type: 'finish', reason, usage: { inputTokens: 0, outputTokens: 0 } };
}

async function openingText(opening: PendingAnswer, clock: Clock, withinMs: number): Promise<string | null> {
  const deadline = clock.monotonic() + withinMs;
  while (!opening.waiting.some(({ complete }) => complete)) {
    const leftMs = deadline - clock.monotonic();
    if (leftMs <= 0 || opening.failed) return null;
    await Promise.race([sleep(clock, leftMs), new Promise<void>((resolve) => (opening.wake = resolve))]);
  }
  const text = opening.waiting.map(({ content }) => content).join('');
  return text.trim() === '' ? null : text.trim();
}
