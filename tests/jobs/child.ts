// A worker process that tests kill or pause. Takes the database target as JSON; prints `held N` when it holds a job,
// writes when it reads `go`, and then prints `end` and the reason.
import { createInterface } from 'node:readline';
import type { DatabaseTarget } from '../../src/database/pool.ts';
import { startRunner } from '../../src/jobs/runner.ts';
import { openDatabase } from '../support/open-database.ts';
import { holding, testRuntime } from './runtime.ts';

const target = JSON.parse(process.argv[2] ?? '') as DatabaseTarget;
const database = await openDatabase(target, { poolSize: 4 });
const { events, job } = holding();
events.on('held', (attempt) => console.log(`held ${attempt}`));
events.on('end', (error) => console.log(`end ${error ? error.constructor.name : 'written'}`));
createInterface({ input: process.stdin }).on('line', (line) => {
  if (line === 'go') events.emit('go');
});
await startRunner({ database, runtime: testRuntime(database.db), jobs: [job], settings: { concurrency: 1 } });
console.log('ready');
