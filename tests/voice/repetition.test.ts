// Conversations that go in circles: they end with a named reason, and those of humans who repeat themselves do not.
import { describe, expect, test } from 'vitest';
import { goesInCircles } from '../../src/voice/session/repetition.ts';
import { startScripted } from '../support/scripted-session.ts';

type Said = Parameters<typeof goesInCircles>[0][number];

const caller = (text: string): Said => ({ role: 'user', text });
const agent = (text: string): Said => ({ role: 'agent', text });
const times = (n: number, block: readonly Said[]): Said[] => Array.from({ length: n }, () => block).flat();

describe('a conversation goes in circles when', () => {
  test('the same three lines were said three times, whatever came before', () => {
    const block = [agent('Sorry, could you repeat that?'), caller('Of course.'), caller('How can I help?')];
    expect(goesInCircles([agent('Hello.'), caller('Hi!'), ...times(3, block)])).toBe(true);
    expect(goesInCircles([agent('Hello.'), caller('Hi!'), ...times(3, block).slice(1)])).toBe(false);
  });

  test('two lines alternated until there are nine, or eight lines three times', () => {
    const two = [agent('Goodbye.'), caller('Goodbye!')];
    expect(goesInCircles(times(4, two))).toBe(false);
    expect(goesInCircles([...times(4, two), two[0]!])).toBe(true);
    const eight = Array.from({ length: 8 }, (_, i) => (i % 2 === 0 ? agent(`Line ${i}.`) : caller(`Line ${i}.`)));
    expect(goesInCircles(times(3, eight))).toBe(true);
    expect(goesInCircles(times(3, eight).slice(0, -1))).toBe(false);
  });

  test('case and punctuation differ, but not when one word does', () => {
    const lines = times(3, [agent('I see.'), caller('Yes?'), agent('One moment.')]);
    expect(goesInCircles(lines.toSpliced(4, 1, caller('yes')))).toBe(true);
    expect(goesInCircles(lines.toSpliced(4, 1, caller('Yes please')))).toBe(false);
  });

  test('both sides repeat themselves: a caller alone does not', () => {
    expect(goesInCircles(times(12, [caller('Hello?')]))).toBe(false);
    const answered = Array.from({ length: 6 }, (_, i) => [caller('Hello?'), agent(`Answer ${i}.`)]).flat();
    expect(goesInCircles(answered)).toBe(false);
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
