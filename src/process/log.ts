// The process's log on standard output: buffered JSON lines, or at a terminal one short line per entry. Invariant: no credentials,
// and no complete telephone number, because messages of carriers and of the database contain them.
import { pino, type DestinationStream, type Logger, type LoggerOptions } from 'pino';
import type { Config } from '../config.ts';
import { shortenNumbers } from '../core/log-lines.ts';
import { redactPaths } from '../http/observe.ts';
import { createLogOutput } from './log-output.ts';
import { createLineFormat } from './terminal-log.ts';

const STDOUT = 1;
/** SQLSTATE classes 22 (data exception) and 23 (constraint violation). Postgres quotes the row in these fields of such errors. */
const DATA_ERROR = /^2[23][0-9A-Z]{3}$/;
const QUOTES_ROWS: readonly string[] = ['detail', 'where'];

type LogConfig = Pick<Config, 'logFormat' | 'logLevel' | 'development'>;

export function isPretty({ logFormat }: Pick<Config, 'logFormat'>): boolean {
  return (logFormat ?? (process.stdout.isTTY ? 'pretty' : 'json')) === 'pretty';
}

export function createLog(config: LogConfig): Logger {
  const pretty = isPretty(config);
  const options: LoggerOptions = {
    level: config.logLevel ?? (config.development && !pretty ? 'warn' : 'info'),
    base: undefined,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: [...redactPaths],
    serializers: { err: errorFields },
  };
  return pretty ? createTerminalLog(options) : createJsonLog(options);
}

/**
 * Type, message, stack and plain properties of an error. Objects are left out: drivers attach their connections, with settings and
 * buffers. So are Postgres's quotations of rows, which contain telephone numbers, conversations and addresses.
 */
export function errorFields(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const { aggregateErrors, ...rest } = pino.stdSerializers.err(error);
  const isAboutData = DATA_ERROR.test(String(rest['code']));
  const plain = Object.entries(rest).filter(
    ([name, value]) => (value === null || typeof value !== 'object') && !(isAboutData && QUOTES_ROWS.includes(name)),
  );
  // `code` is redacted elsewhere, because fields of this name hold one-time codes.
  const { code, ...fields } = Object.fromEntries(plain);
  return {
    ...fields,
    ...(code === undefined ? {} : { errorCode: code }),
    ...(aggregateErrors ? { errors: (error as AggregateError).errors.map(errorFields) } : {}),
  };
}

function createJsonLog(options: LoggerOptions): Logger {
  const output = createLogOutput(STDOUT, (lines, reason) => log.warn({ lines, reason }, 'log lines were lost'));
  process.once('exit', () => output.flushSync());
  // Pino calls flushSync after a fatal line.
  const stream = { write: (line: string) => output.write(shortenNumbers(line)), flushSync: () => output.flushSync() };
  const log = pino(options, stream as DestinationStream);
  return log;
}

function createTerminalLog(options: LoggerOptions): Logger {
  const showsRequests = options.level === 'debug' || options.level === 'trace';
  const format = createLineFormat({ showsRequests });
  const write = (line: string): void => {
    const text = format(shortenNumbers(line));
    if (text !== '') process.stdout.write(text);
  };
  return pino(options, { write });
}

/**
 * Makes console.trace a line of the log. graphile-worker calls it for each worker that loses its connection: dozens of lines in
 * another format on standard error, about an error that its logger receives as well.
 */
export function logConsoleTraces(log: Pick<Logger, 'debug'>): void {
  // oxlint-disable-next-line no-console -- replaced, not called
  console.trace = (...parts: unknown[]) => {
    const [error] = parts;
    log.debug(error instanceof Error ? { err: error } : { parts }, 'a library printed a trace');
  };
}
