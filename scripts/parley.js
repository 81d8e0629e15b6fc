#!/usr/bin/env node
// `parley`: the entry point of the command-line client. Plain JavaScript, because it must run on an old Node, where it hands over
// to the launcher, which provides a newer one. In a package under node_modules, where Node does not load TypeScript, it strips
// the types itself.
// Ctrl-C aborts the running command, which then cleans up; a second one exits at once.
import { spawnSync } from 'node:child_process';
import module from 'node:module';
import { constants } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..');
const OLDEST_NODE = [24, 18];
const REPEAT_MS = 1_000;
const [major, minor] = process.versions.node.split('.').map(Number);

if (major < OLDEST_NODE[0] || (major === OLDEST_NODE[0] && minor < OLDEST_NODE[1])) {
  const launcher = join(ROOT, 'scripts', 'launch.js');
  const { status, signal } = spawnSync(process.execPath, [launcher, 'parley', ...process.argv.slice(2)], {
    stdio: 'inherit',
    env: { ...process.env, PARLEY_CWD: process.cwd() },
  });
  process.exit(status ?? 128 + constants.signals[signal]);
}

const stop = new AbortController();
const terminal = {
  stdin: process.stdin,
  stdout: process.stdout,
  stderr: process.stderr,
  env: process.env,
  cwd: process.env['PARLEY_CWD'] ?? process.cwd(),
  root: ROOT,
  stop: stop.signal,
};
let stoppedAt = 0;
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.on(signal, () => {
    // npm and the terminal may deliver the same Ctrl-C several times.
    if (stop.signal.aborted && performance.now() - stoppedAt < REPEAT_MS) return;
    stoppedAt = performance.now();
    if (!stop.signal.aborted) stop.abort(signal);
    else if (terminal.onRepeatedStop) terminal.onRepeatedStop(signal);
    else process.exit(128 + constants.signals[signal]);
  });
}
// The reader of a pipe, such as `head`, may exit first.
for (const stream of [process.stdout, process.stderr]) {
  stream.on('error', (error) => process.exit(error.code === 'EPIPE' ? 0 : 1));
}

// Halves the start time. A folder that cannot be written is not an error.
module.enableCompileCache(process.env['NODE_COMPILE_CACHE'] ?? join(ROOT, '.cache', 'compiled'));
if (/[\\/]node_modules[\\/]/.test(ROOT)) await import('./strip-types.js');
try {
  const { main } = await import('../src/cli/main.ts');
  process.exitCode = await main(process.argv.slice(2), terminal);
  // Do not wait for requests of a command that was interrupted.
  if (stop.signal.aborted) process.exit();
} catch (error) {
  if (error.code !== 'ERR_MODULE_NOT_FOUND') throw error;
  const reason = error.message.split(' imported from')[0];
  process.stderr.write(`parley: ${reason}\n  → Install the packages: npm ci in ${ROOT}\n`);
  process.exitCode = 1;
}
// An open connection or a listener of standard input must not keep a finished command alive.
process.stdin.unref?.();
