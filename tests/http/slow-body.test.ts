// A credential that is revoked while the body of its request arrives: the operation does not run.
import { PassThrough } from 'node:stream';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { systemClock } from '../../src/core/clock.ts';
import type { Actor } from '../../src/core/context.ts';
import { until } from '../support/until.ts';
import { AGENT, NEW_AGENT, startHarness, type HttpHarness } from './http-harness.ts';

/** Far more than the time that a body may take without being checked again. */
const SLOW_MS = 30_000;

const key: Actor = { kind: 'key', workspaceId: 'wsp_a', userId: 'usr_a', keyId: 'key_1', scope: 'admin' };
const session: Actor = {
  kind: 'user',
  workspaceId: 'wsp_a',
  userId: 'usr_a',
  sessionId: 'ses_1',
  role: 'owner',
  scope: 'admin',
};

let found: Actor | 'key_revoked' | 'session_revoked' | 'workspace_forbidden';
let lookUps = 0;
let lateMs = 0;
let ran: Actor[] = [];

const lookUp = async () => {
  lookUps += 1;
  return found;
};
const harnesses: HttpHarness[] = [];
beforeEach(() => {
  [lookUps, lateMs, ran] = [0, 0, []];
});
afterAll(() => Promise.all(harnesses.map((harness) => harness.close())));

async function start(): Promise<HttpHarness> {
  const harness = await startHarness(
    {
      createAgent: async (ctx) => {
        ran.push(ctx.actor);
        return { status: 201, body: AGENT };
      },
    },
    {
      principals: { byKey: lookUp, bySession: lookUp },
      isLive: async () => typeof found !== 'string',
      clock: { ...systemClock, monotonic: () => systemClock.monotonic() + lateMs },
    },
  );
  harnesses.push(harness);
  return harness;
}

/** Sends the second half of the body after `meanwhile`, which happens once the request was admitted. */
async function post(headers: (harness: HttpHarness) => Record<string, string>, meanwhile: () => void) {
  const harness = await start();
  const text = JSON.stringify(NEW_AGENT);
  const payload = new PassThrough();
  payload.write(text.slice(0, 10));
  const type = { 'content-type': 'application/json', 'content-length': String(text.length) };
  const answer = harness.app.inject({
    method: 'POST',
    url: '/v1/agents',
    headers: { ...headers(harness), ...type },
    payload,
  });
  void answer.then(() => undefined);
  await until(() => lookUps === 1);
  // The look-up is answered in the same turn of the event loop, and the body is awaited in the next ones.
  await new Promise((resolve) => setImmediate(resolve));
  meanwhile();
  payload.end(text.slice(10));
  const { statusCode, json } = await answer;
  return { status: statusCode, code: (json() as { code?: string }).code };
}

describe('a body that arrives slowly', () => {
  test('is refused if its API key was revoked meanwhile', async () => {
    found = key;
    const revoke = () => ([found, lateMs] = ['key_revoked', SLOW_MS]);
    expect(await post((harness) => harness.bearer('admin'), revoke)).toEqual({ status: 401, code: 'key_revoked' });
    expect(ran).toEqual([]);
  });

  test.each([
    ['session_revoked', 401],
    ['workspace_forbidden', 403],
  ] as const)('is refused with %s if its session or membership ended meanwhile', async (code, status) => {
    found = session;
    const end = () => ([found, lateMs] = [code, SLOW_MS]);
    expect(await post((harness) => harness.session(), end)).toEqual({ status, code });
    expect(ran).toEqual([]);
  });

  test('runs with the role and the scope that its user has by then', async () => {
    found = session;
    const member: Actor = { ...session, role: 'member', scope: 'write' };
    const demote = () => ([found, lateMs] = [member, SLOW_MS]);
    expect((await post((harness) => harness.session(), demote)).status).toBe(201);
    expect(ran).toEqual([member]);
    const viewer: Actor = { ...session, role: 'viewer', scope: 'read-only' };
    [found, lateMs, lookUps, ran] = [session, 0, 0, []];
    const restrict = () => ([found, lateMs] = [viewer, SLOW_MS]);
    expect((await post((harness) => harness.session(), restrict)).code).toBe('forbidden_scope');
    expect(ran).toEqual([]);
  });

  test('does not count a second use of a key that is still valid', async () => {
    found = key;
    expect(
      (
        await post(
          (harness) => harness.bearer('admin'),
          () => void (lateMs = SLOW_MS),
        )
      ).status,
    ).toBe(201);
    expect([lookUps, ran]).toEqual([1, [key]]);
  });
});

test('a body that arrives at once is not checked again', async () => {
  found = session;
  expect(
    (
      await post(
        (harness) => harness.session(),
        () => undefined,
      )
    ).status,
  ).toBe(201);
  expect(lookUps).toBe(1);
});
