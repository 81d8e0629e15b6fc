// `parley`: parses the command line, runs one command, and turns its failure into text and an exit code. Invariant: it never
// throws for errors of users or services, and prints only results on standard output.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Command, CommanderError } from 'commander';
import { addAgents } from './commands/agents.ts';
import { addApi } from './commands/api.ts';
import { addCall } from './commands/call.ts';
import { addChat } from './commands/chat.ts';
import { addCompletion } from './commands/completion.ts';
import { addDoctor } from './commands/doctor.ts';
import { addListen } from './commands/listen.ts';
import { addLogin } from './commands/login.ts';
import { addLogs } from './commands/logs.ts';
import { addMcp } from './commands/mcp.ts';
import { addTest } from './commands/test.ts';
import { addUp } from './commands/up.ts';
import { EXIT, printFailure, reportOf } from './failures.ts';
import { createSession, type GlobalOptions, type CliSession } from './session.ts';
import { paintFor, type Terminal } from './terminal.ts';

const WIDEST_HELP = 110;

/** @returns the exit code */
export async function main(argv: readonly string[], terminal: Terminal): Promise<number> {
  const session = createSession(terminal);
  const program = await createProgram(session, argv);
  try {
    await printHelp(program, argv);
    await raceStop(session, program.parseAsync([...argv], { from: 'user' }));
    return session.exitCode;
  } catch (error) {
    // Help and version have been printed.
    if (error instanceof CommanderError && error.exitCode === 0) return EXIT.done;
    if (error instanceof CommanderError && error.code === 'commander.help') return EXIT.usage;
    if (terminal.stop.aborted && !(error instanceof CommanderError)) return EXIT.interrupted;
    const report = reportOf(error, commandIn(program, argv));
    if (argv.includes('--json')) terminal.stderr.write(`${JSON.stringify(report)}\n`);
    else printFailure(terminal, report);
    return report.exit_code;
  }
}

/**
 * Prints the help that `help` requests, also of a command in a group, and throws what the library throws after help. The library
 * itself prints the help of the program for an unknown word, without naming the word.
 */
async function printHelp(program: Command, argv: readonly string[]): Promise<void> {
  let at = program;
  let isRequested = false;
  for (const word of argv.filter((each) => !each.startsWith('-'))) {
    if (at.commands.length === 0) break;
    const next = at.commands.find((each) => each.name() === word);
    if (next) at = next;
    else if (word === 'help' && !isRequested) isRequested = true;
    else if (isRequested) await at.parseAsync([word], { from: 'user' });
    else return;
  }
  if (isRequested) at.help();
}

/** Ends with the work, or on Ctrl-C unless the command handles it. */
function raceStop(session: CliSession, work: Promise<unknown>): Promise<unknown> {
  const { stop } = session.terminal;
  const stopped = new Promise<never>((_resolve, reject) => {
    const leave = (): void => {
      if (!session.ownsStop) reject(new Error('interrupted'));
    };
    if (stop.aborted) leave();
    stop.addEventListener('abort', leave, { once: true });
    const unlisten = () => stop.removeEventListener('abort', leave);
    work.then(unlisten, unlisten);
  });
  return Promise.race([work, stopped]);
}

/** @param argv decides which commands need their options: those of `api` are loaded only for `api` */
export async function createProgram(session: CliSession, argv: readonly string[]): Promise<Command> {
  const { terminal } = session;
  const program = new Command('parley')
    .description('The command line of Parley: voice AI agents for phone and browser.')
    .version(versionIn(terminal.root), '-V, --version', 'print the version')
    .enablePositionalOptions()
    .helpOption('-h, --help', 'print this help')
    .helpCommand('help [command]', 'print the help of a command')
    .configureOutput({
      writeOut: (text) => void terminal.stdout.write(text),
      writeErr: (text) => void terminal.stderr.write(text),
      outputError: () => undefined,
      getOutHelpWidth: () => Math.min(terminal.stdout.columns ?? WIDEST_HELP, WIDEST_HELP),
      getErrHelpWidth: () => Math.min(terminal.stderr.columns ?? WIDEST_HELP, WIDEST_HELP),
    })
    .showSuggestionAfterError()
    .exitOverride();
  program.hook('preAction', (_program, action) => {
    session.options = action.optsWithGlobals<GlobalOptions>();
  });
  addUp(program, session);
  addLogin(program, session);
  addCall(program, session);
  addChat(program, session);
  addListen(program, session);
  addLogs(program, session);
  addMcp(program, session);
  addDoctor(program, session);
  addTest(program, session);
  addAgents(program, session);
  await addApi(program, session, argv);
  addCompletion(program, session);
  const bold = paintFor(terminal.stdout, terminal.env);
  for (const command of commandsIn(program)) {
    command.configureHelp({ styleTitle: (title) => bold('bold', title) });
    if (command.name() !== 'complete') addGlobalOptions(command);
  }
  program.addHelpText(
    'after',
    `
examples:
  parley up                          start a service on this machine
  parley login --url https://voice.example.com
  parley call +12025550100           place a call and follow it
  parley agents pull                 agents as files, for git
  parley api listCalls --limit 5     any operation of the API

docs/command-line.md says more. Exit codes: 0 done, 1 failed, 2 wrong command line, 3 refused,
4 credentials, 5 service unreachable, 6 changed by somebody else, 130 interrupted.`,
  );
  return program;
}

/**
 * Added to each command, because operations of the API have parameters with the same names as options of the program, such as
 * `--version`.
 */
function addGlobalOptions(command: Command): void {
  command
    .optionsGroup('Options of every command:')
    .option('--json', 'print JSON for programs: one value per line')
    .option('--url <url>', 'URL of the service; also PARLEY_URL')
    .option('--key <key>', 'API key; also PARLEY_API_KEY')
    .option('--profile <name>', 'a stored login; also PARLEY_PROFILE')
    .option('--workspace <id>', 'workspace, for users with several; also PARLEY_WORKSPACE');
}

function commandsIn(command: Command): Command[] {
  return [command, ...command.commands.flatMap(commandsIn)];
}

function versionIn(root: string): string {
  return (JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string }).version;
}

/** Returns the command as typed, without its arguments: `parley agents push`. */
function commandIn(program: Command, argv: readonly string[]): string {
  const words = [program.name()];
  let at = program;
  for (const word of argv) {
    const next = at.commands.find((each) => each.name() === word);
    if (!next) continue;
    words.push(word);
    at = next;
  }
  return words.join(' ');
}
