// `npm run bench` runs all benchmarks one after the other with their defaults; `npm run bench -- <name> [arguments]` runs one of
// them.
// Benchmarks that need a Postgres server get their own unless TEST_DATABASE_URL names one. Each is a file that prints its table
// and exits with a non-zero code when it misses a gating goal; so does this one.
// Invariant: one benchmark runs at a time, in its own process, so that they do not affect each other's measurements.
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { asksForHelp, helpHint } from '../../src/process/options.ts';
import { forwardSignals, run as runChild } from '../children.js';
import { startPostgres, stopPostgres } from '../postgres.ts';

const BENCHES: Readonly<Record<string, { file: string; about: string; server?: true }>> = {
  api: { file: 'api.ts', about: 'CPU of reading and creating an agent against a plain server' },
  'api-limits': {
    file: 'api-limits.ts',
    about: 'CPU of rate limits shared by all processes against limits of one process',
  },
  'api-peers': { file: 'api-peers.ts', about: 'CPU of a request without a database against other OpenAPI servers' },
  webhooks: { file: 'webhook-throughput.ts', about: 'deliveries per second against a plain sender', server: true },
  'webhook-latency': { file: 'webhook-latency.ts', about: 'time from the commit to the first attempt', server: true },
  campaign: { file: 'campaign.ts', about: 'import, pace and planner of campaigns with many contacts', server: true },
  wallet: { file: 'wallet.ts', about: 'reserving and settling calls against a one-row update', server: true },
  analytics: { file: 'analytics.ts', about: 'figures over a year of a million calls', server: true },
  'call-lists': { file: 'call-lists.ts', about: 'pages and sums of 100 000 calls under each filter', server: true },
  'dashboard-lists': {
    file: 'dashboard-lists.ts',
    about: 'the list of calls in Chromium with 100 000 calls: first view, scrolling, keys',
    server: true,
  },
  knowledge: { file: 'knowledge.ts', about: 'search in 170 000 chunks of many bases: recall and time', server: true },
  footprint: {
    file: 'footprint.ts',
    about: 'memory, idle CPU, start and disk of one process with the embedded database',
  },
  redaction: { file: 'redaction.ts', about: 'time that redaction adds to an utterance' },
  retention: { file: 'retention.ts', about: 'removal of the data of 100 000 calls, killed midway', server: true },
  'voice-turns': { file: 'voice-turns.ts', about: 'overhead of a conversation turn beyond its providers' },
  'voice-capacity': { file: 'voice-capacity.ts', about: 'how many calls a process carries before its turns are late' },
  calls: {
    file: 'service-calls.ts',
    about: 'recorded telephone calls of one process: late turns, CPU, memory',
    server: true,
  },
  regressions: { file: 'regressions.ts', about: 'how many of 40 planted agent regressions the tests catch' },
  simulations: { file: 'simulations.ts', about: 'how much faster than real time the tests of agents run' },
  recording: { file: 'recording.ts', about: 'CPU time of a recording, during its call and after it' },
  'voice-interruption': {
    file: 'voice-interruption.ts',
    about: "time from a caller's first word until the agent is silent",
  },
};

/** Exit codes above this value mean that a signal ended the benchmark. */
const SIGNALED = 128;

/** Runs one benchmark. Returns its exit code. */
async function run(name: string, args: readonly string[]): Promise<number> {
  const { file, server } = BENCHES[name]!;
  const home = server && !process.env['TEST_DATABASE_URL'] ? await mkdtemp(join(tmpdir(), 'parley-bench-')) : null;
  try {
    const env = home === null ? process.env : { ...process.env, TEST_DATABASE_URL: await startPostgres(home) };
    return await runChild(process.execPath, [join(import.meta.dirname, file), ...args], { cwd: process.cwd(), env });
  } finally {
    if (home !== null) stopPostgres(home);
  }
}

/**
 * Installs the peers, which have their own lock file and are never part of the project. Uses `npm install`, because `npm ci`
 * requires the optional packages of every platform in the lock file, and a registry may not have them all.
 */
function installPeers(): Promise<number> {
  const args = ['install', '--no-save', '--no-audit', '--no-fund', '--loglevel=error'];
  return runChild('npm', args, { cwd: join(import.meta.dirname, 'peers'), env: process.env });
}

forwardSignals();
const given = process.argv.slice(2);
const [name = 'all', ...args] = given.filter((word) => word !== '--peers');
const usage = (): string =>
  [
    'npm run bench - measures Parley',
    '',
    'usage: npm run bench -- [<name> [arguments]]',
    '',
    ...Object.entries(BENCHES).map(([known, { about }]) => `  ${known.padEnd(20)} ${about}`),
    `  ${'all'.padEnd(20)} all of them, which is the default`,
    '',
    '  --peers              install what api-peers compares with first',
    '',
    'Benchmarks that need a Postgres server start one, unless TEST_DATABASE_URL names one.',
    '',
    'examples:',
    '  npm run bench -- voice-turns',
    '  npm run bench -- api-peers --peers',
  ].join('\n');

if (asksForHelp(given)) {
  console.log(usage());
} else if (given.includes('--peers') && (await installPeers()) !== 0) {
  console.error('the peers could not be installed');
  process.exitCode = 1;
} else if (name !== 'all' && !BENCHES[name]) {
  console.error(`bench: there is no benchmark "${name}"; ${helpHint('bench')}`);
  process.exitCode = 2;
} else {
  const failed: string[] = [];
  for (const each of name === 'all' ? Object.keys(BENCHES) : [name]) {
    const code = await run(each, name === 'all' ? [] : args);
    if (code !== 0) failed.push(each);
    if (code > SIGNALED) break;
  }
  if (failed.length > 0) {
    console.error(`\nmissed a goal or failed: ${failed.join(', ')}`);
    process.exitCode = 1;
  }
}
