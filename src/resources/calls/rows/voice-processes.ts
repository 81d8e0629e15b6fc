// The processes that carry calls: where each is reached by the others of the deployment, and how many calls it takes. The table's
// only writer. Each keeps its row fresh while it runs (calls.ts). Invariant: a row leads to a call only together with the lease on it.
import { sql } from 'kysely';
import type { Timer } from '../../../core/clock.ts';
import { OFFERED } from './leases.ts';
import type { Db } from '../../../database/transaction.ts';
import type { Runtime } from '../../../runtime.ts';

/** A process that was silent for so long is gone. */
const SILENT = sql`interval '1 day'`;
/** It writes its row anew every few seconds. */
const FRESH = sql`interval '20 seconds'`;

export interface VoiceProcess {
  owner: string;
  url: string;
  /** 0: it takes no further call. */
  capacity: number;
}

export async function announceProcess(db: Db, process: VoiceProcess): Promise<void> {
  const { url, capacity } = process;
  await db
    .insertInto('voice_processes')
    .values(process)
    .onConflict((conflict) =>
      conflict.column('owner').doUpdateSet({ url, capacity, seen_at: sql<Date>`clock_timestamp()` }),
    )
    .execute();
}

/**
 * How many calls more the processes of the deployment take together, offered inbound calls counted as carried; below zero when
 * more are offered than there is room for. Null when it cannot be known: no process has been heard of, or one does not say.
 */
export async function countRoom(db: Db): Promise<number | null> {
  const { rows } = await sql<{ room: number | null }>`
    with fresh as (select owner, capacity from voice_processes where seen_at > now() - ${FRESH})
    select (case when bool_and(capacity is not null) then sum(capacity) - (
      select count(*) from calls
      where leased_until is not null and (lease_owner = ${OFFERED} or lease_owner in (select owner from fresh))
    ) end)::int as room
    from fresh`.execute(db);
  return rows[0]!.room;
}

/** Of a row that others take for fresh: several may fail. */
const ANNOUNCE_MS = 5_000;

export interface Announcing {
  /** At once, because something has changed. */
  now(): void;
  stop(): Promise<void>;
}

/** @param capacity asked each time */
export function announceAgainAndAgain(
  runtime: Pick<Runtime, 'clock' | 'log' | 'internalUrl'>,
  db: Db,
  owner: string,
  capacity: () => number,
): Announcing {
  let timer: Timer | null = null;
  let isStopped = false;
  let last: Promise<void> = Promise.resolve();
  const announce = (): void => {
    timer?.cancel();
    last = last
      .then(() => announceProcess(db, { owner, url: runtime.internalUrl(), capacity: capacity() }))
      .catch((error: unknown) =>
        runtime.log.warn({ err: error }, 'where this process is reached, and its room for calls, could not be written'),
      )
      .finally(() => {
        timer?.cancel();
        if (!isStopped) timer = runtime.clock.after(ANNOUNCE_MS, announce);
      });
  };
  announce();
  return {
    now: announce,
    async stop() {
      isStopped = true;
      timer?.cancel();
      await last;
    },
  };
}

/** Address of the process that has the lease on a call in progress; undefined when there is none. */
export async function findProcessOf(db: Db, callId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('calls')
    .innerJoin('voice_processes', 'voice_processes.owner', 'calls.lease_owner')
    .select('voice_processes.url')
    .where('calls.id', '=', callId)
    .where('calls.status', '=', 'in_progress')
    .where('calls.leased_until', '>', sql<Date>`now()`)
    .executeTakeFirst();
  return row?.url;
}

export async function forgetSilentProcesses(db: Db): Promise<void> {
  await db
    .deleteFrom('voice_processes')
    .where('seen_at', '<', sql<Date>`now() - ${SILENT}`)
    .execute();
}
