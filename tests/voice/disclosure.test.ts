// The disclosure precedes everything that a person may hear of the agent: tables of every way in which the agent speaks, then
// random sequences.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Command, TurnEvent, TurnSettings } from '../../src/voice/vocabulary.ts';
import { startScripted } from '../support/scripted-session.ts';
import { OPENED, run, SETTINGS, type Short } from '../support/turn-script.ts';
import { anyHappening, anySettings, decide, happen, newWorld, transferFor } from '../support/turn-world.ts';

const DISCLOSURE = 'Recorded.';
const DISCLOSING: Partial<TurnSettings> = {
  answeredBy: 'unknown',
  greeting: null,
  screeningMessage: 'Northwind.',
  disclosure: DISCLOSURE,
};
const PROMPT = 'If you record your name and reason for calling, I will see if this person is available.';
const how = { status: 'completed' as const, reason: 'max_duration' as const };
const { apology, connecting, fillers, notConnected, pardon } = SETTINGS.phrases;

/** The service was answered by speech 2, and the agent waits for a person. */
const WAITING: Short[] = [
  OPENED,
  [700, { type: 'words', text: PROMPT, final: true }],
  [1700, { type: 'timer', name: 'idle' }],
  [4000, { type: 'playback_ended', speech: 2 }],
];
/** The disclosure, speech 3, was played to its end. */
const DISCLOSED: Short = [8000, { type: 'playback_ended', speech: 3 }];

const said = (commands: readonly Command[]): string[] =>
  commands.flatMap((command) => (command.do === 'say' ? [command.text] : []));
const asks = (commands: readonly Command[]): Command[] => commands.filter((command) => command.do === 'generate');

describe('while the agent waits for a person who takes a screened call, the disclosure precedes', () => {
  test.each<[string, Short[], string]>([
    ['the words of the command say', [[5000, { type: 'say', text: 'Now.', commandId: 'c1' }]], 'Now.'],
    [
      'the words of say of a muted agent',
      [
        [5000, { type: 'mute', on: true }],
        [5100, { type: 'say', text: 'Now.', commandId: 'c1' }],
      ],
      'Now.',
    ],
    [
      'the first sentence of another agent',
      [[5000, { type: 'handoff', settings: SETTINGS, message: 'This is Bo.', commandId: 'c1' }]],
      'This is Bo.',
    ],
    [
      'the announcement of a warm transfer',
      [[5000, { type: 'transfer', intent: transferFor('warm', 'c1'), message: null }]],
      connecting,
    ],
    [
      'the announcement of a transfer by a muted agent',
      [
        [5000, { type: 'mute', on: true }],
        [5100, { type: 'transfer', intent: transferFor('cold', 'c1'), message: 'One moment.' }],
      ],
      'One moment.',
    ],
    ['a reminder', [[65_000, { type: 'timer', name: 'idle' }]], 'Still there?'],
    ['the goodbye at a limit', [[5000, { type: 'end_with_message', end: how, text: 'Bye.' }]], 'Bye.'],
    ['the apology after a failure', [[5000, { type: 'failed', reason: 'stt_error', detail: 'gone' }]], apology],
    [
      'the filler for a recognizer that is away',
      [
        [5000, { type: 'recognizer', available: false }],
        [5100, { type: 'caller_speech_started', sinceMs: 5000 }],
        [5900, { type: 'caller_speech_ended', lastMs: 5800 }],
        [6700, { type: 'timer', name: 'endpoint' }],
        [8900, { type: 'timer', name: 'endpoint' }],
      ],
      fillers[0]!,
    ],
  ])('%s', (_what, events, text) => {
    const [first, commands] = run(DISCLOSING, ...WAITING, ...events);
    expect(said(commands)).toEqual([DISCLOSURE]);
    expect(first.phase).toMatchObject({ name: 'speaking', speech: 3, interruptible: false });
    expect(first.disclosureSpeech).toBe(3);
    const [then, next] = run(DISCLOSING, ...WAITING, ...events, DISCLOSED);
    expect(said(next)).toEqual([text]);
    // Only the service may have heard it.
    expect(then.awaitsPerson).toBe(true);
  });

  test.each<[string, Partial<TurnSettings>, Short[]]>([
    [
      'a reminder of the engine',
      { inactivity: { seconds: 10, reminders: ['Still there?'], byEngine: true } },
      [[65_000, { type: 'timer', name: 'idle' }]],
    ],
    ['an unsolicited message', {}, [[5000, { type: 'unsolicited_message', id: 1 }]]],
  ])('%s, which waits for its end', (_what, settings, events) => {
    const [turn, commands] = run({ ...DISCLOSING, ...settings }, ...WAITING, ...events);
    expect(asks(commands)).toHaveLength(1);
    expect(commands).toContainEqual({ do: 'hold_speech', speech: 3 });
    expect(said(commands)).toEqual([DISCLOSURE]);
    expect(turn.phase).toMatchObject({ name: 'speaking', speech: 4, interruptible: false, next: { kind: 'work' } });
    const over: Short = [9000, { type: 'playback_ended', speech: 4 }];
    const [, next] = run({ ...DISCLOSING, ...settings }, ...WAITING, ...events, over);
    expect(next).toContainEqual({ do: 'play', speech: 3 });
  });

  test('the sentence after a transfer that failed, once more: a person may have come meanwhile', () => {
    const failed: Short[] = [
      [5000, { type: 'transfer', intent: transferFor('warm', 'c1'), message: null }],
      DISCLOSED,
      [9000, { type: 'playback_ended', speech: 4 }],
      [30_000, { type: 'transfer_failed', callId: 'c1', detail: 'busy' }],
    ];
    const [, commands] = run(DISCLOSING, ...WAITING, ...failed);
    expect(said(commands)).toEqual([DISCLOSURE]);
    const [, next] = run(DISCLOSING, ...WAITING, ...failed, [31_000, { type: 'playback_ended', speech: 5 }]);
    expect(said(next)).toEqual([notConnected]);
  });

  test('a reply that was held until the caller fell silent', () => {
    const silent: Short[] = [
      [5000, { type: 'transfer', intent: transferFor('cold', 'c1'), message: null }],
      [6000, { type: 'caller_speech_started', sinceMs: 6000 }],
      [7000, { type: 'transfer_failed', callId: 'c1', detail: 'busy' }],
      [7500, { type: 'caller_speech_ended', lastMs: 7400 }],
      [8400, { type: 'timer', name: 'endpoint' }],
    ];
    const [turn, commands] = run(DISCLOSING, ...WAITING, ...silent);
    expect(audible(commands)).toEqual([DISCLOSURE]);
    expect(turn.phase).toMatchObject({ name: 'speaking', speech: 4, next: { kind: 'work', work: { speech: 3 } } });
  });

  test('the question to repeat what was not understood', () => {
    const cut: Short[] = [
      [5000, { type: 'say', text: 'Now.', commandId: 'c1' }],
      DISCLOSED,
      [8050, { type: 'playback_started', speech: 4 }],
      [8100, { type: 'caller_speech_started', sinceMs: 8100 }],
      [9000, { type: 'timer', name: 'endpoint' }],
      [9100, { type: 'caller_speech_ended', lastMs: 9100 }],
      [10_000, { type: 'timer', name: 'endpoint' }],
    ];
    const [, commands] = run(DISCLOSING, ...WAITING, ...cut);
    expect(said(commands)).toEqual([DISCLOSURE]);
    expect(said(run(DISCLOSING, ...WAITING, ...cut, [12_000, { type: 'playback_ended', speech: 5 }])[1])).toEqual([
      pardon,
    ]);
  });

  test('commands that follow each other only once', () => {
    const both: Short[] = [
      [5000, { type: 'say', text: 'One.', commandId: 'c1' }],
      [5100, { type: 'say', text: 'Two.', commandId: 'c2' }],
      DISCLOSED,
    ];
    expect(said(run(DISCLOSING, ...WAITING, ...both)[1])).toEqual(['One.']);
    expect(said(run(DISCLOSING, ...WAITING, ...both, [9000, { type: 'playback_ended', speech: 4 }])[1])).toEqual([
      'Two.',
    ]);
  });

  test('and is that of the call, also if the next agent has none', () => {
    const events: Short[] = [
      [5000, { type: 'handoff', settings: SETTINGS, message: null, commandId: 'c1' }],
      [6000, { type: 'say', text: 'Now.', commandId: 'c2' }],
    ];
    expect(said(run(DISCLOSING, ...WAITING, ...events)[1])).toEqual([DISCLOSURE]);
  });

  test('no words of a person: a mute, a handoff without a message, a cold transfer without one', () => {
    const mute: Short = [5000, { type: 'mute', on: true, commandId: 'c1' }];
    const handoff: Short = [5000, { type: 'handoff', settings: SETTINGS, message: null, commandId: 'c1' }];
    const transfer: Short = [5000, { type: 'transfer', intent: transferFor('cold', 'c1'), message: null }];
    for (const event of [mute, handoff, transfer]) expect(said(run(DISCLOSING, ...WAITING, event)[1])).toEqual([]);
  });

  test('the first sentence of another agent with a disclosure, if the first agent has none', () => {
    const settings: TurnSettings = { ...SETTINGS, disclosure: DISCLOSURE };
    const [, commands] = run({ ...DISCLOSING, disclosure: null }, ...WAITING, [
      5000,
      { type: 'handoff', settings, message: 'This is Bo.', commandId: 'c1' },
    ]);
    expect(said(commands)).toEqual([DISCLOSURE]);
  });

  test('nothing if there is none', () => {
    const [, commands] = run({ ...DISCLOSING, disclosure: null }, ...WAITING.slice(0, 3), [
      5000,
      { type: 'say', text: 'Now.' },
    ]);
    expect(said(commands)).toEqual(['Now.']);
  });
});

describe('the disclosure does not precede', () => {
  test('the answer to the service, and its fillers', () => {
    const model: Partial<TurnSettings> = { ...DISCLOSING, screeningMessage: null };
    const [, answer] = run(model, ...WAITING.slice(0, 3));
    expect([said(answer), asks(answer).length]).toEqual([[], 1]);
    const [, filler] = run(model, ...WAITING.slice(0, 3), [4700, { type: 'timer', name: 'idle' }]);
    expect(said(filler)).toEqual([fillers[0]]);
    // Another agent that says nothing of its own continues the answer.
    const silent: Short = [4700, { type: 'handoff', settings: SETTINGS, message: null, commandId: 'c1' }];
    const [, continued] = run(model, ...WAITING.slice(0, 3), silent);
    expect([said(continued), asks(continued).length]).toEqual([[], 1]);
    // A person may already hear the words of a command.
    const [, command] = run(model, ...WAITING.slice(0, 3), [4700, { type: 'say', text: 'Now.' }]);
    expect(said(command)).toEqual([DISCLOSURE]);
  });

  test('the message for a voicemail', () => {
    const greeting: Short = [5000, { type: 'words', text: 'Please leave your message after the tone.', final: true }];
    const [, commands] = run(DISCLOSING, ...WAITING, greeting, [9000, { type: 'beep' }]);
    expect(said(commands)).toEqual(['Call back.']);
    expect(said(run(DISCLOSING, ...WAITING, [9000, { type: 'beep' }])[1])).toEqual(['Call back.']);
  });
});

describe('a call whose disclosure was not said to its end', () => {
  const goodbye: Short = [500, { type: 'end_with_message', end: how, text: 'Bye.' }];
  const failure: Short = [500, { type: 'failed', reason: 'stt_error', detail: 'gone' }];
  const settings = { disclosure: DISCLOSURE };
  const HEARD: Short[] = [OPENED, [50, { type: 'playback_started', speech: 1 }]];

  test.each<[string, Short, string]>([
    ['the goodbye', goodbye, 'Bye.'],
    ['the apology', failure, apology],
  ])('says %s after it', (_what, event, text) => {
    const [turn, cut] = run(settings, ...HEARD, event);
    expect(cut).toEqual([]);
    expect(turn.phase).toMatchObject({ name: 'speaking', speech: 1, interruptible: false });
    expect(said(run(settings, ...HEARD, event, [900, { type: 'playback_ended', speech: 1 }])[1])).toEqual([text]);
    // Before the greeting was ready.
    expect(said(run(settings, event)[1])).toEqual([DISCLOSURE]);
    // While a service asks who is calling.
    const asking: Short[] = [OPENED, [700, { type: 'words', text: PROMPT, final: true }]];
    expect(said(run({ ...DISCLOSING }, ...asking, event)[1])).toEqual([DISCLOSURE]);
  });

  test('stops the reply that waits behind it', () => {
    const person: Short[] = [
      [9000, { type: 'words', text: 'Hello?', final: true }],
      [9900, { type: 'timer', name: 'endpoint' }],
    ];
    const [, commands] = run(DISCLOSING, ...WAITING, ...person, [10_000, goodbye[1]]);
    expect(commands).toEqual([{ do: 'stop', speech: 3, interrupted: false }]);
  });

  test('apologizes at once if the voice cannot say it, and ends if it cannot apologize either', () => {
    const broken = (atMs: number, speech: number): Short => [
      atMs,
      { type: 'speech_failed', speech, reason: 'tts_error', detail: 'broken' },
    ];
    expect(said(run(settings, ...HEARD, broken(300, 1))[1])).toEqual([apology]);
    const screened: Short[] = [...WAITING, [5000, { type: 'say', text: 'Now.' }], broken(5300, 3)];
    expect(said(run(DISCLOSING, ...screened)[1])).toEqual([apology]);
    const [turn] = run(DISCLOSING, ...screened, broken(5600, 4));
    expect(turn.phase).toMatchObject({ name: 'ended', end: { status: 'failed', reason: 'tts_error' } });
  });
});

test('in a whole session, a live command and a person hear it first', async () => {
  const { clock, line, session, transcript } = startScripted({
    answeredBy: 'unknown',
    agent: { greeting: null, screeningMessage: 'Northwind.', recording: { enabled: true, disclosure: DISCLOSURE } },
  });
  await clock.advance(200);
  void line.speak(PROMPT, 3000);
  await clock.advanceUntil(() => transcript().at(-1) === 'agent: Northwind.');
  await session.control({ action: 'say', text: 'Now.' });
  await clock.advanceUntil(() => transcript().at(-1) === 'agent: Now.');
  void line.speak('Hello, who is this?', 1000);
  await clock.advanceUntil(() => transcript().at(-1) === 'agent: All right.');
  expect(transcript().slice(transcript().indexOf('agent: Northwind.'))).toEqual([
    'agent: Northwind.',
    'agent: Recorded.',
    'agent: Now.',
    'user: Hello, who is this?',
    'agent: Recorded.',
    'agent: All right.',
  ]);
  session.end({ status: 'completed', reason: 'ended_by_api' });
  await session.done;
});

test('a voicemail hears nothing but its message: at a limit and after a failure the call ends in silence', () => {
  const machine = { answeredBy: 'machine' as const };
  const ends: Short[] = [
    [500, { type: 'end_with_message', end: how, text: 'Bye.' }],
    [500, { type: 'failed', reason: 'stt_error', detail: 'gone' }],
  ];
  for (const event of ends) {
    const [waiting, commands] = run(machine, OPENED, event);
    expect([waiting.phase.name, said(commands)]).toEqual(['ended', []]);
  }
  const failed: Short = [900, { type: 'speech_failed', speech: 1, reason: 'tts_error', detail: 'broken' }];
  const [ended, silent] = run(machine, OPENED, [500, { type: 'beep' }], failed);
  expect([ended.phase.name, said(silent)]).toEqual(['ended', []]);
});

test('in any sequence of events, nothing is said to a person before the disclosure', () => {
  const settings = anySettings.map((given): TurnSettings => ({
    ...given,
    answeredBy: 'unknown',
    disclosure: DISCLOSURE,
  }));
  let spoken = 0;
  fc.assert(
    fc.property(settings, fc.array(fc.tuple(anyHappening, fc.nat(1500)), { maxLength: 60 }), (given, happenings) => {
      const world = newWorld(given);
      const opening: TurnEvent[] = [
        { type: 'opened', atMs: 0 },
        { type: 'playback_ended', speech: 1, atMs: 100 },
        { type: 'words', text: 'say your name and', final: true, atMs: 300 },
        { type: 'timer', name: 'idle', atMs: 400 },
      ];
      for (const event of opening) decide(world, event);
      for (const speech of world.speeches.keys()) {
        world.speeches.delete(speech);
        decide(world, { type: 'playback_ended', speech, atMs: 500 });
      }
      world.atMs = 500;
      let isDisclosed = false;
      for (const [next, ms] of happenings) {
        const { awaitsPerson, supervisorFloor } = world.turn;
        const commands = happen(world, next, ms);
        const { phase } = world.turn;
        // A supervisor returned the floor before the agent answered the service.
        const isBack = next.kind === 'event' && next.event.type === 'barge' && !supervisorFloor?.toPerson;
        if (said(commands).includes(DISCLOSURE)) isDisclosed = true;
        if (awaitsPerson && !isBack && phase.name !== 'voicemail') {
          const heard = audible(commands).filter((text) => text !== DISCLOSURE && text !== 'Call back.');
          if (heard.length > 0) {
            spoken++;
            expect({ heard, isDisclosed }).toEqual({ heard, isDisclosed: true });
          }
        }
        if (isBack) isDisclosed = true;
        if (phase.name === 'listening' || phase.name === 'transferring') isDisclosed = false;
      }
    }),
    { numRuns: 3000 },
  );
  expect(spoken).toBeGreaterThan(100);
});

/**
 * Returns what begins to be heard: sentences, and replies. A reply that is generated now may still be held by the same decision; one
 * that is ready begins with the command `play`.
 */
function audible(commands: readonly Command[]): string[] {
  const held = new Set(commands.flatMap((command) => (command.do === 'hold_speech' ? [command.speech] : [])));
  return commands.flatMap((command) => {
    if (command.do === 'say') return [command.text];
    const begins = command.do === 'generate' && !command.held && !held.has(command.speech);
    return begins || command.do === 'play' ? [`reply ${command.speech}`] : [];
  });
}
