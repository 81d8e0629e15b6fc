// Sends requests generated from the contract to the running service. A valid one never gets a 5xx and always gets a
// response that the contract describes (sendRaw checks). A request with a single violation gets the documented error with a
// pointer to it and leaves the database unchanged. FUZZ_RUNS requests of each kind per operation; CHAOS_SEED repeats a run.
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Operation } from '../../generated/operations.ts';
import { PASSWORD } from '../support/client.ts';
import {
  send,
  sendRaw,
  startWorld,
  type Answer,
  type RawRequest,
  type Tenant,
  type World,
} from '../support/contract-world.ts';
import { seed, size } from '../support/sizes.ts';
import { until } from '../support/until.ts';
import { FRESH_REQUESTS } from './fresh-requests.ts';
import { spoiledRequests, toRequest, validDrafts, type Draft, type Spoiled } from './fuzz-requests.ts';
import type { Known } from './fuzz-values.ts';
import { all, ENDING, idOf, inBatches, resourcesOf } from './sample-requests.ts';
import { checksums, settled, type Rows } from './table-checksums.ts';

const RUNS = Number(process.env['FUZZ_RUNS'] ?? size(5, 200));
const SEED = seed % 2 ** 31;
// Requests of an operation until one of them succeeds.
const MAX_RUNS = Math.max(RUNS, 120);

// Operations whose generated requests never succeed, with the reason. This list may only shrink.
const NO_SUCCESS: Readonly<Record<string, string>> = {
  login: 'random credentials are not valid',
  refreshSession: 'a random refresh token is not valid',
  cloneVoice: 'its recordings are parts of a form: tests/resources/voices',
  uploadCampaignContacts: 'its file is a part of a form: operations.test.ts',
  uploadKnowledgeBaseSource: 'its file is a part of a form: operations.test.ts',
  deleteVoice: 'no voice is cloned here: tests/resources/voices',
  putProviderCredentials: 'a random key is not valid at the vendor: tests/resources/providers',
  cancelTestRun: 'a run on a text line is over within milliseconds: tests/resources/tests',
  createChatCompletion: 'random tools and formats are refused: tests/resources/compatibility',
  endCall: 'the calls of this suite have ended before it begins',
  controlCall: 'the calls of this suite have ended before it begins',
  createMonitorToken: 'the calls of this suite have ended before it begins',
  ...Object.fromEntries(
    ['startSignIn', ...Object.keys(FRESH_REQUESTS)].map((id) => [
      id,
      'needs a code, a token, a provider or an object of this moment: operations.test.ts, tests/resources/auth',
    ]),
  ),
  deleteAgent: 'schedules created earlier still use the agent: tests/resources/agents',
};

let world: World;
let tenant: Tenant;
let receiver: Server;
let known: Known;

beforeAll(async () => {
  console.log(`CHAOS_SEED=${SEED} FUZZ_RUNS=${RUNS}`);
  receiver = createServer((request, response) => request.resume().on('end', () => response.writeHead(204).end()));
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
  const address = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/hook`;
  world = await startWorld({ NETWORK_ALLOW: '127.0.0.0/8' });
  tenant = await world.createTenant();
  known = knownValues(tenant, address);
  // Background work is finished first, so that later changes come from requests; webhooks go to a local receiver.
  const { 'webhooks.id': webhook, 'agents.id': agent, 'agents.function_id': fn } = tenant.ids;
  const body = { enabled: false, url: address };
  await send(world.baseUrl, 'updateWebhook', { ...as(tenant), path: { id: webhook! }, body });
  const path = { id: agent!, function_id: fn! };
  await send(world.baseUrl, 'updateAgentFunction', { ...as(tenant), path, body: { url: address } });
  await until(() => isAnswered(tenant), { withinMs: 60_000, what: 'the call is answered' });
  await send(world.baseUrl, 'endCall', { ...as(tenant), path: { id: tenant.ids['calls.id']! } });
  await settled(world.app.runtime.db);
}, 120_000);

afterAll(async () => {
  await world?.close();
  receiver?.close();
});

async function isAnswered(owner: Tenant): Promise<boolean> {
  const { body } = await send(world.baseUrl, 'getCall', { ...as(owner), path: { id: owner.ids['calls.id']! } });
  return (body as { status: string }).status === 'in_progress';
}

const as = ({ jwt }: Tenant) => ({ credential: jwt });
const credentialFor = (operation: Operation) => (operation.scope === 'public' ? undefined : tenant.jwt);
const names = (operations: readonly Operation[]) => operations.map((operation) => [operation.id, operation] as const);
const seedOf = ({ id }: Operation) => SEED ^ [...id].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) | 0, 7);

/**
 * A fault of the operation itself. An agent that an earlier request created may name a server that does not exist; then 502
 * `provider_failed` is the documented response.
 */
function isFault({ status, body }: Answer): boolean {
  if (status < 500) return false;
  const { code, detail } = body as { code: string; detail?: string };
  return !(status === 502 && code === 'provider_failed' && detail?.includes('example.invalid'));
}

/** A value that works, and some unusual ones that must not break anything. */
const mostly = (good: unknown, ...odd: unknown[]): unknown[] => [...Array(3 * odd.length).fill(good), ...odd];

function knownValues({ ids }: Tenant, address: string): Known {
  return {
    agent_id: [ids['agents.id']],
    override_agent_id: [ids['agents.id']],
    command: mostly('curl https://example.com/orders', `curl -d '"`),
    webhook_id: [ids['webhooks.id']],
    call_id: [ids['calls.id']],
    'delivery_ids/*': [ids['webhook-deliveries.id']],
    'ids/*': [ids['webhook-deliveries.id']],
    voice_id: ['builtin-alloy'],
    fallback_voice_id: [null, 'builtin-alloy'],
    language: ['en-US'],
    model: ['builtin-demo'],
    fallback_model: ['builtin-demo'],
    knowledge_base_ids: [[]],
    url: [address],
    webhook_url: mostly(address, null, 'http://10.0.0.1/', 'http://[::1]:99999/', 'https://user:pass@example.invalid/'),
    websocket_url: mostly('wss://example.invalid/llm', 'wss://example.invalid:99999/', 'ws://10.0.0.1/', 'ws://%zz/'),
    // The first is already in use; the others can be added once.
    name: ['lookup', 'lookup', 'order_status', 'find_guest', 'book_table', 'cancel_table'],
    to_number: ['+12025550101', '+12025550104'],
    from_number: ['+12025550199'],
    extraction: mostly({ type: 'object', properties: {} }, { $ref: '#/nowhere' }, { type: 'no such type' }),
    parameters: mostly(
      { type: 'object', properties: {} },
      { $ref: 'https://example.invalid/schema' },
      { pattern: '(' },
    ),
    headers: mostly({ Authorization: 'Bearer abc' }, { 'a b': 'x' }, { 'Content-Length': '3' }, { 'X-Team': 'a\r\nb' }),
    current_password: [PASSWORD],
    time_zone: mostly('Europe/Berlin', 'No/Where', '+01:00'),
    // Far in the future: a schedule that has run cannot be changed or canceled.
    at: mostly('2099-01-01T00:00:00.000Z', '1970-01-01T00:00:00Z', '9999-12-31T23:59:59-12:00'),
    cursor: [
      ['x'],
      [1, 'x'],
      [-8.64e15, 'x'],
      [8.64e15, 'x'],
      [1, '\0'],
      ['\0'],
      [9e15],
      [-1],
      ['1e999'],
      ['builtin-alloy'],
    ].map((key) => Buffer.from(JSON.stringify(key)).toString('base64url')),
  };
}

const shown = ({ url, body }: RawRequest) => `FUZZ_SEED=${SEED} ${url} ${String(body ?? '').slice(0, 600)}`;

/** Operations whose requests are compared with the same state: a sum of all tables costs as much as twenty requests. */
const TOGETHER = 9;

const groups = Array.from({ length: Math.ceil(all.length / TOGETHER) }, (_, i) => {
  const operations = all.slice(i * TOGETHER, (i + 1) * TOGETHER);
  return { first: operations[0]!.id, last: operations.at(-1)!.id, operations };
});

/** Sends invalid requests of the operation. Returns the responses that differ from the documented ones. */
async function refusals(operation: Operation): Promise<string[]> {
  const problems: string[] = [];
  await inBatches(sampleSpoiled(operation), async (spoiled) => {
    const answer = await sendRaw(world.baseUrl, idOf(operation), spoiled.request);
    const problem = mismatch(spoiled, answer);
    if (problem !== null) problems.push(`${operation.id} ${problem}\n  ${shown(spoiled.request)}`);
  });
  return problems;
}

/** The operations of the group whose invalid requests change rows, with the tables. */
async function changesOf(operations: readonly Operation[]): Promise<string[]> {
  const found: string[] = [];
  let before = await checksums(world.app.runtime.db);
  for (const operation of operations) {
    await refusals(operation);
    const after = await checksums(world.app.runtime.db);
    found.push(...changed(before, after).map((table) => `${operation.id} changes ${table}`));
    before = after;
  }
  return found;
}

const changed = (before: Rows, after: Rows): string[] =>
  Object.keys(after).filter((table) => before[table] !== after[table]);

// First, because these requests change nothing.
describe('a request with one violation is refused with a pointer and changes nothing', () => {
  let before: Rows;
  beforeAll(async () => {
    before = await checksums(world.app.runtime.db);
  });

  describe.each(groups)('$first to $last', ({ operations }) => {
    test.each(names(operations))(
      '%s',
      async (_id, operation) => {
        expect((await refusals(operation)).join('\n')).toBe('');
      },
      120_000,
    );

    test('no row has changed', async () => {
      const after = await checksums(world.app.runtime.db);
      const tables = changed(before, after);
      before = after;
      // Repeats the requests to name the operation.
      const by = tables.length > 0 ? await changesOf(operations) : [];
      expect({ tables, by }).toEqual({ tables: [], by: [] });
    }, 120_000);
  });
});

/**
 * The targets of an operation. One that ends its target gets a fresh one, so that the other operations keep theirs; for an
 * email token, it belongs to another user.
 */
async function idsFor(operation: Operation): Promise<Tenant['ids']> {
  if (operation.id === 'rotateApiKey') return withFreshKey();
  if (!ENDING.has(operation.id)) return tenant.ids;
  const needed = resourcesOf(operation);
  if (needed.some((name) => name.endsWith('.token'))) return (await world.createTenant(needed)).ids;
  return withFreshCampaign();
}

/** A rotation may revoke the old key at once. */
async function withFreshKey(): Promise<Tenant['ids']> {
  const { body } = await send(world.baseUrl, 'createApiKey', {
    ...as(tenant),
    body: { name: 'Fresh', scope: 'read-only' },
  });
  return { ...tenant.ids, 'api-keys.id': (body as { id: string }).id };
}

/** The email that the operation needs. */
function tokenOf({ template }: Operation, ids: Tenant['ids']): Known {
  const token = ids[`${template.split('/')[2]!}.token`];
  return token === undefined ? {} : { token: [token] };
}

/**
 * Cancels the campaign, which a random request may or may not have ended, so that it can be deleted, and creates another.
 */
async function withFreshCampaign(): Promise<Tenant['ids']> {
  await send(world.baseUrl, 'cancelCampaign', { ...as(tenant), path: { id: tenant.ids['campaigns.id']! } });
  const { body } = await send(world.baseUrl, 'createCampaign', { ...as(tenant), body: { name: 'Fresh' } });
  return { ...tenant.ids, 'campaigns.id': (body as { id: string }).id };
}

/** Selects rules in turn from a random one, so that a rule with many places does not crowd out the others. */
function sampleSpoiled(operation: Operation): Spoiled[] {
  const drafts = fc.sample(fc.tuple(validDrafts(operation, tenant.ids, known), fc.nat()), {
    numRuns: RUNS,
    seed: seedOf(operation),
  });
  return drafts.map(([draft, pick], i) => {
    const choices = spoiledRequests(operation, draft, tenant.ids, credentialFor(operation));
    const kinds = [...new Set(choices.map(({ kind }) => kind))];
    const first = Math.abs(seedOf(operation)) % kinds.length;
    const ofKind = choices.filter(({ kind }) => kind === kinds[(first + i) % kinds.length]);
    return ofKind[pick % ofKind.length]!;
  });
}

function mismatch({ kind, status, pointer }: Spoiled, answer: Answer): string | null {
  const pointers = ((answer.body as { errors?: { pointer: string }[] }).errors ?? []).map((error) => error.pointer);
  const fits = answer.status === status && (pointer === null || pointers.includes(pointer));
  return fits
    ? null
    : `${kind}: wanted ${status} ${pointer}, got ${answer.status} ${JSON.stringify(answer.body).slice(0, 400)}`;
}

describe('a valid request gets a documented response and never a 5xx', () => {
  // Removals run after the operations that need the resource: parts before wholes, the session last.
  const depth = ({ template }: Operation) => template.split('{').length;
  const rank = (one: Operation) =>
    one.id === 'logout'
      ? 99
      : one.method === 'GET'
        ? 0
        : one.method === 'POST'
          ? // Runs after the changes and before the removals, one of which sorts at 10 - 3 * 2 + 1.
            ENDING.has(one.id)
            ? 4.5
            : 1
          : 10 - 3 * depth(one) + Number(one.method === 'DELETE');
  const inOrder = [...all].sort((a, b) => rank(a) - rank(b));
  test.each(names(inOrder))(
    '%s',
    async (_id, operation) => {
      const ids = await idsFor(operation);
      const sample = (seedValue: number) =>
        fc.sample(validDrafts(operation, ids, { ...known, ...tokenOf(operation, ids) }), {
          numRuns: RUNS,
          seed: seedValue,
        });
      const broken: string[] = [];
      const refused: string[] = [];
      const ask = async (draft: Draft): Promise<void> => {
        const request = toRequest(operation, draft, credentialFor(operation));
        const answer = await sendRaw(world.baseUrl, idOf(operation), request);
        if (isFault(answer)) broken.push(`${answer.status} ${JSON.stringify(answer.body)}\n  ${shown(request)}`);
        if (answer.status >= 400) refused.push(`${answer.status} ${(answer.body as { detail?: string }).detail}`);
      };
      // A generator whose requests are always refused proves little: if chance refused all of them, more are sent.
      let sent = 0;
      do {
        const drafts = sample(seedOf(operation) + 1 + sent);
        await inBatches(drafts, ask);
        sent += drafts.length;
      } while (refused.length === sent && NO_SUCCESS[operation.id] === undefined && sent < MAX_RUNS);
      expect(broken.join('\n')).toBe('');
      const succeeds = refused.length < sent || NO_SUCCESS[operation.id] !== undefined;
      expect(succeeds, refused.sort().join('\n')).toBe(true);
    },
    120_000,
  );
});
