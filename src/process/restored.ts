// Prevents double calls and double payments after a restore: campaigns, schedules and automatic top-ups of the copy are held until
// the operator releases them.
import type { Logger } from 'pino';
import { onRestoredCopy } from '../database/identity.ts';
import type { Database } from '../database/pool.ts';
import type { Db } from '../database/transaction.ts';
import * as campaigns from '../resources/campaigns/states.ts';
import { selectRestoredCampaigns, type RestoredCampaign } from '../resources/campaigns/store/campaigns.ts';
import { forgetOtherDatabase } from '../resources/events/service.ts';
import * as schedules from '../resources/schedules/service.ts';
import { selectRestoredSchedules, type ScheduleRow } from '../resources/schedules/store.ts';
import { countHeldTopups } from '../resources/wallet/service/automatic.ts';

export interface Held {
  campaigns: RestoredCampaign[];
  schedules: ScheduleRow[];
  /** Number of automatic top-ups. */
  topups: number;
}

/** Holds them if the database was restored since the last start. Must run before anything dials. */
export async function holdRestoredCopy(
  database: Pick<Database, 'db' | 'kind'>,
  log: Pick<Logger, 'warn'>,
): Promise<void> {
  const held = await onRestoredCopy(database, async (trx) => {
    await forgetOtherDatabase(trx);
    return { campaigns: await campaigns.pauseRestored(trx), schedules: await schedules.pauseRestored(trx) };
  });
  if (!held) return;
  const fields = { ...held, topups: await countHeldTopups(database.db) };
  log.warn(fields, 'this database was restored from a backup: its campaigns, schedules and automatic top-ups are held');
}

export async function findHeld(db: Db): Promise<Held> {
  const [heldCampaigns, heldSchedules] = [await selectRestoredCampaigns(db), await selectRestoredSchedules(db)];
  return { campaigns: heldCampaigns, schedules: heldSchedules, topups: await countHeldTopups(db) };
}

/** Returns the note for the start-up message; null if nothing is held. */
export function heldNote({ campaigns: some, schedules: more, topups }: Held): string | null {
  const all = [counted(some.length, 'campaign'), counted(more.length, 'schedule'), counted(topups, 'automatic top-up')];
  const counts = all.filter((text) => text !== '');
  if (counts.length === 0) return null;
  return `This database was restored from a backup. Held, so that nobody is called or charged twice: ${new Intl.ListFormat('en').format(counts)}. To see and release them: npm run release`;
}

function counted(count: number, what: string): string {
  return count === 0 ? '' : `${count} ${what}${count === 1 ? '' : 's'}`;
}
