// `npm run stand-ins`: runs a local stand-in for every vendor and writes the settings that point Parley at them, so that each
// adapter can be tried without a key or a bill. Callers and vendors are controlled over a small HTTP interface (control.ts).
// Runs until it is stopped.
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { parseArgs } from 'node:util';
import { startControl } from './control.ts';
import { startWorld } from './world.ts';

const { values } = parseArgs({
  options: {
    /** The URL of Parley, which gets LiveKit's webhooks. */
    service: { type: 'string', default: 'http://127.0.0.1:3000' },
    /** Vendors whose settings are left out, separated by commas. Without `livekit` browsers use the built-in line. */
    without: { type: 'string', default: '' },
    port: { type: 'string', default: '3900' },
    /** File that the settings are written to, for a shell to source. */
    env: { type: 'string', default: '.cache/stand-ins.env' },
  },
});

const world = await startWorld(values.service, new Set(values.without.split(',').filter(Boolean)));
const control = await startControl(world, Number(values.port));
const lines = Object.entries({ ...world.env, STAND_INS: control.url }).map(([name, value]) => `${name}='${value}'\n`);
await mkdir(dirname(values.env), { recursive: true });
await writeFile(values.env, lines.toSorted().join(''));
console.log(
  `Stand-ins are running; control them at ${control.url}. In another terminal:\n  set -a; . ${values.env}; set +a; npm start`,
);

const stop = (): void => {
  void Promise.all([control.close(), world.close(), rm(values.env, { force: true })]).then(() => process.exit(0));
};
process.once('SIGINT', stop).once('SIGTERM', stop);
