// Calls with a recognizer that allows two connections at once: no call is answered by an agent that has no recognizer.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startDeepgramServer, type DeepgramServer } from '../../../scripts/stand-ins/deepgram-server.ts';
import { startTestApp, type TestApp } from '../../support/app.ts';
import { agentBody, newTenant, type Tenant, UNRECORDED } from '../../support/client.ts';
import { until } from '../../support/until.ts';
import { ended, reaches, SILENT } from './support.ts';

const MINUTE_MS = 60_000;

let app: TestApp;
let server: DeepgramServer;
beforeAll(async () => {
  server = await startDeepgramServer();
  const env = { DEEPGRAM_API_KEY: 'dg-key', DEEPGRAM_URL: server.url, RECOGNISER_CONNECTIONS: '2' };
  app = await startTestApp({ env });
});
afterAll(async () => {
  await app.close();
  await server.close();
});

const listening = () => server.streams.filter(({ isOpen }) => isOpen).length;

interface World {
  tenant: Tenant;
  place(more?: object): Promise<string>;
  /** A call with queue: false. */
  refused(): ReturnType<Tenant['refused']>;
  end(id: string): Promise<void>;
  waits(id: string): Promise<void>;
}

async function newWorld(): Promise<World> {
  const tenant = await newTenant(app.url);
  const body = agentBody({ ...UNRECORDED, inactivity: { seconds: 600, reminders: [] } });
  const { agent_id } = await tenant.ok('createAgent', { body });
  return {
    tenant,
    place: async (more = {}) =>
      (await tenant.ok('createCall', { body: { agent_id, to_number: SILENT, ...more } })).call_id,
    refused: () => tenant.refused('createCall', { body: { agent_id, to_number: SILENT, queue: false } }),
    async end(id) {
      await tenant.ok('endCall', { path: { id } });
      await ended(tenant, id);
    },
    waits: (id) =>
      until(async () => (await tenant.ok('getCall', { path: { id } })).queue_reason === 'recogniser', {
        withinMs: MINUTE_MS,
        what: `${id} waits for the recognizer`,
      }),
  };
}

describe('beyond the STT slots', () => {
  test(
    'calls stay in the queue, show the reason, and are dialed when a slot is free',
    async () => {
      const { tenant, place, refused, end, waits } = await newWorld();
      // Whether the first is queued or live by then, there is a slot for the second.
      const live = [await place({ queue: false }), await place({ queue: false })];
      // A third with queue: false is refused, whether these two have their slots yet or not.
      expect(await refused()).toMatchObject({ status: 429, code: 'concurrency_limited' });
      for (const id of live) await reaches(tenant, id, ['in_progress'], MINUTE_MS);
      expect(await refused()).toMatchObject({ status: 429, code: 'concurrency_limited' });
      const third = await place();
      await waits(third);
      expect(await tenant.ok('getCall', { path: { id: third } })).toMatchObject({
        status: 'queued',
        queue_position: 1,
      });
      expect(listening()).toBe(2);
      await end(live[0]!);
      await reaches(tenant, third, ['in_progress'], MINUTE_MS);
      expect(listening()).toBeLessThanOrEqual(2);
      for (const id of [live[1]!, third]) await end(id);
      await until(() => listening() === 0);
    },
    2 * MINUTE_MS,
  );

  test(
    'a workspace without a slot takes precedence over one with many, even if the latter queued first',
    async () => {
      const [loud, quiet] = [await newWorld(), await newWorld()];
      const live = [await loud.place(), await loud.place()];
      for (const id of live) await reaches(loud.tenant, id, ['in_progress'], MINUTE_MS);
      const next = await loud.place();
      await loud.waits(next);
      const first = await quiet.place();
      await quiet.waits(first);
      await loud.end(live[0]!);
      await reaches(quiet.tenant, first, ['in_progress'], MINUTE_MS);
      expect((await loud.tenant.ok('getCall', { path: { id: next } })).status).toBe('queued');
      await loud.end(live[1]!);
      await reaches(loud.tenant, next, ['in_progress'], MINUTE_MS);
      await loud.end(next);
      await quiet.end(first);
    },
    2 * MINUTE_MS,
  );

  test(
    'an inbound call is refused and shows the reason',
    async () => {
      const { tenant, place, end } = await newWorld();
      const live = [await place(), await place()];
      for (const id of live) await reaches(tenant, id, ['in_progress'], MINUTE_MS);
      const body = { number: '+14155550123', carrier: 'loopback' };
      const { id: numberId } = await tenant.ok('buyPhoneNumber', { body });
      const { agent_id } = (await tenant.ok('listAgents')).data[0]!;
      await tenant.ok('assignPhoneNumber', { path: { id: numberId }, body: { agent_id } });
      await end(live[0]!);
      // The calling agent takes the free slot.
      const { call_id: caller } = await tenant.ok('createCall', { body: { agent_id, to_number: body.number } });
      await ended(tenant, caller, MINUTE_MS);
      const inbound = async () => (await tenant.ok('listCalls', { query: { direction: 'inbound' } })).data[0];
      await until(async () => (await inbound())?.status === 'failed', { withinMs: MINUTE_MS });
      expect(await inbound()).toMatchObject({
        end_reason: 'concurrency_timeout',
        end_detail: 'no connection to the recognizer was free',
      });
      await end(live[1]!);
      await until(() => listening() === 0);
    },
    2 * MINUTE_MS,
  );
});
