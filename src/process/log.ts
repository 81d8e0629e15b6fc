// The log of the process: JSON lines on standard output, buffered for a moment, without credentials.
import { pino, type Logger } from 'pino';
import type { Config } from '../config.ts';
import { redactPaths } from '../http/observe.ts';

// One write for many lines under load, and none waits for longer; a process that is killed loses the last of them, one that
// exits or logs something fatal does not.
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
