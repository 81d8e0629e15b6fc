// Outcomes of control commands: stored again after an error that may pass, never after one that every attempt would repeat.
import { sql } from 'kysely';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { systemClock } from '../../../src/core/clock.ts';
import { createCommandReader } from '../../../src/resources/calls/live/commands.ts';
import type { CallRow } from '../../../src/resources/calls/rows/calls.ts';
import { testDatabase, type TestDatabase } from '../../support/database.ts';

let database: TestDatabase;
let executed = 0;
beforeAll(async () => {
  database = await testDatabase();
  // One connection, because the setting belongs to it.
  await database.db.connection().execute(async (db) => {
    await sql`set session_replication_role = replica`.execute(db);
    await sql`insert into call_commands (workspace_id, id, call_id, command)
              values ('ws_1', 'command_1', 'call_1', '{"action":"mute"}')`.execute(db);
    await sql`set session_replication_role = origin`.execute(db);
  });
  await sql`create sequence tries`.execute(database.db);
});
afterAll(() => database.close());
beforeEach(async () => {
  executed = 0;
  await sql`alter sequence tries restart`.execute(database.db);
});

/** Lets the first `times` attempts to store an outcome fail with this SQLSTATE. */
async function failing(code: string, times: number): Promise<void> {
  await sql`create or replace function refuse() returns trigger language plpgsql as ${sql.lit(
    `begin if nextval('tries') <= ${times} then raise exception 'refused' using errcode = '${code}'; end if; return new; end`,
  )}`.execute(database.db);
  await sql`create or replace trigger refuse before update on call_commands
            for each row execute function refuse()`.execute(database.db);
}

function read(): Promise<void> {
  const control = async (): Promise<void> => void executed++;
  const runtime = { clock: systemClock, db: database.db, log: pino({ level: 'silent' }) };
  const call = { id: 'call_1', workspace_id: 'ws_1' } as CallRow;
  return createCommandReader(runtime, call, { control })();
}

async function state(): Promise<unknown> {
  const { rows } = await sql`select done_at is not null as done, last_value::int as tries
                             from call_commands, tries`.execute(database.db);
  return rows[0];
}

test('an outcome that the database refuses is tried once per read', async () => {
  await failing('22021', 9);
  await read();
  expect(await state()).toEqual({ done: false, tries: 1 });
  expect(executed).toBe(1);
});

test('an outcome is stored when the database works again', async () => {
  await failing('57P01', 2);
  await read();
  expect(await state()).toEqual({ done: true, tries: 3 });
  expect(executed).toBe(1);
});
