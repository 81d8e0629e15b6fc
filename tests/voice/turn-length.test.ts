// Input without a pause: how long a turn may become, and what each further word costs.
import { describe, expect, test } from 'vitest';
import { searchQuery } from '../../src/voice/session/chat-history.ts';
import { completeness, sameWords } from '../../src/voice/turn/endpointing.ts';
import { isBackchannel } from '../../src/voice/turn/interruption.ts';
import { newTurnState, step } from '../../src/voice/turn/machine.ts';
import type { Command, TurnEvent, TurnSettings, TurnState } from '../../src/voice/vocabulary.ts';
import { GREETED, OPENED, run, SETTINGS, type Short } from '../support/turn-script.ts';

const LINE = '今天天气很好我们去公园散步'.repeat(320).slice(0, 4000);
/** The longest committed input: one text of the longest size behind another. */
const MAX_CHARS = 8001;

function typing(count: number, settings: Partial<TurnSettings>, ...before: Short[]) {
  let turn = newTurnState({ ...SETTINGS, ...settings });
  const commands: Command[] = [];
  const apply = (event: TurnEvent): void => {
    const [next, more] = step(turn, event);
    turn = next;
    commands.push(...more);
  };
  for (const [atMs, event] of before) apply({ ...event, atMs } as TurnEvent);
  for (let i = 0; i < count; i++) apply({ type: 'words', text: LINE, final: true, atMs: 2000 + 33 * i });
  return { turn, commands, committed: commands.filter((one) => one.do === 'commit_input') };
}

describe('a turn that does not pause', () => {
  test('is answered once it has four thousand characters', () => {
    const { committed } = typing(60, {}, ...GREETED);
    expect(committed.length).toBeGreaterThanOrEqual(19);
    for (const { text, speech } of committed) {
      expect(text.length).toBeLessThanOrEqual(MAX_CHARS);
      expect(speech).not.toBeNull();
    }
  });

  test('is committed while the agent may not be interrupted', () => {
    const settings: Partial<TurnSettings> = {
      disclosure: 'Recorded.',
      interruption: { enabled: false, minMs: 200, minWords: 1, ignoreBackgroundVoices: true },
    };
    const { turn, committed } = typing(20, settings, OPENED);
    expect(turn.phase.name).toBe('speaking');
    expect(committed).toHaveLength(10);
    for (const { text, speech } of committed) expect([text.length <= MAX_CHARS, speech]).toEqual([true, null]);
  });

  test('loses none of its words', () => {
    const { turn, committed } = typing(31, {}, ...GREETED);
    const said = [...committed.map(({ text }) => text), turn.input.final].join(' ').replaceAll(' ', '');
    expect(said.length).toBe(31 * LINE.length);
  });

  test('ends with keys, too', () => {
    const keys = Array.from({ length: 4001 }, (_, i): Short => [1000 + i, { type: 'dtmf', digit: '1' }]);
    const [turn, commands] = run({}, ...GREETED, ...keys);
    expect(commands).toContainEqual(expect.objectContaining({ do: 'commit_input', text: '1'.repeat(4001) }));
    expect(turn.phase.name).toBe('thinking');
  });

  test('costs as much for each further word as at its beginning', () => {
    cost(2);
    // Twelve times as many words. Without a bound of the turn, the cost was 100 times as high.
    expect(cost(120) / cost(10)).toBeLessThan(30);
  });

  /** CPU time of the cheapest of several runs: the others contain garbage collections and compilations. */
  function cost(count: number): number {
    const runs = Array.from({ length: 7 }, () => {
      const before = process.cpuUsage();
      typing(count, {}, ...GREETED);
      const { user, system } = process.cpuUsage(before);
      return user + system;
    });
    return Math.min(...runs);
  }
});

describe('long texts', () => {
  test('are as complete as their end', () => {
    expect(completeness(`${LINE} and`)).toBe(completeness('I see him and'));
    expect(completeness(`${LINE}. Thank you.`)).toBe(1);
    expect(completeness(`${'a '.repeat(3000)}four five`)).toBe(0);
  });

  test('have the same words when only the case and the signs of a late part differ', () => {
    const start = 'hello there '.repeat(600);
    expect(sameWords(`${start}book a table`, `${start}Book a table.`)).toBe(true);
    expect(sameWords(`${start}book a table`, `${start}book the table`)).toBe(false);
    expect(sameWords('Hello. there', 'hello, there')).toBe(true);
    expect(sameWords(`hello ${start}`, `goodbye ${start}`)).toBe(false);
    expect(sameWords(start, `${start}x`)).toBe(false);
  });

  test('are no backchannels', () => {
    expect(isBackchannel('mm '.repeat(3))).toBe(true);
    expect(isBackchannel(`${'m'.repeat(4000)}`)).toBe(false);
  });

  test('are searched for by their last thousand characters, without half of a pair', () => {
    const query = searchQuery([{ role: 'user', content: `${'😀'.repeat(900)}when do you open` }]);
    expect(query.length).toBeLessThanOrEqual(1000);
    expect(query.isWellFormed()).toBe(true);
    expect(query.endsWith('😀when do you open')).toBe(true);
  });
});

test('the state is bounded whatever the phase is', () => {
  const phases: Short[][] = [[], [OPENED], [...GREETED]];
  for (const before of phases) {
    const { turn }: { turn: TurnState } = typing(40, { greeting: null }, ...before);
    expect(turn.input.final.length).toBeLessThanOrEqual(MAX_CHARS);
  }
});
