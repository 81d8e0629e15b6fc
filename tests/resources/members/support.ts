// Users who join a workspace by an invitation.
import type { TestApp } from '../../support/app.ts';
import { clientOf, newEmail, PASSWORD, type Client } from '../../support/client.ts';

export type Role = 'owner' | 'admin' | 'member' | 'viewer';

export interface Joined extends Client {
  userId: string;
  email: string;
}

/** Invites a new user into the inviter's workspace, and accepts the invitation. */
export async function join(app: TestApp, role: Role, by: Client): Promise<Joined> {
  const email = newEmail();
  const { id } = await by.ok('createInvitation', { body: { email, role } });
  const { token } = await app.mailbox.linkTo(email);
  const body = { token, name: 'Grace', password: PASSWORD };
  const { user, session } = await clientOf(app.url).ok('acceptInvitation', { path: { id }, body });
  return { ...clientOf(app.url, session!.access_token), userId: user.id, email };
}
