// Watches the row of one leg for the process that dials or carries its call. NOTIFY triggers a read; a slow poll covers lost
// notifications.
import type { Logger } from 'pino';
import type { Clock, Timer } from '../../../core/clock.ts';
import { createCoalescedTask } from '../../../core/coalesced-task.ts';
import type { Notifications } from '../../../database/notifications.ts';
import type { Db } from '../../../database/transaction.ts';
import type { LegUpdates } from '../../../providers/ports/carrier.ts';
import { LEGS_CHANNEL, readLegName, selectLeg } from '../rows/legs.ts';

/** Covers lost notifications. */
const POLL_INTERVAL_MS = 2_000;

interface LegUpdatesOptions {
  db: Db;
  notifications: Notifications;
  clock: Clock;
  log: Logger;
}

export function createLegUpdates({ db, notifications, clock, log }: LegUpdatesOptions): LegUpdates {
  return {
    watch(name, onLeg) {
      const { callId, number } = readLegName(name);
      let reported = '';
      let stopped = false;
      let timer: Timer | null = null;
      // One read at a time. With two concurrent reads, the older result could be reported last.
      const read = createCoalescedTask(async () => {
        timer?.cancel();
        if (stopped) return;
        try {
          const leg = await selectLeg(db, callId, number);
          const text = JSON.stringify(leg ?? null);
          if (leg && text !== reported && !stopped) onLeg(leg);
          reported = text;
        } catch (error) {
          log.warn({ err: error, callId }, 'the leg of a call could not be read; retrying');
        }
        if (!stopped) timer = clock.after(POLL_INTERVAL_MS, () => void read());
      });
      const unlisten = notifications.listen(LEGS_CHANNEL, (payload) => {
        if (payload === null || payload === name) void read();
      });
      void read();
      return () => {
        stopped = true;
        timer?.cancel();
        unlisten();
      };
    },
  };
}
