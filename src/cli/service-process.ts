// Starts the service's own program, from a clone or from a package under node_modules, where Node needs help with TypeScript. The
// help is in NODE_OPTIONS, because the service starts processes and threads of its own.
import { spawn, type ChildProcess, type StdioOptions } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Terminal } from './terminal.ts';

/** As scripts/launch.js and the image start it. */
const NEW_OBJECTS = '--max-semi-space-size=8';

/** @param path of the program in this package, with its arguments */
export function startProgram(
  terminal: Terminal,
  [path, ...args]: readonly [string, ...string[]],
  { settings = {}, stdio = 'pipe' }: { settings?: Record<string, string>; stdio?: StdioOptions } = {},
): ChildProcess {
  const { root, env } = terminal;
  const help = /[\\/]node_modules[\\/]/.test(root)
    ? [`--import=${pathToFileURL(join(root, 'scripts', 'strip-types.js'))}`]
    : [];
  const options = [env['NODE_OPTIONS'], ...help].filter(Boolean).join(' ');
  return spawn(process.execPath, [NEW_OBJECTS, join(root, path), ...args], {
    cwd: homeOf(terminal),
    env: { ...env, ...settings, ...(options === '' ? {} : { NODE_OPTIONS: options }) },
    stdio,
  });
}

/** The folder of `data` and `.env`: that of a clone, and for an installed package the one where the command was typed. */
export function homeOf(terminal: Terminal): string {
  return isClone(terminal) ? terminal.root : terminal.cwd;
}

/** Whether the launcher is here, which builds the web pages and keeps the packages current. */
export function isClone({ root }: Terminal): boolean {
  return existsSync(join(root, 'package-lock.json'));
}
