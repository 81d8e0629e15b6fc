// Limits what the body of a request costs beside its bytes. Node calls into JavaScript for every chunk (RFC 9112, 7.1), so a
// mebibyte in chunks of one byte takes seconds of the process. A body that is not read, for example because the credential is
// wrong, is read by Node to its end after the response.
import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { fail, type Failure } from '../core/errors.ts';

/** Chunks per request that may be small. They take about 10 ms. */
const FREE_CHUNKS = 4_096;
/** Minimum average size of more chunks, bytes. A line of text per chunk is more. */
const MIN_AVERAGE_BYTES = 16;
/** How long a client may take to read a response that was sent before the end of its request. */
const LINGER_MS = 1_000;

/**
 * Returns the class of the server's requests, for `http.createServer`.
 * @param refuse called once for a body in tiny chunks; should send the failure and close the connection
 */
export function createIncomingRequest(refuse: (failure: Failure, connection: Socket) => void): typeof IncomingMessage {
  return class extends IncomingMessage {
    #chunks = 0;
    #bytes = 0;
    #isRefused = false;

    /** Receives each chunk of the body from Node, and null at its end. */
    override push(chunk: Buffer | null, encoding?: BufferEncoding): boolean {
      if (this.#isRefused) return false;
      if (chunk === null || this.#mayReceive(chunk)) return super.push(chunk, encoding);
      this.#isRefused = true;
      this.socket.pause();
      const detail = `The chunks of the body have less than ${MIN_AVERAGE_BYTES} bytes on average. Send larger ones.`;
      refuse(fail('bad_request', { detail }), this.socket);
      return false;
    }

    #mayReceive({ length }: Buffer): boolean {
      this.#chunks += 1;
      this.#bytes += length;
      return this.#chunks <= FREE_CHUNKS || this.#bytes >= this.#chunks * MIN_AVERAGE_BYTES;
    }
  };
}

/**
 * Call after the response. If the rest of the body is long or of unknown length, it is not read, and the connection is closed a
 * second later. Node reads a shorter rest, so that the connection can be used again.
 */
export function leaveLongBody(request: IncomingMessage, limitBytes: number): void {
  const { socket, complete, headers } = request;
  // The requests of the MCP server's tools have no connection.
  if (complete || !(socket instanceof Socket) || socket.destroyed) return;
  if (headers['transfer-encoding'] === undefined && Number(headers['content-length'] ?? 0) <= limitBytes) return;
  // Node begins to read the rest in this tick. It may be only the end.
  setImmediate(() => {
    if (request.complete) return;
    socket.pause();
    const timer = setTimeout(() => socket.destroy(), LINGER_MS);
    socket.once('close', () => clearTimeout(timer));
  });
}
