// Fixture for telephone calls over SIP trunks of LiveKit: the service with a stand-in of the server, numbers behind an
// owner's SIP server, agents that wait for the caller, and telephones.
import type { PhoneNumber } from '../../../generated/types.ts';
import { createPhone, type LiveKitPhone } from '../../../scripts/stand-ins/livekit-phone.ts';
import { startSipServer } from '../../../scripts/stand-ins/sip-server.ts';
import { newTenant, type Tenant, UNRECORDED } from '../../support/client.ts';
import { startLiveKitApp, type LiveKitApp } from '../../support/livekit-app.ts';
import { talkingAgent } from './support.ts';

export const CALLEE = '+12125552368';

export interface LiveKitWorld extends LiveKitApp {
  tenant: Tenant;
  number: PhoneNumber;
  /** Answers presence checks. */
  sipPort: number;
  newNumber(client?: Tenant): Promise<PhoneNumber>;
  newAgent(more?: object, client?: Tenant): Promise<string>;
  newPhone(): LiveKitPhone;
  assign(agentId: string, number?: PhoneNumber, client?: Tenant): Promise<unknown>;
  /** Calls CALLEE; returns the id of the call. */
  dial(agentId: string): Promise<string>;
  callsFrom(q: string, client?: Tenant): Promise<{ call_id: string; status: string }[]>;
  /** Bodies of the requests to this method of the server. */
  asked(method: string): Record<string, unknown>[];
}

export async function startLiveKitWorld(env: Record<string, string> = {}): Promise<LiveKitWorld> {
  const sipServer = await startSipServer();
  const sipPort = sipServer.address().port;
  const livekit = await startLiveKitApp({
    WALLET_FREE_BALANCE: '100',
    NEW_WORKSPACE_DAILY_CAP: 'none',
    CONCURRENT_CALLS: '2',
    ...env,
  });
  const tenant = await newTenant(livekit.app.url);
  let last = 0;
  const newNumber = (client: Tenant = tenant): Promise<PhoneNumber> => {
    const account = { type: 'livekit', host: 'sip.localhost', port: sipPort, username: 'northwind' };
    return client.ok('importPhoneNumber', { body: { number: `+1415267${String(1000 + last++)}`, account } });
  };
  const number = await newNumber();
  return {
    ...livekit,
    tenant,
    number,
    sipPort,
    newNumber,
    async newAgent(more = {}, client = tenant) {
      const body = talkingAgent({ ...UNRECORDED, inactivity: { seconds: 60, reminders: [] }, ...more });
      return (await client.ok('createAgent', { body })).agent_id;
    },
    newPhone: () => createPhone(livekit.server),
    assign: (agent_id, { id } = number, client = tenant) =>
      client.ok('assignPhoneNumber', { path: { id }, body: { agent_id } }),
    async dial(agent_id) {
      const body = { agent_id, to_number: CALLEE, from_number: number.number };
      return (await tenant.ok('createCall', { body })).call_id;
    },
    callsFrom: async (q, client = tenant) => (await client.ok('listCalls', { query: { q } })).data,
    asked: (method) => livekit.server.requests.filter((request) => request.method === method).map(({ body }) => body),
    async close() {
      await livekit.close();
      sipServer.close();
    },
  };
}
