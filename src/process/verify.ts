// `npm run verify`: checks the data against db/invariants.sql and prints violations, for operators after a crash, on a restored backup,
// or at any time beside a running service. Exit code 1 on violations. Only reads.
import { join } from 'node:path';
import type { Config } from '../config.ts';
import { checkInvariants, type Finding } from '../database/invariants.ts';
import { openDatabase } from '../database/pool.ts';

export async function verify(config: Config): Promise<void> {
  const target =
    config.databaseUrl === null ? { embedded: join(config.dataDir, 'database') } : { url: config.databaseUrl };
  const database = await openDatabase(target);
  try {
    const findings = await checkInvariants(database.pool);
    process.stdout.write(report(findings));
    if (findings.some(({ count }) => count > 0)) process.exitCode = 1;
  } finally {
    await database.close();
  }
}

/** One line per invariant; below a violated one its rows. */
export function report(findings: readonly Finding[]): string {
  const lines = findings.flatMap(({ name, sentence, count, rows }) =>
    count === 0
      ? [`ok      ${name}`]
      : [`BROKEN  ${name}: ${count} rows. ${sentence}`, ...rows.map((row) => `        ${JSON.stringify(row)}`)],
  );
  const broken = findings.filter(({ count }) => count > 0).length;
  const verdict =
    broken === 0 ? `All ${findings.length} invariants hold.` : `${broken} of ${findings.length} are broken.`;
  return `${[...lines, verdict].join('\n')}\n`;
}
