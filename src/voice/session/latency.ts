// Measures the agent's response time, turn by turn. Times are milliseconds since the audio opened.
// Invariant: hear + think + speak = total, also for preemptive replies. A turn counts once, at its first audio.
import type { SessionSummary, TurnLatency } from '../host.ts';

/** Number of turns that the percentiles cover; a longer call keeps the latest. */
const MAX_TURNS = 1000;

interface Pending {
  speechEndMs: number;
  decidedMs: number;
  firstTextMs: number | null;
}

export interface LatencyMeter {
  /** The caller's turn has ended. @param firstTextMs time of a preemptive reply's first text; null without such a reply */
  decided(speechEndMs: number, nowMs: number, firstTextMs: number | null): void;
  /** The model returned its first text for the turn. */
  firstText(nowMs: number): void;
  /** The first frame was written. Returns null when no turn was waiting for it. */
  firstAudio(nowMs: number): TurnLatency | null;
  summary(): SessionSummary['latency'];
}

export function createLatencyMeter(): LatencyMeter {
  let pending: Pending | null = null;
  let turn = 0;
  const totals: number[] = [];
  return {
    decided(speechEndMs, nowMs, firstTextMs) {
      pending = { speechEndMs, decidedMs: nowMs, firstTextMs };
    },
    firstText(nowMs) {
      if (pending) pending.firstTextMs ??= nowMs;
    },
    firstAudio(nowMs) {
      if (!pending) return null;
      const { speechEndMs, decidedMs } = pending;
      const textMs = Math.max(decidedMs, pending.firstTextMs ?? nowMs);
      pending = null;
      turn++;
      const latency: TurnLatency = {
        turn,
        hearMs: round(decidedMs - speechEndMs),
        thinkMs: round(textMs - decidedMs),
        speakMs: round(nowMs - textMs),
        totalMs: round(nowMs - speechEndMs),
      };
      totals.push(latency.totalMs);
      if (totals.length > MAX_TURNS) totals.shift();
      return latency;
    },
    summary() {
      if (totals.length === 0) return null;
      const sorted = totals.toSorted((a, b) => a - b);
      return { p50Ms: percentile(sorted, 0.5), p95Ms: percentile(sorted, 0.95), turns: turn };
    },
  };
}

/** Nearest rank over ascending values. */
function percentile(sorted: readonly number[], share: number): number {
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)]!;
}

function round(ms: number): number {
  return Math.round(ms * 10) / 10;
}
