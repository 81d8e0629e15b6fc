// Chat completions of any server with OpenAI's wire format (OpenAI, Ollama, vLLM …).
// Invariant: a request is retried at most twice, and only before the first delta. Every wait (connection, first chunk, between
// chunks, before a retry) is bounded. An aborted request throws its signal's reason.
// Deliberately omitted: the official SDK, whose retries and timeouts do not distinguish the first token from the rest.
import { createParser, type EventSourceMessage } from 'eventsource-parser';
import type { Dispatcher } from 'undici';
import { sleep, type Clock } from '../../../core/clock.ts';
import { ProviderError } from '../../ports/errors.ts';
import type { LlmDelta, LlmProvider, LlmRequest } from '../../ports/llm.ts';
import { toProviderError } from '../../provider-error.ts';
import {
  bearerHeader,
  createVendorHttp,
  retryPauseMs,
  VendorRefusal,
  type VendorHttp,
  type VendorResponse,
} from '../../vendor-http.ts';
import { createChunkReader, requestBody } from './chat-wire.ts';
import { isTooLong, withoutOlderHalf } from './context-overflow.ts';
import { findRefused, refusedParameters, rememberRefused, type RefusedParameter } from './refused-parameters.ts';
import { UNREADABLE_CALL } from './reported-error.ts';
import { createRoles, type Roles } from './strict-roles.ts';
import { giveThoughtRoom, thoughtRoom } from './thought-room.ts';

export interface OpenAiSettings {
  /** URL up to and including the version, e.g. `https://api.openai.com/v1`. */
  baseUrl: string;
  /** Null: no key is sent, because local servers need none. */
  apiKey: string | null;
  /** Model ids as the server names them; the first is the default. */
  models: readonly string[];
  /** OpenAI's `reasoning_effort`, how long a reasoning model thinks before it answers; unset: not sent. */
  reasoningEffort?: string | undefined;
  /** Context length of every model. Default 128,000. */
  contextTokens?: number;
  limits?: Partial<OpenAiLimits>;
  /** For a server whose URL a user chose. */
  dispatcher?: Dispatcher | undefined;
}

interface OpenAiLimits {
  connectTimeoutMs: number;
  /** Time from the request to the first chunk of the answer. The caller hears silence during this time. */
  firstChunkTimeoutMs: number;
  chunkTimeoutMs: number;
  /** Retries before the first delta. */
  retries: number;
  /** If the server requests a longer pause, the request is not retried. */
  retryAfterMaxMs: number;
}

const DEFAULT_LIMITS: OpenAiLimits = {
  connectTimeoutMs: 3_000,
  firstChunkTimeoutMs: 10_000,
  chunkTimeoutMs: 5_000,
  retries: 2,
  retryAfterMaxMs: 2_000,
};
const ID = 'openai';
const RETRY_PAUSE_MS = 200;
/** Limit for one event of the stream; the largest real ones (a whole tool call) are a few kilobytes. */
const MAX_EVENT_CHARS = 256 * 1024;
/** Limit for a whole answer; far more than a phone call can speak. */
const MAX_ANSWER_BYTES = 4 * 1024 * 1024;
const RELEASE_TIMEOUT_MS = 1_000;
const CONTEXT_TOKENS = 128_000;

export interface OpenAiProvider extends LlmProvider {
  close(): Promise<void>;
}

export function createOpenAi(settings: OpenAiSettings, clock: Clock): OpenAiProvider {
  const limits = { ...DEFAULT_LIMITS, ...settings.limits };
  const url = new URL(`${settings.baseUrl.replace(/\/+$/, '')}/chat/completions`);
  const http = createVendorHttp(ID, {
    clock,
    connectTimeoutMs: limits.connectTimeoutMs,
    dispatcher: settings.dispatcher,
  });
  const server: Server = { settings, limits, clock, http, url: url.href };
  const contextTokens = settings.contextTokens ?? CONTEXT_TOKENS;

  return {
    id: ID,
    description: `Language models of ${url.host} (OpenAI-compatible).`,
    models: () => settings.models.map((id) => ({ id, provider: ID, name: id, contextTokens })),
    stream: (request) => streamWithRetries(server, request),
    close: () => http.close(),
  };
}

interface Server {
  settings: OpenAiSettings;
  limits: OpenAiLimits;
  clock: Clock;
  http: VendorHttp;
  url: string;
}

type Usage = Extract<LlmDelta, { type: 'finish' }>['usage'];

async function* streamWithRetries(server: Server, request: LlmRequest): AsyncGenerator<LlmDelta> {
  const { limits, clock } = server;
  const roles = createRoles(server.url, request.model);
  for (let attempt = 0; ; attempt++) {
    let given = false;
    try {
      for await (const delta of streamWithRoom(server, request, roles)) {
        given = true;
        yield delta;
      }
      return;
    } catch (error) {
      request.signal.throwIfAborted();
      const { retries, retryAfterMaxMs: maxDemandedMs } = limits;
      const pauseMs = retryPauseMs(error, attempt, { retries, firstPauseMs: RETRY_PAUSE_MS, maxDemandedMs });
      if (given || pauseMs === null) throw error;
      await sleep(clock, pauseMs, request.signal);
    }
  }
}

/** Repeats a request whose limit was reached before the answer had any text, once, with room for thoughts. */
async function* streamWithRoom(server: Server, request: LlmRequest, roles: Roles): AsyncGenerator<LlmDelta> {
  const { url } = server;
  const { model, maxTokens } = request;
  let isEmpty = true;
  for await (const delta of streamOnce(server, request, roles)) {
    const isCut = isEmpty && maxTokens !== undefined && delta.type === 'finish' && delta.reason === 'length';
    if (isCut && giveThoughtRoom(url, model, refusedParameters(url, model))) {
      yield* withUsage(streamOnce(server, request, roles), delta.usage);
      return;
    }
    isEmpty = false;
    yield delta;
  }
}

/** Adds the tokens of an earlier request. */
async function* withUsage(deltas: AsyncIterable<LlmDelta>, { inputTokens, outputTokens }: Usage) {
  for await (const delta of deltas) {
    if (delta.type !== 'finish') yield delta;
    else {
      const { usage } = delta;
      const sum = { inputTokens: usage.inputTokens + inputTokens, outputTokens: usage.outputTokens + outputTokens };
      yield { ...delta, usage: sum };
    }
  }
}

async function* streamOnce(server: Server, request: LlmRequest, roles: Roles): AsyncGenerator<LlmDelta> {
  const cancel = new AbortController();
  const signal = AbortSignal.any([request.signal, cancel.signal]);
  const deadline = createDeadline(server, request, cancel);
  let complete = false;
  try {
    const { response, promptChars } = await postAccepted(server, request, roles, signal);
    const reader = createChunkReader();
    for await (const data of events(response.body)) {
      deadline.extend();
      const text = readChunk(reader, data, roles);
      if (text) {
        roles.accepted();
        yield { type: 'text', text };
      }
      request.signal.throwIfAborted();
      // The consumer's time between two deltas does not count.
      deadline.extend();
      if (data === '[DONE]') break;
    }
    if (!reader.done()) throw new ProviderError(ID, 'unavailable', 'the answer was cut off');
    complete = true;
    roles.accepted();
    release(response.body, server.clock, cancel);
    yield* reader.rest(promptChars);
  } catch (error) {
    request.signal.throwIfAborted();
    throw toProviderError(ID, cancel.signal.aborted ? cancel.signal.reason : error);
  } finally {
    deadline.cancel();
    if (!complete) cancel.abort();
  }
}

// Lets the server end its answer, so that the connection can be reused; otherwise the connection is closed.
function release(body: VendorResponse['body'], clock: Clock, cancel: AbortController): void {
  const timer = clock.after(RELEASE_TIMEOUT_MS, () => cancel.abort());
  void body.dump({ limit: MAX_ANSWER_BYTES }).then(() => timer.cancel());
}

function readChunk(reader: ReturnType<typeof createChunkReader>, data: string, roles: Roles): string {
  try {
    return reader.read(data);
  } catch (cause) {
    if (cause instanceof ProviderError) {
      // LM Studio reports an error of the chat template within the answer.
      if (!roles.adaptTo(cause.message)) throw cause;
      throw new ProviderError(ID, 'unavailable', 'the model demands another order of roles', { cause });
    }
    throw new ProviderError(ID, 'protocol', (cause as Error).message, { cause });
  }
}

interface Deadline {
  /** A chunk arrived: the next one gets its own time. */
  extend(): void;
  cancel(): void;
}

function createDeadline({ clock, limits }: Server, { waitMs }: LlmRequest, cancel: AbortController): Deadline {
  const expireAfter = (ms: number, what: string) =>
    clock.after(ms, () => cancel.abort(new ProviderError(ID, 'timeout', `no ${what} within ${ms} ms`)));
  let timer = expireAfter(waitMs ?? limits.firstChunkTimeoutMs, 'first chunk');
  return {
    extend() {
      timer.cancel();
      timer = expireAfter(waitMs ?? limits.chunkTimeoutMs, 'further chunk');
    },
    cancel: () => timer.cancel(),
  };
}

/** Repeats a request without the parameters that the model refuses, and without the older messages of one that is too long. */
async function postAccepted(
  server: Server,
  request: LlmRequest,
  roles: Roles,
  signal: AbortSignal,
): Promise<{ response: VendorResponse; promptChars: number }> {
  const { url, settings } = server;
  const refusals: RefusedParameter[] = [];
  let { messages } = request;
  for (;;) {
    const refused = new Set([...refusedParameters(url, request.model), ...refusals.map(({ name }) => name)]);
    const ordered = { ...request, messages: roles.inOrder(messages) };
    const reasoningEffort = settings.reasoningEffort ?? null;
    const thoughtTokens = thoughtRoom(url, request.model, refused);
    const body = requestBody(ordered, { reasoningEffort, refused, thoughtTokens });
    const text = JSON.stringify(body);
    try {
      const response = await post(server, text, signal);
      rememberRefused(url, request.model, refusals);
      return { response, promptChars: text.length };
    } catch (error) {
      // llama.cpp refuses the roles with status 500.
      if (error instanceof VendorRefusal && roles.adaptTo(error.text)) continue;
      const isInvalid = error instanceof VendorRefusal && (error.status === 400 || error.status === 422);
      if (isInvalid && UNREADABLE_CALL.test(error.text)) {
        throw new ProviderError(ID, 'unavailable', error.message.slice(`${ID}: `.length), {
          status: 400,
          cause: error,
        });
      }
      const refusal = isInvalid ? findRefused(body, error.text) : undefined;
      const isLong = error instanceof VendorRefusal && isTooLong(error.status, error.text);
      const shorter = isLong && !refusal ? withoutOlderHalf(messages) : null;
      // Ends: neither a parameter that was refused nor a message that was left out is sent again.
      if (refusal) refusals.push(refusal);
      else if (shorter) messages = shorter;
      else throw error;
    }
  }
}

async function post({ settings, http, url }: Server, body: string, signal: AbortSignal): Promise<VendorResponse> {
  const headers = { 'content-type': 'application/json', accept: 'text/event-stream', ...bearerHeader(settings.apiKey) };
  const response = await http.send({ method: 'POST', url, headers, body, signal, timeoutMs: null });
  const type = String(response.headers['content-type'] ?? '');
  if (type.includes('text/event-stream')) return response;
  response.body.destroy();
  throw new ProviderError(ID, 'protocol', `answered ${type || 'without a type'} instead of an event stream`);
}

/** Yields the `data` of each event as it arrives. */
async function* events(body: VendorResponse['body']): AsyncGenerator<string> {
  const ready: string[] = [];
  let tooLong = false;
  const parser = createParser({
    maxBufferSize: MAX_EVENT_CHARS,
    onEvent: (event: EventSourceMessage) => void ready.push(event.data),
    // The format allows unknown fields; only an endless event is an error.
    onError: (error) => (tooLong ||= error.type === 'max-buffer-size-exceeded'),
  });
  const decoder = new TextDecoder();
  let totalBytes = 0;
  // Errors after the last event do not matter; without a listener they would end the process.
  body.on('error', () => undefined);
  for await (const chunk of body.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    totalBytes += chunk.length;
    if (!tooLong && totalBytes <= MAX_ANSWER_BYTES) parser.feed(decoder.decode(chunk, { stream: true }));
    if (tooLong || totalBytes > MAX_ANSWER_BYTES) throw new ProviderError(ID, 'protocol', 'the answer is too large');
    yield* ready.splice(0);
  }
}
