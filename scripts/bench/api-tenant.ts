// The shared setup of the API benchmarks: the settings of a measured server, and a workspace in it with a key and an agent.
import { randomBytes } from 'node:crypto';
import { AGENT } from './peers/agent.js';

const PLENTY = '1000000';

export function settingsFor(databaseUrl: string, dataDir: string): Record<string, string> {
  return {
    DATABASE_URL: databaseUrl,
    DATA_DIR: dataDir,
    PORT: '0',
    HOST: '127.0.0.1',
    JWT_SECRET: randomBytes(48).toString('base64'),
    ENCRYPTION_KEY: randomBytes(32).toString('base64'),
    REGISTRATION: 'open',
    BILLING: 'prepaid',
    WALLET_FREE_BALANCE: '5',
    LOG_LEVEL: 'info',
    RATE_LIMIT_USER: PLENTY,
    RATE_LIMIT_IP: PLENTY,
  };
}

export async function register(url: string): Promise<{ key: string; agentId: string; workspaceId: string }> {
  const session = await post<{ access_token: string; workspace: { id: string } }>(`${url}/v1/auth/register`, {
    email: 'bench@example.com',
    password: 'correct horse battery staple',
    name: 'Bench',
  });
  const body = { name: 'bench', scope: 'write' };
  const { key } = await post<{ key: string }>(`${url}/v1/api-keys`, body, session.access_token);
  const { agent_id: agentId } = await post<{ agent_id: string }>(`${url}/v1/agents`, AGENT, key);
  return { key, agentId, workspaceId: session.workspace.id };
}

async function post<T>(url: string, body: object, bearer?: string): Promise<T> {
  const response = await fetch(url, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(bearer === undefined ? {} : { authorization: `Bearer ${bearer}` }),
    },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${url} answered ${response.status}: ${await response.text()}`);
  return (await response.json()) as T;
}
