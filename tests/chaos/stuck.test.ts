// The watchdog ends a process whose event loop is stuck, in every role.
import { fileURLToPath } from 'node:url';
import { afterEach, expect, test } from 'vitest';
import { serverUrl } from '../support/database.ts';
import { createDeployment, type Deployment } from './process.ts';

const MAIN = fileURLToPath(new URL('../../src/main.ts', import.meta.url));
// Loaded into the service's main thread: a signal blocks its event loop. It waits instead of looping, because a loop would
// use CPU time of the other tests; tests/watchdog.test.ts has the loop.
const LOOP =
  'process.on("SIGUSR2", function getStuck() { Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 600_000); })';
const ROLES = serverUrl() === undefined ? ['all'] : ['all', 'api', 'worker', 'voice'];

// Time for two starts on a busy machine.
const TIMEOUT_MS = 120_000;

let deployment: Deployment;
afterEach(() => deployment.close());

test.each(ROLES)(
  'role %s: a stuck process is killed and logs the function; a running one exits with 0 on SIGTERM',
  async (role) => {
    deployment = await createDeployment(['--import', `data:text/javascript,${encodeURIComponent(LOOP)}`, MAIN, role]);
    const orderly = await deployment.start(undefined, { WATCHDOG_SECONDS: '2' });
    orderly.child.kill('SIGTERM');
    expect(await orderly.exited).toBe(0);
    const stuck = await deployment.start(undefined, { WATCHDOG_SECONDS: '2' });
    let output = '';
    stuck.child.stdout!.on('data', (part: Buffer) => (output += part.toString()));
    stuck.child.kill('SIGUSR2');
    expect(await stuck.exited).toBe('SIGKILL');
    expect(output).toMatch(/"level":60,.*the event loop was stuck for 2 s in getStuck /);
  },
  TIMEOUT_MS,
);
