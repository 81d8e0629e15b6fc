// What every process does that the service starts for work that may end it: it ends with the service, and not before.

/**
 * A signal from a terminal or a service manager goes to all processes at once; the service drains first and needs its helpers
 * until then.
 */
export function endWithService(): void {
  process.on('SIGINT', () => undefined);
  process.on('SIGTERM', () => undefined);
  process.once('disconnect', () => process.exit(0));
}
