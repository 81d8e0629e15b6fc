// `npm run stand-ins`: every vendor on this machine. Starts the local servers that the tests of the adapters use and writes the
// settings that lead Parley there, so that each adapter can be tried by hand without a key or a bill. What callers and vendors do
// is told over a small HTTP interface (control.ts). Runs until it is stopped.
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { parseArgs } from 'node:util';
import { startControl } from './control.ts';
import { startWorld } from './world.ts';

const { values } = parseArgs({
  options: {
    /** Where Parley listens: LiveKit's webhooks go there. */
    service: { type: 'string', default: 'http://127.0.0.1:3000' },
    /** Vendors whose settings are left out, with commas: `livekit` leaves the browser to the built-in line. */
    without: { type: 'string', default: '' },
    port: { type: 'string', default: '3900' },
    /** Where the settings are written, for a shell to read. */
    env: { type: 'string', default: '.cache/stand-ins.env' },
  },
});

const world = await startWorld(values.service, new Set(values.without.split(',').filter(Boolean)));
const control = await startControl(world, Number(values.port));
const lines = Object.entries({ ...world.env, STAND_INS: control.url }).map(([name, value]) => `${name}='${value}'\n`);
await mkdir(dirname(values.env), { recursive: true });
await writeFile(values.env, lines.toSorted().join(''));
console.log(
  `The vendors stand in at ${control.url}. In another terminal:\n  set -a; . ${values.env}; set +a; npm start`,
);

const stop = (): void => {
  void Promise.all([control.close(), world.close(), rm(values.env, { force: true })]).then(() => process.exit(0));
};
process.once('SIGINT', stop).once('SIGTERM', stop);
