// The part of Postgres' frontend/backend protocol 3.0 (https://www.postgresql.org/docs/current/protocol-message-formats.html)
// that the embedded database needs: where messages end, which messages end a batch, and the replies of a session. Pure functions
// over bytes, used on both sides of the thread boundary; queries and rows are never decoded here.

export const MESSAGE = {
  query: 0x51,
  parse: 0x50,
  sync: 0x53,
  flush: 0x48,
  terminate: 0x58,
  copyDone: 0x63,
  copyFail: 0x66,
  notification: 0x41,
  readyForQuery: 0x5a,
} as const;

/** Transaction status bytes of ReadyForQuery. */
export const IDLE = 0x49;

/** Messages after which a client waits for a reply; everything before them is sent in the same batch. */
export function endsBatch(type: number): boolean {
  return (
    type === MESSAGE.query ||
    type === MESSAGE.sync ||
    type === MESSAGE.flush ||
    type === MESSAGE.copyDone ||
    type === MESSAGE.copyFail
  );
}

/** Encodes one backend message: type byte, length, body. */
function encodeMessage(type: string, body: Buffer): Buffer {
  const out = Buffer.allocUnsafe(5 + body.length);
  out.write(type, 0, 'latin1');
  out.writeInt32BE(4 + body.length, 1);
  body.copy(out, 5);
  return out;
}

const int32 = (...values: number[]): Buffer => {
  const out = Buffer.allocUnsafe(4 * values.length);
  values.forEach((value, i) => out.writeInt32BE(value, i * 4));
  return out;
};

const parameter = (name: string, value: string): Buffer => encodeMessage('S', Buffer.from(`${name}\0${value}\0`));

export const readyMessage: Buffer = encodeMessage('Z', Buffer.from('I'));

/** Encodes a server's messages after a successful log-in, with the parameters that drivers read. */
export function encodeGreeting(processId: number): Buffer {
  return Buffer.concat([
    encodeMessage('R', int32(0)),
    parameter('server_version', '18.0'),
    parameter('server_encoding', 'UTF8'),
    parameter('client_encoding', 'UTF8'),
    parameter('DateStyle', 'ISO, MDY'),
    parameter('TimeZone', 'UTC'),
    parameter('integer_datetimes', 'on'),
    parameter('standard_conforming_strings', 'on'),
    encodeMessage('K', int32(processId, 0)),
    readyMessage,
  ]);
}

/** Encodes an ErrorResponse. @param code SQLSTATE */
export function errorMessage(severity: 'ERROR' | 'FATAL', code: string, text: string): Buffer {
  return encodeMessage('E', Buffer.from(`S${severity}\0V${severity}\0C${code}\0M${text}\0\0`));
}

export function queryMessage(sql: string): Buffer {
  return encodeMessage('Q', Buffer.from(`${sql}\0`));
}

/** Returns the SQL of a Query or Parse message, cut to `limit` bytes, which suffices to recognize the statement. */
export function sqlOf(frame: Buffer, limit: number): string {
  const start = frame[0] === MESSAGE.parse ? frame.indexOf(0, 5) + 1 : 5;
  return frame.toString('latin1', start, Math.min(frame.length - 1, start + limit));
}

export interface WireReply {
  /** Messages for the connection that sent the batch. */
  bytes: Uint8Array;
  /** The last ReadyForQuery status; null when the batch ended with Flush. */
  status: number | null;
  /** NotificationResponse messages. They belong to the listening connections, not to the sender of the batch. */
  notifications: Uint8Array[];
}

/** Separates notifications from the reply. Copies nothing when there are none, which is nearly always. */
export function splitReply(out: Uint8Array): WireReply {
  const view = new DataView(out.buffer, out.byteOffset, out.byteLength);
  const notifications: Uint8Array[] = [];
  const kept: Uint8Array[] = [];
  let status: number | null = null;
  let keptFrom = 0;
  for (let at = 0; at < out.length;) {
    const next = at + 1 + view.getInt32(at + 1);
    if (out[at] === MESSAGE.readyForQuery) status = out[at + 5] ?? null;
    if (out[at] === MESSAGE.notification) {
      notifications.push(out.slice(at, next));
      kept.push(out.subarray(keptFrom, at));
      keptFrom = next;
    }
    at = next;
  }
  if (notifications.length === 0) return { bytes: out, status, notifications };
  kept.push(out.subarray(keptFrom));
  return { bytes: new Uint8Array(Buffer.concat(kept)), status, notifications };
}

/** The channel of a NotificationResponse. */
export function channelOf(notification: Uint8Array): string {
  const frame = Buffer.from(notification.buffer, notification.byteOffset, notification.byteLength);
  return frame.toString('utf8', 9, frame.indexOf(0, 9));
}
