// The check of the database's clock before jobs delete by age. A clock that jumps by weeks would make everything old, and what is
// deleted, or a released number, does not return when the clock is corrected.
import { sql } from 'kysely';
import type { Logger } from 'pino';
import type { Db } from './transaction.ts';

/** Maximum time between two hourly runs that does not count as a clock jump. */
const MAX_GAP_HOURS = 6;
/** Maximum setback of the clock that does not count as a jump. */
const SETBACK_MINUTES = 10;
/** After a clock jump, nothing is deleted for this long, so that an operator can notice and correct the clock. */
const SETTLING_HOURS = 24;

/**
 * Returns whether a job may delete by age, and logs a warning if not. Records the current time of the database; a clock jump
 * restarts the settling time.
 * @param kept what is not deleted, for the warning
 */
export async function clockHasSettled(
  { db, log }: { db: Db; log: Pick<Logger, 'warn'> },
  kept: string,
): Promise<boolean> {
  const { settled, settlesAt } = await readClock(db);
  if (!settled)
    log.warn({ settlesAt, kept }, 'the clock of the database has jumped; nothing is deleted before it has settled');
  return settled;
}

async function readClock(db: Db): Promise<{ settled: boolean; settlesAt: Date }> {
  const { rows } = await sql<{ settled: boolean; settlesAt: Date }>`
    insert into retention_clock as c (seen_at, settles_at) values (now(), now())
    on conflict (singleton) do update set
      settles_at = case
        when now() between c.seen_at - make_interval(mins => ${SETBACK_MINUTES})
          and c.seen_at + make_interval(hours => ${MAX_GAP_HOURS})
        then least(c.settles_at, now() + make_interval(hours => ${SETTLING_HOURS}))
        else now() + make_interval(hours => ${SETTLING_HOURS}) end,
      seen_at = now()
    returning settles_at <= now() as settled, settles_at as "settlesAt"`.execute(db);
  return rows[0]!;
}
