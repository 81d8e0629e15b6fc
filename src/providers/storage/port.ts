// Where blobs are kept: recordings, uploads. Adapters stand beside this file; app.ts picks one. Absent on purpose: rights and
// names, which are the callers'.

/** What comes in pieces is never in memory as a whole. */
export type Content = Uint8Array | AsyncIterable<Uint8Array>;

/** Blobs by key (`recordings/call_…/000001.mp3`). Objects are written whole and never changed, as in S3. */
export interface Storage {
  id: string;
  /** Where the content fails, that is what this rejects with, and the key stays as it was. */
  put(key: string, content: Content): Promise<void>;
  /** The whole object or bytes start..end inclusive; null when there is none. */
  get(key: string, range?: { start: number; end: number }): Promise<AsyncIterable<Uint8Array> | null>;
  size(key: string): Promise<number | null>;
  /** Keys under a prefix in ascending order. */
  list(prefix: string): Promise<string[]>;
  delete(keys: readonly string[]): Promise<void>;
}
