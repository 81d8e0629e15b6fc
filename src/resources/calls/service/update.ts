// Annotations of a call by users and programs, during and after the call: metadata, tags, a rating and a note.
import type { Call, CallUpdate } from '../../../../generated/types.ts';
import { fail } from '../../../core/errors.ts';
import { mergePatch, type JsonObject } from '../../../core/json.ts';
import { checkMetadata } from '../../../core/metadata.ts';
import { inTransaction } from '../../../database/transaction.ts';
import type { Context } from '../../../runtime.ts';
import { audit } from '../../audit-log/service.ts';
import { lockCallOf, updateCallRow } from '../rows/calls.ts';
import { queuePositions } from '../rows/queue.ts';
import { toCall } from '../wire.ts';

/**
 * Applies a JSON merge patch.
 * @throws Failure `call_not_found`, `validation_failed`
 */
export async function updateCall(ctx: Context, id: string, patch: CallUpdate): Promise<Call> {
  return inTransaction(ctx.db, async (trx) => {
    const call = await lockCallOf(trx, ctx.actor.workspaceId, id);
    if (!call || call.erased_at) throw fail('call_not_found');
    const metadata = patch.metadata === undefined ? call.metadata : merged(call.metadata, patch.metadata);
    checkMetadata(metadata);
    const row = await updateCallRow(trx, id, {
      metadata: JSON.stringify(metadata),
      ...(patch.tags === undefined ? {} : { tags: patch.tags ?? [] }),
      ...(patch.rating === undefined ? {} : { rating: patch.rating }),
      ...(patch.note === undefined ? {} : { note: patch.note }),
    });
    await audit(trx, ctx, { action: 'call.updated', targetId: id, changes: { fields: Object.keys(patch) } });
    return toCall(ctx, row, (await queuePositions(trx, [row])).get(id));
  });
}

/** Merges the patch. Null removes all metadata. */
function merged(metadata: JsonObject, patch: object | null): JsonObject {
  return patch === null ? {} : mergePatch(metadata, patch);
}
