// Which control commands wait for each other: keys and transfers take long, and nothing waits for them.
import { sql } from 'kysely';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { systemClock } from '../../../src/core/clock.ts';
import { createCommandReader } from '../../../src/resources/calls/live/commands.ts';
import type { CallRow } from '../../../src/resources/calls/rows/calls.ts';
import type { ControlCommand } from '../../../src/voice/session/control-commands.ts';
import { testDatabase, type TestDatabase } from '../../support/database.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

/** Stores commands in this order, without their call. */
async function store(callId: string, commands: readonly ControlCommand[]): Promise<void> {
  await database.db.connection().execute(async (db) => {
    await sql`set session_replication_role = replica`.execute(db);
    for (const [i, command] of commands.entries()) {
      const id = `${callId}_${String(i).padStart(3, '0')}`;
      await sql`insert into call_commands (workspace_id, id, call_id, command)
                values ('ws_1', ${id}, ${callId}, ${JSON.stringify(command)})`.execute(db);
    }
    await sql`set session_replication_role = origin`.execute(db);
  });
}

/** A call whose keys are pressed when `press` is called. */
function carriedCall(callId: string) {
  const begun: ControlCommand[] = [];
  const pressed = Promise.withResolvers<void>();
  const control = async (command: ControlCommand): Promise<void> => {
    begun.push(command);
    if (command.action === 'send_dtmf') await pressed.promise;
  };
  const runtime = { clock: systemClock, db: database.db, log: pino({ level: 'silent' }) };
  const read = createCommandReader(runtime, { id: callId, workspace_id: 'ws_1' } as CallRow, { control });
  return { begun, read, press: pressed.resolve };
}

async function open(callId: string): Promise<unknown[]> {
  const { rows } = await sql<{ command: ControlCommand }>`select command from call_commands
    where call_id = ${callId} and done_at is null order by created_at, id`.execute(database.db);
  return rows.map(({ command }) => command.action);
}

test('later commands do not wait for keys, and keys begin in order', async () => {
  await store('call_1', [
    { action: 'send_dtmf', digits: '1wwwwwwwwww2' },
    { action: 'mute' },
    { action: 'send_dtmf', digits: '3' },
    { action: 'say', text: 'Now.' },
  ]);
  const call = carriedCall('call_1');
  await call.read();
  expect(call.begun.map(({ action }) => action)).toEqual(['send_dtmf', 'mute', 'send_dtmf', 'say']);
  expect(await open('call_1')).toEqual(['send_dtmf', 'send_dtmf']);
  call.press();
  await expect.poll(() => open('call_1')).toEqual([]);
});

test('more keys than one read returns do not hide a later command', async () => {
  const keys = Array.from({ length: 25 }, (): ControlCommand => ({ action: 'send_dtmf', digits: '1' }));
  await store('call_2', [...keys, { action: 'mute' }]);
  const call = carriedCall('call_2');
  await call.read();
  await call.read();
  expect(call.begun.at(-1)).toEqual({ action: 'mute' });
  expect(call.begun).toHaveLength(26);
  call.press();
  await expect.poll(() => open('call_2')).toEqual([]);
});
