// Handoffs that arrive twice, or whose agent cannot begin.
import { expect, test } from 'vitest';
import type { NextAgent } from '../../src/voice/session/agent-handoff.ts';
import { scriptedLlm, scriptedStt, scriptedTts } from '../support/scripted-providers.ts';
import { AGENT, startScripted, type ScriptedSession } from '../support/scripted-session.ts';

/** Hands off to `agent_2`, and records what becomes of each prepared agent. */
function start(change: (next: NextAgent) => void = () => undefined) {
  const became: string[] = [];
  const prepared = Promise.withResolvers<void>();
  const world: ScriptedSession = startScripted({
    async prepareNextAgent() {
      await prepared.promise;
      const { clock } = world;
      const tts = scriptedTts(clock);
      const next: NextAgent = {
        agent: { ...AGENT, agentId: 'agent_2', language: 'de-DE' },
        llm: scriptedLlm(clock, () => ['Ben here.']),
        fallbackLlm: null,
        stt: scriptedStt(clock),
        tts,
        fallbackTts: tts,
        accept: () => became.push('taken'),
        discard: () => became.push('released'),
      };
      change(next);
      return next;
    },
  });
  const handOff = (): Promise<string | null> =>
    world.session.control({ action: 'handoff', agent_id: 'agent_2', message: 'Ben here.' }).then(
      () => null,
      (error: Error) => error.message,
    );
  return { ...world, became, handOff, prepare: prepared.resolve };
}

test('a handoff that arrives twice is carried out once', async () => {
  const { clock, became, handOff, prepare, host, session } = start();
  await clock.advance(2000);
  const results = Promise.all([handOff(), handOff()]);
  prepare();
  await clock.advance(5000);
  expect(await results).toEqual([null, 'this agent is taking the call over already']);
  expect(became).toEqual(['taken']);
  expect(host.events.filter(({ type }) => type === 'agent_changed')).toHaveLength(1);
  expect(await handOff()).toBe('this agent has the call already');
  session.end({ status: 'completed', reason: 'ended_by_api' });
  await session.done;
});

test('a handoff that failed can be requested again', async () => {
  let tries = 0;
  const { clock, became, handOff, prepare, session } = start(() => {
    if (++tries === 1) throw new Error('no price');
  });
  await clock.advance(2000);
  prepare();
  expect(await handOff()).toBe('no price');
  const again = handOff();
  await clock.advance(5000);
  expect([await again, became]).toEqual([null, ['taken']]);
  session.end({ status: 'completed', reason: 'ended_by_api' });
  await session.done;
});

test('an agent whose recognizer cannot be opened takes over to apologize, and is released with the call', async () => {
  const { clock, became, handOff, prepare, session } = start((next) => {
    next.stt.open = () => {
      throw new Error('no memory');
    };
  });
  await clock.advance(2000);
  const result = handOff();
  prepare();
  await clock.advance(12_000);
  expect(await result).toBeNull();
  expect(became).toEqual(['taken']);
  const { end } = await session.done;
  expect(end).toEqual({ status: 'failed', reason: 'stt_error', detail: 'no memory' });
});
