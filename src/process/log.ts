// The process's log: JSON lines on standard output, buffered briefly, without credentials.
import { pino, type Logger } from 'pino';
import type { Config } from '../config.ts';
import { redactPaths } from '../http/observe.ts';

// Under load many lines share one write, and no line waits longer than this. A killed process loses the last lines; one that exits or
// logs a fatal line does not.
const LOG_BUFFER_BYTES = 4096;
const LOG_FLUSH_MS = 100;

export function createLog(config: Config): Logger {
  const options = {
    level: config.logLevel,
    base: undefined,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: [...redactPaths],
  };
  const stdout = { dest: 1, sync: false, minLength: LOG_BUFFER_BYTES, periodicFlush: LOG_FLUSH_MS };
  return pino(options, pino.destination(stdout));
}
