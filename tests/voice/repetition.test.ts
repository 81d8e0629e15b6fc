// Detection of conversations that go in circles: they end with a named reason, and conversations of humans who repeat
// themselves do not.
import { describe, expect, test } from 'vitest';
import { repeatsItself, saidLine, type SaidLine } from '../../src/voice/session/repetition.ts';
import { startScripted } from '../support/scripted-session.ts';

const caller = (text: string): SaidLine => saidLine({ role: 'user', text });
const agent = (text: string): SaidLine => saidLine({ role: 'agent', text });
const times = (n: number, block: readonly SaidLine[]): SaidLine[] => Array.from({ length: n }, () => block).flat();

describe('a conversation goes in circles when', () => {
  test('the same three lines were said three times, whatever came before', () => {
    const block = [agent('Sorry, could you repeat that?'), caller('Of course.'), caller('How can I help?')];
    expect(repeatsItself([agent('Hello.'), caller('Hi!'), ...times(3, block)])).toBe(true);
    expect(repeatsItself([agent('Hello.'), caller('Hi!'), ...times(3, block).slice(1)])).toBe(false);
  });

  test('two lines alternated until there are nine, or four lines occurred three times', () => {
    const two = [agent('Goodbye.'), caller('Goodbye!')];
    expect(repeatsItself(times(4, two))).toBe(false);
    expect(repeatsItself([...times(4, two), two[0]!])).toBe(true);
    const four = [...two, agent('Anything else?'), caller('No.')];
    expect(repeatsItself(times(3, four))).toBe(true);
    expect(repeatsItself(times(3, four).slice(0, -1))).toBe(false);
  });

  test('each of the last twelve lines occurred twice before, in any order', () => {
    const said = Array.from({ length: 6 }, (_, i) => [agent(`Sorry, part ${i}.`), caller(`Pardon, part ${i}.`)]).flat();
    const mixed = [...said, ...said.toReversed(), ...said.slice(4), ...said.slice(0, 4)];
    expect(repeatsItself(mixed)).toBe(true);
    expect(repeatsItself(mixed.slice(0, -1))).toBe(false);
    expect(repeatsItself(mixed.toSpliced(30, 1, caller('My order number is 4512.')))).toBe(false);
  });

  test('lines differ only in case and punctuation, but not when one word differs', () => {
    const lines = times(3, [agent('I see.'), caller('Yes?'), agent('One moment.')]);
    expect(repeatsItself(lines.toSpliced(4, 1, caller('yes')))).toBe(true);
    expect(repeatsItself(lines.toSpliced(4, 1, caller('Yes please')))).toBe(false);
  });

  test('both sides repeat themselves: a caller alone does not', () => {
    expect(repeatsItself(times(12, [caller('Hello?')]))).toBe(false);
    const answered = Array.from({ length: 6 }, (_, i) => [caller('Hello?'), agent(`Answer ${i}.`)]).flat();
    expect(repeatsItself(answered)).toBe(false);
  });
});

test('a call whose sides repeat themselves ends with a goodbye and the reason `repetition`', async () => {
  const { clock, line, session, transcript } = startScripted({
    agent: { greeting: null },
    answer: () => ['Could you say that again?'],
  });
  let isOver = false;
  void session.done.then(() => (isOver = true));
  for (let n = 0; n < 12 && !isOver; n++) {
    void line.speak('I said hello there.', 1000);
    await clock.advance(6000);
  }
  const { end } = await session.done;
  expect(end).toEqual({ status: 'completed', reason: 'repetition' });
  expect(transcript()).toHaveLength(10);
  expect(transcript().at(-1)).toBe('agent: We keep saying the same things, so I will end this call here. Goodbye.');
});
