// What a participant of a room may type and press.
import { expect, test } from 'vitest';
import { createVirtualClock } from '../../../src/core/virtual-clock.ts';
import { createPeerMessages } from '../../../src/providers/vendors/livekit/peer-messages.ts';

function peer() {
  const clock = createVirtualClock();
  const heard: string[] = [];
  let closed = 0;
  const messages = createPeerMessages(clock, {
    caption: ({ text }) => heard.push(text),
    digit: (digit) => heard.push(digit),
  });
  const type = (...pieces: string[]) =>
    messages.read({
      async *[Symbol.asyncIterator]() {
        try {
          yield* pieces;
        } finally {
          closed++;
        }
      },
      close: async () => void closed++,
    });
  return { clock, heard, messages, type, closed: () => closed };
}

test('a message in pieces arrives whole, and one that is too long not at all', async () => {
  const { heard, type, closed } = peer();
  await type('When do ', 'you open?');
  await type(...Array.from({ length: 1000 }, () => 'x'.repeat(1000)));
  await type('漢'.repeat(6000));
  expect(heard).toEqual(['When do you open?']);
  expect(closed()).toBe(3);
});

test('messages over the rate are ignored', async () => {
  const { clock, heard, type } = peer();
  for (let i = 0; i < 50; i++) await type('yes');
  expect(heard).toHaveLength(10);
  await clock.advance(2000);
  await type('no');
  expect(heard.at(-1)).toBe('no');
});

test('only keys of a telephone are keys, within a rate', () => {
  const { heard, messages } = peer();
  for (const key of ['1', '#', 'D', '12', 'E', '', 'x'.repeat(10_000), '1\n']) messages.key(key);
  expect(heard).toEqual(['1', '#', 'D']);
  for (let i = 0; i < 500; i++) messages.key('1');
  expect(heard).toHaveLength(90);
});

test('streams that do not end are limited', async () => {
  const { heard, messages, type, closed } = peer();
  const endless = {
    [Symbol.asyncIterator]: () => ({ next: () => new Promise<never>(() => undefined) }),
    close: async () => undefined,
  };
  for (let i = 0; i < 4; i++) void messages.read(endless);
  await type('hello');
  expect([heard, closed()]).toEqual([[], 1]);
});
