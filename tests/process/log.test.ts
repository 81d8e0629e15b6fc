// Errors in the log: their own facts, but not the objects that drivers attach to them.
import { spawnSync } from 'node:child_process';
import { inspect } from 'node:util';
import { pino } from 'pino';
import { describe, expect, test, vi } from 'vitest';
import { errorFields, logConsoleTraces } from '../../src/process/log.ts';
import { serverUrl, testDatabase } from '../support/database.ts';
import { openDatabase } from '../support/open-database.ts';
import { ROOT } from '../support/root.ts';
import { until } from '../support/until.ts';

function lineOf(err: unknown): { err: Record<string, unknown> } {
  let line = '';
  const log = pino({ serializers: { err: errorFields } }, { write: (text) => void (line = text) });
  log.warn({ err }, 'failed');
  return JSON.parse(line) as { err: Record<string, unknown> };
}

describe('an error in the log', () => {
  test('has its code and its plain properties, and the messages of its causes', () => {
    const cause = new Error('the cable is out');
    const error = Object.assign(new TypeError('no answer', { cause }), { code: 'ECONNRESET', port: 5432, client: {} });
    const { err } = lineOf(error);
    expect(err).toMatchObject({ type: 'TypeError', errorCode: 'ECONNRESET', port: 5432 });
    expect(err['message']).toBe('no answer: the cable is out');
    expect(err['client']).toBeUndefined();
  });

  test('lists the errors of an AggregateError', () => {
    const { err } = lineOf(
      new AggregateError([Object.assign(new Error('one'), { client: {} }), new Error('two')], 'both'),
    );
    const errors = err['errors'] as Record<string, unknown>[];
    expect(errors.map(({ message, client }) => [message, client])).toEqual([
      ['one', undefined],
      ['two', undefined],
    ]);
  });

  test('about a refused row names the constraint, and does not quote the row', async () => {
    const database = await testDatabase();
    const refused = await database.pool
      .query(`create temp table contact (phone text, name text not null, constraint shape check (phone <> '+12025550100'));
              insert into contact values ('+12025550100', 'Ada')`)
      .catch((error: unknown) => error);
    await database.close();
    const { err } = lineOf(refused);
    expect(err).toMatchObject({ errorCode: '23514', constraint: 'shape' });
    expect(JSON.stringify(err)).not.toMatch(/2025550100|Ada/);
  });

  test.each(['json', 'pretty'])('of a carrier about a number contains the number shortened, as %s', (format) => {
    const script = `import { createLog } from './src/process/log.ts';
      const log = createLog({ logFormat: '${format}', logLevel: 'info', development: false });
      const err = new Error("the number +12025550100 is not valid");
      log.warn({ err, payload: { to: ['+4915112345678'] } }, 'refused by +12025550100');`;
    const options = { cwd: ROOT, encoding: 'utf8' } as const;
    const { stdout } = spawnSync(process.execPath, ['--input-type=module', '--eval', script], options);
    expect(stdout).toContain('refused by +1202…0100');
    expect(stdout).toContain('the number +1202…0100 is not valid');
    expect(stdout).toContain('+4915…5678');
    expect(stdout).not.toMatch(/2025550100|15112345678/);
  });

  // The embedded database has no password.
  test.runIf(serverUrl() !== undefined)('about a broken connection does not contain the password', async () => {
    const real = await testDatabase();
    const url = new URL(real.url!);
    url.password = 'hidden-password';
    const errors: Error[] = [];
    const database = await openDatabase({ url: url.href }, { onError: (error) => errors.push(error) });
    await database.pool.query('select 1');
    await real.pool.query(
      'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
    );
    await until(() => errors.some((error) => 'client' in error));
    for (const error of errors) {
      expect(inspect(error, { depth: 10 })).not.toContain('hidden-password');
      expect(JSON.stringify(lineOf(error))).not.toContain('hidden-password');
    }
    await database.close();
    await real.close();
  });
});

test('a trace that a library prints is a line of the log at the level debug, not text on standard error', () => {
  const print = console.trace;
  const printed = vi.spyOn(process.stderr, 'write');
  const lines: Record<string, unknown>[] = [];
  const write = (text: string) => void lines.push(JSON.parse(text) as Record<string, unknown>);
  try {
    logConsoleTraces(pino({ level: 'debug', serializers: { err: errorFields } }, { write }));
    console.trace(Object.assign(new Error('no connection'), { client: { password: 'hidden' } }));
    console.trace('a text', 7);
    expect(lines).toMatchObject([
      { level: 20, err: { message: 'no connection' } },
      { level: 20, parts: ['a text', 7] },
    ]);
    expect(JSON.stringify(lines)).not.toContain('hidden');
    expect(printed).not.toHaveBeenCalled();
  } finally {
    console.trace = print;
    printed.mockRestore();
  }
});
