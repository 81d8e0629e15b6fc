// The running calls as a pure function of lists and events. Invariants: a call keeps its place, new ones are added at the end; an
// event for a call that has ended changes nothing. Times are arrival times in this browser, so that a wrong clock shows no wrong
// silence.
import type {
  Call,
  CallStatus,
  TimelineAgentChange,
  TimelineLatency,
  TimelineState,
  TimelineSupervision,
  TimelineTransferProgress,
  TimelineUtterance,
  WorkspaceEvent,
} from '../../../../../generated/types.ts';
import { otherSideOf } from '../calls/other-side.ts';

export interface LiveCall {
  id: string;
  /** The agent of the call, or the one to which it changed since the page opened. */
  agent: string | null;
  /** The current agent, if the stream reported it. */
  agentNow: string | null;
  otherSide: string;
  status: CallStatus;
  startedAt: string | null;
  said: readonly TimelineUtterance[];
  /** Arrival time of the last words, in milliseconds. */
  heardAt: number | null;
  /** Last response time, in milliseconds. */
  answeredMs: number | null;
  /** The supervisors' modes: `listen`, `whisper`, `barge`. */
  supervised: string | null;
  /** Progress of a warm transfer, in words. */
  transfer: string | null;
  /** It was in a list of calls in progress. If a later list lacks it, it has ended. */
  isListed: boolean;
}

interface EndedCall {
  id: string;
  otherSide: string;
  reason: string | null;
}

export interface Wall {
  calls: readonly LiveCall[];
  /** Newest first. */
  ended: readonly EndedCall[];
}

export const EMPTY: Wall = { calls: [], ended: [] };
export const EVENTS = 'call.state,call.utterance,call.latency,call.monitor,call.agent_changed,call.transfer_progress';

/** After this time, the call counts as silent. */
const SILENT_MS = 8000;
const SLOW_MS = 1500;
const MAX_SAID = 60;
/** Remembered, so that an older list does not bring them back. */
const MAX_ENDED = 50;

/** Initial values of a call without events. */
const UNHEARD = {
  said: [],
  heardAt: null,
  answeredMs: null,
  supervised: null,
  transfer: null,
  agentNow: null,
  isListed: false,
} as const satisfies Partial<LiveCall>;

/**
 * Merges the listed calls; state from events is kept. A call that is missing from the list has ended, even if the stream did not
 * report it because it began later.
 * @param isWhole whether the list has all calls in progress
 */
export function mergeList(wall: Wall, running: readonly Call[], isWhole: boolean): Wall {
  const ids = new Set(running.map(({ call_id: id }) => id));
  const gone = wall.calls.filter(({ id, isListed }) => isWhole && isListed && !ids.has(id));
  const { calls, ended } = gone.reduce((before, { id }) => without(before, id, null), wall);
  const known = new Map(calls.map((call) => [call.id, call]));
  const over = new Set(ended.map(({ id }) => id));
  const still = running.filter(({ call_id: id }) => !over.has(id));
  const next = still.map((call): LiveCall => {
    const { call_id: id, agent_id: agent, status, start_time: startedAt } = call;
    const isListed = status === 'in_progress';
    return { agent, ...(known.get(id) ?? UNHEARD), id, status, startedAt, isListed, otherSide: otherSideOf(call) };
  });
  const place = new Map(calls.map(({ id }, i) => [id, i]));
  const at = ({ id }: LiveCall): number => place.get(id) ?? Infinity;
  return { calls: next.toSorted((one, other) => compare(at(one), at(other)) || age(one, other)), ended };
}

function compare(one: number, other: number): number {
  return one === other ? 0 : one - other;
}

function age(one: LiveCall, other: LiveCall): number {
  return (one.startedAt ?? '9').localeCompare(other.startedAt ?? '9');
}

export function applyEvent(wall: Wall, { type, agent_id: agent, call, data }: WorkspaceEvent, now: number): Wall {
  if (!call) return wall;
  const { call_id: id, start_time: startedAt } = call;
  if (type === 'call.state') {
    const { status, end_reason: reason } = data as TimelineState;
    if (status === 'completed' || status === 'failed') return without(wall, id, reason ?? null);
    if (status === 'queued') return wall;
    const known = wall.calls.find((each) => each.id === id);
    const otherSide = otherSideOf(call);
    if (!known) return { ...wall, calls: [...wall.calls, { ...UNHEARD, id, agent, otherSide, status, startedAt }] };
    return changed(wall, id, { status, startedAt });
  }
  const known = wall.calls.find((each) => each.id === id);
  if (!known) return wall;
  if (type === 'call.utterance') {
    const line = data as TimelineUtterance;
    const said = [...known.said, line].slice(-MAX_SAID);
    const spoke = line.agent_id === undefined ? {} : { agent: line.agent_id, agentNow: line.agent_id };
    return changed(wall, id, { said, heardAt: now, startedAt, ...spoke });
  }
  if (type === 'call.latency') return changed(wall, id, { answeredMs: (data as TimelineLatency).total_ms });
  if (type === 'call.agent_changed') {
    const { to_agent_id: to } = data as TimelineAgentChange;
    return changed(wall, id, { agent: to, agentNow: to });
  }
  if (type === 'call.transfer_progress')
    return changed(wall, id, { transfer: wordsOfTransfer(data as TimelineTransferProgress) });
  if (type !== 'call.monitor') return wall;
  const { what, mode } = data as TimelineSupervision;
  return changed(wall, id, { supervised: what === 'ended' ? null : mode });
}

function changed(wall: Wall, id: string, by: Partial<LiveCall>): Wall {
  return { ...wall, calls: wall.calls.map((call) => (call.id === id ? { ...call, ...by } : call)) };
}

function without({ calls, ended }: Wall, id: string, reason: string | null): Wall {
  const over = calls.find((call) => call.id === id);
  // The list had no reason.
  if (!over)
    return { calls, ended: ended.map((one) => (one.id === id ? { ...one, reason: one.reason ?? reason } : one)) };
  const { otherSide } = over;
  return {
    calls: calls.filter((call) => call !== over),
    ended: [{ id, otherSide, reason }, ...ended].slice(0, MAX_ENDED),
  };
}

function wordsOfTransfer({ transfer_to: to, state, reason }: TimelineTransferProgress): string {
  return `Transfer to ${to}: ${(reason ?? state).replaceAll('_', ' ')}.`;
}

/** Returns the seconds since somebody last spoke; null: it is not silent. */
export function silenceOf({ status, heardAt }: LiveCall, now: number): number | null {
  if (status !== 'in_progress' || heardAt === null || now - heardAt < SILENT_MS) return null;
  return Math.floor((now - heardAt) / 1000);
}

export function slownessOf({ answeredMs }: LiveCall): number | null {
  return answeredMs !== null && answeredMs >= SLOW_MS ? answeredMs : null;
}

export function needsAttention(call: LiveCall, now: number): boolean {
  return silenceOf(call, now) !== null || slownessOf(call) !== null;
}

const BARS = 48;
/** Duration of one bar. */
const STEP_MS = 1250;
const SPEAKS = 20;

/**
 * Who spoke in the last minute, as peaks of the two-voice line. The stream has no loudness, so each bar only shows whether
 * somebody spoke.
 */
export function speakerPeaks({ said, heardAt }: LiveCall, now: number): number[] {
  const last = said.at(-1);
  if (!last || heardAt === null) return [];
  const end = last.end_ms + (now - heardAt);
  const voice = (isAgent: boolean) =>
    Array.from({ length: BARS }, (_, i) => {
      const from = end - (BARS - i) * STEP_MS;
      const spoke = said.some(
        ({ role, start_ms: start, end_ms: over }) =>
          (role !== 'user') === isAgent && start < from + STEP_MS && over > from,
      );
      return spoke ? SPEAKS : 0;
    });
  return [...voice(false), ...voice(true)];
}
