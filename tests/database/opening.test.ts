// Opening a database on a server that is not prepared for the service: each fault is one sentence that names the correction.
import { randomBytes } from 'node:crypto';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { readConfig } from '../../src/config.ts';
import { migrate } from '../../src/database/migrate.ts';
import { databaseFindings } from '../../src/process/doctor/machine.ts';
import { openServiceDatabase } from '../../src/process/service-database.ts';
import { serverUrl } from '../support/database.ts';
import { openDatabase } from '../support/open-database.ts';
import { startPooler } from '../support/pooler.ts';

// The embedded database has no server, no roles and no encodings.
describe.runIf(serverUrl() !== undefined)('a Postgres server', () => {
  let admin: Awaited<ReturnType<typeof openDatabase>>;
  let name: string;
  beforeAll(async () => {
    admin = await openDatabase({ url: serverUrl()! });
  });
  afterAll(() => admin.close());
  beforeEach(() => {
    name = `opening_${randomBytes(6).toString('hex')}`;
  });

  /** Creates an empty database, runs `work` with its URL, and drops it. */
  async function withDatabase(options: string, work: (url: URL) => Promise<void>): Promise<void> {
    await admin.pool.query(`create database ${name} ${options}`);
    const url = new URL(serverUrl()!);
    url.pathname = name;
    try {
      await work(url);
    } finally {
      await admin.pool.query(`drop database ${name} with (force)`);
    }
  }
  const refusalOf = (work: Promise<unknown>): Promise<string> =>
    work.then(
      () => 'opened',
      (error: unknown) => (error as Error).message,
    );
  const configOf = (url: URL) =>
    readConfig({
      DATABASE_URL: url.href,
      JWT_SECRET: 'x'.repeat(32),
      ENCRYPTION_KEY: Buffer.alloc(32, 1).toString('base64'),
    });

  test('without the database or the user refuses at once, with the reason', async () => {
    const url = new URL(serverUrl()!);
    url.pathname = 'missing';
    expect(await refusalOf(openDatabase({ url: url.href }))).toMatch(
      /^the database server at \S+ refuses the connection: database "missing" does not exist\. Check user, password and database/,
    );
    url.username = 'nobody_here';
    expect(await refusalOf(openDatabase({ url: url.href }))).toMatch(/refuses the connection: role "nobody_here" does/);
  });

  test('behind a pooler of transactions is refused, and behind one of sessions it is not', async () => {
    const transactions = await startPooler(serverUrl()!, 'transaction');
    const refused = refusalOf(openDatabase({ url: transactions.before(serverUrl()!) }));
    expect(await refused).toMatch(/^a pooler in front of the database pools transactions.*use session pooling/);
    await transactions.close();

    const sessions = await startPooler(serverUrl()!, 'session');
    const database = await openDatabase({ url: sessions.before(serverUrl()!) });
    expect((await database.pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
    await database.close();
    await sessions.close();
  });

  test('behind a pooler that refuses the timeouts names the setting of the pooler', async () => {
    const strict = await startPooler(serverUrl()!, 'session', []);
    expect(await refusalOf(openDatabase({ url: strict.before(serverUrl()!) }))).toMatch(
      /refuses the connection: unsupported startup parameter: \w+\. It is a pooler: .* ignore_startup_parameters/,
    );
    await strict.close();
  });

  test('without TLS refuses a URL that requires it at once, with the reason', async () => {
    const url = new URL(serverUrl()!);
    url.search = '?sslmode=require';
    expect(await refusalOf(openDatabase({ url: url.href }))).toMatch(
      /^the database server at \S+ does not offer TLS\. .* remove sslmode from DATABASE_URL/,
    );
    url.search = '?sslmode=verify-full&sslrootcert=/missing/authority.pem';
    expect(await refusalOf(openDatabase({ url: url.href }))).toMatch(
      /^a certificate or key that DATABASE_URL names cannot be read: ENOENT.*authority\.pem/,
    );
    url.search = '?sslmode=verify-full&sslrootcert=/';
    expect(await refusalOf(openDatabase({ url: url.href }, { connectWithinMs: 1 }))).toMatch(
      /^a certificate or key that DATABASE_URL names cannot be read: EISDIR/,
    );
  });

  test('that does not know a startup parameter names the options and the oldest version', async () => {
    const url = new URL(serverUrl()!);
    url.searchParams.set('options', '-c unknown_parameter=1');
    expect(await refusalOf(openDatabase({ url: url.href }))).toMatch(
      /unrecognized configuration parameter "unknown_parameter"\. Correct the options in DATABASE_URL; .* Postgres 15/,
    );
  });

  test('whose database cannot store every character is refused', async () => {
    await withDatabase(`encoding 'LATIN1' lc_collate 'C' lc_ctype 'C' template template0`, async (url) => {
      expect(await refusalOf(openDatabase({ url: url.href }))).toMatch(/^the database has the encoding LATIN1, .*UTF8/);
    });
  });

  test('keeps the options of the URL, and sessions count days in UTC and may be idle', async () => {
    await withDatabase('', async (url) => {
      await admin.pool.query(`alter database ${name} set timezone = 'America/New_York'`);
      await admin.pool.query(`alter database ${name} set idle_session_timeout = '10min'`);
      url.searchParams.set('options', '-c work_mem=5MB -c jit=on');
      const database = await openDatabase({ url: url.href });
      const { rows } = await database.pool.query(
        `select current_setting('TimeZone') as zone, current_setting('jit') as jit, current_setting('work_mem') as memory,
           current_setting('idle_session_timeout') as idle`,
      );
      await database.close();
      expect(rows).toEqual([{ zone: 'UTC', jit: 'off', memory: '5MB', idle: '0' }]);
    });
  });

  test('that is read-only is named by the start, by migrations and by the doctor', async () => {
    await withDatabase('', async (url) => {
      await admin.pool.query(`alter database ${name} set default_transaction_read_only = on`);
      const config = configOf(url);
      const log = pino({ level: 'silent' });
      expect(await refusalOf(openServiceDatabase(config, 'api', log))).toMatch(/^the database is read-only: .*primary/);
      const database = await openDatabase({ url: url.href });
      expect(await refusalOf(migrate(database))).toMatch(/^the database is read-only: /);
      await database.close();
      expect(await databaseFindings(config, false)).toMatchObject([{ check: 'database', status: 'problem' }]);
    });
  });

  test('that a newer version has migrated is named by the doctor', async () => {
    await withDatabase('', async (url) => {
      const database = await openDatabase({ url: url.href });
      await migrate(database);
      await database.pool.query(`insert into schema_migrations (name, sha256) values ('9999_later', 'x')`);
      await database.close();
      const [finding] = await databaseFindings(configOf(url), false);
      expect(finding).toMatchObject({ check: 'database', status: 'warning' });
      expect(finding!.detail).toContain('migrated by a newer version (9999_later)');
    });
  });

  test('that accepts no further connection names the limit', async () => {
    await withDatabase('', async (url) => {
      await admin.pool.query(
        `create role ${name} login connection limit 0; grant connect on database ${name} to ${name}`,
      );
      url.username = name;
      expect(await refusalOf(openDatabase({ url: url.href }, { connectWithinMs: 1 }))).toMatch(
        /^the database server at \S+ accepts no further connection: too many connections.*max_connections/,
      );
      await admin.pool.query(`revoke all on database ${name} from ${name}; drop role ${name}`);
    });
  });

  test('whose user may not create schemas or tables names the rights', async () => {
    await withDatabase('', async (url) => {
      await admin.pool.query(`create role ${name} login`);
      url.username = name;
      const migrating = async () => {
        const database = await openDatabase({ url: url.href });
        const reason = await refusalOf(migrate(database));
        await database.close();
        return reason;
      };
      const expected =
        /^the user of DATABASE_URL may not create tables: permission denied for .*grant create on schema public/;
      expect(await migrating()).toMatch(expected);
      await admin.pool.query(`grant create on database ${name} to ${name}`);
      expect(await migrating()).toMatch(expected);
    });
    await admin.pool.query(`drop role ${name}`);
  });

  test('whose schema of the URL does not exist names the rights', async () => {
    await withDatabase('', async (url) => {
      url.searchParams.set('options', '-c search_path=missing');
      const database = await openDatabase({ url: url.href });
      expect(await refusalOf(migrate(database))).toMatch(
        /may not create tables: no schema has been selected to create in/,
      );
      await database.close();
    });
  });

  test('whose user may not create the extension names pgvector', async () => {
    await withDatabase('', async (url) => {
      await admin.pool.query(`create role ${name} login; alter database ${name} owner to ${name}`);
      url.username = name;
      const database = await openDatabase({ url: url.href });
      const reason = await refusalOf(migrate(database));
      await database.close();
      expect(reason).toMatch(/^migration 0014_knowledge failed: .*"vector"\. Install pgvector 0\.7 .*superuser/);
    });
    await admin.pool.query(`drop role ${name}`);
  });
});
