// The command line against the service: logins, calls, conversations, events, logs, operations of the API.
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Webhook } from 'standardwebhooks';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startStandIn } from '../../scripts/stand-ins/stand-in.ts';
import { readProfiles, writeProfiles } from '../../src/cli/profiles.ts';
import { startTestApp, type TestApp } from '../support/app.ts';
import { agentBody, newTenant, PASSWORD, type Tenant } from '../support/client.ts';
import { until } from '../support/until.ts';
import { newCli, type Cli, type CliRun } from './run-cli.ts';

const BUSY = '+12025550101';

let app: TestApp;
let tenant: Tenant;
let adminKey: string;
let readKey: string;
let ada: string;
let cli: Cli;

beforeAll(async () => {
  app = await startTestApp();
  tenant = await newTenant(app.url);
  ({ key: adminKey } = await tenant.ok('createApiKey', { body: { name: 'terminal', scope: 'admin' } }));
  ({ key: readKey } = await tenant.ok('createApiKey', { body: { name: 'reader', scope: 'read-only' } }));
  ({ agent_id: ada } = await tenant.ok('createAgent', { body: agentBody({ agent_name: 'Ada', greeting: 'Hello!' }) }));
  const home = await mkdtemp(join(tmpdir(), 'parley-cli-'));
  cli = await newCli({ env: { PARLEY_URL: app.url, PARLEY_API_KEY: adminKey } }, home);
});
afterAll(async () => {
  await app?.close();
  await rm(cli.home, { recursive: true });
});

describe('login', () => {
  test('with a key is checked, stored, used and removed; the environment and options take precedence', async () => {
    const { run, home } = await newCli();
    const refused = await run(['login', '--url', app.url, '--key', 'sk_wrong']);
    expect([refused.code, (await readProfiles({ HOME: home })).profiles]).toEqual([4, {}]);
    const stored = await run(['login', '--url', `${app.url}/v1/`, '--key-stdin', '--profile', 'mine'], {
      stdin: `${adminKey}\n`,
    });
    expect([stored.code, stored.err]).toEqual([0, expect.stringContaining('which only you can read')]);
    expect(stored.out).not.toContain(adminKey);
    const [me] = (await run(['whoami', '--json'])).json();
    expect(me).toMatchObject({
      url: app.url,
      source: 'profile mine',
      workspace_id: tenant.workspaceId,
      scope: 'admin',
    });
    const env = { PARLEY_API_KEY: readKey };
    expect((await run(['whoami', '--json'], { env })).json()).toMatchObject([
      { source: 'PARLEY_API_KEY', scope: 'read-only' },
    ]);
    expect((await run(['whoami', '--json', '--key', readKey])).json()).toMatchObject([
      { source: '--key', scope: 'read-only' },
    ]);
    expect((await run(['logout'])).out).toContain('mine is forgotten');
    expect((await run(['whoami'])).code).toBe(4);
  });

  test('a stored key is sent only to its own address', async () => {
    const { run } = await newCli();
    await run(['login', '--url', app.url, '--key', adminKey]);
    const { code, err } = await run(['whoami', '--url', 'http://127.0.0.1:9']);
    expect(code).toBe(4);
    expect(err).toContain('there are no credentials for http://127.0.0.1:9');
  });

  test('with a password creates a session that is renewed, also by several processes at once, and ends', async () => {
    const { run, home } = await newCli();
    const args = ['login', '--url', app.url, '--email', tenant.email, '--password-stdin'];
    expect((await run(args, { stdin: 'wrong' })).code).toBe(4);
    expect((await run(args, { stdin: PASSWORD })).code).toBe(0);
    const before = await readProfiles({ HOME: home });
    const { session, ...profile } = before.profiles['default']!;
    expect(JSON.stringify(before)).not.toContain(PASSWORD);
    await writeProfiles(
      { HOME: home },
      {
        ...before,
        profiles: { default: { ...profile, session: { ...session!, expires_at: 0, access_token: 'old' } } },
      },
    );
    const runs = await Promise.all([run(['whoami']), run(['whoami']), run(['api', 'listAgents'])]);
    expect(runs.map(({ code }) => code)).toEqual([0, 0, 0]);
    const after = (await readProfiles({ HOME: home })).profiles['default']!.session!;
    expect(after.expires_at).toBeGreaterThan(Date.now());
    await run(['logout']);
    const gone = { ...profile, session: { ...after, expires_at: 0 } };
    await writeProfiles({ HOME: home }, { current: 'default', profiles: { default: gone } });
    const ended = await run(['whoami']);
    expect(ended.code).toBe(4);
    expect(ended.err).toContain(`parley login --profile default --email ${tenant.email}`);
  });
});

describe('calls from the command line', () => {
  test('a call is followed; one that does not take place ends with 1; its timeline is in the logs', async () => {
    const { code, out } = await cli.run(['call', BUSY, '--agent', 'ada']);
    expect(code).toBe(1);
    expect(out).toMatch(/Calling \+12025550101[\s\S]* failed: busy/);
    const followed = await cli.run(['call', BUSY, '--agent', ada, '--json']);
    const lines = followed.json();
    const call = lines[0]!['call'] as { call_id: string };
    expect(lines.at(-1)).toMatchObject({ call: { call_id: call.call_id, end_reason: 'busy' } });
    const logs = await cli.run(['logs', call.call_id, '--json']);
    const events = logs.json().map(({ timeline }) => timeline as { sequence: number });
    expect(events.map(({ sequence }) => sequence)).toEqual(events.map((_, index) => index + 1));
    expect(
      (await cli.run(['listen', '--call', call.call_id, '--last-event-id', '1', '--json'])).json()[0],
    ).toMatchObject({ event: { sequence: 2 } });
    expect((await cli.run(['logs', 'call_00000000000000000000000000'])).err).toContain('call_not_found');
  });

  test('Ctrl-C hangs up', async () => {
    const stop = new AbortController();
    const onOut = (text: string): void => {
      if (text.includes('in_progress')) stop.abort('SIGINT');
    };
    const { code, out, err } = await cli.run(['call', '+12025550100', '--agent', 'Ada'], { stop: stop.signal, onOut });
    expect(err).toContain('Hanging up.');
    expect([code, out]).toEqual([130, expect.stringContaining('completed')]);
  });

  test('an unknown agent is answered with a list of the existing ones', async () => {
    const { code, err } = await cli.run(['call', '--agent', 'Eve']);
    expect([code, err]).toEqual([2, expect.stringContaining('there is no agent "Eve"; there is "Ada"')]);
  });

  test('do not begin when the file of the recording cannot be written', async () => {
    const calls = async () => (await tenant.ok('listCalls')).data.length;
    const before = await calls();
    const { code, err } = await cli.run(['call', BUSY, '--agent', ada, '--recording', '.']);
    expect([code, err, await calls()]).toEqual([2, expect.stringContaining('is a folder'), before]);
  });

  test('a key without the scope is refused, with the fix', async () => {
    const { code, err } = await cli.run(['call', BUSY, '--agent', ada, '--key', readKey]);
    expect(code).toBe(4);
    expect(err).toMatch(/forbidden_scope[\s\S]*→ .+\n {2}request req_/);
  });
});

test('chat runs a conversation, from options and from standard input', async () => {
  const { code, out } = await cli.run(['chat', '--agent', 'Ada', '--say', 'Who are you?', '--say', 'Thank you.']);
  expect(code).toBe(0);
  expect(out).toMatch(/^Ada: Hello!\nYou: Who are you\?\nAda: .+ \(\d+ ms\)\nYou: Thank you\.\nAda: /);
  const typed = await cli.run(['chat', '--agent', 'Ada', '--json'], { stdin: 'Who are you?\n' });
  expect(typed.json().map(({ role }) => role)).toEqual(['agent', 'user', 'agent']);
});

test.each([
  ['Thank you. Goodbye.', 'ends the conversation'],
  ['Can I speak to a human, please?', 'transfers the caller'],
])('chat ends when the agent does, whatever its functions are called: %s', async (line, end) => {
  const functions = [
    { type: 'end_call', name: 'hang_up', description: 'Ends the call after a goodbye.' },
    { type: 'transfer_call', name: 'to_human', description: 'When asked for a person.', to: '+12025550108' },
  ];
  const { agent_id: id } = await tenant.ok('createAgent', { body: agentBody({ agent_name: 'Ends', functions }) });
  const { out, err } = await cli.run(['chat', '--agent', id, '--say', line, '--say', 'Are you there?']);
  expect(err).toBe(`The agent ${end}.\n`);
  expect(out).not.toContain('Are you there?');
});

test('chat begins with the greeting as the agent says it', async () => {
  const body = agentBody({ agent_name: 'Bea', greeting: 'Hello {{guest}}{{nobody}}!', variables: { guest: 'there' } });
  await tenant.ok('createAgent', { body });
  const greet = async (...more: string[]) => (await cli.run(['chat', '--agent', 'Bea', ...more], { stdin: '' })).out;
  expect(await greet()).toContain('Bea: Hello there!');
  expect(await greet('--variable', 'guest=Grace')).toContain('Bea: Hello Grace!');
});

describe('listen', () => {
  test('receives, verifies and forwards with the original headers, and deletes its webhook afterwards', async () => {
    const seen: { body: string; headers: Record<string, string> }[] = [];
    const target = createServer((request, response) => {
      void (async () => {
        const body = (await request.toArray()).join('');
        seen.push({ body, headers: request.headers as Record<string, string> });
        response.writeHead(202).end();
      })();
    }).listen(0, '127.0.0.1');
    await once(target, 'listening');
    const forward = `http://127.0.0.1:${(target.address() as AddressInfo).port}/hook`;
    let secret = '';
    let tested: Promise<unknown> = Promise.resolve();
    const onOut = (text: string): void => {
      const { listening } = JSON.parse(text) as { listening?: { webhook_id: string; secret: string; url: string } };
      if (!listening) return;
      ({ secret } = listening);
      tested = fetch(listening.url, { method: 'POST', body: '{"type":"call.ended"}' }).then(async ({ status }) => {
        expect(status).toBe(401);
        await tenant.ok('sendTestWebhook', { path: { id: listening.webhook_id } });
      });
    };
    const run = await cli.run(
      ['listen', '--events', 'call.completed', '--forward', forward, '--count', '1', '--json'],
      { onOut },
    );
    await tested;
    target.close();
    expect(run.code).toBe(0);
    const [, forged, real] = run.json().map(({ received }) => received as Record<string, unknown>);
    expect(forged).toMatchObject({ event: null, forwarded: null, fault: expect.stringContaining('webhook-id') });
    expect(real).toMatchObject({ name: 'call.completed', fault: null, forwarded: { status: 202, error: null } });
    expect(seen).toHaveLength(1);
    expect(() => new Webhook(secret).verify(seen[0]!.body, seen[0]!.headers)).not.toThrow();
    const { data } = await tenant.ok('listWebhooks');
    expect(data.filter(({ agent_id }) => agent_id === null)).toEqual([]);
  });

  test('ends with Ctrl-C, and deletes its webhook', async () => {
    const stop = new AbortController();
    const onOut = (): void => stop.abort('SIGINT');
    const { code } = await cli.run(['listen', '--json'], { stop: stop.signal, onOut });
    expect(code).toBe(0);
    expect((await tenant.ok('listWebhooks')).data).toEqual([]);
  });

  test('follows the workspace without a webhook, and continues after an event', async () => {
    const make = (name: string) => tenant.ok('createCampaign', { body: { name } });
    const first = { run: null as CliRun | null };
    const args = ['listen', '--stream', 'campaign', '--count', '1', '--json'];
    void cli.run(args).then((run) => (first.run = run));
    await until(async () => first.run !== null || !(await make('First')));
    const [{ event, last_event_id: after }] = first.run!.json() as [Record<string, unknown>];
    expect(event).toMatchObject({ type: 'campaign.changed', data: { name: 'First' } });
    const { id } = await make('Last');
    const stop = new AbortController();
    const onOut = (text: string): void => (text.includes(id) ? stop.abort('SIGINT') : undefined);
    const next = await cli.run(['listen', '--stream', '--last-event-id', String(after)], { stop: stop.signal, onOut });
    expect([next.code, next.out]).toEqual([
      0,
      expect.stringMatching(/campaign\.changed +cmp_\w+  name=Last status=draft\n/),
    ]);
    expect(next.err).toMatch(/To continue: --last-event-id \S+\n$/);
    const wrong = await cli.run(['listen', '--stream', 'campaigns']);
    expect([wrong.code, wrong.err]).toEqual([3, expect.stringContaining('names "campaigns"')]);
  });

  test('refuses an unknown event, and a service that cannot reach this machine', async () => {
    expect((await cli.run(['listen', '--events', 'call.over'])).err).toContain('there is no event "call.over"');
    const far = await cli.run(['listen', '--url', 'https://voice.example.com', '--key', 'x']);
    expect([far.code, far.err]).toEqual([2, expect.stringContaining('--public')]);
  });
});

test('logs of the workspace contain deliveries and the audit log; without the scope the audit log is omitted', async () => {
  const { out } = await cli.run(['logs', '--limit', '100']);
  expect(out).toContain('agent.created');
  expect((await cli.run(['logs', '--key', readKey])).err).toContain('requires the scope admin');
  expect((await cli.run(['logs', '--audit', '--key', readKey])).code).toBe(4);
});

describe('doctor', () => {
  test('reports an address that breaks off its answer', async () => {
    const broken = await startStandIn((_, response) => {
      response.writeHead(200, { 'content-length': '100' }).write('{');
      setImmediate(() => response.destroy());
    });
    const { code, out } = await cli.run(['doctor', '--remote', '--url', broken.url]);
    await broken.close();
    expect([code, out]).toEqual([1, expect.stringMatching(/PROBLEM +address +http:\S+ does not answer: /)]);
  });

  test('checks address, clock, credentials and scope', async () => {
    const { code, json } = await cli.run(['doctor', '--remote', '--json']);
    const [{ ok, findings }] = json() as [{ ok: boolean; findings: { check: string; status: string }[] }];
    expect([code, ok]).toEqual([0, true]);
    expect(findings.map(({ check, status }) => [check, status])).toEqual([
      ['address', 'ok'],
      ['clock', 'ok'],
      ['credentials', 'ok'],
      ['scope', 'ok'],
    ]);
    const wrong = await cli.run(['doctor', '--remote', '--key', 'sk_wrong']);
    expect([wrong.code, wrong.out]).toEqual([1, expect.stringMatching(/PROBLEM +credentials/)]);
    expect((await cli.run(['doctor', '--remote', '--key', readKey])).out).toMatch(/WARNING +scope/);
    expect((await cli.run(['doctor', '--remote', '--url', 'http://127.0.0.1:9'])).out).toMatch(/PROBLEM +address/);
  });
});

describe('api', () => {
  test('sends path, query and body, the body as text, as a file or from standard input', async () => {
    const body = agentBody({ agent_name: 'Bea' });
    const created = await cli.run(['api', 'createAgent', '--body', JSON.stringify(body), '--json']);
    const [{ agent_id: id }] = created.json() as [{ agent_id: string }];
    expect((await cli.run(['api', 'getAgent', '--id', id])).out).toMatch(/^\{\n {2}"agent_id": "agent_/);
    await writeFile(join(cli.home, 'change.yaml'), 'agent_name: Cleo\n');
    await cli.run(['api', 'updateAgent', '--id', id, '--body', '@change.yaml']);
    const piped = await cli.run(['api', 'updateAgent', '--id', id, '--body', '-', '--json'], {
      stdin: '{"folder":"shop"}',
    });
    expect(piped.json()).toMatchObject([{ agent_name: 'Cleo', folder: 'shop' }]);
    const old = await cli.run(['api', 'getAgent', '--id', id, '--version', '1', '--json']);
    expect(old.json()).toMatchObject([{ agent_name: 'Bea' }]);
    const stale = await cli.run(['api', 'updateAgent', '--id', id, '--if-match', '"old"', '--body', '{}']);
    expect([stale.code, stale.err]).toEqual([6, expect.stringContaining('precondition_failed')]);
    const gone = await cli.run(['api', 'deleteAgent', '--id', id]);
    expect([gone.code, gone.out, gone.err]).toEqual([0, '', 'Done.\n']);
  });

  test('prints all pages, one item per line', async () => {
    const all = await cli.run(['api', 'listApiKeys', '--limit', '1', '--all']);
    expect(all.json().map(({ name }) => name)).toEqual(expect.arrayContaining(['terminal', 'reader']));
    expect((await cli.run(['api', 'listApiKeys', '--limit', '1', '--json'])).json()).toMatchObject([
      { has_more: true },
    ]);
  });

  test('sends a form with a file, and saves a response that is a file', async () => {
    const { id } = await tenant.ok('createCampaign', { body: { name: 'Renewals' } });
    await writeFile(join(cli.home, 'contacts.csv'), 'to_number\n+12025550102\n');
    const form = await cli.run(['api', 'uploadCampaignContacts', '--id', id, '--form', 'file=@contacts.csv', '--json']);
    expect(form.json()).toMatchObject([{ accepted: 1 }]);
    expect((await cli.run(['api', 'exportCampaignResults', '--id', id])).out).toContain('+12025550102');
    await cli.run(['api', 'exportCampaignResults', '--id', id, '--output', 'results.csv']);
    expect(readFileSync(join(cli.home, 'results.csv'), 'utf8')).toContain('+12025550102');
    const sound = await cli.run(['api', 'previewVoice', '--voice-id', 'builtin-alloy', '--body', '{"text":"Hi"}'], {
      isTTY: true,
    });
    expect([sound.code, sound.err]).toEqual([2, expect.stringContaining('--output')]);
  });

  test('refusals of the service name the field and the fix', async () => {
    const { code, err } = await cli.run(['api', 'createAgent', '--body', '{"agent_name":""}', '--json']);
    expect(code).toBe(3);
    expect(JSON.parse(err)).toMatchObject({
      error: {
        code: 'validation_failed',
        status: 422,
        errors: expect.arrayContaining([expect.objectContaining({ pointer: '/voice_id' })]),
      },
      exit_code: 3,
    });
    expect((await cli.run(['api', 'createAgent'])).err).toContain('needs a body');
    expect((await cli.run(['api', 'createAgent', '--body', '{'])).code).toBe(2);
    // The service would get the rounded number, and could not know.
    const rounded = await cli.run(['api', 'createAgent', '--body', '{"metadata":{"order":9007199254740993}}']);
    expect([rounded.code, rounded.err]).toEqual([2, expect.stringContaining('/metadata/order is an integer beyond')]);
  });

  test('public operations need only an address', async () => {
    const { run } = await newCli();
    expect((await run(['api', 'getPricing', '--url', app.url])).code).toBe(0);
  });
});
