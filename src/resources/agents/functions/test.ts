// testAgentFunction: calls one webhook function with sample arguments and returns the request and the response.
import type { FunctionTest, FunctionTestResult } from '../../../../generated/types.ts';
import { fail, invalid } from '../../../core/errors.ts';
import type { JsonObject } from '../../../core/json.ts';
import type { Context } from '../../../runtime.ts';
import { requireAgent } from '../store.ts';
import { callFunction } from './service/run.ts';
import { selectFunctions } from './store.ts';

export async function testAgentFunction(
  ctx: Context,
  agentId: string,
  input: FunctionTest,
): Promise<FunctionTestResult> {
  const { workspaceId } = ctx.actor;
  await requireAgent(ctx.db, workspaceId, agentId);
  const fn = (await selectFunctions(ctx.db, workspaceId, [agentId])).find(({ name }) => name === input.name);
  if (!fn) throw fail('function_not_found');
  if (fn.type !== 'webhook')
    throw invalid('/name', 'not_a_webhook', `must name a webhook function; this is a ${fn.type} function`);
  const call = { agentId, arguments: (input.arguments ?? {}) as JsonObject, call: null };
  const { ok, status, body, error, durationMs, request } = await callFunction(ctx, fn, call, ctx.signal);
  return { ok, status, body, error, duration_ms: durationMs, request };
}
