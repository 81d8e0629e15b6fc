// Runs every operation of the contract against the service, without code per operation: each one succeeds at least once, on both
// databases. Every response is validated against the contract (contract-world.ts). authorization.test.ts has the callers who are
// refused, mass-assignment.test.ts the bodies.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Operation } from '../../generated/operations.ts';
import { answered, send, startWorld, type Answer, type Tenant, type World } from '../support/contract-world.ts';
import { startIdentityProvider, type IdentityProvider } from '../support/identity-provider.ts';
import { FRESH_REQUESTS } from './fresh-requests.ts';
import { AFTER_ANSWER, all, BEFORE_REMOVAL, ENDING, idOf, pathOf, resourcesOf, validCall } from './sample-requests.ts';

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
};

// Operations other than reads without an entry in the audit log, with the reason.
const NOT_AUDITED: Readonly<Record<string, string>> = {
  deletePaymentMethod: 'changes nothing where no method is saved; audited in payment-method.test.ts',
  checkAgentFunction: 'changes nothing',
  confirmNewsletter: 'has no workspace',
  convertCurlCommand: 'changes nothing',
  createChatCompletion: 'the conversation has its own list',
  createWidgetSession: 'a visitor of a public page',
  endOtherSessions: 'the user has no other session here',
  enrollSecondFactor: 'a proposal: the confirmation is recorded',
  ingestClientEvent: 'a log of its own',
  previewVoice: 'changes nothing',
  putWhiteLabelDomain: 'the domain exists: it is only checked again',
  queryKnowledgeBase: 'changes nothing',
  requestPasswordReset: 'no user has this address',
  runAgentPlayground: 'the conversation has its own list',
  sendTestWebhook: 'the delivery has its own list',
  sendWidgetMessage: 'a visitor of a public page',
  startDemo: 'a visitor of a public page',
  startSignIn: 'nobody is signed in yet',
  streamWidgetMessage: 'a visitor of a public page',
  submitContactForm: 'has no workspace',
  subscribeNewsletter: 'has no workspace',
  unsubscribeNewsletter: 'has no workspace',
};

let idp: IdentityProvider;
let world: World;

beforeAll(async () => {
  idp = await startIdentityProvider();
  world = await startWorld({
    OIDC_ISSUER: idp.issuer,
    OIDC_CLIENT_ID: idp.clientId,
    OIDC_CLIENT_SECRET: idp.clientSecret,
  });
}, 120_000);
afterAll(async () => {
  await world?.close();
  await idp?.close();
});

/** The actions in the audit log that name the answered request. */
async function auditActions({ app }: World, { headers }: Answer): Promise<string[]> {
  const rows = await app.runtime.db
    .selectFrom('audit_log')
    .select('action')
    .where('request_id', '=', headers.get('x-request-id'))
    .execute();
  return rows.map(({ action }) => action);
}

const names = (operations: readonly Operation[]) => operations.map((operation) => [operation.id, operation] as const);
// Reads run first, removals at the end.
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
    if (operation.method === 'GET') return;
    const actions = await auditActions(world, answer);
    const reason = NOT_AUDITED[operation.id];
    expect(actions.length === 0, `${operation.id}: ${actions.join()}`).toBe(reason !== undefined);
  });

  test('the list of exceptions names operations that exist', () => {
    const known = new Set(all.map(({ id }) => id));
    expect(Object.keys(NO_SUCCESS_YET).filter((id) => !known.has(id))).toEqual([]);
    // Lower this when an entry is removed; never raise it.
    expect(Object.keys(NO_SUCCESS_YET).length).toBeLessThanOrEqual(9);
  });
});
