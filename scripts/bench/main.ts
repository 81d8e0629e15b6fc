// `npm run bench -- <name> [arguments]`: one benchmark, or all of them one after the other with their own defaults. Each is a
// file that prints its table and ends with a code other than 0 when a goal that gates is missed; so does this one.
// Invariant: never two at once, since they would measure each other. They run in processes of their own, for the same reason.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

const BENCHES: Readonly<Record<string, { file: string; about: string }>> = {
  api: { file: 'api.ts', about: 'CPU of reading and creating an agent against a plain server' },
  webhooks: { file: 'webhook-throughput.ts', about: 'deliveries a second; needs TEST_DATABASE_URL' },
  'voice-turns': { file: 'voice-turns.ts', about: 'what a turn of conversation costs beside its providers' },
  'voice-interruption': { file: 'voice-interruption.ts', about: 'from the first word of a caller to silence' },
};

/** Exit code of one benchmark. */
async function run(name: string, args: readonly string[]): Promise<number> {
  const path = join(import.meta.dirname, BENCHES[name]!.file);
  const child = spawn(process.execPath, [path, ...args], { stdio: 'inherit' });
  const [code] = (await once(child, 'exit')) as [number | null];
  return code ?? 1;
}

const [name = '', ...args] = process.argv.slice(2);
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
