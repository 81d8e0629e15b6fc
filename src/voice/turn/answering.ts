// The turn machine's reaction to a machine that answers an outbound call: voicemail, and call screening.
// A machine is recognized by the carrier's report, by its beep, or by its words. Pure.
// Invariant: once a voicemail is recognized, nothing is said to it except its message, after its greeting.
import type { TurnState, TurnStep } from '../vocabulary.ts';
import { answeringMachine, type AnsweringMachine } from './answering-phrases.ts';
import {
  andThen,
  inputText,
  isEnding,
  isVoicemail,
  MAX_VOICEMAIL_MS,
  SCREENING_END_MS,
  stopSpeeches,
} from './transitions.ts';
import { leaveMessage, messageOf } from './work.ts';

/** A beep or a greeting later than this does not come from a machine that answered the call. */
const ANSWERS_WITHIN_MS = 30_000;
/** Twilio listens for 30 seconds at most. A callback that arrives later was delayed, and a conversation may be under way. */
const REPORTED_WITHIN_MS = 35_000;
/** Longer than any prompt of a screening service. */
const MAX_PROMPT_MS = 15_000;

/** The carrier detected a machine after the answer: stop what was begun, and leave a message after the machine's greeting. */
export function onMachine(turn: TurnState, atMs: number): TurnStep {
  if (atMs > REPORTED_WITHIN_MS) return [turn, []];
  // Carriers also take a screening service for a voicemail.
  return isScreened(turn) ? [turn, []] : onVoicemail(turn);
}

function onVoicemail(turn: TurnState): TurnStep {
  if (!mayBeMachine(turn)) return [turn, []];
  return andThen([turn, stopSpeeches(turn, false)], awaitBeep);
}

function isScreened({ awaitsPerson, phase }: TurnState): boolean {
  return awaitsPerson || phase.name === 'screening';
}

function mayBeMachine(turn: TurnState): boolean {
  return turn.settings.answeredBy === 'unknown' && turn.phase.name !== 'voicemail' && !isEnding(turn);
}

/** Waits for the end of the machine's greeting. Without a message, ends the call at once: each second of it costs money. */
export function awaitBeep(turn: TurnState): TurnStep {
  if (messageOf(turn) === null) return leaveMessage(turn);
  return [{ ...turn, phase: { name: 'voicemail' } }, [{ do: 'start_timer', name: 'idle', ms: MAX_VOICEMAIL_MS }]];
}

/** A beep reveals a machine, even where the carrier detected none. */
export function onBeep(turn: TurnState, atMs: number): TurnStep {
  if (turn.phase.name === 'voicemail') return leaveMessage(turn);
  // The greeting paused before its tone. The machine records nothing before it, so the message begins again.
  if (isVoicemail(turn)) return andThen([turn, stopSpeeches(turn, false)], leaveMessage);
  if (!mayBeMachine(turn) || atMs > ANSWERS_WITHIN_MS) return [turn, []];
  return andThen([turn, stopSpeeches(turn, false)], leaveMessage);
}

/** Returns the machine that the words of the caller's turn reveal. A screening service is recognized once. */
export function revealedBy(turn: TurnState, atMs: number): AnsweringMachine | null {
  if (!mayBeMachine(turn) || (atMs > ANSWERS_WITHIN_MS && !isScreened(turn))) return null;
  const machine = answeringMachine(inputText(turn.input));
  return machine === 'screening' && isScreened(turn) ? null : machine;
}

export function onRevealed(turn: TurnState, machine: AnsweringMachine): TurnStep {
  return machine === 'voicemail' ? onVoicemail(turn) : onScreening(turn);
}

/** Stops what was begun, and answers at the end of the prompt. */
function onScreening(turn: TurnState): TurnStep {
  const ms = turn.input.speaking ? MAX_PROMPT_MS : SCREENING_END_MS;
  return [
    { ...turn, phase: { name: 'screening' } },
    [...stopSpeeches(turn, false), { do: 'report_screening' }, { do: 'start_timer', name: 'idle', ms }],
  ];
}
