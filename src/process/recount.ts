// `npm run recount`: rebuilds the sums behind GET /v1/analytics and GET /v1/usage, for operators for whom `npm run verify`
// reported incorrect sums. It may run while the service runs, and can be interrupted and run again.
import type { Config } from '../config.ts';
import { migrate } from '../database/migrate.ts';
import { recountAll } from '../resources/analytics/service/count.ts';
import { sumUsageAgain } from '../resources/wallet/service/usage-sums.ts';
import { openForCommand } from './command-database.ts';

/** Recounting the calls of a workspace is one statement, which takes minutes for ten million calls. */
const STATEMENT_MS = 3_600_000;

export async function recountCalls(config: Config): Promise<void> {
  const database = await openForCommand(config, { statementTimeoutMs: STATEMENT_MS });
  try {
    await migrate(database);
    const print = (sentence: string): void => void process.stdout.write(`${sentence}\n`);
    const { signal } = new AbortController();
    await recountAll({ db: database.db }, signal, print);
    await sumUsageAgain({ db: database.db }, signal);
    print('Usage summed again.');
  } finally {
    await database.close();
  }
}
