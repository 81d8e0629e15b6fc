// The computations of the benchmarks: a benchmark that reads the wrong rows measures the wrong thing.
import { describe, expect, test } from 'vitest';
import { someAgents } from '../scripts/bench/api-load.ts';

describe('the sample of agents in a benchmark', () => {
  test.each([1_000, 100_000, 1_000_000])(
    'contains, for a size of %i, only existing agents, each once, spread over the whole table',
    (count) => {
      const places = someAgents(count, Math.min(count - 1, 2_000)).map((id) => Number(id.slice('agent_'.length)));
      expect(new Set(places).size).toBe(places.length);
      expect(Math.min(...places)).toBe(1);
      expect(Math.max(...places)).toBeLessThan(count);
      expect(Math.max(...places)).toBeGreaterThan(count * 0.99);
    },
  );

  test('is not in table order', () => {
    const ids = someAgents(100_000, 2_000);
    expect(ids).not.toEqual(ids.toSorted());
  });
});
