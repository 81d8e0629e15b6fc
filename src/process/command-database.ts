// Opens the database for an operator's command: a server at any time, the embedded one only while the service is stopped.
import { join } from 'node:path';
import type { Config } from '../config.ts';
import { DirectoryLocked } from '../database/embedded/lock.ts';
import { openDatabase, type Database, type DatabaseOptions } from '../database/pool.ts';

/** A statement on a broken connection also fails, and ends the command. */
export function printBroken({ message }: Error): void {
  process.stderr.write(`A database connection broke: ${message}\n`);
}

/** @throws Error with a sentence for the operator when the service has opened the embedded database */
export async function openForCommand(
  { databaseUrl, dataDir }: Config,
  options: Omit<DatabaseOptions, 'onError'> = {},
): Promise<Database> {
  if (databaseUrl !== null) return openDatabase({ url: databaseUrl }, { ...options, onError: printBroken });
  try {
    return await openDatabase({ embedded: join(dataDir, 'database') }, { onError: printBroken });
  } catch (error) {
    if (!(error instanceof DirectoryLocked)) throw error;
    throw new Error(
      `the service is running, and the embedded database serves one process: stop the service, run this again, then start the service (${error.message})`,
      { cause: error },
    );
  }
}
