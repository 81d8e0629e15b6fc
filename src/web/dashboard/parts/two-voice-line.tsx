// The two-voice line: the caller above a hairline, the agent below it, each voice one path. Peaks are a call's `waveform`: one
// half per voice, from 0 to 31. Without peaks the line is at rest. The text next to it describes it.

interface LineProps {
  /** First half: the other side; second half: the agent. */
  peaks: readonly number[] | null;
  /** Bars per voice. */
  bars?: number;
  height?: number;
  /** Share played so far, 0 to 1; the rest is drawn lighter. */
  played?: number;
}

const STEP = 4;
/** Quiet recordings are amplified up to this peak. */
const MIN_LOUDEST = 12;
/** Peaks below this are line noise. */
const QUIETEST = 2;

/** Placeholder for places without a call yet. */
export const AT_REST: readonly number[] = [
  0, 9, 14, 6, 0, 0, 0, 0, 0, 0, 12, 18, 8, 0, 0, 0, 0, 0, 0, 8, 16, 10, 14, 6, 0, 0, 0, 9,
];

export function TwoVoiceLine({ peaks, bars = 28, height = 26, played = 1 }: LineProps) {
  const width = bars * STEP;
  const middle = height / 2;
  const upTo = Math.round(played * bars);
  const caller = barsOf(half(peaks, 0), bars);
  const agent = barsOf(half(peaks, 1), bars);
  const loudest = Math.max(MIN_LOUDEST, ...caller, ...agent);
  const path = (values: readonly number[], side: 1 | -1, from: number, to: number) =>
    values
      .slice(from, to)
      .map((value, i) => (value < QUIETEST ? '' : stroke((from + i) * STEP + STEP / 2, value / loudest, side, middle)))
      .join('');
  return (
    <svg class="wave" viewBox={`0 0 ${width} ${height}`} height={height} preserveAspectRatio="none" aria-hidden="true">
      <path class="z" d={`M0 ${middle}H${width}`} />
      <path class="c" d={path(caller, -1, 0, upTo)} />
      <path class="a" d={path(agent, 1, 0, upTo)} />
      {upTo < bars && (
        <>
          <path class="c rest" d={path(caller, -1, upTo, bars)} />
          <path class="a rest" d={path(agent, 1, upTo, bars)} />
        </>
      )}
    </svg>
  );
}

function half(peaks: readonly number[] | null, which: 0 | 1): readonly number[] {
  if (!peaks) return [];
  const size = peaks.length / 2;
  return peaks.slice(which * size, (which + 1) * size);
}

/** Returns the highest peak of each bar. */
function barsOf(peaks: readonly number[], bars: number): number[] {
  if (peaks.length === 0) return Array.from({ length: bars }, () => 0);
  return Array.from({ length: bars }, (_, i) => {
    const from = Math.floor((i * peaks.length) / bars);
    const to = Math.max(from + 1, Math.floor(((i + 1) * peaks.length) / bars));
    return Math.max(...peaks.slice(from, to));
  });
}

function stroke(x: number, share: number, side: 1 | -1, middle: number): string {
  const near = middle + side * 1.5;
  const far = near + side * Math.max(1, share * (middle - 2.5));
  return `M${x} ${near.toFixed(1)}V${far.toFixed(1)}`;
}
