// API keys over HTTP: the value is returned once, every character is checked, a key is bound to its scope and workspace, and
// revocation takes effect at once.
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ApiKey } from '../../../generated/types.ts';
import { inTransaction } from '../../../src/database/transaction.ts';
import { startTestApp, type TestApp } from '../../support/app.ts';
import { agentBody, clientOf, newTenant, PASSWORD, type Tenant } from '../../support/client.ts';
import { until } from '../../support/until.ts';

let app: TestApp;
let tenant: Tenant;
beforeAll(async () => {
  app = await startTestApp();
  tenant = await newTenant(app.url);
});
afterAll(() => app.close());

const create = (scope: 'read-only' | 'write' | 'admin', name = 'integration') =>
  tenant.ok('createApiKey', { body: { name, scope } });

describe('createApiKey', () => {
  test('returns the value in the creation response and never again', async () => {
    const created = await create('write', 'Production');
    expect(created.key).toMatch(/^sk_service_live_[0-9A-Za-z]{38}$/);
    expect(created).toMatchObject({ name: 'Production', scope: 'write', status: 'active', last_used_at: null });
    expect(created.created_by).toBe(tenant.userId);
    const listed = (await tenant.ok('listApiKeys')).data.find(({ id }) => id === created.id)!;
    const { key, ...rest } = created;
    expect(listed).toEqual(rest);
    expect(key.startsWith(listed.prefix)).toBe(true);
    expect(listed.prefix.length).toBeLessThan(key.length - 24);
  });

  test('rejects a key with one changed character at any position', async () => {
    const { key } = await create('read-only');
    expect((await clientOf(app.url, key).send('listAgents')).status).toBe(200);
    for (const at of [17, 25, 40, key.length - 6, key.length - 1]) {
      const changed = key.slice(0, at) + (key[at] === 'a' ? 'b' : 'a') + key.slice(at + 1);
      const { status, code } = await clientOf(app.url, changed).refused('listAgents');
      expect([at, status, code]).toEqual([at, 401, 'unauthorized']);
    }
  });

  test('rejects a well-formed key that does not exist', async () => {
    const { newToken } = await import('../../../src/core/tokens.ts');
    const { code } = await clientOf(app.url, newToken('sk_service_live_')).refused('listAgents');
    expect(code).toBe('unauthorized');
  });

  test('a read-only key can only read: no search, preview or playground', async () => {
    const client = clientOf(app.url, (await create('read-only')).key);
    const agent = await tenant.ok('createAgent', { body: agentBody() });
    const path = { id: agent.agent_id, voice_id: 'builtin-alloy' };
    await client.ok('getAgent', { path });
    const writes = [
      client.refused('createAgent', { body: agentBody() }),
      client.refused('updateAgent', { path, body: { agent_name: 'Bob' } }),
      client.refused('deleteAgent', { path }),
      client.refused('runAgentPlayground', { path, body: { messages: [{ role: 'user', text: 'Hello' }] } }),
      client.refused('previewVoice', { path, body: {} }),
      client.refused('createCall', { body: { agent_id: agent.agent_id, to_number: '+12025550104' } }),
    ];
    for (const { code, body } of await Promise.all(writes)) {
      expect(code).toBe('forbidden_scope');
      expect(body).toMatchObject({ required_scope: 'write', actual_scope: 'read-only' });
    }
    expect((await tenant.ok('getAgent', { path })).agent_name).toBe('Ada');
  });

  test('an admin key can create keys, a write key cannot', async () => {
    const write = clientOf(app.url, (await create('write')).key);
    await write.ok('createAgent', { body: agentBody() });
    const { code, body } = await write.refused('createApiKey', { body: { name: 'more', scope: 'read-only' } });
    expect(code).toBe('forbidden_scope');
    expect(body).toMatchObject({ required_scope: 'admin', actual_scope: 'write' });
    const admin = clientOf(app.url, (await create('admin')).key);
    await admin.ok('createApiKey', { body: { name: 'more', scope: 'read-only' } });
  });

  test('a repeated request with the same idempotency key returns the same value and creates one key', async () => {
    const headers = { 'idempotency-key': 'one key of mine' };
    const request = { body: { name: 'once', scope: 'write' }, headers };
    const first = await tenant.ok('createApiKey', request);
    const again = await tenant.send('createApiKey', request);
    expect(again.headers.get('idempotent-replayed')).toBe('true');
    expect(again.body).toEqual(first);
    const { data } = await tenant.ok('listApiKeys', { query: { limit: '100' } });
    expect(data.filter(({ name }) => name === 'once')).toHaveLength(1);
  });
});

describe('allowed_ips', () => {
  const only = (...allowed_ips: string[]) => tenant.ok('createApiKey', { body: { name: 'bound', allowed_ips } });

  test('the scope is write and every address is allowed unless the request says otherwise', async () => {
    const key = await tenant.ok('createApiKey', { body: { name: 'plain' } });
    expect(key).toMatchObject({ scope: 'write', allowed_ips: [] });
    await clientOf(app.url, key.key).ok('createAgent', { body: agentBody() });
  });

  test('a key works only from an allowed network; a refusal gives the reason, changes nothing and is in the audit log', async () => {
    const near = await only('10.0.0.0/8', '127.0.0.9/8');
    expect(near.allowed_ips).toEqual(['10.0.0.0/8', '127.0.0.0/8']);
    await clientOf(app.url, near.key).ok('listAgents');
    const far = await only('203.0.113.0/24', '2001:db8::/48');
    for (let i = 0; i < 2; i++) {
      const { status, code, body } = await clientOf(app.url, far.key).refused('listAgents');
      expect([status, code]).toEqual([403, 'ip_not_allowed']);
      expect(body.detail).toContain('allowed_ips');
    }
    const refusals = () => tenant.ok('listAuditLog', { query: { key_id: far.id } });
    await until(async () => (await refusals()).data.length === 1);
    expect((await refusals()).data[0]).toMatchObject({ action: 'api_key.ip_refused', ip: '127.0.0.1' });
    expect(await tenant.ok('getApiKey', { path: { id: far.id } })).toMatchObject({
      last_used_at: null,
      last_used_ip: null,
    });
  });

  test('a request from a refused address does not affect the key for other clients', async () => {
    const { id, key } = await only('203.0.113.0/24');
    expect((await clientOf(app.url, key).refused('listAgents')).code).toBe('ip_not_allowed');
    const { db } = app.runtime;
    await db
      .updateTable('api_keys')
      .set({ allowed_ips: ['127.0.0.0/8'] })
      .where('id', '=', id)
      .execute();
    await clientOf(app.url, key).ok('listAgents');
  });

  test('an entry that is not a network is refused with its index', async () => {
    const body = { name: 'wrong', allowed_ips: ['10.0.0.0/8', 'office.example.com', '10.0.0.0/33'] };
    const { status, errors } = await tenant.refused('createApiKey', { body });
    expect([status, errors]).toEqual([422, ['/allowed_ips/1 wrong_format', '/allowed_ips/2 wrong_format']]);
  });
});

describe('getApiKey', () => {
  test('returns the key with its last use and without its value', async () => {
    const { key, ...created } = await create('read-only', 'Read');
    expect(await tenant.ok('getApiKey', { path: { id: created.id } })).toEqual(created);
    await clientOf(app.url, key).ok('listAgents');
    const lastUse = async () => (await tenant.ok('getApiKey', { path: { id: created.id } })).last_used_ip;
    await until(async () => (await lastUse()) === '127.0.0.1');
  });

  test('a key of another workspace is not found', async () => {
    const { id } = await create('write');
    const { status, code } = await (await newTenant(app.url)).refused('getApiKey', { path: { id } });
    expect([status, code]).toEqual([404, 'api_key_not_found']);
  });
});

describe('updateApiKey', () => {
  test('changes name and addresses for the next request, closes streams from elsewhere, and is in the audit log', async () => {
    const { id, key } = await create('write', 'Office');
    const agent = await tenant.ok('createAgent', { body: agentBody() });
    const { call_id: callId } = await tenant.ok('createCall', {
      body: { agent_id: agent.agent_id, to_number: '+12025550107' },
    });
    const headers = { authorization: `Bearer ${key}` };
    const stream = await fetch(`${app.url}/v1/calls/${callId}/stream`, { headers });
    expect(stream.status).toBe(200);
    const path = { id };
    const changed = await tenant.ok('updateApiKey', { path, body: { name: 'Depot', allowed_ips: ['203.0.113.9/24'] } });
    expect(changed).toMatchObject({ id, name: 'Depot', scope: 'write', allowed_ips: ['203.0.113.0/24'] });
    expect((await clientOf(app.url, key).refused('listAgents')).code).toBe('ip_not_allowed');
    await stream.text();
    await tenant.ok('endCall', { path: { id: callId } });
    expect(await tenant.ok('updateApiKey', { path, body: { allowed_ips: null } })).toMatchObject({ name: 'Depot' });
    await clientOf(app.url, key).ok('listAgents');
    const { data } = await tenant.ok('listAuditLog', { query: { target: id, action: 'api_key.updated' } });
    expect(data.map(({ changes }) => changes)).toEqual([
      { allowed_ips: { from: ['203.0.113.0/24'], to: [] } },
      { name: { from: 'Office', to: 'Depot' }, allowed_ips: { from: [], to: ['203.0.113.0/24'] } },
    ]);
  });

  test('a key cannot lock itself out, a revoked key cannot be changed, and a key of another workspace is not found', async () => {
    const { id, key } = await create('admin');
    const own = clientOf(app.url, key);
    const path = { id };
    const { status, errors } = await own.refused('updateApiKey', { path, body: { allowed_ips: ['203.0.113.0/24'] } });
    expect([status, errors]).toEqual([422, ['/allowed_ips locks_out']]);
    await own.ok('updateApiKey', { path, body: { allowed_ips: ['127.0.0.1'] } });
    const wrong = await tenant.refused('updateApiKey', { path, body: { allowed_ips: ['10.0.0.0/8', 'office'] } });
    expect(wrong.errors).toEqual(['/allowed_ips/1 wrong_format']);
    const foreign = await (await newTenant(app.url)).refused('updateApiKey', { path, body: { name: 'mine' } });
    expect([foreign.status, foreign.code]).toEqual([404, 'api_key_not_found']);
    await tenant.ok('revokeApiKey', { path });
    const revoked = await tenant.refused('updateApiKey', { path, body: { name: 'back' } });
    expect([revoked.status, revoked.code]).toEqual([409, 'api_key_already_revoked']);
    expect(await tenant.ok('getApiKey', { path })).toMatchObject({
      name: 'integration',
      allowed_ips: ['127.0.0.1/32'],
    });
  });
});

describe('rotateApiKey', () => {
  test('the new key has the name and scope of the old one and references it; both work until the old key is revoked', async () => {
    const old = await create('write', 'Rotating');
    const rotated = await tenant.ok('rotateApiKey', { path: { id: old.id } });
    expect(rotated).toMatchObject({ name: 'Rotating', scope: 'write', predecessor_id: old.id, status: 'active' });
    expect(rotated.key).not.toBe(old.key);
    for (const { key } of [old, rotated]) await clientOf(app.url, key).ok('listAgents');
    await tenant.send('revokeApiKey', { path: { id: old.id } });
    expect((await clientOf(app.url, old.key).refused('listAgents')).code).toBe('key_revoked');
    await clientOf(app.url, rotated.key).ok('listAgents');
  });

  test('the old key works until the given time, and is revoked by itself then', async () => {
    const old = await create('write', 'Rotating');
    const body = { revoke_old_after_seconds: 86_400 };
    const next = await tenant.ok('rotateApiKey', { path: { id: old.id }, body });
    const planned = await tenant.ok('getApiKey', { path: { id: old.id } });
    expect(planned).toMatchObject({ status: 'active', revoked_at: null });
    const aheadMs = new Date(planned.revokes_at!).getTime() - new Date(next.created_at).getTime();
    expect(Math.abs(aheadMs - 86_400_000)).toBeLessThan(1000);
    await clientOf(app.url, old.key).ok('listAgents');
    const idsOf = async (status: 'active' | 'revoked') =>
      (await tenant.ok('listApiKeys', { query: { status } })).data.map(({ id }) => id);
    expect(await idsOf('active')).toContain(old.id);
    expect(await idsOf('revoked')).not.toContain(old.id);
    await app.runtime.db
      .updateTable('api_keys')
      .set({ revoked_at: sql`now() - interval '1 second'` })
      .where('id', '=', old.id)
      .execute();
    expect((await clientOf(app.url, old.key).refused('listAgents')).code).toBe('key_revoked');
    const over = await tenant.ok('getApiKey', { path: { id: old.id } });
    expect([over.status, over.revokes_at, over.revoked_at]).toEqual(['revoked', null, expect.any(String)]);
    expect(await idsOf('active')).not.toContain(old.id);
    expect(await idsOf('revoked')).toContain(old.id);
    expect((await tenant.refused('rotateApiKey', { path: { id: old.id }, body })).code).toBe('api_key_already_revoked');
    await clientOf(app.url, next.key).ok('listAgents');
  });

  test('the old key can be revoked at once, and earlier or later than planned', async () => {
    const [first, second] = [await create('write'), await create('write')];
    await tenant.ok('rotateApiKey', { path: { id: first.id }, body: { revoke_old_after_seconds: 0 } });
    expect((await clientOf(app.url, first.key).refused('listAgents')).code).toBe('key_revoked');
    for (const revoke_old_after_seconds of [60, 7200]) {
      await tenant.ok('rotateApiKey', { path: { id: second.id }, body: { revoke_old_after_seconds } });
    }
    const { revokes_at: at } = await tenant.ok('getApiKey', { path: { id: second.id } });
    expect(new Date(at!).getTime() - Date.now()).toBeGreaterThan(7_000_000);
    await tenant.send('revokeApiKey', { path: { id: second.id } });
    expect((await clientOf(app.url, second.key).refused('listAgents')).code).toBe('key_revoked');
    const entries = await tenant.ok('listAuditLog', { query: { target: first.id, action: 'api_key.revoked' } });
    expect(entries.data.map(({ changes }) => changes)).toEqual([{ after_seconds: 0 }]);
  });

  test.each(['narrowed', 'revoked'] as const)(
    'waits for a change of the key that is %s at the same time',
    async (how) => {
      const { db } = app.runtime;
      const { id } = await create('write');
      const change = how === 'narrowed' ? { allowed_ips: ['192.0.2.1/32'] } : { revoked_at: sql<Date>`now()` };
      const rotation = await inTransaction(db, async (trx) => {
        await trx.updateTable('api_keys').set(change).where('id', '=', id).execute();
        let isOver = false;
        const rotating = tenant.send('rotateApiKey', { path: { id } }).finally(() => (isOver = true));
        await until(async () => {
          const { rows } = await sql`select from pg_stat_activity
          where datname = current_database() and wait_event_type = 'Lock' and query ~ 'api_keys'`.execute(db);
          return isOver || rows.length > 0;
        });
        return { rotating };
      });
      const { status, body } = await rotation.rotating;
      if (how === 'revoked')
        return expect([status, (body as { code: string }).code]).toEqual([409, 'api_key_already_revoked']);
      return expect([status, (body as ApiKey).allowed_ips]).toEqual([201, ['192.0.2.1/32']]);
    },
  );

  test('a revoked key cannot be rotated', async () => {
    const { id } = await create('write');
    await tenant.send('revokeApiKey', { path: { id } });
    const { status, code } = await tenant.refused('rotateApiKey', { path: { id } });
    expect([status, code]).toEqual([409, 'api_key_already_revoked']);
  });
});

describe('a repeated request with an Idempotency-Key', () => {
  const again = (client: { send: Tenant['send'] }) =>
    client.send('createApiKey', { body: { name: 'once', scope: 'write' }, headers: { 'idempotency-key': 'mint-1' } });

  test('returns the new key to the user who created it, also after another login, and to no other admin of the workspace', async () => {
    const owner = await newTenant(app.url);
    const { key: admin } = await owner.ok('createApiKey', { body: { name: 'ops', scope: 'admin' } });
    const first = await again(owner);
    const { access_token } = await clientOf(app.url).ok('login', { body: { email: owner.email, password: PASSWORD } });
    const replayed = await again(clientOf(app.url, access_token));
    expect([replayed.status, replayed.body]).toEqual([201, first.body]);
    const other = await again(clientOf(app.url, admin));
    expect([other.status, (other.body as { code: string }).code]).toEqual([422, 'idempotency_key_reused']);
    expect(JSON.stringify(other.body)).not.toContain((first.body as { key: string }).key);
    expect((await owner.ok('listApiKeys')).data).toHaveLength(2);
  });
});

describe('revokeApiKey', () => {
  test('a key stops working at once, remains in the list as revoked and cannot be revoked again', async () => {
    const { id, key } = await create('write');
    await clientOf(app.url, key).ok('listAgents');
    expect((await tenant.send('revokeApiKey', { path: { id } })).status).toBe(204);
    const { status, code } = await clientOf(app.url, key).refused('listAgents');
    expect([status, code]).toEqual([401, 'key_revoked']);
    const listed = (await tenant.ok('listApiKeys')).data.find((item) => item.id === id)!;
    expect(listed.status).toBe('revoked');
    expect(listed.revoked_at).not.toBeNull();
    expect((await tenant.refused('revokeApiKey', { path: { id } })).code).toBe('api_key_already_revoked');
  });

  test('one of ten concurrent revocations succeeds', async () => {
    const { id } = await create('write');
    const answers = await Promise.all(Array.from({ length: 10 }, () => tenant.send('revokeApiKey', { path: { id } })));
    expect(answers.map(({ status }) => status).sort()).toEqual([204, ...Array<number>(9).fill(409)]);
  });

  test('a key of another workspace is not found and keeps working', async () => {
    const outsider = await newTenant(app.url);
    const { id, key } = await create('write');
    for (const operation of ['revokeApiKey', 'rotateApiKey'] as const) {
      const { status, code } = await outsider.refused(operation, { path: { id } });
      expect([status, code]).toEqual([404, 'api_key_not_found']);
    }
    expect((await outsider.ok('listApiKeys')).data).toEqual([]);
    await clientOf(app.url, key).ok('listAgents');
  });
});

describe('listApiKeys', () => {
  test('pages through keys created in the same millisecond without gaps or duplicates, and counts them', async () => {
    const owner = await newTenant(app.url);
    const keys = await Promise.all(
      Array.from({ length: 7 }, (_, i) => owner.ok('createApiKey', { body: { name: `k${i}`, scope: 'read-only' } })),
    );
    await app.runtime.db
      .updateTable('api_keys')
      .set({ created_at: new Date() })
      .where('workspace_id', '=', owner.workspaceId)
      .execute();
    const seen: string[] = [];
    for (let cursor: string | null = ''; cursor !== null;) {
      const query: Record<string, string> = { limit: '3', include_total: 'true', ...(cursor ? { cursor } : {}) };
      const page = await owner.ok('listApiKeys', { query });
      expect(page.total).toBe(7);
      seen.push(...page.data.map(({ id }) => id));
      cursor = page.next_cursor;
    }
    expect(seen).toEqual(
      keys
        .map(({ id }) => id)
        .toSorted()
        .reverse(),
    );
  });

  test('filters by status and by the user who created them, and counts accordingly', async () => {
    const owner = await newTenant(app.url);
    const [kept, revoked] = [
      await owner.ok('createApiKey', { body: { name: 'kept', scope: 'read-only' } }),
      await owner.ok('createApiKey', { body: { name: 'revoked', scope: 'read-only' } }),
    ];
    await owner.ok('revokeApiKey', { path: { id: revoked.id } });
    const listed = async (query: Record<string, string>) => {
      const { data, total } = await owner.ok('listApiKeys', { query: { ...query, include_total: 'true' } });
      return [data.map(({ id }) => id), total];
    };
    expect(await listed({ status: 'active' })).toEqual([[kept.id], 1]);
    expect(await listed({ status: 'revoked' })).toEqual([[revoked.id], 1]);
    expect(await listed({ created_by: owner.userId })).toEqual([[revoked.id, kept.id], 2]);
    expect(await listed({ created_by: owner.userId, status: 'active' })).toEqual([[kept.id], 1]);
    expect(await listed({ created_by: tenant.userId })).toEqual([[], 0]);
    expect((await owner.refused('listApiKeys', { query: { status: 'lost' } })).status).toBe(422);
  });
});
