// Response times of the turns of a conversation, as consecutive parts. Pure. A call measures hearing, thinking and speaking; a
// written turn measures the model and the functions that it ran.
import type { PlaygroundReply } from '../../../../../../generated/types.ts';
import type { View } from '../../../../conversation/view.ts';

interface TurnPart {
  name: string;
  ms: number;
  kind: 'hear' | 'think' | 'function' | 'speak';
}

export interface MeasuredTurn {
  key: string;
  title: string;
  parts: readonly TurnPart[];
  totalMs: number;
  /** Functions of a call run while it thinks; their position within it is not reported. */
  within: readonly { name: string; ms: number }[];
}

/** Response time from which a caller notices the pause. */
const SLOW_MS = 1200;

export function measuredReply({ functions, latency_ms: total }: PlaygroundReply, turn: number): MeasuredTurn {
  const runs = functions.map(({ name, duration_ms: ms }): TurnPart => ({ name, ms, kind: 'function' }));
  const model = Math.max(0, total - runs.reduce((sum, { ms }) => sum + ms, 0));
  return {
    key: `text${turn}`,
    title: `Written turn ${turn}`,
    parts: [{ name: runs.length > 0 ? 'Model, before and after' : 'Model', ms: model, kind: 'think' }, ...runs],
    totalMs: total,
    within: [],
  };
}

export function measuredCall({ latencies, lines }: View): MeasuredTurn[] {
  return latencies.map(({ id, turn, hear_ms: hear, think_ms: think, speak_ms: speak, total_ms: total }) => ({
    key: `call${turn}`,
    title: `Turn ${turn}`,
    parts: [
      { name: 'Hear', ms: hear, kind: 'hear' },
      { name: 'Think', ms: think, kind: 'think' },
      { name: 'Speak', ms: speak, kind: 'speak' },
    ],
    totalMs: total,
    within: functionsBefore(lines, id),
  }));
}

/** Returns the functions noted between the caller's last line and the response. */
function functionsBefore(lines: View['lines'], answer: string | null): { name: string; ms: number }[] {
  const end = lines.findIndex(({ id }) => id === answer);
  if (end < 0) return [];
  const said = lines.slice(0, end).findLastIndex(({ role }) => role === 'user');
  return lines
    .slice(said + 1, end)
    .flatMap(({ role, text, totalMs: ms }) => (role === 'note' && ms !== undefined ? [{ name: text, ms }] : []));
}

/** Explains in one sentence where the time of a turn went. */
export function whySlow({ parts, totalMs, within }: MeasuredTurn): string {
  const longest = parts.reduce((one, other) => (other.ms > one.ms ? other : one));
  const share = `${longest.name}: ${longest.ms} of ${totalMs} ms.`;
  if (totalMs <= SLOW_MS) return share;
  if (longest.kind === 'function') return `${share} Make the function faster, or give it a sentence to say meanwhile.`;
  if (longest.kind === 'speak') return `${share} Another voice may begin sooner.`;
  if (longest.kind === 'hear') return `${share} A shorter wait after the caller stops helps; see Conversation.`;
  const ran = within.map(({ name, ms }) => `${name} ${ms} ms`).join(', ');
  return ran ? `${share} It waited for: ${ran}.` : `${share} A shorter prompt or a smaller model helps.`;
}
