// Every operation by every kind of caller: without credentials, with forged and ended ones, with each scope and role, and with
// an admin key of another workspace and this workspace's ids in path, body and query. authorization.expected.txt has the
// expected statuses. No caller changes the rows of the victim.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { send, startWorld, type Answer, type Tenant, type World } from '../support/contract-world.ts';
import { until } from '../support/until.ts';
import { all, idOf } from './cases.ts';
import {
  COLUMNS,
  credentialsOf,
  readExpected,
  requestOf,
  writeExpected,
  type Column,
  type Credentials,
} from './authorization.ts';
import { checksums, settled } from './rows.ts';

const SECRET = 'a secret of the authorization suite, long enough';
const UPDATE = process.env['UPDATE_EXPECTED'] !== undefined;
const expected = readExpected();
const found: Record<string, Record<Column, string>> = {};

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

/** Ends everything that runs in the background, so that a changed row was changed by a request. */
async function quieten({ jwt: credential, ids }: Tenant): Promise<void> {
  const ask = (id: 'getCall' | 'endCall') => send(world.baseUrl, id, { credential, path: { id: ids['calls.id']! } });
  const path = { id: ids['webhooks.id']! };
  await send(world.baseUrl, 'updateWebhook', { credential, path, body: { enabled: false } });
  await until(async () => ((await ask('getCall')).body as { status: string }).status === 'in_progress');
  await ask('endCall');
}

/** The same for every workspace. */
const SHARED = new Set(['voices.voice_id', 'providers.provider']);
const isAboutVictim = ({ body }: Answer) =>
  Object.entries(victim.ids).some(([name, id]) => !SHARED.has(name) && listed(body).includes(id));
/** The answer without the requested path. */
const listed = (body: unknown) => JSON.stringify((body as { data?: unknown } | null)?.data ?? '');

describe('the caller decides the status', () => {
  test.each(all.map((operation) => [operation.id, operation] as const))('%s', async (id, operation) => {
    const { db } = world.app.runtime;
    const before = await checksums(db, victim.workspaceId);
    const row = (found[id] = {} as Record<Column, string>);
    for (const column of COLUMNS) {
      const call = requestOf(operation, column, { victim, outsider }, UPDATE ? undefined : expected[id]?.[column]);
      if (!call) {
        row[column] = '-';
        continue;
      }
      const answer = await send(world.baseUrl, idOf(operation), { ...call, credential: credentials[column] });
      row[column] = String(answer.status);
      if (column === 'query') expect(isAboutVictim(answer), `${id} lists what is not the caller's`).toBe(false);
    }
    if (!UPDATE) expect(row).toEqual(expected[id]);
    expect(await checksums(db, victim.workspaceId)).toEqual(before);
  });
});

test('the table has exactly the operations of the contract', () => {
  if (!UPDATE) expect(Object.keys(expected).sort()).toEqual(all.map(({ id }) => id).sort());
});
