// Requests for operations whose documented example cannot succeed, because they need a fresh code or token (second factor,
// sign-in at a provider) or a special object (a function that is an MCP server, which need not respond; a test run with
// audio).
import { agentBody, clientOf, newTenant, PASSWORD } from '../support/client.ts';
import type { Call } from '../support/contract-world.ts';
import type { IdentityProvider } from '../support/identity-provider.ts';
import { oneTimeCode } from '../support/one-time-code.ts';
import { until } from '../support/until.ts';

async function enrolled(url: string) {
  const user = await newTenant(url);
  const { secret } = await user.ok('enrollSecondFactor', { body: { current_password: PASSWORD } });
  return { user, secret };
}

async function withFactor(url: string) {
  const { user, secret } = await enrolled(url);
  await user.ok('confirmSecondFactor', { body: { code: await oneTimeCode(secret, -1) } });
  return { user, code: await oneTimeCode(secret, 0) };
}

/** The parameters that the browser has after the provider's redirect. */
async function answerOf(url: string, idp: IdentityProvider, email: string) {
  const { authorization_url, sign_in_token } = await clientOf(url).ok('startSignIn');
  const answer = await idp.visit(authorization_url, { sub: email, email, email_verified: true });
  return { ...answer, sign_in_token };
}

type Prepare = (url: string, idp: IdentityProvider) => Promise<Call>;

export const FRESH_REQUESTS: Readonly<Record<string, Prepare>> = {
  async checkAgentFunction(url) {
    const user = await newTenant(url);
    const shop = { type: 'mcp', name: 'shop', description: 'Tools.', url: 'http://127.0.0.1:9/mcp' };
    const { agent_id, functions } = await user.ok('createAgent', { body: agentBody({ functions: [shop] }) });
    return { credential: user.jwt, path: { id: agent_id, function_id: functions[0]!.id } };
  },
  async confirmSecondFactor(url) {
    const { user, secret } = await enrolled(url);
    return { credential: user.jwt, body: { code: await oneTimeCode(secret, 0) } };
  },
  async rotateAgentFunctionSecret(url) {
    const user = await newTenant(url);
    const lookup = { type: 'webhook', name: 'lookup', description: 'Looks up.', url: 'http://127.0.0.1:9/' };
    const { agent_id, functions } = await user.ok('createAgent', { body: agentBody({ functions: [lookup] }) });
    return { credential: user.jwt, path: { id: agent_id, function_id: functions[0]!.id }, body: {} };
  },
  async rotateInboundWebhookSecret(url) {
    const user = await newTenant(url);
    const [number] = (await user.ok('listPhoneNumbers')).data;
    const path = { id: number!.id };
    await user.ok('updatePhoneNumber', { path, body: { inbound_webhook_url: 'http://127.0.0.1:9/' } });
    return { credential: user.jwt, path, body: {} };
  },
  async rotateWebhookSecret(url) {
    const user = await newTenant(url);
    const { id } = await user.ok('createWebhook', { body: { url: 'http://127.0.0.1:9/', events: ['call.failed'] } });
    return { credential: user.jwt, path: { id }, body: {} };
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
  async getTestRecording(url) {
    const user = await newTenant(url);
    const { agent_id } = await user.ok('createAgent', { body: agentBody() });
    const caller = { type: 'script', turns: [{ say: 'Hello.' }] };
    const line = { type: 'audio' };
    const { id: case_id } = await user.ok('createTestCase', { body: { name: 'Heard', agent_id, caller, line } });
    const { id } = await user.ok('createTestRun', { body: { case_ids: [case_id] } });
    const isOver = async () => (await user.ok('getTestRun', { path: { id } })).ended_at !== null;
    await until(isOver, { withinMs: 60_000, what: 'the run has ended' });
    return { credential: user.jwt, path: { id }, query: { case_id, sample: '1' } };
  },
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
