// Observers of a session other than its host. Taps receive copies of the audio; views receive decisions and records.
// Invariant: every tap receives the same frames with the same times, so that a recording and a supervisor never differ.
import type { SessionEvent, Utterance } from '../host.ts';
import type { SessionView, TurnState } from '../vocabulary.ts';

/** Receives both sides of the audio. Must neither throw nor wait. Times are milliseconds since the audio opened. */
export interface AudioTap {
  callerFrame(frame: Int16Array, atMs: number): void;
  /** @param atMs when the caller hears the frame */
  agentFrame(frame: Int16Array, atMs: number): void;
  /** The line dropped audio of the agent that it had not played by then. */
  agentCut(atMs: number): void;
}

export interface AudioTaps {
  add(tap: AudioTap): void;
  callerFrame(frame: Int16Array, atMs: number): void;
  /** @param heardAt monotonic time at which the caller hears the frame */
  agentFrame(frame: Int16Array, heardAt: number): void;
  /** The line dropped audio of the agent that it had not played yet. */
  agentCut(): void;
}

/** @param openedAt monotonic time at which the audio opened */
export function createAudioTaps(openedAt: number, nowMs: () => number): AudioTaps {
  const taps: AudioTap[] = [];
  return {
    add: (tap) => void taps.push(tap),
    callerFrame(frame, atMs) {
      for (const tap of taps) tap.callerFrame(frame, atMs);
    },
    agentFrame(frame, heardAt) {
      for (const tap of taps) tap.agentFrame(frame, heardAt - openedAt);
    },
    agentCut() {
      for (const tap of taps) tap.agentCut(nowMs());
    },
  };
}

export interface SessionViews extends SessionView {
  add(view: SessionView): void;
}

/** Filters what views receive of a turn and of texts. */
interface ViewFilter {
  turn(turn: TurnState): TurnState;
  text(text: string): string;
  utterance(utterance: Utterance): Utterance;
}

export function createSessionViews(filter: ViewFilter): SessionViews {
  const views: SessionView[] = [];
  return {
    add: (view) => void views.push(view),
    turnChanged(turn: TurnState, heardText: (speech: number) => string) {
      const shown = filter.turn(turn);
      for (const view of views) view.turnChanged(shown, (speech) => filter.text(heardText(speech)));
    },
    agentSpoke(speech: number, utterance: Utterance) {
      const shown = filter.utterance(utterance);
      for (const view of views) view.agentSpoke(speech, shown);
    },
    eventRecorded(event: SessionEvent) {
      for (const view of views) view.eventRecorded(event);
    },
  };
}
