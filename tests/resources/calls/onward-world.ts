// Fixture for legs that outlast their call: the service with Twilio's stand-in, workspaces with a number on their own Twilio
// account, their wallets and slots, and the periodic check of legs whose end was not reported.
import { getExpectedTwilioSignature } from 'twilio/lib/webhooks/webhooks.js';
import { expect } from 'vitest';
import type { PhoneNumber } from '../../../generated/types.ts';
import type { StandInCall } from '../../../scripts/stand-ins/twilio-network.ts';
import { settleDueLegs } from '../../../src/resources/calls/dispatch/onward-legs.ts';
import { newTenant, type Tenant, UNRECORDED } from '../../support/client.ts';
import { startTwilioApp, type TwilioApp } from '../../support/twilio-app.ts';
import { talkingAgent } from './support.ts';

/** The price of a second of a forwarded or transferred leg. */
export const SECOND_MICROS = 14_000 / 60;
export const never = new AbortController().signal;

export interface Newcomer {
  tenant: Tenant;
  number: PhoneNumber;
  agentId: string;
  /** A number that was not called before. */
  human: string;
  money(): Promise<{ balance: number; reserved: number; available: number }>;
  used(): Promise<number>;
  wallet(changes: Record<string, number>): Promise<unknown>;
  /** Runs the check as if all legs were due for it. */
  settleDue(): Promise<void>;
  chargesOf(): Promise<number>;
}

export interface OnwardWorld extends TwilioApp {
  newcomer(): Promise<Newcomer>;
  /** Another number, of this workspace or a new one, on its own account. */
  anotherNumber(owner?: Tenant): Promise<string>;
  /** Sends a callback signed with the workspace's own Twilio token. */
  sendCallback(hook: string, fields: Record<string, string>): Promise<string>;
}

export const micros = (amount: string): number => Math.round(Number(amount) * 1e6);
export const limitOf = ({ twiml }: StandInCall): number => Number(/ timeLimit="(\d+)"/.exec(twiml.at(-1)!)![1]);

export async function startOnwardWorld(): Promise<OnwardWorld> {
  const world = await startTwilioApp({
    WALLET_FREE_BALANCE: '2',
    CONCURRENT_CALLS: '3',
    INBOUND_RESERVE_PERCENT: '0',
  });
  const { twilio, app } = world;
  const { db } = app.runtime;
  const { TWILIO_ACCOUNT_SID: account_sid, TWILIO_AUTH_TOKEN: auth_token } = twilio.env;
  let last = 0;
  const importNumber = (tenant: Tenant): Promise<PhoneNumber> => {
    const owned = `+1415267${String(2000 + last++)}`;
    twilio.numbers.set(`PN${last}`, { number: owned, voiceUrl: '' });
    const account = { type: 'twilio', account_sid, auth_token };
    return tenant.ok('importPhoneNumber', { body: { number: owned, account } });
  };
  return {
    ...world,
    async newcomer() {
      const tenant = await newTenant(app.url);
      const { workspaceId } = tenant;
      const number = await importNumber(tenant);
      const body = talkingAgent({ ...UNRECORDED, greeting: null, inactivity: { seconds: 600, reminders: [] } });
      const { agent_id: agentId } = await tenant.ok('createAgent', { body });
      return {
        tenant,
        number,
        agentId,
        human: `+1415267${String(6000 + last)}`,
        async money() {
          const { balance, reserved, available } = await tenant.ok('getWallet');
          return {
            balance: micros(balance.amount),
            reserved: micros(reserved.amount),
            available: micros(available.amount),
          };
        },
        used: async () => (await tenant.ok('getLimits')).concurrent_calls.used,
        wallet: (changes) => db.updateTable('wallets').set(changes).where('workspace_id', '=', workspaceId).execute(),
        async settleDue() {
          const due = { expires_at: new Date(0) };
          await db.updateTable('onward_legs').set(due).where('workspace_id', '=', workspaceId).execute();
          await settleDueLegs(app.runtime, never);
        },
        chargesOf: async () => (await tenant.ok('listTransactions')).data.filter(({ kind }) => kind === 'call').length,
      };
    },
    anotherNumber: async (owner) => (await importNumber(owner ?? (await newTenant(app.url)))).number,
    async sendCallback(hook, fields) {
      const url = `${app.url}/hooks/twilio/${hook}`;
      const response = await fetch(url, {
        method: 'POST',
        headers: { 'x-twilio-signature': getExpectedTwilioSignature(auth_token!, url, fields) },
        body: new URLSearchParams(fields),
      });
      expect(response.ok).toBe(true);
      return response.text();
    },
  };
}
