// Checks the deployment itself: settings, database with its migrations, clock, storage, and the call capacity of its processes.
// Invariant: nothing is migrated and only one small file is written. The embedded database is opened only while no service has
// opened it, and only if it exists.
import { stat, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config, SettingsReport } from '../../config.ts';
import { ok, problem, reasonOf, skipped, warning, type Diagnosis } from '../../core/diagnosis.ts';
import { createVault } from '../../core/vault.ts';
import { DirectoryLocked } from '../../database/embedded/lock.ts';
import { compareMigrations } from '../../database/migrate.ts';
import { openDatabase, type Database } from '../../database/pool.ts';
import { databaseTime } from '../../database/shared-clock.ts';
import { findReadOnly } from '../../database/writable.ts';
import { checkStorage, isMisconfigured, openStorage } from '../../providers/storage/open.ts';
import type { CapacityReason } from '../../resources/calls/dispatch/process-capacity.ts';
import { selectReported, type ReportedProcess } from '../../resources/calls/rows/voice-processes.ts';
import { findLostKeys } from '../../resources/sealed.ts';
import { printBroken } from '../command-database.ts';
import { loadSecrets } from '../local-secrets.ts';
import { lostKeysSentence } from '../lost-keys.ts';
import { vaultKeys } from '../vault-keys.ts';

/** Clock difference beyond which the service accepts no work (src/database/shared-clock.ts). */
const MAX_SKEW_MS = 2_000;
const CONNECT_MS = 3_000;
const MIB = 1024 * 1024;
/** An hour of recordings is 30 MiB. The embedded database allocates WAL in steps of 16 MiB. */
const MIN_FREE_MIB = 200;
const SPARE_FREE_MIB = 2_048;

export function settingFindings({ wrong, unknown, set }: SettingsReport): Diagnosis[] {
  const findings = [
    ...wrong.map((line) => problem('settings', line, 'Correct the setting and start the service again.')),
    ...unknown.map(({ name, meant }) =>
      warning(
        'settings',
        `${name} is set, and nothing reads it.`,
        `If you meant ${meant.join(' or ')}, set that instead.`,
      ),
    ),
  ];
  return findings.length > 0
    ? findings
    : [ok('settings', set === 0 ? 'None is set; every default applies.' : `${set} set and valid.`)];
}

/** Checks database, migrations and clock. @param serviceRuns whether the service runs and has opened the embedded database */
export async function databaseFindings(config: Config, serviceRuns: boolean): Promise<Diagnosis[]> {
  const { databaseUrl, dataDir } = config;
  const directory = join(dataDir, 'database');
  if (databaseUrl === null) {
    if (serviceRuns) return [skipped('database', 'The service has the embedded database open; see “service”.')];
    if (!(await exists(directory))) return [ok('database', 'Embedded; the first start creates it.')];
  }
  let database: Database;
  try {
    database = await openDatabase(databaseUrl === null ? { embedded: directory } : { url: databaseUrl }, {
      poolSize: 1,
      connectWithinMs: CONNECT_MS,
      applicationName: 'parley-doctor',
      onError: printBroken,
    });
  } catch (error) {
    if (error instanceof DirectoryLocked)
      return [
        skipped(
          'database',
          `Another process has it open: ${reasonOf(error)}`,
          'Stop that process, then run this again.',
        ),
      ];
    const next =
      databaseUrl === null
        ? `Stop the service and restore ${directory} from a backup.`
        : 'Check DATABASE_URL, and that the Postgres server runs and accepts connections from this machine.';
    return [problem('database', reasonOf(error), next)];
  }
  try {
    const readOnly = await readOnlyFinding(database);
    if (readOnly) return [readOnly];
    const migrations = await migrationFinding(database);
    const clock = await clockFinding(database);
    // Their tables may be missing or renamed.
    if (migrations.status !== 'ok') return [migrations, clock];
    return [migrations, clock, ...(await keyFindings(config, database)), ...(await processFindings(database))];
  } finally {
    await database.close();
  }
}

async function readOnlyFinding({ pool }: Database): Promise<Diagnosis | null> {
  if ((await findReadOnly(pool)) === null) return null;
  const next = 'Name the primary in DATABASE_URL, and check that default_transaction_read_only is off.';
  return problem('database', 'It is read-only. The service does not start like this.', next);
}

async function migrationFinding(database: Database): Promise<Diagnosis> {
  const kind = database.kind === 'embedded' ? 'Embedded' : 'Postgres';
  try {
    const { pending, newer } = await compareMigrations(database);
    if (pending.length > 0) {
      const next = 'The next start applies them; `npm run migrate` does it now.';
      return warning('database', `${kind}, ${pending.length} migrations are not applied yet.`, next);
    }
    if (newer.length > 0) {
      const next = 'Deploy that version, unless it is being rolled out and the changelog allows both at once.';
      return warning('database', `${kind}, migrated by a newer version (${newer.join(', ')}).`, next);
    }
    return ok('database', `${kind}, all migrations are applied.`);
  } catch (error) {
    return problem(
      'database',
      reasonOf(error),
      'Deploy the version of Parley that this database was migrated with, or a newer one.',
    );
  }
}

/**
 * Reports from all processes that carry calls. Empty with the embedded database, which this command can open only while no
 * service runs.
 */
async function processFindings(database: Database): Promise<Diagnosis[]> {
  if (database.kind === 'embedded') return [];
  return (await selectReported(database.db)).map(processFinding);
}

/** Empty if the configured keys open the secrets, and with the embedded database, which generates its key. */
async function keyFindings(config: Config, database: Database): Promise<Diagnosis[]> {
  if (database.kind === 'embedded') return [];
  const { current, former } = vaultKeys(config, await loadSecrets(config.dataDir, config));
  const reason = lostKeysSentence(await findLostKeys(database.db, createVault(current, former)));
  const next =
    'Compare ENCRYPTION_KEY with that of the other processes, or with the one that you keep for your backups.';
  return reason === null ? [] : [problem('encryption key', reason, next)];
}

const WHY_REDUCED: Readonly<Record<CapacityReason, { why: string; next: string }>> = {
  busy: {
    why: 'its calls keep it busy for as much of the time as they may',
    next: 'Add a process of the role voice, on a separate machine, or give this one more CPU time.',
  },
  late: {
    why: 'its event loop is late',
    next: 'Look for other work on its machine; it accepts calls again once its event loop is on time.',
  },
  paused: {
    why: 'it may not work, because its clock and the database’s differ',
    next: 'Run NTP on both machines (chrony, systemd-timesyncd).',
  },
  draining: {
    why: 'it stops, and ends its calls first',
    next: 'Nothing, if an operator is stopping it; otherwise, read its log.',
  },
};

export function processFinding({ url, carried, capacity, configured, reason }: ReportedProcess): Diagnosis {
  const check = 'voice process';
  if (capacity === null) return ok(check, `${url} has ${carried} calls, and does not say how many it takes.`);
  const detail = `${url} has ${carried} calls and takes ${capacity}`;
  if (configured === null || reason === null) return ok(check, `${detail}.`);
  const { why, next } = WHY_REDUCED[reason];
  return warning(check, `${detail} of the configured ${configured} (CALLS_PER_PROCESS): ${why}.`, next);
}

async function clockFinding({ pool, kind }: Database): Promise<Diagnosis> {
  const [before, there, after] = [Date.now(), await databaseTime(pool), Date.now()];
  if (kind === 'embedded') return ok('clock', 'The embedded database uses the clock of this machine.');
  return skewFinding(Math.round((before + after) / 2 - there));
}

/** @param offMs clock of this machine minus the database clock */
export function skewFinding(offMs: number): Diagnosis {
  if (Math.abs(offMs) <= MAX_SKEW_MS) return ok('clock', `${Math.abs(offMs)} ms from the database’s.`);
  const next =
    'Run NTP on both machines (chrony, systemd-timesyncd). A process whose clock is more than 2 s off accepts no work.';
  return problem(
    'clock',
    `${(Math.abs(offMs) / 1000).toFixed(1)} s ${offMs > 0 ? 'ahead of' : 'behind'} the database’s.`,
    next,
  );
}

export async function storageFinding({ dataDir, s3 }: Pick<Config, 'dataDir' | 's3'>): Promise<Diagnosis> {
  if (s3 !== null) return bucketFinding({ dataDir, s3 });
  if (!(await exists(dataDir))) return ok('storage', `${dataDir} does not exist yet; the first start creates it.`);
  const { storage, place: directory } = await openStorage({ dataDir, s3 });
  try {
    await checkStorage(storage);
  } catch (error) {
    const next = `Give the user of the service the right to write to ${directory}, and check that the disk is mounted and not full.`;
    return problem('storage', reasonOf(error), next);
  }
  const { bavail, bsize } = await statfs(directory);
  return spaceFinding(Math.floor((bavail * bsize) / MIB), dataDir);
}

async function bucketFinding(config: Pick<Config, 'dataDir' | 's3'>): Promise<Diagnosis> {
  const { storage, place, close } = await openStorage(config);
  try {
    await checkStorage(storage);
    return ok('storage', `${place} can be written, listed, read and deleted from.`);
  } catch (error) {
    const next = isMisconfigured(error)
      ? 'Correct what the line says, then run this again. The service does not start like this.'
      : 'Check S3_ENDPOINT, and that the store runs and this machine reaches it. Calls go on; their recordings wait in memory for minutes.';
    return problem('storage', reasonOf(error), next);
  } finally {
    await close();
  }
}

export function spaceFinding(freeMib: number, dataDir: string): Diagnosis {
  const detail = `${dataDir} is writable, ${freeMib} MiB are free.`;
  const next =
    'Free space, or set DATA_DIR to a larger disk and move the directory there while the service is stopped.';
  if (freeMib < MIN_FREE_MIB) return problem('storage', detail, next);
  return freeMib < SPARE_FREE_MIB ? warning('storage', detail, next) : ok('storage', detail);
}

async function exists(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return false;
      throw error;
    },
  );
}
