// `parley chat`: a text conversation with an agent through its playground. No call is placed and nothing is spoken.
import { createInterface } from 'node:readline';
import type { Command } from 'commander';
import type { Agent, PlaygroundMessage, PlaygroundReply } from '../../../generated/clients/typescript/src/index.ts';
import { fillIn } from '../../core/template.ts';
import { findAgent } from '../agent-names.ts';
import { addCommand, parseAssignment, collectValues } from '../command.ts';
import type { CliSession } from '../session.ts';

interface ChatOptions {
  agent?: string;
  say?: string[];
  variable?: Record<string, string | number | boolean>;
}

/** Maximum messages that the service accepts; older ones are omitted. */
const MAX_MESSAGES = 100;

export function addChat(program: Command, session: CliSession): void {
  addCommand(program, 'chat', {
    summary: 'talk to an agent in text',
    about:
      'Type a line and read the answer, with the functions that the agent runs and the time it takes. An empty line, /quit or Ctrl-D ends it. Functions of type webhook are really called; calls, transfers and text messages are not made.',
    examples: [
      'parley chat --agent Ada',
      'parley chat --agent Ada --say "When do you open?" --say "Thank you."',
      'parley chat --agent Ada --json < questions.txt',
    ],
  })
    .option('--agent <agent>', 'id or name of the agent; default: the agent of the demo, or the only one')
    .option('--say <text>', 'a line to say, instead of standard input; can be repeated', collectValues)
    .option('--variable <name=value>', 'a variable of the agent; can be repeated', parseAssignment)
    .action((options: ChatOptions) => chat(session, options));
}

async function chat(session: CliSession, { agent, say, variable }: ChatOptions): Promise<void> {
  const { print, terminal } = session;
  const connection = await session.connect();
  const { parley } = connection;
  const agentId = await findAgent(session, connection, agent);
  const { agent_name: name, greeting: template, variables, functions } = await parley.agents.get(agentId);
  const greeting = template && fillIn(template, { ...variables, ...variable });
  const messages: PlaygroundMessage[] = [];
  if (greeting) {
    messages.push({ role: 'agent', text: greeting });
    print.say(`${print.paint('cyan', `${name}:`)} ${greeting}`);
    print.emit({ role: 'agent', text: greeting });
  }
  const isTyped = say === undefined && terminal.stdin.isTTY === true;
  for await (const line of say ?? typedLines(session, isTyped)) {
    const text = line.trim();
    if (text === '/quit' || (text === '' && isTyped)) return;
    if (text === '') continue;
    if (!isTyped) print.say(`You: ${text}`);
    messages.push({ role: 'user', text });
    print.emit({ role: 'user', text });
    const reply = await parley.agents.runPlayground(agentId, {
      messages: messages.slice(-MAX_MESSAGES),
      ...(variable === undefined ? {} : { variables: variable }),
    });
    messages.push({ role: 'agent', text: reply.text });
    show(session, name, reply);
    print.emit({ role: 'agent', ...reply });
    const end = endOf(reply, functions);
    if (end !== null) return print.note(end);
  }
}

/** Says how the reply ends the conversation, as it would end a call; null if it does not. A model of the user's own names functions by type. */
function endOf({ functions: runs }: PlaygroundReply, functions: Agent['functions']): string | null {
  const types = runs.flatMap(({ name, ok }) =>
    ok ? [functions.find((each) => each.name === name)?.type ?? name] : [],
  );
  if (types.includes('end_call')) return 'The agent ends the conversation.';
  return types.includes('transfer_call') ? 'The agent transfers the caller.' : null;
}

function show(
  { print }: CliSession,
  name: string,
  { text, functions, latency_ms: latency, warnings }: PlaygroundReply,
): void {
  for (const { name: called, arguments: given, ok, result } of functions) {
    const outcome = ok ? JSON.stringify(result) : print.paint('red', `failed: ${JSON.stringify(result)}`);
    print.say(print.paint('gray', `  ⚙ ${called}(${JSON.stringify(given)}) → `) + outcome);
  }
  print.say(`${print.paint('cyan', `${name}:`)} ${text} ${print.paint('gray', `(${latency} ms)`)}`);
  for (const warning of warnings ?? []) print.note(`! ${JSON.stringify(warning)}`);
}

/** Yields the lines of standard input, with a prompt if a user types them. */
async function* typedLines({ terminal }: CliSession, isTyped: boolean): AsyncGenerator<string> {
  const lines = createInterface({ input: terminal.stdin, signal: terminal.stop });
  const prompt = (): void => {
    if (isTyped) terminal.stderr.write('You: ');
  };
  try {
    prompt();
    for await (const line of lines) {
      yield line;
      prompt();
    }
  } finally {
    lines.close();
  }
}
