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

/** A built-in model, which takes no virtual time, that gives these answers one after the other. */
function answering(texts: readonly string[]): LlmProvider {
  let at = 0;
  return {
    id: 'builtin',
    description: 'scripted',
    models: () => [],
    async *stream() {
      yield { type: 'text', text: texts[at++] ?? 'All right.' };
      yield { type: 'finish', reason: 'stop', usage: { inputTokens: 10, outputTokens: 5 } };
    },
  };
}

async function held(turns: TestScript['turns'], answers: readonly string[], more: Partial<typeof AGENT> = {}) {
  const { conversation } = await simulateConversation({
    agent: { ...AGENT, inactivity: { seconds: 6, reminders: ['Are you still there?'] }, ...more },
    providers: { llm: answering(answers), tts: silentVoice },
    audio: null,
    wordErrorPercent: 0,
    part: () => scriptedPart({ type: 'script', turns }),
    mocks: [],
    real: null,
    searchKnowledge: async () => [],
    maxTurns: 5,
    seed: 'one',
    realClock: scaledClock(1),
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

  test('does not fail for a caller who hangs up with the last words', async () => {
    expect(await waitProblem([{ say: 'Wrong number. Bye.', hang_up: true }], [])).toBeNull();
  });
});

test('a caller hears the answer to its last words before it leaves, also from an agent that finishes its sentence first', async () => {
  const turns = [{ say: 'Are you open?' }, { say: 'Also on Sundays?', interrupts: true }];
  const answers = ['Yes, we are open from seven to six on every day.', 'No, never on Sundays.'];
  const { spoken } = await held(turns, answers, { interruption: { ...AGENT.interruption, enabled: false } });
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
    missingMocks: [{ name: 'lookup_order', atMs: 9000 }],
    end: { status: 'completed', reason: 'caller_hangup' },
  } as unknown as Conversation;
  expect(failuresOf([], conversation)).toMatchObject([{ code: 'mock_missing', turn: 3, at_ms: 9000 }]);
});
