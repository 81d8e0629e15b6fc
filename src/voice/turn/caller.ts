// The turn machine's reaction to caller input: starts and ends of speech, words, keys, and the timer `endpoint`.
// Pure. Invariant: words are committed once: when they are answered, when they turn out to need no answer, or at the end of the call.
import type { CallerInput, Command, TurnPhase, TurnStep, TurnState, TurnEvent } from '../vocabulary.ts';
import { isRequestToWait } from './answering-phrases.ts';
import { onRevealed, revealedBy } from './answering.ts';
import { sameWords } from './endpointing.ts';
import { isBackchannel, judgeInterruption } from './interruption.ts';
import { changedLanguage, languageAfter, phrasesOf } from './language.ts';
import { answeredPartial, completesAnswered, ignoredPartial } from './late-words.ts';
import {
  areBackgroundWords,
  isBackground,
  isCallerSpeaking,
  isSilentBesideBackground,
  learnLoudness,
} from './loudness.ts';
import {
  andThen,
  awaitEndpoint,
  DEAD_AIR_MS,
  clearInput,
  inputText,
  commitInput,
  commitment,
  dropPreemptive,
  isComplete,
  listen,
  say,
  stopSpeeches,
  silenceOf,
  MAX_VOICEMAIL_MS,
  SCREENING_END_MS,
  waitFor,
} from './transitions.ts';

/** Recognizers return final words within this time after a flush; afterwards the partial words are used. */
const FINAL_WORDS_MS = 400;
/** Speech without words after this time was a cough or other noise. */
const NO_WORDS_MS = 900;
/** When words stay unchanged for this long during detected speech, the rest of it is noise. */
const NOISE_MS = 3000;
/** Silence of this length ends a voicemail greeting. */
const GREETING_END_MS = 2000;
/**
 * Five minutes of speech. Longer input is answered or committed at once, because each new word is evaluated together with all earlier
 * words of the turn, and a caller who never pauses would keep the turn open forever.
 */
const MAX_TURN_CHARS = 4000;
/** Maximum number of replies generated for words that may still change; each costs a model request. */
const MAX_PREEMPTIVE_TRIES = 3;

type Preemptive = NonNullable<Extract<TurnPhase, { name: 'listening' }>['preemptive']>;
type Of<T extends TurnEvent['type']> = Extract<TurnEvent, { type: T }>;

export function onCallerSpeechStarted(turn: TurnState, event: Of<'caller_speech_started'>): TurnStep {
  const input = {
    ...turn.input,
    speaking: true,
    // The first words may arrive before their audio counts as speech.
    sinceMs: Math.min(turn.input.sinceMs ?? event.sinceMs, event.sinceMs),
    latestSinceMs: event.sinceMs,
    awaiting: false,
  };
  const next: TurnState = { ...turn, input };
  switch (turn.phase.name) {
    case 'listening':
      return [next, [cancel('endpoint'), cancel('idle')]];
    case 'voicemail':
    case 'screening':
      return [next, [timer('idle', MAX_VOICEMAIL_MS)]];
    case 'thinking':
      return isBackground(turn) ? [next, []] : giveFloorToCaller(next);
    case 'speaking':
      return considerInterruption(next, event.atMs);
    default:
      return [next, []];
  }
}

export function onCallerSpeechEnded(turn: TurnState, event: Of<'caller_speech_ended'>): TurnStep {
  const next: TurnState = { ...turn, input: { ...turn.input, speaking: false, lastMs: event.lastMs } };
  const flush: TurnStep = [next, [{ do: 'flush_words' }]];
  switch (turn.phase.name) {
    case 'listening':
      if (inputText(next.input) === '') return andThen(flush, (t) => [t, [timer('endpoint', NO_WORDS_MS)]]);
      return andThen(flush, (t) => andThen(awaitEndpoint(t, event.atMs), replyPreemptively));
    case 'voicemail':
      return [next, [timer('idle', GREETING_END_MS)]];
    case 'screening':
      return andThen(flush, (t) => [t, [timer('idle', SCREENING_END_MS)]]);
    case 'thinking':
      if (turn.phase.floor === 'agent' && isBackground(turn)) return flush;
      return andThen(flush, (t) => [t, [timer('endpoint', NO_WORDS_MS)]]);
    case 'speaking':
      return andThen(flush, (t) => considerInterruption(t, event.atMs));
    default:
      return flush;
  }
}

export function onWords(turn: TurnState, event: Of<'words'>): TurnStep {
  const { input, phase } = turn;
  if (input.answered && event.atMs <= input.answered.untilMs && completesAnswered(input.answered, event.text)) {
    return [event.final ? { ...turn, input: { ...input, answered: null } } : turn, []];
  }
  // Words without audio (typed, or only captions) have only their arrival time.
  const silent = input.latestSinceMs === null;
  const times = silent ? { sinceMs: input.sinceMs ?? event.atMs, lastMs: event.atMs } : {};
  const final = event.final ? [input.final, event.text].filter((part) => part !== '').join(' ') : input.final;
  const partial = event.final ? '' : event.text;
  const next: TurnState = {
    ...turn,
    input: { ...input, ...times, final, partial, ...languagesAfter(input, event), answered: null },
    recognizer: event.final && turn.recognizer === 'catching_up' ? 'connected' : turn.recognizer,
    loudness: event.typed ? { ...turn.loudness, nearMs: event.atMs } : turn.loudness,
  };
  if (inputText(next.input) === '') return [next, []];
  const machine = revealedBy(next, event.atMs);
  if (machine !== null) return onRevealed(next, machine);
  if (!isTooLong(next)) return considerWords(next, event.atMs);
  if (phase.name === 'listening') return answer(next, inputText(next.input), event.atMs);
  return andThen(considerWords(next, event.atMs), commitTooLong);
}

function languagesAfter(
  { languages }: TurnState['input'],
  { text, final, language }: Of<'words'>,
): Pick<TurnState['input'], 'languages' | 'partialLanguage'> {
  if (!final || language === undefined) return { languages, partialLanguage: final ? null : (language ?? null) };
  return { languages: [...languages, { language, text }], partialLanguage: null };
}

function considerWords(turn: TurnState, atMs: number): TurnStep {
  switch (turn.phase.name) {
    case 'listening':
      return andThen(dropStaleReply(turn), (t) => {
        const isSilent = isSilentBesideBackground(t);
        if (t.input.speaking && !isSilent) return [t, [cancel('idle'), timer('endpoint', NOISE_MS)]];
        // Words of the background voice do not prolong the wait for the caller's final words.
        if (isSilent && t.input.awaiting && t.input.partial !== '') return [t, []];
        return andThen(awaitEndpoint(t, atMs), replyPreemptively);
      });
    case 'thinking':
      if (isBackchannel(inputText(turn.input)) || areBackgroundWords(turn, atMs)) return [turn, []];
      return andThen([turn, stopSpeeches(turn, false)], (t) => listen(t, atMs, false));
    case 'speaking':
      return considerInterruption(turn, atMs);
    default:
      return [turn, []];
  }
}

function isTooLong({ input: { final, digits } }: TurnState): boolean {
  return final.length + digits.length > MAX_TURN_CHARS;
}

/** Commits input that is too long while the agent speaks on. Words that interrupted the agent are answered instead. */
function commitTooLong(turn: TurnState): TurnStep {
  return isTooLong(turn) && turn.phase.name !== 'listening' ? commitInput(turn) : [turn, []];
}

export function onDtmf(turn: TurnState, event: Of<'dtmf'>): TurnStep {
  const next: TurnState = {
    ...turn,
    input: {
      ...turn.input,
      sinceMs: turn.input.sinceMs ?? event.atMs,
      digits: turn.input.digits + event.digit,
      lastMs: event.atMs,
    },
  };
  if (isTooLong(next) && turn.phase.name === 'listening') return answer(next, inputText(next.input), event.atMs);
  switch (turn.phase.name) {
    case 'listening':
      return andThen(dropStaleReply(next), (t) => awaitEndpoint(t, event.atMs));
    case 'thinking':
      return andThen([next, stopSpeeches(next, false)], (t) => listen(t, event.atMs, false));
    case 'speaking':
      return turn.phase.interruptible ? interrupt(next, event.atMs) : commitTooLong(next);
    default:
      return commitTooLong(next);
  }
}

/**
 * The caller pressed the interrupt button of a browser page. It also stops an agent that is thinking. Words need not follow, so
 * the agent does not ask the caller to repeat any.
 */
export function onInterrupt(turn: TurnState, atMs: number): TurnStep {
  const { phase } = turn;
  const stops = phase.name === 'thinking' || (phase.name === 'speaking' && phase.interruptible);
  return stops ? andThen([turn, stopSpeeches(turn, true)], (t) => listen(t, atMs, false)) : [turn, []];
}

/** After reconnecting, a recognizer soon returns the missing words. If it does not, the caller is asked to repeat them. */
export function onRecognizer(turn: TurnState, { available, atMs }: Of<'recognizer'>): TurnStep {
  if (!available) return [turn.recognizer === 'connected' ? { ...turn, recognizer: 'away' } : turn, []];
  const { phase, input } = turn;
  const lacksWords = input.sinceMs !== null && !isComplete(input);
  const back: TurnState = { ...turn, recognizer: lacksWords ? 'catching_up' : 'connected' };
  if (!lacksWords || phase.name !== 'listening' || input.speaking) return [back, []];
  return [back, [timer('endpoint', Math.max(NO_WORDS_MS, DEAD_AIR_MS - silenceOf(turn, atMs)))]];
}

/** The timer `endpoint` fired. Its meaning depends on the phase. */
export function onEndpointTimeout(turn: TurnState, atMs: number): TurnStep {
  const { phase, input } = turn;
  if (phase.name === 'speaking') return considerInterruption(turn, atMs);
  if (phase.name === 'thinking') return isCallerSpeaking(turn) ? [turn, []] : returnFloorToAgent(turn, atMs);
  if (phase.name !== 'listening') return [turn, []];
  const text = inputText(input);
  if (turn.recognizer !== 'connected' && !isComplete(input) && !input.speaking) return fillRecognizerGap(turn, atMs);
  if (text === '') return input.speaking ? [turn, []] : nothingUnderstood(turn, atMs, phase.cut);
  if (input.partial !== '' && !input.awaiting && (!input.speaking || isSilentBesideBackground(turn))) {
    return [{ ...turn, input: { ...input, awaiting: true } }, [timer('endpoint', FINAL_WORDS_MS)]];
  }
  return answer(turn, text, atMs);
}

function answer(turn: TurnState, text: string, atMs: number): TurnStep {
  if (!turn.awaitsPerson) return reply(turn, text, atMs);
  if (isRequestToWait(text)) return andThen(commitInput(turn), (t) => listen(t, atMs, false));
  // While the agent must be silent, the disclosure is still owed.
  const { supervisorFloor } = turn;
  if (supervisorFloor) return reply({ ...turn, supervisorFloor: { ...supervisorFloor, toPerson: true } }, text, atMs);
  if (turn.muted) return reply(turn, text, atMs);
  return reply({ ...turn, awaitsPerson: false }, text, atMs);
}

/** Says who calls and why. Then a person may take the call, a voicemail may answer, or nothing may happen. */
export function answerScreening(turn: TurnState, atMs: number): TurnStep {
  const { screeningMessage, greeting } = turn.settings;
  const text = screeningMessage ?? greeting;
  const answered =
    text === null
      ? reply(turn, inputText(turn.input), atMs)
      : andThen(commitInput(turn), (t) => say(t, text, false, { kind: 'listen' }));
  return andThen(answered, (t) => [{ ...t, awaitsPerson: true, listener: 'machine' }, []]);
}

function reply(turn: TurnState, text: string, atMs: number): TurnStep {
  const preemptive = turn.phase.name === 'listening' ? turn.phase.preemptive : null;
  const changed = changedLanguage(turn);
  const ready = preemptive !== null && isFor(preemptive, turn, text);
  const speech = ready ? preemptive.speech : turn.nextSpeech;
  const endMs = turn.input.lastMs ?? atMs;
  const commands: Command[] = [cancel('idle'), cancel('endpoint')];
  if (preemptive && !ready) commands.push({ do: 'stop', speech: preemptive.speech, interrupted: false });
  if (changed !== null) commands.push({ do: 'change_language', language: changed });
  commands.push(commitment(turn.input, { text, startMs: turn.input.sinceMs ?? endMs, endMs, speech }));
  if (ready) commands.push({ do: 'play', speech });
  else commands.push({ do: 'generate', speech, query: null, held: false, tools: true });
  // What a background voice says from now on is not part of what the caller says.
  const { backgroundMs } = turn.loudness;
  const rest: Partial<CallerInput> = isSilentBesideBackground(turn)
    ? { sinceMs: backgroundMs, latestSinceMs: backgroundMs }
    : { speaking: false };
  const next: TurnState = {
    ...turn,
    input: { ...clearInput(turn.input), answered: answeredPartial(turn, atMs), ...rest },
    language: languageAfter(turn),
    loudness: learnLoudness(turn.loudness, turn.input),
    nextSpeech: Math.max(turn.nextSpeech, speech + 1),
    preemptiveTries: 0,
    reminders: 0,
    rounds: 0,
    fillers: 0,
  };
  return andThen([next, commands], (t) => waitFor(t, { kind: 'reply', speech }, silenceOf(turn, atMs)));
}

/** Generates a reply while the silence is still being measured. */
function replyPreemptively(turn: TurnState): TurnStep {
  if (turn.phase.name !== 'listening' || turn.phase.preemptive || turn.preemptiveTries >= MAX_PREEMPTIVE_TRIES)
    return [turn, []];
  // Words that only ask to wait get no reply.
  if (turn.input.digits !== '' || turn.awaitsPerson) return [turn, []];
  const text = inputText(turn.input);
  // A single letter ("I …") begins a sentence or a spelling.
  if (text.length < 2) return [turn, []];
  const speech = turn.nextSpeech;
  const language = changedLanguage(turn);
  return [
    {
      ...turn,
      nextSpeech: speech + 1,
      preemptiveTries: turn.preemptiveTries + 1,
      phase: { ...turn.phase, preemptive: { speech, text, language } },
    },
    [{ do: 'generate', speech, query: text, held: true, tools: true, ...(language === null ? {} : { language }) }],
  ];
}

/** Whether a preemptive reply answers these words, in the language that they require. */
function isFor({ text, language }: Preemptive, turn: TurnState, words: string): boolean {
  return sameWords(text, words) && language === changedLanguage(turn);
}

/** Drops a preemptive reply, unless it answers the current words. */
function dropStaleReply(turn: TurnState): TurnStep {
  const preemptive = turn.phase.name === 'listening' ? turn.phase.preemptive : null;
  return preemptive && isFor(preemptive, turn, inputText(turn.input)) ? [turn, []] : dropPreemptive(turn);
}

export function considerInterruption(turn: TurnState, atMs: number): TurnStep {
  if (turn.phase.name !== 'speaking' || !turn.phase.interruptible) return [turn, []];
  const { input, settings } = turn;
  // Words without audio (typed, or only from captions) count as long enough.
  const untilMs = input.speaking ? atMs : (input.lastMs ?? atMs);
  const speechMs = input.latestSinceMs === null ? settings.interruption.minMs : untilMs - input.latestSinceMs;
  const verdict = judgeInterruption(
    { speechMs, speaking: input.speaking, text: inputText(input), isBackground: areBackgroundWords(turn, atMs) },
    settings.interruption,
  );
  if (verdict.kind === 'interrupt') return interrupt(turn, atMs);
  if (verdict.kind === 'background' && !turn.hasReportedBackground) {
    return [{ ...turn, hasReportedBackground: true }, [cancel('endpoint'), { do: 'report_background_voice' }]];
  }
  return [turn, [verdict.kind === 'wait' ? timer('endpoint', verdict.ms) : cancel('endpoint')]];
}

function interrupt(turn: TurnState, atMs: number): TurnStep {
  const stopped: TurnStep = [turn, stopSpeeches(turn, true)];
  return andThen(stopped, (t) => andThen(listen(t, atMs, true), awaitWords));
}

/** There are no words yet: after speech, waits for words; during speech, waits for its end. */
function awaitWords(turn: TurnState): TurnStep {
  if (inputText(turn.input) === '' && !turn.input.speaking) return [turn, [timer('endpoint', NO_WORDS_MS)]];
  return [turn, turn.input.speaking ? [timer('endpoint', NOISE_MS)] : []];
}

/** The caller speaks while the agent thinks: the reply is held. */
export function giveFloorToCaller(turn: TurnState): TurnStep {
  if (turn.phase.name !== 'thinking') return [turn, []];
  const { work } = turn.phase;
  const held: TurnState = { ...turn, phase: { ...turn.phase, floor: 'user' } };
  return [held, work.kind === 'reply' ? [cancel('endpoint'), { do: 'hold_speech', speech: work.speech }] : []];
}

/**
 * The caller made a sound while the agent was thinking, but said nothing that needs an answer, so the reply may be spoken.
 * A backchannel or the words of a background voice belong to the transcript.
 */
export function returnFloorToAgent(turn: TurnState, atMs: number): TurnStep {
  if (turn.phase.name !== 'thinking') return [turn, []];
  const phase = { ...turn.phase, floor: 'agent' as const };
  const { work } = phase;
  return andThen(commitInput(turn), (t) => [
    { ...t, phase, input: { ...t.input, answered: ignoredPartial(turn, atMs) ?? turn.input.answered } },
    work.kind === 'reply' ? [{ do: 'play', speech: work.speech }] : [],
  ]);
}

/** The caller has spoken, but the words are missing. The silence is bounded as it is while the agent thinks. */
function fillRecognizerGap(turn: TurnState, atMs: number): TurnStep {
  const isBack = turn.recognizer === 'catching_up';
  const waiting: TurnState = isBack ? turn : { ...turn, recognizer: 'backlogged' };
  const left = Math.ceil(DEAD_AIR_MS - silenceOf(turn, atMs));
  if (left > 0) return [waiting, [cancel('idle'), timer('endpoint', left)]];
  if (isBack) {
    const text = inputText(turn.input);
    const given: TurnState = { ...turn, recognizer: 'connected' };
    return text === '' ? nothingUnderstood(given, atMs, true) : answer(given, text, atMs);
  }
  const { phrases, language } = phrasesOf(turn);
  const filler = phrases.fillers[turn.fillers % phrases.fillers.length]!;
  const stopped: TurnStep = [{ ...waiting, fillers: turn.fillers + 1 }, stopSpeeches(turn, false)];
  return andThen(stopped, (t) => say(t, filler, true, { kind: 'listen' }, language));
}

function nothingUnderstood(turn: TurnState, atMs: number, cut: boolean): TurnStep {
  const forgotten: TurnState = { ...turn, input: clearInput(turn.input) };
  const { phrases, language } = phrasesOf(turn);
  if (cut) return say(forgotten, phrases.pardon, true, { kind: 'listen' }, language);
  return listen(forgotten, atMs, false);
}

function timer(name: 'endpoint' | 'idle', ms: number): Command {
  return { do: 'start_timer', name, ms };
}

function cancel(name: 'endpoint' | 'idle'): Command {
  return { do: 'cancel_timer', name };
}
