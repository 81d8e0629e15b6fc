// Compares the objects under one prefix of storage with the rows that reference them, in both directions. Invariants: read-only;
// memory is one page of each side, regardless of the number of rows and objects; faults are checked twice, so that pending writes
// and deletions of a running service are not reported. Deliberately omitted: repair, since an unreferenced object may be the only
// copy.
import { sleep, type Clock } from '../../core/clock.ts';
import type { Storage } from '../../providers/storage/port.ts';

/** An object that must exist according to a row. Null: the row does not record its size. */
interface NamedObject {
  key: string;
  bytes: number | null;
}

/** The rows of one prefix. */
export interface ObjectRows {
  prefix: string;
  /**
   * Objects that must be in storage: keys above `after`, up to and including `until` (null: no upper bound), ascending, at most
   * `limit`.
   */
  named(after: string, until: string | null, limit: number): Promise<NamedObject[]>;
  /** Returns the unreferenced keys that may exist temporarily. */
  allowed(keys: readonly string[]): Promise<ReadonlySet<string>>;
}

interface StorageFault {
  key: string;
  /** `size`: storage has another size than the row, so the recording or document is broken. */
  kind: 'orphan' | 'missing' | 'size';
}

export interface StorageComparison {
  objects: number;
  rows: number;
  faults: StorageFault[];
  /** Whether there were more faults than can be checked twice. The rest was then not compared. */
  isCut: boolean;
}

interface ComparisonOptions {
  clock: Clock;
  /** Time between the two checks. */
  settleMs: number;
  signal: AbortSignal;
}

const PAGE = 1_000;
const MAX_FAULTS = 1_000;

/** @throws ProviderError if storage does not respond; the signal's reason if aborted */
export async function compareObjects(
  storage: Pick<Storage, 'pages' | 'size'>,
  rows: ObjectRows,
  { clock, settleMs, signal }: ComparisonOptions,
): Promise<StorageComparison> {
  const found: StorageComparison = { objects: 0, rows: 0, faults: [], isCut: false };
  const suspects: (StorageFault & { bytes: number | null })[] = [];
  let after = '';
  /** Compares all rows up to this key with one page of storage. @returns the referenced keys */
  const compareRows = async (objects: ReadonlyMap<string, number>, until: string | null): Promise<Set<string>> => {
    const named = new Set<string>();
    for (let from = after; ;) {
      signal.throwIfAborted();
      const page = await rows.named(from, until, PAGE);
      for (const { key, bytes } of page) {
        named.add(key);
        found.rows += 1;
        const size = objects.get(key);
        if (size === undefined) suspects.push({ key, kind: 'missing', bytes });
        else if (bytes !== null && size !== bytes) suspects.push({ key, kind: 'size', bytes });
      }
      if (page.length < PAGE || suspects.length > MAX_FAULTS) return named;
      from = page.at(-1)!.key;
    }
  };
  for await (const page of storage.pages(rows.prefix)) {
    const objects = new Map(page.map(({ key, bytes }) => [key, bytes]));
    const last = page.at(-1)!.key;
    const named = await compareRows(objects, last);
    const others = page.flatMap(({ key }) => (named.has(key) ? [] : [key]));
    const allowed = await rows.allowed(others);
    for (const key of others) if (!allowed.has(key)) suspects.push({ key, kind: 'orphan', bytes: null });
    found.objects += page.length;
    after = last;
    if (suspects.length > MAX_FAULTS) break;
  }
  if (suspects.length <= MAX_FAULTS) await compareRows(new Map(), null);
  found.isCut = suspects.length > MAX_FAULTS;
  if (suspects.length > 0) await sleep(clock, settleMs, signal);
  for (const { bytes, ...fault } of suspects.slice(0, MAX_FAULTS)) {
    signal.throwIfAborted();
    if (await isStill(storage, rows, fault, bytes)) found.faults.push(fault);
  }
  return found;
}

async function isStill(
  storage: Pick<Storage, 'size'>,
  rows: ObjectRows,
  { key, kind }: StorageFault,
  bytes: number | null,
): Promise<boolean> {
  const size = await storage.size(key);
  const [now] = await rows.named(rightBefore(key), key, 1);
  const isNamed = now?.key === key;
  if (kind === 'orphan') return size !== null && !isNamed && !(await rows.allowed([key])).has(key);
  if (!isNamed) return false;
  return kind === 'missing' ? size === null : size !== (now.bytes ?? bytes);
}

/** Returns a text that immediately precedes this key: keys have no characters above `~`. */
function rightBefore(key: string): string {
  return `${key.slice(0, -1)}${String.fromCharCode(key.charCodeAt(key.length - 1) - 1)}~`;
}
