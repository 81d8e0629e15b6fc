// `npm run limits -- <workspace>`: limits of a workspace, set by the operator while the service runs, or on a stopped embedded
// database.
import type { Config } from '../config.ts';
import { parseMicros, toMoney } from '../core/money.ts';
import { migrate } from '../database/migrate.ts';
import { grantLimits, type Grant } from '../resources/workspaces/service.ts';
import type { Uses } from '../runtime.ts';
import { openForCommand } from './command-database.ts';
import { helpHint, readOptions } from './options.ts';

const OPTIONS = {
  calls: { type: 'string' },
  'storage-mib': { type: 'string' },
  'daily-spend': { type: 'string' },
} as const;
const MIB = 1024 * 1024;
const MAX_CALLS = 100_000;
const MAX_MIB = 1_000_000_000;
/** Restores the deployment's limit. */
const DEFAULT = 'default';

interface Wanted {
  workspaceId: string;
  grant: Grant;
}

/** @throws Error with a sentence for the operator */
export async function setLimits(config: Config, args: readonly string[]): Promise<void> {
  const wanted = readArguments(args);
  const database = await openForCommand(config);
  try {
    await migrate(database);
    process.stdout.write(`${await changeLimits({ config, db: database.db }, wanted)}\n`);
  } finally {
    await database.close();
  }
}

/** @throws Error with a sentence for the operator */
export function readArguments(args: readonly string[]): Wanted {
  const { values, positionals } = readOptions('limits', args, OPTIONS, { maxPositionals: 1 });
  const [workspaceId] = positionals;
  if (workspaceId === undefined) {
    throw new Error(`the id of a workspace is required: npm run limits -- wsp_… --calls 50; ${helpHint('limits')}`);
  }
  const calls = readLimit('--calls', values.calls, { least: 1, most: MAX_CALLS });
  const mib = readLimit('--storage-mib', values['storage-mib'], { least: 0, most: MAX_MIB });
  const spend = readSpend(values['daily-spend']);
  const grant = {
    ...(calls === undefined ? {} : { concurrentCalls: calls }),
    ...(mib === undefined ? {} : { storageBytes: mib === null ? null : mib * MIB }),
    ...(spend === undefined ? {} : { dailySpendMicros: spend }),
  };
  return { workspaceId, grant };
}

/** Sets the given limits. @returns a sentence with the limits @throws Error with a sentence for the operator */
export async function changeLimits(runtime: Uses<'config' | 'db'>, { workspaceId, grant }: Wanted): Promise<string> {
  const granted = await grantLimits(runtime, workspaceId, grant);
  if (granted === null) throw new Error(`there is no workspace ${workspaceId}; GET /v1/workspaces lists the ids`);
  const { concurrent_calls: most, storage_bytes: bytes } = granted.limits;
  const storage = bytes === null ? 'without a limit' : `up to ${Math.floor(bytes / MIB)} MiB`;
  const { dailySpendMicros: cap } = granted;
  const spending = cap === null ? 'without a cap' : `up to ${toMoney(cap).amount} USD`;
  return `${granted.name} (${workspaceId}): ${most} calls at once, storage ${storage}, spending a day ${spending}.`;
}

/** Returns undefined if omitted; null for no cap. */
function readSpend(text: string | undefined): number | null | undefined {
  if (text === undefined) return undefined;
  if (text === DEFAULT) return null;
  const micros = /^\d{1,7}(\.\d{1,6})?$/.test(text) ? parseMicros(text) : null;
  if (micros !== null) return micros;
  throw new Error(
    `--daily-spend is "${text}"; it must be an amount in USD from 0 to 9999999, such as 25 or 12.50, or ${DEFAULT}`,
  );
}

/** Returns undefined if omitted; null for the deployment's limit. */
function readLimit(
  option: string,
  text: string | undefined,
  { least, most }: { least: number; most: number },
): number | null | undefined {
  if (text === undefined) return undefined;
  if (text === DEFAULT) return null;
  const value = Number(text);
  if (/^\d+$/.test(text) && value >= least && value <= most) return value;
  throw new Error(`${option} is "${text}"; it must be a whole number from ${least} to ${most}, or ${DEFAULT}`);
}
