// What the turn machine does with what it hears: speech that starts and ends, words, keys, and the timer `hear`.
// Called by turn.ts. Pure. Invariant: words are committed exactly once, when they are answered or found to be a nod.
import { sameWords } from './endpointing.ts';
import { isBackChannel, judge } from './interruption.ts';
import {
  after,
  awaitEndpoint,
  DEAD_AIR_MS,
  forgetHeard,
  heardText,
  isComplete,
  listen,
  say,
  silence,
  silenceOf,
  VOICEMAIL_MAX_MS,
  wait,
} from './transitions.ts';
import type { Command, Step, Turn, TurnEvent } from '../vocabulary.ts';

/** Recognisers give final words within this time of a flush; afterwards the partial ones are taken as they are. */
const FINAL_WORDS_MS = 400;
/** Final words that come this late are what the caller says anew: he may well repeat himself ("stop … stop!"). */
const LATE_WORDS_MS = 1500;
/** Speech that gave no words within this time was a cough, or not speech. */
const NO_WORDS_MS = 900;
/** Words that stay unchanged for so long while "speech" goes on: what goes on is noise. */
const NOISE_MS = 3000;
/** End of a voicemail greeting: silence of this length. */
const GREETING_END_MS = 2000;
/** Answers prepared for words that changed afterwards: each costs a model request. */
const MAX_AHEAD_TRIES = 3;

type Of<T extends TurnEvent['type']> = Extract<TurnEvent, { type: T }>;

export function onSpeechStarted(turn: Turn, event: Of<'speech_started'>): Step {
  const heard = {
    ...turn.heard,
    speaking: true,
    sinceMs: turn.heard.sinceMs ?? event.sinceMs,
    stretchMs: event.sinceMs,
    awaiting: false,
  };
  const next: Turn = { ...turn, heard };
  switch (turn.phase.name) {
    case 'listening':
      return [next, [cancel('hear'), cancel('patience')]];
    case 'voicemail':
      return [next, [timer('patience', VOICEMAIL_MAX_MS)]];
    case 'thinking': {
      const { work } = turn.phase;
      const held: Step = [{ ...next, phase: { ...turn.phase, floor: 'user' } }, []];
      return work.kind === 'reply' ? [held[0], [cancel('hear'), { do: 'hold', speech: work.speech }]] : held;
    }
    case 'speaking':
      return considerInterruption(next, event.atMs);
    default:
      return [next, []];
  }
}

export function onSpeechEnded(turn: Turn, event: Of<'speech_ended'>): Step {
  const next: Turn = { ...turn, heard: { ...turn.heard, speaking: false, lastMs: event.lastMs } };
  const flush: Step = [next, [{ do: 'flush' }]];
  switch (turn.phase.name) {
    case 'listening':
      if (heardText(next.heard) === '') return after(flush, (t) => [t, [timer('hear', NO_WORDS_MS)]]);
      return after(flush, (t) => after(awaitEndpoint(t, event.atMs), prepareAhead));
    case 'voicemail':
      return [next, [timer('patience', GREETING_END_MS)]];
    case 'thinking':
      return after(flush, (t) => [t, [timer('hear', NO_WORDS_MS)]]);
    case 'speaking':
      return after(flush, (t) => considerInterruption(t, event.atMs));
    default:
      return flush;
  }
}

export function onWords(turn: Turn, event: Of<'words'>): Step {
  const { heard, phase } = turn;
  if (heard.answered && event.atMs <= heard.answered.untilMs && isRest(heard.answered.text, event.text)) {
    return [event.final ? { ...turn, heard: { ...heard, answered: null } } : turn, []];
  }
  // Words without audio (typed, or captions alone) are their own time.
  const silent = heard.stretchMs === null;
  const times = silent ? { sinceMs: heard.sinceMs ?? event.atMs, lastMs: event.atMs } : {};
  const final = event.final ? [heard.final, event.text].filter((part) => part !== '').join(' ') : heard.final;
  const next: Turn = {
    ...turn,
    heard: { ...heard, ...times, final, partial: event.final ? '' : event.text, answered: null },
    hearing: event.final && turn.hearing === 'recalling' ? 'well' : turn.hearing,
  };
  if (heardText(next.heard) === '') return [next, []];
  switch (phase.name) {
    case 'listening':
      return after(dropStaleAhead(next), (t) => {
        if (t.heard.speaking) return [t, [cancel('patience'), timer('hear', NOISE_MS)]];
        return after(awaitEndpoint(t, event.atMs), prepareAhead);
      });
    case 'thinking':
      if (isBackChannel(heardText(next.heard))) return [next, []];
      return after([next, silence(next, false)], (t) => listen(t, event.atMs, false));
    case 'speaking':
      return considerInterruption(next, event.atMs);
    default:
      return [next, []];
  }
}

export function onDtmf(turn: Turn, event: Of<'dtmf'>): Step {
  const next: Turn = {
    ...turn,
    heard: {
      ...turn.heard,
      sinceMs: turn.heard.sinceMs ?? event.atMs,
      digits: turn.heard.digits + event.digit,
      lastMs: event.atMs,
    },
  };
  switch (turn.phase.name) {
    case 'listening':
      return after(dropStaleAhead(next), (t) => awaitEndpoint(t, event.atMs));
    case 'thinking':
      return after([next, silence(next, false)], (t) => listen(t, event.atMs, false));
    case 'speaking':
      return turn.phase.interruptible ? interrupt(next, event.atMs) : [next, []];
    default:
      return [next, []];
  }
}

/** A button and not a voice: nobody need be asked to repeat anything. Whoever is thinking falls silent, too. */
export function onInterrupt(turn: Turn, atMs: number): Step {
  const { phase } = turn;
  const stops = phase.name === 'thinking' || (phase.name === 'speaking' && phase.interruptible);
  return stops ? after([turn, silence(turn, true)], (t) => listen(t, atMs, false)) : [turn, []];
}

/** A recogniser that is back gives the words that it owes soon; if not, the caller is asked to repeat them. */
export function onHearing(turn: Turn, { on, atMs }: Of<'hearing'>): Step {
  if (!on) return [turn.hearing === 'well' ? { ...turn, hearing: 'away' } : turn, []];
  const { phase, heard } = turn;
  const isOwed = heard.sinceMs !== null && !isComplete(heard);
  const back: Turn = { ...turn, hearing: isOwed ? 'recalling' : 'well' };
  if (!isOwed || phase.name !== 'listening' || heard.speaking) return [back, []];
  return [back, [timer('hear', Math.max(NO_WORDS_MS, DEAD_AIR_MS - silenceOf(turn, atMs)))]];
}

/** The timer `hear` fired: what it waited for depends on the phase. */
export function onHearTimer(turn: Turn, atMs: number): Step {
  const { phase, heard } = turn;
  if (phase.name === 'speaking') return considerInterruption(turn, atMs);
  if (phase.name === 'thinking') return heard.speaking ? [turn, []] : giveFloorBack(turn);
  if (phase.name !== 'listening') return [turn, []];
  const text = heardText(heard);
  if (turn.hearing !== 'well' && !isComplete(heard) && !heard.speaking) return keepCompany(turn, atMs);
  if (text === '') return heard.speaking ? [turn, []] : nothingUnderstood(turn, atMs, phase.cut);
  if (heard.partial !== '' && !heard.awaiting && !heard.speaking) {
    return [{ ...turn, heard: { ...heard, awaiting: true } }, [timer('hear', FINAL_WORDS_MS)]];
  }
  return answer(turn, text, atMs);
}

/** After a speech that was not interrupted: nods that were heard meanwhile are put on record and need no answer. */
export function settleNods(turn: Turn, atMs: number): Step {
  const text = heardText(turn.heard);
  const { lastMs, speaking, sinceMs } = turn.heard;
  // A "yes" at the very end of a question is its answer, not a nod.
  const fresh = speaking || lastMs === null || atMs - lastMs < 1000;
  if (text === '' || fresh || !isBackChannel(text)) return [turn, []];
  return [
    { ...turn, heard: forgetHeard(turn.heard) },
    [{ do: 'hear', text, startMs: sinceMs ?? lastMs, endMs: lastMs, speech: null }],
  ];
}

function answer(turn: Turn, text: string, atMs: number): Step {
  const ahead = turn.phase.name === 'listening' ? turn.phase.ahead : null;
  const ready = ahead !== null && sameWords(ahead.text, text);
  const speech = ready ? ahead.speech : turn.nextSpeech;
  const endMs = turn.heard.lastMs ?? atMs;
  const commands: Command[] = [cancel('patience'), cancel('hear')];
  if (ahead && !ready) commands.push({ do: 'stop', speech: ahead.speech, interrupted: false });
  commands.push({ do: 'hear', text, startMs: turn.heard.sinceMs ?? endMs, endMs, speech });
  if (ready) commands.push({ do: 'play', speech });
  else commands.push({ do: 'think', speech, query: null, held: false, tools: true });
  const next: Turn = {
    ...turn,
    heard: { ...forgetHeard(turn.heard), answered: restOf(turn, atMs) },
    nextSpeech: Math.max(turn.nextSpeech, speech + 1),
    aheadTries: 0,
    reminders: 0,
    rounds: 0,
    fillers: 0,
  };
  return after([next, commands], (t) =>
    wait({ ...t, heard: { ...t.heard, speaking: false } }, { kind: 'reply', speech }, silenceOf(turn, atMs)),
  );
}

/** Starts on an answer while the silence is still being measured. */
function prepareAhead(turn: Turn): Step {
  if (turn.phase.name !== 'listening' || turn.phase.ahead || turn.aheadTries >= MAX_AHEAD_TRIES) return [turn, []];
  if (turn.heard.digits !== '') return [turn, []];
  const text = heardText(turn.heard);
  // A single letter ("I …") is how a sentence begins, or a spelling.
  if (text.length < 2) return [turn, []];
  const speech = turn.nextSpeech;
  return [
    {
      ...turn,
      nextSpeech: speech + 1,
      aheadTries: turn.aheadTries + 1,
      phase: { ...turn.phase, ahead: { speech, text } },
    },
    [{ do: 'think', speech, query: text, held: true, tools: true }],
  ];
}

function dropStaleAhead(turn: Turn): Step {
  if (turn.phase.name !== 'listening' || !turn.phase.ahead) return [turn, []];
  if (sameWords(turn.phase.ahead.text, heardText(turn.heard))) return [turn, []];
  const { speech } = turn.phase.ahead;
  return [{ ...turn, phase: { ...turn.phase, ahead: null } }, [{ do: 'stop', speech, interrupted: false }]];
}

function considerInterruption(turn: Turn, atMs: number): Step {
  if (turn.phase.name !== 'speaking' || !turn.phase.interruptible) return [turn, []];
  const { heard, settings } = turn;
  // Words without audio (typed, or from captions alone) count as long enough.
  const untilMs = heard.speaking ? atMs : (heard.lastMs ?? atMs);
  const speechMs = heard.stretchMs === null ? settings.interruption.minMs : untilMs - heard.stretchMs;
  const verdict = judge({ speechMs, speaking: heard.speaking, text: heardText(heard) }, settings.interruption);
  if (verdict.kind === 'interrupt') return interrupt(turn, atMs);
  return [turn, [verdict.kind === 'wait' ? timer('hear', verdict.ms) : cancel('hear')]];
}

function interrupt(turn: Turn, atMs: number): Step {
  const stopped: Step = [turn, silence(turn, true)];
  return after(stopped, (t) => after(listen(t, atMs, true), giveTime));
}

/** Nothing was understood yet: after speech wait for words, during speech for its end. */
function giveTime(turn: Turn): Step {
  if (heardText(turn.heard) === '' && !turn.heard.speaking) return [turn, [timer('hear', NO_WORDS_MS)]];
  return [turn, turn.heard.speaking ? [timer('hear', NOISE_MS)] : []];
}

/** The caller made a sound while the agent was thinking, but said nothing: the answer may be spoken. */
function giveFloorBack(turn: Turn): Step {
  if (turn.phase.name !== 'thinking') return [turn, []];
  const phase = { ...turn.phase, floor: 'agent' as const };
  const { work } = phase;
  return [
    { ...turn, phase, heard: forgetHeard(turn.heard) },
    work.kind === 'reply' ? [{ do: 'play', speech: work.speech }] : [],
  ];
}

/** The caller has spoken and the words are still to come: no silence is longer than those of an agent that thinks. */
function keepCompany(turn: Turn, atMs: number): Step {
  const isBack = turn.hearing === 'recalling';
  const owing: Turn = isBack ? turn : { ...turn, hearing: 'owing' };
  const left = Math.ceil(DEAD_AIR_MS - silenceOf(turn, atMs));
  if (left > 0) return [owing, [cancel('patience'), timer('hear', left)]];
  if (isBack) {
    const text = heardText(turn.heard);
    const given: Turn = { ...turn, hearing: 'well' };
    return text === '' ? nothingUnderstood(given, atMs, true) : answer(given, text, atMs);
  }
  const { fillers } = turn.settings.phrases;
  const stopped: Step = [{ ...owing, fillers: turn.fillers + 1 }, silence(turn, false)];
  return after(stopped, (t) => say(t, fillers[turn.fillers % fillers.length]!, true, { kind: 'listen' }));
}

function nothingUnderstood(turn: Turn, atMs: number, cut: boolean): Step {
  const forgotten: Turn = { ...turn, heard: forgetHeard(turn.heard) };
  if (cut) return say(forgotten, turn.settings.phrases.pardon, true, { kind: 'listen' });
  return listen(forgotten, atMs, false);
}

function restOf({ heard }: Turn, atMs: number): Turn['heard']['answered'] {
  return heard.partial === '' ? null : { text: heard.partial, untilMs: atMs + LATE_WORDS_MS };
}

/** Final words that only repeat, shorten or complete what was answered from partial ones. */
function isRest(answered: string, text: string): boolean {
  return sameWords(answered, text) || answered.startsWith(text) || text.startsWith(answered);
}

function timer(name: 'hear' | 'patience', ms: number): Command {
  return { do: 'timer', name, ms };
}

function cancel(name: 'hear' | 'patience'): Command {
  return { do: 'cancel', name };
}
