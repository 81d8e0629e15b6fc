// db/schema.sql: the output of pg_dump on a server after all migrations, as documentation and for code review.
// `node scripts/schema.ts write` writes it, `check` compares; both need TEST_DATABASE_URL (see postgres.ts).
// Excluded: graphile-worker's schema, which is not ours, and everything that differs between versions of pg_dump.
import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { migrate } from '../src/database/migrate.ts';
import { openDatabase } from '../src/database/pool.ts';
import { postgresPrograms } from './postgres.ts';

const FILE = fileURLToPath(new URL('../db/schema.sql', import.meta.url));
const HEADER =
  '-- The schema after all migrations, as pg_dump prints it. Made by `node scripts/schema.ts write`; do not edit.\n';

/** Migrates a new database on the server, dumps it, and drops it again. */
async function dumpSchema(server: string): Promise<string> {
  const name = `parley_schema_${randomBytes(4).toString('hex')}`;
  const admin = await openDatabase({ url: server }, { onError: console.error });
  try {
    await admin.pool.query(`create database ${name}`);
    const url = new URL(server);
    url.pathname = `/${name}`;
    const database = await openDatabase({ url: url.href }, { onError: console.error });
    try {
      await migrate(database);
    } finally {
      await database.close();
    }
    const args = ['--schema-only', '--no-owner', '--no-privileges', '--exclude-schema=graphile_worker', url.href];
    return HEADER + withoutNoise(execFileSync(join(postgresPrograms(), 'pg_dump'), args, { encoding: 'utf8' }));
  } finally {
    await admin.pool.query(`drop database if exists ${name} with (force)`);
    await admin.close();
  }
}

/** Drops comments, session settings and psql's \restrict lines; joins blank lines. */
function withoutNoise(dump: string): string {
  const lines = dump.split('\n').filter((line) => !/^(--|SET |\\|SELECT pg_catalog\.set_config)/.test(line));
  return `${lines
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()}\n`;
}

/** Describes the first line that differs; null when the file is current. */
export async function schemaDifference(server: string): Promise<string | null> {
  const want = (await dumpSchema(server)).split('\n');
  const have = readFileSync(FILE, 'utf8').split('\n');
  const at = Array.from({ length: Math.max(want.length, have.length) }, (_, i) => i).find((i) => want[i] !== have[i]);
  if (at === undefined) return null;
  return `db/schema.sql:${at + 1} is "${have[at] ?? ''}", should be "${want[at] ?? ''}"; node scripts/schema.ts write`;
}

if (import.meta.main) {
  const server = process.env['TEST_DATABASE_URL'];
  const command = process.argv[2];
  if (!server || (command !== 'write' && command !== 'check')) {
    console.error('usage: TEST_DATABASE_URL=… node scripts/schema.ts write|check');
    process.exitCode = 2;
  } else if (command === 'write') writeFileSync(FILE, await dumpSchema(server));
  else {
    const difference = await schemaDifference(server);
    if (difference !== null) console.error(difference);
    process.exitCode = difference === null ? 0 : 1;
  }
}
