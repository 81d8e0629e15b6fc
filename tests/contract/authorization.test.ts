// Calls every operation as every kind of caller: without credentials, with forged and expired ones, with each scope and
// role, and with an admin key of another workspace and this workspace's ids in path, body and query.
// authorization.expected.txt has the expected statuses. No caller changes the rows of the victim.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Operation } from '../../generated/operations.ts';
import { send, startWorld, type Answer, type Call, type Tenant, type World } from '../support/contract-world.ts';
import { isFull, seed } from '../support/sizes.ts';
import { until } from '../support/until.ts';
import {
  COLUMNS,
  credentialsOf,
  readExpected,
  requestOf,
  writeExpected,
  type Column,
  type Credentials,
} from './authorization.ts';
import type { ApiCaller } from './client-driver.ts';
import { clientDrivers } from './client-drivers.ts';
import { all, idOf, pathOf, validCall } from './sample-requests.ts';
import { checksums, settled, type Rows } from './table-checksums.ts';

const SECRET = 'a secret of the authorization suite, long enough';
const UPDATE = process.env['UPDATE_EXPECTED'] !== undefined;
const expected = readExpected();
const found: Record<string, Record<Column, string>> = {};
/** Credentials that are refused before the operation matters. Each operation gets this many of them in every run. */
const FORGED: readonly Column[] = [
  'malformed', 'bad-key', 'expired', 'other-secret', 'alg-none', 'audience', 'type', 'logged-out', 'revoked',
]; // prettier-ignore
const FORGED_AT_ONCE = 2;

let world: World;
let victim: Tenant;
let outsider: Tenant;
let credentials: Credentials;

beforeAll(async () => {
  world = await startWorld({ JWT_SECRET: SECRET });
  [victim, outsider] = [await world.createTenant(), await world.createTenant()];
  credentials = await credentialsOf(world, victim, outsider, SECRET);
  for (const tenant of [victim, outsider]) await quieten(tenant);
  await settled(world.app.runtime.db);
}, 120_000);

afterAll(async () => {
  await world?.close();
  if (UPDATE) writeExpected(found);
});

/** Finishes all background work, so that a later change of a row was caused by a request. */
async function quieten({ jwt: credential, ids }: Tenant): Promise<void> {
  const ask = (id: 'getCall' | 'endCall') => send(world.baseUrl, id, { credential, path: { id: ids['calls.id']! } });
  const path = { id: ids['webhooks.id']! };
  await send(world.baseUrl, 'updateWebhook', { credential, path, body: { enabled: false } });
  await until(async () => ((await ask('getCall')).body as { status: string }).status === 'in_progress');
  await ask('endCall');
}

/** The same for every workspace. */
const SHARED = new Set(['agents.version', 'voices.voice_id', 'providers.provider', 'demo.kind']);
const isAboutVictim = ({ body }: Answer) =>
  Object.entries(victim.ids).some(([name, id]) => !SHARED.has(name) && listed(body).includes(id));
/** The response without the requested path. */
const listed = (body: unknown) => JSON.stringify((body as { data?: unknown } | null)?.data ?? '');

// Verifies that the samples, through curl and the clients, are refused like the hand-written requests of the table. Runs
// before the table test, because there the outsider also claims the victim's domain.
describe.each(Object.entries(clientDrivers))(
  'through %s, each operation is refused with the same status',
  (_name, driver) => {
    const STATUSES = new Set(['401', '403', '404']);
    const CODES: Readonly<Partial<Record<Column, RegExp>>> = {
      revoked: /^key_revoked$/,
      read: /^(forbidden_scope|user_session_required)$/,
      path: /_not_found$|^user_session_required$/,
    };
    const CALLERS: readonly (readonly [Column, () => ApiCaller])[] = [
      ['revoked', () => ({ url: world.baseUrl, key: credentials.revoked!, ids: victim.ids })],
      ['read', () => ({ url: world.baseUrl, key: credentials.read!, ids: victim.ids })],
      ['path', () => ({ url: world.baseUrl, key: credentials.path!, ids: victim.ids })],
    ];

    // Each operation has one of the callers who are refused in every run, and all of them with CHAOS=full.
    const columnsFor = (operation: Operation, index: number): readonly Column[] => {
      if (operation.scope === 'public') return [];
      const refused = CALLERS.flatMap(([column]) =>
        STATUSES.has(expected[operation.id]?.[column] ?? '') ? [column] : [],
      );
      return isFull || refused.length === 0 ? refused : [refused[(seed + index) % refused.length]!];
    };

    test.each(CALLERS)('%s', { timeout: 60_000 }, async (column, callerOf) => {
      const { db } = world.app.runtime;
      const before = await checksums(db, victim.workspaceId);
      const refused = all.filter((operation, index) => columnsFor(operation, index).includes(column));
      expect(refused.length).toBeGreaterThan(15);
      const seen = await driver(refused, callerOf());
      const wrong = refused.filter((operation) => {
        const { id } = operation;
        const found = seen[id];
        // The tool refuses this before it sends a request.
        if (found?.code === 'answer_not_text') return isText(operation);
        return String(found?.status) !== expected[id]![column] || !CODES[column]!.test(found?.code ?? '');
      });
      expect(wrong.map(({ id }) => [id, expected[id]![column], seen[id]])).toEqual([]);
      expect(await checksums(db, victim.workspaceId)).toEqual(before);
    });
  },
);

/** Whether neither the request nor the response is only a file or a stream. */
function isText({ media, replies }: Operation): boolean {
  const isPlain = (type: string) => /json|csv/.test(type);
  const isAnswered = replies.some(({ contentType }) => isPlain(contentType));
  return (media ?? ['json']).some(isPlain) && (isAnswered || replies.every(({ kind }) => kind === 'empty'));
}

describe('the caller determines the status of the response', () => {
  let before: Rows;
  beforeAll(async () => {
    before = await checksums(world.app.runtime.db, victim.workspaceId);
  });

  test.each(all.map((operation, index) => [operation.id, operation, index] as const))(
    '%s',
    async (id, operation, index) => {
      const columns = UPDATE ? COLUMNS : columnsOf(index);
      const row = (found[id] = {} as Record<Column, string>);
      for (const column of columns) {
        const call = requestOf(operation, column, { victim, outsider }, UPDATE ? undefined : expected[id]?.[column]);
        if (!call) {
          row[column] = '-';
          continue;
        }
        const answer = await send(world.baseUrl, idOf(operation), { ...call, credential: credentials[column] });
        row[column] = String(answer.status);
        if (column === 'query') expect(isAboutVictim(answer), `${id} lists what is not the caller's`).toBe(false);
        if (!UPDATE) await checkReason(operation, column, call, answer);
      }
      if (!UPDATE) expect(row).toEqual(Object.fromEntries(columns.map((column) => [column, expected[id]![column]])));
      const after = await checksums(world.app.runtime.db, victim.workspaceId);
      const changed = Object.keys(after).filter((table) => after[table] !== before[table]);
      before = after;
      expect(changed).toEqual([]);
    },
  );
});

/** The columns of the operation in this run. Another run selects other forged credentials; CHAOS=full tests all of them. */
function columnsOf(index: number): readonly Column[] {
  if (isFull) return COLUMNS;
  const chosen = new Set(
    Array.from({ length: FORGED_AT_ONCE }, (_, n) => FORGED[(seed + FORGED_AT_ONCE * index + n) % FORGED.length]),
  );
  return COLUMNS.filter((column) => !FORGED.includes(column) || chosen.has(column));
}

const UNKNOWN = { pointer: '/query/no_such' };
const codeOf = ({ body }: Answer) => (body as { code?: string } | undefined)?.code;

/** The refusal names its reason; an id of another workspace gets the same response as an id that does not exist. */
async function checkReason(operation: Operation, column: Column, call: Call, answer: Answer): Promise<void> {
  const code = codeOf(answer);
  if (answer.status === 401 && column === 'none') expect(code).toBe('unauthorized');
  if (answer.status === 403 && (column === 'read' || column === 'write') && operation.principal === null) {
    expect(answer.body).toMatchObject({ required_scope: operation.scope });
  }
  if (answer.status === 403 && column === 'admin') expect(code).toBe('user_session_required');
  if (answer.status === 422 && call.query?.['no_such'] !== undefined) {
    expect(answer.body).toMatchObject({ errors: expect.arrayContaining([expect.objectContaining(UNKNOWN)]) });
  }
  if (answer.status !== 404 || column !== 'path') return;
  const path = pathOf(operation, {});
  const missing = await send(world.baseUrl, idOf(operation), { ...call, path, credential: credentials[column] });
  expect(code).toBe(codeOf(missing));
}

// Keys may not call these operations; the column `path` has the others.
describe('a user session gets 404 for an id of another workspace, like for an id that does not exist', () => {
  const owned = all.filter(({ principal, template }) => principal === 'user' && template.includes('{'));
  test.each(owned.map((operation) => [operation.id, operation] as const))('%s', async (_id, operation) => {
    const credential = outsider.jwt;
    const { body } = validCall(operation, outsider.ids);
    const foreign = await send(world.baseUrl, idOf(operation), {
      path: pathOf(operation, victim.ids),
      body,
      credential,
    });
    const missing = await send(world.baseUrl, idOf(operation), { path: pathOf(operation, {}), body, credential });
    expect(foreign.status).toBe(404);
    expect(codeOf(foreign)).toBe(codeOf(missing));
  });
});

test('the table has exactly the operations of the contract', () => {
  if (!UPDATE) expect(Object.keys(expected).sort()).toEqual(all.map(({ id }) => id).sort());
});
