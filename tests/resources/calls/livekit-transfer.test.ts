// Warm transfers over SIP trunks of LiveKit, through the whole service: the caller and the human are official clients, each in a
// room of their own with the agent between them. The audio of each side is measured.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { hearEachOther, loud, type LiveKitPhone } from '../../../scripts/stand-ins/livekit-phone.ts';
import { RECORDED } from '../../support/client.ts';
import { until } from '../../support/until.ts';
import { startLiveKitWorld, type LiveKitWorld } from './livekit-world.ts';
import { decodeMp3, ended, loudness, transferStates } from './support.ts';

const HUMAN = '+12125552377';
let world: LiveKitWorld;

beforeAll(async () => {
  world = await startLiveKitWorld();
}, 60_000);
afterAll(() => world?.close());

const warm = (id: string) => {
  const body = { action: 'transfer', to: HUMAN, mode: 'warm', briefing: 'Opening hours.' };
  return world.tenant.ok('controlCall', { path: { id }, body });
};
const statesOf = (id: string) => transferStates(world.tenant, id);
const comesTo = (id: string, state: string) =>
  until(async () => (await statesOf(id)).at(-1) === state, { withinMs: 60_000, what: `the transfer is ${state}` });
/** Presses a key once the briefing is audible. */
async function decide(human: LiveKitPhone, digit: '1' | '2'): Promise<void> {
  await until(() => loud(human.heard) > 20, { withinMs: 30_000, what: 'the human hears the briefing' });
  await human.client().localParticipant!.publishDtmf(Number(digit), digit);
}

test('a caller stays with the agent when one human declines, and talks with the next one, who accepts', async () => {
  const { tenant, server, newPhone, asked } = world;
  await world.assign(await world.newAgent({ ...RECORDED, greeting: null }));
  const [caller, human] = [newPhone(), newPhone()];
  const { room } = await caller.call('+14155559860', world.number.number);
  await until(async () => (await world.callsFrom('+14155559860'))[0]?.status === 'in_progress', { withinMs: 20_000 });
  const id = (await world.callsFrom('+14155559860'))[0]!.call_id;

  server.onInvite(human.answer);
  await warm(id);
  await decide(human, '2');
  await comesTo(id, 'failed declined');
  const before = caller.heard.length;
  await until(() => loud(caller.heard.slice(before)) > 20, { withinMs: 20_000, what: 'the agent goes on' });
  await until(() => human.isOut(), { what: 'the human is hung up' });

  const other = newPhone();
  server.onInvite(other.answer);
  await warm(id);
  await decide(other, '1');
  await comesTo(id, 'accepted');
  expect((await statesOf(id)).slice(-4)).toEqual(['dialing', 'ringing', 'briefing', 'accepted']);
  const invited = { roomName: `${id}-3`, sipCallTo: HUMAN, sipNumber: world.number.number };
  expect(asked('CreateSIPParticipant').at(-1)).toMatchObject(invited);
  expect(server.participants(room).toSorted()).toEqual(['agent', 'sip_+14155559860']);
  await hearEachOther(caller, other, 100);

  await other.leave();
  expect(await ended(tenant, id)).toMatchObject({ status: 'completed', end_reason: 'transferred' });
  await until(() => caller.isOut() && server.participants(`${id}-3`).length === 0, { what: 'nobody is left' });
  const recording = await tenant.send('getCallRecording', { path: { id } });
  const sound = await decodeMp3(new Uint8Array(recording.body as ArrayBuffer));
  // They spoke at the same time, and the human hung up afterwards.
  const lastSeconds = Array.from({ length: 20 }, (_, i) => sound.seconds * 1000 - (i + 1) * 500);
  const isLoud = (channel: number, at: number) => loudness(sound, channel, at, at + 500) > 0.05;
  expect(lastSeconds.some((at) => isLoud(0, at) && isLoud(1, at))).toBe(true);
  const { items } = await tenant.ok('getCallCost', { path: { id } });
  const secondsOf = (wanted: string) => items.find(({ item }) => item === wanted)!.quantity;
  // Two humans answered, and one of them talked with the caller.
  expect(secondsOf('telephony')).toBeGreaterThan(secondsOf('platform') + 2);
}, 120_000);
