// The numbers to which a model can transfer a call: the list that the model receives, refusals, and the records of a call.
import { describe, expect, test } from 'vitest';
import type { AgentFunction } from '../../src/voice/host.ts';
import { intentOf, toolSpecs } from '../../src/voice/session/tools.ts';
import { startScripted } from '../support/scripted-session.ts';

const DESK = '+12025550109';
const SALES = '+12025550123';
/** A number that the caller says and the agent does not allow. */
const UNLISTED = '+12025550199';

type Transfer = Extract<AgentFunction, { type: 'transfer_call' }>;

function transferring(to: string | null, destinations: Transfer['destinations']): Transfer {
  const texts = { name: 'to_human', description: `Desk ${DESK}, sales ${SALES}`, message: null };
  return { type: 'transfer_call', id: 'fn_1', ...texts, to, destinations, mode: 'cold', briefing: null };
}

const asked = (fn: Transfer, to: unknown) =>
  intentOf({ id: 'c1', name: 'to_human', arguments: JSON.stringify({ to }) }, [fn]);

describe('a model transfers only to allowed destinations', () => {
  test('listed in its function; every other number is refused with the list', () => {
    const fn = transferring(null, [DESK, SALES]);
    expect(toolSpecs([fn])[0]!.parameters).toMatchObject({
      properties: { to: { type: 'string', enum: [DESK, SALES] } },
      required: ['to'],
    });
    expect(asked(fn, SALES)).toMatchObject({ kind: 'transfer', to: SALES });
    const refused = asked(fn, UNLISTED);
    expect(refused).toMatchObject({ kind: 'refused', warning: expect.stringContaining('allowed_destinations') });
    expect(refused.kind === 'refused' && refused.problem).toContain(`allowed are ${DESK}, ${SALES}`);
  });

  test('and a fixed number takes precedence over the model’s number', () => {
    for (const list of [[], [SALES]]) {
      const fn = transferring(DESK, list);
      expect(toolSpecs([fn])[0]!.parameters).toMatchObject({ properties: {} });
      expect(asked(fn, UNLISTED)).toMatchObject({ kind: 'transfer', to: DESK });
    }
  });

  test('and to none without a number, a list or an admin’s permission; the warning says how to allow it', () => {
    const refused = asked(transferring(null, []), UNLISTED);
    expect(refused).toMatchObject({ kind: 'refused', problem: expect.stringContaining('not an allowed destination') });
    expect(refused.kind === 'refused' && refused.warning).toMatch(/allowed_destinations.*to: null and admin scope/);
  });

  test('and to every valid number with an admin’s permission', () => {
    const fn = transferring(null, 'any');
    expect(asked(fn, UNLISTED)).toMatchObject({ kind: 'transfer', to: UNLISTED });
    for (const to of ['5550199', 'sip:a@b', null, 7]) expect(asked(fn, to).kind).toBe('invalid');
  });

  test('and not to a number that resembles a listed one', () => {
    const fn = transferring(null, [DESK]);
    for (const to of [`${DESK}0`, DESK.slice(0, -1), `${DESK};ext=1`, ` ${DESK}`]) {
      expect(asked(fn, to).kind).not.toBe('transfer');
    }
  });
});

test('and a refused transfer reaches no carrier: the model reads why, the timeline records it, and the call continues', async () => {
  const dialed: string[] = [];
  const { clock, line, transcript, session, host, llm } = startScripted({
    agent: { functions: [transferring(null, [DESK])] },
    answer: (request) =>
      request.messages.at(-1)!.role === 'tool' ? ['I cannot do that.'] : [{ call: 'to_human', args: { to: UNLISTED } }],
    transfer: async (number) => void dialed.push(number),
  });
  await clock.advance(2000);
  void line.speak('Connect me to two zero two.', 900);
  await clock.advance(5000);
  expect(dialed).toEqual([]);
  expect(transcript().at(-1)).toBe('agent: I cannot do that.');
  expect(llm.requests.at(-1)!.messages.at(-1)!.content).toContain(`allowed are ${DESK}`);
  expect(host.events.find(({ type }) => type === 'warning')).toMatchObject({
    code: 'transfer_refused',
    detail: expect.stringContaining(UNLISTED),
  });
  expect(host.events.find(({ type }) => type === 'tool')).toMatchObject({
    run: { functionId: 'fn_1', kind: 'transfer_call', ok: false, arguments: { to: UNLISTED } },
  });
  session.end({ status: 'completed', reason: 'ended_by_api' });
  await session.done;
});
