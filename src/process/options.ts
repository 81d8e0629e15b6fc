// Command-line options of a command, and its --help text, which is in help/<command>.txt. Invariant: invalid options throw an
// Error with one line, which names the correct form or the help.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs, type ParseArgsConfig } from 'node:util';
import { findNearest } from '../protocol/suggest.ts';

type Options = NonNullable<ParseArgsConfig['options']>;
type Parsed<O extends Options> = ReturnType<typeof parseArgs<{ args: string[]; options: O; allowPositionals: true }>>;

const HELP = join(import.meta.dirname, 'help');

export function asksForHelp(args: readonly string[]): boolean {
  return args.includes('--help') || args.includes('-h');
}

/** @param command name of its npm script, e.g. `call` */
export function helpOf(command: string): string {
  const file = join(HELP, `${command.replace(':', '-')}.txt`);
  return readFileSync(existsSync(file) ? file : join(HELP, 'start.txt'), 'utf8');
}

/** @param command name of its npm script, e.g. `call` @throws Error with one line for the operator */
export function readOptions<const O extends Options>(
  command: string,
  args: readonly string[],
  options: O,
  { maxPositionals = 0 } = {},
): Parsed<O> {
  const parsed = parse(command, args, options);
  const extra = parsed.positionals[maxPositionals];
  if (extra !== undefined)
    throw new Error(
      `"${extra}" is one argument too many (npm passes options on after a "--" only); ${helpHint(command)}`,
    );
  return parsed;
}

function parse<const O extends Options>(command: string, args: readonly string[], options: O): Parsed<O> {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true }) as Parsed<O>;
  } catch (error) {
    throw new Error(`${reasonOf(error as NodeJS.ErrnoException, Object.keys(options))}; ${helpHint(command)}`, {
      cause: error,
    });
  }
}

/** @param names names of the existing options */
function reasonOf({ code, message }: NodeJS.ErrnoException, names: readonly string[]): string {
  const option = /'(-[^\s'=]+)/.exec(message)?.[1] ?? '';
  if (code === 'ERR_PARSE_ARGS_UNKNOWN_OPTION') {
    const meant = findNearest(option.replace(/^-+/, ''), names, (name) => name);
    return `there is no option ${option}${meant === null ? '' : ` (did you mean --${meant}?)`}`;
  }
  if (code === 'ERR_PARSE_ARGS_INVALID_OPTION_VALUE') {
    return message.includes('does not take an argument') ? `${option} takes no value` : `${option} needs a value`;
  }
  return message;
}

export function helpHint(command: string): string {
  return `npm ${command === 'start' ? 'start' : `run ${command}`} -- --help shows what there is`;
}
