// Building blocks of all commands: name, summary, examples, and parsers of option values.
import { InvalidArgumentError, type Command } from 'commander';

interface CommandText {
  summary: string;
  /** Further sentences of the help. */
  about?: string;
  examples: readonly string[];
}

/** @param name with its arguments: `call [number]` */
export function addCommand(parent: Command, name: string, { summary, about, examples }: CommandText): Command {
  const command = parent.command(name).summary(summary);
  const first = `${summary[0]!.toUpperCase()}${summary.slice(1)}.`;
  command.description(about === undefined ? first : `${first}\n\n${about}`);
  return command.addHelpText('after', `\nexamples:\n${examples.map((line) => `  ${line}`).join('\n')}`);
}

export function wholeNumber(text: string): number {
  if (!/^\d+$/.test(text)) throw new InvalidArgumentError('It must be a whole number.');
  return Number(text);
}

/** Parses a number of things of which there must be at least one. */
export function countNumber(text: string): number {
  const count = /^\d+$/.test(text) ? Number(text) : 0;
  if (count < 1) throw new InvalidArgumentError('It must be a whole number from 1.');
  return count;
}

export function portNumber(text: string): number {
  const port = wholeNumber(text);
  if (port > 65_535) throw new InvalidArgumentError('Ports end at 65535.');
  return port;
}

/** Collects the values of a repeatable option. */
export function collectValues(value: string, before: readonly string[] | undefined): string[] {
  return [...(before ?? []), value];
}

/** Collects repeated `name=value`. Numbers, true and false are parsed as such. */
export function parseAssignment(
  text: string,
  before: Readonly<Record<string, string | number | boolean>> | undefined,
): Record<string, string | number | boolean> {
  const at = text.indexOf('=');
  if (at < 1) throw new InvalidArgumentError('It must have the form name=value.');
  return { ...before, [text.slice(0, at)]: scalar(text.slice(at + 1)) };
}

function scalar(text: string): string | number | boolean {
  if (text === 'true' || text === 'false') return text === 'true';
  // Phone numbers and numbers with leading zeros remain texts.
  return /^-?(0|[1-9]\d{0,14})(\.\d+)?$/.test(text) ? Number(text) : text;
}

/** Waits; ends early when the signal is aborted. */
export function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) return resolve();
    const end = (): void => {
      clearTimeout(timer);
      signal.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, ms);
    signal.addEventListener('abort', end, { once: true });
  });
}
