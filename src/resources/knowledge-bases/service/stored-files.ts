// Storage objects that sources of knowledge bases reference, for the comparison with storage (storage/objects.ts).
import type { Db } from '../../../database/transaction.ts';
import type { ObjectRows } from '../../storage/objects.ts';
import { selectStoredFiles } from '../store/sources.ts';

export function sourceFiles(db: Db): ObjectRows {
  return {
    prefix: 'knowledge/',
    named: (after, until, limit) => selectStoredFiles(db, { after, until }, limit),
    allowed: async () => new Set(),
  };
}
