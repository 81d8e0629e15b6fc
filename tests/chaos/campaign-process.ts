// Parley as the process that tests kill during a campaign: node campaign-process.ts <file>. Leases and timeouts are short,
// calls run at five times real time and cost money. Every dial is written to the file before the carrier responds, so that
// the record survives any kill.
import { appendFileSync } from 'node:fs';
import { startApp } from '../../src/app.ts';
import { readConfig } from '../../src/config.ts';
import { RATES } from '../../src/resources/wallet/rates.ts';
import { fastClock, holdWhileSpeaking } from '../support/fast-clock.ts';
import { withShortCalls } from '../support/short-calls.ts';
import { LEASE_MS } from './process.ts';

// Simulates a slow carrier API. During this time it is unknown whether the call rings, so after a kill it must not be
// dialed again.
const ANSWERS_AFTER_MS = 700;

const [file] = process.argv.slice(2) as [string];
// The process exits with its parent.
process.once('disconnect', () => process.exit(1));
const voiceClock = fastClock(5);
const shortCalls = withShortCalls(
  ({ callId, to }) => appendFileSync(file, `${Date.now()} ${callId} ${to} ${process.pid}\n`),
  ANSWERS_AFTER_MS,
);
const app = await startApp(readConfig(), 'all', {
  voiceClock,
  rates: { ...RATES, freeRoutes: [] },
  leases: { leaseMs: LEASE_MS, renewMs: 300 },
  runner: { pollMs: 100, heartbeatMs: 200, silentMs: 1_500 },
  registry: (registry) => shortCalls(holdWhileSpeaking(registry, voiceClock)),
});
process.stdout.write(`API  ${app.url}\n`);
