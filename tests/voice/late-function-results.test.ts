// Results of functions that arrive after the caller has spoken instead of waiting for them.
import { expect, test } from 'vitest';
import { sleep } from '../../src/core/clock.ts';
import type { LlmRequest } from '../../src/providers/ports/llm.ts';
import type { AgentFunction } from '../../src/voice/host.ts';
import { type ControlCommand } from '../../src/voice/session/control-commands.ts';
import { step } from '../../src/voice/turn/machine.ts';
import { MAX_TOOL_ROUNDS } from '../../src/voice/turn/transitions.ts';
import type { TurnState } from '../../src/voice/vocabulary.ts';
import type { Move } from '../support/scripted-providers.ts';
import { startScripted, type ScriptedSession } from '../support/scripted-session.ts';
import { GREETED, run, type Short } from '../support/turn-script.ts';

const LOOKUP: AgentFunction = {
  type: 'webhook',
  id: 'fn_1',
  name: 'lookup',
  description: 'Looks up an order',
  parameters: {},
  timeoutMs: 20_000,
  filler: 'Let me check that for you, it takes a moment.',
};

/** Tells a result that it reads last; otherwise calls the function once, and then asks the caller to wait. */
function answer({ messages }: LlmRequest): Move[] {
  if (messages.at(-1)!.role === 'tool') return ['It ships tomorrow.'];
  const results = messages.filter(({ role }) => role === 'tool');
  if (results.length === 0) return [{ call: 'lookup' }];
  return [results[0]!.content.includes('tomorrow') ? 'As I said, tomorrow.' : 'I am still looking for it.'];
}

/** A call in which the caller has asked for an order at 2 s, and the function returns at about 3.2 s + `ms`. */
async function askedFor(ms: number, searchMs?: number): Promise<ScriptedSession> {
  const session = startScripted({
    agent: { functions: [LOOKUP], hasKnowledge: searchMs !== undefined, inactivity: { seconds: 30, reminders: [] } },
    answer,
    host: {
      async searchKnowledge() {
        await sleep(session.clock, searchMs ?? 0);
        return [];
      },
      async runFunction() {
        await sleep(session.clock, ms);
        return { ok: true, result: { ships: 'tomorrow' } };
      },
    },
  });
  await session.clock.advance(2000);
  void session.line.speak('Where is my order?', 900);
  await session.clock.advance(2500);
  return session;
}

/** A caller waits for a function after the reply that called it. */
const WAITING: Short[] = [
  ...GREETED,
  [2000, { type: 'words', text: 'Where is my order?', final: true, typed: true }],
  [3000, { type: 'timer', name: 'endpoint' }],
  [
    3500,
    {
      type: 'tool_calls',
      speech: 2,
      said: true,
      calls: [{ kind: 'run', callId: 'call_1', name: 'lookup', fn: LOOKUP, args: {} }],
    },
  ],
  [3600, { type: 'playback_ended', speech: 2 }],
];

const tellings = ({ transcript }: ScriptedSession) =>
  transcript().filter((said) => said === 'agent: It ships tomorrow.');

test('a result that arrives while the agent listens is said at once', async () => {
  const session = await askedFor(8000);
  void session.line.speak('I am waiting for it.', 900);
  await session.clock.advance(20_000);
  expect(session.transcript().slice(-3)).toEqual([
    'user: I am waiting for it.',
    'agent: I am still looking for it.',
    'agent: It ships tomorrow.',
  ]);
  expect(session.host.functionsRun).toHaveLength(1);
  const read = session.llm.requests.at(-1)!.messages.slice(-3);
  expect(read.map(({ role }) => role)).toEqual(['user', 'assistant', 'tool']);
});

test('a result that arrives while the agent speaks is said after that', async () => {
  const session = await askedFor(3000);
  void session.line.speak('I am waiting for it.', 900);
  await session.clock.advance(20_000);
  expect(session.transcript().slice(-2)).toEqual(['agent: I am still looking for it.', 'agent: It ships tomorrow.']);
  expect(tellings(session)).toHaveLength(1);
});

test('a result that arrives while the caller speaks is part of the answer, and not said again', async () => {
  const session = await askedFor(2200);
  void session.line.speak('I have been waiting for it since the beginning of May.', 2500);
  await session.clock.advance(20_000);
  expect(session.transcript().at(-1)).toBe('agent: As I said, tomorrow.');
  expect(tellings(session)).toHaveLength(0);
});

test('a result after a key is said, too', async () => {
  const session = await askedFor(8000);
  session.line.press('1');
  await session.clock.advance(20_000);
  expect(session.transcript().at(-1)).toBe('agent: It ships tomorrow.');
});

test.each<[string, Short[]]>([
  ['runs', []],
  ['runs, while the agent says a filler', [[4000, { type: 'timer', name: 'idle' }]]],
])('a result is said after the interrupt button of a page was pressed while the function %s', (_name, before) => {
  const [turn, commands] = run(
    {},
    ...WAITING,
    ...before,
    [5000, { type: 'interrupt' }],
    [6000, { type: 'tool_done', callId: 'call_1' }],
  );
  expect(turn.phase.name).toBe('thinking');
  expect(commands).toContainEqual(expect.objectContaining({ do: 'generate', lateResults: ['call_1'] }));
});

test('a result after a sound without words is said once', async () => {
  const session = await askedFor(4000);
  session.line.noise(900);
  await session.clock.advance(20_000);
  expect(session.transcript().slice(-2)).toEqual(['agent: Sorry, I did not catch that.', 'agent: It ships tomorrow.']);
});

test('a muted agent tells a result once it may speak', async () => {
  const session = await askedFor(4000);
  void session.line.speak('I am waiting for it.', 900);
  await session.clock.advance(1500);
  await session.session.control({ action: 'mute' });
  await session.clock.advance(10_000);
  expect(tellings(session)).toHaveLength(0);
  await session.session.control({ action: 'unmute' });
  await session.clock.advance(5000);
  expect(tellings(session)).toHaveLength(1);
});

test.each<ControlCommand>([{ action: 'say', text: 'One of us is looking into it.' }, { action: 'mute' }])(
  'the command $action while the caller waits for the function does not lose its result',
  async (command) => {
    const session = await askedFor(8000);
    await session.session.control(command);
    await session.clock.advance(12_000);
    await session.session.control({ action: 'unmute' });
    await session.clock.advance(3000);
    expect(session.transcript().at(-1)).toBe('agent: It ships tomorrow.');
    expect(tellings(session)).toHaveLength(1);
  },
);

test('a supervisor who speaks while the caller waits for a function does not lose its result', () => {
  const [turn, commands] = run(
    {},
    ...WAITING,
    [5000, { type: 'barge', on: true }],
    [6000, { type: 'tool_done', callId: 'call_1' }],
    [9000, { type: 'barge', on: false }],
  );
  expect(turn.phase.name).toBe('thinking');
  expect(commands).toContainEqual(expect.objectContaining({ do: 'generate', lateResults: ['call_1'] }));
});

test('a result is said although noise continues that counts as such', async () => {
  const session = await askedFor(15_000);
  void session.line.speak('I am waiting for it.', 900);
  await session.clock.advance(3500);
  session.line.noise(60_000);
  await session.clock.advance(45_000);
  expect(tellings(session)).toHaveLength(1);
});

test('a result that arrives while the knowledge is searched for another answer is said once', async () => {
  for (let ms = 2000; ms <= 4000; ms += 100) {
    const session = await askedFor(ms, 500);
    void session.line.speak('I have been waiting for it since May.', 1500);
    await session.clock.advance(20_000);
    expect(session.transcript().filter((said) => said.includes('tomorrow'))).toHaveLength(1);
  }
});

test.each<[string, Partial<TurnState>, boolean]>([
  ['to the caller', {}, true],
  ['to no screening service', { awaitsPerson: true }, false],
  ['not for ever, without words of the caller', { rounds: MAX_TOOL_ROUNDS }, false],
  ['after the last of several functions', { abandonedCalls: ['call_1', 'call_2'] }, false],
])('a late result is said %s', (_name, state, isSaid) => {
  const [turn] = run({}, ...WAITING, [5000, { type: 'barge', on: true }], [6000, { type: 'barge', on: false }]);
  const [next, commands] = step({ ...turn, ...state }, { type: 'tool_done', callId: 'call_1', atMs: 7000 });
  expect([next.phase.name, commands.some(({ do: what }) => what === 'generate')]).toEqual([
    isSaid ? 'thinking' : 'listening',
    isSaid,
  ]);
});
