// The parts of the benchmarks that compute: a benchmark that asks for the wrong rows measures the wrong thing.
import { describe, expect, test } from 'vitest';
import { someAgents } from '../scripts/bench/api-load.ts';

describe('the agents that are read', () => {
  test.each([1_000, 100_000, 1_000_000])('of %i are all there, each once, and from the whole table', (count) => {
    const places = someAgents(count, Math.min(count - 1, 2_000)).map((id) => Number(id.slice('agent_'.length)));
    expect(new Set(places).size).toBe(places.length);
    expect(Math.min(...places)).toBe(1);
    expect(Math.max(...places)).toBeLessThan(count);
    expect(Math.max(...places)).toBeGreaterThan(count * 0.99);
  });

  test('are not asked for in the order of the table', () => {
    const ids = someAgents(100_000, 2_000);
    expect(ids).not.toEqual(ids.toSorted());
  });
});
