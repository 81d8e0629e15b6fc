// Calls for programs that use Retell's library: a thin translation of createCall and getCall.
import type { RetellCall, RetellCallCreate, TranscriptItem } from '../../../../generated/types.ts';
import { fail, Failure, invalidFields } from '../../../core/errors.ts';
import type { Context } from '../../../runtime.ts';
import { createCall, getCallTranscript, requireCall } from '../../calls/service.ts';
import { callsWithAnalyses } from '../../calls/service/analyses.ts';
import { toRetellCall, type AnalysisForRetell } from '../../calls/wire/retell.ts';

/** @throws Failure of createCall */
export async function createRetellCall(ctx: Context, body: RetellCallCreate): Promise<RetellCall> {
  const { override_agent_id: agent_id, retell_llm_dynamic_variables: variables, ...call } = body;
  const { call_id: id } = await createCall(ctx, {
    to_number: call.to_number,
    ...(call.from_number === undefined ? {} : { from_number: call.from_number }),
    ...(call.metadata === undefined ? {} : { metadata: call.metadata }),
    ...(agent_id === undefined ? {} : { agent_id }),
    ...(variables === undefined ? {} : { variables }),
  }).catch((error: unknown) => {
    throw error instanceof Failure ? named(error) : error;
  });
  return toRetellCall(ctx, await requireCall(ctx.db, ctx.actor.workspaceId, id));
}

/** Returns the failure with pointers to the fields of this operation, which refuses those of createCall. */
function named(failure: Failure): Failure {
  const { code, details } = failure;
  if (!details.errors) return failure;
  const errors = details.errors.map((error) => {
    const pointer = error.pointer
      .replace(/^\/agent_id$/, '/override_agent_id')
      .replace(/^\/variables(?=\/|$)/, '/retell_llm_dynamic_variables');
    return { ...error, pointer };
  });
  return code === 'validation_failed' ? invalidFields(errors) : fail(code, { ...details, errors });
}

/** @throws Failure `call_not_found` */
export async function getRetellCall(ctx: Context, id: string): Promise<RetellCall> {
  const { workspaceId } = ctx.actor;
  const row = await requireCall(ctx.db, workspaceId, id);
  const transcript = row.ended_at === null ? undefined : await transcriptOf(ctx, id);
  const found = (await callsWithAnalyses(ctx, workspaceId, [id])).get(id)?.analysis;
  const analysis = row.analysis_removed_at === null && found ? (found as AnalysisForRetell) : undefined;
  return toRetellCall(ctx, row, { ...(transcript ? { transcript } : {}), ...(analysis ? { analysis } : {}) });
}

/** Returns undefined once the transcript is removed. */
async function transcriptOf(ctx: Context, id: string): Promise<{ text: string; items: TranscriptItem[] } | undefined> {
  try {
    const { text, data } = await getCallTranscript(ctx, id);
    return { text, items: data };
  } catch (error) {
    if (error instanceof Failure && error.code === 'content_removed') return undefined;
    throw error;
  }
}
