// Speech output: prepares, holds, plays and cuts all speeches on one line.
// Invariant: the words reported as spoken were heard, except those in a gap of the connection of at most half a second.
// Not checked here: that only one speech plays at a time. The turn machine guarantees it (vocabulary.ts).
import type { Clock } from '../../core/clock.ts';
import { FRAME_SAMPLES } from '../../providers/ports/audio.ts';
import type { Line } from '../../providers/ports/carrier.ts';
import type { Utterance } from '../host.ts';
import type { AudioTaps } from '../session/observers.ts';
import { startPlayback, type FrameCounts, type Playback } from './player.ts';
import { createSpeech, type Speech } from './speech.ts';
import type { Voices } from './synthesis.ts';

/**
 * An event of a speech. `started`: its first frame was written. `paused`: it was played as far as its text was written. `ended`:
 * it was played to its end, or the line lost the rest.
 */
export type OutputEvent =
  | { type: 'started' | 'paused' | 'resumed' | 'ended'; speech: number }
  /** Words heard of a speech that ended or was stopped. `heardText` returns the same for a speech that still plays. */
  | { type: 'spoken'; speech: number; utterance: Utterance; heardText: (speech: number) => string }
  | { type: 'failed'; speech: number; error: Error }
  | { type: 'line_lost'; error: Error };

interface SpeechOutputOptions {
  clock: Clock;
  line: Line;
  voices: Voices;
  /** Receives a copy of what is played; null when nothing observes this line. */
  taps: Pick<AudioTaps, 'agentFrame' | 'agentCut'> | null;
  /** Audio that was rendered in advance, by text. */
  readyAudio: ReadonlyMap<string, readonly Int16Array[]>;
  /** Milliseconds since the audio opened. */
  nowMs(): number;
  onOutput(event: OutputEvent): void;
}

export interface SpeechOutput {
  readonly counts: FrameCounts;
  /** Speaks a fixed sentence now. @param language of the sentence. Default: the agent's */
  saySentence(id: number, text: string, language?: string): void;
  /**
   * Opens a speech whose text is streamed. A held speech is silent until `playSpeech`.
   * @param language of the text. Default: the agent's
   */
  openSpeech(id: number, held: boolean, language?: string): Speech;
  playSpeech(id: number): void;
  /** Holds a speech that has not begun to play. Returns false when it has begun or is unknown. */
  holdSpeech(id: number): boolean;
  /** Ends a paused speech with what was said. Returns the rest of its text so far. */
  endPaused(id: number): string;
  /** Returns whether the speech was audible. */
  stopSpeech(id: number): boolean;
  /** Returns the words heard of a speech so far. */
  heardText(id: number): string;
  characters(): number;
}

interface Entry {
  speech: Speech;
  playing: Playback | null;
  startedMs: number;
}

export function createSpeechOutput(options: SpeechOutputOptions): SpeechOutput {
  const { clock, line, taps, nowMs, onOutput } = options;
  const counts: FrameCounts = { written: 0, late: 0, dropped: 0 };
  const entries = new Map<number, Entry>();
  let characters = 0;

  const heardText = (id: number): string => {
    const entry = entries.get(id);
    return entry?.playing ? entry.speech.playedText(entry.playing.heardSamples()) : '';
  };
  const onLineLost = (error: Error): void => onOutput({ type: 'line_lost', error });
  const open = (id: number, held: boolean, language?: string): Entry => {
    const speech = createSpeech({
      voices: options.voices,
      language,
      onAudio: () => entries.get(id)?.playing?.writeDueFrames(),
      onFailure: (error) => {
        if (entries.has(id)) onOutput({ type: 'failed', speech: id, error });
      },
    });
    const entry: Entry = { speech, playing: null, startedMs: 0 };
    entries.set(id, entry);
    if (!held) play(id, entry);
    return entry;
  };
  const play = (id: number, entry: Entry) => {
    entry.speech.allowSynthesis();
    if (entry.playing) return entry.playing.writeDueFrames();
    entry.playing = startPlayback(
      { clock, line, counts, taps, onLineLost, onWarning: options.voices.onWarning },
      entry.speech,
      {
        started: () => started(id, entry),
        paused: () => onOutput({ type: 'paused', speech: id }),
        resumed: () => onOutput({ type: 'resumed', speech: id }),
        over: (heard) => over(id, entry, heard),
      },
    );
    entry.playing.writeDueFrames();
  };
  const started = (id: number, entry: Entry) => {
    entry.startedMs = nowMs();
    onOutput({ type: 'started', speech: id });
  };
  const over = (id: number, entry: Entry, heard: number) => {
    entries.delete(id);
    reportSpoken(id, entry, heard);
    onOutput({ type: 'ended', speech: id });
  };
  /** Reports what the caller heard of a speech that is over. @param isPart whether the rest of the text is said as another speech */
  const reportSpoken = (id: number, entry: Entry, heard: number, isPart = false) => {
    characters += entry.speech.characters();
    const text = entry.speech.playedText(heard);
    const isAll = (isPart || entry.speech.exhausted()) && heard + FRAME_SAMPLES >= entry.speech.takenSamples();
    entry.speech.abort();
    if (text === '') return;
    line.sendCaption({ text, final: true });
    const startMs = Math.round(entry.startedMs);
    const utterance: Utterance = { role: 'agent', text, startMs, endMs: Math.round(nowMs()), interrupted: !isAll };
    onOutput({ type: 'spoken', speech: id, utterance, heardText });
  };
  return {
    counts,
    saySentence(id, text, language) {
      const audio = options.readyAudio.get(text);
      const entry = open(id, true, language);
      if (audio) entry.speech.usePrepared(text, audio);
      else {
        entry.speech.writeText(text);
        entry.speech.finishText();
      }
      play(id, entry);
    },
    openSpeech: (id, held, language) => open(id, held, language).speech,
    playSpeech(id) {
      const entry = entries.get(id);
      if (entry) play(id, entry);
    },
    holdSpeech(id) {
      const entry = entries.get(id);
      if (!entry || entry.playing?.started()) return false;
      entry.playing?.stopPlayback();
      entry.playing = null;
      return true;
    },
    endPaused(id) {
      const entry = entries.get(id);
      if (!entry?.playing) return '';
      entries.delete(id);
      reportSpoken(id, entry, entry.playing.endPlayback(), true);
      return entry.speech.unspokenText();
    },
    stopSpeech(id) {
      const entry = entries.get(id);
      if (!entry) return false;
      const audible = entry.playing?.started() ?? false;
      entries.delete(id);
      const heard = entry.playing?.stopPlayback() ?? 0;
      if (audible) taps?.agentCut();
      reportSpoken(id, entry, heard);
      return audible;
    },
    heardText,
    characters: () => characters + [...entries.values()].reduce((sum, entry) => sum + entry.speech.characters(), 0),
  };
}
