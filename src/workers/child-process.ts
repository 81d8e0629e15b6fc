// What the processes have in common that the service starts for work that may end them.

/**
 * It ends with the service, and not before: a signal from a terminal or a service manager goes to all processes at once, and the
 * service drains first and needs its helpers until then.
 */
export function endWithService(): void {
  process.on('SIGINT', () => undefined);
  process.on('SIGTERM', () => undefined);
  process.once('disconnect', () => process.exit(0));
}
