// Expectations of conversations with scripted models: no network, no database.
import pino from 'pino';
import { describe, expect, test } from 'vitest';
import type { TestScript } from '../../../generated/types.ts';
import { scaledClock } from '../../../src/core/clock.ts';
import type { LlmProvider } from '../../../src/providers/ports/llm.ts';
import { checkExpectation, failuresOf } from '../../../src/resources/tests/expectations.ts';
import type { Conversation } from '../../../src/resources/tests/simulation/record.ts';
import { scriptedPart } from '../../../src/resources/tests/simulation/script.ts';
import { simulateConversation } from '../../../src/resources/tests/simulation/simulate.ts';
import { silentVoice } from '../../../src/resources/tests/simulation/text-line.ts';
import { AGENT } from '../../support/scripted-session.ts';

/** A model that gives these answers one after the other. A built-in one takes no virtual time. */
function answering(texts: readonly string[], id = 'builtin', onAsked = () => undefined as void): LlmProvider {
  let at = 0;
  return {
    id,
    description: 'scripted',
    models: () => [],
    async *stream() {
      onAsked();
      yield { type: 'text', text: texts[at++] ?? 'All right.' };
      yield { type: 'finish', reason: 'stop', usage: { inputTokens: 10, outputTokens: 5 } };
    },
  };
}

/** @param thinkMs time that the model takes for each answer */
async function held(
  turns: TestScript['turns'],
  answers: readonly string[],
  more: Partial<typeof AGENT> = {},
  thinkMs = 0,
) {
  let now = 0;
  const realClock = thinkMs === 0 ? scaledClock(1) : { ...scaledClock(1), monotonic: () => now };
  const llm = thinkMs === 0 ? answering(answers) : answering(answers, 'vendor', () => void (now += thinkMs));
  const { conversation } = await simulateConversation({
    agent: { ...AGENT, inactivity: { seconds: 6, reminders: ['Are you still there?'] }, ...more },
    providers: { llm, tts: silentVoice },
    audio: null,
    wordErrorPercent: 0,
    part: () => scriptedPart({ type: 'script', turns }),
    mocks: [],
    real: null,
    searchKnowledge: async () => [],
    maxTurns: 5,
    seed: 'one',
    realClock,
    log: pino({ level: 'silent' }),
    signal: new AbortController().signal,
  });
  return { ...conversation, costMicros: 0 };
}

const waitProblem = async (turns: TestScript['turns'], answers: readonly string[]) =>
  checkExpectation({ type: 'within_ms', ms: 3000 }, await held(turns, answers));

describe('within_ms', () => {
  test.each([
    ['an earlier turn', ['', 'Yes, we are.'], 1],
    ['the last turn', ['Yes, we are.', ''], 2],
  ])('fails if the agent says nothing to %s of the caller', async (_which, answers, turn) => {
    const found = await waitProblem([{ say: 'Are you open?' }, { say: 'Also on Sundays?' }], answers);
    expect(found).toMatchObject({ turn, detail: 'The agent did not answer.' });
  });

  test('does not count the silence before a reminder, which no answer of the agent ends', async () => {
    const turns = [{ say: 'Are you open?' }, { wait_ms: 9000, say: 'Also on Sundays?' }];
    expect(await waitProblem(turns, ['Yes, we are.', 'No.'])).toBeNull();
  });

  test('does not fail for an answer that the caller interrupts, or for keys that the agent does not answer', async () => {
    const interrupted = [{ say: 'Are you open?' }, { say: 'Thank you, I know.', interrupts: true }];
    expect(await waitProblem(interrupted, ['Yes, we are open from seven to six on every day.', 'Fine.'])).toBeNull();
    expect(await waitProblem([{ say: 'Are you open?' }, { press: '1' }], ['Yes, we are.', ''])).toBeNull();
  });

  const said = (role: 'user' | 'agent', turn: number, startMs: number, endMs = startMs + 500) =>
    ({ role, turn, startMs, endMs, text: 'Yes.', interrupted: false }) as const;
  const problemOf = (more: Partial<Conversation>) =>
    checkExpectation({ type: 'within_ms', ms: 3000 }, {
      spoken: [],
      ran: [],
      listened: [],
      unanswered: [],
      turns: 1,
      summary: { durationMs: 20_000 },
      end: { status: 'completed', reason: 'agent_hangup' },
      ...more,
    } as unknown as Conversation);

  test('accepts a function as the answer to its turn only', () => {
    const ran = [{ name: 'press', arguments: {}, ok: true, startMs: 1000, endMs: 1000, turn: 1 }];
    expect(problemOf({ unanswered: [1], ran })).toBeNull();
    expect(problemOf({ unanswered: [1, 2], ran })).toMatchObject({ turn: 2, at_ms: 20_000 });
  });

  test('counts silences within one answer, unless the agent has listened in them', () => {
    const spoken = [said('agent', 1, 1000), said('agent', 1, 9000)];
    expect(problemOf({ spoken, listened: [500, 9500] })).toMatchObject({ turn: 1, at_ms: 1000 });
    expect(problemOf({ spoken, listened: [1500] })).toBeNull();
    expect(problemOf({ spoken: [said('agent', 1, 1000), said('agent', 2, 9000)] })).toBeNull();
  });

  test('does not fail for a caller who hangs up with the last words', async () => {
    expect(await waitProblem([{ say: 'Wrong number. Bye.', hang_up: true }], [])).toBeNull();
  });
});

test.each([
  ['finishes its sentence first', 0],
  ['also thinks for long', 5000],
])('a caller hears the answer to its last words before it leaves, from an agent that %s', async (_which, thinkMs) => {
  const turns = [{ say: 'Are you open?' }, { say: 'Also on Sundays?', interrupts: true }];
  const answers = ['Yes, we are open from seven to six on every day.', 'No, never on Sundays.'];
  const { spoken } = await held(turns, answers, { interruption: { ...AGENT.interruption, enabled: false } }, thinkMs);
  expect(spoken.at(-1)).toMatchObject({ text: 'No, never on Sundays.', interrupted: false });
});

test('a function without a mock is reported with the turn of its own call', () => {
  const run = { name: 'lookup_order', arguments: {}, ok: false };
  const conversation = {
    spoken: [],
    ran: [
      { ...run, startMs: 1000, endMs: 1000, turn: 1 },
      { ...run, startMs: 9000.4, endMs: 9000.4, turn: 3 },
    ],
    missingMocks: [1000, 9000].map((atMs) => ({ name: 'lookup_order', atMs })),
    end: { status: 'completed', reason: 'caller_hangup' },
  } as unknown as Conversation;
  expect(failuresOf([], conversation)).toMatchObject([
    { code: 'mock_missing', turn: 1, at_ms: 1000 },
    { code: 'mock_missing', turn: 3, at_ms: 9000 },
  ]);
});
