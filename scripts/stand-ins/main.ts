// `npm run stand-ins`: runs a local stand-in for every vendor and writes the settings that point Parley at them, so that each
// adapter can be tried without a key or a bill. Callers and vendors are controlled over a small HTTP interface (control.ts). Runs
// until it is stopped.
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { asksForHelp, helpOf, readOptions } from '../../src/process/options.ts';
import { startControl } from './control.ts';
import { hasSphinx } from './sphinx.ts';
import { startWorld } from './world.ts';

const OPTIONS = {
  /** The URL of Parley, which receives LiveKit's webhooks. */
  service: { type: 'string', default: 'http://127.0.0.1:3000' },
  /** Vendors whose settings are left out, separated by commas. Without `livekit` browsers use the built-in line. */
  without: { type: 'string', default: hasSphinx ? '' : 'deepgram' },
  port: { type: 'string', default: '3900' },
  /** File to which the settings are written, for a shell to source. */
  env: { type: 'string', default: '.cache/stand-ins.env' },
} as const;

const WITHOUT_SPHINX =
  'Deepgram is left out: its stand-in hears nothing without pocketsphinx (apt-get install pocketsphinx). The agent reads the captions of test callees.';

await main().catch((error: Error) => {
  console.error(`stand-ins: ${error.message}`);
  process.exit(1);
});

async function main(): Promise<void> {
  const args = process.argv.slice(2);
  if (asksForHelp(args)) return void process.stdout.write(helpOf('stand-ins'));
  const { values } = readOptions('stand-ins', args, OPTIONS);
  const without = new Set(values.without.split(',').filter(Boolean));
  const world = await startWorld(values.service, without);
  const control = await startControl(world, Number(values.port)).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EADDRINUSE') throw error;
    throw new Error(`port ${values.port} is in use; choose another one: npm run stand-ins -- --port 3901`, {
      cause: error,
    });
  });
  const settings = Object.entries({ ...world.env, STAND_INS: control.url });
  await mkdir(dirname(values.env), { recursive: true });
  await writeFile(
    values.env,
    settings
      .map(([name, value]) => `${name}='${value}'\n`)
      .toSorted()
      .join(''),
  );
  if (!hasSphinx && without.has('deepgram')) console.log(WITHOUT_SPHINX);
  console.log(
    `Stand-ins are running; control them at ${control.url}. In another terminal:\n  set -a; . ${values.env}; set +a; npm start`,
  );
  const stop = (): void => {
    void Promise.all([control.close(), world.close(), rm(values.env, { force: true })]).then(() => process.exit(0));
  };
  process.once('SIGINT', stop).once('SIGTERM', stop);
}
