// Questions of one turn of the event loop share a run, and no question gets an answer that is older than itself.
import { setImmediate as turn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { sharedInTurn } from '../../src/core/shared-turn.ts';

test('the same question of one turn is asked once, other questions by themselves', async () => {
  const asked: string[] = [];
  const ask = sharedInTurn(async (key) => asked.push(key));
  const answers = await Promise.all([ask('a'), ask('b'), ask('a')]);
  expect(asked).toEqual(['a', 'b']);
  expect(answers).toEqual([1, 2, 1]);
});

test('a question that comes while the same one is being answered is asked again', async () => {
  let state = 'valid';
  let read = 0;
  const reading = Promise.withResolvers<void>();
  const ask = sharedInTurn(async () => {
    const seen = state;
    if (++read === 1) await reading.promise;
    return seen;
  });
  const early = ask('key');
  await turn();
  expect(read).toBe(1);
  state = 'revoked';
  const late = ask('key');
  reading.resolve();
  expect([await early, await late]).toEqual(['valid', 'revoked']);
});

test('a failure reaches all that share it, and the next question gets its own run', async () => {
  let runs = 0;
  const ask = sharedInTurn(async () => {
    if (++runs === 1) throw new Error('the database is gone');
    return 'found';
  });
  const both = await Promise.allSettled([ask('key'), ask('key')]);
  expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(await ask('key')).toBe('found');
});
