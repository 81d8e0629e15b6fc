// Sound of the caller without words: noise neither keeps the agent silent nor stops it again and again.
import { describe, expect, test } from 'vitest';
import type { Clock } from '../../src/core/clock.ts';
import type { SttProvider } from '../../src/providers/ports/stt.ts';
import { step } from '../../src/voice/turn/machine.ts';
import { scriptedStt } from '../support/scripted-providers.ts';
import { startScripted, type ScriptedSession, type SessionScript } from '../support/scripted-session.ts';
import { GREETED, run, SETTINGS, type Short } from '../support/turn-script.ts';

const LONG =
  'This is a rather long sentence that the agent says. And here is another one, which is long as well. And there is a third one.';
const inactivity = { seconds: 10, reminders: ['Are you there?'] };

/** Noise that never pauses, and noise whose pauses are too short for the words of a caller to follow. */
const NOISES: [string, (session: ScriptedSession, ms: number) => Promise<void>][] = [
  [
    'steady noise',
    async ({ line, clock }, ms) => {
      line.noise(ms);
      await clock.advance(ms);
    },
  ],
  [
    'noise with short pauses',
    async ({ line, clock }, ms) => {
      for (let at = 0; at < ms; at += 1000) {
        line.noise(400);
        await clock.advance(1000);
      }
    },
  ],
];

describe.each(NOISES)('%s', (_name, makeNoise) => {
  test('from a caller who says nothing ends the call like silence, after the reminder', async () => {
    const session = startScripted({ agent: { inactivity } });
    await session.clock.advance(2000);
    await makeNoise(session, 60_000);
    expect(session.transcript()).toEqual(['agent: Hello there.', 'agent: Are you there?']);
    expect(session.ended()).toEqual({ status: 'completed', reason: 'inactivity' });
  });

  test('while the agent thinks delays its reply for a few seconds', async () => {
    const session = startScripted({ answer: () => [{ waitMs: 1000 }, 'All right.'], agent: { inactivity } });
    await session.clock.advance(2000);
    void session.line.speak('Book a table.', 900);
    await session.clock.advance(1400);
    await makeNoise(session, 12_000);
    expect(session.utterances().at(-1)).toMatchObject({ role: 'agent', text: 'All right.' });
    expect(session.utterances().at(-1)!.startMs).toBeLessThan(11_000);
  });

  test('stops a sentence of the agent at most once, and the agent asks what was said', async () => {
    const session = startScripted({ agent: { greeting: LONG, inactivity } });
    await session.clock.advance(500);
    session.line.noise(1500);
    await session.clock.advance(1500);
    await makeNoise(session, 60_000);
    const said = session.transcript();
    expect(said[0]).toMatch(/ \/$/);
    expect(said.slice(1)).toEqual(['agent: Sorry, I did not catch that.', 'agent: Are you there?']);
    expect(session.ended()).toEqual({ status: 'completed', reason: 'inactivity' });
  });
});

test('sound without words that ends shortly before it counts as noise does not end the call', async () => {
  // Lasts from the beginning of the sound until shortly before the agent stops waiting for words.
  for (const ms of [4800, 5100, 5400, 5700, 6000, 6300]) {
    const { clock, line, transcript, ended } = startScripted({
      agent: { greeting: LONG, inactivity: { seconds: 10, reminders: [] } },
    });
    await clock.advance(500);
    line.noise(ms);
    await clock.advance(9000);
    expect(transcript().at(-1)).toBe('agent: Sorry, I did not catch that.');
    expect(ended()).toBe(null);
  }
});

test('noise after the caller’s words does not keep the agent from answering them', async () => {
  const { clock, line, transcript } = startScripted();
  await clock.advance(2000);
  void line.speak('Book a table for two', 900);
  await clock.advance(1100);
  line.noise(60_000);
  await clock.advance(12_000);
  expect(transcript()).toContain('user: Book a table for two');
  expect(transcript()).toContain('agent: All right.');
});

test('after noise, the agent is stopped by words, and then by sound again', async () => {
  const script: SessionScript = { agent: { greeting: LONG }, answer: () => [LONG] };
  const { clock, line, host } = startScripted(script);
  const interrupted = () => host.events.filter((event) => event.type === 'interrupted').length;
  await clock.advance(500);
  line.noise(1200);
  await clock.advance(4000);
  expect(interrupted()).toBe(1);
  line.noise(900);
  await clock.advance(2000);
  expect(interrupted()).toBe(1);
  void line.speak('What is it that you want?', 1200);
  await clock.advance(5000);
  line.noise(1200);
  await clock.advance(1500);
  expect(interrupted()).toBe(2);
});

test('a recognizer that returns words only after a pause does not make the agent speak over the caller', async () => {
  const { clock, line, transcript } = startScripted({
    agent: { inactivity: { seconds: 5, reminders: ['Are you there?'] } },
    providers: (c) => ({ stt: scriptedStt(c, { words: false }) }),
  });
  await clock.advance(5000);
  line.noise(5800);
  await clock.advance(5800);
  expect(transcript()).toEqual(['agent: Hello there.']);
});

/** Returns the words since the last request, half a second after the next one, like a server that transcribes whole utterances. */
function wholeUtterances(clock: Clock): SttProvider {
  return {
    ...scriptedStt(clock),
    open(request) {
      let said = '';
      let returned = 0;
      return {
        write() {},
        caption: ({ text }) => void (said = text),
        flush() {
          const text = said.slice(returned).trim();
          returned = said.length;
          if (text !== '') clock.after(500, () => request.onWords({ text, final: true, startMs: 0, endMs: 0 }));
        },
        async close() {},
      };
    },
  };
}

test.each([
  ['interrupts the agent', LONG, 500],
  ['answers the agent', 'Hello.', 4000],
])(
  'a caller who %s without a pause is heard to the end by a recognizer of whole utterances',
  async (_name, greeting, at) => {
    const words = Array.from({ length: 45 }, (_, i) => `word${i}`).join(' ');
    const { clock, line, transcript } = startScripted({
      agent: { greeting, inactivity: { seconds: 6, reminders: ['Are you there?'] } },
      providers: (c) => ({ stt: wholeUtterances(c) }),
    });
    await clock.advance(at);
    void line.speak(words, 15_000);
    await clock.advance(20_000);
    const said = transcript().slice(1);
    const ofCaller = said.filter((line) => line.startsWith('user: ')).map((line) => line.slice('user: '.length));
    // The end of it may arrive when the rest is being answered already.
    expect(ofCaller.join(' ')).toBe(words);
    expect(said.slice(ofCaller.length)).toEqual(['agent: All right.']);
  },
);

const PARTIAL: Short[] = [
  ...GREETED,
  [900, { type: 'words', text: 'Book', final: false }],
  [1000, { type: 'words', text: 'Book a table.', final: true }],
  [1500, { type: 'timer', name: 'endpoint' }],
  [2000, { type: 'playback_started', speech: 3 }],
  [3000, { type: 'playback_ended', speech: 3 }],
];
const SOUND: Short = [4060, { type: 'caller_speech_started', sinceMs: 4000 }];

test('a recognizer that returns partial words is not asked for more of them', () => {
  const [, commands] = run({}, ...PARTIAL, SOUND, [13_000, { type: 'timer', name: 'idle' }]);
  expect(commands).toContainEqual(expect.objectContaining({ do: 'say', text: 'Still there?' }));
});

test.each<[string, Short[]]>([
  [
    'returned',
    [
      [3100, { type: 'recognizer', available: false }],
      [3200, { type: 'recognizer', available: true }],
    ],
  ],
  ['come with another agent', [[3100, { type: 'handoff', settings: SETTINGS, message: null, commandId: '1' }]]],
])('a recognizer that has %s may be one of whole utterances', (_name, change) => {
  const [, commands] = run({}, ...PARTIAL, ...change, SOUND, [13_100, { type: 'timer', name: 'idle' }]);
  expect(commands).toEqual([{ do: 'flush_words' }, { do: 'start_timer', name: 'idle', ms: 2500 }]);
});

test('while the agent thinks, it asks once for the words of a sound before it counts as noise', () => {
  const thinking: Short[] = [
    ...GREETED,
    [1000, { type: 'words', text: 'Book a table.', final: true, typed: true }],
    [1500, { type: 'timer', name: 'endpoint' }],
    [1760, { type: 'caller_speech_started', sinceMs: 1700 }],
    [7700, { type: 'timer', name: 'endpoint' }],
  ];
  expect(run({}, ...thinking)[1]).toEqual([{ do: 'flush_words' }, { do: 'start_timer', name: 'endpoint', ms: 2500 }]);
  const [turn, commands] = run({}, ...thinking, [10_200, { type: 'timer', name: 'endpoint' }]);
  expect([turn.isNoisy, commands]).toEqual([true, [{ do: 'play', speech: 2 }]]);
});

test('a reply is not held for long by speech that an unreachable recognizer misses, which does not count as noise', () => {
  const [turn, commands] = run(
    {},
    ...GREETED,
    [1000, { type: 'words', text: 'Book a table.', final: true, typed: true }],
    [1500, { type: 'timer', name: 'endpoint' }],
    [1600, { type: 'recognizer', available: false }],
    [1760, { type: 'caller_speech_started', sinceMs: 1700 }],
    [7700, { type: 'timer', name: 'endpoint' }],
  );
  expect([turn.isNoisy, commands]).toEqual([false, [{ do: 'play', speech: 2 }]]);
});

test('sound that counts as noise does not hold a reply', () => {
  const thinking: Short[] = [
    ...GREETED,
    [1000, { type: 'words', text: 'Book a table.', final: true, typed: true }],
    [1500, { type: 'timer', name: 'endpoint' }],
  ];
  const [turn] = run({}, ...thinking);
  const held = (isNoisy: boolean) =>
    step({ ...turn, isNoisy }, { type: 'caller_speech_started', sinceMs: 1700, atMs: 1760 })[1].length > 0;
  expect([held(false), held(true)]).toEqual([true, false]);
});

test('a recognizer that returns during speech has the usual time for its words', () => {
  const [, commands] = run(
    {},
    ...GREETED,
    [2060, { type: 'caller_speech_started', sinceMs: 2000 }],
    [2500, { type: 'recognizer', available: false }],
    [6900, { type: 'recognizer', available: true }],
  );
  expect(commands).toContainEqual({ do: 'start_timer', name: 'idle', ms: 6000 });
});

test('while the recognizer is unreachable, sound is speech', () => {
  const away: Short[] = [
    ...GREETED,
    [900, { type: 'recognizer', available: false }],
    [2060, { type: 'caller_speech_started', sinceMs: 2000 }],
    [10_800, { type: 'timer', name: 'idle' }],
  ];
  const [turn, commands] = run({}, ...away);
  expect(turn).toMatchObject({ phase: { name: 'listening' }, isNoisy: false });
  expect(commands).toContainEqual({ do: 'start_timer', name: 'idle', ms: 6000 });
});

test('a cough during a sentence of the agent is no part of what the caller says later', async () => {
  const { clock, line, utterances } = startScripted({ agent: { greeting: LONG } });
  await clock.advance(500);
  line.noise(150);
  await clock.advance(4000);
  void line.speak('Wait a moment, please.', 900);
  await clock.advance(4000);
  const said = utterances().find(({ role }) => role === 'user')!;
  expect(said.startMs).toBeGreaterThanOrEqual(4500);
});

test('a recognizer that has returned and owes words does not keep the agent silent after a key was answered', () => {
  const [, commands] = run(
    {},
    ...GREETED,
    [900, { type: 'recognizer', available: false }],
    [2060, { type: 'caller_speech_started', sinceMs: 2000 }],
    [2500, { type: 'recognizer', available: true }],
    [2600, { type: 'caller_speech_ended', lastMs: 2550 }],
    [2700, { type: 'dtmf', digit: '1' }],
    [4200, { type: 'timer', name: 'endpoint' }],
    [4500, { type: 'playback_started', speech: 2 }],
    [5500, { type: 'playback_ended', speech: 2 }],
  );
  expect(commands).toEqual([{ do: 'start_timer', name: 'idle', ms: 10_000 }]);
});
