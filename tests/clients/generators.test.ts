// Five generators of TypeScript clients process the published document; their output compiles under strict TypeScript, in
// one program, and works against the service. Each client has its own scenario in generators/, which is compiled with it.
// openapi-zod-client reads responses as JSON only, so its scenario has no stream and no recording. The generators are
// larger than the service, so they have their own lock file; `node scripts/packages.js generators` installs them. Skipped
// where they are not installed.
import { execFile } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { partFolder, partIsCurrent } from '../../scripts/packages.js';
import { talkingAgent } from '../resources/calls/support.ts';
import { startTestApp, type TestApp } from '../support/app.ts';
import { agentBody, newEmail, newTenant, PASSWORD } from '../support/client.ts';
import { isFull, seed } from '../support/sizes.ts';
import { until } from '../support/until.ts';

interface Seen {
  listed: boolean;
  kinds: string[] | null;
  lines: number;
  bytes: number | null;
  accepted: number;
  codes: (string | undefined)[];
}

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const ALWAYS = ['hey-api', 'openapi-fetch'] as const;
const IN_TURN = ['orval', 'swagger-typescript-api', 'openapi-zod-client'] as const;
// Generating and compiling one client takes six seconds of CPU time: every run has the two most used generators and one of the
// others, `npm run test:chaos` has all.
const SCENARIOS = [...ALWAYS, ...(isFull ? IN_TURN : [IN_TURN[seed % IN_TURN.length]!])];
const GIVEN = `
import type { AgentCreate } from './hey';
export interface Given { url: string; email: string; password: string; agent: AgentCreate; callId: { id: string; key: string; agentId: string } }
export interface Seen { listed: boolean; kinds: string[] | null; lines: number; bytes: number | null; accepted: number; codes: (string | undefined)[] }
`;
const OPTIONS = {
  compilerOptions: {
    strict: true,
    target: 'es2024',
    module: 'nodenext',
    lib: ['es2024', 'dom', 'dom.iterable'],
    types: ['node'],
    skipLibCheck: true,
    outDir: 'js',
  },
  include: ['*.ts', 'hey'],
};

/** Each runs in its own process: they change process-wide state, and the process frees their memory. */
async function generate(folder: string, url: string): Promise<void> {
  const document = JSON.parse(await readFile(join(ROOT, 'generated/openapi.json'), 'utf8')) as object;
  await writeFile(join(folder, 'openapi.json'), JSON.stringify({ ...document, servers: [{ url }] }));
  await writeFile(join(folder, 'package.json'), '{"type":"commonjs"}');
  await writeFile(join(folder, 'tsconfig.json'), JSON.stringify(OPTIONS));
  await writeFile(join(folder, 'given.ts'), GIVEN);
  await cp(join(ROOT, 'tests/clients/generators/generate.mjs'), join(folder, 'generate.mjs'));
  for (const name of SCENARIOS) {
    await cp(join(ROOT, `tests/clients/generators/${name}.txt`), join(folder, `run-${name}.ts`));
  }
  await promisify(execFile)(process.execPath, ['generate.mjs', ...SCENARIOS], { cwd: folder });
  const tsc = join(ROOT, 'node_modules/typescript-native/bin/tsc');
  // Type-checks all clients in one run; four separate runs take twice as long.
  const args = [tsc, '-p', '.', '--singleThreaded'];
  const { stdout } = await promisify(execFile)(process.execPath, args, { cwd: folder }).catch(
    (error: { stdout: string }) => error,
  );
  expect(stdout).toBe('');
}

describe.skipIf(!partIsCurrent('generators'))('clients of other generators', () => {
  let app: TestApp;
  let folder: string;
  let callId: { id: string; key: string; agentId: string };

  beforeAll(async () => {
    app = await startTestApp();
    folder = await mkdtemp(join(tmpdir(), 'generators-'));
    await symlink(join(partFolder('generators'), 'node_modules'), join(folder, 'node_modules'));
    const tenant = await newTenant(app.url);
    const { agent_id } = await tenant.ok('createAgent', {
      body: talkingAgent({ inactivity: { seconds: 600, reminders: [] } }),
    });
    const { call_id: id } = await tenant.ok('createCall', { body: { agent_id, to_number: '+12025550100' } });
    await generate(folder, app.url);
    await until(async () => (await tenant.ok('getCall', { path: { id } })).recording_status === 'ready', {
      withinMs: 60_000,
    });
    // The only slot of the workspace is taken by a call that lasts longer than this file.
    await app.runtime.db
      .updateTable('workspaces')
      .set({ concurrent_calls: 1 })
      .where('id', '=', tenant.workspaceId)
      .execute();
    const lasting = await tenant.ok('createCall', { body: { agent_id, to_number: '+12025550107' } });
    const isLive = async () => (await tenant.ok('getCall', { path: { id: lasting.call_id } })).status === 'in_progress';
    await until(isLive, { withinMs: 30_000 });
    callId = { id, key: tenant.jwt, agentId: agent_id };
  }, 300_000);
  afterAll(async () => {
    if (folder) await rm(folder, { recursive: true });
    await app?.close();
  });

  test.each(SCENARIOS)('a client of %s works against the service', { timeout: 60_000 }, async (name) => {
    const load = createRequire(join(folder, 'js/'));
    const { run } = load(`./run-${name}.js`) as { run: (given: object) => Promise<Seen> };
    const seen = await run({ url: app.url, email: newEmail(), password: PASSWORD, agent: agentBody(), callId });
    expect(seen).toMatchObject({ listed: true, accepted: 1 });
    expect(seen.lines).toBeGreaterThan(1);
    const isJsonOnly = name === 'openapi-zod-client';
    const invalid = isJsonOnly ? 'agent_not_found' : 'validation_failed';
    expect(seen.codes).toEqual(['agent_not_found', invalid, 'concurrency_limited']);
    if (isJsonOnly) return;
    expect(seen.kinds).toEqual(expect.arrayContaining(['state', 'utterance']));
    expect(seen.bytes).toBeGreaterThan(1000);
  });
});
