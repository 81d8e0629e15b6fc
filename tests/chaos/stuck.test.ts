// A process of the service whose event loop gets stuck: its watchdog ends it, in every role.
import { fileURLToPath } from 'node:url';
import { afterEach, expect, test } from 'vitest';
import { serverUrl } from '../support/database.ts';
import { createDeployment, type Deployment } from './process.ts';

const MAIN = fileURLToPath(new URL('../../src/main.ts', import.meta.url));
// Beside the service, in its main thread: a signal gets it stuck.
const LOOP = 'process.on("SIGUSR2", function getStuck() { for (;;); })';
const ROLES = serverUrl() === undefined ? ['all'] : ['all', 'api', 'worker', 'voice'];

// Two starts, on a busy machine.
const TIMEOUT_MS = 120_000;

let deployment: Deployment;
afterEach(() => deployment.close());

test.each(ROLES)(
  'role %s: a stuck process ends and says where; one that runs ends in good order',
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
