// Reads what tests check in Markdown documents: fenced blocks with the mark above them, links, and file paths in code spans. Pure.
// A mark is an HTML comment alone on the line above a block:
//   <!-- not run: needs a Twilio account -->   the block is only read
//   <!-- second terminal -->                   the block runs in the background until the document ends
//   <!-- output -->                            the block is what the shell block before it prints; `…` stands for any text

interface Block {
  /** Line of the opening fence, from 1. */
  line: number;
  language: string;
  text: string;
  mark: string | null;
}

export interface ShellStep {
  line: number;
  text: string;
  /** Runs next to the other steps, in its own shell. */
  isBackground: boolean;
  /** The text to expect, with `…` for variable parts; null when the output does not matter. */
  output: string | null;
}

const FENCE = /^( *)(`{3,})([\w-]*)\s*$/;
const MARK = /^ *<!-- (.+) -->\s*$/;
const SHELLS = new Set(['sh', 'bash', 'shell', 'zsh', 'console']);

const NOT_RUN = 'not run: ';
const SECOND_TERMINAL = 'second terminal';
const OUTPUT = 'output';

export function blocksOf(markdown: string): Block[] {
  const blocks: Block[] = [];
  let open: { indent: string; fence: string; block: Block; lines: string[] } | null = null;
  let mark: string | null = null;
  for (const [index, line] of markdown.split('\n').entries()) {
    const [, indent, fence, language] = FENCE.exec(line) ?? [];
    if (open) {
      if (fence === open.fence && language === '') {
        blocks.push({ ...open.block, text: open.lines.join('\n') });
        open = null;
      } else open.lines.push(line.startsWith(open.indent) ? line.slice(open.indent.length) : line.trimStart());
      continue;
    }
    if (fence !== undefined) {
      open = { indent: indent!, fence, block: { line: index + 1, language: language!, text: '', mark }, lines: [] };
      mark = null;
    } else if (line.trim() !== '') mark = MARK.exec(line)?.[1] ?? null;
  }
  if (open) throw new Error(`the block of line ${open.block.line} has no end`);
  return blocks;
}

export const isShell = ({ language }: Block): boolean => SHELLS.has(language);

/** The reason why a block does not run; null if it runs. */
export function reasonNotRun({ mark }: Block): string | null {
  return mark?.startsWith(NOT_RUN) ? mark.slice(NOT_RUN.length) : null;
}

/** The runnable blocks of a document, in order. @throws Error for an unknown mark */
export function shellSteps(markdown: string): ShellStep[] {
  const steps: ShellStep[] = [];
  let last: ShellStep | null = null;
  for (const block of blocksOf(markdown)) {
    const { line, text, mark } = block;
    if (mark === OUTPUT && !isShell(block)) {
      if (!last) throw new Error(`line ${line}: no shell block that runs precedes this output`);
      last.output = text;
      continue;
    }
    if (!isShell(block)) continue;
    last = null;
    if (reasonNotRun(block) !== null) continue;
    if (mark !== null && mark !== SECOND_TERMINAL) throw new Error(`line ${line}: unknown mark "${mark}"`);
    last = { line, text, isBackground: mark === SECOND_TERMINAL, output: null };
    steps.push(last);
  }
  return steps;
}

/** Whether `actual` is `expected`, in which `…` stands for any text within a line and, alone on a line, for any lines or none. */
export function fitsOutput(expected: string, actual: string): boolean {
  const patterns = linesOf(expected).map((line) =>
    line === '…'
      ? String.raw`(?:[^\n]*\n)*`
      : `${line
          .split('…')
          .map(escape)
          .join(String.raw`[^\n]*`)}\\n`,
  );
  return new RegExp(`^${patterns.join('')}$`).test(`${linesOf(actual).join('\n')}\n`);
}

const linesOf = (text: string): string[] =>
  text
    .trim()
    .split('\n')
    .map((line) => line.trimEnd());

const escape = (text: string): string => text.replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`);

/** Reasons why a paste of the block into an interactive zsh or bash would fail; empty if there are none. */
export function pasteFaults(text: string): string[] {
  const faults: string[] = [];
  const outside = text
    .replaceAll(/<<-?\s*'?(\w+)'?[^\n]*\n[\s\S]*?\n\s*\1\b/g, '')
    .replaceAll(/'[^']*'/g, "''")
    .replaceAll(/"(?:\\.|[^"\\])*"/g, (quoted) => {
      if (/![^\s"]/.test(quoted)) faults.push('`!` in double quotes is expanded from the history');
      if (/\$\w+[:[]/.test(quoted)) faults.push('zsh reads `$name:` and `$name[` as modifiers: write `${name}`');
      return '""';
    });
  if (/(^|\s)#/m.test(outside)) faults.push('zsh does not allow comments at its prompt');
  if (/[^\s"']*[?*][^\s]*/.test(outside.replaceAll(/\$[?*]/g, '')))
    faults.push('an unquoted `?` or `*` is a pattern in zsh');
  if (/\$\w+[:[]/.test(outside)) faults.push('zsh reads `$name:` and `$name[` as modifiers: write `${name}`');
  if (/\b(status|path)=/.test(outside)) faults.push('`status` and `path` are special variables in zsh');
  return faults;
}

const LINK = /\]\(([^)\s]+)\)/g;
const SPAN = /`([^`\n]+)`/g;

/** Links to files of the repository. `path` is empty for the document itself, `anchor` names a heading. */
export function links(markdown: string): { path: string; anchor: string | null }[] {
  return [...withoutBlocks(markdown).matchAll(LINK)]
    .map(([, target]) => target!)
    .filter((target) => !/^[a-z]+:/i.test(target))
    .map((target) => {
      const [path = '', anchor = null] = target.split('#');
      return { path, anchor };
    });
}

/** The anchors of the headings, made as GitHub makes them. */
export function headings(markdown: string): string[] {
  return [...withoutBlocks(markdown).matchAll(/^#+ (.+)$/gm)].map(([, text]) =>
    text!
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
      .trim()
      .replaceAll(' ', '-'),
  );
}

const ROOTS = /^(src|tests|codegen|generated|db|scripts|examples|docs)\/[\w./-]*$/;

/** Paths of the repository in code spans. */
export function namedPaths(markdown: string): string[] {
  return [...withoutBlocks(markdown).matchAll(SPAN)].map(([, text]) => text!).filter((text) => ROOTS.test(text));
}

function withoutBlocks(markdown: string): string {
  return markdown.replaceAll(/^ *```[\s\S]*?^ *```/gm, '');
}
