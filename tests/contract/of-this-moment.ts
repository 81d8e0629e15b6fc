// Requests of operations whose example cannot succeed, because they need a code or a token of this moment: the second factor, and the
// sign-in at a provider.
import { Secret, TOTP } from 'otpauth';
import { clientOf, newTenant, PASSWORD } from '../support/client.ts';
import type { Call } from '../support/contract-world.ts';
import type { IdentityProvider } from '../support/identity-provider.ts';

const STEP_MS = 30_000;

const codeOf = (secret: string, steps: number) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + steps * STEP_MS });

async function enrolled(url: string) {
  const user = await newTenant(url);
  const { secret } = await user.ok('enrollSecondFactor', { body: { current_password: PASSWORD } });
  return { user, secret };
}

async function withFactor(url: string) {
  const { user, secret } = await enrolled(url);
  await user.ok('confirmSecondFactor', { body: { code: codeOf(secret, -1) } });
  return { user, code: codeOf(secret, 0) };
}

/** What the browser of a person has after the redirect of the provider. */
async function answerOf(url: string, idp: IdentityProvider, email: string) {
  const { authorization_url, sign_in_token } = await clientOf(url).ok('startSignIn');
  const answer = await idp.visit(authorization_url, { sub: email, email, email_verified: true });
  return { ...answer, sign_in_token };
}

type Prepare = (url: string, idp: IdentityProvider) => Promise<Call>;

export const OF_THIS_MOMENT: Readonly<Record<string, Prepare>> = {
  async confirmSecondFactor(url) {
    const { user, secret } = await enrolled(url);
    return { credential: user.jwt, body: { code: codeOf(secret, 0) } };
  },
  async createRecoveryCodes(url) {
    const { user, code } = await withFactor(url);
    return { credential: user.jwt, body: { code } };
  },
  async disableSecondFactor(url) {
    const { user, code } = await withFactor(url);
    return { credential: user.jwt, body: { code, current_password: PASSWORD } };
  },
  async finishLogin(url) {
    const { user, code } = await withFactor(url);
    const { body } = await clientOf(url).refused('login', { body: { email: user.email, password: PASSWORD } });
    return { body: { login_token: body.login_token, code } };
  },
  finishSignIn: async (url, idp) => ({ body: await answerOf(url, idp, `new.${process.pid}@example.com`) }),
  async linkIdentity(url, idp) {
    const user = await newTenant(url);
    return { credential: user.jwt, body: await answerOf(url, idp, user.email) };
  },
  async unlinkIdentity(url, idp) {
    const user = await newTenant(url);
    const { id } = await user.ok('linkIdentity', { body: await answerOf(url, idp, user.email) });
    return { credential: user.jwt, path: { id } };
  },
};
