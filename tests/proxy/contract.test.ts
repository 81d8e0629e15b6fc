// Every operation that Prism can read, once through its proxy, in the order in which a client would use them.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { operations, type OperationId } from '../../generated/operations.ts';
import { startDeepgramServer, type DeepgramServer } from '../../scripts/stand-ins/deepgram-server.ts';
import { FRESH_REQUESTS } from '../contract/fresh-requests.ts';
import { asRequest } from '../contract/sample-requests.ts';
import { startReceiver, type TestReceiver } from '../resources/webhooks/support.ts';
import { startTestApp, type TestApp } from '../support/app.ts';
import { agentBody, clientOf, newEmail, PASSWORD, type BodyOf } from '../support/client.ts';
import type { Call as Request } from '../support/contract-world.ts';
import { startIdentityProvider, type IdentityProvider } from '../support/identity-provider.ts';
import { paperCarrier } from '../support/paper-carrier.ts';
import { until } from '../support/until.ts';
import { isReadable, startPrism, type Proxy } from './prism.ts';
import { callAsRetell, chatAsOpenAi, readBothSpellings, visitSite, wearBrand } from './public-flows.ts';
import { runRecipe } from './recipe.ts';

const vendorKey = 'a-key-of-deepgram';

let app: TestApp;
let proxy: Proxy;
let receiver: TestReceiver;
let vendor: DeepgramServer;
let idp: IdentityProvider;
const seen = new Set<OperationId>();

beforeAll(async () => {
  vendor = await startDeepgramServer({ key: vendorKey });
  idp = await startIdentityProvider();
  const env = {
    DEEPGRAM_URL: vendor.url,
    OIDC_ISSUER: idp.issuer,
    OIDC_CLIENT_ID: idp.clientId,
    OIDC_CLIENT_SECRET: idp.clientSecret,
    NETWORK_ALLOW: '127.0.0.0/8',
  };
  const options = { env, overrides: { carriers: [paperCarrier()] } };
  [app, receiver] = await Promise.all([startTestApp(options), startReceiver()]);
  proxy = await startPrism(app.url);
});
afterAll(async () => {
  await proxy?.close();
  await app?.close();
  await receiver?.close();
  await vendor?.close();
  await idp?.close();
});

/** Sends through the proxy. @throws Error on a violation, which is no response of the contract */
async function through<Id extends OperationId>(id: Id, status: number, request: Request): Promise<BodyOf<Id>> {
  const answer = await clientOf(proxy.url).send(id, request);
  expect(answer.headers.get('sl-violations')).toBeNull();
  expect([id, answer.status, answer.status === status ? null : answer.body]).toEqual([id, status, null]);
  seen.add(id);
  return answer.body as BodyOf<Id>;
}

/** Sends as a client with this credential, and expects the usual status of the operation. */
function as(credential: string | undefined) {
  return <Id extends OperationId>(id: Id, request: Request = {}) =>
    through(id, operations[id].replies[0]!.status, { credential, ...request });
}

async function register() {
  const email = newEmail();
  const body = { email, password: PASSWORD, name: 'Ada', workspace_name: 'Northwind' };
  return { email, ...(await as(undefined)('registerUser', { body })) };
}

test('the proxy works: a request that breaks the contract is a violation, and so is such a response', async () => {
  const wrong = await fetch(`${proxy.url}/v1/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 7 }),
  });
  expect([wrong.status, await wrong.text()]).toEqual([422, expect.stringContaining('stoplight.io/prism/errors')]);
  const liar = await startReceiver((_request, response) => {
    response.writeHead(200, { 'content-type': 'application/json' }).end('{"data":[{"id":7}]}');
  });
  const strict = await startPrism(new URL(liar.url).origin);
  try {
    const lie = await fetch(`${strict.url}/v1/models`, { headers: { authorization: 'Bearer key' } });
    expect([lie.status, await lie.text()]).toEqual([500, expect.stringContaining('stoplight.io/prism/errors')]);
  } finally {
    await strict.close();
    await liar.close();
  }
});

test('the recipe of docs/clients.md works', async () => {
  const { access_token: token } = await register();
  await runRecipe(proxy, { url: app.url, dataDir: app.dataDir, token });
});

describe('every operation works through the proxy', () => {
  test('auth and API keys', async () => {
    const registered = await register();
    const anybody = as(undefined);
    const session = await anybody('login', { body: { email: registered.email, password: PASSWORD } });
    const refreshed = await anybody('refreshSession', { body: { refresh_token: session.refresh_token, rotate: true } });
    const user = as(refreshed.access_token);
    expect((await user('getCurrentPrincipal')).workspace.id).toBe(registered.workspace.id);
    await user('updateCurrentUser', { body: { time_zone: 'Europe/London' } });
    const key = await user('createApiKey', { body: { name: 'key', scope: 'write' } });
    await user('listApiKeys', { query: { limit: '5', include_total: 'true' } });
    const rotated = await user('rotateApiKey', { path: { id: key.id } });
    await user('revokeApiKey', { path: { id: key.id } });
    expect((await as(rotated.key)('getCurrentPrincipal')).kind).toBe('api_key');
    await user('logout', { body: { all: true } });
    await through('getCurrentPrincipal', 401, { credential: refreshed.access_token });
  });

  test('sessions, keys by id and the audit log', async () => {
    const registered = await register();
    const user = as(registered.access_token);
    for (const id of ['getSignInMethods', 'endOtherSessions'] as const) await user(id);
    const other = await as(undefined)('login', { body: { email: registered.email, password: PASSWORD } });
    const { data: sessions } = await user('listSessions');
    await user('endSession', { path: { id: sessions.find(({ current }) => !current)!.id } });
    await through('getCurrentPrincipal', 401, { credential: other.access_token });
    const key = await user('createApiKey', { body: { name: 'key', allowed_ips: ['127.0.0.0/8'] } });
    expect((await user('getApiKey', { path: { id: key.id } })).allowed_ips).toEqual(['127.0.0.0/8']);
    await user('updateApiKey', { path: { id: key.id }, body: { name: 'Office', allowed_ips: null } });
    await user('exportAuditLog', { query: { action: 'api_key.created' } });
    expect((await user('listAuditLog', { query: { action: 'api_key.created' } })).data).toHaveLength(1);
  });

  test('the second factor, and the sign-in at a provider', async () => {
    const user = as((await register()).access_token);
    await user('getSecondFactor');
    await user('enrollSecondFactor', { body: { current_password: PASSWORD } });
    await as(undefined)('startSignIn');
    await user('listIdentities');
    for (const [id, prepare] of Object.entries(FRESH_REQUESTS) as [OperationId, (typeof FRESH_REQUESTS)[string]][]) {
      if (!isReadable(operations[id])) continue;
      const { credential, ...request } = await prepare(app.url, idp);
      await as(credential)(id, request);
    }
  });

  test('workspaces, members and links of mails', async () => {
    const registered = await register();
    const [anybody, user] = [as(undefined), as(registered.access_token)];
    const path = { id: registered.workspace.id };
    await user('createWorkspace', { body: { name: 'Bakery', concurrent_calls: null } });
    const hours = [{ days: ['mon', 'tue'], from: '09:00', to: '18:00' }];
    await user('updateWorkspace', { path, body: { time_zone: 'Europe/Berlin', calling_hours: hours } });
    expect((await user('listWorkspaces', { query: { include_total: 'true' } })).data).toHaveLength(2);
    const [email, other] = [newEmail(), newEmail()];
    const invited = await user('createInvitation', { body: { email, role: 'member' } });
    const { token } = await app.mailbox.linkTo(email);
    const accept = { path: { id: invited.id }, body: { token, name: 'Grace', password: PASSWORD } };
    const { user: member } = await anybody('acceptInvitation', accept);
    await user('revokeInvitation', { path: { id: (await user('createInvitation', { body: { email: other } })).id } });
    expect((await user('listMembers', { query: { status: 'active' } })).data).toHaveLength(2);
    await user('updateMember', { path: { id: member.id }, body: { role: 'viewer' } });
    await user('removeMember', { path: { id: member.id }, query: { revoke_api_keys: 'true' } });
    await anybody('requestPasswordReset', { body: { email: registered.email } });
    const link = await app.mailbox.linkTo(registered.email);
    await anybody('resetPassword', { body: { token: link['token'], password: 'entirely new horse battery staple' } });
  });

  test('catalogues, voices and phone numbers', async () => {
    const user = as((await register()).access_token);
    const catalogues = ['listAgentTemplates', 'listCountries', 'listModels', 'listLanguages', 'listProviders'] as const;
    for (const id of [...catalogues, 'listVoices'] as const) expect((await user(id)).data).not.toHaveLength(0);
    await user('getVoice', { path: { voice_id: 'builtin-alloy' } });
    const ofVendor = { provider: 'deepgram' };
    await user('putProviderCredentials', { path: ofVendor, body: { api_key: vendorKey } });
    await user('deleteProviderCredentials', { path: ofVendor });
    const credential = (await register()).access_token;
    await through('deleteVoice', 409, { credential, path: { voice_id: 'builtin-alloy' } });
    const [number] = (await user('listPhoneNumbers')).data;
    await user('getPhoneNumber', { path: { id: number!.id } });
    const [offer] = (await user('searchAvailableNumbers', { query: { area_code: '702', limit: '5' } })).data;
    const bought = await user('buyPhoneNumber', { body: { number: offer!.number, nickname: 'Front desk' } });
    const path = { id: bought.id };
    await user('updatePhoneNumber', { path, body: { allowed_countries: ['US', 'CA'], nickname: null } });
    await user('updatePhoneNumber', { path, body: { inbound_webhook_url: receiver.url } });
    await user('rotateInboundWebhookSecret', { path });
    await user('assignPhoneNumber', { path, body: { agent_id: null } });
    await user('releasePhoneNumber', { path });
    const trunk = { type: 'sip_trunk', host: 'sip.example.com' };
    await user('importPhoneNumber', { body: { number: '+14155552671', account: trunk } });
    await through('getVoice', 404, { credential, path: { voice_id: 'none' } });
  });

  test('agents with their functions', async () => {
    const credential = (await register()).access_token;
    const user = as(credential);
    const headers = { 'x-key': 'k' };
    const fn = { type: 'webhook', name: 'lookup', description: 'Looks up.', url: receiver.url, headers };
    const agent = await user('createAgent', { body: agentBody({ functions: [fn], webhook_url: receiver.url }) });
    const path = { id: agent.agent_id };
    await user('listAgents', { query: { name: 'ada', limit: '1' } });
    const exported = await user('getAgent', { path });
    await user('createAgent', { body: asRequest(operations.createAgent, exported) });
    await user('updateAgent', {
      path,
      body: { response_engine: { temperature: 0.2 }, greeting: null, variables: { a: 1 } },
    });
    await user('getAgent', { path, query: { version: '1' } });
    await user('publishAgentVersion', { path, body: { version: 1 } });
    await user('listAgentVersions', { path });
    await user('getAgentVersion', { path: { ...path, version: 'draft' }, query: { compare_to: 'published' } });
    const transfer = { type: 'transfer_call', name: 'transfer', description: 'To a human.', to: '+12025550110' };
    const added = await user('createAgentFunction', { path, body: transfer });
    const one = { path: { ...path, function_id: added.id } };
    await user('listAgentFunctions', { path });
    expect((await user('getAgentFunction', one)).id).toBe(added.id);
    expect((await user('listAgentFunctionRuns', one)).data).toEqual([]);
    await user('updateAgentFunction', { ...one, body: { message: 'One moment.' } });
    await user('deleteAgentFunction', one);
    await user('testAgentFunction', { path, body: { name: 'lookup', arguments: { a: 1 } } });
    await user('convertCurlCommand', { body: { command: 'curl https://example.com/orders' } });
    await user('runAgentPlayground', { path, body: { messages: [{ role: 'user', text: 'Hello' }] } });
    await chatAsOpenAi(user, agent.agent_id);
    await user('rotateAgentFunctionSecret', { path: { ...path, function_id: agent.functions[0]!.id } });
    const copy = await user('duplicateAgent', { path, body: { agent_name: 'Copy' } });
    await user('deleteAgent', { path: { id: copy.agent_id } });
    await through('getAgent', 404, { credential, path: { id: copy.agent_id } });
    await through('createAgent', 422, { credential, body: agentBody({ voice_id: 'none' }) });
  });

  test('calls, from both paths to their analysis', async () => {
    const user = as((await register()).access_token);
    const { agent_id } = await user('createAgent', { body: agentBody({ greeting: 'Hello.' }) });
    const headers = { 'idempotency-key': 'through the proxy' };
    await user('createOutboundCall', { body: { agent_id, to_number: '+12025550104' }, headers });
    const body = { agent_id, to_number: '+12025550107', metadata: { a: [1] } };
    const { call_id: id } = await user('createCall', { body });
    await until(async () => (await user('getCall', { path: { id } })).status === 'in_progress');
    await until(async () => (await user('getCallTranscript', { path: { id } })).data.length > 0);
    await user('controlCall', { path: { id }, body: { action: 'say', text: 'Please hold the line.' } });
    await user('createMonitorToken', { path: { id }, body: { mode: 'barge' } });
    await user('endCall', { path: { id } });
    await user('listCalls', { query: { status: 'completed', q: '+1202' } });
    for (const id of ['exportCalls', 'getCallSums', 'exportUsage', 'listUnansweredQuestions'] as const) await user(id);
    await user('listCallEvents', { path: { id }, query: { limit: '2' } });
    await until(async () => (await app.runtime.db.selectFrom('call_analyses').select('call_id').execute()).length > 0);
    for (const what of ['getCallAnalysis', 'rerunCallAnalysis'] as const) await user(what, { path: { id } });
    await user('updateCall', { path: { id }, body: { tags: ['vip'], rating: 5, note: 'Pleased.' } });
    await callAsRetell(user, id);
    await user('deleteCall', { path: { id } });
  });

  test('webhooks and their deliveries', async () => {
    const user = as((await register()).access_token);
    const hook = await user('createWebhook', { body: { url: receiver.url, events: ['call.failed', 'call_ended'] } });
    const path = { id: hook.id };
    await user('listWebhooks');
    await user('getWebhook', { path });
    await user('updateWebhook', { path, body: { events: ['call.failed'], retry_policy: 'exponential' } });
    await user('sendTestWebhook', { path, body: {} });
    await user('rotateWebhookSecret', { path });
    const { agent_id } = await user('createAgent', { body: agentBody() });
    await user('createCall', { body: { agent_id, to_number: '+12025550104' } });
    const deliveries = () => user('listWebhookDeliveries', { query: { status: 'succeeded', event: 'call.failed' } });
    await until(async () => (await deliveries()).data.length > 0);
    const [delivery] = (await deliveries()).data;
    await user('getWebhookDelivery', { path: { id: delivery!.id } });
    await user('replayWebhookDeliveries', { body: { ids: [delivery!.id] } });
    await user('deleteWebhook', { path });
  });

  test('wallet, prices and usage', async () => {
    const user = as((await register()).access_token);
    await user('createTopup', { body: { amount: '2.50' } });
    const threshold = { amount: '1', currency: 'USD' };
    await user('updateWallet', { body: { daily_cap: threshold, auto_topup: { threshold, amount: threshold } } });
    await user('deletePaymentMethod');
    expect((await user('getWallet')).balance.amount).toBe('7.500000');
    expect((await user('listTransactions', { query: { include_total: 'true' } })).total).toBe(2);
    await as(undefined)('getPricing');
    await as(undefined)('estimatePrice', { query: { route: 'web' } });
    const { agent_id } = await user('createAgent', { body: agentBody() });
    const { call_id } = await user('createCall', { body: { agent_id, to_number: '+12025550104' } });
    const cost = () => user('getCallCost', { path: { id: call_id } });
    await until(async () => (await cost()).final);
    expect((await user('getUsage', { query: { group_by: 'number' } })).data).toMatchObject([{ key: '+12025550199' }]);
  });

  test('do-not-call numbers, schedules, tests and limits', async () => {
    const user = as((await register()).access_token);
    const body = { numbers: ['+12025550143'], reason: 'asked to' };
    expect(await user('addDncNumbers', { body })).toMatchObject({ accepted: 1 });
    expect((await user('listDncNumbers', { query: { number: '+12025550143' } })).data).toHaveLength(1);
    await user('removeDncNumber', { path: { number: '+12025550143' } });
    const { agent_id } = await user('createAgent', { body: agentBody() });
    const rule = { rrule: 'FREQ=DAILY;BYHOUR=9;BYMINUTE=0', time_zone: 'Europe/Berlin' };
    const schedule = await user('createSchedule', { body: { agent_id, to_number: '+12025550100', ...rule } });
    const path = { id: schedule.id };
    expect((await user('listSchedules', { query: { status: 'scheduled' } })).data).toHaveLength(1);
    await user('getSchedule', { path });
    expect((await user('updateSchedule', { path, body: { status: 'paused' } })).status).toBe('paused');
    await user('cancelSchedule', { path });
    const caller = { type: 'script', turns: [{ say: 'Hello.' }] };
    const { id } = await user('createTestCase', { body: { name: 'A greeting', agent_id, caller } });
    await user('updateTestCase', { path: { id }, body: { expect: [{ type: 'said', text: 'hello' }] } });
    expect((await user('listTestCases')).data).toEqual([await user('getTestCase', { path: { id } })]);
    const run = await user('createTestRun', { body: { agent_id } });
    expect((await user('listTestRuns')).data).toHaveLength(1);
    await until(async () => (await user('getTestRun', { path: { id: run.id } })).results[0]!.pass_at_k !== null);
    const long = await user('createTestRun', { body: { agent_id, samples: 50, parallel: 1 } });
    expect((await user('cancelTestRun', { path: { id: long.id } })).status).toBe('canceled');
    await user('deleteTestCase', { path: { id } });
    await user('getLimits');
    expect(
      (await user('getAnalytics', { query: { group_by: 'agent,direction', compare: 'previous' } })).buckets,
    ).toHaveLength(30);
  });

  test('the brand of a workspace, and submissions of site visitors', async () => {
    await wearBrand(as((await register()).access_token), as(undefined), app.dns);
    await visitSite(as(undefined), app.mailbox);
  });

  test('widgets, calls in the browser and the demo', async () => {
    const user = as((await register()).access_token);
    const { agent_id } = await user('createAgent', { body: agentBody({ greeting: 'Hello.' }) });
    const money = { amount: '1.5', currency: 'USD' };
    const widget = await user('createWidget', { body: { name: 'Front page', agent_id, budget_per_day: money } });
    const path = { id: widget.id };
    await user('createWidget', { body: asRequest(operations.createWidget, await user('getWidget', { path })) });
    expect((await user('listWidgets', { query: { agent_id } })).data).toHaveLength(2);
    await user('updateWidget', { path, body: { theme: { accent: '#336699' }, title: null } });
    const anybody = as(undefined);
    expect((await anybody('getWidgetConfig', { path })).theme.accent).toBe('#336699');
    const { session_id, token } = await anybody('sendWidgetMessage', { path, body: { message: 'Hello' } });
    const session = { ...path, session_id };
    expect((await as(token)('listWidgetMessages', { path: session })).data).toHaveLength(2);
    const { rtc } = await anybody('createWidgetSession', { path, body: { mode: 'voice' } });
    expect(rtc?.expires_in).toBe(90);
    expect((await user('listWidgetSessions', { path })).data).toHaveLength(2);
    await user('createRtcToken', { body: { agent_id, metadata: { a: 1 } } });
    await user('getRtcHealth');
    app.openDemo(widget.id);
    await anybody('startDemo', { path: { kind: 'chat' }, body: { message: 'Hello' } });
    await user('deleteWidget', { path });
    await through('startDemo', 404, { path: { kind: 'web' } });
  });

  test('knowledge bases, on both paths', async () => {
    const token = (await register()).access_token;
    const user = as(token);
    const base = await user('createKnowledgeBase', { body: { name: 'Bakery' } });
    const second = await user('createKnowledgeBasePlural', { body: { name: 'Second' } });
    const path = { id: base.id };
    await user('updateKnowledgeBase', { path, body: { description: 'Hours and prices.' } });
    const source = await user('addKnowledgeBaseSource', { path, body: { content: 'We open at seven.' } });
    await user('addKnowledgeBaseSourcePlural', { path, body: { url: 'http://127.0.0.1:1/', crawl: { max_pages: 2 } } });
    const ofSource = { ...path, src: source.id };
    await readBothSpellings(user, proxy.url, token, `/${base.id}/sources/${source.id}`);
    const isReady = async () => (await user('getKnowledgeBaseSource', { path: ofSource })).status === 'ready';
    await until(isReady, { withinMs: 30_000, what: 'the source is ready' });
    expect((await user('listKnowledgeBaseChunks', { path: ofSource })).data).toHaveLength(1);
    expect((await user('queryKnowledgeBase', { path, body: { query: 'When?', limit: 1 } })).data).toHaveLength(1);
    await user('listKnowledgeBaseSources', { path });
    await user('refreshKnowledgeBaseSource', { path: ofSource });
    await user('deleteKnowledgeBaseSource', { path: ofSource });
    expect((await user('getKnowledgeBase', { path })).agent_ids).toEqual([]);
    await user('deleteKnowledgeBase', { path: { id: second.id }, query: { force: 'true' } });
  });

  test('campaigns', async () => {
    const user = as((await register()).access_token);
    const { agent_id } = await user('createAgent', { body: agentBody() });
    // Starts long after the suite has ended.
    const later = { scheduled_at: '2099-01-01T00:00:00.000Z' };
    const path = { id: (await user('createCampaign', { body: { name: 'Renewals', agent_id, ...later } })).id };
    const body = [{ to_number: '+12025550100', variables: { first_name: 'Grace' } }, { to_number: 'nobody' }];
    const taken = await user('addCampaignContacts', { path, body });
    expect(taken).toMatchObject({ accepted: 1, rejected: 1, rows: [{ row: 2, reason: 'invalid_number' }] });
    expect((await user('startCampaign', { path })).status).toBe('scheduled');
    expect((await user('pauseCampaign', { path })).pause_reason).toBe('manual');
    await user('updateCampaign', {
      path,
      body: { dials_per_second: 0.5, circuit_breaker: { failure_rate: 0.5, of: 20 } },
    });
    for (const what of ['getCampaign', 'getCampaignForecast'] as const) await user(what, { path });
    expect((await user('listCampaigns', { query: { status: 'paused' } })).data).toHaveLength(1);
    expect((await user('listCampaignContacts', { path, query: { status: 'pending' } })).data).toHaveLength(1);
    expect(await user('retryFailedContacts', { path, body: { outcomes: ['busy'] } })).toMatchObject({ retried: 0 });
    await user('exportCampaignResults', { path });
    expect((await user('cancelCampaign', { path })).stats.canceled).toBe(1);
    await user('deleteCampaign', { path });
  });

  test('no JSON operation was left out', () => {
    const missing = Object.values(operations).filter((operation) => !seen.has(operation.id) && isReadable(operation));
    expect(missing).toEqual([]);
  });
});
