// Rows of call_drafts: what a call uses in place of settings of its agent's version. At most one for a call.
import type { Db, Trx } from '../../../database/transaction.ts';
import type { DraftSettings } from '../../agents/service/draft.ts';

declare module '../../../../generated/tables.ts' {
  interface JsonShapes {
    'call_drafts.settings': Partial<DraftSettings>;
  }
}

/** In place of one that it has. */
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

/** Empty for a call without a draft, and for the agents to which it is handed over. */
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
