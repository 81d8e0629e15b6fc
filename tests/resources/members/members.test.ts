// Members, roles and invitations over HTTP: who may do what, what a removal revokes, and that an invitation works once.
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../support/app.ts';
import { clientOf, newEmail, newTenant, PASSWORD, type Client, type Tenant } from '../../support/client.ts';
import { join, type Joined } from './support.ts';

let app: TestApp;
let owner: Tenant;
beforeAll(async () => {
  app = await startTestApp();
  owner = await newTenant(app.url);
});
afterAll(() => app?.close());

const anybody = () => clientOf(app.url);

const inWorkspace = (workspaceId: string) => ({ headers: { 'x-workspace-id': workspaceId } });

describe('createInvitation', () => {
  test('mails a link to the invited address; a name does not become a link in it', async () => {
    const email = newEmail();
    await owner.ok('updateWorkspace', { path: { id: owner.workspaceId }, body: { name: 'evil.example.com/x' } });
    const invitation = await owner.ok('createInvitation', { body: { email, role: 'viewer' } });
    await owner.ok('updateWorkspace', { path: { id: owner.workspaceId }, body: { name: 'Northwind' } });
    expect(invitation).toMatchObject({ email, role: 'viewer', status: 'pending', invited_by: owner.userId });
    const link = await app.mailbox.linkTo(email);
    expect(link).toMatchObject({ id: invitation.id, token: expect.stringMatching(/^it_/) });
    const [mail] = app.mailbox.mailsTo(email);
    expect(mail!.text).toContain(`${app.url}/account/invitation#`);
    expect(mail!.text).not.toContain('evil.example.com');
    expect(mail!.html).not.toContain('evil.example.com');
  });

  test('a member and an admin key cannot invite an owner; the writer of a workspace invites nobody', async () => {
    const [admin, member] = [await join(app, 'admin', owner), await join(app, 'member', owner)];
    const body = { email: newEmail(), role: 'owner' };
    expect(await admin.refused('createInvitation', { body })).toMatchObject({ status: 403, code: 'owner_required' });
    const { key } = await owner.ok('createApiKey', { body: { name: 'bot', scope: 'admin' } });
    expect((await clientOf(app.url, key).refused('createInvitation', { body })).code).toBe('owner_required');
    expect((await member.refused('createInvitation', { body })).code).toBe('forbidden_scope');
    expect((await join(app, 'owner', owner)).userId).toMatch(/^usr_/);
  });

  test('a second invitation of an address replaces the first; a member cannot be invited again', async () => {
    const email = newEmail();
    const first = await owner.ok('createInvitation', { body: { email } });
    const { token } = await app.mailbox.linkTo(email);
    const second = await owner.ok('createInvitation', { body: { email: email.toUpperCase(), role: 'admin' } });
    const old = await anybody().refused('acceptInvitation', { path: { id: first.id }, body: { token } });
    expect([old.status, old.code]).toEqual([409, 'invitation_closed']);
    const next = await app.mailbox.linkTo(email, 2);
    const body = { token: next['token'], name: 'Grace', password: PASSWORD };
    await anybody().ok('acceptInvitation', { path: { id: second.id }, body });
    const again = await owner.refused('createInvitation', { body: { email } });
    expect([again.status, again.code]).toEqual([409, 'already_member']);
  });

  test('is limited to a hundred invitations a day', async () => {
    const other = await newTenant(app.url);
    await sql`insert into invitations (workspace_id, id, email, role, token_hash, expires_at)
      select ${other.workspaceId}, ${other.workspaceId} || i, i || '@example.com', 'member',
        sha256((${other.workspaceId} || i)::bytea), now() + interval '1 day'
      from generate_series(1, 100) i`.execute(app.runtime.db);
    const refusal = await other.refused('createInvitation', { body: { email: newEmail() } });
    expect([refusal.status, refusal.code]).toEqual([429, 'rate_limited']);
  });

  test('concurrent invitations of one address leave one open', async () => {
    const email = newEmail();
    const send = () => owner.send('createInvitation', { body: { email } });
    const answers = await Promise.all([send(), send(), send(), send()]);
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
    const { data } = await owner.ok('listMembers', { query: { status: 'pending', limit: '100' } });
    expect(data.filter((item) => item.email === email)).toHaveLength(1);
  });
});

describe('acceptInvitation', () => {
  test('of an existing user allows a login in that workspace; a foreign or unknown workspace selects the first one', async () => {
    const [guest, other] = [await newTenant(app.url), await newTenant(app.url)];
    const { id } = await owner.ok('createInvitation', { body: { email: guest.email, role: 'member' } });
    const { token } = await app.mailbox.linkTo(guest.email);
    const { workspace, session } = await anybody().ok('acceptInvitation', {
      path: { id },
      body: { token, password: PASSWORD },
    });
    expect([workspace.id, session]).toEqual([owner.workspaceId, null]);
    const begins = async (workspace_id?: string) => {
      const body = { email: guest.email, password: PASSWORD, ...(workspace_id === undefined ? {} : { workspace_id }) };
      const { access_token } = await anybody().ok('login', { body });
      return (await clientOf(app.url, access_token).ok('getCurrentPrincipal')).workspace.id;
    };
    const first = guest.workspaceId;
    expect(await begins()).toBe(first);
    expect(await begins(workspace.id)).toBe(owner.workspaceId);
    expect([await begins(other.workspaceId), await begins('wsp_none')]).toEqual([first, first]);
  });

  test('in five concurrent requests creates one user, with the role of the invitation', async () => {
    const email = newEmail();
    const { id } = await owner.ok('createInvitation', { body: { email, role: 'member' } });
    const { token } = await app.mailbox.linkTo(email);
    const body = { token, name: 'Grace', password: PASSWORD };
    const accept = () => anybody().send('acceptInvitation', { path: { id }, body });
    const answers = await Promise.all([accept(), accept(), accept(), accept(), accept()]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409]);
    const session = await anybody().ok('login', { body: { email, password: PASSWORD } });
    const me = await clientOf(app.url, session.access_token).ok('getCurrentPrincipal');
    expect(me).toMatchObject({ role: 'member', scope: 'write', workspace: { id: owner.workspaceId } });
  });

  test('an existing user gets no session, and selects the workspace by header', async () => {
    const guest = await newTenant(app.url);
    const { id } = await owner.ok('createInvitation', { body: { email: guest.email, role: 'viewer' } });
    const { token } = await app.mailbox.linkTo(guest.email);
    const accepted = await anybody().ok('acceptInvitation', { path: { id }, body: { token, password: PASSWORD } });
    expect(accepted).toMatchObject({ user: { id: guest.userId }, session: null, workspace: { role: 'viewer' } });
    const there = await guest.ok('getCurrentPrincipal', inWorkspace(owner.workspaceId));
    expect(there).toMatchObject({ role: 'viewer', scope: 'read-only', workspace: { id: owner.workspaceId } });
    expect((await guest.ok('getCurrentPrincipal')).workspace.id).toBe(guest.workspaceId);
  });

  test('a wrong token, the token of another invitation and an expired one are refused', async () => {
    const [mine, other] = [newEmail(), newEmail()];
    const { id } = await owner.ok('createInvitation', { body: { email: mine } });
    await owner.ok('createInvitation', { body: { email: other } });
    const [{ token }, foreign] = [await app.mailbox.linkTo(mine), await app.mailbox.linkTo(other)];
    for (const wrong of ['nothing', foreign['token']]) {
      const refusal = await anybody().refused('acceptInvitation', { path: { id }, body: { token: wrong } });
      expect([refusal.status, refusal.code]).toEqual([404, 'invitation_not_found']);
    }
    const nameless = await anybody().refused('acceptInvitation', { path: { id }, body: { token } });
    expect([nameless.status, nameless.errors]).toEqual([422, ['/name required']]);
    await sql`update invitations set expires_at = now() where id = ${id}`.execute(app.runtime.db);
    const late = await anybody().refused('acceptInvitation', { path: { id }, body: { token } });
    expect([late.status, late.code, late.body.detail]).toEqual([
      409,
      'invitation_closed',
      expect.stringMatching(/expired/),
    ]);
  });

  test('does not add a user twice who became a member in the meantime', async () => {
    const guest = await newTenant(app.url);
    const { id } = await owner.ok('createInvitation', { body: { email: guest.email } });
    const { token } = await app.mailbox.linkTo(guest.email);
    await app.runtime.db
      .insertInto('members')
      .values({ workspace_id: owner.workspaceId, user_id: guest.userId, role: 'viewer' })
      .execute();
    const body = { token, password: PASSWORD };
    const refusal = await anybody().refused('acceptInvitation', { path: { id }, body });
    expect([refusal.status, refusal.code]).toEqual([409, 'already_member']);
  });
});

describe('revokeInvitation', () => {
  test('makes the link invalid; an invitation of another workspace is 404', async () => {
    const email = newEmail();
    const { id } = await owner.ok('createInvitation', { body: { email } });
    const { token } = await app.mailbox.linkTo(email);
    const outsider = await newTenant(app.url);
    expect((await outsider.refused('revokeInvitation', { path: { id } })).code).toBe('invitation_not_found');
    await owner.ok('revokeInvitation', { path: { id } });
    expect((await owner.refused('revokeInvitation', { path: { id } })).code).toBe('invitation_closed');
    const body = { token, name: 'Grace', password: PASSWORD };
    expect((await anybody().refused('acceptInvitation', { path: { id }, body })).code).toBe('invitation_closed');
  });
});

describe('listMembers', () => {
  test('shows members and open invitations newest first, page by page, and only those of the workspace', async () => {
    const tenant = await newTenant(app.url);
    const emails = [newEmail(), newEmail(), newEmail()];
    for (const email of emails) await tenant.ok('createInvitation', { body: { email } });
    const found: string[] = [];
    let cursor: string | null = null;
    do {
      const query: Record<string, string> = {
        limit: '2',
        include_total: 'true',
        ...(cursor === null ? {} : { cursor }),
      };
      const page: { data: { email: string }[]; next_cursor: string | null; total?: number } = await tenant.ok(
        'listMembers',
        { query },
      );
      expect(page.total).toBe(4);
      found.push(...page.data.map(({ email }) => email));
      cursor = page.next_cursor;
    } while (cursor !== null);
    expect(found).toEqual([...emails.toReversed(), tenant.email]);
    const active = await tenant.ok('listMembers', { query: { status: 'active' } });
    expect(active.data).toMatchObject([{ id: tenant.userId, status: 'active', role: 'owner', expires_at: null }]);
  });
});

describe('updateMember', () => {
  test('a new role applies from the next request on', async () => {
    const person = await join(app, 'member', owner);
    const agent = { agent_name: 'Ada', voice_id: 'builtin-alloy', language: 'en-US' };
    const body = { ...agent, response_engine: { type: 'service-llm', system_prompt: 'You are Ada.' } };
    await person.ok('createAgent', { body });
    const changed = await owner.ok('updateMember', { path: { id: person.userId }, body: { role: 'viewer' } });
    expect(changed).toMatchObject({ id: person.userId, role: 'viewer', status: 'active' });
    expect((await person.refused('createAgent', { body })).code).toBe('forbidden_scope');
    await person.ok('listAgents');
  });

  test('only owners create, change and remove owners', async () => {
    const tenant = await newTenant(app.url);
    const admin = await join(app, 'admin', tenant);
    const self = { path: { id: admin.userId }, body: { role: 'owner' } };
    expect((await admin.refused('updateMember', self)).code).toBe('owner_required');
    const above = { path: { id: tenant.userId } };
    expect((await admin.refused('updateMember', { ...above, body: { role: 'viewer' } })).code).toBe('owner_required');
    expect((await admin.refused('removeMember', above)).code).toBe('owner_required');
    const outsider = { path: { id: owner.userId } };
    expect((await admin.refused('updateMember', { ...outsider, body: { role: 'viewer' } })).code).toBe(
      'member_not_found',
    );
    expect((await admin.refused('removeMember', outsider)).code).toBe('member_not_found');
  });

  test('the last owner cannot be demoted', async () => {
    const tenant = await newTenant(app.url);
    const path = { id: tenant.userId };
    const last = await tenant.refused('updateMember', { path, body: { role: 'admin' } });
    expect([last.status, last.code]).toEqual([409, 'last_owner']);
    expect((await tenant.refused('removeMember', { path })).code).toBe('last_owner');
    expect((await tenant.ok('updateMember', { path, body: { role: 'owner' } })).role).toBe('owner');
  });

  test.each(['updateMember', 'removeMember'] as const)(
    'if two owners leave concurrently by %s, one remains',
    async (id) => {
      const first = await newTenant(app.url);
      const second = await join(app, 'owner', first);
      const leave = ({ userId, send }: Pick<Joined, 'userId' | 'send'>) =>
        send(id, { path: { id: userId }, ...(id === 'updateMember' ? { body: { role: 'viewer' } } : {}) });
      const answers = await Promise.all([leave(first), leave(second)]);
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
      expect(answers.find(({ status }) => status === 409)!.body).toMatchObject({ code: 'last_owner' });
    },
  );

  test('if two owners demote each other concurrently, one of them remains owner', async () => {
    const first = await newTenant(app.url);
    const second = await join(app, 'owner', first);
    const demote = (by: Client, userId: string) =>
      by.send('updateMember', { path: { id: userId }, body: { role: 'viewer' } });
    const answers = await Promise.all([demote(first, second.userId), demote(second, first.userId)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 403]);
  });
});

describe('removeMember', () => {
  test('removes the workspace from the session immediately; keys of the member keep working and are listed', async () => {
    const person = await join(app, 'admin', owner);
    const made = await person.ok('createApiKey', { body: { name: 'Production', scope: 'write' } });
    const removed = await owner.ok('removeMember', { path: { id: person.userId } });
    expect(removed).toMatchObject({ id: person.userId, email: person.email, role: 'admin', api_keys_revoked: false });
    expect(removed.api_keys).toMatchObject([{ id: made.id, status: 'active', created_by: person.userId }]);
    const refusal = await person.refused('listAgents');
    expect([refusal.status, refusal.code]).toEqual([403, 'workspace_forbidden']);
    await clientOf(app.url, made.key).ok('listAgents');
    expect((await owner.refused('removeMember', { path: { id: person.userId } })).code).toBe('member_not_found');
  });

  test('hides the user from the keys that they created', async () => {
    const admin = await join(app, 'admin', owner);
    const { key } = await admin.ok('createApiKey', { body: { name: 'bot', scope: 'read-only' } });
    const shown = async () => (await clientOf(app.url, key).ok('getCurrentPrincipal')).user?.email ?? null;
    expect(await shown()).toBe(admin.email);
    await owner.ok('removeMember', { path: { id: admin.userId } });
    expect(await shown()).toBeNull();
  });

  test('hides the name of the user from invitations that are sent with their keys', async () => {
    const admin = await join(app, 'admin', owner);
    const { key } = await admin.ok('createApiKey', { body: { name: 'bot', scope: 'admin' } });
    const invited = async () => {
      const email = newEmail();
      await clientOf(app.url, key).ok('createInvitation', { body: { email } });
      await app.mailbox.linkTo(email);
      return app.mailbox.mailsTo(email)[0]!.text;
    };
    expect(await invited()).toContain('“Grace” invites you to the workspace “');
    await owner.ok('removeMember', { path: { id: admin.userId } });
    const mail = await invited();
    expect(mail).toContain('You are invited to the workspace “');
    expect(mail).not.toContain('Grace');
  });

  test('requests with the keys of a removed member no longer count toward that user’s limit', async () => {
    const person = await newTenant(app.url);
    const { id } = await owner.ok('createInvitation', { body: { email: person.email, role: 'admin' } });
    const { token } = await app.mailbox.linkTo(person.email);
    await anybody().ok('acceptInvitation', { path: { id }, body: { token, password: PASSWORD } });
    const headers = { 'x-workspace-id': owner.workspaceId };
    const { key } = await person.ok('createApiKey', { headers, body: { name: 'Production' } });
    const left = async (client: Client) =>
      Number(/r=(\d+)/.exec((await client.send('listAgents')).headers.get('ratelimit')!)![1]);
    const [before, ofKey] = [await left(person), await left(clientOf(app.url, key))];
    expect(ofKey).toBe(before - 1);
    await owner.ok('removeMember', { path: { id: person.userId } });
    for (let i = 0; i < 3; i++) await left(clientOf(app.url, key));
    expect(await left(person)).toBe(before - 2);
  });

  test('revokes the member’s keys on request, and records it in the audit log', async () => {
    const person = await join(app, 'admin', owner);
    const made = await person.ok('createApiKey', { body: { name: 'Production', scope: 'write' } });
    const query = { revoke_api_keys: 'true' };
    const removed = await owner.ok('removeMember', { path: { id: person.userId }, query });
    expect(removed).toMatchObject({ api_keys_revoked: true, api_keys: [{ id: made.id, status: 'revoked' }] });
    expect((await clientOf(app.url, made.key).refused('listAgents')).code).toBe('key_revoked');
    const entries = await app.runtime.db
      .selectFrom('audit_log')
      .select(['action', 'changes'])
      .where('workspace_id', '=', owner.workspaceId)
      .where('target_id', 'in', [person.userId, made.id])
      .where('action', 'in', ['member.removed', 'api_key.revoked'])
      .execute();
    expect(entries.map(({ action }) => action).sort()).toEqual(['api_key.revoked', 'member.removed']);
    expect(entries.find(({ action }) => action === 'member.removed')!.changes).toMatchObject({
      email: person.email,
      role: 'admin',
      api_keys: [made.id],
      api_keys_revoked: true,
    });
  });

  test('a refresh moves the session of a removed member to another workspace of theirs', async () => {
    const guest = await newTenant(app.url);
    const { id } = await owner.ok('createInvitation', { body: { email: guest.email } });
    const { token } = await app.mailbox.linkTo(guest.email);
    await anybody().ok('acceptInvitation', { path: { id }, body: { token, password: PASSWORD } });
    await app.runtime.db
      .updateTable('sessions')
      .set({ workspace_id: owner.workspaceId })
      .where('user_id', '=', guest.userId)
      .execute();
    await owner.ok('removeMember', { path: { id: guest.userId } });
    const session = await anybody().ok('refreshSession', { body: { refresh_token: guest.refreshToken } });
    const me = await clientOf(app.url, session.access_token).ok('getCurrentPrincipal');
    expect(me.workspace.id).toBe(guest.workspaceId);
  });
});
