// The cost of a campaign includes the legs that continue after cold transfers, each once.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addLegCost } from '../../../src/resources/campaigns/settlement.ts';
import { until } from '../../support/until.ts';
import { micros, startOnwardWorld, type OnwardWorld } from '../calls/onward-world.ts';
import { ended, reaches } from '../calls/support.ts';
import { becomes, get, started } from './support.ts';

const CALLEE = '+12125552369';
let world: OnwardWorld;
beforeAll(async () => {
  world = await startOnwardWorld();
}, 60_000);
afterAll(() => world?.close());

test('a campaign costs its calls and the legs after their transfers, also if the job runs twice', async () => {
  const { tenant, agentId, number, human, settleDue } = await world.newcomer();
  world.twilio.callees.set(CALLEE, {});
  world.twilio.callees.set(human, { unreported: true, reportedSeconds: 40 });
  const campaignId = await started(tenant, agentId, [CALLEE], { from_numbers: [number.number], windows: [] });
  let id = '';
  await until(async () => (id = (await tenant.ok('listCalls')).data[0]?.call_id ?? '') !== '', {
    what: 'the contact is called',
  });
  await reaches(tenant, id, ['in_progress']);
  await tenant.ok('controlCall', { path: { id }, body: { action: 'transfer', to: human } });
  const { cost } = await ended(tenant, id);
  const call = world.twilio.calls.find(({ fields }) => fields['StatusCallback']?.endsWith(id))!;
  await until(() => call.legs.length === 1, { what: 'the leg is connected' });
  const { stats } = await becomes(tenant, campaignId, 'completed');
  expect(micros(stats.cost.amount)).toBe(micros(cost!.amount));

  await settleDue();
  const leg = (await tenant.ok('getCallCost', { path: { id } })).transfer!;
  const both = micros(cost!.amount) + micros(leg.total.amount);
  expect(micros(leg.total.amount)).toBeGreaterThan(0);
  const costNow = async () => micros((await get(tenant, campaignId)).stats.cost.amount);
  await until(async () => (await costNow()) === both, { what: 'the leg is added' });

  await addLegCost(world.app.runtime, tenant.workspaceId, campaignId, id);
  expect(await costNow()).toBe(both);
}, 60_000);
