// A cold transfer that takes longer than the agent waits: the carrier's request is given up, or its late result still counts.
import { describe, expect, test } from 'vitest';
import { sleep } from '../../src/core/clock.ts';
import type { AgentFunction } from '../../src/voice/host.ts';
import { scriptedStt, type ScriptedStt } from '../support/scripted-providers.ts';
import { startScripted } from '../support/scripted-session.ts';

const TRANSFER: AgentFunction = {
  type: 'transfer_call',
  id: 'fn_1',
  name: 'transfer_call',
  description: 'To a human',
  to: '+12025550123',
  destinations: [],
  message: 'I will connect you.',
  mode: 'cold',
  briefing: null,
};
/** The agent waits 30 seconds. */
const TOO_LONG_MS = 40_000;

describe('a cold transfer that the carrier does not answer in time', () => {
  test('is given up, and the model reads the reason', async () => {
    const signals: AbortSignal[] = [];
    const read: string[] = [];
    const { clock, line, session, host } = startScripted({
      agent: { functions: [TRANSFER] },
      answer({ messages }) {
        const last = messages.at(-1)!;
        if (last.role !== 'tool') return [{ call: 'transfer_call' }];
        read.push(JSON.stringify(last));
        return ['Nobody is there.'];
      },
      transfer: (_to, signal) => {
        signals.push(signal);
        return new Promise((_resolve, reject) =>
          signal.addEventListener('abort', () => reject(signal.reason), { once: true }),
        );
      },
    });
    await clock.advance(2000);
    void line.speak('A human, please.', 900);
    await clock.advance(TOO_LONG_MS);
    expect(signals.map(({ aborted }) => aborted)).toEqual([true]);
    expect(read).toEqual([expect.stringContaining('no human was connected in time')]);
    expect(host.events.filter(({ type }) => type === 'tool')).toHaveLength(1);
    session.end({ status: 'completed', reason: 'ended_by_api' });
    await session.done;
  });

  test('ends the call as transferred if the carrier connects the caller after all', async () => {
    const { clock, line, session, host } = startScripted({
      agent: { functions: [TRANSFER] },
      answer: ({ messages }) => (messages.at(-1)!.role === 'tool' ? ['Nobody is there.'] : [{ call: 'transfer_call' }]),
      // The request is already at the carrier, which takes the caller's leg.
      transfer: () => sleep(clock, TOO_LONG_MS),
    });
    await clock.advance(2000);
    void line.speak('A human, please.', 900);
    await clock.advance(2 * TOO_LONG_MS);
    expect((await session.done).end.reason).toBe('transferred');
    expect(host.events).toContainEqual({ type: 'transfer', to: '+12025550123', mode: 'cold' });
  });
});

describe('a call whose balance is used up during a cold transfer', () => {
  const how = { status: 'completed', reason: 'insufficient_funds' } as const;
  const busy = new Error('the number is busy');

  test.each([
    ['during the announcement, and the carrier refuses', 100, 5000],
    ['while the carrier connects, and then refuses', 3000, 5000],
    ['while the carrier connects, and then does not answer', 3000, TOO_LONG_MS],
  ])('says goodbye and ends if nobody was connected (%s)', async (_when, endMs, refusalMs) => {
    const { clock, session, line, llm, ended, transcript } = startScripted({
      transfer: async (_to, signal) => {
        await sleep(clock, refusalMs, signal);
        throw busy;
      },
    });
    await clock.advance(2000);
    const refused = session
      .control({ action: 'transfer', to: '+12025550123', message: 'I will connect you.' })
      .catch((error: Error) => error.message);
    await clock.advance(endMs);
    session.endWithMessage(how, 'Your balance is used up.');
    await clock.advance(TOO_LONG_MS);
    line.hangUp();
    await session.done;
    expect(ended()).toEqual(how);
    expect(await refused).toMatch(/busy|no human was connected in time/);
    expect(transcript().slice(-2)).toEqual(['agent: I will connect you.', 'agent: Your balance is used up.']);
    expect(llm.requests).toEqual([]);
  });
});

test('a cold transfer that succeeds after the recognizer has failed ends the call as transferred', async () => {
  let recognizer!: ScriptedStt;
  const { clock, session, transcript } = startScripted({
    transfer: () => sleep(clock, 5000),
    providers: (virtual) => ({ stt: (recognizer = scriptedStt(virtual)) }),
  });
  await clock.advance(2000);
  const transferred = session.control({ action: 'transfer', to: '+12025550123' });
  await clock.advance(1000);
  recognizer.breakDown('gone');
  await clock.advance(500);
  recognizer.breakDown('gone again');
  await clock.advance(5000);
  await transferred;
  expect((await session.done).end).toEqual({ status: 'completed', reason: 'transferred' });
  expect(transcript()).toEqual(['agent: Hello there.']);
});
