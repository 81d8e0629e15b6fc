// All the agent's speeches of one session: prepared, held, played, cut. Called by session.ts on commands of the turn machine.
// Invariant: one speech is on the air at a time; what is recorded as said is what was heard, never more.
import { FRAME_SAMPLES, type Line } from '../../providers/ports.ts';
import type { Clock } from '../../core/clock.ts';
import { startPlayback, type FrameCounts, type Playback } from './player.ts';
import { createSpeech, type Speech } from './speech.ts';
import type { Voices } from './synthesis.ts';
import type { Utterance } from '../host.ts';

export interface SpeechOutputOptions {
  clock: Clock;
  line: Line;
  voices: Voices;
  /** Monotonic time at which the audio opened. */
  openedAt: number;
  /** Audio that was made before, by text. */
  prepared(text: string): readonly Int16Array[] | null;
  onFrame(frame: Int16Array, heardAt: number): void;
  /** The line forgot what it had not played. */
  onCut(): void;
  onStarted(speech: number): void;
  /** Played to its end. */
  onOver(speech: number): void;
  /** What was heard of a speech; also of one that was stopped. */
  onSaid(speech: number, utterance: Utterance): void;
  onFailed(speech: number, error: Error): void;
  onLineLost(error: Error): void;
}

export interface SpeechOutput {
  readonly counts: FrameCounts;
  /** Speaks a fixed sentence as soon as the floor is free. */
  saySentence(id: number, text: string): void;
  /** Opens a speech whose text streams in. */
  openSpeech(id: number, held: boolean): Speech;
  playSpeech(id: number): void;
  /** Takes the floor from a speech that has not begun; false when it has, or is unknown. */
  holdSpeech(id: number): boolean;
  /** Answers whether the speech was being heard. */
  stopSpeech(id: number): boolean;
  /** What was heard of a speech so far. */
  heardText(id: number): string;
  characters(): number;
}

interface Entry {
  speech: Speech;
  playing: Playback | null;
  startedMs: number;
}

export function createSpeechOutput(options: SpeechOutputOptions): SpeechOutput {
  const { clock, line } = options;
  const counts: FrameCounts = { written: 0, late: 0, dropped: 0 };
  const entries = new Map<number, Entry>();
  let characters = 0;
  const nowMs = () => clock.monotonic() - options.openedAt;

  const open = (id: number, held: boolean): Entry => {
    const speech = createSpeech({
      id,
      voices: options.voices,
      onAudio: () => entries.get(id)?.playing?.writeDueFrames(),
      onFailure: (error) => {
        if (entries.has(id)) options.onFailed(id, error);
      },
    });
    const entry: Entry = { speech, playing: null, startedMs: 0 };
    entries.set(id, entry);
    if (!held) air(id, entry);
    return entry;
  };
  const air = (id: number, entry: Entry) => {
    entry.speech.allowSynthesis();
    if (entry.playing) return entry.playing.writeDueFrames();
    entry.playing = startPlayback(
      {
        clock,
        line,
        counts,
        onFrame: options.onFrame,
        onLineLost: options.onLineLost,
        onWarning: options.voices.onWarning,
      },
      entry.speech,
      { started: () => started(id, entry), over: () => over(id, entry) },
    );
    entry.playing.writeDueFrames();
  };
  const started = (id: number, entry: Entry) => {
    entry.startedMs = nowMs();
    options.onStarted(id);
  };
  const over = (id: number, entry: Entry) => {
    entries.delete(id);
    settle(id, entry, entry.speech.takenSamples());
    options.onOver(id);
  };
  /** Puts on record what was heard. */
  const settle = (id: number, entry: Entry, heard: number) => {
    characters += entry.speech.characters();
    const text = entry.speech.playedText(heard);
    const interrupted = !entry.speech.exhausted() || heard + FRAME_SAMPLES < entry.speech.takenSamples();
    entry.speech.abort();
    if (text === '') return;
    line.sendCaption({ text, final: true });
    options.onSaid(id, {
      role: 'agent',
      text,
      startMs: Math.round(entry.startedMs),
      endMs: Math.round(nowMs()),
      interrupted,
    });
  };
  return {
    counts,
    saySentence(id, text) {
      const audio = options.prepared(text);
      const entry = open(id, true);
      if (audio) entry.speech.usePrepared(text, audio);
      else {
        entry.speech.writeText(text);
        entry.speech.finishText();
      }
      air(id, entry);
    },
    openSpeech: (id, held) => open(id, held).speech,
    playSpeech(id) {
      const entry = entries.get(id);
      if (entry) air(id, entry);
    },
    holdSpeech(id) {
      const entry = entries.get(id);
      if (!entry || entry.playing?.started()) return false;
      entry.playing?.stopPlayback();
      entry.playing = null;
      return true;
    },
    stopSpeech(id) {
      const entry = entries.get(id);
      if (!entry) return false;
      const audible = entry.playing?.started() ?? false;
      entries.delete(id);
      const heard = entry.playing?.stopPlayback() ?? 0;
      if (audible) options.onCut();
      settle(id, entry, heard);
      return audible;
    },
    heardText(id) {
      const entry = entries.get(id);
      return entry?.playing ? entry.speech.playedText(entry.playing.heardSamples()) : '';
    },
    characters: () => characters + [...entries.values()].reduce((sum, entry) => sum + entry.speech.characters(), 0),
  };
}
