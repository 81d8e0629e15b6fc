// Which reading processes are kept for the next document, and for which group.
import { expect, test } from 'vitest';
import { createVirtualClock } from '../../../src/core/virtual-clock.ts';
import type { DocumentType } from '../../../src/resources/knowledge-bases/reading/documents.ts';
import { createReaderPool } from '../../../src/resources/knowledge-bases/reading/reader-pool.ts';
import type { Reader } from '../../../src/resources/knowledge-bases/reading/reader.ts';

/** Readers that say which process read a document: `a1` is the first document of process a. */
function world() {
  const clock = createVirtualClock();
  const closed: string[] = [];
  let started = 0;
  const create = (): Reader => {
    const name = 'abcdefgh'[started++]!;
    let read = 0;
    return {
      async read({ title }) {
        if (title === 'broken') throw new Error('unreadable');
        return { title: `${name}${++read}`, links: [], pieces: [], textHash: '' };
      },
      checkRobots: () => Promise.reject(new Error('robots')),
      async close() {
        closed.push(name);
      },
    };
  };
  const pool = createReaderPool(clock, create);
  const { signal } = new AbortController();
  const ingest = async (group: string, { type = 'text', size = 10, title = '' }: Given = {}) => {
    const reader = pool.lend(group);
    const chunking = { maxChars: 100, overlapChars: 0 };
    const task = { type, bytes: new Uint8Array(size), contentType: null, title, url: null, chunking };
    const result = await reader.read(task, signal).catch((error: Error) => ({ title: error.message }));
    await reader.close();
    return result.title;
  };
  return { clock, pool, closed, ingest, signal };
}

interface Given {
  type?: DocumentType;
  size?: number;
  title?: string;
}

test('a process reads the next document of its group, and of no other', async () => {
  const { ingest, closed } = world();
  expect([await ingest('one'), await ingest('one'), await ingest('two'), await ingest('one')]).toEqual([
    'a1',
    'a2',
    'b1',
    'a3',
  ]);
  expect(closed).toEqual([]);
});

test('two concurrent ingestions of one group each have a process, one of which is kept', async () => {
  const { pool, ingest, closed } = world();
  const readers = [pool.lend('one'), pool.lend('one')];
  for (const reader of readers) await reader.close();
  expect(closed).toEqual(['a']);
  expect(await ingest('one')).toBe('b1');
});

test('a process ends after five seconds without a document', async () => {
  const { clock, ingest, closed } = world();
  await ingest('one');
  await clock.advance(4_900);
  expect(await ingest('one')).toBe('a2');
  await clock.advance(4_900);
  expect(closed).toEqual([]);
  await clock.advance(200);
  expect(closed).toEqual(['a']);
  expect(await ingest('one')).toBe('b1');
});

test('at most two processes wait; the one that has waited longest ends', async () => {
  const { ingest, closed } = world();
  for (const group of ['one', 'two', 'three']) await ingest(group);
  expect(closed).toEqual(['a']);
});

test.each<[string, Given]>([
  ['whose document could not be read', { title: 'broken' }],
  ['that unpacked an archive', { type: 'docx' }],
  ['that read a PDF', { type: 'pdf' }],
  ['that read much', { size: 600_000 }],
])('a process %s is not kept', async (_which, given) => {
  const { ingest, closed } = world();
  await ingest('one');
  await ingest('one', given);
  expect(closed).toEqual(['a']);
  expect(await ingest('one')).toBe('b1');
});

test('a process that has read a certain total is not kept', async () => {
  const { ingest } = world();
  for (let i = 0; i < 3; i++) await ingest('one', { size: 200_000 });
  expect(await ingest('one')).toBe('b1');
});

test('a process that failed on robots.txt is not kept', async () => {
  const { pool, closed, signal } = world();
  const reader = pool.lend('one');
  await expect(reader.checkRobots({ file: '', agent: '', path: '' } as never, signal)).rejects.toThrow('robots');
  await reader.close();
  expect(closed).toEqual(['a']);
});
