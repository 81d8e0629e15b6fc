// Rejected credentials: expired, forged and unsigned tokens, tokens of other workspaces, and API keys where a session is required.
import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../support/app.ts';
import { clientOf, newTenant, type Tenant } from '../../support/client.ts';

const SECRET = 'a secret of the tests that has enough characters';

let app: TestApp;
let tenant: Tenant;
beforeAll(async () => {
  app = await startTestApp({ env: { JWT_SECRET: SECRET } });
  tenant = await newTenant(app.url);
});
afterAll(() => app.close());

type Claims = Record<string, unknown>;

const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
const claimsOf = (jwt: string) => JSON.parse(Buffer.from(jwt.split('.')[1]!, 'base64url').toString()) as Claims;

function sign(claims: Claims, { alg = 'HS256', secret = SECRET }: { alg?: string; secret?: string } = {}): string {
  const text = `${encode({ alg, typ: 'JWT' })}.${encode(claims)}`;
  if (alg === 'none') return `${text}.`;
  return `${text}.${createHmac(alg.replace('HS', 'sha'), secret).update(text).digest('base64url')}`;
}

async function fate(token: string | undefined, headers: Record<string, string> = {}): Promise<string> {
  const { status, body } = await clientOf(app.url, token).send('getCurrentPrincipal', { headers });
  return status === 200 ? 'ok' : `${status} ${(body as { code: string }).code}`;
}

describe('access tokens', () => {
  test('accepts a token that the test signs as the service does, so that the rejections below are meaningful', async () => {
    expect(await fate(sign(claimsOf(tenant.jwt)))).toBe('ok');
  });

  test('an expired token gets its own error code', async () => {
    const { iat, exp, ...claims } = claimsOf(tenant.jwt);
    expect([typeof iat, typeof exp]).toEqual(['number', 'number']);
    const past = Math.floor(Date.now() / 1000) - 1000;
    expect(await fate(sign({ ...claims, iat: past - 900, exp: past }))).toBe('401 token_expired');
  });

  test('rejects a token without a signature, with another algorithm or with another secret', async () => {
    const claims = claimsOf(tenant.jwt);
    expect(await fate(sign(claims, { alg: 'none' }))).toBe('401 unauthorized');
    expect(await fate(sign(claims, { alg: 'HS512' }))).toBe('401 unauthorized');
    expect(await fate(sign(claims, { secret: `${SECRET}.` }))).toBe('401 unauthorized');
    const [head, , signature] = tenant.jwt.split('.');
    expect(await fate(`${head}.${encode({ ...claims, sub: 'usr_somebodyelse' })}.${signature}`)).toBe(
      '401 unauthorized',
    );
  });

  test('rejects a correctly signed token for another audience, of another type or without a session', async () => {
    const claims = claimsOf(tenant.jwt);
    for (const wrong of [
      { aud: 'other' },
      { typ: 'refresh' },
      { sid: undefined },
      { sid: 'ses_unknown' },
      { sub: 'usr_x' },
    ]) {
      expect(await fate(sign({ ...claims, ...wrong })), JSON.stringify(wrong)).toBe('401 unauthorized');
    }
  });

  test('rejects a token without an expiry', async () => {
    const { exp: _exp, ...claims } = claimsOf(tenant.jwt);
    expect(await fate(sign(claims))).toBe('401 unauthorized');
  });

  test('rejects a missing header, another scheme and an oversized value', async () => {
    expect(await fate(undefined)).toBe('401 unauthorized');
    expect(await fate(undefined, { authorization: `Basic ${tenant.jwt}` })).toBe('401 unauthorized');
    expect(await fate('x'.repeat(5000))).toBe('401 unauthorized');
  });
});

describe('workspaces of a session', () => {
  test('a workspace that the user is not a member of is forbidden, by header and by claim', async () => {
    const outsider = await newTenant(app.url);
    const foreign = { 'x-workspace-id': outsider.workspaceId };
    expect(await fate(tenant.jwt, foreign)).toBe('403 workspace_forbidden');
    expect(await fate(sign({ ...claimsOf(tenant.jwt), wsp: outsider.workspaceId }))).toBe('403 workspace_forbidden');
    expect(await fate(tenant.jwt, { 'x-workspace-id': 'wsp_unknown' })).toBe('403 workspace_forbidden');
  });

  test('a member switches workspaces by header and gets the rights of their role there', async () => {
    const host = await newTenant(app.url);
    await app.runtime.db
      .insertInto('members')
      .values({ workspace_id: host.workspaceId, user_id: tenant.userId, role: 'viewer' })
      .execute();
    const headers = { 'x-workspace-id': host.workspaceId };
    const me = await tenant.ok('getCurrentPrincipal', { headers });
    expect(me).toMatchObject({ role: 'viewer', scope: 'read-only', workspace: { id: host.workspaceId } });
    const { body, code } = await tenant.refused('listApiKeys', { headers });
    expect(code).toBe('forbidden_scope');
    expect(body).toMatchObject({ required_scope: 'admin', actual_scope: 'read-only' });
  });
});

test('logout and changes to the current user require a session, not an API key', async () => {
  const { key } = await tenant.ok('createApiKey', { body: { name: 'integration', scope: 'admin' } });
  const client = clientOf(app.url, key);
  for (const [id, body] of [
    ['logout', undefined],
    ['updateCurrentUser', { name: 'Bob' }],
  ] as const) {
    const { status, code } = await client.refused(id, { body });
    expect([id, status, code]).toEqual([id, 403, 'user_session_required']);
  }
  expect(await client.ok('getCurrentPrincipal')).toMatchObject({ kind: 'api_key', scope: 'admin', role: null });
});
