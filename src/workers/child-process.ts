// Shared behavior of child processes that isolate work which may crash.

/**
 * Makes the process end with the service and not before. A signal from a terminal or a service manager reaches all processes at
 * once, but the service drains first and needs its child processes until then.
 */
export function endWithService(): void {
  process.on('SIGINT', () => undefined);
  process.on('SIGTERM', () => undefined);
  process.once('disconnect', () => process.exit(0));
}
