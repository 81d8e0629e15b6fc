// Runs of a function in calls, from call timelines. Stores no copy, so a run is removed with the transcript of its call.
import type { AgentFunctionRun } from '../../../../generated/types.ts';
import { invalidCursor } from '../../../core/errors.ts';
import { decodeCursor, pageOf, type Page, type PageRequest } from '../../../core/page.ts';
import { iso } from '../../../core/time.ts';
import type { Context } from '../../../runtime.ts';
import { getAgentFunction } from '../../agents/functions/service.ts';
import { selectRuns, type FunctionRunKey, type FunctionRunRow } from '../rows/runs.ts';

const LAST_TIME = 8.64e15;
const LAST_SEQUENCE = 2 ** 31 - 1;

/** @throws Failure `agent_not_found`, `function_not_found`, `invalid_cursor` */
export async function listAgentFunctionRuns(
  ctx: Context,
  agentId: string,
  functionId: string,
  { limit, cursor }: PageRequest,
): Promise<Page<AgentFunctionRun>> {
  const after = cursor === undefined ? undefined : keyOf(cursor);
  const { id } = await getAgentFunction(ctx, agentId, functionId);
  const rows = await selectRuns(ctx.db, ctx.actor.workspaceId, id, limit, after);
  return pageOf(rows, limit, toRun, ({ at, callId, sequence }) => [at.getTime(), callId, sequence]);
}

function keyOf(cursor: string): FunctionRunKey {
  const [time, callId, sequence] = decodeCursor(cursor, 3);
  const isTime = typeof time === 'number' && time >= 0 && time <= LAST_TIME;
  const isSequence = typeof sequence === 'number' && sequence >= 0 && sequence <= LAST_SEQUENCE;
  if (!isTime || typeof callId !== 'string' || !isSequence) throw invalidCursor();
  return { at: new Date(time), callId, sequence };
}

function toRun({ callId, sequence, at, data }: FunctionRunRow): AgentFunctionRun {
  const { name, arguments: given, ok, result, start_ms: begin, end_ms: end } = data;
  return { call_id: callId, sequence, at: iso(at), name, arguments: given, ok, result, duration_ms: end - begin };
}
