// The HTTP layer around stub handlers: a server over the fixture contract, with keys that describe themselves.
// `sk_service_live_write` is a key of scope write in workspace wsp_a; sessions are signed like the real ones.
import pino from 'pino';
import { systemClock, type Clock } from '../../src/core/clock.ts';
import type { Actor, Scope } from '../../src/core/context.ts';
import { createVault } from '../../src/core/vault.ts';
import type { BrowserSessionOptions } from '../../src/http/browser-session.ts';
import { defaultHttpSettings, type HttpSettings } from '../../src/http/http-settings.ts';
import type { Counters } from '../../src/http/memory-counters.ts';
import type { AnyHandler } from '../../src/http/mount.ts';
import type { BrandOf } from '../../src/http/page-brand.ts';
import type { Probes } from '../../src/http/probes.ts';
import { createServer, type HttpServer, type ServerOptions } from '../../src/http/server.ts';
import { readWebFiles } from '../../src/http/web-pages.ts';
import type { Callback } from '../../src/protocol/callback.ts';
import type { AccessClaims, CredentialWatch, Principals } from '../../src/protocol/credentials.ts';
import type { SocketRoute } from '../../src/protocol/server-socket.ts';
import type { Runtime } from '../../src/runtime.ts';
import type { TestDatabase } from '../support/database.ts';
import { fixtureContract } from '../support/fixture-contract.ts';

export const AGENT = {
  agent_id: 'agent_1',
  name: 'Ada',
  engine: { type: 'builtin', model: 'm' },
  price: null,
  metadata: {},
};
export const NEW_AGENT = { name: 'Ada', engine: { type: 'builtin', model: 'm' } };

const contract = fixtureContract();

export const settings: HttpSettings = {
  ...defaultHttpSettings,
  port: 0,
  jwtSecret: 'a secret of the tests, thirty-two bytes or more',
  rateLimits: {
    user: { max: 1000, windowSeconds: 60, per: 'user' },
    public: { max: 1000, windowSeconds: 60, per: 'ip' },
  },
};

const principals: Principals = {
  async byKey(value) {
    const [scope, userId = 'usr_a', workspaceId = 'wsp_a'] = value.slice('sk_service_live_'.length).split('.');
    if (scope === 'revoked') return 'key_revoked';
    if (!['read-only', 'write', 'admin'].includes(scope!)) return 'unauthorized';
    return { kind: 'key', workspaceId, userId, keyId: 'key_1', scope: scope as Scope };
  },
  async bySession(claims, workspaceId): Promise<Actor> {
    const { sub: userId, sid: sessionId, wsp } = claims;
    return { kind: 'user', workspaceId: workspaceId ?? wsp, userId, sessionId, role: 'owner', scope: 'admin' };
  },
  byScopedToken: async () => null,
  async byQueryToken() {
    return 'unauthorized';
  },
};

const access: CredentialWatch = { isLive: async () => true, watch: () => () => undefined };

export interface HttpHarness extends HttpServer {
  bearer(scope: string): { authorization: string };
  session(claims?: Partial<AccessClaims>): { authorization: string };
}

export async function startHarness(
  handlers: Record<string, AnyHandler> = {},
  options: {
    settings?: Partial<HttpSettings>;
    database?: TestDatabase;
    principals?: Partial<Principals>;
    isLive?: CredentialWatch['isLive'];
    log?: pino.Logger;
    probes?: Probes;
    hooks?: Callback[];
    sockets?: readonly SocketRoute[];
    clock?: Clock;
    webDirectory?: string;
    counters?: Counters;
    mcp?: { version: string };
    brandOf?: BrandOf;
    refresh?: BrowserSessionOptions['refresh'];
    measured?: ServerOptions['measured'];
  } = {},
): Promise<HttpHarness> {
  const { operations } = await contract;
  const unused: AnyHandler = async () => {
    throw new Error('this test did not expect the handler to run');
  };
  const runtime = {
    db: options.database?.db,
    config: { sessions: { idleDays: 30 } },
    clock: options.clock ?? systemClock,
    log: options.log ?? pino({ level: 'silent' }),
    vault: createVault(new Uint8Array(32).fill(7)),
    publicUrl: () => options.settings?.publicUrl ?? 'http://127.0.0.1:3000',
    internalUrl: () => 'http://127.0.0.1:3000',
    notifications: { listen: () => () => undefined },
    web: readWebFiles(options.webDirectory ?? 'no such directory', []),
  } as unknown as Runtime;
  const server = await createServer({
    settings: { ...settings, ...options.settings },
    runtime,
    contract: await contract,
    handlers: { ...Object.fromEntries(Object.keys(operations).map((id) => [id, unused])), ...handlers },
    principals: { ...principals, ...options.principals },
    credentialWatch: options.isLive ? { ...access, isLive: options.isLive } : access,
    probes: options.probes ?? {},
    callbacks: options.hooks ?? [],
    sockets: options.sockets ?? [],
    ...(options.counters ? { counters: options.counters } : {}),
    ...(options.mcp ? { mcp: options.mcp } : {}),
    ...(options.brandOf ? { brandOf: options.brandOf } : {}),
    ...(options.refresh ? { refresh: options.refresh } : {}),
    ...(options.measured ? { measured: options.measured } : {}),
  });
  await server.app.ready();
  return {
    ...server,
    bearer: (scope) => ({ authorization: `Bearer sk_service_live_${scope}` }),
    session: (claims = {}) => {
      const { aud = 'parley', ...rest } = claims;
      const payload = { sub: 'usr_a', sid: 'ses_1', wsp: 'wsp_a', typ: 'access', ...rest };
      const token = server.app.jwt.sign(payload, { aud, ...(claims.exp === undefined ? { expiresIn: '15m' } : {}) });
      return { authorization: `Bearer ${token}` };
    },
  };
}
