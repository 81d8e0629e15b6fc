// Hostile documents: they fail their source with a reason, and the process continues.
import { execFile, fork, spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { systemClock } from '../../../src/core/clock.ts';
import {
  createReader,
  READER_PERMISSIONS,
  Unreadable,
  type ReadLimits,
  type ReadTask,
} from '../../../src/resources/knowledge-bases/reading/reader.ts';
import { startTestApp, type TestApp } from '../../support/app.ts';
import { newTenant, type Tenant } from '../../support/client.ts';
import { until } from '../../support/until.ts';
import { docxBomb, docxOf, pdfBomb, pdfOf } from './documents.ts';
import { addText, newBase, uploaded } from './support.ts';

// This process also creates the bombs, and a busy machine leaves little CPU time to read them.
vi.setConfig({ testTimeout: 120_000 });

const MB = 1024 * 1024;
const LIMITS: ReadLimits = { cpuMs: 20_000, timeoutMs: 60_000, heapMb: 512, memoryMb: 256 };
/** Limits for documents that use all their CPU time. */
const SHORT: ReadLimits = { ...LIMITS, cpuMs: 1_000 };
/** More than memoryMb, and more than the service allows. Compressing it takes a second: once for each type. */
const INFLATED_BYTES = 400 * MB;
const bombs = { pdf: memoized(() => pdfBomb(INFLATED_BYTES)), docx: memoized(() => docxBomb(INFLATED_BYTES)) };

function memoized(make: () => Uint8Array): () => Uint8Array {
  let made: Uint8Array | null = null;
  return () => (made ??= make());
}
/** A parser needs at least ten seconds for it. */
const SLOW = '<p>w</p>'.repeat(100_000);
const signal = new AbortController().signal;

function task(type: ReadTask['type'], bytes: Uint8Array): Omit<ReadTask, 'id'> {
  return { type, bytes, contentType: null, title: null, url: null, chunking: { maxChars: 500, overlapChars: 50 } };
}

async function failureOf(reading: Promise<unknown>): Promise<string> {
  try {
    await reading;
  } catch (error) {
    if (error instanceof Unreadable) return error.code;
    throw error;
  }
  throw new Error('it was read');
}

/** CPU time of the process in hundredths of a second. */
function cpuTicksOf(pid: number): number {
  return Number(readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' ')[11]);
}

/** Starts a process that reads the slow document. */
function startService(): ChildProcess {
  const code = `
    import { createReader } from '${new URL('../../../src/resources/knowledge-bases/reading/reader.ts', import.meta.url)}';
    import { systemClock } from '${new URL('../../../src/core/clock.ts', import.meta.url)}';
    setInterval(() => undefined, 1000);
    const bytes = Buffer.from('<p>w</p>'.repeat(100_000));
    const chunking = { maxChars: 500, overlapChars: 50 };
    const task = { type: 'html', bytes, contentType: null, title: null, url: null, chunking };
    await createReader(systemClock).read(task, new AbortController().signal);
  `;
  const env = { DATABASE_URL: 'postgres://secret' };
  return spawn(process.execPath, ['--input-type=module', '--eval', code], { env, stdio: 'inherit' });
}

function childrenOf(pid: number): number[] {
  const pids = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim();
  return pids === '' ? [] : pids.split(' ').map(Number);
}

describe('the document reading process', () => {
  test('can read its code and no other file', () => {
    const read = (path: string) =>
      spawnSync(process.execPath, [
        ...READER_PERMISSIONS,
        '--eval',
        `require('node:fs').readFileSync(${JSON.stringify(path)})`,
      ]);
    const code = fileURLToPath(new URL('../../../src/resources/knowledge-bases/reading/process.ts', import.meta.url));
    expect(read(code).status).toBe(0);
    for (const path of ['/etc/passwd', join(tmpdir(), 'secrets.json'), join(process.cwd(), 'data', 'secrets.json')]) {
      expect(String(read(path).stderr)).toContain('ERR_ACCESS_DENIED');
    }
  });

  test('cannot start threads or signal processes', () => {
    const offline = new URL('../../../src/resources/knowledge-bases/reading/offline.ts', import.meta.url).href;
    const script = `
      import { Worker } from 'node:worker_threads';
      import { startNothing } from ${JSON.stringify(offline)};
      const watch = new Worker('setInterval(() => {}, 1000)', { eval: true });
      startNothing();
      const ways = [() => new Worker('', { eval: true }), () => new watch.constructor('', { eval: true }), () => process.kill(process.ppid, 0)];
      const said = ways.map((way) => { try { way(); return 'done'; } catch (error) { return error.message; } });
      console.log(JSON.stringify([...new Set(said)]));
      process.exit();`;
    const { stdout } = spawnSync(process.execPath, [...READER_PERMISSIONS, '--input-type=module', '--eval', script]);
    expect(JSON.parse(String(stdout))).toEqual(['The reading process must not start or signal processes.']);
  });

  test('has no network access', async () => {
    const server = createServer((_request, response) => response.end('reached')).listen(0, '127.0.0.1');
    await once(server, 'listening');
    onTestFinished(() => void server.close());
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const offline = new URL('../../../src/resources/knowledge-bases/reading/offline.ts', import.meta.url).href;
    const reached = async (before: string): Promise<string[]> => {
      const script = `${before}
        import { lookup } from 'node:dns/promises';
        import { createSocket } from 'node:dgram';
        import { get } from 'node:http';
        import { connect } from 'node:net';
        const { hostname, port } = new URL(${JSON.stringify(url)});
        const event = (emitter, name) => new Promise((resolve, reject) => emitter.once(name, resolve).once('error', reject));
        const ways = {
          fetch: () => fetch(${JSON.stringify(url)}),
          http: () => event(get(${JSON.stringify(url)}), 'response'),
          net: () => event(connect(port, hostname), 'connect'),
          listen: async () => (await import('node:net')).createServer().listen(0).close(),
          udp: () => new Promise((resolve, reject) => createSocket('udp4').send('x', 9, hostname, (error) => (error ? reject(error) : resolve()))),
          dns: () => lookup('localhost'),
        };
        const reached = [];
        for (const [name, way] of Object.entries(ways)) await Promise.try(way).then(() => reached.push(name), () => undefined);
        console.log(JSON.stringify(reached));
        process.exit();`;
      const child = execFile(process.execPath, [...READER_PERMISSIONS, '--input-type=module', '--eval', script]);
      return JSON.parse((await text(child.stdout!)) || 'null') as string[];
    };
    // The same attempts succeed in an unrestricted process.
    expect(await reached('')).toEqual(['fetch', 'http', 'net', 'listen', 'udp', 'dns']);
    expect(await reached(`import { goOffline } from ${JSON.stringify(offline)}; goOffline();`)).toEqual([]);
  });

  test('drops all these permissions before it reads', async () => {
    // Loaded into the process at its start: reports on request what code within a parser could still do.
    const inside = `
      import { lookup } from 'node:dns';
      import { connect } from 'node:net';
      import { Worker } from 'node:worker_threads';
      process.on('message', ({ probe }) => {
        if (!probe) return;
        const ways = [() => connect(9, '127.0.0.1'), () => lookup('localhost', () => {}), () => new Worker('', { eval: true }), () => process.kill(process.ppid, 0)];
        process.send({ said: ways.map((way) => { try { way(); return 'done'; } catch (error) { return error.message; } }) });
      });`;
    const program = fileURLToPath(
      new URL('../../../src/resources/knowledge-bases/reading/process.ts', import.meta.url),
    );
    const child = fork(program, [JSON.stringify({ service: process.pid, memoryMb: 512, cpuMs: 20_000 })], {
      execArgv: [...READER_PERMISSIONS, '--import', `data:text/javascript,${encodeURIComponent(inside)}`],
      env: {},
      serialization: 'advanced',
    });
    onTestFinished(() => void child.kill('SIGKILL'));
    const said = new Promise<string[]>((resolve) =>
      child.on('message', (reply: { said?: string[]; id?: number }) => {
        if (reply.said) resolve(reply.said);
        // It has read a document, so its normal start is complete.
        else if (reply.id === 1) child.send({ probe: true, id: 2 });
      }),
    );
    child.send({ ...task('text', Buffer.from('Fine.')), id: 1 });
    const [network, nothing] = [
      'The reading process must not use the network.',
      'The reading process must not start or signal processes.',
    ];
    expect(await said).toEqual([network, network, nothing, nothing]);
  });

  test.each([
    ['a PDF', 'pdf', bombs.pdf],
    ['a docx', 'docx', bombs.docx],
  ] as const)('abandons %s that inflates to 400 MB, and reads the next document', async (_what, type, bomb) => {
    const reader = createReader(systemClock, LIMITS);
    expect(await failureOf(reader.read(task(type, bomb()), signal))).toBe('too_complex');
    const next = type === 'pdf' ? pdfOf(['All is well.']) : docxOf(['All is well.']);
    const { pieces } = await reader.read(task(type, next), signal);
    expect(pieces.map(({ text }) => text)).toEqual(['All is well.']);
    await reader.close();
  });

  test('fails a document that fills its heap, where V8 aborts the process', async () => {
    const reader = createReader(systemClock, { ...LIMITS, heapMb: 32, memoryMb: 2_000 });
    const many = `<html><body>${'<p>x</p>'.repeat(200_000)}</body></html>`;
    expect(await failureOf(reader.read(task('html', Buffer.from(many)), signal))).toBe('too_complex');
    expect((await reader.read(task('text', Buffer.from('Fine.')), signal)).pieces).toHaveLength(1);
    await reader.close();
  });

  test.each([
    ['too much of the processor', { cpuMs: SHORT.cpuMs }],
    ['too long', { timeoutMs: 2_000 }],
  ])('abandons a document that takes %s, and reads the next one', async (_what, limit) => {
    const reader = createReader(systemClock, { ...LIMITS, ...limit });
    expect((await reader.read(task('text', Buffer.from('First.')), signal)).pieces).toHaveLength(1);
    expect(await failureOf(reader.read(task('html', Buffer.from(SLOW)), signal))).toBe('too_complex');
    expect((await reader.read(task('text', Buffer.from('Next.')), signal)).pieces).toHaveLength(1);
    await reader.close();
  });

  test('rejects documents with more chunks than a source may have', async () => {
    const reader = createReader(systemClock, { ...LIMITS, memoryMb: 1_024 });
    const long = Buffer.from(`${'word '.repeat(30)}.\n\n`.repeat(80_000));
    const short = { ...task('text', long), chunking: { maxChars: 200, overlapChars: 0 } };
    expect(await failureOf(reader.read(short, signal))).toBe('too_large');
    await reader.close();
  });

  test('returns a long document completely and in order', async () => {
    const reader = createReader(systemClock, LIMITS);
    const lines = Array.from({ length: 2_345 }, (_, i) => `Paragraph ${i} goes on ${'and on '.repeat(60)}here.`);
    const { pieces } = await reader.read(task('text', Buffer.from(lines.join('\n\n'))), signal);
    expect(pieces.map(({ text }) => text)).toEqual(lines);
    await reader.close();
  });

  test('reports a broken document as broken, and reads the next one', async () => {
    const reader = createReader(systemClock, LIMITS);
    const broken = [
      ['pdf', Buffer.from('%PDF-1.7 and nothing else')],
      ['pdf', Buffer.alloc(0)],
      ['docx', Buffer.from('PK\x03\x04 nonsense')],
      ['docx', Buffer.from('not a zip at all')],
    ] as const;
    for (const [type, bytes] of broken) {
      expect(await failureOf(reader.read(task(type, bytes), signal)), `${type} ${bytes}`).toBe('unreadable');
    }
    expect((await reader.read(task('text', Buffer.from('Fine.')), signal)).pieces).toHaveLength(1);
    await reader.close();
  });

  test.each([
    ['nested 20 000 deep', `<html><body>${'<div>'.repeat(20_000)}x</body></html>`],
    ['that only opens tags', '<'.repeat(200_000)],
  ])('abandons a page %s, and reads the next one', async (_what, html) => {
    const reader = createReader(systemClock, SHORT);
    expect(await failureOf(reader.read(task('html', Buffer.from(html)), signal))).toBe('too_complex');
    expect((await reader.read(task('markdown', Buffer.from('Fine.')), signal)).pieces).toHaveLength(1);
    await reader.close();
  });

  test('reads a page with very many attributes', async () => {
    const reader = createReader(systemClock, LIMITS);
    const html = `<html><body><p ${'a="b" '.repeat(100_000)}>x</p></body></html>`;
    expect((await reader.read(task('html', Buffer.from(html)), signal)).pieces).toMatchObject([{ text: 'x' }]);
    await reader.close();
  });

  test.skipIf(!existsSync('/proc/self/task'))(
    'has no secrets of the service and no right beyond its code, is killed first when memory is short, and ends with the service',
    async () => {
      const service = startService();
      onTestFinished(() => void service.kill('SIGKILL'));
      await until(() => childrenOf(service.pid!).length === 1);
      const [reading] = childrenOf(service.pid!) as [number];
      // The process has started and is working.
      await until(() => cpuTicksOf(reading) > 60, { withinMs: 20_000 });
      const environment = (pid: number) => readFileSync(`/proc/${pid}/environ`, 'utf8');
      expect(environment(service.pid!)).toContain('postgres://secret');
      expect(environment(reading)).not.toContain('secret');
      const words = readFileSync(`/proc/${reading}/cmdline`, 'utf8').split('\0');
      expect(words).toEqual(expect.arrayContaining([...READER_PERMISSIONS]));
      expect(readFileSync(`/proc/${reading}/oom_score_adj`, 'utf8').trim()).toBe('1000');
      // The service handles the signals that a terminal sends to the whole process group.
      process.kill(reading, 'SIGTERM');
      process.kill(reading, 'SIGINT');
      const worked = cpuTicksOf(reading);
      await until(() => cpuTicksOf(reading) > worked + 20);
      // Without a message to the child, which is busy in a parser and cannot receive one.
      service.kill('SIGKILL');
      await until(() => !existsSync(`/proc/${reading}/environ`));
    },
  );

  test('ends at once when its work is aborted', async () => {
    const reader = createReader(systemClock, LIMITS);
    const stop = new AbortController();
    const reading = reader.read(task('pdf', pdfBomb(50 * MB)), stop.signal);
    stop.abort(new Error('enough'));
    await expect(reading).rejects.toThrow('enough');
    await reader.close();
  });
});

describe('an uploaded bomb', () => {
  let app: TestApp;
  let ada: Tenant;
  beforeAll(async () => {
    app = await startTestApp();
    ada = await newTenant(app.url);
  });
  afterAll(() => app.close());

  // Of one type: the type makes no difference after the reading process, which has tests of its own for each.
  test('fails its source with a reason, and the service continues', async () => {
    const base = await newBase(ada);
    const source = await uploaded(ada, base, { name: 'letter.docx', bytes: bombs.docx() });
    expect([source.status, source.error?.code]).toEqual(['failed', 'too_complex']);
    expect((await addText(ada, base, 'Still here.')).status).toBe('ready');
  });
});
