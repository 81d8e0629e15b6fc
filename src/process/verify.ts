// `npm run verify`: checks the data against db/invariants.sql, and storage against the rows that name its objects. Prints
// violations, for operators after a crash, on a restored backup, or at any time while the service runs. It only reads the
// database, from one snapshot, and cancels a statement that takes too long. Exit code 1 on violations, and when something could
// not be checked.
import { join } from 'node:path';
import type { Config } from '../config.ts';
import { systemClock } from '../core/clock.ts';
import { checkInvariants, type Finding } from '../database/invariants.ts';
import { openDatabase } from '../database/pool.ts';
import type { Db } from '../database/transaction.ts';
import { openStorage } from '../providers/storage/open.ts';
import { printBroken } from './command-database.ts';
import { checkStorage, isSound, storageReport, type StorageFinding } from './verify-storage.ts';

/** Deadline of one statement, because a long-lived snapshot keeps dead rows of a busy database. */
const STATEMENT_MS = 60_000;

export async function verifyDatabase(config: Config): Promise<void> {
  const target =
    config.databaseUrl === null ? { embedded: join(config.dataDir, 'database') } : { url: config.databaseUrl };
  const database = await openDatabase(target, { onError: printBroken });
  try {
    const findings = await checkInvariants(database.pool, STATEMENT_MS);
    process.stdout.write(findingsReport(findings));
    const stored = await examineStorage(database.db, config);
    process.stdout.write(storageReport(stored));
    if (findings.some(({ count, isUnknown }) => count > 0 || isUnknown) || !stored.every(isSound)) process.exitCode = 1;
  } finally {
    await database.close();
  }
}

async function examineStorage(db: Db, config: Config): Promise<StorageFinding[]> {
  const { storage, close } = await openStorage(config);
  try {
    return await checkStorage(db, storage, systemClock);
  } finally {
    await close();
  }
}

/** Prints one line per invariant, followed by the rows that violate it. */
export function findingsReport(findings: readonly Finding[]): string {
  const lines = findings.flatMap(({ name, sentence, count, rows, isUnknown }) => {
    if (isUnknown) return [`UNKNOWN ${name}: not checked within ${STATEMENT_MS / 1000} s. ${sentence}`];
    if (count === 0) return [`ok      ${name}`];
    return [`BROKEN  ${name}: ${count} rows. ${sentence}`, ...rows.map((row) => `        ${JSON.stringify(row)}`)];
  });
  const broken = findings.filter(({ count }) => count > 0).length;
  const unknown = findings.filter(({ isUnknown }) => isUnknown).length;
  const verdict =
    broken + unknown === 0
      ? `All ${findings.length} invariants hold.`
      : `Of ${findings.length} invariants ${broken} are broken and ${unknown} could not be checked.`;
  return `${[...lines, verdict].join('\n')}\n`;
}
