// Those who follow a session beside its host: what is to be heard goes to the recorder and to supervisors, what is to be known
// to the line's own view and to supervisors. Made by session.ts once. Invariant: who speaks or is heard, and how, stands in
// one place, so that a recording and a supervisor never differ in it.
import type { SessionView } from '../vocabulary.ts';
import { createAudioRecorder, type AudioRecorder } from '../recording/recorder.ts';
import { createSupervision, type Supervision, type SupervisionOptions } from '../supervision/supervision.ts';

export type Tap = Pick<AudioRecorder, 'caller' | 'agent' | 'cut'>;

export interface Followers {
  /** Null: nothing is recorded. */
  recorder: AudioRecorder | null;
  supervision: Supervision;
  tap: Tap;
  view: SessionView;
}

export interface FollowersOptions extends Omit<SupervisionOptions, 'onFrame'> {
  isRecorded: boolean;
  /** Stores a piece of the recording; tried again while it fails. */
  write(piece: number, bytes: Uint8Array): Promise<void>;
  /** A piece could not be stored yet. */
  onTrouble(error: Error): void;
  /** Of the line, where its other end shows the call. */
  lineView: SessionView | undefined;
  warn(code: string, detail: string): void;
}

export function openFollowers({
  isRecorded,
  write,
  onTrouble,
  lineView,
  warn,
  ...options
}: FollowersOptions): Followers {
  const { clock, line, nowMs } = options;
  const recorder = isRecorded
    ? createAudioRecorder({
        clock,
        elapsedMs: nowMs,
        aheadMs: line.bufferMs,
        write,
        onTrouble,
        onFailure: (error) => warn('recording_failed', error.message),
      })
    : null;
  const onFrame = (frame: Int16Array, heardAt: number): void => {
    tap.agent(frame, nowMs() - (clock.monotonic() - heardAt));
  };
  const supervision = createSupervision({ ...options, onFrame });
  const { taps: heard, view: seen } = supervision;
  const tap: Tap = {
    caller(frame, atMs) {
      recorder?.caller(frame, atMs);
      heard.caller(frame, atMs);
    },
    agent(frame, atMs) {
      recorder?.agent(frame, atMs);
      heard.agent(frame, atMs);
    },
    cut(atMs) {
      recorder?.cut(atMs);
      heard.cut(atMs);
    },
  };
  const view: SessionView = {
    turnChanged(turn, heardText) {
      lineView?.turnChanged(turn, heardText);
      seen.turnChanged(turn, heardText);
    },
    agentSpoke(speech, utterance) {
      lineView?.agentSpoke(speech, utterance);
      seen.agentSpoke(speech, utterance);
    },
    eventRecorded(event) {
      lineView?.eventRecorded(event);
      seen.eventRecorded(event);
    },
  };
  return { recorder, supervision, tap, view };
}
