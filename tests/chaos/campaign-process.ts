// Parley for the test that kills it in the middle of a campaign: node campaign-process.ts <file>. Leases and silences are
// short, calls run at eight times their pace, and every dial is a line of the file before the carrier rings, so that what
// was dialed is known from outside of the database and survives any death.
import { appendFileSync } from 'node:fs';
import { startApp } from '../../src/app.ts';
import { readConfig } from '../../src/config.ts';
import { patientClock } from '../support/patient-clock.ts';
import { withShortCalls } from '../support/short-calls.ts';
import { LEASE_MS } from './process.ts';

const [file] = process.argv.slice(2) as [string];
// Nothing outlives the test, however that ends.
process.once('disconnect', () => process.exit(1));
const app = await startApp(readConfig(), 'all', {
  // A machine that cannot keep up slows calls down in place of making their voices fail.
  voiceClock: patientClock(8),
  leases: { leaseMs: LEASE_MS, renewMs: 300 },
  runner: { pollMs: 100, heartbeatMs: 200, silentMs: 1_500 },
  registry: withShortCalls(({ callId, to }) => appendFileSync(file, `${Date.now()} ${callId} ${to}\n`)),
});
process.stdout.write(`API  ${app.url}\n`);
