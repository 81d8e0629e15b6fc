// The adapters of workspaces' own keys: how long they stay open, and what a call meets whose adapters were closed while it was
// silent.
import { expect, test } from 'vitest';
import { createVirtualClock } from '../../src/core/virtual-clock.ts';
import type { LlmDelta, LlmProvider } from '../../src/providers/ports/llm.ts';
import type { Account } from '../../src/providers/registry/accounts.ts';
import { createAdapterCache } from '../../src/providers/registry/use.ts';
import { llmRequest } from './conformance/llm.ts';
import { collect } from './support/sounds.ts';

const MINUTE = 60_000;

function world() {
  const clock = createVirtualClock();
  const cache = createAdapterCache(clock, (error) => {
    throw error;
  });
  let [created, open] = [0, 0];
  const create = (): Account => {
    created++;
    open++;
    let isOpen = true;
    const llm = {
      id: 'fake',
      async *stream(): AsyncGenerator<LlmDelta> {
        if (!isOpen) throw new Error('the adapter is closed');
        yield { type: 'text', text: 'Hello.' };
      },
    } as unknown as LlmProvider;
    const close = async () => {
      if (isOpen) open--;
      isOpen = false;
    };
    return { adapters: { llm, close } } as unknown as Account;
  };
  const speak = (account: Account) => collect(account.adapters.llm!.stream(llmRequest('Hello?')));
  return { clock, cache, create, speak, created: () => created, open: () => open };
}

const HELLO = [{ type: 'text', text: 'Hello.' }];

test('adapters of one key are shared and close after 15 minutes without a use', async () => {
  const { clock, cache, create, speak, created, open } = world();
  const account = cache.get('one', create);
  expect(cache.get('one', create)).toBe(account);
  expect(await speak(account)).toEqual(HELLO);
  await clock.advance(16 * MINUTE);
  cache.get('other', create);
  expect([created(), open(), cache.size()]).toEqual([2, 1, 1]);
});

test('a call whose adapters were closed in a long silence opens them again, beside those of a newer call', async () => {
  const { clock, cache, create, speak, created, open } = world();
  const account = cache.get('one', create);
  await clock.advance(16 * MINUTE);
  const newer = cache.get('two', create);
  expect(open()).toBe(1);
  const sameKey = cache.get('one', create);
  expect(sameKey).not.toBe(account);
  expect(await Promise.all([account, sameKey, newer].map(speak))).toEqual([HELLO, HELLO, HELLO]);
  expect([created(), open(), cache.size()]).toEqual([4, 3, 3]);
  await cache.close();
  expect([open(), cache.size()]).toEqual([0, 0]);
});

test('of more than 256 keys, those that were not used for a minute are closed until 256 are left', async () => {
  const { clock, cache, create, speak, open } = world();
  const accounts = Array.from({ length: 257 }, (_, i) => cache.get(`key ${i}`, create));
  await clock.advance(61_000);
  expect(await speak(accounts[0]!)).toEqual(HELLO);
  cache.get('newest', create);
  expect([open(), cache.size()]).toEqual([256, 256]);
});
