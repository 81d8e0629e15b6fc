// Where texts of users are truncated: never inside a character, in the function itself and in its uses.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cutCharacters, cutPoint, cutText } from '../../src/core/cut-text.ts';
import { createUnsolicitedActivity } from '../../src/providers/llm/custom/unsolicited-activity.ts';
import { analyzeBuiltin } from '../../src/resources/calls/after/analysis-builtin.ts';
import { summarizeCall } from '../../src/resources/calls/live/call-summary.ts';
import { chunksOf } from '../../src/resources/knowledge-bases/reading/chunks.ts';

/** A pair begins at each odd place. */
const PAIRS = `a${'😀'.repeat(20_000)}`;

test.each([
  ['abc', 2, 'ab', 'ab'],
  ['abc', 3, 'abc', 'abc'],
  ['a😀b', 1, 'a', 'a'],
  ['a😀b', 2, 'a', 'a😀'],
  ['a😀b', 3, 'a😀', 'a😀b'],
  ['😀', 1, '', '😀'],
  ['', 0, '', ''],
])('"%s" is cut at %i between characters', (text, most, byLength, byCharacters) => {
  expect([cutText(text, most), cutCharacters(text, most)]).toEqual([byLength, byCharacters]);
});

test('the result is a prefix of the text, of whole characters, within the limit and at most one shorter', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.nat(20), (text, most) => {
      const cut = cutText(text, most);
      expect(text.startsWith(cut) && cut.isWellFormed() && cut.length <= most).toBe(true);
      expect(cut.length).toBeGreaterThanOrEqual(Math.min(text.length, most) - 1);
      const characters = cutCharacters(text, most);
      expect(text.startsWith(characters)).toBe(true);
      expect([...characters]).toHaveLength(Math.min([...text].length, most));
    }),
  );
});

test('half of a pair whose other half has not arrived is left for the next chunk', () => {
  expect(cutPoint('ab\ud83d', 3)).toBe(2);
});

describe('long texts are cut at whole characters', () => {
  test('in the summary of a call without a model', async () => {
    const said = (role: string) => ({ type: 'utterance', role, text: PAIRS });
    const call = { duration_ms: 1000, end_reason: 'agent_hung_up', status: 'completed' };
    const analysed = { items: [said('user'), said('agent')], call, extraction: null };
    const { summary } = await analyzeBuiltin(analysed as unknown as Parameters<typeof analyzeBuiltin>[0]);
    expect(summary).toContain('😀…');
    expect(summary!.isWellFormed()).toBe(true);
  });

  test('in the summary for a colleague', async () => {
    const stream = async function* () {
      yield { type: 'text', text: PAIRS };
    };
    const asked = { llm: { stream }, signal: AbortSignal.timeout(1000), onUsage: () => undefined };
    const [model, agent] = [asked, { model: 'x', language: 'en' }] as unknown as Parameters<typeof summarizeCall>;
    const lines = [{ role: 'user', text: 'Hi' }] as unknown as Parameters<typeof summarizeCall>[2];
    const summary = await summarizeCall(model, agent, lines);
    expect(summary).toHaveLength(499);
    expect(summary!.isWellFormed()).toBe(true);
  });

  test('in the functions that a server reports', () => {
    const activity = createUnsolicitedActivity({ monotonic: () => 0 } as Parameters<
      typeof createUnsolicitedActivity
    >[0]);
    activity.toolCalled({ id: 'c1', name: 'look_up', arguments: PAIRS }, 0);
    activity.toolReturned('c1', PAIRS);
    const [{ arguments: given, result }] = activity.calls() as unknown as [{ arguments: string; result: string }];
    expect([given, result].map((text) => text.length < PAIRS.length && text.isWellFormed())).toEqual([true, true]);
  });

  test('in passages and their headings', () => {
    const chunks = chunksOf(`# ${PAIRS.slice(0, 1001)}\n\n${PAIRS}`, { maxChars: 500, overlapChars: 50 });
    expect(chunks.length).toBeGreaterThan(10);
    expect(chunks.filter(({ text, heading }) => !text.isWellFormed() || !heading!.isWellFormed())).toEqual([]);
  });
});
