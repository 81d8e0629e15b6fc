// One request and its response over an undici dispatcher, read into memory up to a limit.
// Uses undici's dispatch handlers instead of its `request`, which creates a stream and an abort listener for each response and
// costs a fifth of a small exchange.
// Invariant: settles once, at the latest at its deadline, even while the request waits for a free socket.
import type { Dispatcher } from 'undici';
import { connectionFailure, toConnectionFailure } from './failure.ts';

interface ExchangeLimits {
  /** Deadline for the whole exchange, until the last byte is read. */
  timeoutMs: number;
  /** Reading stops after this many bytes of the response body, which closes the socket. */
  maxBytes: number;
  signal?: AbortSignal | undefined;
}

export interface ExchangeResponse {
  status: number;
  headers: Readonly<Record<string, string | string[] | undefined>>;
  body: Buffer;
  /** True if the body was longer than `maxBytes`. */
  truncated: boolean;
}

/** @throws ConnectionFailure */
export function sendRequest(
  dispatcher: Dispatcher,
  request: Dispatcher.DispatchOptions,
  { timeoutMs, maxBytes, signal }: ExchangeLimits,
): Promise<ExchangeResponse> {
  if (signal?.aborted) return Promise.reject(connectionFailure('aborted', signal.reason));
  return new Promise((resolve, reject) => {
    const onAbort = () => reader.stop(connectionFailure('aborted', signal?.reason));
    const timer = setTimeout(() => reader.stop(connectionFailure('timeout')), timeoutMs);
    const settled = () => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', onAbort);
    };
    const reader = createReader(
      maxBytes,
      (response) => {
        settled();
        resolve(response);
      },
      (error) => {
        settled();
        reject(toConnectionFailure(error) ?? error);
      },
    );
    signal?.addEventListener('abort', onAbort, { once: true });
    dispatcher.dispatch(request, reader);
  });
}

interface Reader extends Dispatcher.DispatchHandler {
  /** Rejects, and ends the request now or, if it waits for a socket, when it gets one. */
  stop(reason: Error): void;
}

function createReader(
  maxBytes: number,
  resolve: (response: ExchangeResponse) => void,
  reject: (error: Error) => void,
): Reader {
  let controller: Dispatcher.DispatchController | null = null;
  let over = false;
  // The reason why a request that still waits for a socket must not be sent.
  let stopped: Error | null = null;
  let head: Pick<ExchangeResponse, 'status' | 'headers'> = { status: 0, headers: {} };
  let parts: Buffer[] = [];
  let length = 0;
  const end = (): void => {
    over = true;
    parts = [];
  };
  return {
    stop(reason) {
      if (over) return;
      end();
      stopped = reason;
      reject(reason);
      controller?.abort(reason);
    },
    onRequestStart(started) {
      controller = started;
      if (stopped) started.abort(stopped);
    },
    onResponseStart(_controller, status, headers) {
      // An informational response precedes the final one.
      if (status >= 200) head = { status, headers };
    },
    onResponseData(_controller, chunk) {
      if (over) return;
      parts.push(chunk);
      length += chunk.length;
      if (length <= maxBytes) return;
      const response = { ...head, body: Buffer.concat(parts).subarray(0, maxBytes), truncated: true };
      // Closing the socket is cheaper than reading the rest.
      end();
      resolve(response);
      controller?.abort(connectionFailure('aborted'));
    },
    onResponseEnd() {
      if (over) return;
      const response = { ...head, body: parts.length === 1 ? parts[0]! : Buffer.concat(parts), truncated: false };
      end();
      resolve(response);
    },
    onResponseError(_controller, error) {
      if (over) return;
      end();
      reject(error);
    },
  };
}
