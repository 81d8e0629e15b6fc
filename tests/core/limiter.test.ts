// The fair queue in front of scarce work: a flood from one key does not block other keys.
import { describe, expect, test } from 'vitest';
import { createFairLimiter, QueueFull } from '../../src/core/limiter.ts';

/** Work that ends when the test ends it, and the order in which the pieces started. */
function workshop() {
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  return {
    begun,
    work: (name: string) => () => {
      begun.push(name);
      return new Promise<string>((resolve) => ends.push(() => resolve(name)));
    },
    async end(): Promise<void> {
      ends.shift()?.();
      await new Promise((resolve) => setImmediate(resolve));
    },
  };
}

describe('createFairLimiter', () => {
  test('keys take turns: one request waits behind one item of a flood, not behind all of them', async () => {
    const { begun, work, end } = workshop();
    const limiter = createFairLimiter(1, 8, 64);
    const flood = Array.from({ length: 8 }, (_, index) => limiter.run('flood', work(`flood ${index}`)));
    const person = limiter.run('person', work('person'));
    for (let i = 0; i < 9; i++) await end();
    expect(begun.indexOf('person')).toBe(2);
    expect(await Promise.all([...flood, person])).toHaveLength(9);
  });

  test('one key may fill its share of the queue; anything beyond is rejected at once', async () => {
    const { work, end } = workshop();
    const limiter = createFairLimiter(1, 8, 64);
    const flood = Array.from({ length: 150 }, (_, index) => limiter.run('flood', work(String(index))));
    const settled = Promise.allSettled(flood);
    for (let i = 0; i < 9; i++) await end();
    const results = await settled;
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(9);
    const refused = results.filter((result) => result.status === 'rejected');
    expect(refused.every(({ reason }) => reason instanceof QueueFull)).toBe(true);
  });

  test('when the queue is full, the newest entry of the key with the most entries is evicted for a key with fewer', async () => {
    const { begun, work, end } = workshop();
    const limiter = createFairLimiter(1, 4, 8);
    const flood = ['a', 'b', 'a', 'b', 'a', 'b', 'a', 'b', 'a'].map((key) => limiter.run(key, work(key)));
    const settled = Promise.allSettled(flood);
    const person = limiter.run('person', work('person'));
    for (let i = 0; i < 9; i++) await end();
    expect(await person).toBe('person');
    expect((await settled).filter(({ status }) => status === 'rejected')).toHaveLength(1);
    expect(begun).toHaveLength(9);
  });

  test('work that fails frees its slot', async () => {
    const limiter = createFairLimiter(1, 4, 8);
    const failed = limiter.run('a', () => Promise.reject(new Error('broken')));
    const next = limiter.run('a', async () => 'done');
    await expect(failed).rejects.toThrow('broken');
    expect(await next).toBe('done');
  });
});
