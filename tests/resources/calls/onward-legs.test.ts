// Legs that the carrier keeps open after a transfer: each has a reserve, a slot and a limit, and is settled once.
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { StandInCall } from '../../../scripts/stand-ins/twilio-network.ts';
import { NAMED_TRUNKS } from '../../../src/providers/numbers.ts';
import type { Carrier, Line } from '../../../src/providers/ports/carrier.ts';
import { transferTo } from '../../../src/resources/calls/dispatch/call-route.ts';
import * as legs from '../../../src/resources/calls/dispatch/onward-legs.ts';
import { selectCallById } from '../../../src/resources/calls/rows/calls.ts';
import { findActiveNumber } from '../../../src/resources/phone-numbers/service.ts';
import { newTenant } from '../../support/client.ts';
import { until } from '../../support/until.ts';
import {
  limitOf,
  micros,
  never,
  SECOND_MICROS,
  startOnwardWorld,
  type Newcomer,
  type OnwardWorld,
} from './onward-world.ts';
import { ended, reaches } from './support.ts';

const CALLEE = '+12125552368';
let world: OnwardWorld;
let twilio: OnwardWorld['twilio'];
let app: OnwardWorld['app'];
let tenant: Newcomer['tenant'];
let number: Newcomer['number'];
let agentId: string;
let human: string;
let money: Newcomer['money'];
let used: Newcomer['used'];
let wallet: Newcomer['wallet'];
let settleDue: Newcomer['settleDue'];
let chargesOf: Newcomer['chargesOf'];

beforeAll(async () => {
  world = await startOnwardWorld();
  ({ twilio, app } = world);
}, 60_000);
afterAll(() => world?.close());
beforeEach(async () => {
  ({ tenant, number, agentId, human, money, used, wallet, settleDue, chargesOf } = await world.newcomer());
  twilio.callees.set(CALLEE, {});
});

async function talk(): Promise<{ id: string; call: StandInCall }> {
  const body = { agent_id: agentId, to_number: CALLEE, from_number: number.number };
  const { call_id: id } = await tenant.ok('createCall', { body });
  await reaches(tenant, id, ['in_progress']);
  return { id, call: twilio.calls.find(({ fields }) => fields['StatusCallback']?.endsWith(id))! };
}
const transfer = (id: string, more: object = {}) =>
  tenant.ok('controlCall', { path: { id }, body: { action: 'transfer', to: human, ...more } });
/** Transfers to a human who keeps talking, and Twilio never reports the end. */
async function transferred(): Promise<{ id: string; call: StandInCall }> {
  twilio.callees.set(human, { unreported: true, reportedSeconds: 40 });
  const { id, call } = await talk();
  expect(await transfer(id)).toMatchObject({ failure: null });
  expect((await ended(tenant, id)).end_reason).toBe('transferred');
  await until(() => call.legs.length === 1, { what: 'the leg was connected' });
  return { id, call };
}
describe('a cold transfer', () => {
  test('keeps a slot and a reserve while its leg lasts, and the reserve covers the carrier’s limit', async () => {
    const { id, call } = await transferred();
    expect(limitOf(call)).toBe(1_800);
    const { reserved } = await money();
    expect(reserved).toBe(Math.floor(1_800 * SECOND_MICROS));
    expect(await used()).toBe(1);
    const cost = await tenant.ok('getCallCost', { path: { id } });
    expect([cost.final, micros(cost.reserved.amount)]).toEqual([false, reserved]);
    // Its callback may still arrive, so the check skips it.
    await legs.settleDueLegs(app.runtime, never);
    expect((await money()).reserved).toBe(reserved);
    await settleDue();
    expect([await used(), (await money()).reserved]).toEqual([0, 0]);
    const { final, transfer: leg } = await tenant.ok('getCallCost', { path: { id } });
    expect([final, leg!.items[0]!.quantity]).toEqual([true, 40]);
  }, 60_000);

  test('is limited to the duration that a small wallet covers, and refused below a minute', async () => {
    const first = await talk();
    const { available } = await money();
    await wallet({ daily_cap_micros: 2_000_000 - available + 50_000 });
    twilio.callees.set(human, { unreported: true });
    const covered = Math.floor(50_000 / SECOND_MICROS);
    await transfer(first.id);
    await ended(tenant, first.id);
    expect(limitOf(first.call)).toBeGreaterThan(60);
    expect(limitOf(first.call)).toBeLessThanOrEqual(covered);
    await settleDue();
    const second = await talk();
    await wallet({ daily_cap_micros: 0 });
    expect((await transfer(second.id)).failure).toContain('spend cap');
    expect(second.call.dialed).toBeNull();
    await tenant.ok('endCall', { path: { id: second.id } });
    await ended(tenant, second.id);
  }, 60_000);

  test('is limited to the balance that other calls leave', async () => {
    const { id, call } = await talk();
    const { available } = await money();
    const hold = (micros: number) =>
      sql`update wallets set held_micros = held_micros + ${micros} where workspace_id = ${tenant.workspaceId}`.execute(
        app.runtime.db,
      );
    await hold(available - 50_000);
    twilio.callees.set(human, { unreported: true });
    expect((await transfer(id)).failure).toBeNull();
    await ended(tenant, id);
    expect(limitOf(call)).toBeGreaterThan(60);
    expect(limitOf(call)).toBeLessThanOrEqual(Math.floor(50_000 / SECOND_MICROS));
    await hold(50_000 - available);
    await settleDue();
  }, 60_000);

  test('is charged for its own destination, and on the operator’s carrier also for that of an outbound call that continues', async () => {
    const { id } = await talk();
    const { runtime } = app;
    const call = { ...(await selectCallById(runtime.db, id))!, to_number: '+18765551234' };
    const own = (await findActiveNumber(runtime.db, tenant.workspaceId, number.number))!;
    const carrier = runtime.providers.carriers().find((one) => one.id === 'twilio')!;
    const perMinute = async (direction: typeof call.direction, from: typeof own): Promise<number> => {
      const route = { carrier, number: from };
      const leg = await legs.reserveTransfer(runtime, { ...call, direction }, route, '+447400123456');
      const hold = runtime.db.selectFrom('wallet_holds').select('prices').where('call_id', '=', leg.id);
      const { prices } = await hold.executeTakeFirstOrThrow();
      await legs.dropLeg(runtime, leg.id);
      return (prices as unknown as { micros: number }[])[0]!.micros;
    };
    const bought = { ...own, account_sealed: null };
    expect(await perMinute('inbound', bought)).toBe(70_000);
    expect(await perMinute('outbound', bought)).toBe(70_000 + 400_000 - 14_000);
    expect(await perMinute('outbound', own)).toBe(14_000);
    await tenant.ok('endCall', { path: { id } });
    await ended(tenant, id);
  }, 60_000);

  test('keeps the slot of its call: when such legs use all slots, no call is dialed', async () => {
    for (let i = 0; i < 3; i++) {
      await transferred();
      human = `${human.slice(0, -1)}${i}`;
    }
    expect(await used()).toBe(3);
    const body = { agent_id: agentId, to_number: CALLEE, from_number: number.number, queue: false };
    expect((await tenant.send('createCall', { body })).status).toBe(429);
    await settleDue();
    expect(await used()).toBe(0);
  }, 120_000);

  test('whose end is reported late and twice is charged once', async () => {
    const { call } = await transferred();
    await settleDue();
    const [{ url, params }] = call.legs as [StandInCall['legs'][0]];
    const report = () =>
      fetch(url, {
        method: 'POST',
        headers: { 'x-twilio-signature': twilio.sign(url, params) },
        body: new URLSearchParams(params),
      });
    const before = await money();
    for (const { status } of await Promise.all([report(), report(), settleDue().then(report)]))
      expect(status).toBe(200);
    expect([await money(), await chargesOf()]).toEqual([before, 2]);
  }, 60_000);

  test('that the carrier refuses reserves nothing, and can be repeated', async () => {
    const { id, call } = await talk();
    const before = await money();
    twilio.faults.push({ on: /^POST Calls\/CA/, status: 400, code: 21_220 });
    expect((await transfer(id)).failure).toContain('21220');
    expect(await money()).toEqual(before);
    twilio.callees.set(human, { unreported: true });
    expect((await transfer(id)).failure).toBeNull();
    await ended(tenant, id);
    expect(call.dialed).toBe(human);
    await settleDue();
  }, 60_000);

  test('that may have begun keeps its reserve until the carrier reports its state, and cannot be repeated', async () => {
    const { id } = await talk();
    const before = await money();
    twilio.faults.push({ on: /^POST Calls\/CA/, status: 500 });
    expect((await transfer(id)).failure).toContain('20500');
    expect((await money()).reserved).toBeGreaterThan(before.reserved);
    expect((await transfer(id)).failure).toContain('an earlier transfer of the call may still be in progress');
    await settleDue();
    expect(await money()).toEqual(before);
    await tenant.ok('endCall', { path: { id } });
    await ended(tenant, id);
  }, 60_000);

  test('that lasts beyond its limit is hung up and then settled', async () => {
    const { call } = await transferred();
    const [{ params }] = call.legs as [StandInCall['legs'][0]];
    const { reserved } = await money();
    params['DialCallStatus'] = 'in-progress';
    // Every request to change the call hits this fault.
    const fault = { on: /^POST Calls\/CA/, status: 500 };
    twilio.faults.push(fault);
    await settleDue();
    expect([twilio.faults, (await money()).reserved]).toEqual([[fault], reserved]);
    const { db } = app.runtime;
    const late = { requested_at: new Date(Date.now() - 2 * 3_600_000) };
    await db.updateTable('onward_legs').set(late).where('workspace_id', '=', tenant.workspaceId).execute();
    await settleDue();
    expect([twilio.faults, (await money()).reserved]).toEqual([[], reserved]);
    params['DialCallStatus'] = 'completed';
    await settleDue();
    expect((await money()).reserved).toBe(0);
  }, 60_000);

  test('whose process died before the request to the carrier costs nothing, and can be repeated', async () => {
    const { id } = await talk();
    const { runtime } = app;
    const before = await money();
    const call = (await selectCallById(runtime.db, id))!;
    const own = (await findActiveNumber(runtime.db, tenant.workspaceId, number.number))!;
    const carrier = runtime.providers.carriers().find((one) => one.id === 'twilio')!;
    await legs.reserveTransfer(runtime, call, { carrier, number: own }, human);
    expect((await money()).available).toBeLessThan(before.available);
    // It uses the slot of its call.
    expect(await used()).toBe(1);
    await settleDue();
    expect(await money()).toEqual(before);
    // The carrier received no request, so another attempt is safe.
    twilio.callees.set(human, { unreported: true });
    expect((await transfer(id)).failure).toBeNull();
    await ended(tenant, id);
    await settleDue();
  }, 60_000);

  test('whose reserve was released before the request to the carrier is not dialed', async () => {
    const { id, call } = await talk();
    const before = await money();
    const { db } = app.runtime;
    await sql`create function skip_row() returns trigger language plpgsql as 'begin return null; end'`.execute(db);
    // The update finds no row, as if the leg no longer existed.
    await sql`create trigger skip_asking before update of requested_at on onward_legs for each row execute function skip_row()`.execute(
      db,
    );
    expect((await transfer(id)).failure).toContain('took too long');
    await sql`drop function skip_row() cascade`.execute(db);
    expect([call.dialed, await money()]).toEqual([null, before]);
    await tenant.ok('endCall', { path: { id } });
    await ended(tenant, id);
  }, 60_000);

  test('whose end the carrier does not report is checked for six more hours, and then charged for its limit', async () => {
    await transferred();
    const { reserved } = await money();
    const cannotSay = async (hoursAgo: number) => {
      const late = { requested_at: new Date(Date.now() - 1_800_000 - hoursAgo * 3_600_000) };
      await app.runtime.db
        .updateTable('onward_legs')
        .set(late)
        .where('workspace_id', '=', tenant.workspaceId)
        .execute();
      twilio.faults.push({ on: /^GET Calls/, status: 500 });
      await settleDue();
      expect(twilio.faults).toEqual([]);
      return [await used(), (await money()).reserved];
    };
    expect(await cannotSay(5)).toEqual([1, reserved]);
    expect(await cannotSay(7)).toEqual([0, 0]);
    const [charge] = (await tenant.ok('listTransactions')).data.filter(({ kind }) => kind === 'call');
    expect(micros(charge!.amount.amount)).toBe(-Math.floor(1_800 * SECOND_MICROS));
  }, 60_000);

  test('whose carrier is no longer configured is charged for its longest possible duration, up to its limit', async () => {
    const { id } = await transferred();
    const { db } = app.runtime;
    const gone = { carrier: 'gone', requested_at: new Date(Date.now() - 2 * 3_600_000) };
    await db.updateTable('onward_legs').set(gone).where('call_id', '=', id).execute();
    await settleDue();
    const { final, transfer: leg } = await tenant.ok('getCallCost', { path: { id } });
    expect([final, leg!.items[0]!.quantity, await used()]).toEqual([true, 1_800, 0]);
  }, 60_000);

  test('that cannot be checked does not delay the others', async () => {
    await transferred();
    human = `${human.slice(0, -1)}9`;
    await transferred();
    expect(await used()).toBe(2);
    twilio.faults.push({ on: /^GET Calls/, status: 500 });
    await settleDue();
    expect([await used(), twilio.faults]).toEqual([1, []]);
    await settleDue();
    expect(await used()).toBe(0);
  }, 60_000);

  test('is not settled by a callback of another workspace’s carrier account', async () => {
    const theirs = await world.anotherNumber();
    const { id } = await transferred();
    const before = await money();
    for (const seconds of ['0', '1000000000']) {
      const named = { CallSid: id.slice('call_'.length), DialCallDuration: seconds };
      await world.sendCallback('forwarded', { To: theirs, ...named });
      await world.sendCallback('forwarded', { To: number.number, ...named });
    }
    expect([await money(), await used()]).toEqual([before, 1]);
    const { workspaceId: workspace_id } = await newTenant(app.url);
    await legs.finishLeg(app.runtime, { workspace_id, id: `leg_${id.slice('call_'.length)}` }, 10);
    expect([await money(), await used()]).toEqual([before, 1]);
    await settleDue();
    expect((await money()).reserved).toBe(0);
  }, 60_000);

  test('over a deployment’s trunk that has no time limit is refused', async () => {
    const { id } = await talk();
    const { runtime } = app;
    const call = (await selectCallById(runtime.db, id))!;
    const own = (await findActiveNumber(runtime.db, tenant.workspaceId, number.number))!;
    const asked: string[] = [];
    const trunk = { id: 'trunk', onward: 'refer', transfer: async (_line: Line, to: string) => void asked.push(to) };
    const over = (more: Partial<typeof own>) => {
      const route = { carrier: trunk as unknown as Carrier, number: { ...own, ...more }, account: undefined };
      return transferTo(runtime, call, route, {} as Line, human, never);
    };
    await expect(over({ carrier_ref: NAMED_TRUNKS })).rejects.toThrow('cannot be limited');
    await expect(over({ account_sealed: null, allowed_countries: ['US'] })).rejects.toThrow('cannot be limited');
    expect(asked).toEqual([]);
    await over({});
    expect(asked).toEqual([human]);
    await tenant.ok('endCall', { path: { id } });
    await ended(tenant, id);
  }, 60_000);

  test('that outlasts its reserve leaves a debt: 402 until the wallet is topped up', async () => {
    const { id } = await transferred();
    const leg = { workspace_id: tenant.workspaceId, id: `leg_${id.slice('call_'.length)}` };
    await legs.finishLeg(app.runtime, leg, 4 * 3_600);
    expect((await money()).balance).toBeLessThan(0);
    const body = { agent_id: agentId, to_number: CALLEE, from_number: number.number };
    const refused = await tenant.send('createCall', { body });
    expect([refused.status, (refused.body as { detail: string }).detail]).toEqual([
      402,
      expect.stringContaining('owes'),
    ]);
    expect((await tenant.send('buyPhoneNumber', { body: { number: '+14152671009', carrier: 'twilio' } })).status).toBe(
      402,
    );
    await tenant.ok('createTopup', { body: { amount: 5 } });
    await tenant.ok('endCall', { path: { id: (await talk()).id } });
  }, 60_000);
});

describe('a warm transfer', () => {
  const warm = (id: string) => transfer(id, { mode: 'warm', briefing: 'Opening hours.' });
  const fails = (id: string) => {
    const failed = async () => {
      const { data } = await tenant.ok('listCallEvents', { path: { id }, query: { limit: '100' } });
      return data.some(({ type, data: said }) => type === 'transfer_progress' && said['state'] === 'failed');
    };
    return until(failed, { withinMs: 20_000, what: 'the transfer fails' });
  };

  test.each([
    ['if no slot is free for the second leg', async () => [(await talk()).id, (await talk()).id]],
    ['if the wallet does not cover a minute', async () => (await wallet({ daily_cap_micros: 0 }), [])],
  ])(
    'calls nobody %s',
    async (_what, prepare) => {
      const { id } = await talk();
      const others = await prepare();
      const asked = twilio.calls.length;
      await warm(id);
      await fails(id);
      expect(twilio.calls).toHaveLength(asked);
      for (const one of [id, ...others]) await tenant.ok('endCall', { path: { id: one } });
      for (const one of [id, ...others]) await ended(tenant, one);
    },
    60_000,
  );

  test('that is not answered frees its slot, and the call continues', async () => {
    const { id } = await talk();
    twilio.callees.set(human, { fails: { status: 'busy' } });
    await warm(id);
    await fails(id);
    await until(async () => (await used()) === 1, { what: 'the slot is free' });
    expect((await tenant.ok('getCall', { path: { id } })).status).toBe('in_progress');
    await tenant.ok('endCall', { path: { id } });
    await ended(tenant, id);
  }, 60_000);

  test('has its own slot and a limit at the carrier, and frees the slot when the human declines', async () => {
    const { id } = await talk();
    twilio.callees.set(human, { ringMs: 12_000, answeredBy: 'human', presses: '2' });
    await warm(id);
    const leg = () => twilio.calls.find(({ fields }) => fields['StatusCallback']?.endsWith(`/${id}-2`));
    await until(() => leg() !== undefined, { withinMs: 20_000, what: 'the human is called' });
    expect([leg()!.fields['TimeLimit'], await used()]).toEqual(['1800', 2]);
    await until(async () => (await used()) === 1, { withinMs: 60_000, what: 'the slot is free' });
    await tenant.ok('endCall', { path: { id } });
    await ended(tenant, id);
  }, 120_000);
});
