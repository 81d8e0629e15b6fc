// Judges and callers that a model plays, and conversations with a vendor's model, on scripted models: no network, no
// database.
import pino from 'pino';
import { describe, expect, test } from 'vitest';
import type { TestExpectation } from '../../../generated/types.ts';
import { scaledClock } from '../../../src/core/clock.ts';
import { createBuiltinLlm, DEMO_MODEL } from '../../../src/providers/llm/builtin.ts';
import type { LlmProvider, LlmRequest } from '../../../src/providers/ports/llm.ts';
import { judgeConversation } from '../../../src/resources/tests/judge.ts';
import { modelPart } from '../../../src/resources/tests/simulation/persona-model.ts';
import type { Conversation } from '../../../src/resources/tests/simulation/record.ts';
import { scriptedPart } from '../../../src/resources/tests/simulation/script.ts';
import { simulateConversation } from '../../../src/resources/tests/simulation/simulate.ts';
import { silentVoice } from '../../../src/resources/tests/simulation/text-line.ts';
import { AGENT } from '../../support/scripted-session.ts';

const { signal } = new AbortController();

/** Answers each request with the next of these texts, or never. */
function model(texts: readonly string[], asked: LlmRequest[] = [], msEach = 0): LlmProvider {
  let at = 0;
  return {
    id: 'vendor',
    description: 'scripted',
    models: () => [],
    async *stream(request) {
      asked.push(request);
      const text = texts[at++ % texts.length]!;
      if (text === 'never')
        await new Promise((_, reject) => request.signal.addEventListener('abort', () => reject(request.signal.reason)));
      if (msEach > 0) await new Promise((resolve) => setTimeout(resolve, msEach));
      yield { type: 'text', text };
      yield { type: 'finish', reason: 'stop', usage: { inputTokens: 10, outputTokens: 5 } };
    },
  };
}

const said = (role: 'agent' | 'user', text: string, startMs: number) => ({
  role,
  text,
  turn: 1,
  startMs,
  endMs: startMs + 500,
  interrupted: false,
});
const CONVERSATION = {
  spoken: [said('user', 'Where is my order?', 1000), said('agent', 'Your order has shipped. Anything else?', 2000)],
  ran: [{ name: 'lookup_order', arguments: {}, ok: true, startMs: 1600, endMs: 1700, turn: 1 }],
  transfers: [],
  latencies: [],
  missingMocks: [],
  end: { status: 'completed', reason: 'agent_hangup' },
  summary: { durationMs: 3000 },
  turns: 1,
  costMicros: 0,
} as unknown as Conversation;
const POLITE: TestExpectation = { type: 'judge', question: 'Is the agent polite?' };
const SHIPPED: TestExpectation = { type: 'said', text: 'has shipped' };

const judged = async (answers: unknown, expected: readonly TestExpectation[] = [POLITE, SHIPPED]) => {
  const text = typeof answers === 'string' ? answers : `Here: ${JSON.stringify({ answers })}`;
  return judgeConversation(
    { llm: model([text]), model: 'm', onUsage: () => undefined },
    expected,
    CONVERSATION,
    signal,
  );
};
const yes = (question: number, quote = 'Agent: your order has shipped') => ({ question, answer: 'yes', quote });

describe('the verdict of a judge', () => {
  test('is accepted if it quotes the conversation, whether it is yes or no', async () => {
    expect(await judged([yes(1), yes(2)])).toEqual([]);
    const [no] = await judged([{ ...yes(1), answer: 'no' }, yes(2)]);
    expect(no).toMatchObject({
      code: 'judge_no',
      expectation: 0,
      turn: 1,
      at_ms: 2000,
      quote: 'Your order has shipped. Anything else?',
    });
  });

  test('may quote a function call, which is a line of the conversation that the model reads', async () => {
    const call = '[the agent calls lookup_order with {}]';
    expect(await judged([yes(1, call), yes(2)])).toEqual([]);
    const [no] = await judged([{ ...yes(1, call), answer: 'no' }, yes(2)]);
    expect(no).toMatchObject({
      code: 'judge_no',
      turn: 1,
      at_ms: 1600,
      quote: 'the agent calls lookup_order with {}',
    });
    const other = [yes(1, '[the agent calls cancel_order with {}]'), yes(2)];
    expect(await judged(other)).toMatchObject([{ code: 'judge_fault', expectation: 0 }]);
  });

  test.each<[string, unknown, Record<string, unknown>]>([
    ['quotes what nobody said', [yes(1, 'I am happy to help'), yes(2)], { code: 'judge_fault', expectation: 0 }],
    ['quotes nothing', [yes(1, '—'), yes(2)], { code: 'judge_fault', expectation: 0 }],
    ['gives no answer', [yes(2)], { code: 'judge_fault', expectation: 0 }],
    ['writes no JSON', 'yes, very polite', { code: 'judge_fault', expectation: 0 }],
    ['contradicts the transcript', [yes(1), { ...yes(2), answer: 'no' }], { code: 'judge_fault', expectation: null }],
  ])('of a model that %s is a fault of the judge', async (_what, answers, fault) => {
    expect(await judged(answers)).toMatchObject([fault]);
  });

  test('is requested with the conversation as data, and with control questions', async () => {
    const asked: LlmRequest[] = [];
    const expected: TestExpectation[] = [
      POLITE,
      SHIPPED,
      { type: 'not_called', function: 'end_call' },
      { type: 'within_ms', ms: 1 },
    ];
    await judgeConversation(
      { llm: model(['{}'], asked), model: 'm', onUsage: () => undefined },
      expected,
      CONVERSATION,
      signal,
    );
    const prompt = asked[0]!.messages[0]!.content;
    expect(prompt).toContain(
      'Caller: Where is my order?\n[the agent calls lookup_order with {}]\nAgent: Your order has shipped.',
    );
    expect(prompt).toContain('1. Is the agent polite?\n2. Does the agent say the words "has shipped"?\n3. Is it true');
  });
});

describe('a caller that a model plays', () => {
  test("speaks the model's words, and hangs up when the model does", async () => {
    const asked: LlmRequest[] = [];
    let tokens = 0;
    const part = modelPart(
      {
        type: 'simulated',
        goal: 'Find out the price.',
        facts: { name: 'Alex' },
        mood: 'angry',
        habits: ['interrupts'],
      },
      {
        llm: model(['What does it cost?', 'Thanks, bye. [hang up]'], asked),
        model: 'm',
        language: 'en-US',
        signal,
        onUsage: (used) => (tokens += used.inputTokens),
      },
    );
    expect(await part.next('Hello.')).toEqual({ say: ['What does it cost?'] });
    expect(part.interruptsNext()).toBe(true);
    expect(await part.next('Two euros.')).toEqual({ say: ['Thanks, bye.'] });
    expect(await part.next('Bye.')).toBeNull();
    expect(tokens).toBe(20);
    expect(asked[0]!.messages[0]!.content).toMatch(/Find out the price[^]*name: Alex[^]*angry[^]*interrupts/);
  });
});

describe("a vendor's model", () => {
  const held = (llm: LlmProvider, pace: number) =>
    simulateConversation({
      agent: { ...AGENT, model: DEMO_MODEL },
      providers: { llm, tts: silentVoice },
      audio: null,
      wordErrorPercent: 0,
      part: () => scriptedPart({ type: 'script', turns: [{ say: 'Hello there.' }] }),
      mocks: [],
      real: null,
      searchKnowledge: async () => [],
      maxTurns: 5,
      seed: 'one',
      realClock: scaledClock(pace),
      log: pino({ level: 'silent' }),
      signal,
    });

  test('is measured with its real response time; a built-in model counts as instant', async () => {
    const builtin = await held(
      createBuiltinLlm(() => new Date(0)),
      1,
    );
    expect(builtin.conversation.latencies[0]!.thinkMs).toBe(0);
    // 20 ms on a clock that runs 50 times as fast: a second.
    const vendor = await held(model(['All right.'], [], 20), 50);
    expect(vendor.conversation.latencies[0]!.totalMs).toBeGreaterThan(900);
    expect(vendor.conversation.spoken.at(-1)!.text).toBe('All right.');
  });

  test('that never answers ends the conversation as in a call', async () => {
    const { conversation } = await held(model(['never']), 200);
    expect(conversation.end).toMatchObject({ status: 'failed', reason: 'engine_error' });
  });
});
