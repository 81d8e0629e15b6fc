// The demo workspace of the embedded development mode: made at the first start, its credentials kept in the data directory
// with mode 0600, so that the first call needs no registration. Called by main.ts; never with a server database or a host
// that others can reach.
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import type { Context, Runtime } from './core/context.ts';
import { newId } from './core/ids.ts';
import { readPrivate, writePrivate } from './local-secrets.ts';
import { createApiKey, findKeyActor } from './resources/api-keys/service.ts';
import { createUser, findUserId } from './resources/auth/service.ts';
import { findFirstMembership } from './resources/workspaces/service.ts';

export interface Demo {
  email: string;
  password: string | null;
  workspace_id: string;
  api_key: string;
}

const FILE = 'demo.json';
const EMAIL = 'demo@parley.local';

export function demoFile(dataDir: string): string {
  return join(dataDir, FILE);
}

/** What the file says, or a new key (and user, the first time). A crash in between leaves a user that is found again. */
export async function ensureDemo(runtime: Runtime): Promise<Demo> {
  const path = demoFile(runtime.config.dataDir);
  const kept = await readPrivate(path);
  if (kept !== null) {
    const demo = JSON.parse(kept) as Demo;
    if (typeof (await findKeyActor(runtime.db, demo.api_key)) !== 'string') return demo;
  }
  const owner = (await findOwner(runtime)) ?? (await makeOwner(runtime));
  const { key } = await createApiKey(asOwner(runtime, owner), { name: 'Demo', scope: 'admin' });
  const demo = { email: EMAIL, password: owner.password, workspace_id: owner.workspaceId, api_key: key };
  await writePrivate(path, `${JSON.stringify(demo, null, 2)}\n`);
  return demo;
}

interface Owner {
  userId: string;
  workspaceId: string;
  /** Null when it was made at an earlier start whose file is lost. */
  password: string | null;
}

async function findOwner(runtime: Runtime): Promise<Owner | null> {
  const userId = await findUserId(runtime.db, EMAIL);
  const workspaceId = userId === undefined ? undefined : await findFirstMembership(runtime.db, userId);
  return userId === undefined || workspaceId === undefined ? null : { userId, workspaceId, password: null };
}

async function makeOwner(runtime: Runtime): Promise<Owner> {
  const password = randomBytes(18).toString('base64url');
  const { user, workspace } = await createUser(runtime, {
    email: EMAIL,
    password,
    name: 'Demo',
    workspaceName: 'Demo',
  });
  return { userId: user.id, workspaceId: workspace.id, password };
}

function asOwner(runtime: Runtime, { userId, workspaceId }: Owner): Context {
  return {
    ...runtime,
    requestId: newId('req'),
    ip: '127.0.0.1',
    accept: '',
    signal: new AbortController().signal,
    actor: { kind: 'user', workspaceId, userId, sessionId: 'first start', role: 'owner', scope: 'admin' },
  };
}
