// The stream of the log: a destination that fails or stands still loses lines, never the process.
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { closeSync, constants, existsSync, mkdtempSync, openSync, readFileSync, readSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createLogOutput } from '../../src/process/log-output.ts';
import { ROOT } from '../support/root.ts';
import { until } from '../support/until.ts';

const LINE = `${'x'.repeat(1_023)}\n`;
const MANY = 8_192;

describe('a pipe', () => {
  let directory: string;
  let fd: number;
  beforeEach(() => {
    directory = mkdtempSync(join(tmpdir(), 'parley-log-'));
    execFileSync('mkfifo', [join(directory, 'pipe')]);
    fd = openSync(join(directory, 'pipe'), constants.O_RDWR | constants.O_NONBLOCK);
  });
  afterEach(() => {
    closeSync(fd);
    rmSync(directory, { recursive: true });
  });

  function readAll(): string {
    const parts: Buffer[] = [];
    for (;;) {
      const part = Buffer.alloc(65_536);
      try {
        parts.push(part.subarray(0, readSync(fd, part)));
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'EAGAIN') throw error;
        return Buffer.concat(parts).toString();
      }
    }
  }

  test('receives every line in order, without a flush by the caller', async () => {
    const output = createLogOutput(fd, () => undefined);
    output.write('one\n');
    output.write('two\n');
    let text = '';
    await until(() => (text += readAll()) === 'one\ntwo\n');
    output.write('three\n');
    output.flushSync();
    expect(readAll()).toBe('three\n');
  });

  test('without a reader bounds the waiting lines, and reports the lost ones when it is read again', async () => {
    const lost: [lines: number, reason: string][] = [];
    const output = createLogOutput(fd, (...report) => lost.push(report));
    for (let count = 0; count < MANY; count++) output.write(LINE);
    let text = '';
    const received = () => text.split('\n').length - 1;
    await until(() => {
      text += readAll();
      return lost.length > 0 && received() + lost[0]![0] === MANY;
    });
    expect(lost).toEqual([[expect.any(Number), 'the reader of the log is too slow']]);
    expect(received()).toBeGreaterThan(4_000);
    expect(new Set(text.trimEnd().split('\n'))).toEqual(new Set([LINE.trimEnd()]));
  });
});

test('a flush waits as long as a reader accepts lines', async () => {
  const directory = mkdtempSync(join(tmpdir(), 'parley-log-'));
  const [pipe, received] = [join(directory, 'pipe'), join(directory, 'received')];
  execFileSync('mkfifo', [pipe]);
  const fd = openSync(pipe, constants.O_RDWR | constants.O_NONBLOCK);
  const reader = spawn('sh', [
    '-c',
    `while dd bs=65536 count=1 status=none; do sleep 0.05; done < ${pipe} > ${received}`,
  ]);
  const lost: string[] = [];
  const output = createLogOutput(fd, (_lines, reason) => lost.push(reason));
  output.write('begin\n');
  await until(() => existsSync(received) && readFileSync(received, 'utf8') === 'begin\n');
  // The reader needs two seconds for them.
  for (let count = 0; count < 2_500; count++) output.write(LINE);
  output.flushSync();
  output.write('end\n');
  await until(() => readFileSync(received, 'utf8').endsWith('end\n'));
  reader.kill();
  closeSync(fd);
  expect(lost).not.toContain('EAGAIN');
  rmSync(directory, { recursive: true });
});

describe.runIf(existsSync('/dev/full'))('a full disk', () => {
  // The process ends by itself if the log does not end or block it.
  test.each([
    ['a line that waits at the exit', `log.info('one')`],
    ['a line that was already refused', `log.info('one'); await new Promise((done) => setTimeout(done, 300))`],
    ['a fatal line', `log.fatal('one')`],
  ])('does not end or block the process: %s', (_, work) => {
    const script = `import { createLog } from './src/process/log.ts';
      const log = createLog({ logFormat: 'json', logLevel: 'info', development: false });
      ${work};
      process.stderr.write('still here');`;
    const full = openSync('/dev/full', 'w');
    const { stderr, status, signal } = spawnSync(process.execPath, ['--input-type=module', '--eval', script], {
      cwd: ROOT,
      encoding: 'utf8',
      stdio: ['ignore', full, 'pipe'],
      timeout: 20_000,
      killSignal: 'SIGKILL',
    });
    closeSync(full);
    expect([stderr, status, signal]).toEqual(['still here', 0, null]);
  });
});
