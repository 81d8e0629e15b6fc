// Invitations over HTTP that must not reach the wrong person: to an address that somebody else registered, and of an inviter who has
// lost the role.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../support/app.ts';
import { clientOf, newEmail, newTenant, PASSWORD, type Tenant } from '../../support/client.ts';
import { join, type Role } from './support.ts';

let app: TestApp;
let owner: Tenant;
beforeAll(async () => {
  app = await startTestApp();
  owner = await newTenant(app.url);
});
afterAll(() => app?.close());

const anybody = () => clientOf(app.url);

test('the token alone never makes a user a member who may have registered somebody else’s address', async () => {
  const guest = await newTenant(app.url);
  const { id } = await owner.ok('createInvitation', { body: { email: guest.email, role: 'admin' } });
  const { token } = await app.mailbox.linkTo(guest.email);
  const accept = (body: object = {}) =>
    anybody().refused('acceptInvitation', { path: { id }, body: { token, ...body } });
  expect((await accept()).errors).toEqual(['/password required']);
  expect((await accept({ password: 'not the password of this user' })).code).toBe('invalid_credentials');
  expect((await accept({ name: 'Grace', password: PASSWORD })).code).toBe('email_taken');
  expect((await guest.ok('listWorkspaces')).data).toHaveLength(1);
  // The owner of the mailbox sets a password, and shows thereby that the address is theirs.
  await anybody().send('requestPasswordReset', { body: { email: guest.email } });
  const reset = await app.mailbox.linkTo(guest.email, 2);
  await anybody().send('resetPassword', {
    body: { token: reset['token'], password: 'an entirely new horse battery' },
  });
  await anybody().ok('acceptInvitation', { path: { id }, body: { token } });
  expect((await guest.refused('listWorkspaces')).code).toBe('session_revoked');
});

test('an existing user with a verified address needs only the token, until the address changes', async () => {
  const guest = await join(app, 'member', owner);
  const other = await newTenant(app.url);
  const invited = async (email: string, mails: number) => {
    const { id } = await other.ok('createInvitation', { body: { email } });
    return { path: { id }, body: { token: (await app.mailbox.linkTo(email, mails)).token } };
  };
  const first = await invited(guest.email, 2);
  const withOther = { ...first, body: { ...first.body, password: 'another password than mine' } };
  expect((await anybody().refused('acceptInvitation', withOther)).code).toBe('email_taken');
  await anybody().ok('acceptInvitation', first);
  await other.ok('removeMember', { path: { id: guest.userId } });
  const email = newEmail();
  await guest.ok('updateCurrentUser', { body: { email, current_password: PASSWORD } });
  const second = await invited(email, 1);
  expect((await anybody().refused('acceptInvitation', second)).errors).toEqual(['/password required']);
  await anybody().ok('acceptInvitation', { ...second, body: { ...second.body, password: PASSWORD } });
});

test('a removal and a lower role revoke the open invitations that the member could no longer send', async () => {
  const tenant = await newTenant(app.url);
  const person = await join(app, 'owner', tenant);
  const invite = async (role: Role) => {
    const email = newEmail();
    const { id } = await person.ok('createInvitation', { body: { email, role } });
    return { id, email, token: (await app.mailbox.linkTo(email)).token };
  };
  const [asOwner, asAdmin, asViewer] = [await invite('owner'), await invite('admin'), await invite('viewer')];
  const path = { path: { id: person.userId } };
  const open = async () =>
    (await tenant.ok('listMembers', { query: { status: 'pending' } })).data.map(({ email }) => email).toSorted();
  await tenant.ok('updateMember', { ...path, body: { role: 'admin' } });
  expect(await open()).toEqual([asAdmin.email, asViewer.email].toSorted());
  await tenant.ok('removeMember', path);
  expect(await open()).toEqual([]);
  for (const { id, token } of [asOwner, asAdmin]) {
    const body = { token, name: 'Grace', password: PASSWORD };
    expect((await anybody().refused('acceptInvitation', { path: { id }, body })).code).toBe('invitation_closed');
  }
  const { data } = await tenant.ok('listAuditLog', { query: { action: 'invitation.revoked' } });
  expect(data.map(({ target_id }) => target_id).toSorted()).toEqual([asOwner.id, asAdmin.id, asViewer.id].toSorted());
});

test('the audit log of a workspace has nothing of a user who was removed from it and is in no other', async () => {
  const person = await join(app, 'member', owner);
  const body = { email: person.email, password: PASSWORD };
  const { refresh_token } = await anybody().ok('login', { body });
  await owner.ok('removeMember', { path: { id: person.userId } });
  await anybody().ok('refreshSession', { body: { refresh_token, rotate: true } });
  const { data } = await owner.ok('listAuditLog', { query: { actor: person.userId } });
  expect(data.map(({ action }) => action)).not.toContain('session.refreshed');
});
