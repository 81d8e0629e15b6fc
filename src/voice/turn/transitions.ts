// Transitions that several events share: say, fall silent, listen, wait, end.
// Pure; each returns the next state and the commands that lead there.
// Invariant: a transition out of `speaking` or `thinking` stops the speeches of that phase, so that two are never audible at
// once.
import type { SessionEnd } from '../host.ts';
import type {
  Command,
  CallerInput,
  CommandOf,
  FollowUp,
  TurnPhase,
  TurnStep,
  TransferIntent,
  TurnState,
  PendingWork,
} from '../vocabulary.ts';
import { silenceThreshold } from './endpointing.ts';
import { languageOf, phrasesOf } from './language.ts';
import { isCallerSpeaking } from './loudness.ts';

/** Silence before the filler sentence of a running function; a fast function needs none. */
const FILLER_AFTER_MS = 300;
/**
 * Maximum silence from the last sound of the caller while the agent thinks or waits for its recognizer. If the voice works, it
 * remains under four seconds with the synthesis of the filler.
 */
export const DEAD_AIR_MS = 3000;
/**
 * Speech without a new word for this long is noise. Recognizers that transcribe whole utterances return the first words of a caller
 * after a pause and their own time.
 */
const WORDLESS_MS = 6000;
/** Time for the caller to press the next key. */
const DIGITS_MS = 1500;
/** A carrier that neither connects nor refuses within this time has failed. */
const TRANSFER_MS = 30_000;
/** More than all waits of a warm transfer together: the carrier's rate limit, ringing, briefing and decision. */
const WARM_TRANSFER_MS = 180_000;

/** Maximum rounds of function calls without caller input. Afterwards a looping model must answer without functions. */
export const MAX_TOOL_ROUNDS = 5;
/** Maximum time that the agent listens to the greeting of a machine. */
export const MAX_VOICEMAIL_MS = 30_000;
/** Silence of this length ends the prompt of a screening service, which then waits for an answer. */
export const SCREENING_END_MS = 1000;
/** After the answer to a screening service, the agent waits this long in silence for a person: the telephone rings meanwhile. */
const PERSON_MS = 60_000;

export const NO_INPUT: CallerInput = {
  speaking: false,
  sinceMs: null,
  latestSinceMs: null,
  lastMs: null,
  final: '',
  partial: '',
  languages: [],
  partialLanguage: null,
  endOfTurn: null,
  loudestDb: null,
  digits: '',
  awaiting: false,
  isRequested: false,
  answered: null,
};

/** Runs another transition after this one. */
export function andThen(first: TurnStep, move: (turn: TurnState) => TurnStep): TurnStep {
  const [turn, commands] = first;
  const [next, more] = move(turn);
  return [next, [...commands, ...more]];
}

export function inputText(input: CallerInput): string {
  return [input.final, input.partial, input.digits].filter((part) => part !== '').join(' ');
}

/** Whether there are words and none of them may still change. */
function isComplete(input: CallerInput): boolean {
  return input.partial === '' && inputText(input) !== '';
}

/** Whether the caller has said something, and its words are missing or may still change. */
export function lacksWords(input: CallerInput): boolean {
  return input.sinceMs !== null && !isComplete(input);
}

/** Stops a preemptive reply to revised words or without context that was added. The agent continues to listen. */
export function dropPreemptive(turn: TurnState): TurnStep {
  if (turn.phase.name !== 'listening' || !turn.phase.preemptive) return [turn, []];
  const { speech } = turn.phase.preemptive;
  return [{ ...turn, phase: { ...turn.phase, preemptive: null } }, [{ do: 'stop', speech, interrupted: false }]];
}

/** Clears the words, but keeps that the caller is speaking right now. */
export function clearInput(input: CallerInput): CallerInput {
  if (!input.speaking) return { ...NO_INPUT, answered: input.answered };
  return { ...NO_INPUT, speaking: true, sinceMs: input.latestSinceMs, latestSinceMs: input.latestSinceMs };
}

/** Returns every speech that is being prepared or played in this phase. */
function speechesOf(phase: TurnPhase): number[] {
  switch (phase.name) {
    case 'listening':
      return phase.preemptive ? [phase.preemptive.speech] : [];
    case 'thinking':
      return phase.work.kind === 'reply' ? [phase.work.speech] : [];
    case 'speaking': {
      const { next } = phase;
      return next.kind === 'work' && next.work.kind === 'reply' ? [phase.speech, next.work.speech] : [phase.speech];
    }
    default:
      return [];
  }
}

/** Stops all speeches of the phase. The calling transition sets the next phase. */
export function stopSpeeches(turn: TurnState, interrupted: boolean): Command[] {
  return speechesOf(turn.phase).map((speech) => ({ do: 'stop', speech, interrupted }));
}

/** @param language of the text, if it is not the agent's */
export function say(
  turn: TurnState,
  text: string,
  interruptible: boolean,
  next: FollowUp,
  language?: string,
): TurnStep {
  const speech = turn.nextSpeech;
  const phase: TurnPhase = { name: 'speaking', speech, interruptible, next };
  return [
    { ...turn, nextSpeech: speech + 1, phase },
    [
      { do: 'cancel_timer', name: 'idle' },
      { do: 'say', speech, text, ...(language === undefined ? {} : { language }) },
    ],
  ];
}

export function endCall(turn: TurnState, how: SessionEnd): TurnStep {
  const commands: Command[] = [
    ...stopSpeeches(turn, false),
    ...commitCommands(turn.input),
    { do: 'cancel_timer', name: 'endpoint' },
    { do: 'cancel_timer', name: 'idle' },
    { do: 'end', end: how },
  ];
  return [{ ...turn, phase: { name: 'ended', end: how } }, commands];
}

/** Commits input that gets no answer. */
export function commitInput(turn: TurnState): TurnStep {
  return [{ ...turn, input: clearInput(turn.input) }, commitCommands(turn.input)];
}

/** Words without an answer belong to the transcript, too. */
function commitCommands(input: CallerInput): Command[] {
  const text = inputText(input);
  const startMs = input.sinceMs ?? 0;
  return text === ''
    ? []
    : [commitment(input, { text, startMs, endMs: Math.max(startMs, input.lastMs ?? startMs), speech: null })];
}

/** Returns the command that commits the input, with its language if a recognizer reported it. */
export function commitment(
  input: CallerInput,
  said: Pick<CommandOf<'commit_input'>, 'text' | 'startMs' | 'endMs' | 'speech'>,
): CommandOf<'commit_input'> {
  const heard = languageOf(input);
  return { do: 'commit_input', ...said, ...(heard === null ? {} : { language: heard.language }) };
}

/**
 * Stops the current speech, says a last sentence that cannot be interrupted, and ends the call. The sentence waits for the end of the
 * disclosure, and a voicemail does not hear it.
 */
export function sayAndEnd(turn: TurnState, text: string, how: SessionEnd, language?: string): TurnStep {
  if (isVoicemail(turn)) return endCall(turn, how);
  const { phase, disclosureSpeech } = turn;
  const end: FollowUp = { kind: 'end', end: how };
  if (phase.name === 'speaking' && phase.speech === disclosureSpeech) {
    const next: FollowUp = {
      kind: 'say',
      text,
      ...(language === undefined ? {} : { language }),
      interruptible: false,
      next: end,
    };
    const isBehind = (command: Command) => command.do === 'stop' && command.speech !== disclosureSpeech;
    return [{ ...turn, phase: { ...phase, next } }, stopSpeeches(turn, false).filter(isBehind)];
  }
  const stopped: TurnStep = [forAnybody(turn), stopSpeeches(turn, false)];
  return andThen(stopped, (t) => say(t, text, false, end, language));
}

/** Forgets that only a machine hears the agent, before a sentence that a person may hear, too. */
export function forAnybody(turn: TurnState): TurnState {
  return turn.listener === 'machine' ? { ...turn, listener: 'unknown' } : turn;
}

/** A voicemail has answered: the agent waits for the end of its greeting, or leaves the message. */
export function isVoicemail({ phase }: TurnState): boolean {
  if (phase.name === 'voicemail') return true;
  return phase.name === 'speaking' && phase.next.kind === 'end' && phase.next.end.reason === 'voicemail';
}

/** After an internal failure, says the apology and ends the call. When the apology itself cannot be said, ends at once. */
export function apologizeAndEnd(
  turn: TurnState,
  reason: 'engine_error' | 'stt_error' | 'tts_error' | 'internal_error',
  detail: string,
): TurnStep {
  const how: SessionEnd = { status: 'failed', reason, detail };
  const { phase } = turn;
  if (phase.name === 'speaking' && phase.next.kind === 'end' && phase.next.end.status === 'failed') {
    return endCall(turn, phase.next.end);
  }
  const { phrases, language } = phrasesOf(turn);
  return sayAndEnd(turn, phrases.apology, how, language);
}

/**
 * Gives the caller the floor. Words that arrived while the agent spoke are answered now.
 * @param cut the agent was interrupted
 */
export function listen(turn: TurnState, atMs: number, cut: boolean): TurnStep {
  // Drops a preemptive reply to words that the recognizer has revised.
  const dropped: TurnStep = [turn, turn.phase.name === 'listening' ? stopSpeeches(turn, false) : []];
  return andThen(dropped, (t) => {
    const next: TurnState = { ...t, phase: { name: 'listening', sinceMs: atMs, preemptive: null, cut } };
    if (t.input.speaking) return [next, boundSpeech(next, atMs)];
    const isBehind = t.recognizer === 'backlogged' || t.recognizer === 'catching_up';
    if (isBehind && lacksWords(t.input)) return [next, awaitMissingWords()];
    if (inputText(t.input) !== '') return awaitEndpoint(next, atMs);
    const quiet: TurnState = { ...next, input: clearInput(t.input) };
    if (!cut && owesResults(t)) return tellResults(quiet);
    return [quiet, [{ do: 'start_timer', name: 'idle', ms: inactivityMs(t) }]];
  });
}

/** The caller is not silent: the words are missing. */
function awaitMissingWords(): Command[] {
  return [
    { do: 'cancel_timer', name: 'idle' },
    { do: 'start_timer', name: 'endpoint', ms: DEAD_AIR_MS },
  ];
}

/** Functions have returned after the caller spoke, and the agent has not said so. */
export function owesResults({ lateResults, abandonedCalls, awaitsPerson, rounds }: TurnState): boolean {
  return lateResults.length > 0 && abandonedCalls.length === 0 && !awaitsPerson && rounds < MAX_TOOL_ROUNDS;
}

export function tellResults(turn: TurnState): TurnStep {
  const { nextSpeech: speech, lateResults, rounds } = turn;
  const telling: TurnStep = [
    { ...turn, nextSpeech: speech + 1, rounds: rounds + 1 },
    [{ do: 'generate', speech, query: null, held: false, tools: true, lateResults }],
  ];
  return andThen(telling, (t) => waitFor(t, { kind: 'reply', speech }));
}

function inactivityMs({ awaitsPerson, reminders, settings }: TurnState): number {
  return awaitsPerson && reminders === 0 ? PERSON_MS : settings.inactivity.seconds * 1000;
}

/**
 * Bounds the time for which the agent listens to speech without a new word, because noise may last as long as the call. Words so far
 * are then answered. Without words, the caller counts as silent since the agent listens, and hears what functions have returned.
 */
export function boundSpeech(turn: TurnState, atMs: number): Command[] {
  const { input, phase } = turn;
  if (inputText(input) !== '') {
    return [
      { do: 'cancel_timer', name: 'idle' },
      { do: 'start_timer', name: 'endpoint', ms: WORDLESS_MS },
    ];
  }
  const isSilence = phase.name === 'listening' && !phase.cut && !owesResults(turn);
  const silentUntilMs = isSilence ? phase.sinceMs + inactivityMs(turn) : 0;
  const ms = Math.max(silentUntilMs - atMs, wordlessMs(turn, atMs));
  return [
    { do: 'cancel_timer', name: 'endpoint' },
    { do: 'start_timer', name: 'idle', ms },
  ];
}

/** Time after which the speech of the caller counts as noise, unless words are recognized. */
export function wordlessMs({ input }: TurnState, atMs: number): number {
  return Math.max(0, (input.sinceMs ?? atMs) + WORDLESS_MS - atMs);
}

/** Time for which neither the caller nor the agent has been heard. */
export function silenceOf({ input, phase }: TurnState, atMs: number): number {
  if (phase.name !== 'listening') return 0;
  return atMs - Math.max(phase.sinceMs, input.lastMs ?? atMs);
}

/** Waits for the silence that ends the caller's turn. */
export function awaitEndpoint(turn: TurnState, atMs: number): TurnStep {
  const { input } = turn;
  const silentMs = input.lastMs === null ? 0 : atMs - input.lastMs;
  const ms = Math.max(0, endThreshold(turn) - silentMs);
  return [
    { ...turn, input: { ...input, awaiting: false } },
    [
      { do: 'cancel_timer', name: 'idle' },
      { do: 'start_timer', name: 'endpoint', ms },
    ],
  ];
}

/** The silence that ends the caller's turn. `#` is the last key of an input, by convention. */
function endThreshold({ input, settings }: TurnState): number {
  if (input.digits === '') return silenceThreshold(inputText(input), settings.endpointing, input.endOfTurn);
  return input.digits.endsWith('#') ? 0 : DIGITS_MS;
}

/**
 * Waits in silence. The timer `idle` bounds that silence; `silentMs` of it have already passed. While the caller speaks,
 * `endpoint` bounds speech without words.
 */
export function waitFor(turn: TurnState, work: PendingWork, silentMs = 0): TurnStep {
  const floor = isCallerSpeaking(turn) ? 'user' : 'agent';
  const soon = work.kind === 'tools' && work.filler !== null;
  const ms = soon ? FILLER_AFTER_MS : Math.max(0, Math.ceil(DEAD_AIR_MS - silentMs));
  const held: Command[] = floor === 'user' ? [{ do: 'start_timer', name: 'endpoint', ms: WORDLESS_MS }] : [];
  return [{ ...turn, phase: { name: 'thinking', work, floor } }, [{ do: 'start_timer', name: 'idle', ms }, ...held]];
}

/** Carries out what follows a speech that was played. */
export function follow(turn: TurnState, next: FollowUp, atMs: number): TurnStep {
  switch (next.kind) {
    case 'listen':
      return listen(turn, atMs, false);
    case 'say':
      return say(turn, next.text, next.interruptible, next.next, next.language);
    case 'end':
      return endCall(turn, next.end);
    case 'transfer':
      return [
        { ...turn, phase: { name: 'transferring', intent: next.intent, closed: null } },
        [
          { do: 'start_timer', name: 'idle', ms: next.intent.mode === 'warm' ? WARM_TRANSFER_MS : TRANSFER_MS },
          { do: 'transfer', intent: next.intent },
        ],
      ];
    case 'work': {
      const waiting = waitFor(turn, next.work);
      const { work } = next;
      if (work.kind !== 'reply' || isCallerSpeaking(turn)) return waiting;
      return andThen(waiting, (t) => [t, [{ do: 'play', speech: work.speech }]]);
    }
  }
}

/** The sentence before a transfer. Without one of the agent's, tells the caller of a warm transfer that a human is being called. */
export function announcementOf(
  turn: TurnState,
  own: string | null,
  mode: 'cold' | 'warm' | null,
): { text: string; language?: string } | null {
  if (own !== null) return { text: own };
  if (mode !== 'warm') return null;
  const { phrases, ...language } = phrasesOf(turn);
  return { text: phrases.connecting, ...language };
}

/** Where the call is heading without further events: its end, or a transfer. Null: the conversation continues. */
export function exitOf({ phase }: TurnState): 'end' | TransferIntent | null {
  if (phase.name === 'transferring') return phase.intent;
  return phase.name === 'speaking' ? exitAfter(phase.next) : null;
}

function exitAfter(next: FollowUp): 'end' | TransferIntent | null {
  if (next.kind === 'say') return exitAfter(next.next);
  if (next.kind === 'transfer') return next.intent;
  return next.kind === 'end' ? 'end' : null;
}

/** Whether the call ends, is being transferred, or is bridged. */
export function isEnding(turn: TurnState): boolean {
  return turn.phase.name === 'bridged' || exitOf(turn) !== null;
}
