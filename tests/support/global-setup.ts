// Runs once before the test files: starts the run and builds the migrated template of each file's database. Afterwards it
// drops the databases and deletes the files that the workers left.
import { dropTestDatabases, prepareDatabase } from './database.ts';
import { endRun, startRun } from './run.ts';

export async function setup(): Promise<void> {
  await startRun();
  await prepareDatabase();
}

export async function teardown(): Promise<void> {
  await dropTestDatabases();
  await endRun();
}
