// Documents that are made to harm whoever reads them: they fail their source with a reason, and the process goes on as before.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { systemClock } from '../../../src/core/clock.ts';
import {
  createReader,
  Unreadable,
  type ReadLimits,
  type ReadTask,
} from '../../../src/resources/knowledge-bases/reading/reader.ts';
import { startTestApp, type TestApp } from '../../support/app.ts';
import { newTenant, type Tenant } from '../../support/client.ts';
import { docxBomb, docxOf, pdfBomb, pdfOf } from './documents.ts';
import { addText, newBase, uploaded } from './support.ts';

const MB = 1024 * 1024;
const LIMITS: ReadLimits = { timeoutMs: 20_000, heapMb: 128, bufferMb: 64 };
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

describe('the reading thread', () => {
  test.each([
    ['a PDF', 'pdf', () => pdfBomb(400 * MB)],
    ['a docx', 'docx', () => docxBomb(400 * MB)],
  ] as const)('gives up %s that inflates to 400 MB, and reads the next document', async (_what, type, bomb) => {
    const reader = createReader(systemClock, LIMITS);
    expect(await failureOf(reader.read(task(type, bomb()), signal))).toBe('too_complex');
    const next = type === 'pdf' ? pdfOf(['All is well.']) : docxOf(['All is well.']);
    const { pieces } = await reader.read(task(type, next), signal);
    expect(pieces.map(({ text }) => text)).toEqual(['All is well.']);
    await reader.close();
  });

  test('gives up a document that takes too long', async () => {
    const reader = createReader(systemClock, { ...LIMITS, heapMb: 512, timeoutMs: 30 });
    const deep = `<html><body>${'<div>'.repeat(20_000)}x</body></html>`;
    expect(await failureOf(reader.read(task('html', Buffer.from(deep)), signal))).toBe('too_complex');
    await reader.close();
  });

  test.each([
    ['pdf', Buffer.from('%PDF-1.7 and nothing else')],
    ['pdf', Buffer.alloc(0)],
    ['docx', Buffer.from('PK\x03\x04 nonsense')],
    ['docx', Buffer.from('not a zip at all')],
  ] as const)('says of a broken %s that it is one', async (type, bytes) => {
    const reader = createReader(systemClock, LIMITS);
    expect(await failureOf(reader.read(task(type, bytes), signal))).toBe('unreadable');
    await reader.close();
  });

  test.each([
    ['nested 20 000 deep', `<html><body>${'<div>'.repeat(20_000)}x</body></html>`],
    ['of endless attributes', `<html><body><p ${'a="b" '.repeat(100_000)}>x</p></body></html>`],
    ['without any end', '<'.repeat(200_000)],
  ])('survives a page %s', async (_what, html) => {
    const reader = createReader(systemClock, LIMITS);
    await reader.read(task('html', Buffer.from(html)), signal).catch((error: unknown) => {
      if (!(error instanceof Unreadable)) throw error;
    });
    const { pieces } = await reader.read(task('markdown', Buffer.from('Fine.')), signal);
    expect(pieces).toHaveLength(1);
    await reader.close();
  });

  test('is left at once when the work is called off', async () => {
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

  test.each([
    ['sheet.pdf', () => pdfBomb(700 * MB)],
    ['letter.docx', () => docxBomb(700 * MB)],
  ] as const)('%s fails its source with a reason, and the service goes on', async (name, bomb) => {
    const base = await newBase(ada);
    const source = await uploaded(ada, base, { name, bytes: bomb() });
    expect([source.status, source.error?.code]).toEqual(['failed', 'too_complex']);
    expect((await addText(ada, base, 'Still here.')).status).toBe('ready');
  });
});
