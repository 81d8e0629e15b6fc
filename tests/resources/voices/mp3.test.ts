// The encoder of previews runs in the process that may carry calls.
import { expect, test } from 'vitest';
import { encodeSpeech } from '../../../src/resources/voices/mp3.ts';
import { decodeMp3 } from '../calls/support.ts';

test('a long sentence is encoded in short steps, between which the process does other work', async () => {
  const sentence = Int16Array.from({ length: 16_000 * 10 }, (_, i) => Math.round(9_000 * Math.sin(i / 20)));
  let turns = 0;
  const count = (): void => {
    turns++;
    next = setImmediate(count);
  };
  let next = setImmediate(count);
  async function* chunks(): AsyncGenerator<Int16Array> {
    yield sentence;
  }
  const mp3 = await encodeSpeech(chunks());
  clearImmediate(next);
  expect(turns).toBeGreaterThan(20);
  expect((await decodeMp3(mp3)).seconds).toBeCloseTo(10, 0);
});
