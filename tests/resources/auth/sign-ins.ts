// Sign-ins at the identity provider of tests, step by step.
import type { TestApp } from '../../support/app.ts';
import { clientOf, newEmail } from '../../support/client.ts';
import type { IdentityProvider, Person } from '../../support/identity-provider.ts';

let people = 0;
export const person = (more: Partial<Person> = {}): Person & { email: string } => {
  people += 1;
  return { sub: `sub-${people}`, email: newEmail(), email_verified: true, name: 'Grace Hopper', ...more } as Person & {
    email: string;
  };
};
export const start = (app: TestApp) => clientOf(app.url).ok('startSignIn');

/** Everything that the user's browser has after the redirect. */
export async function atProviderOf(idp: IdentityProvider, app: TestApp, who: Person) {
  const { authorization_url: url, sign_in_token } = await start(app);
  return { ...(await idp.visit(url, who)), sign_in_token };
}
export const finish = async (app: TestApp, body: object) => {
  const answer = await clientOf(app.url).send('finishSignIn', { body });
  return { status: answer.status, code: (answer.body as { code?: string }).code, body: answer.body };
};
export const sessionOf = (app: TestApp, { body }: { body: unknown }) =>
  clientOf(app.url, (body as { access_token: string }).access_token);
