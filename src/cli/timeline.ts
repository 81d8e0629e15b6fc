// Formats the timeline of a call, and the events of a workspace, as lines of a terminal. Pure.
import type { CallEvent, WorkspaceEvent } from '../../generated/clients/typescript/src/index.ts';

/** Returns one line for a row of the timeline; null for rows that only a dashboard needs. */
export function timelineLine({ type, data: given }: CallEvent): string | null {
  const data = given as unknown as Record<string, unknown>;
  const text = (name: string) => String(data[name]);
  switch (type) {
    case 'state':
      return `        ── ${text('status')}${data['end_reason'] ? `: ${text('end_reason')}` : ''}`;
    case 'utterance': {
      const who = SPEAKERS[text('role')] ?? text('role');
      return `${secondsOf(data['start_ms'])}  ${who}: ${text('text')}${data['interrupted'] ? ' — (interrupted)' : ''}`;
    }
    case 'tool':
      return `${secondsOf(data['start_ms'])}  ⚙ ${text('name')}(${JSON.stringify(data['arguments'])})`;
    case 'latency':
      return `           answered after ${text('total_ms')} ms`;
    case 'transfer':
      return `           transferring to ${text('transfer_to')}`;
    case 'language_changed':
      return `           continues in ${text('to_language')}`;
    case 'warning':
    case 'error':
      return `           ! ${text('code')}: ${text('detail')}`;
    default:
      return null;
  }
}

/** Returns an event and its subject: `call_… Other: Hello.`, `cmp_… name=Reminders status=paused`. */
export function eventLine({ type, at, call, data }: WorkspaceEvent): string {
  if (call !== null) {
    const entry = { sequence: call.sequence, type: type.slice('call.'.length), at, data } as unknown as CallEvent;
    return `${call.call_id}  ${(timelineLine(entry) ?? '').trim()}`.trimEnd();
  }
  const given: Readonly<Record<string, unknown>> = { ...data };
  const subject = [`${type.split('.')[0]!}_id`, 'source_id'].find((name) => given[name] !== undefined) ?? '';
  const details = Object.entries(given).filter(
    ([name, value]) => name !== subject && value !== null && value !== false,
  );
  const shown = details.map(([name, value]) => `${name}=${typeof value === 'object' ? JSON.stringify(value) : value}`);
  return [given[subject] ?? '', shown.join(' ')].join('  ').trim();
}

const SPEAKERS: Readonly<Record<string, string>> = { agent: 'Agent', user: 'Other', supervisor: 'Supervisor' };

function secondsOf(ms: unknown): string {
  return `${(Number(ms) / 1000).toFixed(1).padStart(5)} s`;
}
