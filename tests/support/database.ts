// A separate migrated database for every test file, on either kind: a clone of a template database if TEST_DATABASE_URL
// names a server (10–25 ms), or else the embedded one in memory from a cached snapshot (0.3 s). Templates and snapshots are
// named by a hash of the migrations and the pinned packages, so they are never outdated.
import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { checkInvariants } from '../../src/database/invariants.ts';
import { migrate, readMigrations } from '../../src/database/migrate.ts';
import type { Database, DatabaseTarget } from '../../src/database/pool.ts';
import type { Db } from '../../src/database/transaction.ts';
import { openDatabase, type TestDatabaseOptions } from './open-database.ts';
import { databaseName, databasePrefix } from './run.ts';

export interface TestDatabase {
  database: Database;
  db: Db;
  pool: pg.Pool;
  /** URL of the clone; undefined on the embedded database. */
  url?: string;
  /** Closes the connections and drops the clone. */
  close(): Promise<void>;
}

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const LOCK = 7_205_759_404;

export const serverUrl = (): string | undefined => process.env['TEST_DATABASE_URL'] || undefined;

/** Creates a migrated database. Call it in beforeAll, and close() in afterAll. */
export async function testDatabase(options: TestDatabaseOptions = {}): Promise<TestDatabase> {
  const server = serverUrl();
  if (server === undefined) {
    const database = await openDatabase({ embedded: 'memory', snapshot: await migratedSnapshot() }, options);
    return { database, db: database.db, pool: database.pool, close: () => database.close() };
  }
  const name = databaseName();
  await onServer(server, async (admin) => {
    // Copying the files takes half the time of the default strategy, also when the database is dropped.
    await admin.query(`create database ${name} template ${await templateDatabase(server)} strategy file_copy`);
  });
  const url = databaseUrl(server, name);
  const database = await openDatabase({ url }, options);
  return {
    database,
    db: database.db,
    pool: database.pool,
    url,
    async close() {
      await database.close();
      await onServer(server, (admin) => admin.query(`drop database ${name} with (force)`));
    },
  };
}

/** A database to open in another process, or again after a kill: a clone's URL, or a new migrated directory. */
export async function testTarget(directory: string): Promise<{ target: DatabaseTarget; drop(): Promise<void> }> {
  const { url, database, close } = await testDatabase();
  if (url !== undefined) return { target: { url }, drop: close };
  await close();
  const target = { embedded: `${directory}/database` };
  await (await openDatabase({ ...target, snapshot: await migratedSnapshot() })).close();
  return { target, drop: () => database.close() };
}

/**
 * Checks db/invariants.sql. For the end of every suite that writes through the service, also when its requests were
 * interrupted. @throws Error that names the violated invariants and shows rows
 */
export async function requireInvariants(pool: pg.Pool, except: readonly string[] = []): Promise<void> {
  const broken = (await checkInvariants(pool)).filter(({ name, count }) => count > 0 && !except.includes(name));
  if (broken.length === 0) return;
  const lines = broken.map(({ name, count, rows }) => `${name} (${count}): ${JSON.stringify(rows)}`);
  throw new Error(`the data breaks db/invariants.sql: ${lines.join('; ')}`);
}

/** Builds the template or snapshot that the test files share, so that it is built once. */
export async function prepareDatabase(): Promise<void> {
  const server = serverUrl();
  if (server === undefined) await migratedSnapshot();
  else await templateDatabase(server);
}

/** Drops the databases of this run that no test has closed. */
export async function dropTestDatabases(): Promise<void> {
  const server = serverUrl();
  const prefix = databasePrefix();
  if (server === undefined || prefix === null) return;
  await onServer(server, async (admin) => {
    const query = 'select datname from pg_database where starts_with(datname, $1)';
    const { rows } = await admin.query<{ datname: string }>(query, [prefix]);
    for (const { datname } of rows) await admin.query(`drop database if exists ${datname} with (force)`);
  });
}

async function stateHash(): Promise<string> {
  const { dependencies } = JSON.parse(await readFile(`${ROOT}/package.json`, 'utf8')) as { dependencies: object };
  const pinned = Object.entries(dependencies).filter(([name]) => /pglite|graphile-worker/.test(name));
  const state = JSON.stringify([await readMigrations(), pinned]);
  return createHash('sha256').update(state).digest('hex').slice(0, 16);
}

export async function migratedSnapshot(): Promise<Uint8Array> {
  const path = `${ROOT}/.cache/database-${await stateHash()}.tar`;
  const cached = await readFile(path).catch(() => null);
  if (cached) return new Uint8Array(cached);
  const database = await openDatabase({ embedded: 'memory' });
  await migrate(database);
  const snapshot = await database.snapshot();
  await database.close();
  await mkdir(`${ROOT}/.cache`, { recursive: true });
  const draft = `${path}.${process.pid}`;
  await writeFile(draft, snapshot);
  await rename(draft, path);
  return snapshot;
}

let template: Promise<string> | null = null;

function templateDatabase(server: string): Promise<string> {
  return (template ??= buildTemplate(server));
}

async function buildTemplate(server: string): Promise<string> {
  const name = `parley_template_${await stateHash()}`;
  await onServer(server, async (admin) => {
    await admin.query('select pg_advisory_lock($1)', [LOCK]);
    if ((await admin.query('select from pg_database where datname = $1', [name])).rowCount) return;
    // Built under another name, so that a template with this name is always complete.
    const draft = `${name}_draft`;
    await admin.query(`drop database if exists ${draft} with (force)`);
    await admin.query(`create database ${draft}`);
    const database = await openDatabase({ url: databaseUrl(server, draft) });
    try {
      await migrate(database);
    } finally {
      await database.close();
    }
    await admin.query(`alter database ${draft} rename to ${name}`);
  });
  return name;
}

async function onServer(server: string, work: (admin: pg.Client) => Promise<unknown>): Promise<void> {
  const admin = new pg.Client({ connectionString: server });
  await admin.connect();
  try {
    await work(admin);
  } finally {
    await admin.end();
  }
}

function databaseUrl(server: string, name: string): string {
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
}
