// Runs every operation of the contract against the service, without code per operation: who is allowed, what is refused,
// and that each one succeeds at least once. Every response is validated against the contract (contract-world.ts).
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Operation } from '../../generated/operations.ts';
import {
  answered,
  endCall,
  send,
  startWorld,
  type Answer,
  type Tenant,
  type World,
} from '../support/contract-world.ts';
import { startIdentityProvider, type IdentityProvider } from '../support/identity-provider.ts';
import { FRESH_REQUESTS } from './fresh-requests.ts';
import {
  AFTER_ANSWER,
  all,
  authenticated,
  BEFORE_REMOVAL,
  bodySchema,
  CLAIMS,
  ENDING,
  exampleBody,
  idOf,
  pathOf,
  resourcesOf,
  validCall,
  withField,
  wrongTypes,
} from './sample-requests.ts';

// Operations that do not return 2xx for the contract's own example, with the reason. This list may only shrink.
const NO_SUCCESS_YET: Readonly<Record<string, string>> = {
  login: 'needs the password of a registered user: tests/resources/auth',
  refreshSession: 'needs a live refresh token: tests/resources/auth',
  testAgentFunction: 'calls a server of the workspace: tests/resources/agents',
  getCallAnalysis: 'needs a call that has ended: tests/resources/calls',
  getCallRecording: 'needs a call that has ended: tests/resources/calls',
  cloneVoice: 'needs a recording and an account with a vendor: tests/resources/voices',
  deleteVoice: 'needs a cloned voice: tests/resources/voices',
  getCallRecordingMp3: 'needs a call that has ended: tests/resources/calls',
  rotateWebhookSecret: 'its example promotes a secret, but no rotation has started: tests/resources/webhooks',
};

// Catalogues that are the same for every workspace.
const SHARED_RESOURCES = new Set(['voices', 'models', 'languages', 'providers']);

let idp: IdentityProvider;
let world: World;
let mine: Tenant;
let theirs: Tenant;

beforeAll(async () => {
  idp = await startIdentityProvider();
  world = await startWorld({
    OIDC_ISSUER: idp.issuer,
    OIDC_CLIENT_ID: idp.clientId,
    OIDC_CLIENT_SECRET: idp.clientSecret,
  });
  [mine, theirs] = [await world.createTenant(), await world.createTenant()];
  for (const tenant of [mine, theirs]) await endCall(world, tenant);
}, 120_000);
afterAll(async () => {
  await world?.close();
  await idp?.close();
});

const names = (operations: readonly Operation[]) => operations.map((operation) => [operation.id, operation] as const);
const codeOf = ({ body }: Answer) => (body as { code?: string }).code;
const pointersOf = ({ body }: Answer) =>
  (body as { errors?: { pointer: string }[] }).errors?.map(({ pointer }) => pointer);

const strongest = (operation: Operation, tenant: Tenant) =>
  operation.principal === 'user' ? tenant.jwt : tenant.adminKey;

describe('an operation that requires authentication returns 401 without credentials', () => {
  test.each(names(authenticated))('%s', async (_id, operation) => {
    const answer = await send(world.baseUrl, idOf(operation), validCall(operation, mine.ids));
    expect([answer.status, codeOf(answer)]).toEqual([401, 'unauthorized']);
  });
});

describe('a key without the scope gets 403, which names the missing scope', () => {
  const beyond = authenticated.flatMap((operation) => {
    const weaker =
      operation.scope === 'write' ? ['readKey'] : operation.scope === 'admin' ? ['readKey', 'writeKey'] : [];
    return weaker.map((key) => [operation.id, key as 'readKey' | 'writeKey', operation] as const);
  });
  test.each(beyond)('%s with %s', async (_id, key, operation) => {
    const call = { ...validCall(operation, mine.ids), credential: mine[key] };
    const answer = await send(world.baseUrl, idOf(operation), call);
    expect(answer.status).toBe(403);
    if (operation.principal === null) expect(answer.body).toMatchObject({ required_scope: operation.scope });
  });
});

describe('an operation for user sessions refuses every API key', () => {
  test.each(names(authenticated.filter(({ principal }) => principal === 'user')))('%s', async (_id, operation) => {
    const call = { ...validCall(operation, mine.ids), credential: mine.adminKey };
    const answer = await send(world.baseUrl, idOf(operation), call);
    expect([answer.status, codeOf(answer)]).toEqual([403, 'user_session_required']);
  });
});

describe('an id of another workspace gets 404, like an id that does not exist', () => {
  const owned = authenticated.filter(
    ({ id, template }) => template.includes('{') && !SHARED_RESOURCES.has(template.split('/')[2]!) && !CLAIMS.has(id),
  );
  test.each(names(owned))('%s', async (_id, operation) => {
    const credential = strongest(operation, theirs);
    const { body } = validCall(operation, theirs.ids);
    const foreign = await send(world.baseUrl, idOf(operation), { path: pathOf(operation, mine.ids), body, credential });
    const missing = await send(world.baseUrl, idOf(operation), { path: pathOf(operation, {}), body, credential });
    expect(foreign.status).toBe(404);
    expect(codeOf(foreign)).toBe(codeOf(missing));
  });
});

describe('an unknown field gets 422 with a pointer to it', () => {
  test.each(names(all.filter((operation) => bodySchema(operation) !== null)))('%s', async (_id, operation) => {
    const { body, pointer } = withField(exampleBody(operation, mine.ids), 'no_such_field', 1);
    const call = { ...validCall(operation, mine.ids), credential: strongest(operation, mine), body };
    const answer = await send(world.baseUrl, idOf(operation), call);
    expect(answer.status).toBe(422);
    expect(pointersOf(answer)).toContain(pointer);
  });

  test.each(names(all))('%s in the query', async (_id, operation) => {
    const call = { ...validCall(operation, mine.ids), credential: strongest(operation, mine), query: { no_such: '1' } };
    const answer = await send(world.baseUrl, idOf(operation), call);
    expect(answer.status).toBe(422);
    expect(pointersOf(answer)).toContain('/query/no_such');
  });
});

describe('a value of the wrong type gets 422 with a pointer to it', () => {
  const fields = all.flatMap((operation) =>
    wrongTypes(operation).map(({ name, value }) => [operation.id, name, value, operation] as const),
  );
  test.each(fields)('%s %s', async (_id, name, value, operation) => {
    const body = { ...exampleBody(operation, mine.ids), [name]: value };
    const call = { ...validCall(operation, mine.ids), credential: strongest(operation, mine), body };
    const answer = await send(world.baseUrl, idOf(operation), call);
    expect(answer.status).toBe(422);
    expect(pointersOf(answer)?.some((pointer) => pointer.startsWith(`/${name}`))).toBe(true);
  });

  test.each(names(all.filter((operation) => bodySchema(operation) !== null)))(
    '%s as a list',
    async (_id, operation) => {
      const call = { ...validCall(operation, mine.ids), credential: strongest(operation, mine), body: [] };
      const answer = await send(world.baseUrl, idOf(operation), call);
      expect(answer.status).toBe(422);
    },
  );
});

// Runs last, because it changes and deletes. Reads run first, removals at the end.
describe('every operation succeeds with its own example', () => {
  const ORDER = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];
  const inOrder = [...all].sort(
    (a, b) =>
      Number(a.id === 'logout') - Number(b.id === 'logout') || ORDER.indexOf(a.method) - ORDER.indexOf(b.method),
  );
  const expected = inOrder.filter(({ id }) => NO_SUCCESS_YET[id] === undefined);
  let fresh: Tenant;
  beforeAll(async () => {
    fresh = await world.createTenant();
  });

  test.each(names(expected))('%s', async (_id, operation) => {
    // Each removal gets its own workspace and its own target, so that the order of removals does not matter.
    const ends = operation.method === 'DELETE' || ENDING.has(operation.id) || AFTER_ANSWER.has(operation.id);
    const tenant = ends ? await world.createTenant(resourcesOf(operation)) : fresh;
    const first = BEFORE_REMOVAL[operation.id];
    if (AFTER_ANSWER.has(operation.id)) await answered(world, tenant);
    if (first) await send(world.baseUrl, first, { path: pathOf(operation, tenant.ids), credential: tenant.jwt });
    const call = {
      ...validCall(operation, tenant.ids),
      credential: operation.scope === 'public' ? undefined : tenant.jwt,
      ...(await FRESH_REQUESTS[operation.id]?.(world.baseUrl, idp)),
    };
    const answer = await send(world.baseUrl, idOf(operation), call);
    expect(answer.status, JSON.stringify(answer.body)).toBeLessThan(300);
  });

  test('the list of exceptions names operations that exist', () => {
    const known = new Set(all.map(({ id }) => id));
    expect(Object.keys(NO_SUCCESS_YET).filter((id) => !known.has(id))).toEqual([]);
    // Lower this when an entry is removed; never raise it.
    expect(Object.keys(NO_SUCCESS_YET).length).toBeLessThanOrEqual(9);
  });
});
