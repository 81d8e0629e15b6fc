// Control of live calls over the API: commands reach the session through rows, are executed once, and are resolved.
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { inTransaction } from '../../../src/database/transaction.ts';
import { selectOpenCommands } from '../../../src/resources/calls/rows/commands.ts';
import { controlCall } from '../../../src/resources/calls/service/control.ts';
import type { Context } from '../../../src/runtime.ts';
import { tracesOf } from '../../contract/table-checksums.ts';
import { startTestApp, type TestApp } from '../../support/app.ts';
import { newTenant, type Tenant, UNRECORDED } from '../../support/client.ts';
import { until } from '../../support/until.ts';
import { CONVERSES, ended, place, reaches, SILENT, talkingAgent, timelineOf } from './support.ts';

let app: TestApp;
let tenant: Tenant;
beforeAll(async () => {
  app = await startTestApp();
  tenant = await newTenant(app.url);
});
afterAll(() => app?.close());

async function live(more: object = {}, to = SILENT): Promise<string> {
  const body = talkingAgent({ ...UNRECORDED, greeting: null, inactivity: { seconds: 600, reminders: [] }, ...more });
  const { agent_id } = await tenant.ok('createAgent', { body });
  const { call_id } = await place(tenant, to, agent_id);
  await reaches(tenant, call_id, ['in_progress']);
  return call_id;
}
const control = (id: string, body: object) => tenant.ok('controlCall', { path: { id }, body });
const textOf = async (id: string) => (await tenant.ok('getCallTranscript', { path: { id } })).text;
const end = async (id: string) => {
  await tenant.ok('endCall', { path: { id } });
  return ended(tenant, id);
};

describe('controlCall', () => {
  test('speaks through the agent, in order', async () => {
    const id = await live();
    expect(await control(id, { action: 'say', text: 'Please hold the line.' })).toMatchObject({
      status: 'done',
      failure: null,
    });
    await until(async () => (await textOf(id)).includes('Agent: Please hold the line.'), { withinMs: 20_000 });
    await end(id);
  });

  test('presses keys and writes them to the timeline', async () => {
    const id = await live();
    await control(id, { action: 'send_dtmf', digits: '12#' });
    const keys = async () => (await timelineOf(tenant, id)).filter(({ type }) => type === 'dtmf');
    // The timeline is written a little later than the conversation happens.
    await until(async () => (await keys()).length === 3);
    const pressed = await keys();
    expect(pressed.map(({ data }) => [data['digit'], data['by']])).toEqual([
      ['1', 'agent'],
      ['2', 'agent'],
      ['#', 'agent'],
    ]);
    await end(id);
  });

  test('a muted agent listens and says nothing until it is unmuted', async () => {
    const id = await live({}, CONVERSES);
    await control(id, { action: 'mute' });
    await until(async () => (await textOf(id)).includes('User:'), { withinMs: 30_000 });
    const before = await textOf(id);
    await control(id, { action: 'unmute' });
    await until(async () => (await textOf(id)).length > before.length, { withinMs: 30_000 });
    expect(before).not.toContain('Agent:');
    await control(id, { action: 'say', text: 'I am back.' });
    await until(async () => (await textOf(id)).includes('Agent: I am back.'), { withinMs: 30_000 });
    await end(id);
  }, 60_000);

  test('transfers the other side, and the call completes as transferred', async () => {
    const id = await live();
    await control(id, { action: 'transfer', to: '+12025550123' });
    expect(await ended(tenant, id)).toMatchObject({ status: 'completed', end_reason: 'transferred' });
    expect((await timelineOf(tenant, id)).some(({ type }) => type === 'transfer')).toBe(true);
  });

  test('informs the agent, and the caller hears nothing of it', async () => {
    const id = await live();
    expect((await control(id, { action: 'inject_context', text: 'The caller is Ann.' })).status).toBe('done');
    expect(await textOf(id)).toBe('');
    await end(id);
  });

  test('a command for a call that is over or not answered yet is refused', async () => {
    const id = await live();
    await end(id);
    const refused = await tenant.refused('controlCall', { path: { id }, body: { action: 'mute' } });
    expect([refused.status, refused.code]).toEqual([409, 'call_not_active']);
  });

  test('a call of another workspace is not found', async () => {
    const id = await live();
    const outsider = await newTenant(app.url);
    const refused = await outsider.refused('controlCall', { path: { id }, body: { action: 'mute' } });
    expect([refused.status, refused.code]).toEqual([404, 'call_not_found']);
    await end(id);
  });

  test('a command that is sent twice with the same Idempotency-Key is executed once', async () => {
    const id = await live();
    const body = { action: 'say', text: 'Only once.' };
    const headers = { 'idempotency-key': `say ${id}` };
    for (let i = 0; i < 3; i++) await tenant.ok('controlCall', { path: { id }, body, headers });
    await until(async () => (await textOf(id)).includes('Only once.'), { withinMs: 20_000 });
    const rows = await app.runtime.db.selectFrom('call_commands').selectAll().where('call_id', '=', id).execute();
    expect(rows).toHaveLength(1);
    await end(id);
  });

  test('what was said and pressed is not stored with the commands, also if the call ends before one is read', async () => {
    const { db } = app.runtime;
    const id = await live({ privacy: { no_store: true } });
    await control(id, { action: 'say', text: 'Your code is canary-6631.' });
    await control(id, { action: 'inject_context', text: 'The caller is canary-6632.' });
    await control(id, { action: 'send_dtmf', digits: '663163326633' });
    const row = { id: 'tc_00000000000000000000006634', call_id: id, workspace_id: tenant.workspaceId };
    await db
      .insertInto('call_commands')
      .values({ ...row, command: '{"action":"say","text":"canary-6634"}' })
      .execute();
    await end(id);
    expect(await tracesOf(db, ['canary-66', '663163326633'])).toEqual([]);
    const rows = await db.selectFrom('call_commands').select('command').where('call_id', '=', id).execute();
    expect(rows.map(({ command }) => command.action).toSorted()).toEqual(['inject_context', 'say', 'say', 'send_dtmf']);
  });

  test('a request that waits while its call ends and is erased answers that there is no such call', async () => {
    const id = await live();
    const { clock, notifications } = app.runtime;
    const erase = async () => {
      await end(id);
      await tenant.ok('deleteCall', { path: { id } });
    };
    const first = Promise.withResolvers<void>();
    const after: typeof clock.after = (_ms, run) => {
      void erase().then(run, first.reject);
      return { cancel: () => undefined };
    };
    const actor = { kind: 'user', workspaceId: tenant.workspaceId, userId: tenant.userId, scope: 'write' };
    // The process that carries the call gets no notification of the command.
    const ctx = {
      ...app.runtime,
      clock: { ...clock, after },
      notifications: { ...notifications, notify: async () => {} },
    };
    const request = { ...ctx, actor, requestId: 'req_test', ip: '127.0.0.1', signal: AbortSignal.timeout(30_000) };
    const answer = controlCall(request as unknown as Context, id, { action: 'say', text: 'Hello?' });
    await expect(Promise.race([answer, first.promise])).rejects.toMatchObject({ code: 'call_not_found' });
  });

  test('a command whose outcome cannot be stored is executed once, and resolved when the database accepts it', async () => {
    const id = await live();
    const { db } = app.runtime;
    await sql`create function refuse_outcome() returns trigger language plpgsql as $$ begin raise 'no'; end $$`.execute(
      db,
    );
    await sql`create trigger refuse_outcome before update on call_commands for each row execute function refuse_outcome()`.execute(
      db,
    );
    expect(await control(id, { action: 'say', text: 'Said once.' })).toMatchObject({ status: 'pending' });
    await until(async () => (await textOf(id)).includes('Said once.'), { withinMs: 20_000 });
    // Makes the process read the open commands again.
    await control(id, { action: 'inject_context', text: 'The caller is Ann.' });
    await sql`drop trigger refuse_outcome on call_commands`.execute(db);
    const open = () =>
      db.selectFrom('call_commands').select('id').where('call_id', '=', id).where('done_at', 'is', null).execute();
    await until(async () => (await open()).length === 0, { withinMs: 30_000, what: 'both commands are resolved' });
    await control(id, { action: 'say', text: 'Goodbye.' });
    await until(async () => (await textOf(id)).includes('Goodbye.'), { withinMs: 20_000 });
    expect((await textOf(id)).split('Said once.')).toHaveLength(2);
    await end(id);
  }, 90_000);

  test('a command is not executed after the end of its call, when its content has been deleted', async () => {
    const id = await live();
    await control(id, { action: 'mute' });
    /** What would be read if the command had no outcome yet. */
    const read = () =>
      inTransaction(app.runtime.db, async (trx) => {
        await sql`update call_commands set done_at = null where call_id = ${id}`.execute(trx);
        const open = await selectOpenCommands(trx, tenant.workspaceId, id, []);
        await sql`update call_commands set done_at = now() where call_id = ${id}`.execute(trx);
        return open;
      });
    expect(await read()).toMatchObject([{ command: { action: 'mute' } }]);
    await end(id);
    expect(await read()).toEqual([]);
  });
});
