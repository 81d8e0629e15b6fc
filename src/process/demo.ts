// The demo workspace of the embedded development mode, with an agent and its widget. It is created at the first start, and its
// credentials are stored in the data directory with mode 0600, so that the first call needs no registration. It is never created
// with a server database or on a host that others can reach.
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import type { AgentFunctionCreate } from '../../generated/types.ts';
import { newId } from '../core/ids.ts';
import { listAgentFunctions, updateAgentFunction } from '../resources/agents/functions/service.ts';
import { createAgent } from '../resources/agents/service.ts';
import { createApiKey, findKeyActor } from '../resources/api-keys/service.ts';
import { createUser, findUserId } from '../resources/auth/service.ts';
import { DEMO_FUNCTIONS_PATH, KNOWLEDGE, NORTHWIND, northwindFunctions } from '../resources/demo/showcase/northwind.ts';
import { createKnowledgeBase } from '../resources/knowledge-bases/service.ts';
import { addKnowledgeBaseSource } from '../resources/knowledge-bases/service/sources.ts';
import { createWidget } from '../resources/widgets/service.ts';
import { findActiveWidget } from '../resources/widgets/service/visitors.ts';
import { findFirstMembership } from '../resources/workspaces/service.ts';
import type { Runtime, Context, Uses } from '../runtime.ts';
import { readPrivate, writePrivate } from './local-secrets.ts';

export interface Demo {
  email: string;
  password: string | null;
  workspace_id: string;
  api_key: string;
  /** Agent of the talk page and of POST /v1/demo/…. */
  agent_id: string;
  widget_id: string;
  /** URL of the service on this machine at its last start. */
  url: string;
}

const FILE = 'demo.json';
const EMAIL = 'demo@parley.local';
/** USD per day. Enough for hours of calls with the built-in providers. */
const DEMO_BUDGET = '2';

export function demoFile(dataDir: string): string {
  return join(dataDir, FILE);
}

/** Reads the file without contacting the service; null if there was no demo. */
export async function readDemo({ dataDir }: { dataDir: string }): Promise<Partial<Demo> | null> {
  const text = await readPrivate(demoFile(dataDir));
  return text === null ? null : (JSON.parse(text) as Partial<Demo>);
}

/**
 * Reads the file, or creates a new key (and, the first time, the user). After a crash in between, it finds the existing user.
 * @param localUrl URL of the service on this machine, for the functions of the demo agent
 */
export async function ensureDemo(runtime: Runtime, localUrl: string): Promise<Demo> {
  const path = demoFile(runtime.config.dataDir);
  const kept = await readPrivate(path);
  const before = kept === null ? null : (JSON.parse(kept) as Partial<Demo>);
  const owner = (await findOwner(runtime)) ?? (await createOwner(runtime));
  const ctx = asOwner(runtime, owner);
  const demo: Demo = {
    email: EMAIL,
    password: owner.password ?? before?.password ?? null,
    workspace_id: owner.workspaceId,
    api_key: (await keyOf(runtime, before)) ?? (await createApiKey(ctx, { name: 'Demo', scope: 'admin' })).key,
    ...((await agentOf(runtime, before)) ?? (await createDemoAgent(ctx, localUrl))),
    url: localUrl,
  };
  await moveFunctions(ctx, demo.agent_id, localUrl);
  const text = `${JSON.stringify(demo, null, 2)}\n`;
  if (text !== kept) await writePrivate(path, text);
  return demo;
}

async function keyOf({ db }: Uses<'db'>, demo: Partial<Demo> | null): Promise<string | null> {
  if (!demo?.api_key || typeof (await findKeyActor(db, demo.api_key, '127.0.0.1')) === 'string') return null;
  return demo.api_key;
}

type DemoAgent = Pick<Demo, 'agent_id' | 'widget_id'>;

async function agentOf({ db }: Uses<'db'>, demo: Partial<Demo> | null): Promise<DemoAgent | null> {
  const widget = demo?.widget_id ? await findActiveWidget(db, demo.widget_id) : undefined;
  return widget ? { agent_id: widget.agent_id, widget_id: widget.id } : null;
}

async function createDemoAgent(ctx: Context, localUrl: string): Promise<DemoAgent> {
  const { id: baseId } = await createKnowledgeBase(ctx, { name: 'Northwind' });
  for (const { title, text } of KNOWLEDGE) {
    await addKnowledgeBaseSource(ctx, baseId, { content: `# ${title}\n\n${text}\n`, metadata: { title } });
  }
  const { agent_id } = await createAgent(ctx, {
    ...NORTHWIND,
    knowledge_base_ids: [baseId],
    functions: await demoFunctions(ctx, localUrl),
  });
  const budget_per_day = { amount: DEMO_BUDGET, currency: 'USD' as const };
  const widget = await createWidget(ctx, { name: 'Demo', agent_id, budget_per_day });
  return { agent_id, widget_id: widget.id };
}

/** Without access to the loopback network (NETWORK_ALLOW), the agent does not get the functions that this process serves. */
async function demoFunctions(ctx: Context, origin: string): Promise<AgentFunctionCreate[]> {
  const functions = northwindFunctions(origin);
  const reachable = await ctx.connection.isAllowedPrivate(new URL(origin).hostname);
  return functions.filter((fn) => fn.type !== 'webhook' || reachable);
}

/** Updates the URLs of the demo agent's functions after a start on another port. */
async function moveFunctions(ctx: Context, agentId: string, origin: string): Promise<void> {
  const { data } = await listAgentFunctions(ctx, agentId, { limit: 100 });
  for (const fn of data) {
    if (fn.type !== 'webhook') continue;
    const url = new URL(fn.url!);
    if (url.origin === origin || !url.pathname.startsWith(DEMO_FUNCTIONS_PATH)) continue;
    await updateAgentFunction(ctx, agentId, fn.id, { url: `${origin}${url.pathname}` });
  }
}

interface DemoOwner {
  userId: string;
  workspaceId: string;
  /** Null if the user was created at an earlier start whose file is lost. */
  password: string | null;
}

async function findOwner(runtime: Uses<'db'>): Promise<DemoOwner | null> {
  const userId = await findUserId(runtime.db, EMAIL);
  const workspaceId = userId === undefined ? undefined : await findFirstMembership(runtime.db, userId);
  return userId === undefined || workspaceId === undefined ? null : { userId, workspaceId, password: null };
}

async function createOwner(runtime: Runtime): Promise<DemoOwner> {
  const password = randomBytes(18).toString('base64url');
  const { user, workspace } = await createUser(runtime, {
    email: EMAIL,
    password,
    name: 'Demo',
    workspaceName: 'Demo',
  });
  return { userId: user.id, workspaceId: workspace.id, password };
}

function asOwner(runtime: Runtime, { userId, workspaceId }: DemoOwner): Context {
  return {
    ...runtime,
    requestId: newId('req'),
    ip: '127.0.0.1',
    origin: null,
    bearer: null,
    accept: '',
    signal: new AbortController().signal,
    actor: { kind: 'user', workspaceId, userId, sessionId: 'first start', role: 'owner', scope: 'admin' },
  };
}
