// The process's log on standard output, without credentials: JSON lines, buffered briefly; at a terminal one short line for a person.
import { pino, type Logger, type LoggerOptions } from 'pino';
import type { Config } from '../config.ts';
import { redactPaths } from '../http/observe.ts';
import { createLineFormat } from './terminal-log.ts';

// Under load many lines share one write, and no line waits longer than this. A killed process loses the last lines; one that exits or
// logs a fatal line does not.
const LOG_BUFFER_BYTES = 4096;
const LOG_FLUSH_MS = 100;

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
  };
  return pretty ? createTerminalLog(options) : createJsonLog(options);
}

function createJsonLog(options: LoggerOptions): Logger {
  const stdout = { dest: 1, sync: false, minLength: LOG_BUFFER_BYTES, periodicFlush: LOG_FLUSH_MS };
  return pino(options, pino.destination(stdout));
}

function createTerminalLog(options: LoggerOptions): Logger {
  const showsRequests = options.level === 'debug' || options.level === 'trace';
  const format = createLineFormat({ showsRequests });
  const write = (line: string): void => {
    const text = format(line);
    if (text !== '') process.stdout.write(text);
  };
  return pino(options, { write });
}
