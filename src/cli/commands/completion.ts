// `parley completion`: candidates with which bash and zsh complete a command line. The shell script runs this program, so that
// commands and options always match the installed version.
import { Argument, type Command, type Option } from 'commander';
import { addCommand } from '../command.ts';
import { readProfiles } from '../profiles.ts';
import type { CliSession } from '../session.ts';

const BASH = `# bash completion of parley: source <(parley completion bash)
_parley() {
  local IFS=$'\\n' word="\${COMP_WORDS[COMP_CWORD]}"
  local -a words=("\${COMP_WORDS[@]:1:COMP_CWORD}")
  local found
  found=$(parley complete -- "\${words[@]}" 2>/dev/null) || return 0
  if [[ $found == :files ]]; then
    compopt -o default 2>/dev/null
    COMPREPLY=()
    return 0
  fi
  COMPREPLY=($(compgen -W "$(printf '%s\\n' "$found" | cut -f1)" -- "$word"))
}
complete -F _parley parley
`;

const ZSH = `#compdef parley
# zsh completion of parley: source <(parley completion zsh)
_parley() {
  local found line
  local -a candidates
  found=$(parley complete -- "\${(@)words[2,CURRENT]}" 2>/dev/null) || return 1
  if [[ $found == :files ]]; then
    _files
    return
  fi
  for line in "\${(@f)found}"; do
    [[ -n $line ]] && candidates+=("\${\${line%%$'\\t'*}//:/\\\\:}:\${line#*$'\\t'}")
  done
  _describe -V parley candidates
}
if [[ $funcstack[1] == _parley ]]; then
  _parley "$@"
else
  (( $+functions[compdef] )) || { autoload -Uz compinit && compinit -u }
  compdef _parley parley
fi
`;

export function addCompletion(program: Command, session: CliSession): void {
  addCommand(program, 'completion', {
    summary: 'print the completion for a shell',
    about: 'It completes commands, options, operations and values of options.',
    examples: [
      'source <(parley completion bash)',
      'parley completion bash > ~/.local/share/bash-completion/completions/parley',
      'parley completion zsh > "${fpath[1]}/_parley"',
    ],
  })
    .addArgument(new Argument('<shell>', 'the shell').choices(['bash', 'zsh']))
    .action((shell: string) => session.print.raw(shell === 'bash' ? BASH : ZSH));
  program
    .command('complete', { hidden: true })
    .argument('[words...]')
    .action(async (words: string[]) => {
      const found = await candidates(program, session, words);
      session.print.raw(found.map((line) => `${line}\n`).join(''));
    });
}

const FILES = [':files'];
const TAKES_FILE = ['--junit', '--recording', '--output', '--dir', '--data-dir', '--body', '--form'];

/** Returns candidates, each with its description after a tab. @param words words after `parley`; the last one is incomplete */
async function candidates(program: Command, session: CliSession, words: readonly string[]): Promise<string[]> {
  const typed = words.at(-1) ?? '';
  const { command, previous } = position(program, words.slice(0, -1));
  const options = command.options.filter(({ hidden }) => !hidden);
  const awaited = options.find((option) => option.long === previous && takesValue(option));
  if (awaited) return valuesOf(session, awaited);
  if (typed.startsWith('-')) return options.map(({ long, description }) => described(long!, description));
  const commands = command.commands.filter((each) => !('_hidden' in each && each._hidden));
  const choices = command.registeredArguments.flatMap(({ argChoices }) => argChoices ?? []);
  if (commands.length === 0 && choices.length === 0) return FILES;
  return [...commands.map((each) => described(each.name(), each.summary())), ...choices];
}

/** Returns the innermost command of the words, and the word before the incomplete one. */
function position(program: Command, words: readonly string[]): { command: Command; previous: string | undefined } {
  let command = program;
  for (const [index, word] of words.entries()) {
    const before = words[index - 1];
    const isValue = command.options.some((option) => option.long === before && takesValue(option));
    const next = isValue ? undefined : command.commands.find((each) => each.name() === word);
    if (next) command = next;
  }
  return { command, previous: words.at(-1) };
}

function takesValue({ required, optional }: Option): boolean {
  return required || optional;
}

async function valuesOf({ terminal }: CliSession, option: Option): Promise<string[]> {
  if (option.argChoices) return [...option.argChoices];
  if (option.long === '--profile') return Object.keys((await readProfiles(terminal.env)).profiles);
  return TAKES_FILE.includes(option.long!) ? FILES : [];
}

function described(name: string, text: string): string {
  return `${name}\t${text.split('\n')[0]!.slice(0, 80)}`;
}
