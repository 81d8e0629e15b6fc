// Background voices: what the turn machine makes of the loudness of speech, and whole sessions beside a television.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { SessionEvent } from '../../src/voice/host.ts';
import { newTurnState, step } from '../../src/voice/turn/machine.ts';
import type { Command, TurnEvent } from '../../src/voice/vocabulary.ts';
import { startScripted, type ScriptedSession, type SessionScript } from '../support/scripted-session.ts';
import { GREETED, run, SETTINGS, type Short } from '../support/turn-script.ts';

const NEAR = -20;
const FAR = -40;

/** The caller has said something for 2.2 seconds, and the agent answers with speech 2. */
const KNOWN: Short[] = [
  ...GREETED,
  [1000, { type: 'caller_loudness', db: NEAR }],
  [1000, { type: 'caller_speech_started', sinceMs: 940 }],
  [2000, { type: 'words', text: 'Tell me more about it please.', final: true }],
  [3260, { type: 'caller_speech_ended', lastMs: 3140 }],
  [3560, { type: 'timer', name: 'endpoint' }],
];
const ANSWERING: Short[] = [...KNOWN, [4000, { type: 'playback_started', speech: 2 }]];
const heard = (atMs: number, db: number): Short[] => [
  [atMs, { type: 'caller_loudness', db }],
  [atMs, { type: 'caller_speech_started', sinceMs: atMs - 60 }],
];
const TELEVISION: Short[] = [
  ...heard(6000, FAR),
  [6500, { type: 'caller_loudness', db: FAR }],
  [6900, { type: 'words', text: 'Here is the news', final: true }],
];
const OFF = { interruption: { ...SETTINGS.interruption, ignoreBackgroundVoices: false } };
const STOPPED: Command = { do: 'stop', speech: 2, interrupted: true };

describe('a background voice while the agent speaks', () => {
  test('does not interrupt with words, and is reported once', () => {
    expect(run(OFF, ...ANSWERING, ...TELEVISION)[1]).toContainEqual(STOPPED);
    const [turn, commands] = run({}, ...ANSWERING, ...TELEVISION);
    expect(turn.phase).toMatchObject({ name: 'speaking', speech: 2 });
    expect(commands).toEqual([{ do: 'cancel_timer', name: 'endpoint' }, { do: 'report_background_voice' }]);
    const [, again] = run({}, ...ANSWERING, ...TELEVISION, [7000, { type: 'words', text: 'at eight', final: true }]);
    expect(again).toEqual([{ do: 'cancel_timer', name: 'endpoint' }]);
  });

  test('does not interrupt without words', () => {
    const silent: Short[] = [...ANSWERING, ...heard(6000, FAR), [6640, { type: 'timer', name: 'endpoint' }]];
    expect(run(OFF, ...silent)[1]).toContainEqual(STOPPED);
    expect(run({}, ...silent)[0].phase.name).toBe('speaking');
  });

  test('interrupts as long as the usual loudness of the caller is unknown', () => {
    const unknown: Short[] = [
      ...GREETED.slice(0, 2),
      ...heard(300, FAR),
      [700, { type: 'words', text: 'Stop', final: true }],
    ];
    expect(run({}, ...unknown)[1]).toContainEqual({ ...STOPPED, speech: 1 });
  });

  test('is committed without an answer once the agent has finished', () => {
    const over: Short[] = [...TELEVISION, [7120, { type: 'caller_speech_ended', lastMs: 7000 }]];
    const [turn, commands] = run({}, ...ANSWERING, ...over, [9000, { type: 'playback_ended', speech: 2 }]);
    expect(commands).toContainEqual(
      expect.objectContaining({ do: 'commit_input', text: 'Here is the news', speech: null }),
    );
    expect(commands.map((command) => command.do)).not.toContain('generate');
    expect([turn.phase.name, turn.input.final]).toEqual(['listening', '']);
  });

  test('is committed without an answer, too, if it continues after the agent has finished', () => {
    const [turn, commands] = run({}, ...ANSWERING, ...TELEVISION, [9000, { type: 'playback_ended', speech: 2 }]);
    expect(commands).toContainEqual(expect.objectContaining({ do: 'commit_input', text: 'Here is the news' }));
    expect(turn.input).toMatchObject({ speaking: true, final: '' });
  });

  test('ends with the caller, whose words alone are answered', () => {
    const both: Short[] = [...TELEVISION, [7600, { type: 'caller_loudness', db: NEAR }]];
    const [turn, committed] = run({}, ...ANSWERING, ...both);
    expect(committed).toContainEqual(
      expect.objectContaining({ do: 'commit_input', text: 'Here is the news', speech: null }),
    );
    expect(turn.phase.name).toBe('speaking');
    const [after, stopped] = run({}, ...ANSWERING, ...both, [7800, { type: 'words', text: 'No, stop.', final: false }]);
    expect(stopped).toContainEqual(STOPPED);
    expect([after.phase.name, after.input.partial]).toEqual(['listening', 'No, stop.']);
  });

  test('a caller who begins quietly is judged from the beginning', () => {
    const rising: Short[] = [...heard(6000, FAR), [6120, { type: 'caller_loudness', db: NEAR }]];
    const [, commands] = run({}, ...ANSWERING, ...rising, [6150, { type: 'words', text: 'Excuse me', final: false }]);
    expect(commands).toContainEqual(STOPPED);
  });

  test('does not keep keys, typed words or the interrupt button from interrupting', () => {
    const acts: Short[] = [
      [7000, { type: 'dtmf', digit: '1' }],
      [7000, { type: 'interrupt' }],
      [7000, { type: 'words', text: 'Stop it', final: true, typed: true }],
    ];
    for (const act of acts) expect(run({}, ...ANSWERING, ...TELEVISION, act)[1]).toContainEqual(STOPPED);
  });

  test('words that arrive without audio, long after a background voice, interrupt', () => {
    const over: Short[] = [...ANSWERING, ...heard(6000, FAR), [6300, { type: 'caller_speech_ended', lastMs: 6180 }]];
    expect(run({}, ...over, [9500, { type: 'words', text: 'Stop it', final: true }])[1]).toContainEqual(STOPPED);
  });
});

describe('a background voice while the agent thinks', () => {
  test('does not hold the reply, and its words do not replace it', () => {
    const HELD: Command = { do: 'hold_speech', speech: 2 };
    expect(run(OFF, ...KNOWN, ...heard(6000, FAR))[1]).toContainEqual(HELD);
    expect(run({}, ...KNOWN, ...heard(6000, FAR))[1]).not.toContainEqual(HELD);
    const [turn] = run({}, ...KNOWN, ...TELEVISION);
    expect(turn.phase).toMatchObject({ name: 'thinking', floor: 'agent' });
    expect(run(OFF, ...KNOWN, ...TELEVISION)[0].phase.name).toBe('listening');
  });

  test('does not keep the caller from holding it', () => {
    const [turn, commands] = run({}, ...KNOWN, ...heard(6000, FAR), [6700, { type: 'caller_loudness', db: NEAR }]);
    expect(commands).toContainEqual({ do: 'hold_speech', speech: 2 });
    expect(turn.phase).toMatchObject({ name: 'thinking', floor: 'user' });
  });

  test('releases the reply when it continues after the caller', () => {
    const both: Short[] = [...heard(6000, NEAR), [8500, { type: 'caller_loudness', db: FAR }]];
    const [turn, commands] = run({}, ...KNOWN, ...both);
    expect(commands).toEqual([{ do: 'play', speech: 2 }]);
    expect(turn.phase).toMatchObject({ name: 'thinking', floor: 'agent' });
  });
});

test('a background voice is answered like the caller while the agent listens', () => {
  const listening: Short[] = [...ANSWERING, [5000, { type: 'playback_ended', speech: 2 }]];
  const said: Short[] = [...TELEVISION, [7120, { type: 'caller_speech_ended', lastMs: 7000 }]];
  const [, commands] = run({}, ...listening, ...said, [8000, { type: 'timer', name: 'endpoint' }]);
  expect(commands).toContainEqual(expect.objectContaining({ do: 'commit_input', text: 'Here is the news', speech: 3 }));
});

describe('a caller who falls silent beside a background voice that continues', () => {
  const LISTENING: Short[] = [...ANSWERING, [5000, { type: 'playback_ended', speech: 2 }]];
  const ASKED: Short[] = [
    ...LISTENING,
    ...heard(6000, NEAR),
    [6900, { type: 'words', text: 'Book a table please.', final: false }],
    [8000, { type: 'caller_loudness', db: FAR }],
  ];

  const DUE: Short = [8000, { type: 'timer', name: 'endpoint' }];
  const FINAL: Short[] = [
    [8100, { type: 'words', text: 'Book a table, please.', final: true }],
    [8100, DUE[1]],
  ];

  test('is answered after the silence that ends a turn, although the sound is still speech', () => {
    const [turn, commands] = run({}, ...ASKED);
    expect(commands).toContainEqual({ do: 'flush_words' });
    expect(commands).toContainEqual({ do: 'start_timer', name: 'endpoint', ms: 0 });
    expect(turn.input).toMatchObject({ speaking: true, lastMs: 6000 });
    const [after, answered] = run({}, ...ASKED, DUE, ...FINAL);
    expect(after.phase.name).toBe('thinking');
    expect(answered).toContainEqual(
      expect.objectContaining({ do: 'commit_input', text: 'Book a table, please.', endMs: 6000, speech: 3 }),
    );
  });

  test('waits for final words, which words of the background voice do not prolong', () => {
    const [turn, commands] = run({}, ...ASKED, DUE);
    expect([turn.phase.name, commands]).toEqual(['listening', [{ do: 'start_timer', name: 'endpoint', ms: 400 }]]);
    const more: Short[] = [
      [8200, { type: 'words', text: 'Book a table please. Here is', final: false }],
      [8300, { type: 'caller_loudness', db: FAR }],
    ];
    for (const one of more) expect(run({}, ...ASKED, DUE, one)[1]).toEqual([]);
    expect(run({}, ...ASKED, DUE, ...more, [8400, DUE[1]])[0].phase.name).toBe('thinking');
  });

  test('leaves words of the background voice during the reply unanswered', () => {
    const news: Short[] = [
      [8800, { type: 'playback_started', speech: 3 }],
      [9000, { type: 'caller_loudness', db: FAR }],
      [9300, { type: 'words', text: 'Here is the news', final: true }],
      [9620, { type: 'caller_speech_ended', lastMs: 9500 }],
      [12_000, { type: 'playback_ended', speech: 3 }],
    ];
    const [turn, commands] = run({}, ...ASKED, DUE, ...FINAL, ...news);
    expect(commands).toContainEqual(expect.objectContaining({ do: 'commit_input', speech: null }));
    expect([turn.phase.name, turn.input.final]).toEqual(['listening', '']);
  });

  test('has the usual time after each key', () => {
    const keys: Short[] = [...heard(6000, NEAR), [7000, { type: 'dtmf', digit: '4' }]];
    expect(run({}, ...LISTENING, ...keys)[1]).toContainEqual({ do: 'start_timer', name: 'endpoint', ms: 1500 });
    const [, commands] = run({}, ...LISTENING, ...keys, [7500, { type: 'caller_loudness', db: FAR }]);
    expect(commands).toContainEqual({ do: 'start_timer', name: 'endpoint', ms: 1000 });
  });

  test('is not answered for what was said before the question', () => {
    const early: Short[] = [
      ...heard(5000, FAR),
      [6000, { type: 'caller_loudness', db: NEAR }],
      [6400, { type: 'words', text: 'mm-hm', final: true }],
      [7000, { type: 'caller_loudness', db: FAR }],
      [7500, { type: 'words', text: 'Here is the news', final: true }],
      [9000, { type: 'playback_ended', speech: 2 }],
    ];
    expect(run({}, ...ANSWERING, ...early, [9500, { type: 'caller_loudness', db: FAR }])[1]).toEqual([]);
  });

  test('is answered although words of the background voice keep arriving', () => {
    const more: Short = [8100, { type: 'words', text: 'Book a table please. Here is', final: false }];
    expect(run({}, ...ASKED, more)[1]).toContainEqual({ do: 'start_timer', name: 'endpoint', ms: 0 });
    expect(run(OFF, ...ASKED, more)[1]).toContainEqual({ do: 'start_timer', name: 'endpoint', ms: 3000 });
  });

  test('continues by speaking at the usual loudness', () => {
    const louder: Short = [8010, { type: 'caller_loudness', db: NEAR }];
    const more: Short = [8050, { type: 'words', text: 'Book a table please. For two', final: false }];
    expect(run({}, ...ASKED, louder, more)[1]).toContainEqual({ do: 'start_timer', name: 'endpoint', ms: 3000 });
  });
});

const event = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({ type: fc.constant('caller_loudness' as const), db: fc.constantFrom(NEAR, -30, FAR) }),
  },
  fc.constant({ type: 'caller_speech_started' as const, sinceMs: 0 }),
  fc.record({ type: fc.constant('caller_speech_ended' as const), lastMs: fc.constantFrom(0, 2500) }),
  fc.record({
    type: fc.constant('words' as const),
    text: fc.constantFrom('yes', 'stop that', 'book a table'),
    final: fc.boolean(),
  }),
  fc.record({ type: fc.constant('timer' as const), name: fc.constantFrom('endpoint' as const, 'idle' as const) }),
  fc.record({ type: fc.constant('playback_started' as const), speech: fc.integer({ min: 1, max: 6 }) }),
  fc.record({ type: fc.constant('playback_ended' as const), speech: fc.integer({ min: 1, max: 6 }) }),
  fc.record({ type: fc.constant('dtmf' as const), digit: fc.constant('1') }),
);
const happenings = fc.array(fc.tuple(fc.nat(1500), event), { maxLength: 60 }).map((later): Short[] => {
  let atMs = 5000;
  return [...ANSWERING, ...later.map(([ms, one]): Short => [(atMs += ms), one] as Short)];
});

/**
 * Returns the commands of each event, without events of loudness that have none.
 * @param loudness of all speech; null for none, `as is` for that of the events
 */
function decisions(settings: Partial<typeof SETTINGS>, events: readonly Short[], loudness: number | 'as is' | null) {
  const heardAs = events.flatMap((entry): Short[] => {
    const [ms, one] = entry;
    if (one.type !== 'caller_loudness' || loudness === 'as is') return [entry];
    return loudness === null ? [] : [[ms, { ...one, db: loudness }]];
  });
  let turn = newTurnState({ ...SETTINGS, ...settings });
  return heardAs.flatMap(([atMs, one]) => {
    const [next, commands] = step(turn, { ...one, atMs } as TurnEvent);
    turn = next;
    return one.type === 'caller_loudness' && commands.length === 0 ? [] : [commands];
  });
}

describe('in any sequence of events', () => {
  test('without the setting, loudness changes no decision', () => {
    fc.assert(
      fc.property(happenings, (events) => {
        expect(decisions(OFF, events, 'as is')).toEqual(decisions(OFF, events, null));
      }),
      { numRuns: 1000 },
    );
  });

  test('a caller at the usual loudness is treated as without the setting', () => {
    fc.assert(
      fc.property(happenings, fc.integer({ min: -40, max: -3 }), (events, db) => {
        expect(decisions({}, events, db)).toEqual(decisions(OFF, events, null));
      }),
      { numRuns: 1000 },
    );
  });
});

const LONG = 'This is a long answer, which takes many seconds. '.repeat(6);

function startBeside(television: boolean, script: SessionScript = {}): ScriptedSession {
  const interruption = { enabled: true, minMs: 200, minWords: 1, ignoreBackgroundVoices: television };
  return startScripted({
    agent: { greeting: null, interruption },
    answer: () => [LONG],
    providers: () => ({
      vad: () => ({ write: (frame) => frame.some((sample) => Math.abs(sample) > 50), close() {} }),
    }),
    ...script,
  });
}

const stops = (events: readonly SessionEvent[]): number[] =>
  events.flatMap((one) => (one.type === 'interrupted' ? [one.atMs] : []));

describe('in any call', () => {
  test('a voice 20 dB below the caller never interrupts, and the caller always does', async () => {
    const bursts = fc.array(
      fc.record({
        pauseMs: fc.nat(2000),
        ms: fc.integer({ min: 600, max: 3000 }),
        db: fc.integer({ min: -30, max: -20 }),
      }),
      { maxLength: 6 },
    );
    const caller = fc.record({ atMs: fc.integer({ min: 500, max: 6000 }), db: fc.integer({ min: -6, max: 6 }) });
    await fc.assert(
      fc.asyncProperty(bursts, caller, async (television, interrupts) => {
        const { clock, line, host, session } = startBeside(true);
        await clock.advance(100);
        void line.speak('Tell me everything about it that you know, please.', 2500);
        // The reply is audible by now.
        await clock.advance(4000);
        const beginsAt = clock.monotonic();
        let atMs = 0;
        const acts = [
          ...television.map(({ pauseMs, ms, db }) => {
            const beganMs = atMs + pauseMs;
            atMs = beganMs + ms;
            return { atMs: beganMs, ms, db, text: 'the late news' };
          }),
          { ...interrupts, ms: 900, text: 'Stop that now, please.' },
        ];
        for (const { atMs: fromMs, ms, db, text } of acts.toSorted((a, b) => a.atMs - b.atMs)) {
          await clock.advance(Math.max(0, beginsAt + fromMs - clock.monotonic()));
          void line.speak(text, ms, db);
        }
        await clock.advance(Math.max(0, beginsAt + interrupts.atMs + 1000 - clock.monotonic()));
        const [first] = stops(host.events);
        const saidAt = beginsAt + interrupts.atMs;
        expect(first).toBeGreaterThan(saidAt);
        expect(first).toBeLessThanOrEqual(saidAt + 900);
        session.end({ status: 'completed', reason: 'ended_by_api' });
        await clock.advance(6000);
        await session.done;
      }),
      { numRuns: 40 },
    );
  });

  test('a voice that never pauses does not keep a caller from being answered', async () => {
    const isAnswered = async (isOn: boolean) => {
      const { clock, line, transcript, session } = startBeside(isOn, { answer: () => ['All right.'] });
      await clock.advance(100);
      void line.speak('Tell me everything about it that you know, please.', 2500);
      await clock.advance(6000);
      void line.speak('and now the late news of this evening '.repeat(20).trim(), 60_000, -24);
      await clock.advance(3000);
      void line.speak('Book a table for two, please.', 2000);
      await clock.advance(2000 + 4000);
      const [said, answer] = transcript().slice(-2);
      session.end({ status: 'completed', reason: 'ended_by_api' });
      await clock.advance(6000);
      await session.done;
      return said!.includes('Book a table for two, please.') && answer === 'agent: All right.';
    };
    expect([await isAnswered(true), await isAnswered(false)]).toEqual([true, false]);
  });

  test('a caller without a background voice has the same call with and without the setting', async () => {
    const text = fc.constantFrom('Yes.', 'mm-hm', 'Tell me more about it.', 'Stop that now, please', 'uh');
    const acts = fc.array(
      fc.record({
        waitMs: fc.nat(3000),
        text,
        ms: fc.integer({ min: 100, max: 2500 }),
        db: fc.integer({ min: -4, max: 4 }),
      }),
      {
        maxLength: 10,
      },
    );
    const eventsOf = async (
      isOn: boolean,
      said: readonly { waitMs: number; text: string; ms: number; db: number }[],
    ) => {
      const { clock, line, host, session } = startBeside(isOn);
      for (const { waitMs, text: words, ms, db } of said) {
        await clock.advance(waitMs);
        void line.speak(words, ms, db);
        await clock.advance(ms);
      }
      await clock.advance(5000);
      session.end({ status: 'completed', reason: 'ended_by_api' });
      await clock.advance(6000);
      await session.done;
      return host.events;
    };
    await fc.assert(
      fc.asyncProperty(acts, async (said) => {
        expect(await eventsOf(true, said)).toEqual(await eventsOf(false, said));
      }),
      { numRuns: 40 },
    );
  });
});
