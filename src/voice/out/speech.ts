// One speech of the agent: text that may still be arriving, its clauses, their audio, and how much of it was played.
// Invariant: the audio of clause n + 1 is synthesized while clause n plays, never further ahead, so that a cut wastes at most one
// clause and memory is bounded. The played text is cut between words, and has white space between clauses where the text has it. A
// speech without any audio fails, unless it has no words.
import { ABORTED } from '../../core/aborted.ts';
import { spokenLength, wordPieces } from '../../core/words.ts';
import { FRAME_SAMPLES, SAMPLE_RATE } from '../../providers/ports/audio.ts';
import { createChunker } from './chunker.ts';
import { blankEnds, isAudible, speakable } from './speakable.ts';
import { canLeaveOut, synthesize, type Voices } from './synthesis.ts';

/** Assumed speaking rate of a clause whose audio is not whole, per letter of spoken length. */
const SAMPLES_PER_LETTER = SAMPLE_RATE / 14;

interface Spoken {
  text: string;
  /** Text between this clause and the previous one. */
  joint: '' | ' ';
}

interface Clause extends Spoken {
  fromSample: number;
  samples: number;
  complete: boolean;
  /** The voice failed: the audio ends before the text, or is missing. */
  broken: boolean;
}

export interface Speech {
  /** Adds text of a reply while it is streamed. */
  writeText(text: string): void;
  /** No more text follows. */
  finishText(): void;
  /** Sets a fixed text whose audio was rendered in advance. */
  usePrepared(text: string, audio: readonly Int16Array[]): void;
  /** Allows the synthesis of clauses after the first. */
  allowSynthesis(): void;
  abort(): void;
  /** Returns the next 320 samples, or null while none are available. A shorter end of the audio so far is padded with silence. */
  takeFrame(): Int16Array | null;
  /** Whether all audio was taken, and more only follows with more text. */
  awaitsText(): boolean;
  /** Returns the text of which no audio was taken, of a speech that is over. */
  unspokenText(): string;
  /** Whether all audio was taken and no more will follow. */
  exhausted(): boolean;
  takenSamples(): number;
  /** The sample at which the current clause ends; null while that is not known. */
  clauseEnd(): number | null;
  playedText(samples: number): string;
  /** Number of characters that were sent to a voice. */
  characters(): number;
}

interface SpeechOptions {
  voices: Voices;
  /** Default: the agent's. */
  language?: string | undefined;
  /** Audio, or its end, has become available. */
  onAudio(): void;
  onFailure(error: Error): void;
}

export function createSpeech(options: SpeechOptions): Speech {
  const abort = new AbortController();
  const chunker = createChunker();
  const texts: Spoken[] = [];
  const clauses: Clause[] = [];
  const pcm = createFifo();
  let blank = false;
  let textDone = false;
  let working = false;
  let released = false;
  let next = 0;
  let characters = 0;
  /** The failure of the last clause that was left out. */
  let leftOut: Error | null = null;

  const playing = () => {
    const at = clauses.findIndex((clause) => !clause.complete || pcm.taken() < clause.fromSample + clause.samples);
    return at < 0 ? clauses.length : at;
  };
  const mayMake = () => next < texts.length && next <= (released ? playing() + 1 : 0) && !abort.signal.aborted;
  const accept = (found: readonly string[]) => {
    for (const clause of found) {
      const text = speakable(clause);
      const { begins, ends } = blankEnds(clause);
      if (isAudible(text)) {
        texts.push({ text, joint: blank || begins ? ' ' : '' });
        blank = ends;
      } else blank ||= /\s/.test(clause);
    }
    work();
  };
  const make = async ({ text, joint }: Spoken) => {
    const clause: Clause = { text, joint, fromSample: pcm.given(), samples: 0, complete: false, broken: false };
    clauses.push(clause);
    const spoken = options.voices.pronounce(text);
    characters += spoken.length;
    const onBroken = (): void => void (clause.broken = true);
    const { language } = options;
    try {
      for await (const chunk of synthesize(options.voices, spoken, abort.signal, { language, onBroken })) {
        pcm.give(chunk);
        clause.samples += chunk.length;
        options.onAudio();
      }
    } catch (error) {
      if (!canLeaveOut(error, pcm.given() > 0)) throw error;
      leftOut = error as Error;
      clause.broken = true;
    }
    clause.complete = true;
  };
  /** Whether all of the text so far has its audio. */
  const hasAudio = () => !working && next >= texts.length;
  const isMade = () => textDone && hasAudio();
  /** Reports that audio, or its end, has become available. */
  const progress = () => {
    if (isMade() && leftOut !== null && pcm.given() === 0) options.onFailure(leftOut);
    else options.onAudio();
  };
  const run = async () => {
    while (mayMake()) await make(texts[next++]!);
  };
  const work = () => {
    if (working || !mayMake()) return;
    working = true;
    run()
      .then(() => {
        working = false;
        if (!abort.signal.aborted) progress();
        work();
      })
      .catch((error: Error) => {
        if (!abort.signal.aborted) options.onFailure(error);
      });
  };
  return {
    writeText: (text) => accept(chunker.pushText(text)),
    finishText() {
      textDone = true;
      accept(chunker.finishText());
      progress();
    },
    usePrepared(text, audio) {
      const spoken: Spoken = { text, joint: '' };
      texts.push(spoken);
      next++;
      const clause: Clause = { ...spoken, fromSample: pcm.given(), samples: 0, complete: true, broken: false };
      for (const chunk of audio) {
        pcm.give(chunk);
        clause.samples += chunk.length;
      }
      clauses.push(clause);
      textDone = true;
    },
    allowSynthesis() {
      released = true;
      work();
    },
    abort: () => abort.abort(ABORTED),
    takeFrame() {
      const frame = pcm.take(hasAudio());
      if (frame) work();
      return frame;
    },
    awaitsText: () => !textDone && hasAudio() && pcm.taken() >= pcm.given(),
    unspokenText() {
      const silent = clauses.filter(({ complete, fromSample }) => !complete && pcm.taken() <= fromSample);
      const left = [...silent, ...texts.slice(next)].map(({ joint, text }) => joint + text).join('');
      const rest = chunker.finishText().join('');
      return `${left}${blank ? ' ' : ''}${rest}`;
    },
    exhausted: () => isMade() && pcm.taken() >= pcm.given(),
    takenSamples: () => pcm.taken(),
    clauseEnd() {
      const clause = clauses.find((one) => pcm.taken() <= one.fromSample + one.samples && one.complete);
      return clause ? clause.fromSample + clause.samples : null;
    },
    playedText: (samples) => playedText(clauses, samples),
    characters: () => characters,
  };
}

function playedText(clauses: readonly Clause[], samples: number): string {
  let heard = '';
  for (const clause of clauses) {
    const played = samples - clause.fromSample;
    if (played <= 0) break;
    const isWhole = clause.complete && !clause.broken;
    const estimate = isWhole ? 0 : spokenLength(clause.text) * SAMPLES_PER_LETTER;
    const total = Math.max(clause.samples, estimate);
    const part = cutAtWord(clause.text, Math.min(played, clause.samples) / total);
    if (part !== '') heard += heard === '' ? part : clause.joint + part;
  }
  return heard;
}

/** Returns the whole words within this share of the text. Assumes that each letter of a clause takes about the same time. */
export function cutAtWord(text: string, share: number): string {
  if (share >= 1) return text;
  const limit = text.length * share;
  let cut = '';
  for (const piece of wordPieces(text)) {
    const longer = cut + piece;
    if (longer.trimEnd().length > limit) break;
    cut = longer;
  }
  return cut.trimEnd();
}

/** A FIFO: accepts chunks of any length and returns frames of 320 samples, as views where possible. */
function createFifo() {
  const chunks: Int16Array[] = [];
  let offset = 0;
  let given = 0;
  let taken = 0;
  const drop = (count: number) => {
    offset += count;
    if (offset < chunks[0]!.length) return;
    chunks.shift();
    offset = 0;
  };
  return {
    given: () => given,
    taken: () => taken,
    give(chunk: Int16Array) {
      if (chunk.length === 0) return;
      chunks.push(chunk);
      given += chunk.length;
    },
    /** @param last whether to pad a shorter rest with silence */
    take(last: boolean): Int16Array | null {
      const there = Math.min(given - taken, FRAME_SAMPLES);
      if (there === 0 || (there < FRAME_SAMPLES && !last)) return null;
      taken += there;
      const first = chunks[0]!;
      if (first.length - offset >= FRAME_SAMPLES) {
        const view = first.subarray(offset, offset + FRAME_SAMPLES);
        drop(FRAME_SAMPLES);
        return view;
      }
      const frame = new Int16Array(FRAME_SAMPLES);
      for (let filled = 0; filled < there;) {
        const part = chunks[0]!.subarray(offset, offset + there - filled);
        frame.set(part, filled);
        filled += part.length;
        drop(part.length);
      }
      return frame;
    },
  };
}
