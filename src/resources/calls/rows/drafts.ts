// Rows of call_drafts: settings that a call uses instead of those in its agent's version. At most one row per call.
import type { Db, Trx } from '../../../database/transaction.ts';
import type { DraftSettings } from '../../agents/service/draft.ts';

declare module '../../../../generated/tables.ts' {
  interface JsonShapes {
    'call_drafts.settings': Partial<DraftSettings>;
  }
}

/** Stores the draft of a call, replacing any earlier one. */
export async function writeDraft(
  trx: Trx,
  workspaceId: string,
  callId: string,
  settings: Partial<DraftSettings>,
): Promise<void> {
  const draft = { workspace_id: workspaceId, call_id: callId, settings: JSON.stringify(settings) };
  await trx
    .insertInto('call_drafts')
    .values(draft)
    .onConflict((conflict) => conflict.column('call_id').doUpdateSet({ settings: draft.settings }))
    .execute();
}

/** Returns the draft; empty for a call without one, and for agents to which the call is handed over. */
export async function selectDraft(db: Db, callId: string, agentId: string): Promise<Partial<DraftSettings>> {
  const row = await db
    .selectFrom('call_drafts as d')
    .innerJoin('calls as c', 'c.id', 'd.call_id')
    .select('d.settings')
    .where('d.call_id', '=', callId)
    .where('c.agent_id', '=', agentId)
    .executeTakeFirst();
  return row?.settings ?? {};
}
