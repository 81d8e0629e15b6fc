// Request slots at a vendor: bounded, shared fairly between workspaces, and always released.
import { describe, expect, test } from 'vitest';
import { createVirtualClock } from '../../src/core/virtual-clock.ts';
import { chooseNext, createCapacity } from '../../src/providers/fair-share.ts';
import { createVendorQueue } from '../../src/providers/vendor-queue.ts';

const signal = new AbortController().signal;
const wait = (...ids: string[]) => ids.map((workspaceId) => ({ workspaceId }));

describe('choose', () => {
  test('an empty queue yields no candidate', () => {
    expect(chooseNext([], new Map())).toBe(-1);
  });

  test('the workspace with the fewest running requests goes first, then the oldest request', () => {
    expect(chooseNext(wait('loud', 'loud', 'quiet'), new Map([['loud', 3]]))).toBe(2);
    expect(
      chooseNext(
        wait('a', 'b'),
        new Map([
          ['a', 1],
          ['b', 1],
        ]),
      ),
    ).toBe(0);
  });
});

describe('capacity', () => {
  test('a busy workspace does not delay an idle one', async () => {
    const capacity = createCapacity('vendor', 2, createVirtualClock());
    const order: string[] = [];
    const enter = (id: string) => capacity.enter(id, signal).then((leave) => (order.push(id), leave));
    const [first, second] = await Promise.all([enter('loud'), enter('loud')]);
    const waiting = [enter('loud'), enter('loud'), enter('quiet')];
    first!();
    await waiting[2];
    expect(order).toEqual(['loud', 'loud', 'quiet']);
    second!();
    await waiting[0];
    expect(order.at(-1)).toBe('loud');
  });

  test('with one slot, workspaces take turns', async () => {
    const capacity = createCapacity('vendor', 1, createVirtualClock());
    const order: string[] = [];
    const ask = async (id: string) => {
      const leave = await capacity.enter(id, signal);
      order.push(id);
      await Promise.resolve();
      leave();
    };
    const loud = Array.from({ length: 4 }, () => ask('loud'));
    await Promise.all([...loud, ask('quiet'), ask('quiet')]);
    expect(order).toEqual(['loud', 'quiet', 'loud', 'quiet', 'loud', 'loud']);
  });

  test('a request that waits too long fails with rate_limited and leaves the queue', async () => {
    const clock = createVirtualClock();
    const capacity = createCapacity('vendor', 1, clock);
    const leave = await capacity.enter('a', signal);
    const late = capacity.enter('b', signal);
    const refused = expect(late).rejects.toMatchObject({ kind: 'rate_limited' });
    await clock.advance(2_000);
    await refused;
    leave();
    leave();
    await capacity.enter('c', signal);
    expect(clock.pending()).toBe(0);
  });

  test('an aborted request leaves the queue', async () => {
    const capacity = createCapacity('vendor', 1, createVirtualClock());
    const leave = await capacity.enter('a', signal);
    const abort = new AbortController();
    const waiting = capacity.enter('b', abort.signal);
    const reason = new Error('the caller spoke');
    abort.abort(reason);
    await expect(waiting).rejects.toBe(reason);
    leave();
    await capacity.enter('c', signal);
  });
});

describe('places', () => {
  const noted = () => {
    const woken: string[] = [];
    return { woken, wake: (id: string) => () => void woken.push(id) };
  };

  test('no more slots are taken than exist, and releasing one twice frees one', () => {
    const places = createVendorQueue(2, createVirtualClock());
    const first = places.acquire('a', null);
    expect([places.acquire('b', null), places.acquire('c', null)]).toEqual([expect.any(Function), null]);
    first!();
    first!();
    expect([places.acquire('a', null), places.acquire('b', null)]).toEqual([expect.any(Function), null]);
  });

  test('a free slot is reserved for the workspace with the fewest, which is notified', () => {
    const places = createVendorQueue(2, createVirtualClock());
    const { woken, wake } = noted();
    const first = places.acquire('loud', null);
    places.acquire('loud', null);
    expect([places.acquire('loud', wake('loud')), places.acquire('quiet', wake('quiet'))]).toEqual([null, null]);
    first!();
    expect(woken).toEqual(['quiet']);
    expect(places.acquire('loud', wake('loud'))).toBeNull();
    expect(places.acquire('quiet', wake('quiet'))).not.toBeNull();
  });

  test('several free slots notify one workspace after another', () => {
    const places = createVendorQueue(2, createVirtualClock());
    const { woken, wake } = noted();
    const held = [places.acquire('a', null), places.acquire('a', null)];
    places.acquire('b', wake('b'));
    places.acquire('c', wake('c'));
    for (const release of held) release!();
    places.acquire('b', wake('b'));
    expect(woken.at(-1)).toBe('c');
  });

  test('a notified workspace that does not respond blocks a free slot only briefly', async () => {
    const clock = createVirtualClock();
    const places = createVendorQueue(1, clock);
    const { wake } = noted();
    const first = places.acquire('loud', null);
    places.acquire('gone', wake('gone'));
    places.acquire('loud', wake('loud'));
    await clock.advance(2_400);
    first!();
    expect(places.acquire('loud', wake('loud'))).toBeNull();
    await clock.advance(200);
    expect(places.acquire('loud', wake('loud'))).not.toBeNull();
  });
});
