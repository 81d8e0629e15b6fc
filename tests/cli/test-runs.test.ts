// `parley test` against the service: exit codes, the printed table, the JUnit file, cancellation.
import { existsSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TestReport } from '../../generated/types.ts';
import { startStandIn } from '../../scripts/stand-ins/stand-in.ts';
import { startTestApp, type TestApp } from '../support/app.ts';
import { agentBody, newTenant, type Tenant } from '../support/client.ts';
import { until } from '../support/until.ts';
import { newCli, type Cli } from './run-cli.ts';

let app: TestApp;
let tenant: Tenant;
let ada: string;
let cli: Cli;

beforeAll(async () => {
  app = await startTestApp();
  tenant = await newTenant(app.url);
  const { key } = await tenant.ok('createApiKey', { body: { name: 'terminal', scope: 'write' } });
  ({ agent_id: ada } = await tenant.ok('createAgent', { body: agentBody({ agent_name: 'Ada', greeting: 'Hello!' }) }));
  const home = await mkdtemp(join(tmpdir(), 'parley-cli-'));
  cli = await newCli({ env: { PARLEY_URL: app.url, PARLEY_API_KEY: key } }, home);
});
afterAll(async () => {
  await app?.close();
  await rm(cli.home, { recursive: true });
});

describe('parley test', () => {
  test('runs cases, ends with 1 when one fails, writes JUnit', async () => {
    const caller = { type: 'script', turns: [{ say: 'Who are you?' }] };
    const body = {
      name: 'Greets',
      agent_id: ada,
      tags: ['smoke'],
      caller,
      expect: [{ type: 'not_said', text: 'banana' }],
    };
    await tenant.ok('createTestCase', { body });
    const passed = await cli.run(['test', '--tag', 'smoke', '--junit', 'reports/junit.xml']);
    expect([passed.code, passed.out]).toEqual([0, expect.stringMatching(/^passed {2}1\/1 {2}Greets\n1 of 1 passed/)]);
    expect(readFileSync(join(cli.home, 'reports/junit.xml'), 'utf8')).toContain('<testcase');
    const runs = async () => (await tenant.ok('listTestRuns')).data.length;
    const before = await runs();
    for (const path of ['reports/junit.xml/junit.xml', 'reports', `${'x'.repeat(300)}.xml`, '/proc/junit.xml']) {
      const unwritable = await cli.run(['test', '--tag', 'smoke', '--junit', path]);
      expect([unwritable.code, await runs()]).toEqual([2, before]);
      expect(unwritable.err).toMatch(/^error: \//);
    }
    // A report that exists stays until the next one replaces it, and a run that is refused leaves no empty one.
    expect((await cli.run(['test', '--tag', 'none', '--junit', 'reports/junit.xml'])).code).toBe(3);
    expect((await cli.run(['test', '--tag', 'none', '--junit', 'reports/new.xml'])).code).toBe(3);
    expect(readFileSync(join(cli.home, 'reports/junit.xml'), 'utf8')).toContain('<testcase');
    expect(existsSync(join(cli.home, 'reports/new.xml'))).toBe(false);
    await tenant.ok('createTestCase', {
      body: { ...body, name: 'Sings', expect: [{ type: 'said', text: 'la la la' }] },
    });
    const failed = await cli.run(['test', '--agent', 'Ada', '--json']);
    expect(failed.code).toBe(1);
    expect(failed.json()).toMatchObject([{ run: { passed: false, progress: { passed: 1, failed: 1 } } }]);
    // A device that is always full: it can be opened, and not written.
    const unwritten = await cli.run(['test', '--tag', 'smoke', '--junit', '/dev/full']);
    expect(unwritten.out).toMatch(/^failed {2}0\/1 {2}Sings\n {8}sample 1/m);
    expect([unwritten.code, unwritten.err]).toEqual([1, expect.stringContaining('ENOSPC')]);
  });

  test('warns of a case without expectations, which passes', async () => {
    const caller = { type: 'script', turns: [{ say: 'Who are you?' }] };
    await tenant.ok('createTestCase', { body: { name: 'Checks nothing', agent_id: ada, tags: ['bare'], caller } });
    const { code, out } = await cli.run(['test', '--tag', 'bare', '--junit', 'bare.xml']);
    const warning = 'warning: The case has no expectations. It passes whatever the agent says.';
    expect([code, out]).toEqual([0, expect.stringContaining(`Checks nothing\n        ${warning}\n1 of 1 passed`)]);
    const xml = readFileSync(join(cli.home, 'bare.xml'), 'utf8');
    expect(xml).toContain(`  <system-err>${warning}</system-err>\n  </testsuite>`);
    const [warned, other] = [
      await cli.run(['test', '--tag', 'bare', '--json']),
      await cli.run(['test', '--tag', 'smoke', '--json']),
    ].map((run) => (run.json() as { run: TestReport }[])[0]!.run.results[0]!.warnings);
    expect([warned, other]).toMatchObject([[{ code: 'no_expectations' }], []]);
  });

  test('shows a case without all results as unfinished when the run was canceled', async () => {
    const caller = { type: 'script', turns: [{ say: 'Who are you?' }] };
    await tenant.ok('createTestCase', { body: { name: 'Never ends', agent_id: ada, tags: ['long'], caller } });
    const stop = new AbortController();
    const running = cli.run(['test', '--tag', 'long', '--samples', '50'], { stop: stop.signal });
    await until(async () => (await tenant.ok('listTestRuns')).data[0]!.tag === 'long', { what: 'the run exists' });
    stop.abort();
    const { code, out } = await running;
    expect([code, out]).toEqual([130, expect.stringMatching(/^unfinished {2}\d+\/50 {2}Never ends\n/)]);
  });

  test('cancels a run that Ctrl-C finds while it is being created', async () => {
    const stop = new AbortController();
    const asked: string[] = [];
    const progress = { cases: 1, total: 1, done: 0, passed: 0, failed: 0, errors: 0 };
    const run = { id: 'run_1', status: 'canceled', passed: false, progress, samples: 1, ended_at: 'now', results: [] };
    const service = await startStandIn((request, response) => {
      asked.push(`${request.method} ${request.url}`);
      if (asked.length === 1) stop.abort();
      response.writeHead(request.method === 'POST' && asked.length === 1 ? 201 : 200, {
        'content-type': 'application/json',
      });
      // The command has seen the signal before the answer.
      setImmediate(() => response.end(JSON.stringify(run)));
    });
    const { code } = await cli.run(['test', '--url', service.url, '--key', 'sk_1'], { stop: stop.signal });
    await service.close();
    expect(code).toBe(130);
    expect(asked).toContain('POST /v1/test-runs/run_1/cancel');
  });
});
