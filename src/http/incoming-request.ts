// Limits what the body of a request costs beside its bytes. Node calls into JavaScript for every chunk (RFC 9112, 7.1), so a
// mebibyte in chunks of one byte takes seconds of the process. A body that is not read, for example because the credential is
// wrong, is read and discarded after the response.
import { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import { fail, type Failure } from '../core/errors.ts';

/** Chunks per request that may be small. They take about 10 ms. */
const FREE_CHUNKS = 4_096;
/** Minimum average size of more chunks, bytes. A line of text per chunk is more. */
const MIN_AVERAGE_BYTES = 16;
/** The same for the rest of a body after the response. Clients send long bodies in chunks of several KiB. */
const MIN_AVERAGE_REST_BYTES = 1_024;
/**
 * The rest of a body is read up to this size, more than any upload has. Many clients read the response only after they have sent the
 * whole body, and then use the connection for their next request.
 */
const MAX_REST_BYTES = 32 * 1024 * 1024;
/** How long a client that sends more may take to read the response. */
const LINGER_MS = 1_000;

/**
 * Returns the class of the server's requests, for `http.createServer`.
 * @param refuse called once for a body in tiny chunks; should send the failure and close the connection
 */
export function createIncomingRequest(refuse: (failure: Failure, connection: Socket) => void): typeof IncomingMessage {
  return class extends LimitedRequest {
    protected override refuse(failure: Failure): void {
      refuse(failure, this.socket);
    }
  };
}

abstract class LimitedRequest extends IncomingMessage {
  #chunks = 0;
  #bytes = 0;
  #isAnswered = false;
  #isOver = false;

  protected abstract refuse(failure: Failure): void;

  /** Receives each chunk of the body from Node, and null at its end. */
  override push(chunk: Buffer | null, encoding?: BufferEncoding): boolean {
    if (this.#isOver) return false;
    if (chunk === null || this.#mayReceive(chunk)) return super.push(chunk, encoding);
    if (this.#isAnswered) this.#leave();
    else this.#refuse();
    return false;
  }

  /** Replaces Node's method, which is called after the response and lets the rest of the body pass `push` by. */
  _dump(): void {
    if (this.#isAnswered || this.complete) return;
    this.#isAnswered = true;
    this.#chunks = 0;
    this.#bytes = 0;
    this.removeAllListeners('data');
    this.resume();
    if (Number(this.headers['content-length'] ?? 0) > MAX_REST_BYTES) this.#leave();
  }

  #mayReceive({ length }: Buffer): boolean {
    this.#chunks += 1;
    this.#bytes += length;
    if (this.#isAnswered && this.#bytes > MAX_REST_BYTES) return false;
    const average = this.#isAnswered ? MIN_AVERAGE_REST_BYTES : MIN_AVERAGE_BYTES;
    return this.#chunks <= FREE_CHUNKS || this.#bytes >= this.#chunks * average;
  }

  #refuse(): void {
    this.#isOver = true;
    this.socket.pause();
    const detail = `The chunks of the body have less than ${MIN_AVERAGE_BYTES} bytes on average. Send larger ones.`;
    this.refuse(fail('bad_request', { detail }));
  }

  /** Reads no further, and closes the connection after the client had time to read the response. */
  #leave(): void {
    const { socket } = this;
    this.#isOver = true;
    socket.pause();
    const timer = setTimeout(() => socket.destroy(), LINGER_MS);
    socket.once('close', () => clearTimeout(timer));
  }
}

/** Call after the response. Reads and discards the rest of the body, within limits, also if a handler had begun to read it. */
export function discardRest(request: IncomingMessage): void {
  // The requests of the MCP server's tools have another class and no connection.
  if (request instanceof LimitedRequest) request._dump();
}
