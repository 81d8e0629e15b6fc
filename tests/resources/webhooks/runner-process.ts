// A process that only delivers webhooks, for tests that kill it: node runner-process.ts <target as JSON> <master key in hex>.
// Leases are short, so that tests finish quickly. Prints `done` when no work is left.
import { flushCompileCache } from 'node:module';
import { systemClock } from '../../../src/core/clock.ts';
import type { DatabaseTarget } from '../../../src/database/pool.ts';
import { createDeliveryRunner } from '../../../src/resources/webhooks/delivery/runner.ts';
import { openDatabase } from '../../support/open-database.ts';
import { testRuntime } from './support.ts';

// Written immediately, because a killed process writes nothing at its end.
flushCompileCache();
const [target, master] = process.argv.slice(2) as [string, string];
const database = await openDatabase(JSON.parse(target) as DatabaseTarget);
const runtime = testRuntime(database, systemClock, Buffer.from(master, 'hex'));
// A busy machine may delay a response; a shorter timeout would cause a retry after a minute, longer than the test waits.
const answerTimeoutMs = { scheduled: 3_000, exponential: 3_000 };
const runner = createDeliveryRunner(runtime, { answerTimeoutMs, leaseMarginMs: 200, slots: 8, pollMs: 20 });
runner.start();
const left = async (): Promise<boolean> => {
  const row = await database.db
    .selectFrom('deliveries')
    .select('id')
    .where('next_attempt_at', 'is not', null)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
};
while (await left()) await new Promise((resolve) => setTimeout(resolve, 20));
await runner.stop(1_000);
await runtime.close();
await database.close();
process.stdout.write('done\n');
