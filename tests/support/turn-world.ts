// Surroundings of the turn machine for random tests: executes commands without audio and records the speech, so that
// invariants can be checked after every event.
import fc from 'fast-check';
import type { AgentFunction } from '../../src/voice/host.ts';
import { phrasesFor } from '../../src/voice/out/phrases.ts';
import { newTurnState, step } from '../../src/voice/turn/machine.ts';
import type {
  Command,
  ToolIntent,
  TransferIntent,
  TurnState,
  TurnEvent,
  TurnSettings,
} from '../../src/voice/vocabulary.ts';

interface World {
  turn: TurnState;
  atMs: number;
  /** Existing speeches: preparing (held or waiting for audio) or audible. */
  speeches: Map<number, 'held' | 'ready' | 'audible'>;
  used: Set<number>;
  ends: number;
  /** Commands that produce audio after the end. */
  spokenAfterEnd: number;
  heard: string[];
  running: string[];
  /** A warm transfer without a result that was not abandoned. */
  ringing: TransferIntent | null;
  /** Number of resolutions per control command, by its id. */
  resolved: Map<string, number>;
  timers: Set<string>;
  /** The language of the conversation. */
  language: string | undefined;
  problems: string[];
}

/** Selects the next event; numbers choose among the possible ones. */
export type Happening =
  | { kind: 'event'; event: TurnEvent extends infer E ? (E extends unknown ? Omit<E, 'atMs'> : never) : never }
  | { kind: 'progress'; pick: number; how: 'start' | 'pause' | 'resume' | 'over' | 'fail' | 'tools' }
  | { kind: 'timer'; pick: number }
  | { kind: 'tool' }
  /** The transfer that is under way gets its result. */
  | { kind: 'transfer'; how: 'transferred' | 'transfer_failed' };

export function newWorld(settings: TurnSettings): World {
  return {
    turn: newTurnState(settings),
    atMs: 0,
    speeches: new Map(),
    used: new Set(),
    ends: 0,
    spokenAfterEnd: 0,
    heard: [],
    running: [],
    ringing: null,
    resolved: new Map(),
    timers: new Set(),
    language: settings.languages?.[0],
    problems: [],
  };
}

export function happen(world: World, happening: Happening, ms: number): readonly Command[] {
  world.atMs += ms;
  const event = eventOf(world, happening);
  return event ? decide(world, event) : [];
}

export function decide(world: World, event: TurnEvent): readonly Command[] {
  const before = world.turn;
  const [turn, commands] = step(before, event);
  world.turn = turn;
  if (before.phase.name === 'ended' && (turn !== before || commands.length > 0))
    world.problems.push('ended is not absorbing');
  for (const command of commands) carryOut(world, command);
  return commands;
}

function carryOut(world: World, command: Command): void {
  const sounds = command.do === 'say' || command.do === 'play' || (command.do === 'generate' && !command.held);
  if (sounds && world.ends > 0) world.spokenAfterEnd++;
  switch (command.do) {
    case 'say':
    case 'generate': {
      if (world.used.has(command.speech)) world.problems.push(`speech ${command.speech} is used twice`);
      world.used.add(command.speech);
      world.speeches.set(command.speech, command.do === 'generate' && command.held ? 'held' : 'ready');
      return;
    }
    case 'play':
      if (world.speeches.get(command.speech) === 'held') world.speeches.set(command.speech, 'ready');
      return;
    case 'hold_speech':
      if (world.speeches.get(command.speech) === 'ready') world.speeches.set(command.speech, 'held');
      return;
    case 'stop':
      world.speeches.delete(command.speech);
      return;
    case 'split_speech':
      if (world.used.has(command.rest)) world.problems.push(`speech ${command.rest} is used twice`);
      if (world.speeches.get(command.speech) !== 'audible') world.problems.push('an inaudible speech is split');
      world.used.add(command.rest);
      world.speeches.delete(command.speech);
      world.speeches.set(command.rest, 'held');
      return;
    case 'commit_input':
      world.heard.push(command.text);
      return;
    case 'change_language':
      if (command.language === world.language) world.problems.push(`the language changes to ${command.language} again`);
      world.language = command.language;
      return;
    case 'hand_off':
      world.language = command.language ?? world.turn.settings.languages?.[0];
      return;
    case 'run_function':
      if (command.call.kind === 'run' || command.call.kind === 'invalid') world.running.push(command.call.callId);
      return;
    case 'start_timer':
      world.timers.add(command.name);
      return;
    case 'cancel_timer':
      world.timers.delete(command.name);
      return;
    case 'transfer':
      if (command.intent.mode === 'warm') world.ringing = command.intent;
      return;
    case 'abandon_transfer':
      world.ringing = null;
      return;
    case 'resolve':
      world.resolved.set(command.commandId, (world.resolved.get(command.commandId) ?? 0) + 1);
      return;
    case 'end':
      // The session's signal hangs up the second leg.
      world.ringing = null;
      world.ends++;
      return;
    default:
      return;
  }
}

function eventOf(world: World, happening: Happening): TurnEvent | null {
  const { atMs } = world;
  switch (happening.kind) {
    case 'event':
      return { ...happening.event, atMs } as TurnEvent;
    case 'timer': {
      const name = [...world.timers][happening.pick % Math.max(1, world.timers.size)];
      if (name === undefined) return null;
      world.timers.delete(name);
      return { type: 'timer', name: name as 'endpoint' | 'idle', atMs };
    }
    case 'tool': {
      const callId = world.running.shift();
      return callId === undefined ? null : { type: 'tool_done', callId, atMs };
    }
    case 'transfer': {
      const { phase } = world.turn;
      if (phase.name !== 'transferring') return null;
      world.ringing = null;
      const { callId } = phase.intent;
      return happening.how === 'transferred'
        ? { type: 'transferred', callId, atMs }
        : { type: 'transfer_failed', callId, detail: 'busy', atMs };
    }
    case 'progress':
      return progress(world, happening.pick, happening.how);
  }
}

/** Advances a speech: only speeches that are not held can be played, call functions or end. */
function progress(world: World, pick: number, how: Extract<Happening, { kind: 'progress' }>['how']): TurnEvent | null {
  const { atMs, speeches } = world;
  const able = [...speeches].filter(([, state]) => how === 'fail' || state !== 'held');
  const found = able[pick % Math.max(1, able.length)];
  if (!found) return null;
  const [speech, state] = found;
  switch (how) {
    case 'start':
      if (state === 'audible') return null;
      speeches.set(speech, 'audible');
      return { type: 'playback_started', speech, atMs };
    case 'pause':
    case 'resume':
      if (state !== 'audible') return null;
      return { type: how === 'pause' ? 'playback_paused' : 'playback_resumed', speech, atMs };
    case 'over':
      speeches.delete(speech);
      return { type: 'playback_ended', speech, atMs };
    case 'fail':
      return {
        type: 'speech_failed',
        speech,
        reason: pick % 2 === 0 ? 'engine_error' : 'tts_error',
        detail: 'broken',
        atMs,
      };
    case 'tools':
      return { type: 'tool_calls', speech, calls: [toolFor(pick, world.used.size)], said: pick % 3 === 0, atMs };
  }
}

const END: Extract<AgentFunction, { type: 'end_call' }> = {
  type: 'end_call',
  id: 'f1',
  name: 'end_call',
  description: '',
  message: 'Bye.',
};
const TRANSFER: Extract<AgentFunction, { type: 'transfer_call' }> = {
  type: 'transfer_call',
  id: 'f2',
  name: 'transfer_call',
  description: '',
  to: '+12025550123',
  destinations: [],
  message: null,
  mode: 'cold',
  briefing: null,
};
const WARM: typeof TRANSFER = { ...TRANSFER, id: 'f4', mode: 'warm' };
const HOOK: Extract<AgentFunction, { filler: string | null }> = {
  type: 'webhook',
  id: 'f3',
  name: 'lookup',
  description: '',
  parameters: {},
  timeoutMs: 1000,
  filler: 'Let me see.',
};

export const anySettings: fc.Arbitrary<TurnSettings> = fc.record({
  answeredBy: fc.constantFrom('human', 'machine', 'unknown'),
  disclosure: fc.constantFrom(null, 'Recorded.'),
  greeting: fc.constantFrom(null, 'Hello.'),
  interruption: fc.record({
    enabled: fc.boolean(),
    minMs: fc.constant(200),
    minWords: fc.constantFrom(1, 2),
    ignoreBackgroundVoices: fc.boolean(),
  }),
  endpointing: fc.constant({ minMs: 300, maxMs: 1000 }),
  inactivity: fc.constant({ seconds: 10, reminders: ['Still there?'] }),
  voicemail: fc.constantFrom({ action: 'hangup', message: null }, { action: 'message', message: 'Call back.' }),
  screeningMessage: fc.constantFrom(null, 'Northwind, about your order.'),
  phrases: fc.constant(phrasesFor('en')),
  languages: fc.constant(['en', 'es']),
});

/** Sound of the caller. Speech of 2.5 seconds makes the usual loudness known, once it is answered. */
const SPEECH_EVENTS = [
  fc.constant({ type: 'caller_speech_started' as const, sinceMs: 0 }),
  fc.record({ type: fc.constant('caller_loudness' as const), db: fc.constantFrom(-20, -45) }),
  fc.record({ type: fc.constant('caller_speech_ended' as const), lastMs: fc.constantFrom(0, 2500) }),
];

/** Words of the caller, some with a language that a recognizer reported. */
function wordsEvent(text: fc.Arbitrary<string>) {
  const event = {
    type: fc.constant('words' as const),
    text,
    final: fc.boolean(),
    language: fc.constantFrom('en', 'es'),
  };
  return fc.record(event, { requiredKeys: ['type', 'text', 'final'] });
}

const anyText = fc.constantFrom(
  'yes',
  'mm-hm',
  'book a table',
  'stop that',
  '',
  'say your name and',
  'please hold',
  'after the tone',
);
/** Everything that can happen in a call, except handoffs and transfers by a command. */
export const anyHappening: fc.Arbitrary<Happening> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      kind: fc.constant('progress' as const),
      pick: fc.nat(20),
      how: fc.constantFrom('start', 'pause', 'resume', 'over', 'fail', 'tools'),
    }),
  },
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('timer' as const), pick: fc.nat(2) }) },
  { weight: 2, arbitrary: fc.constant({ kind: 'tool' as const }) },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('transfer' as const),
      how: fc.constantFrom('transferred', 'transfer_failed'),
    }),
  },
  {
    weight: 8,
    arbitrary: fc
      .oneof(
        wordsEvent(anyText),
        ...SPEECH_EVENTS,
        fc.record({ type: fc.constant('dtmf' as const), digit: fc.constantFrom('1', '#') }),
        fc.constant({ type: 'interrupt' as const }),
        fc.record({ type: fc.constant('recognizer' as const), available: fc.boolean() }),
      )
      .map((event) => ({ kind: 'event' as const, event })),
  },
  {
    weight: 1,
    arbitrary: fc
      .oneof(
        fc.constant({ type: 'beep' as const }),
        fc.constant({ type: 'machine_detected' as const }),
        fc.constant({ type: 'say' as const, text: 'One moment.' }),
        fc.record({ type: fc.constant('mute' as const), on: fc.boolean() }),
        fc.record({ type: fc.constant('barge' as const), on: fc.boolean() }),
        fc.constant({ type: 'context_added' as const }),
        fc.constant({ type: 'unsolicited_message' as const, id: 1 }),
        fc.record({ type: fc.constant('protect' as const), speech: fc.nat(6) }),
        fc.constant({ type: 'peer_closed' as const, reason: 'hangup' as const }),
        fc.constant({ type: 'failed' as const, reason: 'stt_error' as const, detail: 'gone' }),
        fc.constant({ type: 'line_closed' as const, reason: 'hangup' as const }),
        fc.constant({
          type: 'end_requested' as const,
          end: { status: 'completed' as const, reason: 'ended_by_api' as const },
        }),
        fc.constant({
          type: 'end_with_message' as const,
          end: { status: 'completed' as const, reason: 'max_duration' as const },
          text: 'Bye.',
        }),
      )
      .map((event) => ({ kind: 'event' as const, event })),
  },
);

export function transferFor(mode: 'cold' | 'warm', callId: string): TransferIntent {
  const fn = mode === 'warm' ? WARM : TRANSFER;
  return { callId, name: 'transfer_call', kind: 'transfer', to: '+14155550123', fn, mode, briefing: null, args: {} };
}

export function toolFor(pick: number, n: number): ToolIntent {
  const callId = `call_${n}`;
  if (pick % 5 === 0) return { callId, name: 'end_call', kind: 'end', fn: END, args: {} };
  if (pick % 5 === 1) return transferFor(pick % 2 === 0 ? 'cold' : 'warm', callId);
  if (pick % 5 === 2) return { callId, name: 'nothing', kind: 'invalid', problem: 'there is no such function' };
  return { callId, name: 'lookup', kind: 'run', fn: HOOK, args: {} };
}
