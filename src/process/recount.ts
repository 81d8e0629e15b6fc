// `npm run recount`: builds the sums behind GET /v1/analytics again, for operators who found them broken with `npm run verify`. It may
// run beside the service, and be interrupted and run again.
import type { Config } from '../config.ts';
import { migrate } from '../database/migrate.ts';
import { recount } from '../resources/analytics/service/count.ts';
import { openForCommand } from './command-database.ts';

/** Summing the calls of a workspace again is one statement; ten million take minutes. */
const STATEMENT_MS = 3_600_000;

export async function recountCalls(config: Config): Promise<void> {
  const database = await openForCommand(config, { statementTimeoutMs: STATEMENT_MS });
  try {
    await migrate(database);
    const print = (sentence: string): void => void process.stdout.write(`${sentence}\n`);
    await recount({ db: database.db }, new AbortController().signal, print);
  } finally {
    await database.close();
  }
}
