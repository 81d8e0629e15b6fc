// Runs the command line in this process, with its own streams and a home folder without logins.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { onTestFinished } from 'vitest';
import { main } from '../../src/cli/main.ts';
import { ROOT } from '../support/root.ts';

export interface CliRun {
  code: number;
  out: string;
  err: string;
  /** Lines of standard output as values. */
  json(): Record<string, unknown>[];
}

interface CliOptions {
  env?: Record<string, string>;
  stdin?: string;
  cwd?: string;
  isTTY?: boolean;
  stop?: AbortSignal;
  /** Called with each text on standard output. */
  onOut?: (text: string) => void;
  /** Called with each text on standard error. */
  onErr?: (text: string) => void;
}

export interface Cli {
  home: string;
  run(args: readonly string[], options?: CliOptions): Promise<CliRun>;
}

/** Creates a folder that is deleted after the running test. */
export async function testFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'parley-cli-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  return folder;
}

/** @param given settings of every run @param home an existing home folder; one for the running test if omitted */
export async function newCli(given: CliOptions = {}, home?: string): Promise<Cli> {
  const folder = home ?? (await testFolder());
  return {
    home: folder,
    async run(args, more = {}) {
      const { env, stdin = '', cwd = folder, isTTY = false, stop, onOut, onErr } = { ...given, ...more };
      let [out, err] = ['', ''];
      const text = (chunk: string | Uint8Array): string =>
        typeof chunk === 'string' ? chunk : Buffer.from(chunk).toString('utf8');
      const code = await main(args, {
        stdin: Object.assign(Readable.from([stdin]), { isTTY: false }),
        stdout: {
          isTTY,
          write(chunk) {
            out += text(chunk);
            onOut?.(text(chunk));
          },
        },
        stderr: {
          isTTY,
          write(chunk) {
            err += text(chunk);
            onErr?.(text(chunk));
          },
        },
        // No DATA_DIR with a demo workspace.
        env: { HOME: folder, DATA_DIR: join(folder, 'data'), ...given.env, ...env },
        cwd,
        root: ROOT,
        stop: stop ?? new AbortController().signal,
      });
      const json = () =>
        out
          .split('\n')
          .filter(Boolean)
          .map((line) => JSON.parse(line) as Record<string, unknown>);
      return { code, out, err, json };
    },
  };
}
