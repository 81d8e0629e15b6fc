// A server-side WebSocket without the library behind it: the browser's voice line, media streams of carriers. http/websocket.ts
// implements it; tests use fakes. Types and close codes only.

/** The only subprotocol that the server selects. Browsers offer their token as a second one. */
export const SUBPROTOCOL = 'parley.v1';

/** RFC 6455 section 7.4. From 4400 on: 4000 plus the corresponding HTTP status. */
export const CLOSE = {
  ended: 1000,
  goingAway: 1001,
  internalError: 1011,
  tryLater: 1013,
  unauthorized: 4401,
  notFound: 4404,
  elsewhere: 4409,
  tooLarge: 4413,
  tooMany: 4429,
} as const;

/** One open connection. */
export interface ServerSocket {
  /** Sends a string as a text frame, bytes as a binary one. Dropped if the socket is no longer open. */
  send(message: string | Uint8Array): void;
  /** Bytes accepted by `send` that have not yet left this machine. */
  bufferedBytes(): number;
  /** Messages stay unread until a listener is set, which must happen within five seconds. */
  onMessage(listener: (message: string | Uint8Array) => void): void;
  /** Called once, whichever side closed. 1006 if the connection broke. */
  onClose(listener: (code: number) => void): void;
  /** Idempotent. A peer that does not answer the close is cut off after one second. */
  close(code: number, reason?: string): void;
  /**
   * Closes the socket and counts a refusal against the address. Over the limit per minute, every handshake from it is closed with
   * 4429.
   */
  refuse(code: number, reason: string): void;
}

export interface SocketRequest {
  id: string;
  ip: string;
  path: Readonly<Record<string, string>>;
  /** Subprotocols offered by the client. May contain a token, which is never logged. */
  protocols: readonly string[];
}

export interface SocketRoute {
  /** In the router's syntax: `/rtc/:call_id`. */
  path: string;
  /** Maximum message size; a longer message closes the socket with 4413. */
  maxMessageBytes: number;
  /** Concurrent sockets per address; carriers connect from few addresses. */
  maxPerAddress: number;
  open(socket: ServerSocket, request: SocketRequest): void | Promise<void>;
}

/** The WebSocket URL of an HTTP URL. */
export function socketAddress(url: string): string {
  return url.replace(/^http/, 'ws');
}
