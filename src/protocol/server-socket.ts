// A WebSocket as those who speak over it know it: the browser's voice line, media streams of carriers. http/websocket.ts makes
// them; lines are built on them, tests fake them. Types and close codes only.

/** The one subprotocol that is ever chosen; what else a browser offers beside it is its token. */
export const SUBPROTOCOL = 'parley.v1';

/** RFC 6455 section 7.4, and from 4400 on the HTTP status that says the same. */
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

/** One open connection, without the library that carries it: what lines are built on, and tests fake. */
export interface ServerSocket {
  /** Text as a text frame, bytes as a binary one. What cannot be sent any more is dropped. */
  send(message: string | Uint8Array): void;
  /** Bytes that were sent and have not left this machine yet. */
  bufferedBytes(): number;
  /** Messages wait, unread, until somebody listens; whoever opens must listen within five seconds. */
  onMessage(listener: (message: string | Uint8Array) => void): void;
  /** Called once, whoever closed it. 1006 where the connection broke. */
  onClose(listener: (code: number) => void): void;
  /** Idempotent. A peer that does not answer is cut off after a second. */
  close(code: number, reason?: string): void;
  /** The same, and counts against the address: so many wrong tokens a minute, then every handshake ends with 4429. */
  refuse(code: number, reason: string): void;
}

export interface SocketRequest {
  id: string;
  ip: string;
  path: Readonly<Record<string, string>>;
  query: Readonly<Record<string, unknown>>;
  headers: Readonly<Record<string, string | string[] | undefined>>;
  /** As offered by the client; may hold a token, which is never logged. */
  protocols: readonly string[];
}

export interface SocketRoute {
  /** As the router wants it: `/rtc/:call_id`. */
  path: string;
  /** Longest message; 4413 beyond it. */
  maxMessageBytes: number;
  /** Sockets at once from one address; carriers come from few. */
  maxPerAddress: number;
  open(socket: ServerSocket, request: SocketRequest): void | Promise<void>;
}

/** Where a WebSocket is reached at an address of HTTP. */
export function socketAddress(url: string): string {
  return url.replace(/^http/, 'ws');
}
