// `npm run migrate`: migrates the database and prints the applied migrations, for deployments that migrate before they start.
import { join } from 'node:path';
import type { Config } from '../config.ts';
import { migrate } from '../database/migrate.ts';
import { openDatabase } from '../database/pool.ts';
import { printBroken } from './command-database.ts';
import { createLog } from './log.ts';

export async function migrateOnly(config: Config): Promise<void> {
  const target =
    config.databaseUrl === null ? { embedded: join(config.dataDir, 'database') } : { url: config.databaseUrl };
  const database = await openDatabase(target, { onError: printBroken });
  try {
    const applied = await migrate(database, undefined, { log: createLog(config) });
    process.stdout.write(applied.length === 0 ? 'The database is up to date.\n' : `Applied ${applied.join(', ')}.\n`);
  } finally {
    await database.close();
  }
}
