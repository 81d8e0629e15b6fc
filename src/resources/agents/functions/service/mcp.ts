// The tools of the MCP servers of an agent, each as a function, for one call or playground turn. The tools of a server are listed
// once. Invariant: a server that cannot be reached is among `notices`, and the call continues without its tools.
import type { Json, JsonObject } from '../../../../core/json.ts';
import { openMcp, type McpSession } from '../../../../providers/mcp.ts';
import { ProviderError } from '../../../../providers/ports/errors.ts';
import type { Uses } from '../../../../runtime.ts';
import type { AgentFunction } from '../../../../voice/host.ts';
import type { AgentFunctionRecord } from '../../wire.ts';
import { completeSettings } from '../fields.ts';
import { openHeaders } from '../seals.ts';
import type { FunctionRow } from '../store.ts';

type McpFunction = AgentFunctionRecord & Pick<FunctionRow, 'workspace_id' | 'headers_sealed'>;

export interface McpTools {
  functions: readonly AgentFunction[];
  /** Servers that could not be used, and tools that are left out, as warnings for the timeline. */
  notices: readonly { code: 'mcp_tools_missing'; detail: string }[];
  /** Returns null if the function is not a tool of these servers. */
  run(fn: AgentFunction, args: JsonObject, signal: AbortSignal): Promise<{ ok: boolean; result: Json }> | null;
  close(): void;
}

/** The tools are listed while the phone rings. */
const LIST_TIMEOUT_MS = 4_000;
const NAME_MAX_CHARS = 64;
/** OpenAI and Groq refuse a request with more. An agent has at most 50 functions of its own. */
const MAX_FUNCTIONS = 128;

export async function openMcpTools(
  runtime: Uses<'connection' | 'vault' | 'log'>,
  functions: readonly McpFunction[],
  signal: AbortSignal,
): Promise<McpTools> {
  const missing: string[] = [];
  const onWarning = (detail: string) => missing.push(detail);
  const opened = await Promise.all(
    functions.filter(({ type }) => type === 'mcp').map((fn) => openServer(runtime, fn, signal, onWarning)),
  );
  const own = functions.filter(({ type }) => type !== 'mcp');
  const names = new Set(own.map(({ name }) => name));
  const found = opened.flatMap((server) => (server ? toolsOf(server, names) : []));
  const tools = found.slice(0, MAX_FUNCTIONS - own.length);
  if (tools.length < found.length) {
    onWarning(
      `only the first ${tools.length} of ${found.length} tools are offered, because models accept ${MAX_FUNCTIONS} functions`,
    );
  }
  return {
    functions: tools.map(({ fn }) => fn),
    notices: missing.map((detail) => ({ code: 'mcp_tools_missing', detail })),
    run(fn, args, callSignal) {
      const tool = tools.find((each) => each.fn.id === fn.id && each.fn.name === fn.name);
      if (!tool || tool.fn.type !== 'mcp') return null;
      return tool.session.call(tool.name, args, tool.fn.timeoutMs, callSignal);
    },
    close() {
      for (const server of opened) {
        server?.session
          .close()
          .catch((error: unknown) => runtime.log.debug({ err: error }, 'an MCP session could not be closed'));
      }
    },
  };
}

interface Server {
  row: McpFunction;
  session: McpSession;
}

async function openServer(
  runtime: Uses<'connection' | 'vault' | 'log'>,
  row: McpFunction,
  signal: AbortSignal,
  onWarning: (detail: string) => void,
): Promise<Server | null> {
  const { url, allowed_tools: allowedTools } = completeSettings('mcp', row.settings);
  const server = { url, headers: openHeaders(runtime, row), allowedTools };
  try {
    const session = await openMcp(server, runtime.connection.dispatcher, LIST_TIMEOUT_MS, signal);
    for (const detail of session.leftOut) onWarning(`${row.name}: ${detail}`);
    return { row, session };
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    onWarning(`${row.name}: ${error.message}`);
    return null;
  }
}

/** @param taken names of the other functions of the agent, to which the names of the tools are added */
function toolsOf({ row, session }: Server, taken: Set<string>) {
  const { timeout_ms: timeoutMs, filler } = completeSettings('mcp', row.settings);
  return session.tools.map(({ name, description, parameters }) => {
    const fn: AgentFunction = {
      type: 'mcp',
      id: row.id,
      name: toolName(row.name, name, taken),
      description,
      parameters,
      timeoutMs,
      filler,
    };
    return { fn, name, session };
  });
}

/**
 * Returns a name that models accept, and adds it to `taken`. It begins with the function's own name, so that two servers can have
 * tools of the same name. Names that are equal after all get numbers, because models refuse requests in which two tools have one
 * name.
 */
function toolName(server: string, tool: string, taken: Set<string>): string {
  const whole = `${server}_${tool}`.replace(/[^a-zA-Z0-9_]/g, '_');
  let name = whole.slice(0, NAME_MAX_CHARS);
  for (let n = 2; taken.has(name); n++) {
    const suffix = `_${n}`;
    name = whole.slice(0, NAME_MAX_CHARS - suffix.length) + suffix;
  }
  taken.add(name);
  return name;
}
