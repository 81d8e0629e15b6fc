// Lists the tools of an agent's MCP servers when the agent is saved, and on request, so that an invalid address or header is
// reported before the first call. Invariants: no request is sent inside a transaction; a server that is down or slow fails no
// change; a response is bounded in time and size. The connection refuses private addresses, as in a call (connection.ts). No tool
// is run.
import type { Agent, AgentFunction, AgentWarning, McpServerCheck } from '../../../../../generated/types.ts';
import { cutText } from '../../../../core/cut-text.ts';
import { fail, invalid } from '../../../../core/errors.ts';
import { toStorable } from '../../../../core/json.ts';
import { openMcp, type McpSession } from '../../../../providers/mcp.ts';
import { ProviderError } from '../../../../providers/ports/errors.ts';
import type { Context } from '../../../../runtime.ts';
import { requireAgent } from '../../store.ts';
import { completeSettings } from '../fields.ts';
import { openHeaders } from '../seals.ts';
import { selectFunctions, type FunctionRow } from '../store.ts';

/** Timeout in milliseconds for connecting and listing together. */
const CHECK_MS = 5_000;
const TOOLS_MAX = 100;
const ERROR_MAX_CHARS = 300;
const DESCRIPTION_MAX_CHARS = 300;

/** @throws Failure `agent_not_found`, `function_not_found`, `validation_failed` for another type of function */
export async function checkAgentFunction(ctx: Context, agentId: string, id: string): Promise<McpServerCheck> {
  const { workspaceId } = ctx.actor;
  await requireAgent(ctx.db, workspaceId, agentId);
  const row = (await selectFunctions(ctx.db, workspaceId, [agentId])).find((fn) => fn.id === id);
  if (!row) throw fail('function_not_found');
  if (row.type !== 'mcp') {
    const detail = `must be an mcp function; this is a ${row.type} function`;
    throw invalid('/path/function_id', 'not_an_mcp_function', detail);
  }
  return checkServer(ctx, row);
}

/** Returns the saved function. A function of type `mcp` includes the result of checking its server. */
export async function withServerCheck(ctx: Context, agentId: string, fn: AgentFunction): Promise<AgentFunction> {
  if (fn.type !== 'mcp') return fn;
  const rows = await selectFunctions(ctx.db, ctx.actor.workspaceId, [agentId]);
  const row = rows.find(({ id }) => id === fn.id);
  return row ? { ...fn, server: await checkServer(ctx, row) } : fn;
}

/**
 * Returns the saved agent. Its MCP functions include the results of checking their servers, with a warning for each server that
 * failed or offers fewer tools than `allowed_tools` names.
 */
export async function withServerChecks(ctx: Context, agent: Agent): Promise<Agent> {
  if (!agent.functions.some(({ type }) => type === 'mcp')) return agent;
  const rows = await selectFunctions(ctx.db, ctx.actor.workspaceId, [agent.agent_id]);
  const functions = await Promise.all(
    agent.functions.map(async (fn): Promise<AgentFunction> => {
      const row = fn.type === 'mcp' ? rows.find(({ id }) => id === fn.id) : undefined;
      return row ? { ...fn, server: await checkServer(ctx, row) } : fn;
    }),
  );
  const warnings = [...(agent.warnings ?? []), ...functions.flatMap(warningsOf)];
  return { ...agent, functions, ...(warnings.length === 0 ? {} : { warnings }) };
}

function warningsOf({ name, server }: AgentFunction, index: number): AgentWarning[] {
  const pointer = `/functions/${index}`;
  if (!server) return [];
  if (!server.ok) {
    const detail = `The MCP server of ${name} did not list its tools: ${server.error}. Calls continue without them until it does.`;
    return [{ pointer, code: 'mcp_server_failed', detail }];
  }
  return server.problems.map((problem) => ({ pointer, code: 'mcp_tools_missing', detail: `${name}: ${problem}.` }));
}

async function checkServer(ctx: Context, row: FunctionRow): Promise<McpServerCheck> {
  const { url, allowed_tools: allowedTools } = completeSettings('mcp', row.settings);
  const server = { url, headers: openHeaders(ctx, row), allowedTools };
  const began = ctx.clock.monotonic();
  const durationMs = () => Math.round(ctx.clock.monotonic() - began);
  const late = new AbortController();
  const timer = ctx.clock.after(CHECK_MS, () => late.abort(new ProviderError('mcp', 'timeout', 'no answer in time')));
  try {
    const signal = AbortSignal.any([ctx.signal, late.signal]);
    const session = await openMcp(server, ctx.connection.dispatcher, CHECK_MS, signal);
    const found = { ok: true, error: null, ...toolsOf(session, allowedTools), duration_ms: durationMs() };
    void session.close().catch((error: unknown) => ctx.log.debug({ err: error }, 'an MCP session could not be closed'));
    return toStorable(found);
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    const text = late.signal.aborted ? `no answer within ${CHECK_MS} ms` : error.message;
    const said = cutText(text, ERROR_MAX_CHARS);
    return toStorable({ ok: false, error: said, tools: [], problems: [], duration_ms: durationMs() });
  } finally {
    timer.cancel();
  }
}

function toolsOf({ listed, leftOut }: McpSession, allowedTools: readonly string[] | null) {
  const names = new Set(listed.map(({ name }) => name));
  const missing = (allowedTools ?? []).filter((name) => !names.has(name));
  return {
    tools: listed.slice(0, TOOLS_MAX).map(({ name, description }) => ({
      name,
      description: cutText(description, DESCRIPTION_MAX_CHARS),
      allowed: allowedTools?.includes(name) ?? true,
    })),
    problems: [
      ...missing.map((name) => `the server has no tool with the name ${name}, which allowed_tools names`),
      ...leftOut,
    ],
  };
}
