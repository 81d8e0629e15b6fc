// The turn machine's reaction to caller input: starts and ends of speech, words, keys, and the timer `endpoint`.
// Pure. Invariant: words are committed once: when they are answered, when they turn out to need no answer, or at the end of the call.
import type { CallerInput, Command, TurnStep, TurnState, TurnEvent } from '../vocabulary.ts';
import { isRequestToWait } from './answering-phrases.ts';
import { onRevealed, revealedBy } from './answering.ts';
import { commitEarlierWords } from './ignored-words.ts';
import { isBackchannel, judgeInterruption } from './interruption.ts';
import { changedLanguage, languageAfter, phrasesOf } from './language.ts';
import { abandonCalls } from './late-results.ts';
import { answeredPartial, completesAnswered, ignoredPartial } from './late-words.ts';
import {
  areBackgroundWords,
  isBackground,
  isCallerSpeaking,
  isSilentBesideBackground,
  learnLoudness,
} from './loudness.ts';
import { asNoise, awaitWordsAgain, nothingUnderstood, requestWords } from './noise.ts';
import { dropStaleReply, isFor, replyPreemptively } from './preemptive.ts';
import {
  andThen,
  awaitEndpoint,
  boundSpeech,
  DEAD_AIR_MS,
  clearInput,
  inputText,
  commitInput,
  commitment,
  lacksWords,
  listen,
  say,
  stopSpeeches,
  silenceOf,
  MAX_VOICEMAIL_MS,
  SCREENING_END_MS,
  waitFor,
  wordlessMs,
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
type Of<T extends TurnEvent['type']> = Extract<TurnEvent, { type: T }>;

export function onCallerSpeechStarted(turn: TurnState, event: Of<'caller_speech_started'>): TurnStep {
  return andThen(commitEarlierWords(turn, event.atMs), (t) => speechStarted(t, event));
}

function speechStarted(turn: TurnState, event: Of<'caller_speech_started'>): TurnStep {
  const input = {
    ...turn.input,
    speaking: true,
    sinceMs: utteranceStart(turn.input, event.sinceMs),
    latestSinceMs: event.sinceMs,
    awaiting: false,
  };
  const next: TurnState = { ...turn, input };
  switch (turn.phase.name) {
    case 'listening':
      return [next, boundSpeech(next, event.atMs)];
    case 'voicemail':
    case 'screening':
      return [next, [timer('idle', MAX_VOICEMAIL_MS)]];
    case 'thinking':
      return isBackground(turn) || turn.isNoisy ? [next, []] : giveFloorToCaller(next, event.atMs);
    case 'speaking':
      return considerInterruption(next, event.atMs);
    default:
      return [next, []];
  }
}

/** When the utterance began to which speech belongs that begins now. */
function utteranceStart(input: CallerInput, sinceMs: number): number {
  const before = input.sinceMs ?? sinceMs;
  // A cough during a long sentence of the agent is no part of what the caller says later.
  const isOver = inputText(input) === '' && input.lastMs !== null && sinceMs - input.lastMs >= NO_WORDS_MS;
  // The first words may arrive before their audio counts as speech.
  return isOver ? sinceMs : Math.min(before, sinceMs);
}

export function onCallerSpeechEnded(turn: TurnState, event: Of<'caller_speech_ended'>): TurnStep {
  const next: TurnState = { ...turn, input: { ...turn.input, speaking: false, lastMs: event.lastMs } };
  const flush: TurnStep = [next, [{ do: 'flush_words' }]];
  switch (turn.phase.name) {
    case 'listening':
      if (inputText(next.input) === '')
        return andThen(flush, (t) => [t, [cancel('idle'), timer('endpoint', NO_WORDS_MS)]]);
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
  const { input } = turn;
  if (input.answered && event.atMs <= input.answered.untilMs && completesAnswered(input.answered, event.text)) {
    return [event.final ? { ...turn, input: { ...input, answered: null } } : turn, []];
  }
  // Words without audio (typed, or only captions) have only their arrival time.
  if (input.latestSinceMs !== null && !event.typed) return addWords(turn, event, false);
  return andThen(commitEarlierWords(turn, event.atMs), (t) => addWords(t, event, true));
}

function addWords(turn: TurnState, event: Of<'words'>, silent: boolean): TurnStep {
  const { input } = turn;
  const times = silent ? { sinceMs: utteranceStart(input, event.atMs), lastMs: event.atMs } : {};
  const final = event.final ? [input.final, event.text].filter((part) => part !== '').join(' ') : input.final;
  const partial = event.final ? '' : event.text;
  const next: TurnState = {
    ...turn,
    input: {
      ...input,
      ...times,
      final,
      partial,
      ...languagesAfter(input, event),
      endOfTurn: event.endOfTurn ?? null,
      answered: null,
      isRequested: false,
    },
    recognizer: event.final && turn.recognizer === 'catching_up' ? 'connected' : turn.recognizer,
    isStreaming: turn.isStreaming || !event.final,
    loudness: event.typed ? { ...turn.loudness, nearMs: event.atMs } : turn.loudness,
  };
  return inputText(next.input) === '' ? [next, []] : hearWords({ ...next, isNoisy: false }, event.atMs);
}

function hearWords(turn: TurnState, atMs: number): TurnStep {
  const machine = revealedBy(turn, atMs);
  if (machine !== null) return onRevealed(turn, machine);
  if (!isTooLong(turn)) return considerWords(turn, atMs);
  if (turn.phase.name === 'listening') return answer(turn, inputText(turn.input), atMs);
  return andThen(considerWords(turn, atMs), commitTooLong);
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
      return andThen([abandonCalls(turn), stopSpeeches(turn, false)], (t) => listen(t, atMs, false));
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
      return andThen([abandonCalls(next), stopSpeeches(next, false)], (t) => listen(t, event.atMs, false));
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
  if (!stops) return [turn, []];
  return andThen([abandonCalls(turn), stopSpeeches(turn, true)], (t) => listen(t, atMs, false));
}

/** After reconnecting, a recognizer soon returns the missing words. If it does not, the caller is asked to repeat them. */
export function onRecognizer(turn: TurnState, { available, atMs }: Of<'recognizer'>): TurnStep {
  // Another one may replace it.
  const isStreaming = false;
  if (!available) return [turn.recognizer === 'connected' ? { ...turn, isStreaming, recognizer: 'away' } : turn, []];
  const { phase, input } = turn;
  const isBehind = lacksWords(input);
  const back: TurnState = { ...turn, recognizer: isBehind ? 'catching_up' : 'connected' };
  if (!isBehind || phase.name !== 'listening') return [back, []];
  if (input.speaking) return [back, awaitWordsAgain(back, atMs)];
  return [back, [timer('endpoint', Math.max(NO_WORDS_MS, DEAD_AIR_MS - silenceOf(turn, atMs)))]];
}

/** The timer `endpoint` fired. Its meaning depends on the phase. */
export function onEndpointTimeout(turn: TurnState, atMs: number): TurnStep {
  const { phase, input } = turn;
  if (phase.name === 'speaking') return considerInterruption(turn, atMs);
  if (phase.name === 'thinking') {
    if (!isCallerSpeaking(turn)) return returnFloorToAgent(turn, atMs);
    return requestWords(turn, 'endpoint') ?? returnFloorToAgent(asNoise(turn), atMs);
  }
  if (phase.name !== 'listening') return [turn, []];
  const text = inputText(input);
  if (turn.recognizer !== 'connected' && lacksWords(input) && !input.speaking) return fillRecognizerGap(turn, atMs);
  // A recognizer may withdraw its partial words.
  if (text === '') return input.speaking ? [turn, boundSpeech(turn, atMs)] : nothingUnderstood(turn, atMs, phase.cut);
  if (input.partial !== '' && !input.awaiting && (!input.speaking || isSilentBesideBackground(turn))) {
    return [{ ...turn, input: { ...input, awaiting: true } }, [timer('endpoint', FINAL_WORDS_MS)]];
  }
  const goesOn = input.speaking && !isSilentBesideBackground(turn);
  return (goesOn ? requestWords(turn, 'endpoint') : null) ?? answer(turn, text, atMs);
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
    ? { speaking: true, sinceMs: backgroundMs, latestSinceMs: backgroundMs }
    : {};
  const next: TurnState = {
    ...turn,
    input: { ...clearInput({ ...turn.input, speaking: false }), answered: answeredPartial(turn, atMs), ...rest },
    language: languageAfter(turn),
    loudness: learnLoudness(turn.loudness, turn.input),
    nextSpeech: Math.max(turn.nextSpeech, speech + 1),
    preemptiveTries: 0,
    reminders: 0,
    rounds: 0,
    fillers: 0,
    lateResults: [],
  };
  return andThen([next, commands], (t) => waitFor(t, { kind: 'reply', speech }, silenceOf(turn, atMs)));
}

export function considerInterruption(turn: TurnState, atMs: number): TurnStep {
  if (turn.phase.name !== 'speaking' || !turn.phase.interruptible) return [turn, []];
  const { input, settings } = turn;
  // Words without audio (typed, or only from captions) count as long enough.
  const untilMs = input.speaking ? atMs : (input.lastMs ?? atMs);
  const speechMs = input.latestSinceMs === null ? settings.interruption.minMs : untilMs - input.latestSinceMs;
  const verdict = judgeInterruption(
    {
      speechMs,
      speaking: input.speaking && !turn.isNoisy,
      text: inputText(input),
      isBackground: areBackgroundWords(turn, atMs),
    },
    settings.interruption,
  );
  if (verdict.kind === 'interrupt') return interrupt(turn, atMs);
  if (verdict.kind === 'background' && !turn.hasReportedBackground) {
    return [{ ...turn, hasReportedBackground: true }, [cancel('endpoint'), { do: 'report_background_voice' }]];
  }
  return [turn, [verdict.kind === 'wait' ? timer('endpoint', verdict.ms) : cancel('endpoint')]];
}

function interrupt(turn: TurnState, atMs: number): TurnStep {
  const stopped: TurnStep = [abandonCalls(turn), stopSpeeches(turn, true)];
  return andThen(stopped, (t) => andThen(listen(t, atMs, true), awaitWords));
}

/** After speech without words, waits for words. During speech with words, these may be all. */
function awaitWords(turn: TurnState): TurnStep {
  const hasWords = inputText(turn.input) !== '';
  if (hasWords === turn.input.speaking) return [turn, [timer('endpoint', hasWords ? NOISE_MS : NO_WORDS_MS)]];
  return [turn, []];
}

/** The caller speaks while the agent thinks: the reply is held, unless no words follow. */
export function giveFloorToCaller(turn: TurnState, atMs: number): TurnStep {
  if (turn.phase.name !== 'thinking') return [turn, []];
  const { work } = turn.phase;
  const held: TurnState = { ...turn, phase: { ...turn.phase, floor: 'user' } };
  const bound = timer('endpoint', wordlessMs(held, atMs));
  return [held, work.kind === 'reply' ? [bound, { do: 'hold_speech', speech: work.speech }] : [bound]];
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

function timer(name: 'endpoint' | 'idle', ms: number): Command {
  return { do: 'start_timer', name, ms };
}

function cancel(name: 'endpoint' | 'idle'): Command {
  return { do: 'cancel_timer', name };
}
