// The fetch of the MCP client. The SDK parses responses in this process and answers requests from the server, so a response is
// bounded before the SDK sees it: its bytes, its objects and lists, and the number of messages in it. The SDK follows redirects
// within the origin of a server only, so that its headers reach no other one.
// Deliberately omitted: JSON-RPC batches, which MCP removed (2025-06-18); a batch of 20 000 pings caused 20 000 requests.
import { fetch as fetchThrough, type Dispatcher, type RequestInit } from 'undici';
import { ProviderError } from '../ports/errors.ts';

const ID = 'mcp';
const MAX_ANSWER_BYTES = 1024 * 1024;
/** In one event stream: the response and the notifications before it. The SDK takes 0.1 ms per message, and one request per ping. */
const MAX_STREAM_MESSAGES = 200;
/** Also in texts. JSON.parse takes 0.3 s for a megabyte of them. */
const MAX_ANSWER_BRACKETS = 50_000;
const LF = 0x0a;
const CR = 0x0d;
const OPENING_BRACKET = 0x5b;
const OPENING_BRACE = 0x7b;
const BLANKS: ReadonlySet<number> = new Set([0x20, 0x09, LF, CR]);

/** Reading a response body beyond the limits throws a ProviderError `protocol`. */
export function boundedFetch(dispatcher: Dispatcher): typeof fetch {
  return async (url, init) => {
    const options = { ...(init as unknown as RequestInit), dispatcher, redirect: 'manual' as const };
    const response = await fetchThrough(url as URL, options);
    const { status, headers, body } = response;
    const isStream = headers.get('content-type')?.toLowerCase().includes('event-stream') ?? false;
    const check = isStream ? messageCount() : noBatch();
    const bounded = body
      ? (body as unknown as ReadableStream<Uint8Array>).pipeThrough(limit(bracketCount(), check))
      : null;
    return new Response(bounded, { status, headers: [...headers.entries()] });
  };
}

/** Returns the fault of a response that continues with this chunk, or null. */
type Check = (chunk: Uint8Array) => string | null;

function limit(...checks: readonly Check[]): TransformStream<Uint8Array, Uint8Array> {
  let taken = 0;
  const faultIn = (chunk: Uint8Array): string | null =>
    checks.reduce<string | null>((found, check) => found ?? check(chunk), null);
  return new TransformStream({
    transform(chunk, controller) {
      taken += chunk.length;
      const fault = taken > MAX_ANSWER_BYTES ? `answers with more than ${MAX_ANSWER_BYTES} bytes` : faultIn(chunk);
      if (fault === null) controller.enqueue(chunk);
      else controller.error(new ProviderError(ID, 'protocol', fault));
    },
  });
}

function bracketCount(): Check {
  let brackets = 0;
  return (chunk) => {
    for (const byte of chunk) if (byte === OPENING_BRACKET || byte === OPENING_BRACE) brackets++;
    return brackets > MAX_ANSWER_BRACKETS ? `answers with more than ${MAX_ANSWER_BRACKETS} objects and lists` : null;
  };
}

/** An empty line ends a message of an event stream. */
function messageCount(): Check {
  let messages = 0;
  let lineIsEmpty = true;
  let previous = 0;
  return (chunk) => {
    for (const byte of chunk) {
      const isPairEnd = byte === LF && previous === CR;
      previous = byte;
      if (isPairEnd) continue;
      const endsLine = byte === LF || byte === CR;
      if (endsLine && lineIsEmpty) messages++;
      lineIsEmpty = endsLine;
    }
    return messages > MAX_STREAM_MESSAGES ? `sends more than ${MAX_STREAM_MESSAGES} messages in one answer` : null;
  };
}

function noBatch(): Check {
  let begun = false;
  return (chunk) => {
    if (begun) return null;
    const first = chunk.find((byte) => !BLANKS.has(byte));
    begun = first !== undefined;
    return first === OPENING_BRACKET ? 'answers with a JSON-RPC batch, which MCP no longer has' : null;
  };
}
