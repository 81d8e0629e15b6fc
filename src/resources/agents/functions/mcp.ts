// The functions of type `mcp` in one call: the tools of each server, listed once, each as a function of its own. Opened by who
// begins a call or a playground turn, and closed with it. Invariant: a server that cannot be reached costs its tools and not the
// call; it is told to `onWarning`.
import type { Runtime } from '../../../runtime.ts';
import type { Json, JsonObject } from '../../../core/json.ts';
import { openMcp, type McpSession } from '../../../providers/mcp.ts';
import { ProviderError } from '../../../providers/ports.ts';
import type { AgentFunction } from '../../../voice/host.ts';
import type { AgentFunctionRecord } from '../wire.ts';
import { openHeaders } from './seals.ts';
import type { FunctionRow } from './store.ts';

export type McpFunction = AgentFunctionRecord & Pick<FunctionRow, 'workspace_id' | 'headers_sealed'>;

export interface McpTools {
  functions: readonly AgentFunction[];
  /** Null for a function that is none of these. */
  run(fn: AgentFunction, args: JsonObject, signal: AbortSignal): Promise<{ ok: boolean; result: Json }> | null;
  close(): void;
}

/** While the phone rings. */
const LIST_TIMEOUT_MS = 4_000;
const NAME_MAX_CHARS = 64;

export async function openMcpTools(
  runtime: Pick<Runtime, 'connection' | 'vault' | 'log'>,
  functions: readonly McpFunction[],
  signal: AbortSignal,
  onWarning: (detail: string) => void,
): Promise<McpTools> {
  const opened = await Promise.all(
    functions.filter(({ type }) => type === 'mcp').map((fn) => openServer(runtime, fn, signal, onWarning)),
  );
  const tools = opened.flatMap((server) => (server ? toolsOf(server) : []));
  return {
    functions: tools.map(({ fn }) => fn),
    run(fn, args, callSignal) {
      const tool = tools.find((each) => each.fn.id === fn.id && each.fn.name === fn.name);
      if (!tool || tool.fn.type !== 'mcp') return null;
      return tool.session.call(tool.name, args, tool.fn.timeoutMs, callSignal);
    },
    close() {
      for (const server of opened) {
        server?.session
          .close()
          .catch((error: unknown) => runtime.log.debug({ err: error }, 'an MCP session did not close'));
      }
    },
  };
}

interface Server {
  row: McpFunction;
  session: McpSession;
}

async function openServer(
  runtime: Pick<Runtime, 'connection' | 'vault' | 'log'>,
  row: McpFunction,
  signal: AbortSignal,
  onWarning: (detail: string) => void,
): Promise<Server | null> {
  const { url, allowed_tools: allowedTools } = row.settings as { url: string; allowed_tools: string[] | null };
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

function toolsOf({ row, session }: Server) {
  const { timeout_ms: timeoutMs, filler } = row.settings as { timeout_ms: number; filler: string | null };
  return session.tools.map(({ name, description, parameters }) => {
    const fn: AgentFunction = {
      type: 'mcp',
      id: row.id,
      name: toolName(row.name, name),
      description,
      parameters,
      timeoutMs,
      filler,
    };
    return { fn, name, session };
  });
}

/** As models want names: the function's own first, so that two servers may have a tool of one name. */
function toolName(server: string, tool: string): string {
  return `${server}_${tool}`.replace(/[^a-zA-Z0-9_]/g, '_').slice(0, NAME_MAX_CHARS);
}
