// A workspace that requires a second factor: who is admitted, what other members may still do, who may enable and disable
// it, and what does not change.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { operations } from '../../../generated/operations.ts';
import { dropSecondFactor } from '../../../src/resources/auth/second-factor.ts';
import { startTestApp, type TestApp } from '../../support/app.ts';
import { agentBody, clientOf, newTenant, PASSWORD, type Client, type Tenant } from '../../support/client.ts';
import { oneTimeCode } from '../../support/one-time-code.ts';

const CODE = 'workspace_requires_second_factor';
let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

async function enroll(client: Client): Promise<{ secret: string; recoveryCodes: string[] }> {
  const { secret } = await client.ok('enrollSecondFactor', { body: { current_password: PASSWORD } });
  const { recovery_codes: recoveryCodes } = await client.ok('confirmSecondFactor', {
    body: { code: await oneTimeCode(secret, -1) },
  });
  return { secret, recoveryCodes };
}

async function login({ email }: Tenant, code: string): Promise<Client> {
  const first = await clientOf(app.url).refused('login', { body: { email, password: PASSWORD } });
  const body = { login_token: first.body.login_token, code };
  return clientOf(app.url, (await clientOf(app.url).ok('finishLogin', { body })).access_token);
}

const policy = (client: Client, id: string, require_second_factor: boolean, headers = {}) =>
  client.send('updateWorkspace', { path: { id }, headers, body: { require_second_factor } });
const outcome = ({ status, body }: { status: number; body: unknown }) => [status, (body as { code?: string }).code];

/** An owner with a second factor, whose workspace requires one, and the secret of that factor. */
async function strictOwner() {
  const owner = await newTenant(app.url);
  const factor = await enroll(owner);
  expect((await policy(owner, owner.workspaceId, true)).status).toBe(200);
  return { owner, ...factor };
}

/** A user with a workspace of their own, who joins another. */
async function join(owner: Tenant, role = 'member') {
  const person = await newTenant(app.url);
  const { id } = await owner.ok('createInvitation', { body: { email: person.email, role } });
  const { token } = await app.mailbox.linkTo(person.email);
  await clientOf(app.url).ok('acceptInvitation', { path: { id }, body: { token, password: PASSWORD } });
  return { person, there: { 'x-workspace-id': owner.workspaceId } };
}

describe('a member without a second factor', () => {
  test('gets a specific error from everything but the enrollment, and is admitted after enrolling', async () => {
    const { owner } = await strictOwner();
    const { person, there: headers } = await join(owner, 'admin');
    const { status, code, body } = await person.refused('listAgents', { headers });
    expect([status, code]).toEqual([403, CODE]);
    expect(body.detail).toContain('POST /v1/auth/second-factor');
    const allowed = Object.values(operations).filter(({ withoutSecondFactor }) => withoutSecondFactor);
    expect(allowed.map(({ id }) => id).sort()).toEqual([
      'confirmSecondFactor',
      'enrollSecondFactor',
      'getSecondFactor',
      'listWorkspaces',
      'logout',
    ]);
    const path = { id: owner.workspaceId };
    for (const id of ['getCurrentPrincipal', 'listApiKeys', 'listSessions'] as const) {
      expect((await person.refused(id, { headers })).code, id).toBe(CODE);
    }
    for (const id of ['updateCurrentUser', 'updateWorkspace', 'createAgent'] as const) {
      expect((await person.refused(id, { headers, path, body: {} })).code, id).toBe(CODE);
    }
    expect((await person.ok('listWorkspaces', { headers })).data.map(({ id }) => id)).toContain(owner.workspaceId);
    expect((await person.ok('getSecondFactor', { headers })).enabled).toBe(false);
    const { secret } = await person.ok('enrollSecondFactor', { headers, body: { current_password: PASSWORD } });
    expect((await person.refused('listAgents', { headers })).code).toBe(CODE);
    await person.ok('confirmSecondFactor', { headers, body: { code: await oneTimeCode(secret) } });
    await person.ok('createAgent', { headers, body: agentBody() });
  });

  test('works as before in a workspace that does not require one', async () => {
    const { owner } = await strictOwner();
    const { person, there: headers } = await join(owner);
    expect((await person.refused('listAgents', { headers })).code).toBe(CODE);
    await person.ok('createAgent', { body: agentBody() });
    expect((await person.ok('getCurrentPrincipal')).workspace.id).toBe(person.workspaceId);
  });

  test('may log out of a session that may only enroll', async () => {
    const { owner } = await strictOwner();
    const { person, there: headers } = await join(owner);
    await person.ok('logout', { headers });
    expect((await person.refused('listAgents', { headers })).code).toBe('session_revoked');
  });

  test('is visible to admins, and the list of workspaces marks those that require one', async () => {
    const { owner } = await strictOwner();
    const { person } = await join(owner);
    await owner.ok('createInvitation', { body: { email: `none.${person.email}` } });
    const { data } = await owner.ok('listMembers');
    expect(data.map(({ status, second_factor: has }) => [status, has])).toEqual([
      ['pending', null],
      ['active', false],
      ['active', true],
    ]);
    const listed = (await person.ok('listWorkspaces')).data;
    expect(listed.map(({ id, require_second_factor: required }) => [id, required])).toEqual(
      expect.arrayContaining([
        [owner.workspaceId, true],
        [person.workspaceId, false],
      ]),
    );
  });
});

describe('sessions that satisfy a second factor policy', () => {
  test('are those opened with a code or a recovery code, not those older than the enrollment', async () => {
    const owner = await newTenant(app.url);
    const session = await clientOf(app.url).ok('login', { body: { email: owner.email, password: PASSWORD } });
    const old = clientOf(app.url, session.access_token);
    const { secret, recoveryCodes } = await enroll(owner);
    await owner.ok('updateWorkspace', { path: { id: owner.workspaceId }, body: { require_second_factor: true } });
    expect((await old.refused('listAgents')).code).toBe(CODE);
    expect((await old.refused('enrollSecondFactor', { body: { current_password: PASSWORD } })).code).toBe(
      'second_factor_enabled',
    );
    const refreshed = await clientOf(app.url).ok('refreshSession', { body: { refresh_token: session.refresh_token } });
    expect((await clientOf(app.url, refreshed.access_token).refused('listAgents')).code).toBe(CODE);
    await (await login(owner, await oneTimeCode(secret))).ok('listAgents');
    await (await login(owner, recoveryCodes[0]!)).ok('listAgents');
  });

  test('are none of a user who disables the factor, until there is another one', async () => {
    const { owner, recoveryCodes } = await strictOwner();
    await owner.ok('listAgents');
    const [code] = recoveryCodes;
    await owner.ok('disableSecondFactor', { body: { current_password: PASSWORD, code: code! } });
    expect((await owner.refused('listAgents')).code).toBe(CODE);
    await enroll(owner);
    await owner.ok('listAgents');
  });

  test('are none after the operator has removed a user’s lost factor; the owner enrolls again with the password', async () => {
    const { owner } = await strictOwner();
    expect(await dropSecondFactor(app.runtime, owner.userId)).toBe(true);
    expect((await owner.refused('listAgents')).code).toBe(CODE);
    const { access_token: token } = await clientOf(app.url).ok('login', {
      body: { email: owner.email, password: PASSWORD },
    });
    const again = clientOf(app.url, token);
    expect((await again.refused('listAgents')).code).toBe(CODE);
    await enroll(again);
    await again.ok('listAgents');
  });

  test('API keys are not affected, by any creator', async () => {
    const { owner } = await strictOwner();
    const { person, there: headers } = await join(owner, 'admin');
    const { key } = await owner.ok('createApiKey', { body: { name: 'k', scope: 'admin' } });
    await clientOf(app.url, key).ok('listMembers');
    expect((await person.refused('createApiKey', { headers, body: { name: 'k' } })).code).toBe(CODE);
  });
});

describe('enabling the second factor policy', () => {
  test('requires an owner in a session with a second factor, so that nobody is locked out permanently', async () => {
    const owner = await newTenant(app.url);
    const { key } = await owner.ok('createApiKey', { body: { name: 'k', scope: 'admin' } });
    const { person: admin, there } = await join(owner, 'admin');
    expect(outcome(await policy(owner, owner.workspaceId, true))).toEqual([403, CODE]);
    expect((await owner.ok('listWorkspaces')).data[0]!.require_second_factor).toBe(false);
    await enroll(admin);
    expect(outcome(await policy(admin, owner.workspaceId, true, there))).toEqual([403, 'owner_required']);
    expect(outcome(await policy(clientOf(app.url, key), owner.workspaceId, true))).toEqual([403, 'owner_required']);
    await enroll(owner);
    expect((await policy(owner, owner.workspaceId, true)).body).toMatchObject({ require_second_factor: true });
    const { data } = await owner.ok('listAuditLog', { query: { action: 'workspace.updated' } });
    expect(data[0]!.changes).toEqual({ fields: ['require_second_factor'], require_second_factor: true });
    await admin.ok('listAgents', { headers: there });
  });

  test('is possible when a workspace is created, under the same condition', async () => {
    const person = await newTenant(app.url);
    const body = { name: 'Vault', require_second_factor: true };
    expect((await person.refused('createWorkspace', { body })).code).toBe(CODE);
    await enroll(person);
    expect((await person.ok('createWorkspace', { body })).require_second_factor).toBe(true);
  });

  test('closes open streams of sessions without a factor immediately', async () => {
    const owner = await newTenant(app.url);
    const { person, there } = await join(owner);
    const agent = await owner.ok('createAgent', { body: agentBody() });
    const { call_id: id } = await owner.ok('createCall', {
      body: { agent_id: agent.agent_id, to_number: '+12025550107' },
    });
    const stream = await fetch(`${app.url}/v1/calls/${id}/stream`, {
      headers: { authorization: `Bearer ${person.jwt}`, ...there },
    });
    expect(stream.status).toBe(200);
    await enroll(owner);
    await owner.ok('updateWorkspace', { path: { id: owner.workspaceId }, body: { require_second_factor: true } });
    await stream.text();
    await owner.ok('endCall', { path: { id } });
  });
});

test('can be undone only by an owner, neither by an admin nor by a key', async () => {
  const { owner } = await strictOwner();
  const { key } = await owner.ok('createApiKey', { body: { name: 'k', scope: 'admin' } });
  const { person: admin, there } = await join(owner, 'admin');
  await enroll(admin);
  expect(outcome(await policy(admin, owner.workspaceId, false, there))).toEqual([403, 'owner_required']);
  expect(outcome(await policy(clientOf(app.url, key), owner.workspaceId, false))).toEqual([403, 'owner_required']);
  // Changes that leave the policy unchanged need no owner.
  expect((await policy(clientOf(app.url, key), owner.workspaceId, true)).status).toBe(200);
  expect((await policy(owner, owner.workspaceId, false)).status).toBe(200);
  const { person, there: headers } = await join(owner);
  await person.ok('listAgents', { headers });
});
