// The live wall as a function of lists and events: positions, silences, slow answers, and ended calls.
import { expect, test } from 'vitest';
import type { Call, WorkspaceEvent } from '../../generated/types.ts';
import {
  EMPTY,
  applyEvent,
  mergeList,
  needsAttention,
  silenceOf,
  slownessOf,
  speakerPeaks,
  type Wall,
} from '../../src/web/dashboard/pages/live/wall.ts';

const about = (id: string) => ({
  call_id: id,
  agent_id: 'agent_1',
  channel: 'phone' as const,
  direction: 'outbound' as const,
  from_number: null,
  to_number: `+4930${id}`,
  start_time: '2026-11-23T10:00:00.000Z',
});
const call = (id: string) => ({ ...about(id), status: 'in_progress' }) as unknown as Call;
const event = (type: WorkspaceEvent['type'], id: string, data: object) =>
  ({ type, at: '2026-11-23T10:00:00.000Z', agent_id: 'agent_1', call: about(id), data }) as unknown as WorkspaceEvent;
const said = (id: string, role: string, start: number, end: number) =>
  event('call.utterance', id, { role, text: 'Hello', start_ms: start, end_ms: end, interrupted: false });
const after = (wall: Wall, now: number, ...events: WorkspaceEvent[]) =>
  events.reduce((before, each) => applyEvent(before, each, now), wall);
const listed = (wall: Wall, running: Call[], isWhole = true) => mergeList(wall, running, isWhole);
const ids = ({ calls }: Wall) => calls.map(({ id }) => id);

test('a call keeps its position and its words when the list is reloaded', () => {
  const wall = after(listed(EMPTY, [call('1'), call('2')]), 1000, said('2', 'agent', 0, 500));
  const again = listed(wall, [call('3'), call('2'), call('1')]);
  expect(ids(again)).toEqual(['1', '2', '3']);
  expect(again.calls[1]!.said).toHaveLength(1);
});

test('a handed-over call names its speaker: from the handoff event, or from the words if the page was opened later', () => {
  const wall = after(listed(EMPTY, [call('1'), call('2')]), 0);
  const handed = after(wall, 0, event('call.agent_changed', '1', { to_agent_id: 'agent_2' }));
  const words = { role: 'agent', agent_id: 'agent_3', text: 'Hello', start_ms: 0, end_ms: 500, interrupted: false };
  const heard = after(handed, 0, event('call.utterance', '2', words), said('2', 'user', 600, 900));
  expect(heard.calls.map(({ agentNow }) => agentNow)).toEqual(['agent_2', 'agent_3']);
  expect(wall.calls.map(({ agentNow }) => agentNow)).toEqual([null, null]);
});

test('a ringing call appears at the end, and an outdated list does not bring back an ended call', () => {
  const wall = after(listed(EMPTY, [call('1')]), 0, event('call.state', '2', { status: 'ringing' }));
  expect(ids(wall)).toEqual(['1', '2']);
  const end = { status: 'completed', end_reason: 'caller_hangup' };
  const over = after(wall, 0, event('call.state', '1', end), said('1', 'agent', 0, 500));
  expect(ids(over)).toEqual(['2']);
  expect(over.ended).toEqual([{ id: '1', otherSide: '+49301', reason: 'caller_hangup' }]);
  expect(ids(listed(over, [call('1'), call('2')]))).toEqual(['2']);
});

test('a call that is missing from a later list has ended, even if the stream began too late to report it', () => {
  const ringing = event('call.state', '3', { status: 'ringing' });
  const wall = after(listed(EMPTY, [call('1'), call('2')]), 0, ringing);
  expect(listed(wall, [call('2')], false).ended).toEqual([]);
  const later = listed(wall, [call('2')]);
  // A call that only rang may be between two lists.
  expect([ids(later), later.ended]).toEqual([['2'], [{ id: '1', otherSide: '+49301', reason: null }]]);
  const end = event('call.state', '1', { status: 'completed', end_reason: 'ended_by_api' });
  expect(after(later, 0, end).ended).toEqual([{ id: '1', otherSide: '+49301', reason: 'ended_by_api' }]);
  expect(ids(listed(later, [call('1'), call('2')]))).toEqual(['2']);
});

test('the agent that took over a call is kept when the list, which names the first agent, is reloaded', () => {
  const change = { from_agent_id: 'agent_1', to_agent_id: 'agent_2' };
  const wall = after(listed(EMPTY, [call('1'), call('2')]), 0, event('call.agent_changed', '1', change));
  expect(listed(wall, [call('1'), call('2')]).calls.map(({ agent }) => agent)).toEqual(['agent_2', 'agent_1']);
});

test('eight seconds of silence or an answer time of 1.5 seconds requires attention', () => {
  const wall = after(listed(EMPTY, [call('1')]), 1000, said('1', 'agent', 0, 500));
  expect(silenceOf(wall.calls[0]!, 8999)).toBeNull();
  expect(silenceOf(wall.calls[0]!, 15_500)).toBe(14);
  const latency = (total: number) => event('call.latency', '1', { turn: 1, total_ms: total });
  const fast = after(wall, 1000, latency(1499)).calls[0]!;
  const slow = after(wall, 1000, latency(1500)).calls[0]!;
  expect([slownessOf(fast), slownessOf(slow)]).toEqual([null, 1500]);
  expect([needsAttention(fast, 1000), needsAttention(slow, 1000), needsAttention(fast, 20_000)]).toEqual([
    false,
    true,
    true,
  ]);
});

test('the line shows the caller in its first half and the agent in its second, and moves to the left', () => {
  const wall = after(listed(EMPTY, [call('1')]), 0, said('1', 'agent', 0, 2500), said('1', 'user', 2500, 5000));
  const halves = (now: number) => {
    const peaks = speakerPeaks(wall.calls[0]!, now);
    const spoke = (values: number[]) => values.flatMap((value, at) => (value > 0 ? [at] : []));
    return [spoke(peaks.slice(0, peaks.length / 2)), spoke(peaks.slice(peaks.length / 2))];
  };
  expect(halves(0)).toEqual([
    [46, 47],
    [44, 45],
  ]);
  expect(halves(12_500)).toEqual([
    [36, 37],
    [34, 35],
  ]);
});
