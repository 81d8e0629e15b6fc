// Questions on the terminal, with and without echo. The terminal is in raw mode meanwhile and is always restored, even on Ctrl-C.
import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import type { Output } from './terminal.ts';

interface Questioner {
  stdin: NodeJS.ReadableStream;
  /** Stream for the question. */
  stderr: Output;
}

/** @throws Error on Ctrl-C, with `left` as its message */
export function ask(questioner: Questioner, prompt: string, left: string): Promise<string> {
  const echo = new Writable({
    write(chunk: Buffer, _encoding, done) {
      questioner.stderr.write(chunk);
      done();
    },
  });
  return answer(questioner, echo, prompt, left);
}

/** Like `ask`, without echo. */
export function askHidden(questioner: Questioner, prompt: string, left: string): Promise<string> {
  // readline echoes input to its output; this one discards it.
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });
  questioner.stderr.write(prompt);
  return answer(questioner, nowhere, '', left).finally(() => void questioner.stderr.write('\n'));
}

async function answer({ stdin }: Questioner, output: Writable, prompt: string, left: string): Promise<string> {
  const lines = createInterface({ input: stdin, output, terminal: true });
  const leaving = new AbortController();
  lines.once('SIGINT', () => leaving.abort());
  lines.once('close', () => leaving.abort());
  try {
    return await lines.question(prompt, { signal: leaving.signal });
  } catch (error) {
    if (leaving.signal.aborted) throw new Error(left, { cause: error });
    throw error;
  } finally {
    lines.close();
  }
}

/** Reads all of standard input, without the trailing line break. */
export async function readAll(stdin: NodeJS.ReadableStream): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of stdin) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks)
    .toString('utf8')
    .replace(/\r?\n$/, '');
}
