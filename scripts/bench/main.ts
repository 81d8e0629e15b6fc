// `npm run bench`: all benchmarks, one after the other with their own defaults; `npm run bench -- <name> [arguments]`: one of
// them. Those that need a Postgres server get one of their own unless TEST_DATABASE_URL names one. Each is a file that prints its table and ends with a code other than 0 when a goal that gates is missed; so does this one.
// Invariant: never two at once, since they would measure each other. They run in processes of their own, for the same reason.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres, stopPostgres } from '../postgres.ts';

const BENCHES: Readonly<Record<string, { file: string; about: string; server?: true }>> = {
  api: { file: 'api.ts', about: 'CPU of reading and creating an agent against a plain server' },
  webhooks: { file: 'webhook-throughput.ts', about: 'deliveries a second against a plain sender', server: true },
  'webhook-latency': { file: 'webhook-latency.ts', about: 'from the commit to the first attempt', server: true },
  campaign: { file: 'campaign.ts', about: 'import, pace and planner of campaigns with many contacts', server: true },
  'voice-turns': { file: 'voice-turns.ts', about: 'what a turn of conversation costs beside its providers' },
  'voice-interruption': { file: 'voice-interruption.ts', about: 'from the first word of a caller to silence' },
};

/** Exit code of one benchmark. */
async function run(name: string, args: readonly string[]): Promise<number> {
  const { file, server } = BENCHES[name]!;
  const home = server && !process.env['TEST_DATABASE_URL'] ? await mkdtemp(join(tmpdir(), 'parley-bench-')) : null;
  try {
    const env = home === null ? process.env : { ...process.env, TEST_DATABASE_URL: await startPostgres(home) };
    const child = spawn(process.execPath, [join(import.meta.dirname, file), ...args], { stdio: 'inherit', env });
    const [code] = (await once(child, 'exit')) as [number | null];
    return code ?? 1;
  } finally {
    if (home !== null) stopPostgres(home);
  }
}

const [name = 'all', ...args] = process.argv.slice(2);
if (name !== 'all' && !BENCHES[name]) {
  console.error('usage: npm run bench -- <name> [arguments]\n');
  for (const [known, { about }] of Object.entries(BENCHES)) console.error(`  ${known.padEnd(20)} ${about}`);
  console.error(`  ${'all'.padEnd(20)} all of them`);
  process.exitCode = 2;
} else {
  const failed: string[] = [];
  for (const each of name === 'all' ? Object.keys(BENCHES) : [name]) {
    if ((await run(each, name === 'all' ? [] : args)) !== 0) failed.push(each);
  }
  if (failed.length > 0) {
    console.error(`\nmissed a goal or failed: ${failed.join(', ')}`);
    process.exitCode = 1;
  }
}
