// `parley mcp`: the MCP server of a service over standard input and output, for clients that start their servers as programs.
import type { Readable, Writable } from 'node:stream';
import type { Command } from 'commander';
import { addCommand } from '../command.ts';
import type { CliSession } from '../session.ts';

export function addMcp(program: Command, session: CliSession): void {
  addCommand(program, 'mcp', {
    summary: 'serve MCP over standard input and output',
    about:
      'Clients such as Claude Desktop start it. It forwards their messages to /mcp of the service; docs/mcp.md lists the tools.',
    examples: [
      'parley mcp',
      'parley mcp --profile staging',
      'PARLEY_API_KEY=sk_service_live_… parley mcp --url https://voice.example.com',
    ],
  }).action(() => mcp(session));
}

async function mcp(session: CliSession): Promise<void> {
  const { url, credential, workspaceId } = await session.connect();
  const { stdin, stdout } = session.terminal;
  const { serveStdio } = await import('../../mcp/stdio.ts');
  await serveStdio({
    url,
    credential,
    ...(workspaceId === undefined ? {} : { workspaceId }),
    input: stdin as Readable,
    output: stdout as Writable,
    report: (line) => session.print.note(`parley: ${line}`),
    signal: session.takeOverStop(),
  });
}
