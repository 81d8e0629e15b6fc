// Agents as files: pushing a pulled file changes nothing, edits are applied, and a concurrent change is never overwritten.
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, afterAll, beforeEach, describe, expect, test } from 'vitest';
import { startStandIn } from '../../scripts/stand-ins/stand-in.ts';
import { patchOf, settingsOf } from '../../src/cli/agents/compare.ts';
import { newFileName } from '../../src/cli/agents/folder.ts';
import { differenceLines } from '../../src/cli/agents/show-difference.ts';
import { startTestApp, type TestApp } from '../support/app.ts';
import { startBalancer } from '../support/balancer.ts';
import { agentBody, newTenant, type Tenant } from '../support/client.ts';
import { newCli, testFolder, type Cli } from './run-cli.ts';

let app: TestApp;
let tenant: Tenant;
let cli: Cli;
let ada: string;
let cwd: string;

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app?.close());

beforeEach(async () => {
  tenant = await newTenant(app.url);
  cli = await newCli({ env: { PARLEY_URL: app.url, PARLEY_API_KEY: tenant.jwt } });
  cwd = await testFolder();
  const lookUp = {
    type: 'webhook',
    name: 'look_up',
    description: 'Finds.',
    url: 'http://127.0.0.1:9/x',
    headers: { authorization: 'secret' },
  };
  const hangUp = { type: 'end_call', name: 'hang_up', description: 'Ends the call.' };
  const body = agentBody({
    agent_name: 'Ada',
    functions: [lookUp, hangUp],
    variables: { a: 1, b: 'two' },
    greeting: 'Hi: "there"\n  and welcome',
  });
  ({ agent_id: ada } = await tenant.ok('createAgent', { body }));
});

const run = (...args: string[]) => cli.run(['agents', ...args], { cwd });
const file = (name: string) => join(cwd, 'agents', name);
const read = (name: string) => readFileSync(file(name), 'utf8');
const edit = (name: string, from: string | RegExp, to: string) =>
  writeFileSync(file(name), read(name).replace(from, to));
const outcomes = (out: string) =>
  out
    .trim()
    .split('\n')
    .map((line) => line.split(/\s{2,}| agents\//)[0]);

describe.each(['yaml', 'json'])('agent files as %s', (format) => {
  test('are unchanged by pull, diff and push', async () => {
    await tenant.ok('createAgent', { body: agentBody({ agent_name: 'Ada', tags: ['x'], folder: 'shop' }) });
    const pulled = await run('pull', '--format', format);
    expect([pulled.code, outcomes(pulled.out)]).toEqual([0, ['written', 'written']]);
    const names = readdirSync(join(cwd, 'agents')).filter((name) => !name.startsWith('.'));
    expect(names).toHaveLength(2);
    expect(names).toContain(`ada.${format}`);
    expect(names.map(read).join('')).not.toContain('secret');
    expect((await run('diff')).code).toBe(0);
    const pushed = await run('push', '--json');
    expect(pushed.json().map(({ outcome }) => outcome)).toEqual(['unchanged', 'unchanged']);
    expect(outcomes((await run('pull')).out)).toEqual(['unchanged', 'unchanged']);
    expect((await tenant.ok('getAgent', { path: { id: ada } })).version).toBe(1);
  });
});

test('an edit is shown, then pushed; headers of functions are kept; a removed variable is deleted', async () => {
  await run('pull');
  edit('ada.yaml', 'Finds.', 'Finds an order.');
  edit('ada.yaml', /\n {2}b: two/, '');
  const shown = await run('push', '--dry-run');
  expect([shown.code, (await run('diff')).code]).toEqual([0, 1]);
  expect(shown.out).toMatch(/^-.*Finds\.$/m);
  expect(shown.out).toMatch(/^\+.*Finds an order\.$/m);
  expect((await tenant.ok('getAgent', { path: { id: ada } })).version).toBe(1);
  expect((await run('push')).out).toBe('updated   agents/ada.yaml\n');
  const after = await tenant.ok('getAgent', { path: { id: ada } });
  expect([after.version, after.variables]).toEqual([2, { a: 1 }]);
  expect(after.functions.find(({ name }) => name === 'look_up')).toMatchObject({
    description: 'Finds an order.',
    header_names: ['authorization'],
  });
  expect((await run('push')).out).toBe('unchanged agents/ada.yaml\n');
});

test('a concurrent change on the service is refused, with the difference, and nothing is changed', async () => {
  await run('pull');
  edit('ada.yaml', 'agent_name: Ada', 'agent_name: Ada Lovelace');
  writeFileSync(
    file('new.yaml'),
    'agent_name: New\nvoice_id: builtin-alloy\nresponse_engine: {type: service-llm, system_prompt: Hi.}\n',
  );
  await tenant.ok('updateAgent', { path: { id: ada }, body: { greeting: 'Good morning.' } });
  const refused = await run('push');
  expect(refused.code).toBe(6);
  expect(refused.out).toMatch(/^\+greeting: Good morning\.$/m);
  expect(refused.err).toContain('ada.yaml: the service has changed since the last pull; nothing was overwritten');
  expect((await tenant.ok('listAgents')).data.map(({ agent_name }) => agent_name)).toEqual(['Ada']);
  const pull = await run('pull');
  expect([pull.code, pull.err]).toEqual([6, expect.stringContaining('edited here and changed on the service')]);
  expect(read('ada.yaml')).toContain('Ada Lovelace');
  expect((await run('push', '--force')).code).toBe(0);
  expect(await tenant.ok('getAgent', { path: { id: ada } })).toMatchObject({ agent_name: 'Ada Lovelace' });
});

test('pull applies a change if the file was not edited, and keeps an edit if the agent did not change', async () => {
  await run('pull');
  await tenant.ok('updateAgent', { path: { id: ada }, body: { folder: 'shop' } });
  expect(outcomes((await run('pull')).out)).toEqual(['written']);
  expect(read('ada.yaml')).toContain('folder: shop');
  edit('ada.yaml', 'folder: shop', 'folder: desk');
  expect(outcomes((await run('pull')).out)).toEqual(['edited here']);
  expect((await run('push')).code).toBe(0);
  expect((await tenant.ok('getAgent', { path: { id: ada } })).folder).toBe('desk');
});

test('init writes the file of a template, which a push creates without warnings; an existing file is kept', async () => {
  const written = await run('init', 'survey', '--name', 'Mia', '--voice', 'builtin-nova');
  expect([written.code, written.out]).toEqual([0, 'written     agents/mia.yaml\n']);
  const pushed = await run('push');
  expect([pushed.code, pushed.out, pushed.err]).toEqual([0, 'created   agents/mia.yaml\n', '']);
  const { data } = await tenant.ok('listAgents', { query: { name: 'Mia' } });
  const { data: templates } = await tenant.ok('listAgentTemplates');
  const { settings } = templates.find(({ id }) => id === 'survey')!;
  expect(data).toMatchObject([{ agent_name: 'Mia', voice_id: 'builtin-nova', ...settings }]);
  const again = await run('init', 'survey', '--name', 'Mia');
  expect([again.code, again.err]).toEqual([2, expect.stringContaining('agents/mia.yaml exists')]);
  const unknown = await run('init', 'butler');
  expect([unknown.code, unknown.err]).toEqual([2, expect.stringContaining('receptionist, reminder')]);
  expect((await run('init', 'order-status', '--format', 'json', '--json')).json()).toEqual([
    { file: 'agents/order-status.json', template: 'order-status', outcome: 'written' },
  ]);
});

test('a file without an id becomes an agent; its comments are kept, and a repeated push creates no second one', async () => {
  const text =
    '# The front desk.\nagent_name: Bea # short\nvoice_id: builtin-alloy\nresponse_engine:\n  type: service-llm\n  system_prompt: Hi.\n';
  await run('pull');
  writeFileSync(file('bea.yaml'), text);
  expect((await run('push')).out).toContain('created   agents/bea.yaml');
  const written = read('bea.yaml');
  expect(written).toMatch(/^# The front desk\.\nagent_id: agent_\w+\nagent_name: Bea # short\n/);
  // Simulates a crash before the id was written.
  writeFileSync(file('bea.yaml'), text);
  const [, bea] = (await run('push', '--json')).json();
  expect(read('bea.yaml')).toBe(written);
  expect(bea).toMatchObject({ outcome: 'created', agent_id: /^agent_id: (\w+)$/m.exec(written)![1] });
  expect((await tenant.ok('listAgents')).data).toHaveLength(2);
  expect((await run('diff')).code).toBe(0);
  expect(await run('push', '--publish')).toMatchObject({
    code: 0,
    out: expect.stringContaining('unchanged agents/ada.yaml, published version 1\n'),
  });
  expect(await tenant.ok('getAgent', { path: { id: ada } })).toMatchObject({ published_version: 1 });
  expect((await run('push')).out).not.toContain('updated');
});

test('a file whose agent was deleted becomes a new agent, although the service remembers its creation', async () => {
  const text =
    'agent_name: Cleo\nvoice_id: builtin-alloy\nresponse_engine:\n  type: service-llm\n  system_prompt: Hi.\n';
  const idOf = (): string => /^agent_id: (\w+)$/m.exec(read('cleo.yaml'))![1]!;
  await run('pull');
  writeFileSync(file('cleo.yaml'), text);
  await run('push');
  const first = idOf();
  await tenant.ok('deleteAgent', { path: { id: first } });
  writeFileSync(file('cleo.yaml'), text);
  expect((await run('push')).out).toContain('created   agents/cleo.yaml');
  expect(idOf()).not.toBe(first);
  expect(await tenant.ok('getAgent', { path: { id: idOf() } })).toMatchObject({ agent_name: 'Cleo' });
});

test('a file that cannot be pushed is reported: invalid fields, invalid YAML, another workspace, a missing agent', async () => {
  await run('pull');
  edit('ada.yaml', 'agent_name: Ada', 'agent_name: Ada\nvoize: x');
  const wrong = await run('push');
  expect([wrong.code, wrong.err]).toEqual([3, expect.stringContaining('/voize')]);
  edit('ada.yaml', 'voize: x', 'voize: [');
  expect((await run('push')).err).toContain('ada.yaml: ');
  const other = await newTenant(app.url);
  const foreign = await cli.run(['agents', 'push', '--key', other.jwt], { cwd });
  expect([foreign.code, foreign.err]).toEqual([2, expect.stringContaining(tenant.workspaceId)]);
  edit('ada.yaml', '\nvoize: [', '\nvoize: 9007199254740993');
  expect((await run('push')).err).toContain('ada.yaml: voize is an integer beyond');
  edit('ada.yaml', '\nvoize: 9007199254740993', '');
  await tenant.ok('deleteAgent', { path: { id: ada } });
  expect((await run('push')).err).toContain(`ada.yaml: the workspace has no ${ada}`);
  expect((await run('pull')).err).toContain(`ada.yaml: the workspace has no ${ada}`);
  expect(existsSync(file('ada.yaml'))).toBe(true);
});

describe('the comparison of agent files', () => {
  const server = {
    agent_id: 'agent_1',
    agent_name: 'Ada',
    response_engine: { type: 'service-llm', model: 'a', system_prompt: 'p' },
    variables: { x: 1 },
    functions: [],
  };
  test.each([
    ['the same in another order', { variables: { x: 1 }, agent_name: 'Ada' }, null],
    ['a field less', { agent_name: 'Ada' }, null],
    ['a member less', { response_engine: { system_prompt: 'p' } }, null],
    ['null where there is nothing', { folder: null }, null],
    ['a changed member', { response_engine: { system_prompt: 'q' } }, { response_engine: { system_prompt: 'q' } }],
    [
      'another kind of engine',
      { response_engine: { type: 'custom-llm', websocket_url: 'w' } },
      { response_engine: { type: 'custom-llm', websocket_url: 'w' } },
    ],
    ['a variable less', { variables: {} }, { variables: { x: null } }],
    [
      'a new function',
      { functions: [{ name: 'f', type: 'end_call' }] },
      { functions: [{ name: 'f', type: 'end_call' }] },
    ],
  ])('shows %s', (_name, given, patch) => {
    expect(patchOf(given as never, server as never)).toEqual(patch);
  });

  test('omits the fields that only the service writes', () => {
    expect(
      settingsOf({
        agent_name: 'Ada',
        version: 3,
        webhook_secret: 's',
        functions: [{ id: 'fn_1', name: 'f', header_names: [] }],
      }),
    ).toEqual({ agent_name: 'Ada', functions: [{ name: 'f' }] });
  });

  test('is shown with its surroundings', () => {
    const before = Array.from({ length: 20 }, (_, index) => `line ${index}`);
    const after = before.with(10, 'changed');
    const lines = differenceLines(before.join('\n'), after.join('\n'), ['a', 'b'], (_color, text) => text);
    expect(lines.slice(0, 3)).toEqual(['--- a', '+++ b', '…']);
    expect(lines).toEqual(expect.arrayContaining(['-line 10', '+changed', ' line 7', ' line 13']));
    expect(lines).not.toContain(' line 6');
  });

  test('file names are plain and unique', () => {
    const taken = new Set(['cafe-ole.yaml']);
    expect(newFileName('Café Olé!', 'agent_0123456789', taken, 'yaml')).toBe('cafe-ole-23456789.yaml');
    expect(newFileName('日本', 'agent_0123456789', taken, 'json')).toBe('agent.json');
    expect(newFileName('../../etc', 'agent_0123456789', taken, 'yaml')).toBe('etc.yaml');
  });
});

describe('signing secrets that a push creates', () => {
  const TEXT = `agent_name: Mira
voice_id: builtin-alloy
greeting: Hello {{guest}}.
webhook_url: http://127.0.0.1:9/hook
response_engine: { type: service-llm, system_prompt: Hi. }
functions:
  - { type: webhook, name: find, description: Finds., url: 'http://127.0.0.1:9/x' }
`;
  const stored = () => JSON.parse(readFileSync(join(cwd, 'secrets.json'), 'utf8')) as object;
  const secret = expect.stringMatching(/^whsec_/) as string;
  beforeEach(async () => {
    await run('pull');
    writeFileSync(file('mira.yaml'), TEXT);
  });

  test('are stored in a private file, next to those of earlier pushes, and warnings are printed', async () => {
    const pushed = await run('push', '--secrets', 'secrets.json');
    expect(pushed.err).toBe(
      '! mira.yaml: /greeting: {{guest}} has no default in variables. A conversation without a value for it leaves it out.\n',
    );
    const id = /agent_id: (agent_\w+)/.exec(read('mira.yaml'))![1]!;
    expect(stored()).toEqual({ [id]: { webhook_secret: secret, functions: { find: secret } } });
    expect(statSync(join(cwd, 'secrets.json')).mode & 0o777).toBe(0o600);
    expect(pushed.out + pushed.err).not.toContain('whsec_');
    const before = stored();
    writeFileSync(
      file('mira.yaml'),
      `${read('mira.yaml')}  - { type: webhook, name: book, description: Books., url: 'http://127.0.0.1:9/y' }\n`,
    );
    expect((await run('push', '--secrets', 'secrets.json', '--json')).out).not.toContain('whsec_');
    const { functions } = (before as Record<string, { functions: object }>)[id]!;
    expect(stored()).toMatchObject({ [id]: { webhook_secret: secret, functions: { ...functions, book: secret } } });
  });

  test('are printed on a terminal, and otherwise only named', async () => {
    const shown = await cli.run(['agents', 'push'], { cwd, isTTY: true });
    expect(shown.out).toMatch(/not shown again:\n {2}webhook_url {2}whsec_\S+\n {2}find {2}whsec_\S+\n/);
    writeFileSync(file('mira.yaml'), TEXT.replace('Mira', 'Nora'));
    const named = await run('push');
    expect(named.out + named.err).not.toContain('whsec_');
    expect(named.err).toContain(
      '! Nora: the signing secrets of webhook_url, find were created and are not shown again.',
    );
  });

  test('are stored if only the publication creates one', async () => {
    const [before, url, after] = TEXT.split(/(webhook_url.*\n)/);
    writeFileSync(file('mira.yaml'), `${before}${after}`);
    const publish = () => run('push', '--publish', '--secrets', 'secrets.json');
    await publish();
    const id = /agent_id: (agent_\w+)/.exec(read('mira.yaml'))![1]!;
    expect(stored()).toEqual({ [id]: { functions: { find: secret } } });
    writeFileSync(file('mira.yaml'), `${url}${read('mira.yaml')}`);
    await publish();
    expect(stored()).toEqual({ [id]: { webhook_secret: secret, functions: { find: secret } } });
  });

  test('are stored, and the agent is shown, if its version cannot be published', async () => {
    await tenant.ok('publishAgentVersion', { path: { id: ada }, body: {} });
    const refusing = await startStandIn((_request, response) => response.writeHead(409).end('{"code":"x"}'));
    const balancer = await startBalancer();
    balancer.routes = [
      { path: /publish$/, targets: [refusing.url] },
      { path: /./, targets: [app.url] },
    ];
    const args = ['--publish', '--secrets', 'secrets.json', '--url', balancer.url];
    const pushed = await run('push', ...args);
    await Promise.all([balancer.close(), refusing.close()]);
    expect(pushed.code).not.toBe(0);
    expect(pushed.out).toContain('created   agents/mira.yaml\n');
    expect(Object.values(stored())).toEqual([{ webhook_secret: secret, functions: { find: secret } }]);
  });

  test('do not replace a file with something else, and nothing is created', async () => {
    writeFileSync(join(cwd, 'secrets.json'), 'A letter.');
    expect((await run('push', '--secrets', 'secrets.json')).code).toBe(2);
    expect(readFileSync(join(cwd, 'secrets.json'), 'utf8')).toBe('A letter.');
    expect((await tenant.ok('listAgents')).data).toHaveLength(1);
  });
});

test('a name of several agents means the newest, and the command says so', async () => {
  const { agent_id: newest } = await tenant.ok('createAgent', { body: agentBody({ agent_name: 'ada' }) });
  const pulled = await run('pull', '--agent', 'Ada');
  expect(pulled.err).toBe(`Several agents are named "ada"; this is the newest, ${newest}.\n`);
  expect(readdirSync(join(cwd, 'agents')).filter((name) => !name.startsWith('.'))).toHaveLength(1);
});

test('pull of one agent says nothing about the files of the others', async () => {
  const { agent_id: mia } = await tenant.ok('createAgent', { body: agentBody({ agent_name: 'Mia' }) });
  await run('pull');
  const one = await run('pull', '--agent', mia);
  expect([one.code, outcomes(one.out), one.err]).toEqual([0, ['unchanged'], '']);
  expect((await run('pull')).err).toBe('');
});
