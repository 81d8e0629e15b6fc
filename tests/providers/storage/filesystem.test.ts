// Objects on disk: the port's guarantees, and safety against crashes and symbolic links.
import { mkdtemp, mkdir, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { createVirtualClock } from '../../../src/core/virtual-clock.ts';
import { createFilesystemStorage } from '../../../src/providers/storage/filesystem.ts';
import { openWorkingStorage } from '../../../src/providers/storage/open.ts';
import { conformsToStorage, read } from '../conformance/storage.ts';

const roots: string[] = [];
afterAll(() => Promise.all(roots.map((root) => rm(root, { recursive: true, force: true }))));

async function freshRoot(): Promise<string> {
  const root = await mkdtemp(join(tmpdir(), 'parley-storage-'));
  roots.push(root);
  return root;
}

conformsToStorage('filesystem', async () => createFilesystemStorage(await freshRoot()));

describe('the start of a service with files', () => {
  const warnings: unknown[] = [];
  const log = { warn: (fields: unknown) => void warnings.push(fields) };

  test('fails with one sentence when the directory cannot be written', async () => {
    const dataDir = await freshRoot();
    await writeFile(join(dataDir, 'storage'), 'a file where the directory should be');
    const attempt = openWorkingStorage({ dataDir, s3: null }, log);
    await expect(attempt).rejects.toThrow(
      /^the storage cannot be used: filesystem: .*\/storage, and check that its disk/,
    );
    expect(warnings).toEqual([]);
  });

  test('leaves nothing behind in a directory that works', async () => {
    const dataDir = await freshRoot();
    const { storage } = await openWorkingStorage({ dataDir, s3: null }, log);
    expect(await storage.list('')).toEqual([]);
    expect(warnings).toEqual([]);
  });
});

describe('filesystem', () => {
  test('a failed write leaves neither a partial object nor a temporary file', async () => {
    const root = await freshRoot();
    const storage = createFilesystemStorage(root);
    await mkdir(join(root, 'taken'));
    await expect(storage.put('taken', Buffer.from('x'))).rejects.toMatchObject({ kind: 'unavailable' });
    expect(await storage.size('taken')).toBeNull();
    expect(await readdir(join(root, '.unfinished'))).toEqual([]);
  });

  test('an unfinished write of a crashed process is neither listed nor readable', async () => {
    const root = await freshRoot();
    const storage = createFilesystemStorage(root);
    await storage.put('a', Buffer.from('whole'));
    await writeFile(join(root, '.unfinished', 'abc'), 'half an obj');
    expect(await storage.list('')).toEqual(['a']);
    await expect(storage.get('.unfinished/abc')).rejects.toMatchObject({ kind: 'refused' });
  });

  test('an unfinished write of a crashed process is deleted after a day, and a write in progress is kept', async () => {
    const root = await freshRoot();
    const folder = join(root, '.unfinished');
    await mkdir(folder);
    await writeFile(join(folder, 'left'), 'half an obj');
    await writeFile(join(folder, 'written'), 'half an obj');
    const yesterday = Date.now() / 1000 - 25 * 3600;
    await utimes(join(folder, 'left'), yesterday, yesterday);
    const clock = createVirtualClock();
    const storage = createFilesystemStorage(root, clock);
    await storage.put('a', Buffer.from('whole'));
    expect(await readdir(folder)).toEqual(['written']);
    // By a process that runs on as well.
    await utimes(join(folder, 'written'), yesterday, yesterday);
    await storage.put('a', Buffer.from('whole'));
    expect(await readdir(folder)).toEqual(['written']);
    await clock.advance(86_400_000);
    await storage.put('a', Buffer.from('whole'));
    expect(await readdir(folder)).toEqual([]);
  });

  test('a write works as soon as the unfinished files can be swept', async () => {
    const root = await freshRoot();
    // A folder is not deleted as a file is.
    const stuck = join(root, '.unfinished', 'stuck');
    await mkdir(stuck, { recursive: true });
    const yesterday = Date.now() / 1000 - 25 * 3600;
    await utimes(stuck, yesterday, yesterday);
    const storage = createFilesystemStorage(root);
    await expect(storage.put('a', Buffer.from('x'))).rejects.toMatchObject({ kind: 'unavailable' });
    await rm(stuck, { recursive: true });
    await storage.put('a', Buffer.from('x'));
    expect(await storage.list('')).toEqual(['a']);
  });

  test('a folder goes with its last object, and a write in the same folder does not fail meanwhile', async () => {
    const root = await freshRoot();
    const storage = createFilesystemStorage(root);
    await Promise.all(['calls/1/a', 'calls/1/b', 'bases/2/3/c'].map((key) => storage.put(key, Buffer.from('x'))));
    await storage.delete(['calls/1/a', 'calls/none/a']);
    expect(await readdir(root, { recursive: true })).toContain('calls/1/b');
    await storage.delete(['calls/1/b', 'bases/2/3/c']);
    expect((await readdir(root, { recursive: true })).toSorted()).toEqual(['.unfinished', 'bases', 'calls']);
    const deleting = async () => {
      for (let i = 0; i < 6; i++) await storage.delete(['calls/1/d']);
    };
    for (let round = 0; round < 60; round++) {
      await Promise.all([storage.put('calls/1/d', Buffer.from('x')), deleting(), deleting(), deleting()]);
    }
    await storage.put('calls/1/d', Buffer.from('last'));
    expect(await storage.list('')).toEqual(['calls/1/d']);
  });

  test('readers see the old or the new object, never a mixture', async () => {
    const root = await freshRoot();
    const storage = createFilesystemStorage(root);
    const [old, fresh] = [Buffer.alloc(300_000, 1), Buffer.alloc(300_000, 2)];
    await storage.put('k', old);
    const writing = Array.from({ length: 10 }, (_, i) => storage.put('k', i % 2 ? old : fresh));
    const seen = await Promise.all(Array.from({ length: 10 }, () => read(storage, 'k')));
    for (const bytes of seen) expect(bytes!.equals(old) || bytes!.equals(fresh)).toBe(true);
    await Promise.all(writing);
  });

  test('a key cannot reach a file outside the root', async () => {
    const root = await freshRoot();
    await writeFile(`${root}-secret`, 'secret');
    roots.push(`${root}-secret`);
    const storage = createFilesystemStorage(root);
    const name = `${root}-secret`.split('/').at(-1)!;
    await expect(storage.get(`../${name}`)).rejects.toMatchObject({ kind: 'refused' });
    await expect(storage.list('../')).rejects.toMatchObject({ kind: 'refused' });
    expect(String(await readFile(`${root}-secret`))).toBe('secret');
  });
});
