// Starts the service's program, from a clone or from a package under node_modules, where Node needs options for TypeScript. They
// are passed in NODE_OPTIONS, because the service starts processes and threads itself.
import { spawn, type ChildProcess, type StdioOptions } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Terminal } from './terminal.ts';

/** Same value as in scripts/launch.js and the container image. */
const NEW_OBJECTS = '--max-semi-space-size=8';

/** @param path path of the program in this package, with its arguments */
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

/** Returns the folder of `data` and `.env`: the clone, or for an installed package the current directory. */
export function homeOf(terminal: Terminal): string {
  return isClone(terminal) ? terminal.root : terminal.cwd;
}

/** Whether the launcher, which builds the web pages and updates the packages, is available. */
export function isClone({ root }: Terminal): boolean {
  return existsSync(join(root, 'package-lock.json'));
}
