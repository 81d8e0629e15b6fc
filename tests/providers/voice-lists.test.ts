// When vendors are queried for their voices, and how long a response is cached, on a virtual clock.
import { describe, expect, test } from 'vitest';
import { createVirtualClock } from '../../src/core/virtual-clock.ts';
import { ProviderError } from '../../src/providers/ports/errors.ts';
import type { Voice } from '../../src/providers/ports/tts.ts';
import { createVoiceLists } from '../../src/providers/registry/voice-lists.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

const voice = (name: string): Voice => {
  return { voiceId: `vendor-${name}`, name, provider: 'vendor', gender: null, languages: ['en'], description: '' };
};

type Answer = readonly Voice[] | ProviderError | 'hang';

/** A vendor that repeats its response until the test changes it. */
function setUp(first: Answer, mostVoices?: number) {
  const clock = createVirtualClock();
  const lists = createVoiceLists(clock, mostVoices);
  const vendor = { answer: first, asked: 0 };
  const ask = async (signal: AbortSignal): Promise<readonly Voice[]> => {
    vendor.asked++;
    const { answer } = vendor;
    if (answer === 'hang') {
      return new Promise((_, reject) =>
        signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true }),
      );
    }
    if (answer instanceof ProviderError) throw answer;
    return answer;
  };
  const list = lists.open('key', 'vendor', ask);
  const names = () => list.voices().map(({ name }) => name);
  return { clock, lists, vendor, ask, list, names };
}

const DOWN = new ProviderError('vendor', 'unavailable', 'is down');

describe('a cached list of voices', () => {
  test('is requested once for concurrent callers, and not again for five minutes', async () => {
    const { clock, vendor, list, names } = setUp([voice('a')]);
    expect(list.failure()).toMatchObject({ kind: 'unavailable' });
    await Promise.all([list.load(), list.load(), list.load()]);
    expect([names(), list.failure(), vendor.asked]).toEqual([['a'], null, 1]);
    await clock.advance(4 * MINUTE);
    await list.load();
    expect(vendor.asked).toBe(1);
  });

  test('that is stale is returned immediately and refreshed in the background', async () => {
    const { clock, vendor, list, names } = setUp([voice('a')]);
    await list.load();
    await clock.advance(6 * MINUTE);
    vendor.answer = 'hang';
    await list.load();
    expect([names(), vendor.asked]).toEqual([['a'], 2]);
    await clock.advance(2 * MINUTE);
    vendor.answer = [voice('b')];
    await list.load();
    await clock.advance(0);
    expect([names(), vendor.asked]).toEqual([['b'], 3]);
  });

  test('is valid for a day if the vendor does not respond, and is requested at most twice a minute', async () => {
    const { clock, vendor, list, names } = setUp([voice('a')]);
    await list.load();
    vendor.answer = DOWN;
    await clock.advance(6 * MINUTE);
    for (let i = 0; i < 60; i++) {
      await list.load();
      await clock.advance(1_000);
    }
    expect(vendor.asked).toBe(3);
    await clock.advance(23 * HOUR);
    await list.load();
    expect([names(), list.failure()]).toEqual([['a'], null]);
    await clock.advance(HOUR);
    await list.load();
    expect([names(), list.failure()]).toEqual([[], DOWN]);
    vendor.answer = [voice('b')];
    await clock.advance(MINUTE);
    await list.load();
    expect([names(), list.failure()]).toEqual([['b'], null]);
  });

  test('that was never received is awaited briefly, and a vendor that never responds times out', async () => {
    const { clock, vendor, list } = setUp('hang');
    let isOver = false;
    const loaded = list.load().then(() => (isOver = true));
    await clock.advance(3_900);
    expect(isOver).toBe(false);
    await clock.advance(200);
    await loaded;
    await clock.advance(30_000);
    expect(list.failure()).toMatchObject({ kind: 'timeout' });
    // The pause after a failure: without a request there is nothing to wait for.
    await list.load();
    expect([vendor.asked, clock.pending()]).toEqual([1, 0]);
  });

  test('aborts its request when the service stops', async () => {
    const { clock, lists, list } = setUp('hang');
    const loaded = list.load();
    await clock.advance(0);
    lists.close();
    await loaded;
    expect([list.failure()?.kind, clock.pending()]).toEqual(['unavailable', 0]);
  });

  test('of the least recently used key is evicted when there are too many', async () => {
    const { lists, ask, list, names } = setUp([voice('a'), voice('b'), voice('c')], 10);
    const others = ['second', 'third'].map((key) => lists.open(key, 'vendor', ask));
    await list.load();
    await others[0]!.load();
    await list.load();
    await others[1]!.load();
    await lists.open('fourth', 'vendor', ask).load();
    expect([names().length, others[0]!.voices().length]).toEqual([3, 0]);
  });
});
