// Properties that a client must not be able to set: every write is sent with all of them, at the top level and in every
// nested object. Each is refused with a pointer (422), refused unread (400 for prototype pollution), or ignored if the
// contract marks the property read-only. In all cases no row contains the value afterwards. Values of the wrong
// type are refused with a pointer to each, too. Deliberately omitted: objects whose names the client chooses (metadata,
// variables, schemas); any name is data there.
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Operation } from '../../generated/operations.ts';
import { endCall, sendRaw, startWorld, type Answer, type Tenant, type World } from '../support/contract-world.ts';
import { toRequest } from './fuzz-requests.ts';
import { branchOf, pointerTo, resolve, spoil, valid, type Schema } from './fuzz-values.ts';
import { all, bodySchema, exampleBody, idOf, inBatches, pathOf, wrongTypes } from './sample-requests.ts';
import { tracesOf } from './table-checksums.ts';

const MARK = 'mass-assigned';
const NUMBER = 987_654_321;
const POLLUTING = ['__proto__', 'constructor'];
const FORBIDDEN: Readonly<Record<string, unknown>> = {
  id: MARK,
  agent_id: MARK,
  user_id: MARK,
  workspace_id: MARK,
  created_by: MARK,
  status: MARK,
  role: MARK,
  scope: MARK,
  balance: NUMBER,
  credit: NUMBER,
  version: NUMBER,
  created_at: `2031-01-01T00:00:00.${NUMBER}Z`,
  updated_at: `2031-01-01T00:00:00.${NUMBER}Z`,
  deleted_at: `2031-01-01T00:00:00.${NUMBER}Z`,
  revoked_at: `2031-01-01T00:00:00.${NUMBER}Z`,
  hash: MARK,
  password_hash: MARK,
  secret: MARK,
  secret_sealed: MARK,
  signing_secret: MARK,
  webhook_secret: MARK,
  is_admin: true,
  prototype: { [MARK]: true },
  constructor: { prototype: { [MARK]: true } },
  __proto__own: { [MARK]: true },
};
const names = Object.keys(FORBIDDEN).map((name) => (name === '__proto__own' ? '__proto__' : name));
const valueOf = (name: string) => FORBIDDEN[name === '__proto__' ? '__proto__own' : name];

const SEED = 20_261_121;
const writes = all.filter((operation) => bodySchema(operation) !== null);
const named = (operations: readonly Operation[]) => operations.map((operation) => [operation.id, operation] as const);

let world: World;
let tenant: Tenant;

beforeAll(async () => {
  world = await startWorld();
  tenant = await world.createTenant();
  await endCall(world, tenant);
}, 120_000);
afterAll(() => world?.close());

interface Place {
  path: readonly string[];
  schema: Schema;
}

/** Objects of a body whose properties the contract names. */
function objectsIn(source: Schema, value: unknown, path: readonly string[] = []): Place[] {
  const schema = resolve(source);
  const branch = branchOf(schema, value);
  if (branch) return objectsIn(branch, value, path);
  if (Array.isArray(value)) {
    return value.flatMap((item, i) => objectsIn(schema.items ?? {}, item, [...path, String(i)]));
  }
  if (typeof value !== 'object' || value === null || !schema.properties) return [];
  const { properties } = schema;
  const inside = Object.entries(value).flatMap(([name, part]) =>
    properties[name] ? objectsIn(properties[name], part, [...path, name]) : [],
  );
  return [{ path, schema }, ...inside];
}

/** The contract's example, which is valid, and a body with every property. */
function bodiesOf(operation: Operation): { body: unknown; works: boolean }[] {
  const schema = bodySchema(operation) as Schema;
  const complete = fc.sample(valid(schema, {}, true), { numRuns: 3, seed: SEED });
  const example = exampleBody(operation, tenant.ids) ?? {};
  return [{ body: example, works: true }, ...complete.map((body) => ({ body, works: false }))];
}

/** Removes duplicate places: the same schema at the same path, ignoring list indexes, is the same place in every body. */
function eachPlaceOnce(): (place: Place) => boolean {
  const seen = new Map<Schema, Set<string>>();
  return ({ path, schema }) => {
    const paths = seen.get(schema) ?? new Set();
    seen.set(schema, paths);
    const pattern = path.map((part) => (/^\d+$/.test(part) ? '*' : part)).join('/');
    if (paths.has(pattern)) return false;
    paths.add(pattern);
    return true;
  };
}

type Kind = 'unknown' | 'ignored' | 'known';

function isPartOf(schema: Schema, name: string): Kind {
  if (schema['x-ignored']?.includes(name)) return 'ignored';
  return Object.hasOwn(schema.properties ?? {}, name) ? 'known' : 'unknown';
}

const send = (operation: Operation, body: unknown): Promise<Answer> => {
  const credential = operation.scope === 'public' ? undefined : tenant.jwt;
  const draft = { path: pathOf(operation, tenant.ids), query: [], headers: {}, body };
  return sendRaw(world.baseUrl, idOf(operation), toRequest(operation, draft, credential));
};

const pointersOf = ({ body }: Answer) =>
  ((body as { errors?: { pointer: string }[] } | null)?.errors ?? []).map(({ pointer }) => pointer);

/** Properties of one object that are sent together; prototype pollution is refused before anything is read, so it is sent alone. */
interface Attempt {
  body: unknown;
  path: readonly string[];
  names: readonly string[];
  kind: Exclude<Kind, 'known'> | 'polluting';
}

function attemptsAt(body: unknown, { path, schema }: Place, works: boolean): Attempt[] {
  const inert = names.filter((name) => !POLLUTING.includes(name));
  const ofKind = (kind: Kind) => inert.filter((name) => isPartOf(schema, name) === kind);
  const attempts: Attempt[] = [
    { body, path, names: ofKind('unknown'), kind: 'unknown' },
    // Only the valid body is accepted with ignored properties; the other bodies are refused anyway.
    { body, path, names: works ? ofKind('ignored') : [], kind: 'ignored' },
    ...POLLUTING.map((name): Attempt => ({ body, path, names: [name], kind: 'polluting' })),
  ];
  return attempts.filter(({ names: sent }) => sent.length > 0);
}

describe('a property that only the service can set is refused or ignored, at any depth', () => {
  test.each(named(writes))('%s', async (_id, operation) => {
    const isNew = eachPlaceOnce();
    const attempts = bodiesOf(operation).flatMap(({ body, works }) =>
      objectsIn(bodySchema(operation) as Schema, body)
        .filter(isNew)
        .flatMap((place) => attemptsAt(body, place, works)),
    );
    const problems: string[] = [];
    await inBatches(attempts, async (attempt) => {
      const { body, path, names: sent } = attempt;
      const spoiled = sent.reduce((made, name) => spoil(made, { path: [...path, name], value: valueOf(name) }), body);
      problems.push(...misanswered(await send(operation, spoiled), attempt));
    });
    expect(problems).toEqual([]);
    expect(attempts.flatMap(({ names: sent }) => sent).length).toBeGreaterThan(20);
    expect(await tracesOf(world.app.runtime.db, [MARK, String(NUMBER)])).toEqual([]);
  });

  test('the prototypes of this process have no new properties after all requests', () => {
    expect(MARK in {}).toBe(false);
  });
});

/** The properties that were not answered as required. 409 occurs if an earlier request created the example. */
function misanswered(answer: Answer, { path, names: sent, kind }: Attempt): string[] {
  const pointers = pointersOf(answer);
  const fits = (name: string): boolean => {
    if (kind === 'ignored') return answer.status < 300 || answer.status === 409;
    if (kind === 'polluting') return answer.status === 400;
    return answer.status === 422 && pointers.includes(pointerTo([...path, name]));
  };
  const got = `${answer.status} ${JSON.stringify(answer.body).slice(0, 300)}`;
  return sent.filter((name) => !fits(name)).map((name) => `${pointerTo([...path, name])} (${kind}): ${got}`);
}

describe('values of the wrong type get 422 with a pointer to each', () => {
  test.each(named(writes.filter((operation) => wrongTypes(operation).length > 0)))('%s', async (_id, operation) => {
    const fields = wrongTypes(operation);
    const wrong = Object.fromEntries(fields.map(({ name, value }) => [name, value]));
    const body = { ...exampleBody(operation, tenant.ids), ...wrong };
    const answer = await send(operation, body);
    expect(answer.status).toBe(422);
    const pointers = pointersOf(answer);
    const unnamed = fields.filter(({ name }) => !pointers.some((pointer) => pointer.startsWith(`/${name}`)));
    expect(unnamed).toEqual([]);
  });

  test.each(named(writes))('%s as a list', async (_id, operation) => {
    const answer = await send(operation, []);
    expect(answer.status).toBe(422);
  });
});

describe('read-only properties in a list are ignored, so that an export can be imported', () => {
  const makers = ['createAgent', 'updateAgent'] as const;
  test.each(makers)('%s with the functions of an agent as the API returned them', async (id) => {
    const operation = all.find((one) => one.id === id)!;
    const readOnly = Object.entries(FORBIDDEN).filter(([name]) =>
      ['id', 'created_at', 'updated_at', 'signing_secret'].includes(name),
    );
    const fn = { ...FUNCTION, ...Object.fromEntries(readOnly) };
    const body = { ...exampleBody(operation, tenant.ids), functions: [fn] };
    const answer = await send(operation, body);
    expect(answer.status, JSON.stringify(answer.body)).toBeLessThan(300);
    expect(await tracesOf(world.app.runtime.db, [MARK, String(NUMBER)])).toEqual([]);
  });
});

const FUNCTION = {
  type: 'webhook',
  name: 'lookup_order',
  description: 'Finds an order.',
  url: 'https://example.invalid/orders',
};
