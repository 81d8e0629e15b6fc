// Formats the log for a terminal: one short line for each of pino's JSON lines, such as
//   12:03:07 call_01jd… +1202…0100 completed 30 s p95 301 ms
// Invariants: never throws; text that is not a pino line passes unchanged; nothing is written twice, neither a request whose
// error has been written nor a line that repeats the previous one.
// Deliberately omitted: successful requests, except at the level debug, and the addresses that the server listens on (the
// banner).
import { styleText } from 'node:util';
import {
  CALL_ENDED,
  DELIVERY_FAILED,
  REQUEST,
  type CallEndedLine,
  type DeliveryFailedLine,
  type RequestLine,
} from '../core/log-lines.ts';

/** pino's level numbers. */
const LEVELS = { warn: 40, error: 50, fatal: 60 } as const;
/** A repeated line is written again after this time. */
const REPEAT_MS = 10_000;
/** Maximum remembered requests whose error was written and that have not ended yet. */
const REPORTED_MAX = 1_000;
const STACK_MAX = 4;
const SILENT = /^Server listening at /;

interface Line {
  level: number;
  time: string;
  msg?: string;
  err?: { message?: string; stack?: string };
  requestId?: string;
  [field: string]: unknown;
}

/** Returns the text for a JSON line, with its line break; empty if nothing is to be written. */
type LineFormat = (json: string) => string;

/** @param showsRequests whether to write successful requests, too */
export function createLineFormat({ showsRequests = false } = {}): LineFormat {
  const reported = new Set<string>();
  let last = { text: '', at: -Infinity };
  return (json) => {
    const line = parsed(json);
    if (line === null) return json;
    const text = textOf(line);
    const isRequest = line.msg === REQUEST;
    if (isRequest && line.requestId !== undefined && reported.delete(line.requestId)) return '';
    if (isRequest && !showsRequests && (line as unknown as RequestLine).status < 400) return '';
    if (text === '' || (text === last.text && Date.parse(line.time) - last.at < REPEAT_MS)) return '';
    if (!isRequest && line.requestId !== undefined && reported.size < REPORTED_MAX) reported.add(line.requestId);
    last = { text, at: Date.parse(line.time) };
    return `${styleText('dim', clockOf(line.time))} ${text}\n`;
  };
}

function parsed(json: string): Line | null {
  try {
    const line = JSON.parse(json) as Line | null;
    return typeof line === 'object' && line !== null && typeof line.level === 'number' ? line : null;
  } catch {
    return null;
  }
}

function clockOf(time: string): string {
  const at = new Date(time);
  return [at.getHours(), at.getMinutes(), at.getSeconds()].map((part) => String(part).padStart(2, '0')).join(':');
}

function textOf(line: Line): string {
  switch (line.msg) {
    case REQUEST:
      return requestText(line as unknown as RequestLine);
    case CALL_ENDED:
      return callText(line as unknown as CallEndedLine);
    case DELIVERY_FAILED:
      return deliveryText(line as unknown as DeliveryFailedLine);
    default:
      return SILENT.test(line.msg ?? '') ? '' : otherText(line);
  }
}

function requestText({ requestId, operation, method, status, ms, code }: RequestLine): string {
  const what = operation === 'none' ? method : operation;
  const text = `${what} ${status}${code ? ` ${code}` : ''} ${Math.round(ms)} ms ${requestId}`;
  return status >= 500 ? styleText('red', text) : status >= 400 ? styleText('yellow', text) : text;
}

function callText({ callId, direction, number, status, reason, detail, seconds, p95Ms }: CallEndedLine): string {
  const who = number === null ? 'browser' : direction === 'inbound' ? `from ${number}` : number;
  const parts = [callId, who, status === 'failed' ? `failed: ${reason}` : status];
  if (seconds > 0) parts.push(`${Math.round(seconds)} s`);
  if (p95Ms !== null) parts.push(`p95 ${p95Ms} ms`);
  const text = `${parts.join(' ')}${detail ? ` (${detail})` : ''}`;
  return status === 'failed' ? styleText('yellow', text) : text;
}

function deliveryText({ webhookId, event, host, outcome, attempt, httpStatus, error }: DeliveryFailedLine): string {
  const why = httpStatus === null ? (error ?? 'no answer') : `answered ${httpStatus}`;
  const next = { retrying: 'retrying', rejected: 'not retried', dead_letter: 'given up' }[outcome];
  return styleText('yellow', `${webhookId} ${event} to ${host}: ${why}, attempt ${attempt}, ${next}`);
}

function otherText({ level, msg = '', err, ...fields }: Line): string {
  const named = Object.entries(fields)
    .filter(([name]) => name !== 'time')
    .map(([name, value]) => `${name}=${valueText(value)}`);
  const why = err?.message ? `: ${err.message}` : '';
  const text = `${wordOf(level)}${msg}${why}${named.length === 0 ? '' : ` ${styleText('dim', named.join(' '))}`}`;
  return level >= LEVELS.error ? `${text}${ownFrames(err?.stack)}` : text;
}

function wordOf(level: number): string {
  if (level >= LEVELS.fatal) return styleText('red', 'fatal: ');
  if (level >= LEVELS.error) return styleText('red', 'error: ');
  return level >= LEVELS.warn ? styleText('yellow', 'warning: ') : '';
}

function valueText(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** Returns the innermost frames of our own code, one per line. */
function ownFrames(stack = ''): string {
  const frames = stack.split('\n').filter((line) => /^\s+at /.test(line) && !/node:|node_modules/.test(line));
  return frames
    .slice(0, STACK_MAX)
    .map((frame) => `\n           ${styleText('dim', frame.trim())}`)
    .join('');
}
