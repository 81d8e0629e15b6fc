// Storage for blobs: recordings, uploads. Deliberately omitted: permissions and names, which are the callers' responsibility.

/** A stream is never kept in memory as a whole. */
export type Content = Uint8Array | AsyncIterable<Uint8Array>;

export interface StoredObject {
  key: string;
  bytes: number;
}

/** Blobs by key (`recordings/call_…/000001.mp3`). Objects are written whole, as in S3; a later write replaces the object. */
export interface Storage {
  id: string;
  /** If the content fails, rejects with that error and leaves the key unchanged. */
  put(key: string, content: Content): Promise<void>;
  /** Returns the whole object, or bytes start..end inclusive; null if it does not exist. */
  get(key: string, range?: { start: number; end: number }): Promise<AsyncIterable<Uint8Array> | null>;
  size(key: string): Promise<number | null>;
  /** Keys under a prefix in ascending order. */
  list(prefix: string): Promise<string[]>;
  /** Objects under a prefix, ascending by the bytes of their keys, in pages of at most a thousand; no page is empty. */
  pages(prefix: string): AsyncIterable<StoredObject[]>;
  delete(keys: readonly string[]): Promise<void>;
}
