// Numbers at Twilio: search, purchase, release, and numbers that owners bring on their own accounts.
// Invariant: a number exists once per account, so that a second purchase or adoption finds the result of the first.
import type { Twilio } from 'twilio';
import type { LocalListInstanceOptions } from 'twilio/lib/rest/api/v2010/account/availablePhoneNumberCountry/local.js';
import type {
  AccountKeeper,
  CarrierAccount,
  HeldNumber,
  NumberCapability,
  NumberMarket,
  NumberRoute,
  NumberRoutes,
  OfferedNumber,
} from '../../numbers.ts';
import { ProviderError } from '../../ports/errors.ts';
import { probeTrunk } from '../../telephony/sip-probe.ts';
import { VOICE_PATH, type Addresses } from './addresses.ts';
import type { Clients, Credentials } from './client.ts';

/** Size of one page of Twilio's list. */
const MAX_ROUTES = 1_000;
/** A number of another length that contains a given one is rare. */
const MAX_MATCHES = 100;

interface NumberParts {
  clients: Clients;
  addresses(): Addresses;
  /** Resolves a trunk's host to an address that may be reached. @throws ConnectionFailure */
  resolveHost(host: string): Promise<string>;
}

interface Has {
  voice?: boolean;
  sms?: boolean;
  SMS?: boolean;
}

/** The common fields of all kinds of offers. */
interface Listed {
  phoneNumber: string;
  locality: string;
  region: string;
  capabilities: Has;
}

export function createMarket(own: Credentials, { clients, addresses }: NumberParts): NumberMarket {
  return {
    async search({ country, type, areaCode, contains, capability, limit }) {
      const options: LocalListInstanceOptions = {
        limit,
        ...(areaCode === undefined ? {} : { areaCode: Number(areaCode) }),
        ...(contains === undefined ? {} : { contains }),
        voiceEnabled: capability !== 'sms',
        ...(capability === 'sms' ? { smsEnabled: true } : {}),
      };
      const found = await clients.ask(own, (client): Promise<readonly Listed[]> => {
        const offers = client.availablePhoneNumbers(country);
        if (type === 'toll_free') return offers.tollFree.list(options);
        return type === 'mobile' ? offers.mobile.list(options) : offers.local.list(options);
      });
      return found.map(({ phoneNumber, locality, region, capabilities }): OfferedNumber => {
        const place = [locality, region].filter(Boolean).join(', ') || null;
        return { number: phoneNumber, country, type, region: place, capabilities: capabilitiesOf(capabilities) };
      });
    },
    async buy(number) {
      const voice = voiceSettings(addresses());
      try {
        const { sid, capabilities } = await clients.ask(own, (client) =>
          client.incomingPhoneNumbers.create({ phoneNumber: number, ...voice }),
        );
        return { ref: sid, capabilities: capabilitiesOf(capabilities) };
      } catch (error) {
        // A refusal may mean that it is already bought, by an attempt whose response was lost. Such a number leads here. The account
        // may also have numbers of the operator that serve something else, and these are not for sale.
        const held = isRefusal(error) ? await find(clients, own, number) : null;
        if (held?.url === voice.voiceUrl) return { ref: held.ref, capabilities: held.capabilities };
        throw error;
      }
    },
    release: (ref) => remove(clients, own, ref),
  };
}

/** A number leads to a Parley if its URL has our path: tunnels change only the host. */
export function createRoutes(own: Credentials, { clients, addresses }: NumberParts): NumberRoutes {
  return {
    async list() {
      const here = addresses().voice;
      const held = await clients.ask(own, (client) => client.incomingPhoneNumbers.list({ limit: MAX_ROUTES }));
      return held.map(({ sid, phoneNumber, voiceUrl, trunkSid, voiceApplicationSid }): NumberRoute => {
        const isElsewhere = Boolean(trunkSid || voiceApplicationSid);
        const leads = isElsewhere
          ? 'other'
          : voiceUrl === here
            ? 'here'
            : voiceUrl?.endsWith(VOICE_PATH)
              ? 'moved'
              : 'other';
        return { ref: sid, number: phoneNumber, url: voiceUrl || null, leads };
      });
    },
    async lead(ref) {
      await clients.ask(own, (client) => client.incomingPhoneNumbers(ref).update(routeHere(addresses())));
    },
  };
}

/** @param trunks true: calls over trunks are possible; they use the deployment's own account */
export function createAccountKeeper(parts: NumberParts, trunks: boolean): AccountKeeper {
  const { clients, addresses } = parts;
  return {
    types: trunks ? ['twilio', 'sip_trunk'] : ['twilio'],
    async adopt(number, account, signal) {
      if (account.type === 'sip_trunk') {
        await probeTrunk(account, await parts.resolveHost(account.host), signal);
        return { ref: `trunk:${number}`, capabilities: ['voice'] };
      }
      if (account.type !== 'twilio')
        throw new ProviderError('twilio', 'refused', `does not accept ${account.type} accounts`);
      const held = await find(clients, account, number);
      if (!held) throw new ProviderError('twilio', 'refused', `the account has no number ${number}`);
      const { ref, capabilities } = held;
      await clients.ask(account, (client) => client.incomingPhoneNumbers(ref).update(routeHere(addresses())));
      return { ref, capabilities };
    },
    async abandon(ref, account) {
      if (account.type !== 'twilio') return;
      await ignoreMissing(clients.ask(account, (client) => client.incomingPhoneNumbers(ref).update({ voiceUrl: '' })));
    },
  };
}

/**
 * Twilio's filter also returns longer numbers that contain this one
 * (https://www.twilio.com/docs/phone-numbers/api/incomingphonenumber-resource).
 */
async function find(
  clients: Clients,
  account: Credentials,
  number: string,
): Promise<(HeldNumber & { url: string }) | null> {
  const listed = await clients.ask(account, (client: Twilio) =>
    client.incomingPhoneNumbers.list({ phoneNumber: number, limit: MAX_MATCHES }),
  );
  const held = listed.find(({ phoneNumber }) => phoneNumber === number);
  return held ? { ref: held.sid, capabilities: capabilitiesOf(held.capabilities), url: held.voiceUrl } : null;
}

async function remove(clients: Clients, own: Credentials, ref: string): Promise<void> {
  await ignoreMissing(clients.ask(own, (client) => client.incomingPhoneNumbers(ref).remove()));
}

async function ignoreMissing(request: Promise<unknown>): Promise<void> {
  try {
    await request;
  } catch (error) {
    if (!(error instanceof ProviderError) || error.status !== 404) throw error;
  }
}

function isRefusal(error: unknown): boolean {
  return error instanceof ProviderError && error.kind === 'refused';
}

function voiceSettings({ voice }: Addresses) {
  return { voiceUrl: voice, voiceMethod: 'POST' };
}

/** Twilio ignores the URL of a number that is on a trunk or an application. */
function routeHere(addresses: Addresses) {
  return { ...voiceSettings(addresses), trunkSid: '', voiceApplicationSid: '' };
}

function capabilitiesOf(has: Has): NumberCapability[] {
  const capabilities: NumberCapability[] = [];
  if (has.voice) capabilities.push('voice');
  if (has.sms || has.SMS) capabilities.push('sms');
  return capabilities;
}

/** Returns the credentials for an account's calls: the account itself, or ours for the owner's trunk. */
export function credentialsFor(account: CarrierAccount | undefined, own: Credentials | null): Credentials {
  if (account?.type === 'twilio') return account;
  if (own) return own;
  throw new ProviderError('twilio', 'refused', 'this deployment has no Twilio account');
}
