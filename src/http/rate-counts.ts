// Rate-limit counters in Postgres, in the table `rate_counts`, which only this file writes. Invariants: windows follow the
// database clock; rows are locked in key order, so that two statements never deadlock.
import { sql } from 'kysely';
import { preparedSql } from '../database/prepared.ts';
import type { Db } from '../database/transaction.ts';
import type { CounterStore } from './shared-counters.ts';

interface Row {
  key: string;
  count: number;
  ends_in_ms: number;
}

interface Batch {
  keys: readonly string[];
  hits: readonly number[];
  windows: readonly number[];
}

const addAll = preparedSql<[Batch], Row>(
  (batch) => sql<Row>`
    insert into rate_counts as r (key, count, ends_at)
    select key, hits, now() + window_ms * interval '1 millisecond'
    from unnest(${batch.keys}::text[], ${batch.hits}::int[], ${batch.windows}::int[]) as b (key, hits, window_ms)
    order by key collate "C"
    on conflict (key) do update set
      count = case when r.ends_at <= now() then excluded.count else r.count + excluded.count end,
      ends_at = case when r.ends_at <= now() then excluded.ends_at else r.ends_at end
    returning r.key, r.count, (extract(epoch from r.ends_at - now()) * 1000)::float8 as ends_in_ms`,
);

export function createCounterRows(db: Db): CounterStore {
  return {
    async add(batch) {
      const rows = await addAll(db, {
        keys: batch.map(({ key }) => key),
        hits: batch.map(({ hits }) => hits),
        windows: batch.map(({ windowMs }) => windowMs),
      });
      const found = new Map(rows.map((row) => [row.key, row]));
      return batch.map(({ key }) => {
        const row = found.get(key);
        if (!row) throw new Error('a counter is missing from the result of the database');
        return { count: row.count, endsInMs: row.ends_in_ms };
      });
    },
  };
}

/** Deletes up to `limit` rows whose window has ended. @returns the number deleted; call again until it is less than `limit` */
export async function deleteOldCounts(db: Db, limit: number): Promise<number> {
  const { rows } = await sql`
    delete from rate_counts where key in (
      select key from rate_counts where ends_at < now() order by ends_at limit ${limit} for update skip locked)
      and ends_at < now()
    returning 1`.execute(db);
  return rows.length;
}
