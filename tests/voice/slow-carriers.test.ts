// Warm transfers over a carrier that is slow, that does not respond, or whose line fails.
import { describe, expect, test } from 'vitest';
import { sleep } from '../../src/core/clock.ts';
import type { DialEvent } from '../../src/providers/ports/carrier.ts';
import { phrasesFor } from '../../src/voice/out/phrases.ts';
import { createScriptedLine, type ScriptedLine } from '../support/scripted-line.ts';
import { startScripted, type ScriptedSession } from '../support/scripted-session.ts';

const { notConnected } = phrasesFor('en');

/** Dials one leg of a transfer. */
type Dial = (human: ScriptedLine, world: ScriptedSession, signal: AbortSignal) => AsyncGenerator<DialEvent>;

const answers: Dial = async function* (human) {
  yield { type: 'answered', line: human, by: 'human' };
};

/** A session whose transfers are dialed in this order. */
function start(...dials: Dial[]) {
  const humans: ScriptedLine[] = [];
  const world: ScriptedSession = startScripted({
    connect: (_to, signal) => {
      const human = createScriptedLine(world.clock);
      const dial = dials[humans.length]!;
      humans.push(human);
      return dial(human, world, signal);
    },
  });
  const transfer = (): Promise<string | null> =>
    world.session.control({ action: 'transfer', to: '+12025550109', mode: 'warm' }).then(
      () => null,
      (error: Error) => error.message,
    );
  const states = (): string[] =>
    world.host.events.flatMap((event) => (event.type === 'transfer_progress' ? [event.state] : []));
  return { ...world, humans, transfer, states };
}

async function end({ session, clock }: ScriptedSession): Promise<void> {
  session.end({ status: 'completed', reason: 'ended_by_api' });
  await clock.advance(3000);
  await session.done;
}

describe('a second transfer after one that was abandoned', () => {
  /** Gives up only long after it was asked to. */
  const cancelsLate: Dial = async function* (_human, { clock }, signal) {
    await sleep(clock, 600_000, signal).catch(() => undefined);
    await sleep(clock, 8000);
    yield { type: 'failed', reason: 'canceled', detail: 'the request was canceled' };
  };
  /** Answers although it was asked to give up. */
  const answersLate: Dial = async function* (human, { clock }, signal) {
    await sleep(clock, 600_000, signal).catch(() => undefined);
    await sleep(clock, 8000);
    yield { type: 'ringing' };
    yield { type: 'answered', line: human, by: 'human' };
  };

  test.each([
    ['gives up late', cancelsLate],
    ['is answered late', answersLate],
  ])('keeps its human when the first %s', async (_what, first) => {
    const world = start(first, answers);
    const { clock, humans, states } = world;
    await clock.advance(2000);
    const refused = world.transfer();
    await clock.advanceUntil(() => humans.length === 1);
    // The wait for a human is over.
    await clock.advance(181_000);
    expect(await refused).toBe('no human was connected in time');
    expect(states()).toEqual(['dialing', 'failed']);
    await clock.advanceUntil(() => world.transcript().at(-1) === `agent: ${notConnected}`);
    const accepted = world.transfer();
    await clock.advanceUntil(() => humans.length === 2);
    await clock.advanceUntil(() => states().at(-1) === 'briefing');
    humans[1]!.press('1');
    expect(await accepted).toBeNull();
    await clock.advance(10_000);
    expect(humans[1]!.closed).toBe(false);
    expect(states()).toEqual(['dialing', 'failed', 'dialing', 'briefing', 'accepted']);
    // A phone that was answered although nobody waits any more is hung up.
    expect(humans[0]!.closed).toBe(first === answersLate);
    // Each ringback was stopped once: another time would cut what the agent says next.
    expect(world.line.clearedAt).toHaveLength(2);
    expect(world.ended()).toBeNull();
    await end(world);
    expect(humans[1]!.closed).toBe(true);
    await humans[0]!.close();
    await clock.advance(1000);
    expect(clock.pending()).toBe(0);
  });
});

test('a human who declines is reported at once, although hanging up takes long', async () => {
  const world = start(answers);
  const { clock, humans } = world;
  await clock.advance(2000);
  const declined = world.transfer();
  await clock.advanceUntil(() => world.states().at(-1) === 'briefing');
  humans[0]!.close = () => new Promise(() => undefined);
  humans[0]!.press('2');
  await clock.advance(100);
  expect(world.states().at(-1)).toBe('failed');
  expect(await Promise.race([declined, 'no result'])).toBe('the person who answered declined the call');
  await clock.advance(8000);
  expect(world.transcript().at(-1)).toBe(`agent: ${notConnected}`);
  await end(world);
});

test('a human who accepts and hangs up at once is not connected', async () => {
  const world = start(answers);
  const { clock, humans } = world;
  await clock.advance(2000);
  const result = world.transfer();
  await clock.advanceUntil(() => world.states().at(-1) === 'briefing');
  // Both messages of the carrier arrive together. A line reports its end also to a listener that comes later.
  const { onClose } = humans[0]!;
  humans[0]!.onClose = (listener) => {
    onClose(listener);
    if (humans[0]!.closed) listener('hangup');
  };
  humans[0]!.press('1');
  humans[0]!.hangUp();
  await clock.advance(8000);
  expect(await result).toBe('the person who answered hung up');
  expect(world.transcript().at(-1)).toBe(`agent: ${notConnected}`);
  await end(world);
});

describe('a transfer that is abandoned while the call says goodbye hangs its human up at once', () => {
  const how = { status: 'completed', reason: 'max_duration' } as const;
  /** Less than the wait for the briefing. */
  const BRIEFED_MS = 1500;

  test('during the wait for the briefing', async () => {
    const world = start(answers);
    const { clock, humans, session, host } = world;
    host.summarize = () => new Promise(() => undefined);
    await clock.advance(2000);
    const refused = world.transfer();
    await clock.advanceUntil(() => world.states().at(-1) === 'briefing');
    await clock.advance(BRIEFED_MS);
    session.endWithMessage(how, 'Bye.');
    await clock.advance(100);
    expect(humans[0]!.closed).toBe(true);
    expect(world.states()).toEqual(['dialing', 'briefing', 'failed']);
    await end(world);
    expect(await refused).toBe('the call ended first');
    // The leg was answered, and hung up at the goodbye. Its time is charged once.
    expect((await session.done).summary.usage.transferMs).toBe(BRIEFED_MS);
  });

  test('at the moment in which the human accepts', async () => {
    const world = start(answers);
    const { clock, humans, session, host } = world;
    await clock.advance(2000);
    void world.transfer();
    await clock.advanceUntil(() => world.states().at(-1) === 'briefing');
    humans[0]!.press('1');
    session.endWithMessage(how, 'Bye.');
    await clock.advance(100);
    expect(humans[0]!.closed).toBe(true);
    expect(world.states()).toEqual(['dialing', 'briefing', 'failed']);
    expect(host.events.filter(({ type }) => type === 'transfer')).toEqual([]);
    await end(world);
  });
});

test('the session ends when the second leg was hung up', async () => {
  const world = start(answers);
  const { clock, humans, session } = world;
  await clock.advance(2000);
  void world.transfer();
  await clock.advanceUntil(() => world.states().at(-1) === 'briefing');
  const { close } = humans[0]!;
  humans[0]!.close = async () => {
    await sleep(clock, 1000);
    await close();
  };
  session.end({ status: 'completed', reason: 'ended_by_api' });
  await clock.advanceUntil(() => world.ended() !== null);
  expect(humans[0]!.closed).toBe(true);
});

describe('a line that refuses frames ends only its own call', () => {
  const broken = () => {
    throw new Error('the room is gone');
  };

  test.each(['write', 'clear'] as const)('during the ringback (%s)', async (method) => {
    const world = start(async function* (_human, { clock }, signal) {
      await sleep(clock, 30_000, signal);
      yield { type: 'failed', reason: 'no_answer', detail: 'nobody answered' };
    });
    const { clock, humans, line, session } = world;
    await clock.advance(2000);
    void world.transfer();
    await clock.advanceUntil(() => humans.length === 1);
    line[method] = broken;
    await clock.advance(31_000);
    expect((await session.done).end).toMatchObject({ status: 'failed', reason: 'media_lost' });
  });

  test.each([
    ['of the caller', 'caller'],
    ['of the human', 'human'],
  ])('%s, once both are connected', async (_whose, whose) => {
    const world = start(answers);
    const { clock, humans, line, session } = world;
    await clock.advance(2000);
    const accepted = world.transfer();
    await clock.advanceUntil(() => world.states().at(-1) === 'briefing');
    humans[0]!.press('1');
    await accepted;
    (whose === 'caller' ? line : humans[0]!).write = broken;
    await clock.advance(1000);
    expect((await session.done).end).toMatchObject({ status: 'failed', reason: 'media_lost' });
    await clock.advance(1000);
    expect([line.closed, humans[0]!.closed]).toEqual([true, true]);
  });
});
