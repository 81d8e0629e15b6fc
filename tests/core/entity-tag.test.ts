// Entity tags and preconditions of RFC 9110, without an app.
import { describe, expect, test } from 'vitest';
import { entityTagOf, isCurrent, refusalOf, requireUnchanged } from '../../src/core/entity-tag.ts';
import { processorMs } from '../support/busy.ts';

const TAG = '"abc"';
const match = (ifMatch: string) => refusalOf({ ifMatch, ifNoneMatch: undefined }, TAG) === null;

test('a tag depends on every value and not on the order of keys', () => {
  const tag = entityTagOf({ a: 1, b: { c: [1, 2], d: null } });
  expect(tag).toMatch(/^"[\w-]{22}"$/);
  expect(entityTagOf({ b: { d: null, c: [1, 2] }, a: 1 })).toBe(tag);
  const others = [
    { a: 2, b: { c: [1, 2], d: null } },
    { a: 1, b: { c: [2, 1], d: null } },
    { a: 1, b: { c: [1, 2] } },
  ];
  expect(others.map((other) => entityTagOf(other)).includes(tag)).toBe(false);
});

const WITHOUT_SECRETS = { leftOut: ['secret', 'functions.secret'], progress: [] };

test('omitted fields do not count at their path, and count elsewhere', () => {
  const state = { secret: 'x', functions: [{ name: 'a', secret: 'y' }], variables: { secret: 'z' } };
  const tag = entityTagOf(state, WITHOUT_SECRETS);
  expect(entityTagOf({ functions: [{ name: 'a' }], variables: { secret: 'z' } })).toBe(tag);
  expect(entityTagOf({ ...state, variables: { secret: '!' } }, WITHOUT_SECRETS)).not.toBe(tag);
});

test('progress changes the second part of a tag, which If-None-Match compares and If-Match ignores', () => {
  const rule = { leftOut: [], progress: ['stats'] };
  const tagOf = (name: string, dialed: number) => entityTagOf({ name, stats: { dialed } }, rule);
  const [now, dialed, renamed] = [tagOf('a', 1), tagOf('a', 2), tagOf('b', 1)];
  expect(now).toMatch(/^"[\w-]{22}\.[\w-]{8}"$/);
  const refuses = (ifMatch: string) => refusalOf({ ifMatch, ifNoneMatch: undefined }, now) !== null;
  expect([now, dialed, renamed].map(refuses)).toEqual([false, false, true]);
  expect([now, dialed, renamed].map((tag) => isCurrent(tag, now))).toEqual([true, false, false]);
});

describe('If-Match', () => {
  test('accepts the tag, a list that contains it, and the star', () => {
    expect(['"abc"', ' "abc" ', '"x", "abc"', '"x","abc"', ', "x",, "abc" ,', '"a,b", "abc"', '*'].map(match)).toEqual(
      Array(7).fill(true),
    );
  });
  test('refuses other tags, weak tags, and malformed tags', () => {
    const wrong = [
      '"x"',
      'W/"abc"',
      'w/"abc"',
      'abc',
      '"abc',
      'abc"',
      '',
      ',',
      '"abc" "x"',
      '"a"bc"',
      '*, "abc"',
      '"a b"',
    ];
    expect(wrong.map((header) => [header, match(header)])).toEqual(wrong.map((header) => [header, false]));
  });
  test('reports the error and the current tag', () => {
    const said = (ifMatch: string) => refusalOf({ ifMatch, ifNoneMatch: undefined }, TAG);
    expect(said('abc')).toBe('If-Match must be * or entity tags in double quotes, such as "abc".');
    expect(said('W/"abc"')).toContain('A weak tag (W/) never matches here.');
  });
  test('a long header of nothing but quotes is refused quickly', () => {
    const tookMs = processorMs(() => {
      expect(match('"'.repeat(100_000))).toBe(false);
      expect(match(`${','.repeat(100_000)}x`)).toBe(false);
    });
    expect(tookMs).toBeLessThan(1000);
  });
});

test('If-None-Match compares weakly; a malformed tag matches no state in a read, and prevents a change', () => {
  expect(['"abc"', 'W/"abc"', '"x", W/"abc"', '*'].map((header) => isCurrent(header, TAG))).toEqual(
    Array(4).fill(true),
  );
  expect(['"x"', 'abc', ''].map((header) => isCurrent(header, TAG))).toEqual([false, false, false]);
  const change = (ifNoneMatch: string) => refusalOf({ ifMatch: undefined, ifNoneMatch }, TAG) === null;
  expect(['"x"', '"abc"', '*', 'abc'].map(change)).toEqual([true, false, false, false]);
});

test('a change without preconditions does not compute the state', () => {
  const never = () => {
    throw new Error('the state was made');
  };
  expect(() => requireUnchanged(undefined, never)).not.toThrow();
  expect(() => requireUnchanged({ ifMatch: '"x"', ifNoneMatch: undefined, rule: WITHOUT_SECRETS }, () => 1)).toThrow(
    /present state/,
  );
});
