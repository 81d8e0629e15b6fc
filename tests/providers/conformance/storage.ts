// Guarantees of every object store; each adapter's test calls this suite with a factory of empty stores.
import { describe, expect, test } from 'vitest';
import { ProviderError } from '../../../src/providers/ports/errors.ts';
import type { Storage } from '../../../src/providers/storage/port.ts';
import { collect } from '../support/sounds.ts';

export async function read(
  storage: Storage,
  key: string,
  range?: { start: number; end: number },
): Promise<Buffer | null> {
  const stream = await storage.get(key, range);
  return stream ? Buffer.concat(await collect(stream)) : null;
}

const BAD_KEYS = ['', '/', '../x', 'a/../../x', '/etc/passwd', 'a//b', './a', 'a/./b', 'a\\b', 'a\0b', '.hidden', 'a/'];

export function conformsToStorage(name: string, create: () => Promise<Storage>): void {
  describe(`${name} as a store`, () => {
    const bytes = Buffer.from(Array.from({ length: 200_000 }, (_, i) => i % 251));

    test('a stored object can be read in full and in ranges', async () => {
      const storage = await create();
      await storage.put('recordings/call_1/000001.mp3', bytes);
      expect(await storage.size('recordings/call_1/000001.mp3')).toBe(bytes.length);
      expect(await read(storage, 'recordings/call_1/000001.mp3')).toEqual(bytes);
      const range = { start: 70_000, end: 140_000 };
      expect(await read(storage, 'recordings/call_1/000001.mp3', range)).toEqual(bytes.subarray(70_000, 140_001));
    });

    test('streamed content becomes one object, and an interrupted stream stores nothing', async () => {
      const storage = await create();
      const pieces = async function* (error?: Error) {
        for (let from = 0; from < bytes.length; from += 30_000) yield bytes.subarray(from, from + 30_000);
        yield new Uint8Array(0);
        if (error) throw error;
      };
      await storage.put('whole', pieces());
      expect(await storage.size('whole')).toBe(bytes.length);
      expect(await read(storage, 'whole')).toEqual(bytes);
      const broken = new Error('there is no more');
      expect(await storage.put('broken', pieces(broken)).catch((error: unknown) => error)).toBe(broken);
      expect(await storage.list('')).toEqual(['whole']);
    });

    test('a range that exceeds the object returns the bytes that exist', async () => {
      const storage = await create();
      await storage.put('a', Buffer.from('hello'));
      expect(String(await read(storage, 'a', { start: 3, end: 99 }))).toBe('lo');
    });

    test('a missing object reads as null, and deleting it succeeds', async () => {
      const storage = await create();
      expect(await storage.get('nothing')).toBeNull();
      expect(await storage.size('nothing/at/all')).toBeNull();
      await storage.delete(['nothing']);
    });

    test('an empty object can be stored and read', async () => {
      const storage = await create();
      await storage.put('empty', Buffer.alloc(0));
      expect(await storage.size('empty')).toBe(0);
      expect(await read(storage, 'empty')).toEqual(Buffer.alloc(0));
    });

    test('keys are listed by prefix in ascending order, without deleted keys', async () => {
      const storage = await create();
      for (const key of ['b/2', 'b/10', 'b/1', 'a', 'bc']) await storage.put(key, bytes.subarray(0, 3));
      expect(await storage.list('b/')).toEqual(['b/1', 'b/10', 'b/2']);
      expect(await storage.list('b/1')).toEqual(['b/1', 'b/10']);
      expect(await storage.list('')).toEqual(['a', 'b/1', 'b/10', 'b/2', 'bc']);
      expect(await storage.list('zzz/')).toEqual([]);
      await storage.delete(['b/1', 'b/2']);
      expect(await storage.list('b')).toEqual(['b/10', 'bc']);
    });

    test('objects are paged with their sizes, in ascending byte order of their keys', async () => {
      const storage = await create();
      const keys = ['b.mp3', 'b.mono.mp3', 'b/1', 'b/10', 'b/2', 'bc', 'a/b/c'];
      for (const [i, key] of keys.entries()) await storage.put(key, bytes.subarray(0, i));
      const pages = await collect(storage.pages(''));
      const sorted = keys.map((key, i) => ({ key, bytes: i })).sort((one, other) => (one.key < other.key ? -1 : 1));
      expect(pages.flat()).toEqual(sorted);
      expect((await collect(storage.pages('b/'))).flat()).toEqual(sorted.filter(({ key }) => key.startsWith('b/')));
      expect(await collect(storage.pages('zzz/'))).toEqual([]);
    });

    test.each(BAD_KEYS)('every operation refuses the key %j', async (key) => {
      const storage = await create();
      const attempts = [storage.put(key, bytes), storage.get(key), storage.size(key), storage.delete([key])];
      for (const attempt of attempts.map((each) => Promise.resolve(each).catch((error: unknown) => error))) {
        expect(await attempt).toMatchObject({ name: ProviderError.name, kind: 'refused' });
      }
    });
  });
}
