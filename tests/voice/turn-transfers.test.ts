// Control commands, warm transfers and handoffs in the turn machine. First tables, then random sequences.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { phrasesFor } from '../../src/voice/out/phrases.ts';
import { step } from '../../src/voice/turn/machine.ts';
import type { Command, TurnEvent, TurnSettings, ControlEvent } from '../../src/voice/vocabulary.ts';
import { GREETED, OPENED, run as runScript, SETTINGS as USUAL, type Short } from '../support/turn-script.ts';
import { decide, happen, newWorld, transferFor, type Happening } from '../support/turn-world.ts';

const SETTINGS: TurnSettings = {
  ...USUAL,
  inactivity: { seconds: 10, reminders: [] },
  voicemail: { action: 'hangup', message: null },
};
const { connecting, notConnected } = SETTINGS.phrases;

const run = (settings: Partial<TurnSettings>, ...events: Short[]) => runScript({ ...SETTINGS, ...settings }, ...events);

const DISCLOSED = { disclosure: 'Recorded.' };
const MESSAGE = { voicemail: { action: 'message' as const, message: 'Call back.' } };
const SAY: Short = [20, { type: 'say', text: 'One moment.', commandId: 'w1' }];
const resolved = (commandId: string, failure: string | null): Command => ({ do: 'resolve', commandId, failure });

describe('a control command', () => {
  test('that arrives before the greeting waits for its end and is resolved only then', () => {
    expect(run({}, SAY, [30, { type: 'opened' }])[1]).toEqual([
      { do: 'cancel_timer', name: 'idle' },
      { do: 'say', speech: 1, text: 'Hello.' },
    ]);
    const [, commands] = run(
      {},
      SAY,
      [30, { type: 'opened' }],
      [50, { type: 'playback_started', speech: 1 }],
      [800, { type: 'playback_ended', speech: 1 }],
    );
    expect(commands).toContainEqual({ do: 'say', speech: 2, text: 'One moment.' });
    expect(commands.at(-1)).toEqual(resolved('w1', null));
  });

  test.each([
    ['say', SAY],
    ['mute', [20, { type: 'mute', on: true, commandId: 'w1' }] as Short],
    ['handoff', [20, { type: 'handoff', settings: SETTINGS, message: null, commandId: 'w1' }] as Short],
    ['transfer', [20, { type: 'transfer', intent: transferFor('warm', 'w1'), message: null }] as Short],
  ])('to %s does not cut the disclosure', (_name, command) => {
    const [turn, commands] = run(DISCLOSED, OPENED, [10, { type: 'playback_started', speech: 1 }], command);
    expect([turn.phase.name, turn.pendingCommands.length, commands]).toEqual(['speaking', 1, []]);
  });

  test('to mute takes effect between the disclosure and the greeting', () => {
    const [turn, commands] = run(
      DISCLOSED,
      OPENED,
      [20, { type: 'mute', on: true, commandId: 'w1' }],
      [900, { type: 'playback_ended', speech: 1 }],
    );
    expect(turn).toMatchObject({ muted: true, phase: { name: 'listening' }, pendingCommands: [] });
    expect(commands).toContainEqual(resolved('w1', null));
  });

  test('during the greeting is executed immediately', () => {
    const [, commands] = run({}, OPENED, [50, { type: 'playback_started', speech: 1 }], SAY);
    expect(commands).toContainEqual({ do: 'stop', speech: 1, interrupted: false });
    expect(commands.at(-1)).toEqual(resolved('w1', null));
  });

  test('waits for earlier commands and interrupts none of them', () => {
    const [turn, commands] = run(
      { greeting: null },
      SAY,
      [25, { type: 'say', text: 'And another.', commandId: 'w2' }],
      [30, { type: 'opened' }],
    );
    expect(commands.filter(({ do: what }) => what === 'say')).toEqual([{ do: 'say', speech: 1, text: 'One moment.' }]);
    expect(turn.pendingCommands).toHaveLength(1);
    const [, later] = step(turn, { type: 'playback_ended', speech: 1, atMs: 900 });
    expect(later).toContainEqual({ do: 'say', speech: 2, text: 'And another.' });
  });

  test.each([
    ['when a machine has answered', { answeredBy: 'machine' as const, ...MESSAGE }, [OPENED], 'a machine has answered'],
    [
      'when the call is ending',
      {},
      [
        ...GREETED,
        [
          900,
          { type: 'end_with_message', end: { status: 'completed', reason: 'max_duration' }, text: 'Bye.' },
        ] as Short,
      ],
      'the call is ending',
    ],
    [
      'while the caller is transferred',
      {},
      [...GREETED, [900, { type: 'transfer', intent: transferFor('cold', 'w0'), message: null }] as Short],
      'the caller is being transferred',
    ],
  ])('is refused with the reason %s', (_name, settings, events, reason) => {
    expect(run(settings, ...events, SAY)[1]).toEqual([resolved('w1', reason)]);
  });

  test('that waits for the greeting is refused when a supervisor speaks instead', () => {
    const begun: Short[] = [SAY, OPENED, [50, { type: 'playback_started', speech: 1 }]];
    const [turn, commands] = run({}, ...begun, [60, { type: 'barge', on: true }]);
    expect(commands.filter(({ do: what }) => what === 'say')).toEqual([]);
    expect(commands).toContainEqual(resolved('w1', 'a supervisor speaks with the caller'));
    expect(turn.pendingCommands).toEqual([]);
  });

  test('that waits is refused when the call ends first', () => {
    const [, commands] = run({}, SAY, [30, { type: 'line_closed', reason: 'hangup' }]);
    expect(commands.at(-1)).toEqual(resolved('w1', 'the call ended first'));
  });
});

const REQUESTED: Short[] = [...GREETED, [900, { type: 'transfer', intent: transferFor('warm', 'w1'), message: null }]];
const RINGING: Short[] = [...REQUESTED, [2000, { type: 'playback_ended', speech: 2 }]];
const BRIDGED: Short[] = [...RINGING, [9000, { type: 'transferred', callId: 'w1' }]];

describe('a warm transfer', () => {
  test('is announced before the human is called', () => {
    const [, announces] = run({}, ...REQUESTED);
    expect(announces).toContainEqual({ do: 'say', speech: 2, text: connecting });
    const [turn, calls] = run({}, ...RINGING);
    expect(calls).toContainEqual({ do: 'transfer', intent: transferFor('warm', 'w1') });
    expect(turn.phase.name).toBe('transferring');
  });

  test('that is accepted is resolved, and the call continues without the agent', () => {
    const [turn, commands] = run({}, ...BRIDGED);
    expect(turn.phase.name).toBe('bridged');
    expect(commands).toContainEqual(resolved('w1', null));
    expect(commands.some(({ do: what }) => what === 'end' || what === 'say' || what === 'abandon_transfer')).toBe(
      false,
    );
  });

  test('that is not accepted is resolved with the reason; the agent says so and listens', () => {
    const failed: Short[] = [...RINGING, [9000, { type: 'transfer_failed', callId: 'w1', detail: 'busy' }]];
    const [, commands] = run({}, ...failed);
    expect(commands).toContainEqual(resolved('w1', 'busy'));
    expect(commands).toContainEqual({ do: 'say', speech: 3, text: notConnected });
    expect(run({}, ...failed, [12_000, { type: 'playback_ended', speech: 3 }])[0].phase.name).toBe('listening');
  });

  test('without a result is abandoned, and the other phone stops ringing', () => {
    const [, commands] = run({}, ...RINGING, [190_000, { type: 'timer', name: 'idle' }]);
    expect(commands[0]).toEqual({ do: 'abandon_transfer' });
    expect(commands).toContainEqual({ do: 'say', speech: 3, text: notConnected });
  });

  test('ignores late events of an abandoned transfer', () => {
    const again: Short[] = [
      ...RINGING,
      [190_000, { type: 'timer', name: 'idle' }],
      [193_000, { type: 'playback_ended', speech: 3 }],
      [194_000, { type: 'transfer', intent: transferFor('warm', 'w2'), message: 'Again.' }],
      [196_000, { type: 'playback_ended', speech: 4 }],
    ];
    for (const type of ['transferred', 'transfer_failed'] as const) {
      const [turn, commands] = run({}, ...again, [
        197_000,
        { type, callId: 'w1', detail: 'late' } as Short[1],
      ] as Short);
      expect([turn.phase.name, commands]).toEqual(['transferring', []]);
    }
  });

  test('ends when the caller hangs up while it rings', () => {
    const [, commands] = run({}, ...RINGING, [5000, { type: 'line_closed', reason: 'hangup' }]);
    expect(commands[0]).toEqual({ do: 'abandon_transfer' });
    expect(commands).toContainEqual({ do: 'end', end: { status: 'completed', reason: 'caller_hangup' } });
  });

  test('ends with a goodbye when the time or the balance is used up', () => {
    const how = { status: 'completed' as const, reason: 'insufficient_funds' as const };
    const [, commands] = run({}, ...RINGING, [5000, { type: 'end_with_message', end: how, text: 'Bye.' }]);
    expect(commands[0]).toEqual({ do: 'abandon_transfer' });
    expect(commands).toContainEqual({ do: 'say', speech: 3, text: 'Bye.' });
  });

  test.each([
    ['the caller hangs up', { type: 'line_closed', reason: 'hangup' }, 'transferred'],
    ['the human hangs up', { type: 'peer_closed', reason: 'hangup' }, 'transferred'],
    ['a line is lost', { type: 'peer_closed', reason: 'lost' }, 'media_lost'],
    [
      'the time is up',
      { type: 'end_with_message', end: { status: 'completed', reason: 'max_duration' }, text: 'Bye.' },
      'max_duration',
    ],
  ] as const)('that is bridged ends when %s', (_name, event, reason) => {
    const [, commands] = run({}, ...BRIDGED, [20_000, event as Short[1]] as Short);
    expect(commands.some(({ do: what }) => what === 'say')).toBe(false);
    const ends = commands.flatMap((command) => (command.do === 'end' ? [command.end.reason] : []));
    expect(ends).toEqual([reason]);
  });
});

describe('a handoff', () => {
  const other: TurnSettings = { ...SETTINGS, inactivity: { seconds: 77, reminders: [] }, phrases: phrasesFor('de') };
  const handoff = (message: string | null): Short => [
    900,
    { type: 'handoff', settings: other, message, commandId: 'w1' },
  ];

  test('lets the other agent speak, with its message and settings', () => {
    const [turn, commands] = run({}, ...GREETED, handoff('Guten Tag.'));
    expect(commands.map(({ do: what }) => what)).toEqual([
      'cancel_timer',
      'hand_off',
      'cancel_timer',
      'say',
      'resolve',
    ]);
    expect(turn.settings).toEqual(other);
  });

  test('without a message lets the caller speak first, with the other agent’s idle timeout', () => {
    const [turn, commands] = run({}, ...GREETED, handoff(null));
    expect(turn.phase.name).toBe('listening');
    expect(commands).toContainEqual({ do: 'start_timer', name: 'idle', ms: 77_000 });
  });

  test('with a message makes a muted agent speak again, as `say` does', () => {
    const [turn, commands] = run({}, ...GREETED, [850, { type: 'mute', on: true }], handoff('Guten Tag.'));
    expect(commands).toContainEqual({ do: 'say', speech: 2, text: 'Guten Tag.' });
    expect(turn.muted).toBe(false);
    const [silent] = run({}, ...GREETED, [850, { type: 'mute', on: true }], handoff(null));
    expect([silent.muted, silent.phase.name]).toEqual([true, 'listening']);
  });

  test('with a message is refused while a supervisor speaks, and carried out without one', () => {
    const barged: Short[] = [...GREETED, [850, { type: 'barge', on: true }]];
    const [turn, commands] = run({}, ...barged, handoff('Guten Tag.'));
    expect(commands).toContainEqual(resolved('w1', 'a supervisor speaks with the caller'));
    expect(turn.settings).not.toEqual(other);
    const [taken, done] = run({}, ...barged, handoff(null));
    expect([taken.settings, done]).toEqual([other, expect.arrayContaining([resolved('w1', null)])]);
  });

  test('while the agent thinks leaves the reply to the other agent', () => {
    const thinking: Short[] = [
      ...GREETED,
      [820, { type: 'words', text: 'Book a table.', final: true }],
      [890, { type: 'timer', name: 'endpoint' }],
    ];
    const [turn, commands] = run({}, ...thinking, handoff(null));
    const what = commands.map((command) => command.do);
    expect(what.indexOf('stop')).toBeLessThan(what.indexOf('hand_off'));
    expect(what.indexOf('hand_off')).toBeLessThan(what.indexOf('generate'));
    expect(turn.phase.name).toBe('thinking');
  });
});

describe('unsolicited words of the model’s server', () => {
  const unsolicitedMessage: Short = [900, { type: 'unsolicited_message', id: 4 }];
  const generated = { do: 'generate', speech: 2, query: null, held: false, tools: true, unsolicitedMessage: 4 };

  test('are spoken immediately, replacing the agent’s current speech', () => {
    const [, commands] = run({}, OPENED, [20, { type: 'playback_started', speech: 1 }], unsolicitedMessage);
    expect(commands).toContainEqual({ do: 'stop', speech: 1, interrupted: false });
    expect(commands).toContainEqual(generated);
  });

  test('wait for the end of the disclosure, and are dropped when the call ends', () => {
    const begun: Short[] = [OPENED, [20, { type: 'playback_started', speech: 1 }]];
    const settings = { disclosure: 'Recorded.', greeting: null };
    const [, waiting] = run(settings, ...begun, unsolicitedMessage);
    expect(waiting).toEqual([]);
    const [, served] = run(settings, ...begun, unsolicitedMessage, [950, { type: 'playback_ended', speech: 1 }]);
    expect(served).toContainEqual(generated);
    const bye = { status: 'completed' as const, reason: 'ended_by_api' as const };
    const [, dropped] = run(
      {},
      ...GREETED,
      [850, { type: 'end_with_message', end: bye, text: 'Bye.' }],
      unsolicitedMessage,
    );
    expect(dropped).toEqual([]);
  });

  test('can be protected from interruption, like every other reply, before and during playback', () => {
    const protect: Short = [910, { type: 'protect', speech: 2 }];
    const heard: Short = [920, { type: 'playback_started', speech: 2 }];
    const press: Short = [930, { type: 'interrupt' }];
    for (const order of [
      [protect, heard],
      [heard, protect],
    ]) {
      const [turn, commands] = run({}, ...GREETED, unsolicitedMessage, ...order, press);
      expect(turn.phase).toMatchObject({ name: 'speaking', speech: 2, interruptible: false });
      expect(commands).toEqual([]);
    }
  });
});

const controls: fc.Arbitrary<(commandId: string) => Omit<ControlEvent, 'atMs'>> = fc.constantFrom(
  (commandId: string) => ({ type: 'say' as const, text: 'One moment.', commandId }),
  (commandId: string) => ({ type: 'mute' as const, on: commandId.length % 2 === 0, commandId }),
  (commandId: string) => ({ type: 'transfer' as const, intent: transferFor('warm', commandId), message: null }),
  (commandId: string) => ({ type: 'transfer' as const, intent: transferFor('cold', commandId), message: 'Now.' }),
  (commandId: string) => ({ type: 'handoff' as const, settings: SETTINGS, message: null, commandId }),
  (commandId: string) => ({ type: 'handoff' as const, settings: SETTINGS, message: `Bo ${commandId}.`, commandId }),
);
const others: fc.Arbitrary<Happening> = fc.oneof(
  fc.record({
    kind: fc.constant('progress' as const),
    pick: fc.nat(20),
    how: fc.constantFrom('start', 'over', 'over', 'tools'),
  }),
  fc.record({ kind: fc.constant('timer' as const), pick: fc.nat(2) }),
  fc.constant({ kind: 'tool' as const }),
  fc.record({ kind: fc.constant('transfer' as const), how: fc.constantFrom('transferred', 'transfer_failed') }),
  fc
    .constantFrom(
      { type: 'opened' as const },
      { type: 'words' as const, text: 'book a table', final: true },
      { type: 'caller_speech_started' as const, sinceMs: 0 },
      { type: 'caller_speech_ended' as const, lastMs: 0 },
      { type: 'machine_detected' as const },
      { type: 'peer_closed' as const, reason: 'hangup' as const },
      ...[true, false].map((on) => ({ type: 'barge' as const, on })),
      {
        type: 'end_with_message' as const,
        end: { status: 'completed' as const, reason: 'max_duration' as const },
        text: '',
      },
    )
    .map((event) => ({ kind: 'event' as const, event })),
);
type Act = { control: (name: string) => Omit<ControlEvent, 'atMs'> } | { other: Happening };
const act: fc.Arbitrary<Act> = fc.oneof(
  { weight: 1, arbitrary: controls.map((control) => ({ control })) },
  { weight: 4, arbitrary: others.map((other) => ({ other })) },
);
const settings: fc.Arbitrary<TurnSettings> = fc.record({
  ...Object.fromEntries(Object.entries(SETTINGS).map(([name, value]) => [name, fc.constant(value)])),
  answeredBy: fc.constantFrom('human', 'unknown'),
  disclosure: fc.constantFrom(null, 'Recorded.'),
  greeting: fc.constantFrom(null, 'Hello.'),
}) as fc.Arbitrary<TurnSettings>;

test('in any sequence every command is resolved once and as it was carried out, the disclosure is played, the agent is silent after a bridge, and no phone keeps ringing', () => {
  fc.assert(
    fc.property(settings, fc.array(fc.tuple(act, fc.nat(1500)), { maxLength: 60 }), (given, acts) => {
      const world = newWorld(given);
      const asked: string[] = [];
      const transfers = new Set<string>();
      const sentences = new Map<string, string>();
      const expectSaid = (commands: readonly Command[]): void => {
        for (const command of commands) {
          // A mute that waited behind it silences it in the same step.
          if (command.do !== 'resolve' || command.failure !== null || world.turn.muted) continue;
          const said = commands.flatMap((one) => (one.do === 'say' ? [one.text] : []));
          const { phase } = world.turn; // The disclosure may come first.
          if (phase.name === 'speaking' && phase.next.kind === 'say') said.push(phase.next.text);
          if (sentences.has(command.commandId)) expect(said).toContain(sentences.get(command.commandId));
        }
      };
      const act = (one: Act, ms: number): readonly Command[] => {
        const before = world.turn;
        if ('other' in one) {
          expectSaid(happen(world, one.other, ms));
          return [];
        }
        // A session that has ended accepts no commands.
        if (before.phase.name === 'ended') return [];
        asked.push(`w${asked.length}`);
        world.atMs += ms;
        const event = { ...one.control(asked.at(-1)!), atMs: world.atMs } as TurnEvent;
        if (event.type === 'transfer') transfers.add(asked.at(-1)!);
        const text = event.type === 'say' ? event.text : event.type === 'handoff' ? event.message : null;
        if (text !== null) sentences.set(asked.at(-1)!, text);
        const commands = decide(world, event);
        expectSaid(commands);
        const discloses = before.phase.name === 'speaking' && before.phase.speech === before.disclosureSpeech;
        if (discloses) expect(commands.filter(({ do: what }) => what === 'stop')).toEqual([]);
        return commands;
      };
      for (const [one, ms] of acts) {
        const wasBridged = world.turn.phase.name === 'bridged';
        const commands = act(one, ms);
        const sounds = commands.filter((command) => ['say', 'generate', 'play'].includes(command.do));
        if (wasBridged) expect([sounds, world.speeches.size]).toEqual([[], 0]);
        const { name } = world.turn.phase;
        if (world.ringing) expect(name).toBe('transferring');
      }
      decide(world, { type: 'end_requested', end: { status: 'completed', reason: 'ended_by_api' }, atMs: world.atMs });
      // A transfer that was pending at the end is resolved by the session, not by the machine.
      expect(asked.filter((id) => !world.resolved.has(id) && !transfers.has(id))).toEqual([]);
      expect([...world.resolved.values()].every((times) => times === 1)).toBe(true);
      expect(world.turn.pendingCommands).toEqual([]);
      expect(world.problems).toEqual([]);
    }),
    { numRuns: 2000 },
  );
});
