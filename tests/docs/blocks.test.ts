// Every shell block of README, docs and examples, run in order against the service on loopback. Calls run at eight times the
// pace of real ones. Every other document runs in zsh where it is installed, and zsh reads the blocks of all; DOCS_SHELL=zsh runs
// all of them in one shell. Skipped where a program that documents use is missing.
import { spawnSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { demoFile, ensureDemo } from '../../src/process/demo.ts';
import { startTestApp, type TestApp } from '../support/app.ts';
import { serverUrl } from '../support/database.ts';
import { documents, ROOT } from '../support/documents.ts';
import { blocksOf, fitsOutput, isShell, shellSteps } from '../support/markdown.ts';
import { runDocument } from '../support/shell-document.ts';
import { until } from '../support/until.ts';

const TOOLS = ['curl', 'jq', 'python3', 'npm'];
const isMissing = (tool: string): boolean => spawnSync(tool, ['--version']).status !== 0;
const only = process.env['DOCS_SHELL'];
const missing = [only ?? 'bash', ...TOOLS].filter(isMissing);
const hasZsh = !isMissing('zsh');
const shellOf = (index: number): string => only ?? (hasZsh && index % 2 === 1 ? 'zsh' : 'bash');
// Documents mostly wait for calls. The embedded database has one connection, which calls at this pace keep busy.
const documentTest = serverUrl() === undefined ? test : test.concurrent;

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp({ env: { BILLING: 'off' } });
  const demo = await ensureDemo(app.runtime, app.localUrl);
  app.openDemo(demo.widget_id);
}, 120_000);
afterAll(() => app?.close());

const texts = await Promise.all(
  documents().map(async (file) => ({ file, text: await readFile(join(ROOT, file), 'utf8') })),
);
const withSteps = texts
  .map(({ file, text }) => ({ file, steps: shellSteps(text) }))
  .filter(({ steps }) => steps.length > 0)
  .map((document, index) => ({ ...document, shell: shellOf(index) }));

describe.skipIf(missing.length > 0)('the shell blocks of a document work in order', () => {
  documentTest.each(withSteps)(
    '$file in $shell',
    async ({ file, steps, shell }) => {
      await runDocument(file, steps, { url: app.url, dataDir: app.dataDir }, { shell });
    },
    120_000,
  );
});

describe.skipIf(!hasZsh)('an interactive zsh without comments', () => {
  /** Errors of zsh for a pasted text, which is not run; empty when there is none. */
  const faultsOf = (text: string): string => {
    const { status, stderr } = spawnSync('zsh', ['-f', '-i', '-n', '-o', 'no_interactive_comments', '-s'], {
      input: `${text}\n`,
      encoding: 'utf8',
    });
    return status === 0 ? '' : stderr;
  };

  const shown = texts.map(({ file, text }) => ({ file, blocks: blocksOf(text).filter(isShell) }));

  test.each(shown.filter(({ blocks }) => blocks.length > 0))('can read the shell blocks of $file', ({ blocks }) => {
    expect(faultsOf(blocks.map(({ text }) => text).join('\n'))).toBe('');
  });

  test('refuses what it cannot read', () => {
    expect(faultsOf('for name in a b; do echo $name')).toContain('parse error');
    expect(faultsOf("echo a # it's a comment")).not.toBe('');
  });
});

describe.skipIf(missing.length > 0)('the runner of document blocks', () => {
  const service = () => ({ url: app.url, dataDir: app.dataDir });
  const step = { line: 3, isBackground: false, output: null };

  test('keeps variables from block to block', async () => {
    await runDocument(
      'a.md',
      [
        { ...step, text: 'A=1' },
        { ...step, text: '[ "$A" = 1 ]' },
      ],
      service(),
    );
  });

  test('names the block that failed and shows what it printed', async () => {
    const run = runDocument('a.md', [{ ...step, text: 'echo before; false' }], service());
    await expect(run).rejects.toThrow(/a\.md:3 failed[\s\S]*before/);
  });

  test('fails when a command in the middle of a pipe fails', async () => {
    await expect(runDocument('a.md', [{ ...step, text: 'false | cat' }], service())).rejects.toThrow('failed');
  });

  test('compares marked output, in which … stands for anything', async () => {
    const printed = { ...step, text: 'echo one; echo two three' };
    await runDocument('a.md', [{ ...printed, output: 'one\ntwo …' }], service());
    await expect(runDocument('a.md', [{ ...printed, output: 'one' }], service())).rejects.toThrow('something else');
    expect(fitsOutput('…\nlast', 'first\nsecond\nlast')).toBe(true);
  });

  test('ends processes that a second terminal started', async () => {
    const portFile = join(app.dataDir, 'port');
    const program = `
      const server = require('net').createServer().listen(0, '127.0.0.1', () => {
        require('fs').writeFileSync('${portFile}', String(server.address().port));
        console.log('ready');
      });`;
    await runDocument('a.md', [{ ...step, isBackground: true, text: `node -e "${program}"` }], service());
    const port = Number(await readFile(portFile, 'utf8'));
    const isRefused = () =>
      new Promise<boolean>((resolve) => {
        const socket = connect(port, '127.0.0.1')
          .on('error', ({ code }: NodeJS.ErrnoException) => resolve(code === 'ECONNREFUSED'))
          .on('connect', () => {
            socket.destroy();
            resolve(false);
          });
      });
    await until(isRefused, { what: 'the server is gone' });
  });
});

test('the demo key that documents read is there', async () => {
  expect(JSON.parse(await readFile(demoFile(app.dataDir), 'utf8'))).toMatchObject({ api_key: expect.any(String) });
});
