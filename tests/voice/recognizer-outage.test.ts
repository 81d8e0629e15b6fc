// The turn machine while the recognizer is disconnected and after it has reconnected.
import { describe, expect, test } from 'vitest';
import { GREETED, run, type Short } from '../support/turn-script.ts';

describe('a recognizer that is disconnected', () => {
  const AWAY: Short[] = [
    ...GREETED,
    [2060, { type: 'caller_speech_started', sinceMs: 2000 }],
    [2500, { type: 'recognizer', available: false }],
    [4120, { type: 'caller_speech_ended', lastMs: 4000 }],
  ];
  const UNHEARD: Short[] = [...AWAY, [5020, { type: 'timer', name: 'endpoint' }]];

  test('is awaited up to the longest allowed silence', () => {
    expect(run({}, ...UNHEARD)[1]).toEqual([
      { do: 'cancel_timer', name: 'idle' },
      { do: 'start_timer', name: 'endpoint', ms: 1980 },
    ]);
  });

  test('and does not reconnect is covered by fillers, three seconds apart', () => {
    const filled: Short[] = [...UNHEARD, [7000, { type: 'timer', name: 'endpoint' }]];
    expect(run({}, ...filled)[1]).toContainEqual({ do: 'say', speech: 2, text: 'One moment, please.' });
    const over: Short[] = [
      ...filled,
      [7100, { type: 'playback_started', speech: 2 }],
      [8000, { type: 'playback_ended', speech: 2 }],
    ];
    expect(run({}, ...over)[1]).toEqual([
      { do: 'cancel_timer', name: 'idle' },
      { do: 'start_timer', name: 'endpoint', ms: 3000 },
    ]);
    const again = run({}, ...over, [11_000, { type: 'timer', name: 'endpoint' }])[1];
    expect(again).toContainEqual({ do: 'say', speech: 3, text: 'I am still looking.' });
  });

  test('and returns the words later gets them answered immediately, with their own times', () => {
    const back: Short[] = [...UNHEARD, [5500, { type: 'recognizer', available: true }]];
    expect(run({}, ...back)[1]).toEqual([{ do: 'start_timer', name: 'endpoint', ms: 1500 }]);
    const [turn, commands] = run({}, ...back, [5900, { type: 'words', text: 'Book a table.', final: true }]);
    expect(commands).toContainEqual({ do: 'start_timer', name: 'endpoint', ms: 0 });
    expect(turn.input).toMatchObject({ sinceMs: 2000, lastMs: 4000, final: 'Book a table.' });
  });

  test.each<[string, Short[]]>([
    ['after the caller has spoken', [...UNHEARD, [5500, { type: 'recognizer', available: true }]]],
    [
      'while the caller speaks',
      [
        ...AWAY.slice(0, -1),
        [3900, { type: 'recognizer', available: true }],
        AWAY.at(-1)!,
        [5020, { type: 'timer', name: 'endpoint' }],
      ],
    ],
  ])('and reconnects without the words, %s, makes the agent ask the caller to repeat them', (_when, back) => {
    const [, commands] = run({}, ...back, [7000, { type: 'timer', name: 'endpoint' }]);
    expect(commands).toContainEqual({ do: 'say', speech: 2, text: 'Sorry, I did not catch that.' });
  });

  test('leaves half a sentence unanswered until the rest arrives', () => {
    const half: Short[] = [
      ...GREETED,
      [2060, { type: 'caller_speech_started', sinceMs: 2000 }],
      [2400, { type: 'words', text: 'Book', final: false }],
      [2500, { type: 'recognizer', available: false }],
      [4120, { type: 'caller_speech_ended', lastMs: 4000 }],
      [5000, { type: 'timer', name: 'endpoint' }],
    ];
    expect(run({}, ...half)[1].some((command) => command.do === 'commit_input')).toBe(false);
    const whole: Short[] = [
      ...half,
      [5500, { type: 'recognizer', available: true }],
      [5600, { type: 'words', text: 'Book a table.', final: true }],
      [5601, { type: 'timer', name: 'endpoint' }],
    ];
    expect(run({}, ...whole)[1]).toContainEqual(expect.objectContaining({ do: 'commit_input', text: 'Book a table.' }));
  });

  test('and catches up in the pause of an answer is awaited without the timer of that pause', () => {
    const paused: Short[] = [
      ...GREETED,
      [2000, { type: 'words', text: 'Where is my order?', final: true, typed: true }],
      [3000, { type: 'timer', name: 'endpoint' }],
      [3200, { type: 'playback_started', speech: 2 }],
      [5000, { type: 'playback_paused', speech: 2 }],
      [5060, { type: 'caller_speech_started', sinceMs: 5000 }],
      [5200, { type: 'recognizer', available: false }],
      [5300, { type: 'recognizer', available: true }],
      [5620, { type: 'caller_speech_ended', lastMs: 5500 }],
    ];
    const [turn, commands] = run({}, ...paused, [6000, { type: 'interrupt' }]);
    expect(turn).toMatchObject({ phase: { name: 'listening' }, recognizer: 'catching_up' });
    expect(commands).toContainEqual({ do: 'start_timer', name: 'endpoint', ms: 3000 });
    expect(commands).toContainEqual({ do: 'cancel_timer', name: 'idle' });
  });
});
