// A process whose standard output can no longer be written keeps its calls and requests, and stops as usual.
import { afterEach, expect, test } from 'vitest';
import { createDeployment, type Deployment } from './process.ts';

// Time for a start on a busy machine.
const TIMEOUT_MS = 120_000;

let deployment: Deployment;
afterEach(() => deployment.close());

test(
  'the reader of the output ends: requests are answered, and SIGTERM stops the process with code 0',
  async () => {
    deployment = await createDeployment();
    const { url, child, exited } = await deployment.start('all', { LOG_LEVEL: 'info' });
    child.stdout!.destroy();
    for (let count = 0; count < 20; count++) expect((await fetch(`${url}/v1/status`)).status).toBe(200);
    child.kill('SIGTERM');
    expect(await exited).toBe(0);
  },
  TIMEOUT_MS,
);
