// SQL for the knowledge searches of calls, from their timelines. Excludes calls that are erased or whose transcript is removed.
import { sql } from 'kysely';
import type { Db } from '../../../database/transaction.ts';

export interface SearchRow {
  callId: string;
  agentId: string;
  at: Date;
  query: string;
  /** Whether a passage was found only by words, so that its similarity was not measured. */
  byWords: boolean;
  /** Similarity of the closest passage; null when none was measured. */
  similarity: number | null;
}

interface SearchFilter {
  since: Date;
  /** Agents of the calls; null: all agents. */
  agentIds: readonly string[] | null;
}

/** Returns the newest searches first. */
export async function selectSearches(
  db: Db,
  workspaceId: string,
  { since, agentIds }: SearchFilter,
  limit: number,
): Promise<SearchRow[]> {
  const ofAgents = agentIds === null ? sql`true` : sql`c.agent_id = any(${[...agentIds]}::text[])`;
  const { rows } = await sql<SearchRow>`
    select s.call_id as "callId", s.agent_id as "agentId", s.at, s.data ->> 'query' as query,
      best.by_words as "byWords", best.similarity
    from (
      select e.call_id, e.sequence, e.at, e.data, c.agent_id from call_events e
      join calls c on c.workspace_id = e.workspace_id and c.id = e.call_id
      where e.workspace_id = ${workspaceId} and e.type = 'knowledge' and e.at >= ${since}
        and c.erased_at is null and c.transcript_removed_at is null and ${ofAgents}
      order by e.at desc limit ${limit}
    ) s
    cross join lateral (
      select coalesce(bool_or(p.similarity is null and p.score > 0), false) as by_words, max(p.similarity) as similarity
      from jsonb_to_recordset(s.data -> 'passages') as p (similarity float8, score float8)
    ) best
    order by s.at desc, s.call_id, s.sequence desc`.execute(db);
  return rows;
}
