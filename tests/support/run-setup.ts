// Runs once before the test files that need no database: starts the run, and ends it afterwards.
import { endRun, startRun } from './run.ts';

export const setup = startRun;
export const teardown = endRun;
