/**
 * The environment for a thread or a child process that sends messages. With --watch, Node makes both report the modules that they
 * load, by messages among those of their protocol.
 */
export function workerEnv(): NodeJS.ProcessEnv {
  const { WATCH_REPORT_DEPENDENCIES: _reports, ...env } = process.env;
  return env;
}
