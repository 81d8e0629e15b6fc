// Comparison of storage with the rows that name its objects, in both directions. Other files share the storage, so only
// this file's keys are checked.
import type { Updateable } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { CallsTable } from '../../../generated/tables.ts';
import { systemClock } from '../../../src/core/clock.ts';
import { newId } from '../../../src/core/ids.ts';
import { storageReport } from '../../../src/process/verify-storage.ts';
import type { StoredObject } from '../../../src/providers/storage/port.ts';
import { recordingObjects } from '../../../src/resources/calls/service/recording-objects.ts';
import { sourceFiles } from '../../../src/resources/knowledge-bases/service/stored-files.ts';
import { compareObjects, type ObjectRows } from '../../../src/resources/storage/objects.ts';
import { startTestApp, type TestApp } from '../../support/app.ts';
import { newTenant, type Tenant } from '../../support/client.ts';
import { until } from '../../support/until.ts';
import { ended, place, talkingAgent } from '../calls/support.ts';
import { newBase, upload } from '../knowledge-bases/support.ts';

const OPTIONS = { clock: systemClock, settleMs: 1, signal: new AbortController().signal };
const SOUND = Buffer.alloc(100, 1);

describe('the comparison of storage and rows', () => {
  let app: TestApp;
  let ada: Tenant;
  beforeAll(async () => {
    app = await startTestApp();
    ada = await newTenant(app.url);
  });
  afterAll(() => app.close());

  /** The reported faults of these keys. */
  const faultsOf = async (rows: ObjectRows, ...keys: string[]) => {
    const { faults } = await compareObjects(app.runtime.storage, rows, OPTIONS);
    return keys.map((key) => faults.find((fault) => fault.key === key)?.kind ?? 'none');
  };

  test('finds files that no row names, that are missing from storage, and that have another size', async () => {
    const { db, storage } = app.runtime;
    const base = await newBase(ada);
    const keys = await Promise.all(
      [1, 2, 3].map(async (i) => {
        const { body } = await upload(ada, base, {
          name: `${i}.txt`,
          bytes: Buffer.alloc(i * 10, ' '),
          type: 'text/plain',
        });
        return `knowledge/${base}/${(body as { id: string }).id}/original`;
      }),
    );
    const orphan = `knowledge/${base}/${newId('src')}/original`;
    const rows = sourceFiles(db);
    expect(await faultsOf(rows, ...keys, orphan)).toEqual(['none', 'none', 'none', 'none']);
    await storage.put(orphan, SOUND);
    await storage.delete([keys[1]!]);
    await storage.put(keys[2]!, SOUND);
    expect(await faultsOf(rows, ...keys, orphan)).toEqual(['none', 'missing', 'size', 'orphan']);
    await ada.ok('deleteKnowledgeBase', { path: { id: base } });
    await until(async () => (await storage.list(`knowledge/${base}/`)).length === 0);
    expect(await faultsOf(rows, ...keys, orphan)).toEqual(['none', 'none', 'none', 'none']);
  });

  test('finds recordings that no call names and lost ones; segments and a mono version are no faults', async () => {
    const { db, storage } = app.runtime;
    const { agent_id } = await ada.ok('createAgent', { body: talkingAgent() });
    const { call_id: id } = await place(ada, '+12025550101', agent_id);
    await ended(ada, id);
    const set = (recording: Updateable<CallsTable>) =>
      db.updateTable('calls').set(recording).where('id', '=', id).execute();
    const [whole, mono, piece] = [`recordings/${id}.mp3`, `recordings/${id}.mono.mp3`, `recordings/${id}/000009.mp3`];
    const orphan = `recordings/${newId('call')}.mp3`;
    for (const key of [whole, mono, piece, orphan]) await storage.put(key, SOUND);
    const rows = recordingObjects(db);
    const faults = () => faultsOf(rows, whole, mono, piece, orphan);
    expect(await faults()).toEqual(['orphan', 'orphan', 'orphan', 'orphan']);
    await set({ recording_state: 'pieces' });
    expect(await faults()).toEqual(['none', 'none', 'none', 'orphan']);
    await set({ recording_state: 'ready', recording_bytes: SOUND.length });
    expect(await faults()).toEqual(['none', 'none', 'none', 'orphan']);
    await set({ recording_bytes: SOUND.length - 1 });
    expect(await faults()).toEqual(['size', 'none', 'none', 'orphan']);
    await storage.delete([whole, orphan]);
    expect(await faults()).toEqual(['missing', 'none', 'none', 'none']);
    await set({ recording_state: null, recording_bytes: null });
    await storage.delete([mono]);
    expect(await faults()).toEqual(['none', 'none', 'orphan', 'none']);
    await storage.delete([piece]);
  });
});

describe('the comparison in pages', () => {
  const keyOf = (i: number) => `k/${String(i).padStart(5, '0')}`;
  async function* paged(objects: readonly StoredObject[], size: number) {
    for (let at = 0; at < objects.length; at += size) yield objects.slice(at, at + size);
  }
  const compare = (objects: readonly StoredObject[], named: readonly StoredObject[], size: number) => {
    const rows: ObjectRows = {
      prefix: 'k/',
      named: async (after, to, limit) =>
        named.filter(({ key }) => key > after && (to === null || key <= to)).slice(0, limit),
      allowed: async (keys) => new Set(keys.filter((key) => key.endsWith('7'))),
    };
    const sizes = new Map(objects.map(({ key, bytes }) => [key, bytes]));
    const storage = { pages: () => paged(objects, size), size: async (key: string) => sizes.get(key) ?? null };
    return compareObjects(storage, rows, OPTIONS);
  };

  test('finds every difference once, wherever the pages of both sides end', async () => {
    const all = Array.from({ length: 2_600 }, (_, i) => ({ key: keyOf(i), bytes: i }));
    const objects = all
      .filter((_, i) => i % 101 !== 5)
      .map((each, i) => (i % 500 === 3 ? { ...each, bytes: -1 } : each));
    const named = all.filter((_, i) => i % 97 !== 4);
    const isIn = (list: readonly StoredObject[]) => new Map(list.map(({ key, bytes }) => [key, bytes]));
    const [stored, rows] = [isIn(objects), isIn(named)];
    const expected = all.flatMap(({ key }) => {
      if (!rows.has(key)) return stored.has(key) && !key.endsWith('7') ? [`orphan ${key}`] : [];
      if (!stored.has(key)) return [`missing ${key}`];
      return stored.get(key) === rows.get(key) ? [] : [`size ${key}`];
    });
    expect(expected.length).toBeGreaterThan(40);
    for (const size of [1_000, 999, 37]) {
      const { faults, objects: seen, rows: read } = await compare(objects, named, size);
      expect([seen, read]).toEqual([objects.length, named.length]);
      expect(faults.map(({ kind, key }) => `${kind} ${key}`).sort()).toEqual([...expected].sort());
    }
  });

  test('lists the first thousand of many faults, and reports that there are more', async () => {
    const named = Array.from({ length: 3_000 }, (_, i) => ({ key: keyOf(i), bytes: i }));
    const comparison = await compare([], named, 100);
    expect([comparison.faults.length, comparison.isCut]).toEqual([1_000, true]);
    const report = storageReport([{ name: 'storage_files', comparison, problem: null }]);
    expect(report.split('\n')).toHaveLength(1_003);
    expect(report).toContain('There are more');
  });
});
