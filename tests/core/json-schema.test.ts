// JSON Schemas that users write: their verdicts on values, and limits on the cost of validation for the process.
import { describe, expect, test, vi } from 'vitest';
import type { JsonObject } from '../../src/core/json.ts';
import { explainMismatch, explainSchema } from '../../src/json-schema/check.ts';
import * as bounded from '../../src/json-schema/checker.ts';
import { busiestTurn, processorMs } from '../support/busy.ts';

/** Exponential backtracking: never finishes when the value nearly matches. */
const SLOW_PATTERN = '^(a+)+$';
const CALL: bounded.CheckFor = { workspaceId: 'wsp_a', purpose: 'call' };
const NEARLY = `${'a'.repeat(60)}!`;

/** Each definition refers twice to the previous one. */
function doubling(levels: number): JsonObject {
  const $defs: JsonObject = { d0: { type: 'string' } };
  for (let i = 1; i <= levels; i++) {
    const before = { $ref: `#/$defs/d${i - 1}` };
    $defs[`d${i}`] = { allOf: [before, before] };
  }
  return { $defs, $ref: `#/$defs/d${levels}` };
}

describe('a schema', () => {
  test('reports what does not match, and where', () => {
    const schema = { type: 'object', properties: { day: { type: 'string', pattern: '^\\p{L}+$' } }, required: ['day'] };
    expect(explainMismatch(schema, { day: 'Lundi' })).toBeNull();
    expect(explainMismatch(schema, {})).toBe("the value must have required property 'day'");
    expect(explainMismatch(schema, { day: 1 })).toBe('/day must be of type string');
  });

  test.each([
    [{ enum: ['red', 'green'] }, 'blue', 'the value must be one of "red", "green"'],
    [
      { enum: Array.from({ length: 500 }, () => 'word') },
      1,
      expect.stringMatching(/^the value must be one of .{200}…$/),
    ],
    [{ items: { const: 3 } }, [4], '/0 must be 3'],
    [
      { properties: { a: true }, additionalProperties: false },
      { a: 1, b: 2 },
      'the value must not have the property "b"',
    ],
    [{ minimum: 3 }, 2, 'the value must be >= 3'],
  ])('%# names the values that it allows', (schema, value, explanation) => {
    expect(explainMismatch(schema as JsonObject, value)).toEqual(explanation);
  });

  test('explains the first ten errors of a value', () => {
    const explanation = explainMismatch(
      { items: { type: 'string' } },
      Array.from({ length: 5_000 }, () => 1),
    )!;
    expect(explanation.split('; ')).toHaveLength(11);
    expect(explanation).toMatch(/^\/0 must be of type string; .*; and 4990 more$/);
  });

  test.each([
    [
      { properties: { a: { type: 'strng' } } },
      '/properties/a/type must be one of "array", "boolean", "integer", "null", "number", "object", "string"',
    ],
    [{ properties: { a: 'string' } }, '/properties/a must be of type object or boolean'],
    [{ required: 'a' }, '/required must be of type array'],
    [{ $ref: '#/nowhere' }, "can't resolve reference #/nowhere from id #"],
  ])('that is none says once what is wrong: %#', (schema, reason) => {
    expect(explainSchema(schema)).toBe(`is not a JSON Schema: ${reason}`);
  });

  test.each([
    ['a pattern that backtracks', { type: 'string', pattern: SLOW_PATTERN } as JsonObject, NEARLY],
    ['references that double', doubling(60), 'text'],
  ])('with %s is aborted, and after a few times no longer applied', (_what, schema, value) => {
    expect(explainSchema(schema)).toBeNull();
    const tookMs = Array.from({ length: 5 }, () =>
      processorMs(() =>
        expect(explainMismatch(schema, value)).toBe('the value could not be checked against its schema in time'),
      ),
    );
    expect(tookMs[0]).toBeGreaterThan(10);
    expect(Math.min(tookMs[3]!, tookMs[4]!)).toBeLessThan(10);
  });

  test('is not aborted because the machine was busy', () => {
    let stalls = 2;
    const value = {
      get day() {
        if (stalls-- > 0) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 200);
        return 'Monday';
      },
    };
    expect(explainMismatch({ type: 'object', properties: { day: { type: 'string' } } }, value)).toBeNull();
  });

  test('that refers to itself without end matches nothing', () => {
    expect(explainMismatch({ $ref: '#' }, 1)).toMatch(/endlessly$/);
  });
});

describe('schemas of users', () => {
  const unlike = (n: number) => ({ type: 'object', title: `Schema ${n}`, properties: { word: { type: 'string' } } });
  /** Compiling the pattern takes seconds, and nothing can interrupt it. */
  const heavy = (n: number): JsonObject => ({
    type: 'object',
    properties: { word: { type: 'string', pattern: `^(${'[\\p{L}\\p{N}]{0,9}'.repeat(1_500)}){${n}}$` } },
  });

  test('are compiled and applied without blocking this thread, whatever their patterns are', async () => {
    const many = Array.from({ length: 300 }, (_, i) => [
      `p${i}`,
      { type: 'string', pattern: `^${'a?'.repeat(5)}${i}$` },
    ]);
    const large = { type: 'object', properties: Object.fromEntries(many) as JsonObject };
    const value = { word: 'a'.repeat(3_000) };
    const busyMs = await busiestTurn(async () => {
      await bounded.requireSchemas('wsp_a', [{ pointer: '/extraction', schema: large }]);
      await bounded.explainMismatch(CALL, heavy(1), value);
      expect(
        await bounded.explainMismatch(
          CALL,
          { type: 'object', properties: { word: { pattern: SLOW_PATTERN } } },
          { word: NEARLY },
        ),
      ).toMatch(/in time/);
    });
    expect(busyMs).toBeLessThan(300);
  }, 30_000);

  test('that are valid are applied after one that ended the thread', async () => {
    // The API would not store this schema: it fails in a way that the thread does not handle.
    const broken = { type: 'nonsense' };
    expect(await bounded.explainMismatch(CALL, broken, {})).toMatch(/in time/);
    // Its verdict is now cached: it ends no second thread and does not wait in the queue.
    const order: string[] = [];
    const waiting = bounded.explainMismatch(CALL, unlike(2), {}).then(() => order.push('fine'));
    expect(await bounded.explainMismatch(CALL, broken, {})).toMatch(/in time/);
    order.push('known');
    await waiting;
    expect(order).toEqual(['known', 'fine']);
    // Seconds later it is validated again: a stalled machine must not disable a function until the next start.
    const now = performance.now.bind(performance);
    const later = vi.spyOn(performance, 'now').mockImplementation(() => now() + 5_000);
    const asked = bounded.explainMismatch(CALL, unlike(3), {}).then(() => order.push('before'));
    expect(await bounded.explainMismatch(CALL, broken, {})).toMatch(/in time/);
    order.push('again');
    await asked;
    later.mockRestore();
    expect(order.slice(2)).toEqual(['before', 'again']);
    expect(await bounded.explainMismatch(CALL, unlike(1), { word: 'fine' })).toBeNull();
    expect(await bounded.explainMismatch(CALL, unlike(1), { word: 5 })).toBe('/word must be of type string');
  }, 30_000);

  test('that a stalled machine did not compile in time are compiled when they are sent again later', async () => {
    const send = () => bounded.requireSchemas('wsp_stalled', [{ pointer: '/extraction', schema: unlike(20) }]);
    const error = expect.objectContaining({ pointer: '/extraction', detail: 'takes too long to compile' });
    const refusal = { details: { errors: [error] } };
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const stalled = send();
    // The message reaches the thread, which cannot answer before this turn of the event loop ends.
    for (let turn = 0; turn < 20; turn++) await Promise.resolve();
    vi.advanceTimersByTime(61_000);
    vi.useRealTimers();
    await expect(stalled).rejects.toMatchObject(refusal);
    await expect(send()).rejects.toMatchObject(refusal);
    const now = performance.now.bind(performance);
    const later = vi.spyOn(performance, 'now').mockImplementation(() => now() + 5_000);
    await expect(send()).resolves.toBeUndefined();
    later.mockRestore();
    await expect(send()).resolves.toBeUndefined();
  });

  test('are rejected with a pointer if one is invalid, one is too long, or all together are too long', async () => {
    const refused = (...schemas: JsonObject[]) =>
      bounded.requireSchemas(
        'wsp_a',
        schemas.map((schema, i) => ({ pointer: `/functions/${i}/parameters`, schema })),
      );
    const errors = (pointer: string, code: string) => ({
      details: { errors: [expect.objectContaining({ pointer, code })] },
    });
    const long = (n: number) => ({ title: `${n}`, description: 'x'.repeat(30_000) });
    await expect(refused({ type: 'nonsense' })).rejects.toMatchObject(
      errors('/functions/0/parameters', 'invalid_schema'),
    );
    await expect(refused({ description: 'x'.repeat(33_000) })).rejects.toMatchObject(
      errors('/functions/0/parameters', 'too_long'),
    );
    await expect(refused(long(1), long(2), long(3))).rejects.toMatchObject(
      errors('/functions/2/parameters', 'too_long'),
    );
    await expect(refused(long(1), long(2))).resolves.toBeUndefined();
    const deep = JSON.parse(`${'{"not":'.repeat(5_000)}{}${'}'.repeat(5_000)}`) as JsonObject;
    await expect(refused(deep)).rejects.toMatchObject(errors('/functions/0/parameters', 'too_deep'));
    await expect(refused({ $async: true, type: 'object' })).rejects.toMatchObject(
      errors('/functions/0/parameters/$async', 'unknown_field'),
    );
  });

  test('with costly patterns are rejected with a pointer to the pattern', async () => {
    const refused = (pattern: string) =>
      bounded.requireSchemas('wsp_a', [
        { pointer: '/parameters', schema: { properties: { word: { type: 'string', pattern } } } },
      ]);
    const error = { pointer: '/parameters/properties/word/pattern', code: 'pattern_too_costly' };
    const failure = { code: 'validation_failed', details: { errors: [expect.objectContaining(error)] } };
    await expect(refused('[\\p{L}\\p{N}]{0,9}'.repeat(1_500))).rejects.toMatchObject(failure);
    await expect(refused('[^a]{0,3}'.repeat(1_500))).rejects.toMatchObject(failure);
    await expect(refused('\\W?'.repeat(1_500))).rejects.toMatchObject(failure);
    await expect(refused('^[\\p{L}\\p{N}_.-]{1,64}@(?:[a-z0-9-]+\\.)+\\p{L}{2,}$')).resolves.toBeUndefined();
    await expect(refused('a\\.b\\/'.repeat(400))).resolves.toBeUndefined();
  });

  test('with costly patterns are rejected by the total of a request, and also in patternProperties', async () => {
    const expensive = (n: number) => ({ title: `expensive ${n}`, type: 'string', pattern: '[^a]'.repeat(80) });
    const given = (...schemas: JsonObject[]) =>
      bounded.requireSchemas(
        'wsp_a',
        schemas.map((schema, i) => ({ pointer: `/functions/${i}`, schema })),
      );
    await expect(given(expensive(1), expensive(2))).resolves.toBeUndefined();
    const refusal = (pointer: string) => ({
      details: { errors: [expect.objectContaining({ pointer, code: 'pattern_too_costly' })] },
    });
    await expect(given(expensive(1), expensive(2), expensive(3))).rejects.toMatchObject(
      refusal('/functions/2/pattern'),
    );
    const named = { patternProperties: { [`^${'[^a]'.repeat(201)}$`]: { type: 'string' } } };
    await expect(given(named)).rejects.toMatchObject(refusal('/functions/0/patternProperties'));
  });

  test('of one workspace do not delay those of another, and are rejected beyond its share', async () => {
    const order: string[] = [];
    const ask = async (workspaceId: string, n: number) => {
      const schema = { title: `${workspaceId} ${n}`, type: 'object' };
      await bounded.requireSchemas(workspaceId, [{ pointer: '/parameters', schema }]);
      order.push(workspaceId);
    };
    await ask('wsp_flood', -1);
    order.length = 0;
    const flood = Promise.allSettled(Array.from({ length: 20 }, (_, n) => ask('wsp_flood', n)));
    // A schema with a cached verdict does not wait.
    await ask('wsp_flood', -1);
    expect(order).toEqual(['wsp_flood']);
    order.length = 0;
    await ask('wsp_other', 0);
    expect(order.filter((name) => name === 'wsp_flood').length).toBeLessThanOrEqual(2);
    const refused = (await flood).filter((result) => result.status === 'rejected');
    expect(refused).toHaveLength(15);
    expect(refused[0]!.reason).toMatchObject({ code: 'rate_limited', details: { retryAfter: 2 } });
  });

  test('that several requests send at once are checked once, so that none is rejected', async () => {
    const schemas = [{ pointer: '/parameters', schema: { title: 'shared', type: 'object' } }];
    await Promise.all(Array.from({ length: 20 }, () => bounded.requireSchemas('wsp_shared', schemas)));
  });

  test('of live calls do not wait behind those of the playground, not even of the same workspace', async () => {
    const order: string[] = [];
    const check = async (purpose: bounded.CheckPurpose, n: number, word: unknown) => {
      const answer = await bounded.explainMismatch({ workspaceId: 'wsp_a', purpose }, unlike(n), { word });
      order.push(purpose);
      return answer;
    };
    // Both threads run before the order is checked.
    await Promise.all([check('call', 0, 'fine'), check('text', 0, 'fine')]);
    order.length = 0;
    const slow = bounded.explainMismatch({ workspaceId: 'wsp_a', purpose: 'text' }, heavy(3), {
      word: 'a'.repeat(3_000),
    });
    const playground = Promise.all(Array.from({ length: 8 }, (_, n) => check('text', n, 'fine')));
    expect(await check('call', 1, 'fine')).toBeNull();
    // Four are rejected at once; the others wait behind the slow one.
    expect(order).toEqual(['text', 'text', 'text', 'text', 'call']);
    await slow;
    const answers = await playground;
    expect(answers.filter((answer) => answer?.startsWith('too many values'))).toHaveLength(4);
  }, 30_000);
});
