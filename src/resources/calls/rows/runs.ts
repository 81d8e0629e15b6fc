// SQL for the runs of a function, from call timelines. Excludes calls that are erased or whose transcript is removed.
import { sql } from 'kysely';
import type { JsonObject, Json } from '../../../core/json.ts';
import type { Db } from '../../../database/transaction.ts';

export interface FunctionRunRow {
  callId: string;
  sequence: number;
  at: Date;
  data: { name: string; arguments: JsonObject; ok: boolean; result: Json; start_ms: number; end_ms: number };
}

/** The order of the index `call_events_runs`. */
export type FunctionRunKey = Pick<FunctionRunRow, 'at' | 'callId' | 'sequence'>;

/** Returns the newest runs first, one more than `limit`. */
export async function selectRuns(
  db: Db,
  workspaceId: string,
  functionId: string,
  limit: number,
  after: FunctionRunKey | undefined,
): Promise<FunctionRunRow[]> {
  const isAfter = after
    ? sql`(e.at, e.call_id, e.sequence) < (${after.at}::timestamptz, ${after.callId}::text, ${after.sequence}::int)`
    : sql`true`;
  const { rows } = await sql<FunctionRunRow>`
    select e.call_id as "callId", e.sequence, e.at, e.data from call_events e
    join calls c on c.id = e.call_id
    where e.type = 'tool' and e.data ->> 'function_id' = ${functionId} and c.workspace_id = ${workspaceId}
      and c.erased_at is null and c.transcript_removed_at is null and ${isAfter}
    order by e.at desc, e.call_id desc, e.sequence desc limit ${limit + 1}`.execute(db);
  return rows;
}
