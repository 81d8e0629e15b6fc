// The turn machine: tables of (state, events) → commands.
import { describe, expect, test } from 'vitest';
import { step } from '../../src/voice/turn/machine.ts';
import type { Command } from '../../src/voice/vocabulary.ts';
import { GREETED, OPENED, run, type Short } from '../support/turn-script.ts';
import { toolFor } from '../support/turn-world.ts';

const SPOKE: Short[] = [
  ...GREETED,
  [2060, { type: 'caller_speech_started', sinceMs: 2000 }],
  [3000, { type: 'words', text: 'Book a table.', final: true }],
  [3120, { type: 'caller_speech_ended', lastMs: 3000 }],
];
const THINKING: Short[] = [...SPOKE, [3300, { type: 'timer', name: 'endpoint' }]];
const SPEAKING: Short[] = [...THINKING, [3500, { type: 'playback_started', speech: 2 }]];

describe('keys of the caller', () => {
  const press = (...digits: string[]): Short[] => digits.map((digit, i) => [2000 + i * 400, { type: 'dtmf', digit }]);
  const waits = (commands: readonly Command[]) =>
    commands.flatMap((command) => (command.do === 'start_timer' && command.name === 'endpoint' ? [command.ms] : []));

  test('are answered 1.5 seconds after the last one, and at once after #', () => {
    expect(waits(run({}, ...GREETED, ...press('4', '2'))[1])).toEqual([1500]);
    const [turn, commands] = run({}, ...GREETED, ...press('4', '2', '#'));
    expect(waits(commands)).toEqual([0]);
    expect(turn.input.digits).toBe('42#');
  });
});

describe('the opening of a call', () => {
  test.each([
    ['the greeting is said', {}, { do: 'say', speech: 1, text: 'Hello.' }],
    [
      'a disclosure comes before the greeting',
      { disclosure: 'Recorded.' },
      { do: 'say', speech: 1, text: 'Recorded.' },
    ],
    ['without a greeting the agent listens', { greeting: null }, { do: 'start_timer', name: 'idle', ms: 10_000 }],
    [
      'the greeting of a machine is awaited',
      { answeredBy: 'machine' as const },
      { do: 'start_timer', name: 'idle', ms: 30_000 },
    ],
  ])('at the start, %s', (_name, settings, command) => {
    const [, commands] = run(settings, OPENED);
    expect(commands).toContainEqual(command);
  });

  test.each([
    ['answered', 'machine' as const, [OPENED]],
    ['is detected later', 'unknown' as const, [...GREETED, [900, { type: 'machine_detected' }] as Short]],
  ])('without a message the call ends at once when a machine %s', (_when, answeredBy, events) => {
    const end = { status: 'completed', reason: 'voicemail' };
    for (const action of ['hangup', 'message'] as const) {
      const [turn, commands] = run({ answeredBy, voicemail: { action, message: null } }, ...events);
      expect(turn.phase.name).toBe('ended');
      expect(commands).toContainEqual(expect.objectContaining({ do: 'end', end }));
    }
  });

  test('a report of a machine that arrives late does not end the conversation with a person', () => {
    const hangup = { answeredBy: 'unknown' as const, voicemail: { action: 'hangup' as const, message: null } };
    const [early] = run(hangup, ...GREETED, [34_000, { type: 'machine_detected' }]);
    expect(early.phase.name).toBe('ended');
    const [turn, commands] = run(hangup, ...GREETED, [36_000, { type: 'machine_detected' }]);
    expect([turn.phase.name, commands]).toEqual(['listening', []]);
  });

  test('the greeting follows the disclosure', () => {
    const [, commands] = run(
      { disclosure: 'Recorded.' },
      OPENED,
      [10, { type: 'playback_started', speech: 1 }],
      [900, { type: 'playback_ended', speech: 1 }],
    );
    expect(commands).toContainEqual({ do: 'say', speech: 2, text: 'Hello.' });
  });
});

describe('a listening agent', () => {
  test.each([
    ['sure that the caller has finished', 1, 160],
    ['not sure', 0.1, 790],
  ])('waits as long as a recognizer that is %s suggests, until other words follow', (_name, endOfTurn, ms) => {
    const pause: Short[] = [
      ...GREETED,
      [2060, { type: 'caller_speech_started', sinceMs: 2000 }],
      [3120, { type: 'caller_speech_ended', lastMs: 3000 }],
      [3140, { type: 'words', text: 'Book a table for.', final: true, endOfTurn }],
    ];
    expect(run({}, ...pause)[1]).toContainEqual({ do: 'start_timer', name: 'endpoint', ms });
    const [, commands] = run({}, ...pause, [3140, { type: 'words', text: 'Please.', final: false }]);
    expect(commands).toContainEqual({ do: 'start_timer', name: 'endpoint', ms: 160 });
  });

  test('requests final words when speech ends, starts a preemptive reply and waits for the rest of the silence', () => {
    const [turn, commands] = run({}, ...SPOKE);
    expect(commands).toEqual([
      { do: 'flush_words' },
      { do: 'cancel_timer', name: 'idle' },
      { do: 'start_timer', name: 'endpoint', ms: 180 },
      { do: 'generate', speech: 2, query: 'Book a table.', held: true, tools: true },
    ]);
    expect(turn.phase).toMatchObject({ name: 'listening', preemptive: { speech: 2 } });
  });

  test('starts no preemptive reply to a single letter', () => {
    const [, commands] = run(
      {},
      ...GREETED,
      [2060, { type: 'caller_speech_started', sinceMs: 2000 }],
      [2200, { type: 'words', text: 'I', final: false }],
      [2300, { type: 'caller_speech_ended', lastMs: 2200 }],
    );
    expect(commands).toContainEqual({ do: 'flush_words' });
    expect(commands.map((command) => command.do)).not.toContain('generate');
  });

  test('speaks the preemptive reply when the silence is long enough', () => {
    const [turn, commands] = run({}, ...THINKING);
    expect(commands).toContainEqual({ do: 'play', speech: 2 });
    expect(commands).toContainEqual({
      do: 'commit_input',
      text: 'Book a table.',
      startMs: 2000,
      endMs: 3000,
      speech: 2,
    });
    expect(turn.phase).toMatchObject({ name: 'thinking', work: { kind: 'reply', speech: 2 } });
  });

  test('gives words that arrive before their audio counts as speech the time of the audio', () => {
    const [, commands] = run(
      {},
      ...GREETED,
      [2050, { type: 'words', text: 'Book', final: false }],
      [2060, { type: 'caller_speech_started', sinceMs: 2000 }],
      [3120, { type: 'caller_speech_ended', lastMs: 3000 }],
      [3150, { type: 'words', text: 'Book a table.', final: true }],
      [4500, { type: 'timer', name: 'endpoint' }],
    );
    expect(commands).toContainEqual(expect.objectContaining({ do: 'commit_input', startMs: 2000, endMs: 3000 }));
  });

  test('drops the preemptive reply when the words change', () => {
    const [, commands] = run({}, ...SPOKE, [3200, { type: 'words', text: 'For two.', final: true }]);
    expect(commands).toContainEqual({ do: 'stop', speech: 2, interrupted: false });
    expect(commands).toContainEqual({
      do: 'generate',
      speech: 3,
      query: 'Book a table. For two.',
      held: true,
      tools: true,
    });
  });

  test('waits once for the final form of partial words, then uses the partial words', () => {
    const partial: Short[] = [
      ...GREETED,
      [2060, { type: 'caller_speech_started', sinceMs: 2000 }],
      [2900, { type: 'words', text: 'Book a table', final: false }],
      [3120, { type: 'caller_speech_ended', lastMs: 3000 }],
      [3600, { type: 'timer', name: 'endpoint' }],
    ];
    const [, waits] = run({}, ...partial);
    expect(waits).toEqual([{ do: 'start_timer', name: 'endpoint', ms: 400 }]);
    const [turn, answers] = run({}, ...partial, [4000, { type: 'timer', name: 'endpoint' }]);
    expect(answers).toContainEqual({ do: 'play', speech: 2 });
    // Their final form is no new input.
    const [after, none] = step(turn, { type: 'words', text: 'Book a table.', final: true, atMs: 4100 });
    expect(none).toEqual([]);
    expect(after.phase.name).toBe('thinking');
  });

  test('reminds a silent caller, then ends the call', () => {
    const reminded: Short[] = [...GREETED, [10_800, { type: 'timer', name: 'idle' }]];
    expect(run({}, ...reminded)[1]).toContainEqual({ do: 'say', speech: 2, text: 'Still there?' });
    const [, commands] = run(
      {},
      ...reminded,
      [12_000, { type: 'playback_ended', speech: 2 }],
      [22_000, { type: 'timer', name: 'idle' }],
    );
    expect(commands.at(-1)).toEqual({ do: 'end', end: { status: 'completed', reason: 'inactivity' } });
  });
});

describe('a caller who speaks while the agent speaks', () => {
  const OVER: Short = [4060, { type: 'caller_speech_started', sinceMs: 4000 }];
  const stops = { do: 'stop', speech: 2, interrupted: true };

  test('stops nothing by speech alone until the words are known', () => {
    expect(run({}, ...SPEAKING, OVER)[1]).toEqual([{ do: 'start_timer', name: 'endpoint', ms: 640 }]);
  });

  test.each([
    ['words after 200 ms stop the agent', [4300, { type: 'words', text: 'No wait', final: false }] as Short, true],
    [
      'words within 200 ms do not stop the agent yet',
      [4150, { type: 'words', text: 'No wait', final: false }] as Short,
      false,
    ],
    ['a backchannel does not stop the agent', [4500, { type: 'words', text: 'Mm-hm.', final: true }] as Short, false],
    ['long speech without words stops the agent', [4700, { type: 'timer', name: 'endpoint' }] as Short, true],
    ['a cough does not stop the agent', [4200, { type: 'caller_speech_ended', lastMs: 4080 }] as Short, false],
    ['a key stops the agent', [4200, { type: 'dtmf', digit: '1' }] as Short, true],
  ])('%s', (_name, event, stopped) => {
    const [turn, commands] = run({}, ...SPEAKING, OVER, event);
    expect(commands.some((command) => JSON.stringify(command) === JSON.stringify(stops))).toBe(stopped);
    expect(turn.phase.name).toBe(stopped ? 'listening' : 'speaking');
  });

  test('stops a speaking or thinking agent immediately with the interrupt button of a page, and need not repeat anything', () => {
    const button: Short = [4100, { type: 'interrupt' }];
    for (const before of [SPEAKING, THINKING]) {
      const [turn, commands] = run({}, ...before, button);
      expect(commands).toContainEqual(stops);
      expect(turn.phase).toMatchObject({ name: 'listening', cut: false });
    }
    expect(run({}, ...GREETED, button)[1]).toEqual([]);
  });

  test('cannot stop an uninterruptible sentence with the interrupt button of a page', () => {
    const [turn, commands] = run(
      { disclosure: 'Recorded.' },
      OPENED,
      [10, { type: 'playback_started', speech: 1 }],
      [50, { type: 'interrupt' }],
    );
    expect([turn.phase.name, commands]).toEqual(['speaking', []]);
  });

  test('delays the reply of a thinking agent until the words are known', () => {
    const [turn, commands] = run({}, ...THINKING, [3400, { type: 'caller_speech_started', sinceMs: 3340 }]);
    expect(commands).toContainEqual({ do: 'hold_speech', speech: 2 });
    expect(turn.phase).toMatchObject({ name: 'thinking', floor: 'user' });
    const cough: Short[] = [
      ...THINKING,
      [3400, { type: 'caller_speech_started', sinceMs: 3340 }],
      [3700, { type: 'caller_speech_ended', lastMs: 3500 }],
    ];
    expect(run({}, ...cough, [4600, { type: 'timer', name: 'endpoint' }])[1]).toEqual([{ do: 'play', speech: 2 }]);
    const backchannel: Short = [3800, { type: 'words', text: 'mm-hm', final: true }];
    expect(run({}, ...cough, backchannel, [4600, { type: 'timer', name: 'endpoint' }])[1]).toEqual([
      { do: 'commit_input', text: 'mm-hm', startMs: 3340, endMs: 3500, speech: null },
      { do: 'play', speech: 2 },
    ]);
    const more = run({}, ...cough, [3800, { type: 'words', text: 'For two please.', final: true }]);
    expect(more[1]).toContainEqual({ do: 'stop', speech: 2, interrupted: false });
    expect(more[0].phase.name).toBe('listening');
  });
});

test('final words of an answered turn are not new input, although the caller coughs before they arrive', () => {
  const [turn, commands] = run(
    {},
    ...GREETED,
    [2060, { type: 'caller_speech_started', sinceMs: 2000 }],
    [3000, { type: 'words', text: 'Book a table.', final: false }],
    [3120, { type: 'caller_speech_ended', lastMs: 3000 }],
    [3300, { type: 'timer', name: 'endpoint' }],
    [3700, { type: 'timer', name: 'endpoint' }],
    [3800, { type: 'caller_speech_started', sinceMs: 3740 }],
    [3900, { type: 'caller_speech_ended', lastMs: 3800 }],
    [4800, { type: 'timer', name: 'endpoint' }],
    [5000, { type: 'words', text: 'Book a table.', final: true }],
  );
  expect([turn.phase.name, commands]).toEqual(['thinking', []]);
});

test('partial words of a backchannel are committed once, although their final words come after it', () => {
  const [turn] = run(
    {},
    ...THINKING,
    [3400, { type: 'caller_speech_started', sinceMs: 3340 }],
    [3500, { type: 'words', text: 'mm-hm', final: false }],
    [3700, { type: 'caller_speech_ended', lastMs: 3500 }],
    [4600, { type: 'timer', name: 'endpoint' }],
  );
  const [later, commands] = step(turn, { type: 'words', text: 'mm-hm', final: true, atMs: 4700 });
  expect(commands).toEqual([]);
  expect(later.input).toMatchObject({ final: '', partial: '' });
  const [more] = step(turn, { type: 'words', text: 'mm-hm, but for three', final: true, atMs: 4700 });
  expect([more.phase.name, more.input.final]).toEqual(['listening', 'mm-hm, but for three']);
});

describe('functions in the turn machine', () => {
  const hook = toolFor(3, 1);
  const ASKED: Short[] = [
    ...THINKING,
    [3500, { type: 'tool_calls', speech: 2, calls: [hook], said: false }],
    [3500, { type: 'playback_ended', speech: 2 }],
  ];

  test('run immediately, with the filler after a moment', () => {
    expect(
      run({}, ...THINKING, [3500, { type: 'tool_calls', speech: 2, calls: [hook], said: false }])[1],
    ).toContainEqual({
      do: 'run_function',
      call: hook,
      allowed: true,
    });
    expect(run({}, ...ASKED)[1]).toEqual([{ do: 'start_timer', name: 'idle', ms: 300 }]);
    expect(run({}, ...ASKED, [3800, { type: 'timer', name: 'idle' }])[1]).toContainEqual({
      do: 'say',
      speech: 3,
      text: 'Let me see.',
    });
  });

  test('with a result during the filler are answered after it', () => {
    const filled: Short[] = [...ASKED, [3800, { type: 'timer', name: 'idle' }]];
    const [, thinks] = run({}, ...filled, [4000, { type: 'tool_done', callId: hook.callId }]);
    expect(thinks).toEqual([{ do: 'generate', speech: 4, query: null, held: true, tools: true }]);
    const [, plays] = run(
      {},
      ...filled,
      [4000, { type: 'tool_done', callId: hook.callId }],
      [4500, { type: 'playback_ended', speech: 3 }],
    );
    expect(plays).toContainEqual({ do: 'play', speech: 4 });
  });
});
