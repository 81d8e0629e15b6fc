// Watching a leg's row while database responses arrive out of order.
import { expect, test } from 'vitest';
import { createVirtualClock } from '../../../src/core/virtual-clock.ts';
import type { Notifications } from '../../../src/database/notifications.ts';
import type { Db } from '../../../src/database/transaction.ts';
import type { Leg } from '../../../src/providers/ports/carrier.ts';
import { createLegUpdates } from '../../../src/resources/calls/live/leg-updates.ts';
import { silentLog } from '../../providers/support/sounds.ts';

const row = (status: Leg['status']) => ({ ref: 'CA1', status, detail: null, answered_by: null });

test('statuses are reported in order, even if the database answers out of order', async () => {
  const asked: PromiseWithResolvers<ReturnType<typeof row>>[] = [];
  const query = {
    selectFrom: () => query,
    selectAll: () => query,
    where: () => query,
    executeTakeFirst() {
      asked.push(Promise.withResolvers());
      return asked.at(-1)!.promise;
    },
  };
  let notify: (payload: string | null) => void = () => undefined;
  const listen: Notifications['listen'] = (_channel, listener) => {
    notify = listener;
    return () => undefined;
  };
  const clock = createVirtualClock();
  const notifications = { listen } as Notifications;
  const updates = createLegUpdates({ db: query as unknown as Db, notifications, clock, log: silentLog });
  const reported: string[] = [];
  const stop = updates.watch('call_1', ({ status }) => reported.push(status));
  notify('call_1');
  await clock.advance(10);
  const inOrder = asked.length === 1;
  if (!inOrder) asked[1]!.resolve(row('answered'));
  await clock.advance(10);
  asked[0]!.resolve(row('ringing'));
  await clock.advance(10);
  if (inOrder) asked[1]!.resolve(row('answered'));
  await clock.advance(10);
  expect(reported).toEqual(['ringing', 'answered']);
  stop();
  await clock.advance(10_000);
  expect(asked.length).toBe(2);
});
