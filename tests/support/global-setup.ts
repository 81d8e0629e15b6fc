// Runs once before the test files: starts the run and builds the migrated template that each file's database is a copy of.
// Afterwards it drops the databases and the files that the workers left.
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
