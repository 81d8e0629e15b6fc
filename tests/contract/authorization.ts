// The callers of the authorization suite and their requests. UPDATE_EXPECTED=1 writes authorization.expected.txt; review
// the diff of that file. Invariant: an allowed caller sends an invalid request (an unknown query parameter, 422), so that
// the table does not depend on what an operation does. A caller who must be refused sends a request that would succeed; so
// does the caller without credentials.
import { createHmac } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { sql } from 'kysely';
import type { Operation } from '../../generated/operations.ts';
import { send, type Call, type Tenant, type World } from '../support/contract-world.ts';
import { parametersOf } from './fuzz-requests.ts';
import { exampleBody, pathOf, validCall } from './sample-requests.ts';

export const COLUMNS = [
  'none', 'malformed', 'bad-key', 'expired', 'other-secret', 'alg-none', 'audience', 'type', 'logged-out', 'revoked',
  'read', 'write', 'admin', 'viewer', 'member', 'owner', 'ws-header', 'path', 'body', 'query',
] as const; // prettier-ignore

export type Column = (typeof COLUMNS)[number];
type Table = Readonly<Record<string, Readonly<Record<Column, string>>>>;

const FILE = new URL('./authorization.expected.txt', import.meta.url);
const REFUSED = new Set(['401', '403', '404']);
/** Names of query parameters and body fields that hold an id of the workspace. */
const IDS: Readonly<Record<string, string>> = {
  agent_id: 'agents.id',
  call_id: 'calls.id',
  webhook_id: 'webhooks.id',
  ids: 'webhook-deliveries.id',
};

export function readExpected(): Table {
  const lines = readFileSync(FILE, 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'));
  return Object.fromEntries(
    lines.map((line) => {
      const [id, ...statuses] = line.split(/ +/);
      return [
        id!,
        Object.fromEntries(COLUMNS.map((column, i) => [column, statuses[i] ?? ''])) as Record<Column, string>,
      ];
    }),
  );
}

export function writeExpected(table: Table): void {
  const row = (id: string, cells: readonly string[]) =>
    [id.padEnd(24), ...cells.map((cell, i) => cell.padEnd(COLUMNS[i]!.length))].join(' ').trimEnd();
  const lines = Object.entries(table).map(([id, cells]) =>
    row(
      id,
      COLUMNS.map((column) => cells[column]),
    ),
  );
  const head =
    '# Statuses by operation and caller. 422: let in (the request is invalid). -: there is nothing of that kind to send.\n';
  writeFileSync(FILE, `${head}${row('# operation', COLUMNS)}\n${lines.join('\n')}\n`);
}

/** The owner of the credentials of each column; irrelevant to the victim in the other columns. */
export type Credentials = Readonly<Partial<Record<Column, string>>>;

/** @param secret signs access tokens */
export async function credentialsOf(
  world: World,
  victim: Tenant,
  outsider: Tenant,
  secret: string,
): Promise<Credentials> {
  const claims = JSON.parse(Buffer.from(victim.jwt.split('.')[1]!, 'base64url').toString()) as Record<string, unknown>;
  const past = Math.floor(Date.now() / 1000) - 60;
  return {
    malformed: 'not a token',
    'bad-key': `${victim.adminKey.slice(0, -1)}${victim.adminKey.endsWith('A') ? 'B' : 'A'}`,
    expired: forge({ ...claims, iat: past - 900, exp: past }, secret),
    'other-secret': forge(claims, 'another secret of more than 32 bytes'),
    'alg-none': `${encode({ alg: 'none', typ: 'JWT' })}.${encode(claims)}.`,
    audience: forge({ ...claims, aud: 'somebody-else' }, secret),
    type: forge({ ...claims, typ: 'widget' }, secret),
    'logged-out': await loggedOut(world, claims, secret),
    revoked: await revokedKey(world, victim),
    read: victim.readKey,
    write: victim.writeKey,
    admin: victim.adminKey,
    viewer: await memberOf(world, claims, 'viewer'),
    member: await memberOf(world, claims, 'member'),
    // A valid token, to prove that the forged ones above are refused for the forged part.
    owner: forge(claims, secret),
    'ws-header': outsider.jwt,
    path: outsider.adminKey,
    body: outsider.adminKey,
    query: outsider.adminKey,
  };
}

const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

function forge(claims: object, secret: string): string {
  const text = `${encode({ alg: 'HS256', typ: 'JWT' })}.${encode(claims)}`;
  return `${text}.${createHmac('sha256', secret).update(text).digest('base64url')}`;
}

async function revokedKey({ baseUrl }: World, { jwt }: Tenant): Promise<string> {
  const made = await send(baseUrl, 'createApiKey', { credential: jwt, body: { name: 'revoked', scope: 'admin' } });
  const { id, key } = made.body as { id: string; key: string };
  await send(baseUrl, 'revokeApiKey', { credential: jwt, path: { id } });
  return key;
}

/** A second session of the victim that has ended. Its access token has not expired yet. */
async function loggedOut({ app }: World, claims: Record<string, unknown>, secret: string): Promise<string> {
  await sql`insert into sessions (id, user_id, workspace_id, expires_at, revoked_at)
    values ('ses_ended', ${claims['sub']}, ${claims['wsp']}, now() + interval '1 day', now())`.execute(app.runtime.db);
  return forge({ ...claims, sid: 'ses_ended' }, secret);
}

/** Adds another user to the victim's workspace with this role. Uses SQL, because no operation does it yet. */
async function memberOf(world: World, claims: Record<string, unknown>, role: string): Promise<string> {
  const { jwt } = await world.createWorkspace();
  const own = JSON.parse(Buffer.from(jwt.split('.')[1]!, 'base64url').toString()) as Record<string, string>;
  const { db } = world.app.runtime;
  await sql`insert into members (workspace_id, user_id, role) values (${claims['wsp']}, ${own['sub']}, ${role})`.execute(
    db,
  );
  return world.app.runtime.signAccessToken(
    { sub: own['sub']!, sid: own['sid']!, wsp: String(claims['wsp']), typ: 'access' },
    900,
  );
}

/** The request of a column; null if the column does not apply to the operation. */
export function requestOf(
  operation: Operation,
  column: Column,
  tenants: { victim: Tenant; outsider: Tenant },
  expected: string | undefined,
): Call | null {
  const { victim, outsider } = tenants;
  switch (column) {
    case 'path':
      // Public resources are open to any client, and voices are shared by all workspaces.
      return operation.template.includes('{') &&
        operation.scope !== 'public' &&
        !operation.template.startsWith('/v1/voices')
        ? { path: pathOf(operation, victim.ids), body: validCall(operation, outsider.ids).body }
        : null;
    case 'body': {
      const body = exampleBody(operation, outsider.ids) ?? {};
      const foreign =
        operation.id === 'replayWebhookDeliveries'
          ? { ids: [victim.ids['webhook-deliveries.id']] }
          : foreignIds(Object.keys(body), victim);
      return Object.keys(foreign).length === 0
        ? null
        : { path: pathOf(operation, outsider.ids), body: { ...body, ...foreign } };
    }
    case 'query': {
      const names = parametersOf(operation)
        .filter((one) => one.in === 'query')
        .map(({ name }) => name);
      const query = foreignIds(names, victim);
      const isList = operation.method === 'GET' && !operation.template.includes('{');
      return isList ? { query } : null;
    }
    case 'ws-header': {
      const workspace = victim.workspaceId;
      return {
        ...validCall(operation, victim.ids),
        headers: { 'x-workspace-id': workspace },
        ...probe(expected),
      };
    }
    default:
      return { ...validCall(operation, victim.ids), ...probe(expected) };
  }
}

/** A caller who is expected to be allowed must not change anything. Without an expectation, no caller may. */
function probe(expected: string | undefined): Partial<Call> {
  const harmless = expected === undefined || !REFUSED.has(expected);
  return harmless ? { query: { no_such: '1' } } : {};
}

function foreignIds(names: readonly string[], victim: Tenant): Record<string, string> {
  return Object.fromEntries(
    names.filter((name) => IDS[name] && name !== 'ids').map((name) => [name, victim.ids[IDS[name]!]!]),
  );
}
