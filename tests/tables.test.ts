// Each table is written in one place, and the SQL of resources is in their stores. Checked in the sources.
import { describe, expect, test } from 'vitest';
import { tableWriters } from '../scripts/table-writers.ts';
import { product, withoutComments } from './support/sources.ts';

const writers = tableWriters();

// One statement inserts rows of two resources, composed of a part from each.
const JOINS_STORES = ['src/resources/agents/versions.ts'];

describe('tables', () => {
  test('the schema and the sources can be read', () => {
    expect(writers.size).toBeGreaterThan(50);
    expect(writers.get('calls')).toEqual(['resources/calls/rows']);
  });

  // Only triggers write some tables.
  test.each([...writers])('%s is written in one place at most', (_table, places) => {
    expect(places.slice(1)).toEqual([]);
  });

  test('resources keep their SQL in store.ts, store/ or rows/', () => {
    const SQL = /\.(?:selectFrom|insertInto|updateTable|deleteFrom|mergeInto)\(|\bsql(?:<[^>]*>)?`/;
    const wrong = product.filter(
      ({ path, text }) =>
        path.startsWith('src/resources/') &&
        !/\/(?:store\.ts$|store\/|rows\/)/.test(path) &&
        !JOINS_STORES.includes(path) &&
        SQL.test(withoutComments(text)),
    );
    expect(wrong.map(({ path }) => path)).toEqual([]);
  });
});
