// Opens a database for a test. Many tests break connections, so broken ones are reported only to tests that request it.
import {
  openDatabase as open,
  type Database,
  type DatabaseOptions,
  type DatabaseTarget,
} from '../../src/database/pool.ts';

export type TestDatabaseOptions = Partial<DatabaseOptions>;

export function openDatabase(target: DatabaseTarget, options: TestDatabaseOptions = {}): Promise<Database> {
  return open(target, { onError: () => undefined, ...options });
}
