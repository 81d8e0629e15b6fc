// The fair queue before scarce work: a flood of one key keeps nobody else out.
import { describe, expect, test } from 'vitest';
import { createFairLimiter, QueueFull } from '../../src/core/limiter.ts';

/** Work that ends when the test says so, and the order in which it began. */
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
  test('keys take turns: a person waits behind one piece of work of a flood, not behind all of it', async () => {
    const { begun, work, end } = workshop();
    const limiter = createFairLimiter(1, 8, 64);
    const flood = Array.from({ length: 8 }, (_, index) => limiter.run('flood', work(`flood ${index}`)));
    const person = limiter.run('person', work('person'));
    for (let i = 0; i < 9; i++) await end();
    expect(begun.indexOf('person')).toBe(2);
    expect(await Promise.all([...flood, person])).toHaveLength(9);
  });

  test('one key has no more than its share of the queue, and what is beyond is refused at once', async () => {
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

  test('when the whole queue is taken, the newest of the longest makes room for somebody who waits for less', async () => {
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

  test('work that fails gives its place on', async () => {
    const limiter = createFairLimiter(1, 4, 8);
    const failed = limiter.run('a', () => Promise.reject(new Error('broken')));
    const next = limiter.run('a', async () => 'done');
    await expect(failed).rejects.toThrow('broken');
    expect(await next).toBe('done');
  });
});
