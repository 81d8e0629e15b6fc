// Child processes that receive this process's signals, so that none outlives it. Plain JavaScript without dependencies: it must
// run on an old Node and before `npm ci`.
import { spawn } from 'node:child_process';
import { constants } from 'node:os';

const children = new Set();

function start(command, args, options) {
  const child = spawn(command, args, options);
  children.add(child);
  const ended = new Promise((resolve, reject) => {
    child.once('error', (error) => reject(new Error(`cannot run ${command}: ${error.message}`)));
    child.once('close', (code, signal) => {
      children.delete(child);
      resolve(code ?? 128 + constants.signals[signal]);
    });
  });
  return { child, ended };
}

/**
 * @param {string} command
 * @param {readonly string[]} args
 * @param {{ cwd: string, env: NodeJS.ProcessEnv }} options
 * @returns {Promise<number>} the exit code
 */
export function run(command, args, options) {
  return start(command, args, { ...options, stdio: 'inherit' }).ended;
}

/** Like `run`, but returns the output. */
export async function runQuietly(command, args, options) {
  const { child, ended } = start(command, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (bytes) => (output += bytes));
  return { code: await ended, output };
}

// A command receives Ctrl-C from the terminal and from here; the service treats repeats within a second as one.
export function forwardSignals() {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, () => {
      if (children.size === 0) process.exit(128 + constants.signals[signal]);
      for (const child of children) child.kill(signal);
    });
  }
}
