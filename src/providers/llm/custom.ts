// A user's own language-model server behind a WebSocket (`custom-llm` of an agent), one connection per call or playground turn.
// Invariant: a response is used only for the latest request, matched by its id. A lost connection is reopened; the request in
// progress fails with ProviderError, so that the session retries. Every queue and wait is bounded.
// Deliberately omitted: functions and prompts; the server has its own. `update_agent` and `metadata` are accepted and ignored.
import { sleep, type Clock } from '../../core/clock.ts';
import type { JsonObject } from '../../core/json.ts';
import { ProviderError } from '../ports/errors.ts';
import type { ChatMessage, LlmDelta, LlmProvider, LlmRequest } from '../ports/llm.ts';
import { socketError, type Socket, type SocketEvents, type SocketOptions } from '../socket.ts';
import { addPart, CUSTOM_LLM, failAnswer, newAnswer, readAnswer, type Answer } from './custom/answer.ts';
import { createUnsolicitedActivity } from './custom/unsolicited-activity.ts';
import { readServerMessage, transcriptOf, transcriptWithCalls, type FromServer } from './custom/wire.ts';

interface CustomLlmOptions {
  /** The call's id is appended to its path. */
  url: string;
  callId: string;
  /** Details of the call, sent to a server that requests them. */
  call: JsonObject;
  /** False: the agent has its own greeting, and the server's opening message is dropped. */
  serverGreets: boolean;
  clock: Clock;
  /** Opens a socket through the guarded connection. @throws ConnectionFailure for a forbidden address */
  open(url: string, options: SocketOptions, events: SocketEvents): Socket;
}

export interface CustomLlm {
  llm: LlmProvider;
  close(): void;
}

const PING_MS = 2_000;
/** If a server that answers pings is silent for this long, the connection is dead. */
const SILENT_MS = 5_000;
const HEARTBEAT_MS = 3_000;
const RETRY_PAUSES_MS = [100, 300, 1_000, 2_000, 4_000];
/** Time that a request waits for a connection that is being opened. */
const READY_TIMEOUT_MS = 5_000;
/** Id of the server's opening message, which answers no request. */
const OPENING_ID = 0;

interface PendingAnswer {
  id: number;
  answer: Answer;
}

interface Link {
  socket: Socket | null;
  /** Resolves when the socket is open, rejects if the attempt fails. */
  ready: PromiseWithResolvers<Socket>;
  /** Options that the server requested; each connection begins without any. */
  config: Omit<Extract<FromServer, { type: 'config' }>, 'type'>;
  heardAt: number;
}

export function createCustomLlm(options: CustomLlmOptions): CustomLlm {
  const { clock } = options;
  let link = newLink(clock);
  let closed: ProviderError | null = null;
  let attempt = 0;
  /** Numbers the connections: after a reconnect a server may count its interruptions from 1 again. */
  let connections = 0;
  let lastId = OPENING_ID;
  let current: PendingAnswer | null = null;
  const own = createUnsolicitedActivity(clock);
  /** Number of transcript lines that the server last received. */
  let lines = 0;

  const failAll = (error: ProviderError) => {
    if (current) failAnswer(current.answer, error);
    for (const answer of own.speaking()) failAnswer(answer, error);
  };
  const onMessage = (text: string) => {
    link.heardAt = clock.monotonic();
    const message = readServerMessage(text);
    if (message !== null) return receive(message);
    if (current) failAnswer(current.answer, new ProviderError(CUSTOM_LLM, 'protocol', 'sent an invalid message'));
  };
  const receive = (message: FromServer) => {
    switch (message.type) {
      case 'response':
        attempt = 0;
        if (message.responseId === current?.id) addPart(current.answer, message.part);
        // The opening message is dropped once a request is pending. Any other text belongs to a superseded response.
        else if (message.responseId === OPENING_ID && options.serverGreets && lastId === OPENING_ID)
          own.addWords(`${connections}:opening`, message.part);
        return;
      case 'interrupt':
        return own.addWords(`${connections}:${message.interruptId}`, message.part);
      case 'tool_call':
        return own.toolCalled(message, lines);
      case 'tool_result':
        return own.toolReturned(message.id, message.result);
      case 'config':
        link.config = message;
        if (message.callDetails) {
          link.socket?.send(JSON.stringify({ interaction_type: 'call_details', call: options.call }));
        }
        return;
      default:
        return;
    }
  };
  const onClosed = (error: ProviderError) => {
    link.ready.reject(error);
    failAll(error);
    if (closed) return;
    const pause = RETRY_PAUSES_MS[attempt++];
    if (pause === undefined || !error.retryable) return void (closed = error);
    link = newLink(clock);
    clock.after(pause, connect);
  };
  const connect = () => {
    if (closed) return;
    const mine = link;
    connections++;
    const events: SocketEvents = {
      onOpen() {
        if (!mine.socket) return;
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
    // A server that did not request pings need not answer them.
    if (link.config.autoReconnect) {
      link.socket?.send(JSON.stringify({ interaction_type: 'ping_pong', timestamp: clock.now() }));
    }
    if (link.config.autoReconnect && clock.monotonic() - link.heardAt > SILENT_MS) {
      link.socket?.close();
      onClosed(new ProviderError(CUSTOM_LLM, 'unavailable', 'did not answer pings'));
    }
    clock.after(PING_MS, ping);
  };
  connect();
  clock.after(PING_MS, ping);

  const transcriptFor = (messages: readonly ChatMessage[], language?: string): JsonObject => {
    const transcript = transcriptOf(messages);
    lines = transcript.length;
    // Without the result the server would repeat a request that was refused.
    const isRefused = messages.some(({ role }) => role === 'tool');
    const withCalls = link.config.toolCalls || isRefused;
    return {
      transcript,
      ...(language === undefined ? {} : { language }),
      ...(withCalls ? { transcript_with_tool_calls: transcriptWithCalls(messages, own.calls()) } : {}),
    };
  };

  async function* stream(request: LlmRequest): AsyncGenerator<LlmDelta> {
    request.signal.throwIfAborted();
    if (request.unsolicitedMessage !== undefined) {
      const words = own.words(request.unsolicitedMessage);
      if (words) yield* readAnswer(words, request.signal);
      return;
    }
    if (closed) throw closed;
    const id = ++lastId;
    const pending = { id, answer: newAnswer(String(id)) };
    current = pending;
    try {
      const socket = await readySocket(link, clock, request.signal);
      const asked = {
        interaction_type: request.reminder ? 'reminder_required' : 'response_required',
        response_id: id,
        ...transcriptFor(request.messages, request.language),
      };
      if (!socket.send(JSON.stringify(asked)))
        throw new ProviderError(CUSTOM_LLM, 'unavailable', 'the connection was lost');
      yield* readAnswer(pending.answer, request.signal);
    } finally {
      if (current === pending) current = null;
    }
  }

  return {
    llm: {
      id: CUSTOM_LLM,
      usesTokens: false,
      description: 'A language-model server of the agent’s owner.',
      models: () => [{ id: CUSTOM_LLM, provider: CUSTOM_LLM, name: 'Custom', contextTokens: 0 }],
      stream,
      update(messages: readonly ChatMessage[], language?: string) {
        if (closed) return;
        link.socket?.send(JSON.stringify({ interaction_type: 'update_only', ...transcriptFor(messages, language) }));
      },
      observe: own.observe,
    },
    close() {
      closed ??= new ProviderError(CUSTOM_LLM, 'unavailable', 'the call is over');
      link.socket?.close();
      link.ready.reject(closed);
      failAll(closed);
    },
  };
}

function newLink(clock: Clock): Link {
  const ready = Promise.withResolvers<Socket>();
  // Requests handle the rejection; without requests it is not an error.
  ready.promise.catch(() => undefined);
  const config = { autoReconnect: false, callDetails: false, toolCalls: false };
  return { socket: null, ready, config, heardAt: clock.monotonic() };
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
