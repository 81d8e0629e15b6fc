// `npm run release`: lists the campaigns and schedules that a restore has held, and resumes all of them or the named ones. With
// --all, automatic top-ups continue, too. Works
// while the service runs. Invariant: each is released in its own transaction, so that one that cannot continue does not block
// others.
import type { Config } from '../config.ts';
import { systemClock } from '../core/clock.ts';
import { Failure } from '../core/errors.ts';
import { migrate } from '../database/migrate.ts';
import * as campaigns from '../resources/campaigns/states.ts';
import * as schedules from '../resources/schedules/service.ts';
import { releaseHeldTopups } from '../resources/wallet/service/automatic.ts';
import { openForCommand } from './command-database.ts';
import { readOptions } from './options.ts';
import { findHeld, holdRestoredCopy, type Held } from './restored.ts';

const OPTIONS = {
  all: { type: 'boolean' },
} as const;
const MAX_IDS = 1_000;

/** @throws Error with a sentence for the operator */
export async function release(config: Config, args: readonly string[]): Promise<void> {
  const { values, positionals: ids } = readOptions('release', args, OPTIONS, { maxPositionals: MAX_IDS });
  if (values.all && ids.length > 0) throw new Error('--all releases everything: leave out the ids, or --all');
  const database = await openForCommand(config);
  try {
    await migrate(database);
    // The copy was not opened by a service yet.
    await holdRestoredCopy(database, { warn: () => undefined });
    const held = await findHeld(database.db);
    if (!values.all && ids.length === 0) return void process.stdout.write(listOf(held));
    const known = [...held.campaigns, ...held.schedules].map(({ id }) => id);
    const missing = ids.filter((id) => !known.includes(id));
    if (missing.length > 0) throw new Error(`nothing holds ${missing.join(', ')}: npm run release lists what is held`);
    const chosen = (each: { id: string }) => values.all || ids.includes(each.id);
    const runtime = { db: database.db, clock: systemClock };
    for (const each of held.campaigns.filter(chosen)) {
      await reported(each.id, () => campaigns.releaseRestored(runtime, each.workspace_id, each.id));
    }
    for (const each of held.schedules.filter(chosen)) {
      const next = () => schedules.releaseRestored(runtime, each);
      await reported(each.id, async () => (await next())?.toISOString() ?? null);
    }
    if (values.all && held.topups > 0) {
      process.stdout.write(`released  ${await releaseHeldTopups(database.db)} automatic top-ups\n`);
    }
  } finally {
    await database.close();
  }
}

/** Prints a line, and sets the exit code if it cannot continue. */
async function reported(id: string, work: () => Promise<string | null>): Promise<void> {
  try {
    process.stdout.write(`released  ${id}  ${(await work()) ?? 'by another hand already'}\n`);
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    process.stdout.write(`held      ${id}  ${error.details.detail ?? error.message}\n`);
    process.exitCode = 1;
  }
}

function listOf({ campaigns: some, schedules: more, topups }: Held): string {
  if (some.length + more.length + topups === 0) return 'Nothing is held.\n';
  const rows = [
    ...some.map((one) => `${one.id}  ${one.waiting} contacts wait  ${one.name} (${one.workspace_name})`),
    ...more.map((one) => `${one.id}  ${one.rrule === null ? 'once' : 'recurring'}  to ${one.to_number}`),
    ...(topups > 0 ? [`${topups} automatic top-ups, which only --all releases`] : []),
  ];
  return `${rows.join('\n')}\nRelease some with: npm run release -- <id> …, everything with: npm run release -- --all\n`;
}
