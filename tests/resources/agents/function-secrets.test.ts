// Rotation of the signing secrets of functions: which secrets sign a request, before, during and after it.
import { sql } from 'kysely';
import { Webhook } from 'standardwebhooks';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { SIGNING_PURPOSE } from '../../../src/resources/agents/functions/seals.ts';
import { signingSecrets } from '../../../src/resources/agents/functions/service/signing-secrets.ts';
import { loadBlueprint } from '../../../src/resources/agents/service.ts';
import { startTestApp, type TestApp } from '../../support/app.ts';
import { agentBody, newTenant, type Tenant } from '../../support/client.ts';
import { until } from '../../support/until.ts';
import { replyWith, startReceiver, type Received, type TestReceiver } from '../webhooks/support.ts';

let app: TestApp;
let tenant: Tenant;
let receiver: TestReceiver;
beforeAll(async () => {
  app = await startTestApp();
  tenant = await newTenant(app.url);
  receiver = await startReceiver();
  receiver.answer = replyWith(200, '{}');
});
afterAll(async () => {
  await app.close();
  await receiver.close();
});

const lookup = { type: 'webhook', name: 'lookup', description: 'Looks an order up.' };
const promote = { promote: true };

async function withFunction() {
  const body = agentBody({ functions: [{ ...lookup, url: receiver.url }] });
  const { agent_id: id, functions } = await tenant.ok('createAgent', { body });
  const { id: functionId, signing_secret: first } = functions[0]!;
  const path = { id, function_id: functionId };
  const rotate = async (body?: Record<string, unknown>) =>
    tenant.ok('rotateAgentFunctionSecret', { path, ...(body === undefined ? {} : { body }) });
  const refused = async (body: Record<string, unknown>) => tenant.refused('rotateAgentFunctionSecret', { path, body });
  /** Which of these secrets signed the next request. */
  const signedBy = async (...secrets: (string | undefined)[]) => {
    receiver.received.length = 0;
    await tenant.ok('testAgentFunction', { path, body: { name: 'lookup', arguments: {} } });
    const [{ headers, body }] = receiver.received as [Received];
    const given = String(headers['webhook-signature']).split(' ');
    const at = new Date(Number(headers['webhook-timestamp']) * 1000);
    return secrets.map((secret) => given.includes(new Webhook(secret!).sign(String(headers['webhook-id']), at, body)));
  };
  /** The secrets that sign requests of a call on this version. */
  const secretsOf = async (version: number) => {
    const { functions: all } = await loadBlueprint(app.runtime.db, tenant.workspaceId, id, version);
    return signingSecrets(app.runtime, all[0]!);
  };
  return { id, path, first: first!, rotate, refused, signedBy, secretsOf };
}

describe('rotateAgentFunctionSecret', () => {
  test('both secrets sign until the new one is promoted, then only the new one signs', async () => {
    const { path, first, rotate, signedBy } = await withFunction();
    expect(await signedBy(first)).toEqual([true]);
    const { signing_secret: second, ...begun } = await rotate();
    expect(second).toMatch(/^whsec_[A-Za-z0-9+/]{32}$/);
    expect(begun).toMatchObject({ id: path.function_id, promoted: false });
    expect(Date.parse(begun.rotation_expires_at!) - Date.now()).toBeGreaterThan(23.9 * 3_600_000);
    expect(await signedBy(first, second)).toEqual([true, true]);
    expect(await rotate(promote)).toEqual({ id: path.function_id, promoted: true, rotation_expires_at: null });
    expect(await signedBy(first, second)).toEqual([false, true]);
    const { signing_secret: third } = await rotate();
    expect(await signedBy(first, second, third)).toEqual([false, true, true]);
  });

  test('applies at once to every version of the agent, and also after the draft lost the function', async () => {
    const { id, path, first, rotate, secretsOf } = await withFunction();
    await tenant.ok('updateAgent', { path: { id }, body: { agent_name: 'Second version' } });
    expect(await secretsOf(1)).toEqual({ current: first, next: null });
    const { signing_secret: second } = await rotate();
    for (const version of [1, 2]) expect(await secretsOf(version)).toEqual({ current: first, next: second });
    await rotate(promote);
    await tenant.ok('deleteAgentFunction', { path });
    for (const version of [1, 2]) expect(await secretsOf(version)).toEqual({ current: second, next: null });
    const late = await tenant.refused('rotateAgentFunctionSecret', { path, body: {} });
    expect(late.code).toBe('function_not_found');
  });

  test('creates no version, and both steps are in the audit log', async () => {
    const { id, path, rotate } = await withFunction();
    await rotate();
    await rotate(promote);
    expect(await tenant.ok('getAgent', { path: { id } })).toMatchObject({ version: 1 });
    const { data } = await tenant.ok('listAuditLog', { query: { target: id } });
    const changes = { function_id: path.function_id };
    expect(data.map((entry) => [entry.action, entry.changes])).toEqual([
      ['agent.function_secret_promoted', changes],
      ['agent.function_secret_rotated', changes],
      ['agent.created', expect.anything()],
    ]);
  });

  test('a second rotation replaces the new secret: at most two are valid', async () => {
    const { first, rotate, signedBy } = await withFunction();
    const { signing_secret: second } = await rotate();
    const { signing_secret: third } = await rotate();
    expect(await signedBy(first, second, third)).toEqual([true, false, true]);
  });

  test('a promotion at the same time as a rotation loses no secret that was returned', async () => {
    const { rotate, secretsOf } = await withFunction();
    for (let round = 0; round < 8; round++) {
      await rotate();
      const [{ signing_secret: begun }] = await Promise.all([rotate({}), rotate(promote)]);
      const { current, next } = await secretsOf(1);
      expect([current, next]).toContain(begun);
    }
  });

  test('a rotation keeps the texts that a change of the encryption key writes meanwhile', async () => {
    const { path, rotate, secretsOf } = await withFunction();
    const { db, vault } = app.runtime;
    const place = { workspaceId: tenant.workspaceId, id: path.function_id };
    const resealed = (text: string | null) =>
      vault.seal(SIGNING_PURPOSE, vault.open(SIGNING_PURPOSE, text!, { place }), { place });
    const isWaiting = async (): Promise<boolean> => {
      const { rows } = await sql`select 1 from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`.execute(db);
      return rows.length > 0;
    };

    const first = await db.transaction().execute(async (trx) => {
      const row = await trx
        .selectFrom('agent_functions')
        .select('signing_secret_sealed as text')
        .where('id', '=', place.id)
        .forUpdate()
        .executeTakeFirstOrThrow();
      const rotating = rotate();
      await until(isWaiting, { what: 'the rotation waits' });
      const text = resealed(row.text);
      await trx
        .updateTable('agent_functions')
        .set({ signing_secret_sealed: text })
        .where('id', '=', place.id)
        .execute();
      return { rotating, text };
    });
    const { signing_secret: second } = await first.rotating;
    const stored = async () =>
      db.selectFrom('function_secrets').selectAll().where('function_id', '=', place.id).executeTakeFirstOrThrow();
    expect((await stored()).secret_sealed).toBe(first.text);

    const next = await db.transaction().execute(async (trx) => {
      const row = await trx
        .selectFrom('function_secrets')
        .select('next_secret_sealed as text')
        .where('function_id', '=', place.id)
        .forUpdate()
        .executeTakeFirstOrThrow();
      const promoting = rotate(promote);
      await until(isWaiting, { what: 'the promotion waits' });
      const text = resealed(row.text);
      await trx
        .updateTable('function_secrets')
        .set({ next_secret_sealed: text })
        .where('function_id', '=', place.id)
        .execute();
      return { promoting, text };
    });
    await next.promoting;
    expect((await stored()).secret_sealed).toBe(next.text);
    expect(await secretsOf(1)).toEqual({ current: second, next: null });
  });

  test('cannot promote without a rotation, or after its 24 hours, when the new secret signs alone', async () => {
    const { path, first, rotate, refused, signedBy } = await withFunction();
    expect(await refused(promote)).toMatchObject({ status: 409, code: 'function_no_rotation' });
    const { signing_secret: second } = await rotate();
    await app.runtime.db
      .updateTable('function_secrets')
      .set({ rotation_expires_at: new Date(Date.now() - 1000) })
      .where('function_id', '=', path.function_id)
      .execute();
    expect(await signedBy(first, second)).toEqual([false, true]);
    expect((await refused(promote)).code).toBe('function_no_rotation');
  });

  test('a copy of the agent has its own secret, which a rotation of the original does not change', async () => {
    const { id, rotate } = await withFunction();
    const copy = await tenant.ok('duplicateAgent', { path: { id }, body: {} });
    await rotate();
    const [{ workspace_id, id: fn, signing_secret_sealed }] = (await app.runtime.db
      .selectFrom('agent_functions')
      .select(['workspace_id', 'id', 'signing_secret_sealed'])
      .where('agent_id', '=', copy.agent_id)
      .execute()) as [{ workspace_id: string; id: string; signing_secret_sealed: string }];
    const { current, next } = await signingSecrets(app.runtime, { workspace_id, id: fn, signing_secret_sealed });
    expect([current, next]).toEqual([copy.functions[0]!.signing_secret, null]);
  });

  test('a function of another type has no secret', async () => {
    const body = agentBody({ functions: [{ type: 'dtmf', name: 'press', description: 'Presses keys.' }] });
    const { agent_id: id, functions } = await tenant.ok('createAgent', { body });
    const path = { id, function_id: functions[0]!.id };
    const refused = await tenant.refused('rotateAgentFunctionSecret', { path, body: {} });
    expect(refused.errors).toEqual(['/path/function_id not_a_webhook']);
  });
});
