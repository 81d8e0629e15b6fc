// What vendors report, or fail at, while a session ends and afterwards: the host receives one end, last, in any case.
import { describe, expect, test } from 'vitest';
import { sleep } from '../../src/core/clock.ts';
import type { AgentFunction } from '../../src/voice/host.ts';
import { startScripted } from '../support/scripted-session.ts';

const HOOK: AgentFunction = {
  type: 'webhook',
  id: 'fn_1',
  name: 'lookup',
  description: 'Looks something up',
  parameters: {},
  timeoutMs: 8000,
  filler: null,
};
const END = { status: 'completed' as const, reason: 'ended_by_api' as const };

describe('after the end, the host receives nothing', () => {
  test('of a function that returns later', async () => {
    const { clock, line, host, session } = startScripted({
      agent: { functions: [HOOK] },
      host: {
        async runFunction() {
          await sleep(clock, 5000);
          return { ok: true, result: { late: true } };
        },
      },
      answer: () => [{ call: 'lookup' }],
    });
    await clock.advance(2000);
    void line.speak('Look it up.', 900);
    await clock.advanceUntil(() => host.functionsRun.length === 1);
    session.end(END);
    await session.done;
    const events = host.events.length;
    await clock.advance(10_000);
    expect(host.events.slice(events)).toEqual([]);
    expect(host.ends).toHaveLength(1);
  });

  test('of a cold transfer that the carrier confirms later', async () => {
    let isRequested = false;
    const { clock, host, session } = startScripted({
      transfer: async () => {
        isRequested = true;
        await sleep(clock, 5000);
      },
    });
    await clock.advance(2000);
    session.control({ action: 'transfer', to: '+12025550123' }).catch(() => undefined);
    await clock.advanceUntil(() => isRequested);
    session.end(END);
    await session.done;
    const events = host.events.length;
    await clock.advance(10_000);
    expect(host.events.slice(events)).toEqual([]);
  });
});

test('a line that fails while the call ends does not keep the session open', async () => {
  const { clock, line, session, transcript } = startScripted({ agent: { greeting: 'This is a long greeting.' } });
  await clock.advance(500);
  line.clear = () => {
    throw new Error('the room is gone');
  };
  session.end(END);
  await clock.advance(5000);
  expect(await Promise.race([session.done, 'still open'])).toMatchObject({ end: END });
  expect(line.closed).toBe(true);
  expect(transcript()).toEqual([]);
  expect(clock.pending()).toBe(0);
});
