// Our HTTP layer without a database: the real contract, validators, serializers, limits and log around two handlers that respond
// with one agent.
import { readFileSync } from 'node:fs';
import { pino } from 'pino';
import { operations } from '../../generated/operations.ts';
import serializers from '../../generated/serializers.cjs';
import validators from '../../generated/validators.cjs';
import { systemClock } from '../../src/core/clock.ts';
import type { Actor } from '../../src/core/context.ts';
import { createVault } from '../../src/core/vault.ts';
import { defaultHttpSettings } from '../../src/http/http-settings.ts';
import type { AnyHandler } from '../../src/http/mount.ts';
import { createServer } from '../../src/http/server.ts';
import { readWebFiles } from '../../src/http/web-pages.ts';
import type { Principals } from '../../src/protocol/credentials.ts';
import type { Runtime } from '../../src/runtime.ts';
import { underMeasurement } from './api-child.ts';
import { ANSWER, KEY } from './peers/agent.js';

const openapi = JSON.parse(readFileSync(new URL('../../generated/openapi.json', import.meta.url), 'utf8')) as object;
const PLENTY = { max: 1_000_000_000, windowSeconds: 60 };
const actor: Actor = { kind: 'key', workspaceId: 'wsp_a', userId: 'usr_a', keyId: 'key_1', scope: 'write' };
const refused = async () => 'unauthorized' as const;
const principals: Principals = {
  byKey: async (value) => (value === KEY ? actor : 'unauthorized'),
  bySession: refused,
  byScopedToken: async () => null,
  byQueryToken: refused,
};
const unused: AnyHandler = () => Promise.reject(new Error('only agents are read and created here'));
const handlers: Record<string, AnyHandler> = {
  ...Object.fromEntries(Object.keys(operations).map((id) => [id, unused])),
  getAgent: async () => ({ status: 200, body: ANSWER }),
  createAgent: async () => ({ status: 201, body: ANSWER }),
};
const runtime = {
  clock: systemClock,
  log: pino({ level: 'info' }),
  vault: createVault(new Uint8Array(32).fill(7)),
  publicUrl: () => 'http://127.0.0.1',
  web: readWebFiles('no such directory', []),
} as unknown as Runtime;

const server = await createServer({
  settings: {
    ...defaultHttpSettings,
    port: 0,
    jwtSecret: 'a secret of the benchmarks, thirty-two bytes or more',
    rateLimits: { user: { ...PLENTY, per: 'user' }, public: { ...PLENTY, per: 'ip' } },
  },
  runtime,
  contract: { operations, validators, serializers, openapi },
  handlers,
  principals,
  credentialWatch: { isLive: async () => true, watch: () => () => undefined },
  probes: {},
});
underMeasurement(await server.listen(), () => server.close());
