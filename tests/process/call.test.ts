// `npm run call`: how it selects the agent. The busy number keeps the calls short.
import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../support/app.ts';
import { agentBody, clientOf, newTenant, type Client } from '../support/client.ts';

const PROGRAM = fileURLToPath(new URL('../../scripts/parley.js', import.meta.url));
const BUSY = '+12025550101';

let app: TestApp;
let client: Client;
let dataDir: string;
let ada: string;
beforeAll(async () => {
  app = await startTestApp();
  const { jwt: key } = await newTenant(app.url);
  client = clientOf(app.url, key);
  ({ agent_id: ada } = await client.ok('createAgent', { body: agentBody({ agent_name: 'Ada' }) }));
  await client.ok('createAgent', { body: agentBody({ agent_name: 'Ada of another branch' }) });
  dataDir = await mkdtemp(join(tmpdir(), 'parley-call-'));
  await writeFile(join(dataDir, 'demo.json'), JSON.stringify({ api_key: key, agent_id: ada, url: app.url }));
});
afterAll(async () => {
  await app?.close();
  await rm(dataDir, { recursive: true, force: true });
});

interface Outcome {
  stdout: string;
  stderr: string;
}
/** The error of a failed program contains its output. */
const call = (...args: string[]): Promise<Outcome> =>
  promisify(execFile)(process.execPath, [PROGRAM, 'call', '--to', BUSY, ...args], {
    env: { ...process.env, HOME: dataDir, XDG_CONFIG_HOME: '', PORT: '', DATA_DIR: dataDir },
  }).catch((error: unknown) => error as Outcome);

test('calls with the agent of the talk page, or one selected by its whole name; a partial name must be unique', async () => {
  const [plain, named, part, none] = await Promise.all([
    call(),
    call('--agent', 'ada'),
    call('--agent', 'da'),
    call('--agent', 'Eve'),
  ]);
  expect(plain.stdout).toMatch(/Calling \+12025550101[\s\S]* failed: busy/);
  expect(named.stdout).toContain('failed: busy');
  const { data } = await client.ok('listCalls');
  expect(data.map(({ agent_id }) => agent_id)).toEqual([ada, ada]);
  expect(part.stderr).toContain('there is no agent "da"; there is "Ada of another branch", "Ada"');
  expect(none.stderr).toContain('there is no agent "Eve"; there is "Ada of another branch", "Ada"');
});
