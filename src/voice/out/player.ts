// Plays one speech at a time on a line, as 20 ms frames.
// Invariants: no frame is written before its due time (minus the lead that the line requires), and none more than LATE_LIMIT_MS
// after it; later frames are dropped and counted. After `stopPlayback` returns, nothing more of the speech is written.
// Deliberately omitted: silence between speeches; a line fills its own gaps.
import type { Clock } from '../../core/clock.ts';
import { withDeadline } from '../../core/deadline.ts';
import { every20Ms } from '../../core/ticker.ts';
import { FRAME_MS, FRAME_SAMPLES } from '../../providers/ports/audio.ts';
import type { Line } from '../../providers/ports/carrier.ts';
import { samplesOf } from '../audio.ts';
import type { AudioTaps } from '../session/observers.ts';
import type { Speech } from './speech.ts';

/** Frames later than this are counted as late. */
const LATE_AFTER_MS = 10;
/** A longer stall is audible anyway. Skipping frames keeps the remaining ones on time. */
const LATE_LIMIT_MS = 100;
/** What follows a longer gap, during which the line discarded frames, does not count as heard. */
const MAX_GAP_MS = 500;
/** Time that the line may take to acknowledge a speech after its end. */
const MARK_GRACE_MS = 2000;

export interface FrameCounts {
  written: number;
  late: number;
  dropped: number;
}

interface PlayerOptions {
  clock: Clock;
  line: Line;
  counts: FrameCounts;
  /** Receives every frame that was written, with the monotonic time at which the caller hears it. */
  taps: Pick<AudioTaps, 'agentFrame'> | null;
  /** The line refused a frame, so it is lost. */
  onLineLost(error: Error): void;
  onWarning(code: string, detail: string): void;
}

export interface Playback {
  /** Writes the frames that are due. Also called when more audio, or the end of the audio, becomes available. */
  writeDueFrames(): void;
  /** Clears the line. Returns the number of samples that were heard. */
  stopPlayback(): number;
  /** Ends a playback that is paused, so that there is nothing to clear. Returns the number of samples that were heard. */
  endPlayback(): number;
  /** Samples heard so far. */
  heardSamples(): number;
  started(): boolean;
}

interface PlaybackListener {
  started(): void;
  /** Everything written so far was played, and more text may follow. */
  paused(): void;
  /** Audio is played again after a pause, or the text was complete. */
  resumed(): void;
  over(heard: number): void;
}

interface Marks {
  /** Sample position of the latest acknowledged mark, and when the acknowledgment arrived. */
  heard: number;
  heardAt: number;
  /** Positions of unacknowledged marks, ascending. */
  open: number[];
}

export function startPlayback(options: PlayerOptions, speech: Speech, on: PlaybackListener): Playback {
  const { clock, line, counts } = options;
  const marks: Marks = { heard: 0, heardAt: 0, open: [] };
  let dueAt = 0;
  let starving = false;
  let isPaused = false;
  /** Samples heard when the line began to discard frames; null while it accepts them, and after a short gap. */
  let heardAtLoss: number | null = null;
  let lostMs = 0;
  let state: 'waiting' | 'playing' | 'draining' | 'over' = 'waiting';
  let stopTicks = () => {};

  const writeDueFrames = () => {
    while (state === 'waiting' || state === 'playing') {
      const now = clock.monotonic();
      if (state === 'playing' && dueAt - line.bufferMs > now) return;
      const frame = speech.takeFrame();
      if (!frame) {
        starving = true;
        if (speech.exhausted()) finish();
        else if (state === 'playing' && !isPaused && speech.awaitsText()) {
          isPaused = true;
          on.paused();
        }
        return;
      }
      if (state === 'waiting' || (starving && now > dueAt)) begin(now);
      starving = false;
      writeFrame(frame, now);
      endPause();
    }
  };
  const endPause = () => {
    if (isPaused) on.resumed();
    isPaused = false;
  };
  /** Starts, or resumes after the audio ran out. Due times count from this frame. */
  const begin = (now: number) => {
    state = 'playing';
    dueAt = now;
    stopTicks();
    stopTicks = every20Ms(clock, writeDueFrames);
  };
  const writeFrame = (frame: Int16Array, now: number) => {
    const lateness = now - dueAt;
    const first = speech.takenSamples() <= FRAME_SAMPLES;
    if (lateness > LATE_AFTER_MS) counts.late++;
    if (lateness > LATE_LIMIT_MS) counts.dropped++;
    else if (writeToLine(options, frame)) {
      if (lostMs <= MAX_GAP_MS) heardAtLoss = null;
      lostMs = heardAtLoss === null ? 0 : lostMs;
      options.taps?.agentFrame(frame, dueAt);
    } else {
      heardAtLoss ??= Math.max(0, heardSamples(true) - FRAME_SAMPLES);
      lostMs += FRAME_MS;
    }
    dueAt += FRAME_MS;
    markClause();
    if (first) on.started();
  };
  /** Requests an acknowledgment from the line when the clause has been heard. */
  const markClause = () => {
    const end = speech.clauseEnd();
    if (end === null || speech.takenSamples() < end || marks.open.at(-1) === end) return;
    void mark(line, clock, marks, end);
  };
  const finish = () => {
    if (state === 'waiting') return over(0);
    state = 'draining';
    stopTicks();
    endPause();
    const remaining = Math.max(0, dueAt - clock.monotonic());
    const whole = speech.takenSamples();
    withDeadline(clock, remaining + MARK_GRACE_MS, line.mark()).then(
      (isPlayed) => over(isPlayed ? (heardAtLoss ?? whole) : heardSamples(true)),
      () => {
        if (state !== 'over')
          options.onWarning('mark_missing', 'the line did not acknowledge that the speech was played');
        over(heardAtLoss ?? whole);
      },
    );
  };
  const over = (heard: number) => {
    if (state === 'over') return;
    state = 'over';
    stopTicks();
    on.over(heard);
  };
  return {
    writeDueFrames,
    stopPlayback() {
      const onAir = state === 'playing' || state === 'draining';
      const heard = endPlayback();
      if (onAir) line.clear();
      return heard;
    },
    endPlayback,
    heardSamples: () => heardSamples(state !== 'waiting'),
    started: () => state !== 'waiting',
  };

  function endPlayback(): number {
    const heard = heardSamples(state !== 'waiting');
    state = 'over';
    stopTicks();
    return heard;
  }

  function heardSamples(started: boolean): number {
    if (!started) return 0;
    if (heardAtLoss !== null) return heardAtLoss;
    const taken = speech.takenSamples();
    const byTime = taken - samplesOf(Math.max(0, dueAt - clock.monotonic()));
    const byMark = marks.heard + samplesOf(clock.monotonic() - marks.heardAt);
    const limit = marks.open[0] ?? taken;
    // An acknowledgment is more accurate than the clock; between two of them the line plays at the rate of the clock.
    const guess = marks.heardAt === 0 ? byTime : Math.max(marks.heard, Math.min(byTime, byMark));
    return Math.max(0, Math.min(guess, limit, taken));
  }
}

function writeToLine({ line, counts, onLineLost }: PlayerOptions, frame: Int16Array): boolean {
  try {
    const isAccepted = line.write(frame);
    if (isAccepted) counts.written++;
    return isAccepted;
  } catch (error) {
    onLineLost(error as Error);
    return false;
  }
}

async function mark(line: Line, clock: Clock, marks: Marks, position: number): Promise<void> {
  marks.open.push(position);
  const heard = await line.mark();
  marks.open = marks.open.filter((other) => other !== position);
  if (!heard || position < marks.heard) return;
  marks.heard = position;
  marks.heardAt = clock.monotonic();
}
