// Asks for a new password on the terminal, twice and without echo. The terminal is in raw mode meanwhile and is always restored, also
// on Ctrl-C.
import { createInterface, type Interface } from 'node:readline/promises';
import { Writable } from 'node:stream';

/** The password typed twice; empty if the user pressed Return at once. @throws Error when they differ, or on Ctrl-C */
export async function askForNewPassword(): Promise<string> {
  const first = await askHidden('New password (empty to generate one): ');
  if (first === '') return '';
  if ((await askHidden('Repeat the password: ')) !== first)
    throw new Error('the two passwords differ; nothing was changed');
  return first;
}

async function askHidden(prompt: string): Promise<string> {
  // readline echoes input to its output; this one discards it.
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });
  const terminal: Interface = createInterface({ input: process.stdin, output: nowhere, terminal: true });
  const left = new AbortController();
  terminal.once('SIGINT', () => left.abort());
  terminal.once('close', () => left.abort());
  process.stderr.write(prompt);
  try {
    return await terminal.question('', { signal: left.signal });
  } catch (error) {
    if (left.signal.aborted) throw new Error('no password was given; nothing was changed', { cause: error });
    throw error;
  } finally {
    terminal.close();
    process.stderr.write('\n');
  }
}
