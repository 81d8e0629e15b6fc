// One Parley process for the mix of faults: node process.ts <role> <file>. It is the service as main.ts runs it, with three
// differences: test numbers are charged like real ones; each dial is written to the file before the request to the carrier;
// and messages of the parent set its wall clock wrong or its storage full. Started as a child process with a message
// channel.
import { appendFileSync } from 'node:fs';
import { startApp } from '../../../src/app.ts';
import { readConfig } from '../../../src/config.ts';
import { systemClock } from '../../../src/core/clock.ts';
import { startWatchdog } from '../../../src/process/watchdog.ts';
import { RATES } from '../../../src/resources/wallet/rates.ts';
import type { ProcessRole } from '../../../src/runtime.ts';
import { failingStorage } from '../../support/failing-storage.ts';
import { fastClock, holdWhileSpeaking } from '../../support/fast-clock.ts';
import { withShortCalls } from '../../support/short-calls.ts';

export type Order = { skewMs: number } | { isDiskFull: boolean };

const [role, file] = process.argv.slice(2) as [ProcessRole, string];
const disk = failingStorage();
let skewMs = 0;
process.on('message', (order: Order) => {
  if ('skewMs' in order) skewMs = order.skewMs;
  else disk.failWrites(order.isDiskFull ? 'ENOSPC' : null);
});
// The process exits with its parent.
process.once('disconnect', () => process.exit(1));

const config = readConfig();
const voiceClock = fastClock(5);
const shortCalls = withShortCalls(({ callId, to }) => appendFileSync(file, `${Date.now()} ${callId} ${to}\n`));
const app = await startApp(config, role, {
  clock: { ...systemClock, now: () => Date.now() + skewMs },
  voiceClock,
  storage: disk.wrap,
  rates: { ...RATES, freeRoutes: [] },
  registry: (registry) => shortCalls(holdWhileSpeaking(registry, voiceClock)),
});
const watchdog = startWatchdog(config.watchdogSeconds, app.runtime.log);
process.once('SIGTERM', () => {
  app
    .stop()
    .finally(() => watchdog.stop())
    .then(
      () => process.exit(0),
      (error: unknown) => {
        process.stderr.write(`${(error as Error).stack}\n`);
        process.exit(1);
      },
    );
});
process.stdout.write(`API  ${app.url}\n`);
