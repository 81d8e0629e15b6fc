// Brings a database to the state of db/migrations: forward only, one transaction a file, in the order of their numbers.
// graphile-worker's own schema comes first, so that ours may use it.
// Invariant: an applied file never changes; the database remembers its SHA-256 and a difference is an error.
// Names that the database knows and the code does not are fine: an older process beside a newer one during a roll-out.
// A statement like ALTER TABLE that waits for its lock makes everybody else who wants the table wait behind it. So a migration
// waits a second at most, gives up whole, lets the others pass and tries again, for ten minutes.
import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { runMigrations } from 'graphile-worker';
import { setTimeout as wait } from 'node:timers/promises';
import type pg from 'pg';
import type { Logger } from 'pino';
import { withoutDeadline } from './client.ts';
import type { Database } from './pool.ts';

export interface Migration {
  /** `0001_accounts`, the file's name without `.sql`. */
  name: string;
  sql: string;
  sha256: string;
}

const DIRECTORY = fileURLToPath(new URL('../../db/migrations', import.meta.url));
const FILE = /^(\d{4}_[a-z0-9_]+)\.sql$/;
// Any constant does; it must be the same in every process that migrates.
const ADVISORY_LOCK = 7_205_759_403;
const UNDEFINED_TABLE = '42P01';
/** Somebody else has the lock: lock_not_available and deadlock_detected. */
const LOCKED = ['55P03', '40P01'];
const LOCK_MS = 1_000;
/** Between two attempts: longer than an attempt, so that those who were held up get through. */
const PAUSE_MS = 3_000;
const PATIENCE_MS = 10 * 60_000;
/** Of those that may be in the way. */
const MOST_BLOCKERS = 3;

export interface MigrateOptions {
  /** Told of an attempt that waits for a lock. */
  log?: Pick<Logger, 'warn'>;
  /** Longest wait of one attempt for a lock; longest time for all attempts at a migration. */
  times?: { lockMs: number; pauseMs: number; patienceMs: number };
}

/** The migrations on disk, in order. @throws when a name does not fit NNNN_noun.sql or a number is used twice */
export async function readMigrations(directory: string = DIRECTORY): Promise<Migration[]> {
  const files = (await readdir(directory)).filter((file) => file.endsWith('.sql')).sort();
  const migrations: Migration[] = [];
  for (const file of files) {
    const name = FILE.exec(file)?.[1];
    if (name === undefined) throw new Error(`db/migrations/${file} is not named NNNN_noun.sql`);
    if (migrations.at(-1)?.name.slice(0, 4) === name.slice(0, 4)) throw new Error(`two migrations have number ${name}`);
    const sql = await readFile(`${directory}/${file}`, 'utf8');
    migrations.push({ name, sql, sha256: createHash('sha256').update(sql).digest('hex') });
  }
  return migrations;
}

/** One hash over all migrations: names the state they lead to, for caches and headers. */
export function hashMigrations(migrations: readonly Migration[]): string {
  const hash = createHash('sha256');
  for (const { name, sha256 } of migrations) hash.update(`${name} ${sha256}\n`);
  return hash.digest('hex');
}

/**
 * Applies what is missing and returns the names.
 * @throws when an applied file was changed, a migration fails, or other transactions keep it from its locks for too long
 */
export async function migrate(
  database: Pick<Database, 'pool' | 'kind'>,
  migrations?: readonly Migration[],
  options: MigrateOptions = {},
): Promise<string[]> {
  const wanted = migrations ?? (await readMigrations());
  if (missingFrom(await readApplied(database.pool), wanted).length === 0 && wanted.length > 0) return [];
  const client = await database.pool.connect();
  try {
    if (database.kind === 'server') {
      withoutDeadline(client);
      // An index over a large table may take long, and so may the process that migrates before us.
      await client.query('set statement_timeout = 0; set lock_timeout = 0');
      await client.query('select pg_advisory_lock($1)', [ADVISORY_LOCK]);
    }
    await runMigrations({ pgPool: database.pool, noPreparedStatements: true });
    await client.query(
      `create table if not exists schema_migrations (
         name text primary key, sha256 text not null, applied_at timestamptz not null default now())`,
    );
    const missing = missingFrom(await readApplied(client), wanted);
    for (const migration of missing) await applyPatiently(client, migration, options);
    return missing.map(({ name }) => name);
  } finally {
    // Ends the connection, and with it the advisory lock and the settings.
    client.release(true);
  }
}

async function applyPatiently(client: pg.PoolClient, migration: Migration, options: MigrateOptions): Promise<void> {
  const { log, times = { lockMs: LOCK_MS, pauseMs: PAUSE_MS, patienceMs: PATIENCE_MS } } = options;
  const until = performance.now() + times.patienceMs;
  for (;;) {
    const failure = await apply(client, migration, times.lockMs);
    if (failure === null) return;
    const isLocked = LOCKED.includes((failure as { code?: string }).code ?? '');
    const isOver = performance.now() + times.pauseMs >= until;
    if (!isLocked || isOver) {
      const reason = isLocked
        ? `other transactions held a table that it changes for ${Math.round(times.patienceMs / 1000)} s. Nothing of it was applied. ` +
          `Wait for them or end them with pg_terminate_backend, then migrate again. ${await blockersOf(client)}`
        : describe(failure, migration.sql);
      throw new Error(`migration ${migration.name} failed: ${reason}`, { cause: failure });
    }
    const blockers = await blockersOf(client);
    log?.warn({ migration: migration.name, blockers }, 'a migration waits until other transactions release a table');
    await wait(times.pauseMs);
  }
}

/** @returns why it failed, with nothing of it left; null when it is applied */
async function apply(client: pg.PoolClient, { name, sql, sha256 }: Migration, lockMs: number): Promise<Error | null> {
  await client.query('begin');
  try {
    await client.query(`set local lock_timeout = ${lockMs}`);
    await client.query(sql);
    await client.query('insert into schema_migrations (name, sha256) values ($1, $2)', [name, sha256]);
    await client.query('commit');
    return null;
  } catch (error) {
    await client.query('rollback');
    return error as Error;
  }
}

/** The oldest open transactions of the database, in a sentence for the operator. */
async function blockersOf(client: pg.PoolClient): Promise<string> {
  const { rows } = await client.query<{ pid: number; name: string; state: string; seconds: number }>(
    `select pid, application_name as name, coalesce(state, backend_type) as state,
       extract(epoch from clock_timestamp() - xact_start)::int as seconds
     from pg_stat_activity
     where datname = current_database() and pid <> pg_backend_pid() and xact_start is not null
     order by xact_start limit ${MOST_BLOCKERS}`,
  );
  if (rows.length === 0) return 'No transaction is open any more.';
  const each = rows.map(({ pid, name, state, seconds }) => `pid ${pid} (${name || 'unnamed'}, ${state}, ${seconds} s)`);
  return `Oldest open transactions: ${each.join('; ')}.`;
}

function describe(error: unknown, sql: string): string {
  const { message, position } = error as { message: string; position?: string };
  if (position === undefined) return message;
  return `${message} (line ${sql.slice(0, Number(position)).split('\n').length})`;
}

async function readApplied(connection: pg.Pool | pg.PoolClient): Promise<Map<string, string>> {
  try {
    const { rows } = await connection.query<{ name: string; sha256: string }>(
      'select name, sha256 from schema_migrations',
    );
    return new Map(rows.map(({ name, sha256 }) => [name, sha256]));
  } catch (error) {
    if ((error as { code?: string }).code === UNDEFINED_TABLE) return new Map();
    throw error;
  }
}

function missingFrom(applied: ReadonlyMap<string, string>, wanted: readonly Migration[]): Migration[] {
  return wanted.filter(({ name, sha256 }) => {
    const before = applied.get(name);
    if (before !== undefined && before !== sha256) {
      throw new Error(`migration ${name} was changed after it had been applied; add a new migration instead`);
    }
    return before === undefined;
  });
}
