// Migrates a database to the state of db/migrations: forward only, one transaction per file, in numeric order. graphile-worker's
// own schema is migrated first, so that ours may use it.
// Invariant: an applied file never changes. The database stores its SHA-256, and a difference is an error. Migrations known to
// the database but not to the code are logged only: during a roll-out, an older process may run at the same time as a newer one.
// A statement like ALTER TABLE that waits for its lock blocks every later query on the table. A migration therefore waits at most
// a second for a lock, rolls back completely, lets the blocked queries run, and retries for ten minutes.
import { hash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { runMigrations } from 'graphile-worker';
import type pg from 'pg';
import type { Logger } from 'pino';
import { withoutDeadline } from './client.ts';
import type { Database } from './pool.ts';
import { requireWritable } from './writable.ts';

export interface Migration {
  /** Name of the file without `.sql`: `0001_accounts`. */
  name: string;
  sql: string;
  sha256: string;
}

const DIRECTORY = fileURLToPath(new URL('../../db/migrations', import.meta.url));
const FILE = /^(\d{4}_[a-z0-9_]+)\.sql$/;
// An arbitrary constant, which must be the same in every process that migrates.
const ADVISORY_LOCK = 7_205_759_403;
const UNDEFINED_TABLE = '42P01';
/** SQLSTATEs of a lock held by another transaction: lock_not_available and deadlock_detected. */
const LOCKED = ['55P03', '40P01'];
/**
 * SQLSTATEs of an extension that is not available or too old, or that the user may not create: insufficient_privilege,
 * feature_not_supported, undefined_file and undefined_object.
 */
const LACKS_EXTENSION = ['42501', '0A000', '58P01', '42704'];
const NEEDS_PGVECTOR =
  'Install pgvector 0.7 or newer on the database server, let a superuser run "create extension vector" in this database, and start again';
/** SQLSTATEs of a user without the right to create: insufficient_privilege, and invalid_schema_name if no schema is visible. */
const LACKS_RIGHTS = ['42501', '3F000'];
const NEEDS_RIGHTS =
  'Make this user the owner of the database, or let its owner run "grant create on database … to …" and "grant create on schema public to …" in it';
const LOCK_MS = 1_000;
/** Pause between attempts. Longer than an attempt, so that blocked queries can run. */
const PAUSE_MS = 3_000;
const TOTAL_MS = 10 * 60_000;
/** Number of blocking transactions to report. */
const MAX_BLOCKERS = 3;

export interface MigrateOptions {
  /** Receives a warning when an attempt must wait for a lock, and when a newer version has migrated the database. */
  log?: Pick<Logger, 'warn'>;
  /** Limits: wait of one attempt for a lock, pause between attempts, and total time of all attempts at one migration. */
  times?: { lockMs: number; pauseMs: number; totalMs: number };
}

/** Reads the migrations on disk, in order. @throws when a name is not NNNN_subject.sql or a number is used twice */
export async function readMigrations(directory: string = DIRECTORY): Promise<Migration[]> {
  const files = (await readdir(directory)).filter((file) => file.endsWith('.sql')).sort();
  const migrations: Migration[] = [];
  for (const file of files) {
    const name = FILE.exec(file)?.[1];
    if (name === undefined) throw new Error(`db/migrations/${file} must be named NNNN_subject.sql`);
    if (migrations.at(-1)?.name.slice(0, 4) === name.slice(0, 4)) throw new Error(`two migrations have number ${name}`);
    const sql = await readFile(`${directory}/${file}`, 'utf8');
    migrations.push({ name, sql, sha256: hash('sha256', sql, 'hex') });
  }
  return migrations;
}

/**
 * Applies missing migrations and returns their names.
 * @throws when an applied file was changed, a migration fails, or other transactions hold its locks for too long
 */
export async function migrate(
  database: Pick<Database, 'pool' | 'kind'>,
  migrations?: readonly Migration[],
  options: MigrateOptions = {},
): Promise<string[]> {
  const wanted = migrations ?? (await readMigrations());
  const before = await readApplied(database.pool);
  const newer = unknownTo(wanted, before);
  if (newer.length > 0) options.log?.warn({ migrations: newer }, 'a newer version has migrated this database');
  if (missingFrom(before, wanted).length === 0 && wanted.length > 0) return [];
  await requireWritable(database.pool);
  const client = await database.pool.connect();
  try {
    if (database.kind === 'server') {
      withoutDeadline(client);
      // Building an index on a large table may take long, and so may another process that is migrating.
      await client.query('set statement_timeout = 0; set lock_timeout = 0');
      await client.query('select pg_advisory_lock($1)', [ADVISORY_LOCK]);
    }
    await createBookkeeping(database.pool, client).catch((error: unknown) => {
      throw withCorrection(error);
    });
    const missing = missingFrom(await readApplied(client), wanted);
    for (const migration of missing) await applyWithRetries(client, migration, options);
    return missing.map(({ name }) => name);
  } finally {
    // Closes the connection, which releases the advisory lock and the settings.
    client.release(true);
  }
}

/** Creates what is needed before the first migration: the tables of graphile-worker, and the list of applied migrations. */
async function createBookkeeping(pool: pg.Pool, client: pg.PoolClient): Promise<void> {
  await runMigrations({ pgPool: pool, noPreparedStatements: true });
  await client.query(
    `create table if not exists schema_migrations (
       name text primary key, sha256 text not null, applied_at timestamptz not null default now())`,
  );
}

/** Explains that the user may not create a schema or a table; since Postgres 15, only the owner of a database may. */
function withCorrection(error: unknown): unknown {
  const { code = '', message } = error as { code?: string; message: string };
  if (!LACKS_RIGHTS.includes(code)) return error;
  return new Error(`the user of DATABASE_URL may not create tables: ${message}. ${NEEDS_RIGHTS}`, { cause: error });
}

/**
 * Compares the database with this version: the names of migrations that are not applied, and of those that only a newer version
 * has. Changes nothing. @throws when an applied file was changed
 */
export async function compareMigrations({
  pool,
}: Pick<Database, 'pool'>): Promise<{ pending: string[]; newer: string[] }> {
  const [applied, wanted] = [await readApplied(pool), await readMigrations()];
  return { pending: missingFrom(applied, wanted).map(({ name }) => name), newer: unknownTo(wanted, applied) };
}

async function applyWithRetries(client: pg.PoolClient, migration: Migration, options: MigrateOptions): Promise<void> {
  const { log, times = { lockMs: LOCK_MS, pauseMs: PAUSE_MS, totalMs: TOTAL_MS } } = options;
  const until = performance.now() + times.totalMs;
  for (;;) {
    const failure = await apply(client, migration, times.lockMs);
    if (failure === null) return;
    const isLocked = LOCKED.includes((failure as { code?: string }).code ?? '');
    const isOver = performance.now() + times.pauseMs >= until;
    if (!isLocked || isOver) {
      const reason = isLocked
        ? `other transactions locked a table that it changes for ${Math.round(times.totalMs / 1000)} s. The migration was rolled back. ` +
          `Wait for them or end them with pg_terminate_backend, then migrate again. ${await blockersOf(client)}`
        : describe(failure, migration.sql);
      throw new Error(`migration ${migration.name} failed: ${reason}`, { cause: failure });
    }
    const blockers = await blockersOf(client);
    log?.warn(
      { migration: migration.name, blockers },
      'a migration is waiting for other transactions to release a table',
    );
    await wait(times.pauseMs);
  }
}

/** @returns the error after a complete rollback; null when the migration is applied */
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

/** Describes the oldest open transactions of the database for the operator, in a sentence. */
async function blockersOf(client: pg.PoolClient): Promise<string> {
  const { rows } = await client.query<{ pid: number; name: string; state: string; seconds: number }>(
    `select pid, application_name as name, coalesce(state, backend_type) as state,
       extract(epoch from clock_timestamp() - xact_start)::int as seconds
     from pg_stat_activity
     where datname = current_database() and pid <> pg_backend_pid() and xact_start is not null
       -- Another process that waits for this one to migrate.
       and wait_event is distinct from 'advisory'
     order by xact_start limit ${MAX_BLOCKERS}`,
  );
  if (rows.length === 0) return 'No transaction is open now.';
  const each = rows.map(({ pid, name, state, seconds }) => `pid ${pid} (${name || 'unnamed'}, ${state}, ${seconds} s)`);
  return `Oldest open transactions: ${each.join('; ')}.`;
}

function describe(error: unknown, sql: string): string {
  const { message, position, code = '' } = error as { message: string; position?: string; code?: string };
  if (LACKS_EXTENSION.includes(code) && /\b(vector|halfvec)\b/.test(message)) return `${message}. ${NEEDS_PGVECTOR}`;
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

function unknownTo(wanted: readonly Migration[], applied: ReadonlyMap<string, string>): string[] {
  const known = new Set(wanted.map(({ name }) => name));
  return [...applied.keys()].filter((name) => !known.has(name));
}

function missingFrom(applied: ReadonlyMap<string, string>, wanted: readonly Migration[]): Migration[] {
  return wanted.filter(({ name, sha256 }) => {
    const before = applied.get(name);
    if (before !== undefined && before !== sha256) {
      throw new Error(`migration ${name} was changed after it was applied; add a new migration instead`);
    }
    return before === undefined;
  });
}
