// Models that fail or pause in the middle of an answer: the caller hears the rest of the answer, and no silence.
import { describe, expect, test } from 'vitest';
import { ProviderError } from '../../src/providers/ports/errors.ts';
import type { LlmRequest } from '../../src/providers/ports/llm.ts';
import type { Move } from '../support/scripted-providers.ts';
import { scriptedLlm } from '../support/scripted-providers.ts';
import { startScripted, type SessionScript } from '../support/scripted-session.ts';

const AGENT = { greeting: null, inactivity: { seconds: 60, reminders: [] } };
const LOST = new ProviderError('scripted', 'unavailable', 'the answer was cut off');
const REFUSED = new ProviderError('scripted', 'refused', 'no such model');
const APOLOGY = /^agent: I am sorry, something went wrong/;

/** Whether a request asks for the rest of an answer. */
const asksForRest = ({ messages }: LlmRequest) => messages.at(-2)!.role === 'assistant';

/** A caller asks a question, which the model answers with these moves; then time passes. */
async function asked(answer: (request: LlmRequest) => readonly Move[], more: SessionScript = {}) {
  const session = startScripted({ agent: AGENT, answer, ...more });
  await session.clock.advance(500);
  void session.line.speak('Where is my order?', 900);
  await session.clock.advance(20_000);
  const warnings = session.host.events.flatMap((event) => (event.type === 'warning' ? [event.code] : []));
  return { ...session, warnings };
}

describe('a model that fails after its first words', () => {
  test('is asked for the rest, and the answer is one utterance', async () => {
    const { transcript, ended, llm, warnings } = await asked((request) =>
      asksForRest(request) ? ['and arrives tomorrow.'] : ['Your order has left, ', { fail: LOST }],
    );
    expect(transcript().slice(-1)).toEqual(['agent: Your order has left, and arrives tomorrow.']);
    expect(ended()).toBeNull();
    expect(warnings).toEqual(['engine_continued']);
    const [first, second] = llm.requests;
    expect(second!.messages.slice(0, -2)).toEqual(first!.messages);
    expect(second!.messages.at(-2)).toEqual({ role: 'assistant', content: 'Your order has left, ' });
    expect(second!.messages.at(-1)).toMatchObject({ role: 'system', content: expect.stringContaining('Continue') });
  });

  test.each([
    ['Your order has left', 'and arrives tomorrow.', 'Your order has left and arrives tomorrow.'],
    ['Your order has left', ', and arrives tomorrow.', 'Your order has left, and arrives tomorrow.'],
    ['您的订单已经', '发货了。', '您的订单已经发货了。'],
  ])('after %j continues with %j', async (begin, rest, whole) => {
    const { transcript } = await asked((request) => (asksForRest(request) ? [rest] : [begin, { fail: LOST }]));
    expect(transcript().at(-1)).toBe(`agent: ${whole}`);
  });

  test('is continued by the fallback model, for whatever reason it failed', async () => {
    const { transcript, warnings, llm } = await asked(() => ['Your order has left, ', { fail: REFUSED }], {
      providers: (clock) => ({
        fallbackLlm: { llm: scriptedLlm(clock, () => ['and arrives tomorrow.']), model: 'other' },
      }),
    });
    expect(transcript().at(-1)).toBe('agent: Your order has left, and arrives tomorrow.');
    expect(warnings).toEqual(['engine_continued']);
    expect(llm.requests.some(asksForRest)).toBe(false);
  });

  test('may call functions in the rest', async () => {
    const lookup = {
      type: 'webhook' as const,
      id: 'fn_1',
      name: 'lookup',
      description: '',
      parameters: {},
      timeoutMs: 1000,
      filler: null,
    };
    const { host } = await asked(
      (request) => {
        if (request.messages.at(-1)!.role === 'tool') return ['Tomorrow.'];
        return asksForRest(request) ? [{ call: 'lookup' }] : ['Let me look. ', { fail: LOST }];
      },
      { agent: { ...AGENT, functions: [lookup] } },
    );
    expect(host.functionsRun).toHaveLength(1);
  });

  test.each<[string, readonly Move[]]>([
    ['again', ['Your order has left, ', { fail: LOST }]],
    ['for a reason that remains', ['Your order has left, ', { fail: REFUSED }]],
  ])('and fails %s ends the call with an apology', async (_how, moves) => {
    const { transcript, ended, llm } = await asked(() => moves);
    expect(transcript().at(-1)).toMatch(APOLOGY);
    expect(ended()).toMatchObject({ status: 'failed', reason: 'engine_error' });
    expect(llm.requests.filter(asksForRest).length).toBeLessThanOrEqual(llm.requests.length / 2);
  });

  test('after a function call does not call it twice', async () => {
    const { ended, llm } = await asked(() => ['One moment. ', { call: 'lookup' }, { fail: LOST }]);
    expect(ended()).toMatchObject({ status: 'failed', reason: 'engine_error' });
    expect(llm.requests.some(asksForRest)).toBe(false);
  });
});
