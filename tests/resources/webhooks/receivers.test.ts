// How slots are shared among receivers: a silent receiver does not delay the others.
import { describe, expect, test } from 'vitest';
import {
  createReceivers,
  receiverOf,
  type Receivers,
} from '../../../src/resources/webhooks/delivery/receiver-slots.ts';

const lane = (name: string, webhookId = name) => ({ webhookId, url: `http://${name}.example.com/hook` });
const host = (name: string) => receiverOf(lane(name).url);
const total = (quotas: { count: number }[]) => quotas.reduce((sum, { count }) => sum + count, 0);

function prove(receivers: Receivers, name: string, times: number): void {
  for (let i = 0; i < times; i++) {
    receivers.take(host(name));
    receivers.release(host(name), 'quick');
  }
}

describe('allot', () => {
  test('an unknown receiver starts with one request', () => {
    const receivers = createReceivers({ slots: 256, slotsPerReceiver: 64 });
    expect(receivers.allot([lane('a')]).quotas).toEqual([{ webhookId: 'a', count: 1 }]);
  });
  test('fast responses raise the limit up to the maximum', () => {
    const receivers = createReceivers({ slots: 256, slotsPerReceiver: 16 });
    prove(receivers, 'a', 100);
    expect(total(receivers.allot([lane('a')]).quotas)).toBe(16);
  });
  test('prompt responses raise the limit to twice the maximum, until one takes longer', () => {
    const receivers = createReceivers({ slots: 256, slotsPerReceiver: 16 });
    const room = () => total(receivers.allot([lane('a')]).quotas);
    for (let i = 0; i < 100; i++) {
      receivers.take(host('a'));
      receivers.release(host('a'), 'prompt');
    }
    expect(room()).toBe(32);
    receivers.take(host('a'));
    receivers.release(host('a'), 'quick');
    expect(room()).toBe(16);
  });
  test('timeouts halve the limit down to one', () => {
    const receivers = createReceivers({ slots: 256, slotsPerReceiver: 64 });
    prove(receivers, 'a', 100);
    const seen: number[] = [];
    for (let i = 0; i < 8; i++) {
      receivers.take(host('a'));
      receivers.release(host('a'), 'silent');
      seen.push(total(receivers.allot([lane('a')]).quotas));
    }
    expect(seen).toEqual([32, 16, 8, 4, 2, 1, 1, 1]);
  });
  test('a receiver with late responses gets up to sixteen', () => {
    const receivers = createReceivers({ slots: 256, slotsPerReceiver: 64 });
    for (let i = 0; i < 50; i++) {
      receivers.take(host('a'));
      receivers.release(host('a'), 'slow');
    }
    expect(total(receivers.allot([lane('a')]).quotas)).toBe(16);
  });
  test('webhooks of one receiver share its slots evenly', () => {
    const receivers = createReceivers({ slots: 256, slotsPerReceiver: 64 });
    prove(receivers, 'a', 3);
    const { quotas } = receivers.allot([lane('a', 'one'), lane('a', 'two')]);
    expect(quotas).toEqual([
      { webhookId: 'one', count: 2 },
      { webhookId: 'two', count: 2 },
    ]);
  });
  test('regardless of slow receivers, a quarter of the slots is reserved for new receivers and a quarter for fast ones', () => {
    const receivers = createReceivers({ slots: 64, slotsPerReceiver: 64 });
    prove(receivers, 'good', 100);
    const fill = (kind: string) => {
      for (const { webhookId, count } of receivers.allot(lanesOf(kind)).quotas) {
        for (let n = 0; n < count; n++) receivers.take(host(webhookId));
      }
    };
    const lanesOf = (kind: string) => Array.from({ length: 100 }, (_, i) => lane(`${kind}${i}`));
    for (const { webhookId } of lanesOf('silent')) {
      receivers.take(host(webhookId));
      receivers.release(host(webhookId), 'silent');
    }
    fill('silent');
    expect(receivers.free()).toBe(32);
    fill('new');
    expect(receivers.free()).toBe(16);
    expect(total(receivers.allot([...lanesOf('silent'), ...lanesOf('new'), lane('good')]).quotas)).toBe(16);
  });
  test('with more webhooks than slots, returns the last one, so that the next scan starts after it', () => {
    const receivers = createReceivers({ slots: 8, slotsPerReceiver: 8 });
    for (const name of ['a', 'b', 'c']) prove(receivers, name, 10);
    const dueWebhooks = ['a', 'b', 'c'].map((name) => lane(name));
    for (let i = 0; i < 6; i++) receivers.take(host('a'));
    expect(receivers.allot(dueWebhooks)).toEqual({
      quotas: [
        { webhookId: 'a', count: 1 },
        { webhookId: 'b', count: 1 },
      ],
      last: 'b',
    });
  });
  test('released slots restore the count', () => {
    const receivers = createReceivers({ slots: 16, slotsPerReceiver: 8 });
    const paces = ['quick', 'slow', 'silent'] as const;
    for (let i = 0; i < 300; i++) {
      receivers.take(host('a'));
      if (i % 2 === 0) receivers.take(host('b'));
      receivers.release(host('a'), paces[i % 3]!);
      if (i % 2 === 0) receivers.release(host('b'), paces[(i + 1) % 3]!);
    }
    expect(receivers.free()).toBe(16);
    prove(receivers, 'a', 20);
    prove(receivers, 'b', 20);
    expect(total(receivers.allot([lane('a'), lane('b')]).quotas)).toBe(16);
  });
});
