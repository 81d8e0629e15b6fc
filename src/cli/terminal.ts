// A command's view of the machine: streams, environment, folder, and the signal of Ctrl-C. Injected, so that commands run in
// tests as they do in a terminal.
// Results are written to standard output, everything else to standard error. Colors are used only on a terminal, and never with
// NO_COLOR (no-color.org) or TERM=dumb.
import { styleText } from 'node:util';

export interface Output {
  write(text: string | Uint8Array): unknown;
  isTTY?: boolean;
  columns?: number;
}

export interface Terminal {
  stdin: NodeJS.ReadableStream & { isTTY?: boolean };
  stdout: Output;
  stderr: Output;
  env: Readonly<Record<string, string | undefined>>;
  /** Base folder of relative paths. */
  cwd: string;
  /** Folder of this package. */
  root: string;
  /** Aborted by Ctrl-C. */
  stop: AbortSignal;
  /** Called with each further Ctrl-C; without it the second one ends the process. */
  onRepeatedStop?: (signal: string) => void;
}

type Color = 'red' | 'green' | 'yellow' | 'cyan' | 'gray' | 'bold';

export type Paint = (color: Color, text: string) => string;

export function paintFor(output: Output, env: Terminal['env']): Paint {
  const colored = output.isTTY === true && !env['NO_COLOR'] && env['TERM'] !== 'dumb';
  return (color, text) => (colored ? styleText(color, text, { validateStream: false }) : text);
}

/** Prints lines for people, or JSON for programs. */
export interface Printer {
  /** Whether `--json` was given. Standard output then has only JSON, one value per line. */
  readonly json: boolean;
  paint: Paint;
  /** Prints a line for people; prints nothing with `--json`. */
  say(line?: string): void;
  /** Prints a JSON value on one line; prints nothing without `--json`. */
  emit(value: unknown): void;
  /** Prints a line on standard error: progress and hints. */
  note(line: string): void;
  /** Writes text or bytes unchanged, in both modes. */
  raw(content: string | Uint8Array): void;
}

export function printerFor({ stdout, stderr, env }: Terminal, json: boolean): Printer {
  return {
    json,
    paint: paintFor(stdout, env),
    say: (line = '') => void (json || stdout.write(`${printable(line)}\n`)),
    emit: (value) => void (json && stdout.write(`${JSON.stringify(value)}\n`)),
    note: (line) => void stderr.write(`${printable(line)}\n`),
    raw: (content) => void stdout.write(content),
  };
}

/**
 * Replaces control characters in text of callers, models and other people, which could move the cursor or change the terminal's
 * settings. Colors of `paint` are kept: they are the only sequences that `styleText` writes.
 */
export function printable(text: string): string {
  // oxlint-disable-next-line no-control-regex -- control characters are what is removed
  return text.replaceAll(/\u001b(?!\[\d+m)|[\u0000-\u0008\u000b-\u001a\u001c-\u001f\u007f-\u009f]/g, '\ufffd');
}

/** Formats the columns of a table, padded to the widest cell. The last column is not padded. */
export function tableOf(rows: readonly (readonly string[])[]): string[] {
  const widths = rows.reduce<number[]>((most, row) => row.map((cell, i) => Math.max(most[i] ?? 0, cell.length)), []);
  return rows.map((row) =>
    row
      .map((cell, i) => (i === row.length - 1 ? cell : cell.padEnd(widths[i]!)))
      .join('  ')
      .trimEnd(),
  );
}
