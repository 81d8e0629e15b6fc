// The behavior of a persona as a pure state machine. callee.ts turns audio into events, and commands into audio.
// Invariant: it never starts to speak while it speaks, and every state ends after a bounded wait.
import { cutStart } from '../../../core/cut-text.ts';
import { lastSentence, MAX_HEARD_CHARS } from '../../../core/sentences.ts';
import type { Persona, Script } from './personas.ts';

export type CalleeEvent =
  | { type: 'opened' }
  | { type: 'agent_started' }
  /** `text` is everything the agent said since the persona last spoke; empty if the line has no captions. */
  | { type: 'agent_finished'; text: string }
  /** The audio of the last `say` or `beep` was played. */
  | { type: 'played' }
  | { type: 'digit'; digit: string }
  /** The last `wait` is over. */
  | { type: 'waited' };

export type CalleeCommand =
  | { type: 'say'; text: string }
  | { type: 'beep' }
  | { type: 'press'; digits: string }
  /** Replaces the previous wait. */
  | { type: 'wait'; ms: number }
  | { type: 'stop_waiting' }
  | { type: 'hang_up' };

type ConversationPhase =
  | 'listening'
  | 'about_to_speak'
  | 'about_to_cut_in'
  | 'about_to_leave'
  | 'speaking'
  | 'recording'
  | 'gone';

interface CalleeState {
  phase: ConversationPhase;
  /** Words to say after the pause. */
  next: string;
  agentUtterances: number;
  agentSpeaking: boolean;
  replies: number;
  /** Number of times that it prompted the silent agent since the agent last spoke. */
  nudges: number;
  cutInDone: boolean;
  leaving: boolean;
  /** Steps of a call screening: the prompt, the caller's answer, the request to wait, and the person. */
  screening: 'prompt' | 'answer' | 'hold' | 'person';
  /** Number of times that each rule answered, by index; −1 is the fallback. */
  uses: Readonly<Record<number, number>>;
}

export const FIRST_STATE: CalleeState = {
  phase: 'listening',
  next: '',
  agentUtterances: 0,
  agentSpeaking: false,
  replies: 0,
  nudges: 0,
  cutInDone: false,
  leaving: false,
  screening: 'prompt',
  uses: {},
};

type Step = readonly [CalleeState, readonly CalleeCommand[]];

/** People answer within half a second after the other side ends; `callee.ts` adds the 800 ms that it takes to detect the end. */
const REACTION_MS = 250;
/** An agent with a greeting starts within this time. */
const OPENING_WAIT_MS = 2_500;
const SILENCE_WAIT_MS = 8_000;
const MAX_NUDGES = 2;
const NUDGE = 'Hello, are you still there?';
/** Wait after the goodbye, so that the agent can answer it or hang up first. */
const LEAVE_WAIT_MS = 4_000;
const MAX_LEAVE_SPEECH_MS = 10_000;
const LEAVE_PAUSE_MS = 700;
/** Phrases in the languages in which an agent briefs a human (voice/out/phrases.ts). */
const OFFERED_KEY = new RegExp(
  String.raw`(?<!\p{L})(?:press|drücken Sie die|oder die|pulse|appuyez sur|ou sur|pressione|prema|druk op|nacisnąć|tryck|нажмите|اضغط) ` +
    String.raw`(\d|star|pound)(?!\p{L})|按(\d)|(\d)(?:を|번을| tuşuna| दबाएँ)`,
  'giu',
);
/** Time from the key to the first word to the connected caller. */
const CONNECT_WAIT_MS = 1_000;
const MACHINE_PICKUP_MS = 400;
const MAX_RECORDING_MS = 60_000;
const MAX_RECORDING_UTTERANCES = 8;
const RECORDING_SILENCE_MS = 15_000;
/** Longer than any sensible inactivity setting, because the line must end eventually. */
const MAX_SILENT_MS = 600_000;
/** Time for the caller to begin the answer to a screening service. */
const ANSWER_WAIT_MS = 10_000;
/** The telephone rings for this long before the person takes a screened call. */
const RING_AFTER_SCREENING_MS = 4_000;

type PersonaOf<Kind extends Persona['kind']> = Extract<Persona, { kind: Kind }>;

export function stepCallee(persona: Persona, state: CalleeState, event: CalleeEvent): Step {
  if (state.phase === 'gone') return [state, []];
  if (persona.kind === 'talks') return talk(persona.script, state, event);
  if (persona.kind === 'machine') return record(persona, state, event);
  if (persona.kind === 'screens') return screen(persona, state, event);
  if (event.type === 'opened') return [state, [{ type: 'wait', ms: MAX_SILENT_MS }]];
  return event.type === 'waited' ? hangUp(state) : [state, []];
}

function hangUp(state: CalleeState): Step {
  return [{ ...state, phase: 'gone' }, [{ type: 'hang_up' }]];
}

function say(state: CalleeState, text: string): Step {
  return [{ ...state, phase: 'speaking', next: '' }, [{ type: 'say', text }]];
}

// ── humans ───────────────────────────────────────────────────────────────────────────────────────────────────────────

function talk(script: Script, state: CalleeState, event: CalleeEvent): Step {
  switch (event.type) {
    case 'opened':
      return [state, [{ type: 'wait', ms: OPENING_WAIT_MS }]];
    case 'agent_started':
      return onAgentStarted(script, state);
    case 'agent_finished':
      return onAgentFinished(script, state, event.text);
    case 'played':
      return onPlayed(state);
    case 'waited':
      return onWaited(script, state);
    case 'digit':
      return [state, []];
  }
}

function onAgentStarted(script: Script, state: CalleeState): Step {
  const agentUtterances = state.agentUtterances + 1;
  const heard: CalleeState = { ...state, agentUtterances, agentSpeaking: true, nudges: 0 };
  if (state.phase === 'speaking') return [heard, []];
  if (state.leaving) return [heard, [{ type: 'wait', ms: MAX_LEAVE_SPEECH_MS }]];
  if (script.hangUp?.utterance === heard.agentUtterances) {
    return [{ ...heard, phase: 'about_to_leave' }, [{ type: 'wait', ms: script.hangUp.afterMs }]];
  }
  if (script.cutIn && !state.cutInDone) {
    return [{ ...heard, phase: 'about_to_cut_in' }, [{ type: 'wait', ms: script.cutIn.afterMs }]];
  }
  // The agent continues, so the pending reply waits until it has finished.
  return [{ ...heard, phase: 'listening', next: '' }, [{ type: 'stop_waiting' }]];
}

function onAgentFinished(script: Script, before: CalleeState, text: string): Step {
  const state: CalleeState = { ...before, agentSpeaking: false };
  if (state.phase === 'speaking' || state.phase === 'about_to_leave') return [state, []];
  if (state.leaving) return [{ ...state, phase: 'about_to_leave' }, [{ type: 'wait', ms: LEAVE_PAUSE_MS }]];
  const key = keyFor(script, text);
  if (key !== null) return press(script, state, key);
  const [next, uses, leaving] = chooseReply(script, state, text);
  return [{ ...state, phase: 'about_to_speak', next, uses, leaving }, [{ type: 'wait', ms: REACTION_MS }]];
}

function keyFor({ keys }: Script, text: string): string | null {
  const offered = [...text.matchAll(OFFERED_KEY)].map((match) => (match[1] ?? match[2] ?? match[3]!).toLowerCase());
  const key = keys.presses === 'first' ? offered[0] : offered.at(-1);
  if (key === undefined) return null;
  return key === 'star' ? '*' : key === 'pound' ? '#' : key;
}

function press({ keys }: Script, state: CalleeState, digits: string): Step {
  const pressed: CalleeCommand = { type: 'press', digits };
  if (keys.afterwards === null) {
    return [{ ...state, phase: 'listening' }, [pressed, { type: 'wait', ms: SILENCE_WAIT_MS }]];
  }
  return [
    { ...state, phase: 'about_to_speak', next: keys.afterwards },
    [pressed, { type: 'wait', ms: CONNECT_WAIT_MS }],
  ];
}

function chooseReply(script: Script, state: CalleeState, whole: string): [string, CalleeState['uses'], boolean] {
  const text = cutStart(whole, MAX_HEARD_CHARS);
  const agentLeaves = /\b(good ?bye|bye)\b/i.test(text);
  if (state.replies >= script.repliesMax && !agentLeaves) return [script.goodbye, state.uses, true];
  const rule = agentLeaves ? 0 : findRule(script, text);
  const lines = rule < 0 ? script.otherwise : script.rules[rule]!.say;
  const used = state.uses[rule] ?? 0;
  // A rule that has used all its answers is replaced by the fallback list.
  const line = lines[used] ?? script.otherwise[state.replies % script.otherwise.length]!;
  return [line, { ...state.uses, [rule]: used + 1 }, agentLeaves || /\bgood ?bye\b/i.test(line)];
}

// The end counts most, because it contains the question.
function findRule(script: Script, text: string): number {
  const end = lastSentence(text);
  const byEnd = script.rules.findIndex(({ when }) => when.test(end));
  return byEnd >= 0 ? byEnd : script.rules.findIndex(({ when }) => when.test(text));
}

function onPlayed(state: CalleeState): Step {
  const listening: CalleeState = { ...state, phase: 'listening' };
  if (state.agentSpeaking) return [listening, state.leaving ? [{ type: 'wait', ms: MAX_LEAVE_SPEECH_MS }] : []];
  return [listening, [{ type: 'wait', ms: state.leaving ? LEAVE_WAIT_MS : SILENCE_WAIT_MS }]];
}

function onWaited(script: Script, state: CalleeState): Step {
  switch (state.phase) {
    case 'about_to_speak':
      return say({ ...state, replies: state.replies + 1 }, state.next);
    case 'about_to_cut_in':
      return say({ ...state, cutInDone: true, replies: state.replies + 1 }, script.cutIn!.say);
    case 'about_to_leave':
      return hangUp(state);
    default:
      if (state.leaving || state.nudges >= MAX_NUDGES) return hangUp(state);
      return say({ ...state, nudges: state.nudges + 1 }, state.agentUtterances === 0 ? script.opening : NUDGE);
  }
}

// ── answering machines ──────────────────────────────────────────────────────────────────────────────────────────────

function record({ greeting, beeps }: PersonaOf<'machine'>, state: CalleeState, event: CalleeEvent): Step {
  if (event.type === 'opened') return [state, [{ type: 'wait', ms: MACHINE_PICKUP_MS }]];
  if (event.type === 'waited') return state.phase === 'listening' ? say(state, greeting) : hangUp(state);
  if (event.type === 'played') {
    const records: CalleeState = { ...state, phase: 'recording' };
    if (state.phase === 'speaking' && beeps) return [records, [{ type: 'beep' }]];
    if (state.phase === 'speaking') return [records, [{ type: 'wait', ms: RECORDING_SILENCE_MS }]];
    return [state, [{ type: 'wait', ms: RECORDING_SILENCE_MS }]];
  }
  if (state.phase !== 'recording') return [state, []];
  if (event.type === 'agent_started') {
    if (state.agentUtterances >= MAX_RECORDING_UTTERANCES) return hangUp(state);
    const agentUtterances = state.agentUtterances + 1;
    return [{ ...state, agentUtterances }, [{ type: 'wait', ms: MAX_RECORDING_MS }]];
  }
  if (event.type === 'agent_finished') return [state, [{ type: 'wait', ms: RECORDING_SILENCE_MS }]];
  return [state, []];
}

// ── call screening ───────────────────────────────────────────────────────────────────────────────────────────────────

function screen({ prompt, hold, script }: PersonaOf<'screens'>, state: CalleeState, event: CalleeEvent): Step {
  const at = state.screening;
  if (at === 'person') return talk(script, state, event);
  if (event.type === 'opened') return [state, [{ type: 'wait', ms: MACHINE_PICKUP_MS }]];
  if (event.type === 'played') {
    if (at === 'prompt') return [{ ...state, phase: 'listening', screening: 'answer' }, [waitMs(ANSWER_WAIT_MS)]];
    return [{ ...state, phase: 'listening' }, [waitMs(RING_AFTER_SCREENING_MS)]];
  }
  if (event.type === 'agent_started' && at === 'answer') return [state, [waitMs(MAX_RECORDING_MS)]];
  if (event.type === 'agent_finished' && at === 'answer') {
    const [next, commands] = say({ ...state, screening: 'hold' }, hold);
    return [next, [{ type: 'stop_waiting' }, ...commands]];
  }
  if (event.type !== 'waited') return [state, []];
  if (at === 'prompt') return say(state, prompt);
  // Nobody said who is calling.
  if (at === 'answer') return hangUp(state);
  return say({ ...state, screening: 'person', agentUtterances: 0 }, script.opening);
}

function waitMs(ms: number): CalleeCommand {
  return { type: 'wait', ms };
}
