// The running service for the contract suite: workspaces with credentials of every scope and one of each resource, created
// through the API only. Deliberately omitted: rows written directly to the database; `app` lets suites read the rows that a
// request left.
import { operations, type OperationId, type Operation } from '../../generated/operations.ts';
import { startDeepgramServer } from '../../scripts/stand-ins/deepgram-server.ts';
import { startTestApp, type TestApp } from './app.ts';
import { checkResponse } from './contract.ts';
import type { DnsZone } from './dns-zone.ts';
import type { Mailbox } from './mailbox.ts';
import { paperCarrier } from './paper-carrier.ts';
import { until } from './until.ts';

export interface Credentials {
  adminKey: string;
  writeKey: string;
  readKey: string;
  /** Access token of the owner. */
  jwt: string;
  workspaceId: string;
}

/** Path parameters by `<first segment>.<name>`: `agents.id`, `agents.function_id`. */
export type Ids = Readonly<Record<string, string>>;

export interface Tenant extends Credentials {
  ids: Ids;
}

export interface Answer {
  status: number;
  headers: Headers;
  body: unknown;
}

export interface World {
  baseUrl: string;
  app: TestApp;
  /** A new user with a workspace of their own and a key of each scope. */
  createWorkspace(): Promise<Credentials>;
  /** The same with one of each resource that the contract can name in a path, or with only these. */
  createTenant(only?: readonly string[]): Promise<Tenant>;
  close(): Promise<void>;
}

export interface Call {
  credential?: string | undefined;
  path?: Readonly<Record<string, string>>;
  query?: Readonly<Record<string, string>>;
  body?: unknown;
  headers?: Readonly<Record<string, string>>;
}

const WEBHOOK_RECEIVER = 'https://example.com/hooks/parley';
// Answers and is silent: with an agent that waits, the call lasts as long as the suite.
const SILENT_NUMBER = '+12025550107';
// Fails immediately, which creates an event to deliver.
const INVALID_NUMBER = '+12025550104';

const PASSWORD = 'correct horse battery staple';
/** The key in the example of the contract. */
const VENDOR_KEY = '3f9c0b1a2d4e5f60718293a4b5c6d7e8f9012345';

export async function startWorld(env: Record<string, string> = {}): Promise<World> {
  const vendor = await startDeepgramServer({ key: VENDOR_KEY });
  // A carrier that accepts every request: only the service is under test.
  const app = await startTestApp({
    env: { DEEPGRAM_URL: vendor.url, ...env },
    overrides: { carriers: [paperCarrier()] },
  });
  const createWorkspace = () => register(app.url);
  return {
    baseUrl: app.url,
    app,
    createWorkspace,
    async createTenant(only = Object.keys(MAKERS)) {
      const credentials = await createWorkspace();
      const ids = await furnish(app, credentials, only);
      if (ids['widgets.id'] !== undefined) app.openDemo(ids['widgets.id']);
      return { ...credentials, ids };
    },
    async close() {
      await app.close();
      await vendor.close();
    },
  };
}

/** Ends the tenant's call. A live call costs as much CPU time as all requests of a suite that does not need one. */
export async function endCall({ baseUrl }: World, { jwt, ids }: Tenant): Promise<void> {
  const answer = await send(baseUrl, 'endCall', { credential: jwt, path: { id: ids['calls.id']! } });
  if (answer.status >= 300) throw new Error(`endCall answered ${answer.status}: ${JSON.stringify(answer.body)}`);
}

/** Waits until the tenant's call is answered. */
export async function answered({ baseUrl }: World, { jwt, ids }: Tenant): Promise<void> {
  const read = () => send(baseUrl, 'getCall', { credential: jwt, path: { id: ids['calls.id']! } });
  await until(async () => ((await read()).body as { status: string }).status === 'in_progress');
}

/** Sends one request of an operation and checks the response against the contract. */
export async function send(baseUrl: string, id: OperationId, call: Call): Promise<Answer> {
  const operation: Operation = operations[id];
  const path = operation.template.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(call.path?.[name] ?? ''),
  );
  const query = call.query ? `?${new URLSearchParams(call.query)}` : '';
  const headers = {
    ...(call.credential === undefined ? {} : { authorization: `Bearer ${call.credential}` }),
    ...(call.body === undefined || call.body instanceof FormData ? {} : { 'content-type': 'application/json' }),
    ...call.headers,
  };
  const body = call.body === undefined || call.body instanceof FormData ? call.body : JSON.stringify(call.body);
  return sendRaw(baseUrl, id, { url: `${path}${query}`, headers, body });
}

/** A request as it is sent; `url` begins with the path. */
export interface RawRequest {
  url: string;
  headers: Readonly<Record<string, string>>;
  body?: string | Uint8Array<ArrayBuffer> | FormData | undefined;
}

/** The same with every byte specified. */
export async function sendRaw(baseUrl: string, id: OperationId, request: RawRequest): Promise<Answer> {
  const response = await fetch(`${baseUrl}${request.url}`, {
    method: operations[id].method,
    headers: request.headers,
    ...(request.body === undefined ? {} : { body: request.body }),
  });
  const type = response.headers.get('content-type');
  const body = await readBody(response, type);
  checkResponse(id, response.status, type, body);
  return { status: response.status, headers: response.headers, body };
}

async function readBody(response: Response, type: string | null): Promise<unknown> {
  if (type?.includes('json')) return response.json();
  // An event stream need not end; only its head is checked.
  if (type?.startsWith('text/event-stream')) return response.body?.cancel();
  return response.arrayBuffer();
}

let users = 0;
/** The email token of the user that was registered last. */
const ownEmail = () => `user${users}.${process.pid}@example.com`;
/** The invited user of that user. */
const guestEmail = () => `guest.${ownEmail()}`;

async function register(baseUrl: string): Promise<Credentials> {
  users += 1;
  const email = ownEmail();
  const session = await created(baseUrl, 'registerUser', undefined, {
    email,
    password: PASSWORD,
    name: `User ${users}`,
  });
  const jwt = String(session['access_token']);
  const key = async (scope: string) =>
    String((await created(baseUrl, 'createApiKey', jwt, { name: scope, scope }))['key']);
  const workspaceId = (session['workspace'] as { id: string }).id;
  return {
    jwt,
    workspaceId,
    adminKey: await key('admin'),
    writeKey: await key('write'),
    readKey: await key('read-only'),
  };
}

/** Context of a maker: requests with the owner's credential, and the ids of the resources that it builds upon. */
interface Maker {
  workspaceId: string;
  mailbox: Mailbox;
  dns: DnsZone;
  make(id: OperationId, body: unknown, path?: Record<string, string>): Promise<Record<string, unknown>>;
  idOf(name: string): Promise<string>;
  /** The newest item of a list, once there is one. */
  firstOf(id: OperationId): Promise<string>;
}

const made = async (answer: Promise<Record<string, unknown>>, key = 'id'): Promise<string> =>
  String((await answer)[key]);

// How to create each resource, in the order in which they are created.
const MAKERS: Readonly<Record<string, (maker: Maker) => Promise<string>>> = {
  'workspaces.id': async ({ workspaceId }) => workspaceId,
  'invitations.id': ({ make }) => made(make('createInvitation', { email: guestEmail(), role: 'viewer' })),
  'invitations.token': async ({ idOf, mailbox }) => {
    await idOf('invitations.id');
    return (await mailbox.linkTo(guestEmail()))['token']!;
  },
  'auth.token': async ({ make, mailbox }) => {
    await make('requestPasswordReset', { email: ownEmail() });
    return (await mailbox.linkTo(ownEmail()))['token']!;
  },
  'newsletter.token': async ({ make, mailbox }) => {
    const email = `reader.${ownEmail()}`;
    await make('subscribeNewsletter', { email });
    return (await mailbox.linkTo(email))['token']!;
  },
  'members.id': async ({ make, mailbox }) => {
    const email = `member.${guestEmail()}`;
    const id = await made(make('createInvitation', { email, role: 'member' }));
    const { token } = await mailbox.linkTo(email);
    const joined = await make('acceptInvitation', { token, name: 'Grace', password: PASSWORD }, { id });
    return (joined['user'] as { id: string }).id;
  },
  'agents.id': ({ make }) => made(make('createAgent', { ...exampleAgent, webhook_url: null }), 'agent_id'),
  'agents.function_id': async ({ make, idOf }) =>
    made(make('createAgentFunction', exampleFunction, { id: await idOf('agents.id') })),
  'agents.version': async ({ idOf }) => {
    await idOf('agents.id');
    return 'draft';
  },
  'webhooks.id': ({ make }) => made(make('createWebhook', { url: WEBHOOK_RECEIVER, events: ['call.failed'] })),
  'api-keys.id': ({ make }) => made(make('createApiKey', { name: 'spare', scope: 'read-only' })),
  'calls.id': async ({ make, idOf }) =>
    made(make('createCall', { agent_id: await idOf('agents.id'), to_number: SILENT_NUMBER }), 'call_id'),
  'webhook-deliveries.id': async ({ make, idOf, firstOf }) => {
    await idOf('webhooks.id');
    await make('createCall', { agent_id: await idOf('agents.id'), to_number: INVALID_NUMBER });
    return firstOf('listWebhookDeliveries');
  },
  'providers.provider': async ({ make }) => {
    await make('putProviderCredentials', { api_key: VENDOR_KEY }, { provider: 'deepgram' });
    return 'deepgram';
  },
  // A different number for each workspace, so that one's number is missing on the other's list.
  'dnc.number': async ({ make }) => {
    const unwanted = `+4930123${4000 + users}`;
    await make('addDncNumbers', { numbers: [unwanted] });
    return unwanted;
  },
  // From the test network: free, and different for each workspace.
  'phone-numbers.id': ({ make }) => {
    const number = `+1${212 + Math.floor(users / 100)}55501${String(users % 100).padStart(2, '0')}`;
    return made(make('buyPhoneNumber', { carrier: 'loopback', number }));
  },
  // For the schedule, the widget and the campaign, so that the other agent is not in use.
  caller: ({ make }) => made(make('createAgent', { ...exampleAgent, webhook_url: null }), 'agent_id'),
  'schedules.id': async ({ make, idOf }) => {
    const rule = { rrule: 'FREQ=DAILY;BYHOUR=9;BYMINUTE=0', time_zone: 'Europe/Berlin' };
    return made(make('createSchedule', { agent_id: await idOf('caller'), to_number: SILENT_NUMBER, ...rule }));
  },
  'knowledge-bases.id': ({ make }) => made(make('createKnowledgeBase', { name: 'Bakery' })),
  'knowledge-base.id': ({ idOf }) => idOf('knowledge-bases.id'),
  'knowledge-base.src': async ({ make, idOf }) => {
    const content = 'We are open from seven to six.';
    return made(make('addKnowledgeBaseSource', { content }, { id: await idOf('knowledge-bases.id') }));
  },
  'widgets.id': async ({ make, idOf }) =>
    made(make('createWidget', { name: 'Front page', agent_id: await idOf('caller'), allowed_domains: ['*'] })),
  'widgets.session_id': async ({ make, idOf }) =>
    made(make('createWidgetSession', { mode: 'chat' }, { id: await idOf('widgets.id') }), 'session_id'),
  'campaigns.id': async ({ make, idOf }) => {
    // Starts long after the suite has ended.
    const later = { scheduled_at: '2099-01-01T00:00:00.000Z' };
    const campaign = await made(make('createCampaign', { name: 'Renewals', agent_id: await idOf('caller'), ...later }));
    await make('addCampaignContacts', [{ to_number: SILENT_NUMBER }], { id: campaign });
    await make('startCampaign', undefined, { id: campaign });
    return campaign;
  },
  // Another session than the one that the suite uses.
  'auth.id': async ({ make, firstOf }) => {
    const { user } = (await make('getCurrentPrincipal', undefined)) as { user: { email: string } };
    await make('login', { email: user.email, password: PASSWORD });
    return firstOf('listSessions');
  },
  'test-cases.id': async ({ make, idOf }) =>
    made(make('createTestCase', { ...exampleTestCase, agent_id: await idOf('agents.id') })),
  'test-runs.id': async ({ make, idOf }) => {
    const agent_id = await idOf('agents.id');
    await idOf('test-cases.id');
    return made(make('createTestRun', { agent_id, samples: 50 }));
  },
  'voices.voice_id': async () => 'builtin-alloy',
  'white-label.domain': async ({ make, dns }) => {
    const domain = `voice${users}.example.net`;
    const added = await make('putWhiteLabelDomain', undefined, { domain });
    const [{ name, value }] = added['records'] as [{ name: string; value: string }];
    dns.set('TXT', name, [value]);
    await make('putWhiteLabelDomain', undefined, { domain });
    return domain;
  },
  'branding.domain': ({ idOf }) => idOf('white-label.domain'),
  'branding.logo_id': async ({ make }) => {
    const { logo_url: url } = await make('updateWhiteLabel', { logo: exampleLogo });
    return String(url).split('/').at(-1)!;
  },
  'demo.kind': async () => 'chat',
  'openai.model': ({ idOf }) => idOf('agents.id'),
  'get-call.call_id': ({ idOf }) => idOf('calls.id'),
};

/** Creates these and the resources that they build upon, each once. */
async function furnish(
  { url: baseUrl, mailbox, dns }: TestApp,
  { jwt, workspaceId }: Credentials,
  names: readonly string[],
): Promise<Ids> {
  const ids: Record<string, string> = {};
  const maker: Maker = {
    workspaceId,
    mailbox,
    dns,
    make: (id, body, path) => created(baseUrl, id, jwt, body, path),
    idOf: async (name) => (ids[name] ??= await MAKERS[name]!(maker)),
    firstOf: (id) => firstOf(baseUrl, id, jwt),
  };
  for (const name of names) await maker.idOf(name);
  return ids;
}

const exampleAgent = {
  agent_name: 'Ada',
  voice_id: 'builtin-alloy',
  language: 'en-US',
  response_engine: { type: 'service-llm', system_prompt: 'You are Ada.' },
  inactivity: { seconds: 600, reminders: [] },
};

/** A violet square. */
const exampleLogo =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAABAAAAAQCAIAAACQkWg2AAAAFklEQVR42mOosXpLEmIY1TCqYfhqAABPn6MQ2bsByAAAAABJRU5ErkJggg==';

const exampleTestCase = {
  name: 'A greeting',
  caller: { type: 'script', turns: [{ say: 'Hello.' }, { say: 'Goodbye.' }] },
};

const exampleFunction = {
  type: 'webhook',
  name: 'lookup',
  description: 'Looks an order up.',
  url: 'https://example.com/lookup',
  parameters: { type: 'object', properties: {} },
};

async function created(
  baseUrl: string,
  id: OperationId,
  credential: string | undefined,
  body: unknown,
  path?: Record<string, string>,
): Promise<Record<string, unknown>> {
  const answer = await send(baseUrl, id, { credential, body, ...(path ? { path } : {}) });
  if (answer.status >= 300) throw new Error(`${id} answered ${answer.status}: ${JSON.stringify(answer.body)}`);
  return answer.body as Record<string, unknown>;
}

/** The newest item of a list, once there is one: deliveries are written by a job. */
async function firstOf(baseUrl: string, id: OperationId, credential: string): Promise<string> {
  let found: string | undefined;
  await until(
    async () => {
      const { body } = await send(baseUrl, id, { credential });
      found = (body as { data: { id: string }[] }).data[0]?.id;
      return found !== undefined;
    },
    { what: `${id} has an item` },
  );
  return found!;
}
