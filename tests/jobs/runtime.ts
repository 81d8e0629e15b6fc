// Fixture of the job tests: a Runtime with only its database-side members, a table to write to, and jobs that the test controls.
import { EventEmitter, once } from 'node:events';
import { sql } from 'kysely';
import { pino } from 'pino';
import { systemClock, type Clock } from '../../src/core/clock.ts';
import { inTransaction, type Db } from '../../src/database/transaction.ts';
import { defineJob, type Job } from '../../src/jobs/catalogue.ts';
import { assertStillOwner } from '../../src/jobs/fence.ts';
import type { Runtime } from '../../src/runtime.ts';

declare module '../../src/jobs/catalogue.ts' {
  interface JobPayloads {
    'tests.note': { text: string };
    'tests.fail': { text: string };
    'tests.hold': { text: string };
  }
}

export function testRuntime(db: Db, clock: Clock = systemClock): Runtime {
  // The runner and these jobs use no other members.
  return { db, clock, log: pino({ level: process.env['TEST_LOG'] ?? 'silent' }) } as unknown as Runtime;
}

export async function createNotes(db: Db): Promise<void> {
  await sql`create table notes (id serial primary key, text text not null, attempt int not null)`.execute(db);
}

export async function writeNote(db: Db, text: string, attempt: number): Promise<void> {
  await sql`insert into notes (text, attempt) values (${text}, ${attempt})`.execute(db);
}

export async function readNotes(db: Db): Promise<string[]> {
  const { rows } = await sql<{ note: string }>`select text || ' ' || attempt as note from notes order by id`.execute(
    db,
  );
  return rows.map(({ note }) => note);
}

/** Writes one note. */
export const note = defineJob({
  name: 'tests.note',
  lane: 'calls',
  maxAttempts: 3,
  run: ({ db }, { text }, { attempt }) => writeNote(db, text, attempt),
});

/** Writes one note and fails. */
export const failing = defineJob({
  name: 'tests.fail',
  lane: 'calls',
  maxAttempts: 1,
  async run({ db }, { text }, { attempt }) {
    await writeNote(db, text, attempt);
    throw new Error('as asked');
  },
});

interface Held {
  events: EventEmitter<{ held: [number]; go: []; end: [Error | null] }>;
  job: Job;
}

/** Emits `held` with its attempt, waits for `go` or the abort, then writes its note if its lease still holds. */
export function holding(): Held {
  const events: Held['events'] = new EventEmitter();
  const job = defineJob({
    name: 'tests.hold',
    lane: 'calls',
    maxAttempts: 5,
    async run({ db }, { text }, { attempt, fence, signal }) {
      events.emit('held', attempt);
      try {
        await once(events, 'go', { signal });
        await inTransaction(db, async (trx) => {
          await assertStillOwner(trx, fence);
          await writeNote(trx, text, attempt);
        });
        events.emit('end', null);
      } catch (error) {
        events.emit('end', error as Error);
        throw error;
      }
    },
  });
  return { events, job };
}
