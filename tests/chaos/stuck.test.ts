// The watchdog ends a process whose event loop is stuck, in every role. tests/chaos/roles.test.ts stops the other roles with SIGTERM.
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { afterEach, expect, test } from 'vitest';
import type { ProcessRole } from '../../src/runtime.ts';
import { serverUrl } from '../support/database.ts';
import { createDeployment, type Deployment } from './process.ts';

const MAIN = fileURLToPath(new URL('../../src/main.ts', import.meta.url));
// Loaded into the service's main thread: a signal blocks its event loop. It waits instead of looping, because a loop would
// use CPU time of the other tests; tests/watchdog.test.ts has the loop.
const LOOP =
  'process.on("SIGUSR2", function getStuck() { Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 600_000); })';
const ROLES: readonly ProcessRole[] = serverUrl() === undefined ? ['all'] : ['all', 'api', 'worker', 'voice'];

// Time for a start on a busy machine.
const TIMEOUT_MS = 120_000;

let deployment: Deployment;
afterEach(() => deployment.close());

const COMMAND = (role: ProcessRole) => ['--import', `data:text/javascript,${encodeURIComponent(LOOP)}`, MAIN, role];
// On a busy machine V8 needs seconds to list the scripts of the service, which it does before it names the function.
const ENV = { WATCHDOG_SECONDS: '4' };

test(
  'a running process exits with 0 on SIGTERM',
  async () => {
    deployment = await createDeployment(COMMAND);
    const orderly = await deployment.start('all', ENV);
    orderly.child.kill('SIGTERM');
    expect(await orderly.exited).toBe(0);
  },
  TIMEOUT_MS,
);

test.each(ROLES)(
  'role %s: a stuck process is killed and logs the function',
  async (role) => {
    deployment = await createDeployment(COMMAND);
    const stuck = await deployment.start(role, ENV);
    let output = '';
    stuck.child.stdout!.on('data', (part: Buffer) => (output += part.toString()));
    stuck.child.kill('SIGUSR2');
    const closed = once(stuck.child, 'close');
    expect(await stuck.exited).toBe('SIGKILL');
    // The output of the process may be read after its end.
    await closed;
    expect(output).toMatch(/"level":60,.*the event loop was stuck for [45] s in getStuck /);
  },
  TIMEOUT_MS,
);
