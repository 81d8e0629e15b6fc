// Cursors with keys that no list issues, to test how lists handle them.
import { cursorMark } from '../../src/http/list-cursors.ts';

/** A cursor that the list accepts as its own. @param key as it is sent, or a value that is encoded */
export function markedCursor(operationId: string, key: string | unknown[], path: Record<string, string> = {}): string {
  const encoded = typeof key === 'string' ? key : Buffer.from(JSON.stringify(key)).toString('base64url');
  return cursorMark(operationId, path) + encoded;
}
