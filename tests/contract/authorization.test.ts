// Every operation by every kind of caller: nobody, forged and ended credentials, each scope and role, and another
// workspace's strongest key with this workspace's ids in path, body and query. The statuses stand in
// authorization.expected.txt; whoever asks, the victim's rows stay as they were.
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
let stranger: Tenant;
let credentials: Credentials;

beforeAll(async () => {
  world = await startWorld({ JWT_SECRET: SECRET });
  [victim, stranger] = [await world.createTenant(), await world.createTenant()];
  credentials = await credentialsOf(world, victim, stranger, SECRET);
  for (const tenant of [victim, stranger]) await quieten(tenant);
  await settled(world.app.runtime.db);
}, 120_000);

afterAll(async () => {
  await world?.close();
  if (UPDATE) writeExpected(found);
});

/** Ends what goes on by itself, so that a changed row was somebody's doing. */
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
/** What an answer tells, but for the address that was asked for. */
const listed = (body: unknown) => JSON.stringify((body as { data?: unknown } | null)?.data ?? '');

describe('who asks decides', () => {
  test.each(all.map((operation) => [operation.id, operation] as const))('%s', async (id, operation) => {
    const { db } = world.app.runtime;
    const before = await checksums(db, victim.workspaceId);
    const row = (found[id] = {} as Record<Column, string>);
    for (const column of COLUMNS) {
      const call = requestOf(operation, column, { victim, stranger }, UPDATE ? undefined : expected[id]?.[column]);
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

test('the table names the operations of the contract, all of them and no others', () => {
  if (!UPDATE) expect(Object.keys(expected).sort()).toEqual(all.map(({ id }) => id).sort());
});
