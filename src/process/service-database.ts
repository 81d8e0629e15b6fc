// The database of the running service: a server or the embedded one, with as many connections as its role needs.
import { join } from 'node:path';
import type { Logger } from 'pino';
import type { Config } from '../config.ts';
import { openDatabase, type Database } from '../database/pool.ts';
import { requireWritable } from '../database/writable.ts';
import type { ProcessRole } from '../runtime.ts';
import { tasksOf } from './roles.ts';

const CONNECTIONS = 10;
// Calls write occasionally, and each write takes milliseconds.
const CALLS_PER_CONNECTION = 10;

/**
 * Opens the database. If the embedded database dies, the process stops.
 * @throws Error with a sentence for the operator when the database cannot be used
 */
export async function openServiceDatabase(config: Config, role: ProcessRole, log: Logger): Promise<Database> {
  const onError = (error: Error) => log.warn({ err: error }, 'a database connection broke');
  const onDeath = (error: Error) => {
    log.fatal({ err: error }, 'the embedded database died');
    process.exitCode = 1;
    process.kill(process.pid, 'SIGTERM');
  };
  const target =
    config.databaseUrl === null ? { embedded: join(config.dataDir, 'database') } : { url: config.databaseUrl };
  const forCalls = tasksOf(role).carries ? Math.ceil(config.callsPerProcess / CALLS_PER_CONNECTION) : 0;
  const database = await openDatabase(target, { poolSize: CONNECTIONS + forCalls, onError, onDeath });
  try {
    await requireWritable(database.pool);
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
}
