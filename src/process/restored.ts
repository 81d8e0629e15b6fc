// Prevents double calls after a restore: campaigns and schedules of the copy are held until the operator releases them.
import type { Logger } from 'pino';
import { onRestoredCopy } from '../database/identity.ts';
import type { Database } from '../database/pool.ts';
import type { Db } from '../database/transaction.ts';
import * as campaigns from '../resources/campaigns/states.ts';
import { selectRestoredCampaigns, type RestoredCampaign } from '../resources/campaigns/store/campaigns.ts';
import { forgetOtherDatabase } from '../resources/events/service.ts';
import * as schedules from '../resources/schedules/service.ts';
import { selectRestoredSchedules, type ScheduleRow } from '../resources/schedules/store.ts';

export interface Held {
  campaigns: RestoredCampaign[];
  schedules: ScheduleRow[];
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
  if (held) log.warn(held, 'this database was restored from a backup: its campaigns and schedules are held');
}

export async function findHeld(db: Db): Promise<Held> {
  const [heldCampaigns, heldSchedules] = [await selectRestoredCampaigns(db), await selectRestoredSchedules(db)];
  return { campaigns: heldCampaigns, schedules: heldSchedules };
}

/** Returns the note for the start-up message; null if nothing is held. */
export function heldNote({ campaigns: some, schedules: more }: Held): string | null {
  const counts = [counted(some.length, 'campaign'), counted(more.length, 'schedule')].filter((text) => text !== '');
  if (counts.length === 0) return null;
  return `This database was restored from a backup. Held, so that nobody is called twice: ${counts.join(' and ')}. To see and release them: npm run release`;
}

function counted(count: number, what: string): string {
  return count === 0 ? '' : `${count} ${what}${count === 1 ? '' : 's'}`;
}
