// Twilio as a carrier: numbers, calls, messages (https://www.twilio.com/docs/voice). Without settings it still carries calls of
// numbers whose owners bring their own accounts. resources/calls/callbacks receives Twilio's callbacks, which reach a dialing
// process through LegUpdates; audio arrives over the socket here. Deliberately omitted: fax, conferences, Twilio's own recording.
import type { Logger } from 'pino';
import type { CallListInstanceCreateOptions } from 'twilio/lib/rest/api/v2010/account/call.js';
import { E164 } from '../../../core/phone/e164.ts';
import { integer, text, url, WEB } from '../../../core/setting-parsers.ts';
import { defineSetting, derivedDefault, type Parse } from '../../../core/setting.ts';
import type { CarrierAccount } from '../../numbers.ts';
import type { Carrier, DialRequest } from '../../ports/carrier.ts';
import { ProviderError } from '../../ports/errors.ts';
import { defineCarrier, type CarrierHost, type MediaTokens } from '../define-carrier.ts';
import { addressesAt, type Addresses } from './addresses.ts';
import { createClients, importSdk, type Clients, type Credentials } from './client.ts';
import { dialTwilio } from './dial.ts';
import { readLeg } from './leg.ts';
import { createMedia } from './media.ts';
import { createAccountKeeper, createMarket, createRoutes, credentialsFor } from './numbers.ts';
import { connectStream, dialOn, sipTarget, type SipTarget } from './twiml.ts';

interface TwilioSettings extends Credentials {
  apiUrl: string | null;
  callsPerSecond: number;
}

const TRANSFER_RING_SECONDS = 30;
/** A call is connected to one number at a time, and ends with it. */
const MAX_LEGS = 20;
/** Twilio accepts 5 to 600. */
const MIN_RING_SECONDS = 5;
const MAX_RING_SECONDS = 600;
/** Twilio's own limit. */
const MAX_CALL_SECONDS = 14_400;

const ACCOUNT_SID = /^AC[0-9a-f]{32}$/;

const accountSid: Parse<string> = (sid, refuse) => (ACCOUNT_SID.test(sid) ? sid : refuse('is not an account SID'));

export const twilio = defineCarrier({
  id: 'twilio',
  name: 'Twilio',
  scope: 'numbers, calls in both directions, text messages',
  verifiedAgainst: 'official SDK against a stand-in of REST, TwiML, callbacks and media streams',
  settings: {
    accountSid: defineSetting({
      name: 'TWILIO_ACCOUNT_SID',
      parse: accountSid,
      default: null,
      about: 'Real telephone numbers and calls through Twilio. Needs PUBLIC_URL with https.',
      example: 'AC0123456789abcdef0123456789abcdef',
    }),
    authToken: defineSetting({
      name: 'TWILIO_AUTH_TOKEN',
      parse: text,
      default: null,
      about: 'Auth token of the Twilio account.',
      example: '0123456789abcdef0123456789abcdef',
    }),
    apiUrl: defineSetting({
      name: 'TWILIO_API_URL',
      parse: url(WEB),
      default: derivedDefault('https://api.twilio.com'),
      about: 'Base URL of another Twilio edge or region.',
      example: 'https://api.dublin.ie1.twilio.com',
    }),
    callsPerSecond: defineSetting({
      name: 'TWILIO_CALLS_PER_SECOND',
      parse: integer(1, 1000),
      default: '1',
      about: 'Maximum calls per second that each account may start; further calls wait.',
      example: '5',
    }),
  },
  enabledBy: 'accountSid',
  required: ['authToken'],
  needsPublicHttps: true,
  open: (settings, host) => ({ carrier: createTwilio(settings, host) }),
});

export function createTwilio(settings: TwilioSettings | null, parts: CarrierHost): Carrier {
  const { clock, legs, tokens } = parts;
  const clients = createClients({ apiUrl: settings?.apiUrl ?? null, request: parts.request });
  const addresses = (): Addresses => addressesAt(parts.publicUrl());
  const numberParts = { clients, addresses, resolveHost: parts.resolveHost };
  const hangUp = (callSid: string, account: CarrierAccount | undefined): Promise<void> =>
    endCall(clients, credentialsFor(account, settings), callSid, parts.log);
  const media = createMedia({ clock, legs, tokens, hangUp });
  const dialParts = {
    clock,
    legs,
    media,
    place: (request: DialRequest) =>
      clients.ask(credentialsFor(request.account, settings), async (client) => {
        const { sid } = await client.calls.create(callOptions(request, addresses(), tokens));
        return sid;
      }),
    fetchLeg: (ref: string, { account }: DialRequest) =>
      clients.ask(credentialsFor(account, settings), async (client) => {
        const { sid, status, answeredBy } = await client.calls(ref).fetch();
        return readLeg({ CallSid: sid, CallStatus: status, AnsweredBy: answeredBy });
      }),
    hangUp: (ref: string, { account }: DialRequest) => hangUp(ref, account),
  };
  return {
    id: 'twilio',
    description: settings
      ? 'Telephone calls and numbers through Twilio.'
      : 'Telephone calls through Twilio, on accounts of numbers’ owners; set TWILIO_ACCOUNT_SID for one of the deployment.',
    configured: settings !== null,
    serves: (_from, to) => E164.test(to),
    dial: (request) => dialTwilio(dialParts, request),
    onward: 'dial',
    async transfer(line, to, limitSeconds, signal) {
      const held = media.held(line);
      if (!held) throw new ProviderError('twilio', 'refused', 'not an open line of this carrier');
      if (!E164.test(to)) throw new ProviderError('twilio', 'refused', `cannot transfer to ${to}`);
      signal.throwIfAborted();
      const ask = <T>(request: Parameters<typeof clients.ask<T>>[1]) =>
        clients.ask(credentialsFor(held.account, settings), request);
      const call = await ask((client) => client.calls(held.callSid).fetch());
      // From here on Twilio executes the transfer, even if it is given up.
      signal.throwIfAborted();
      const ours = call.direction.startsWith('outbound') ? call.from : call.to;
      const times = { ringSeconds: TRANSFER_RING_SECONDS, limitSeconds };
      const twiml = dialOn(targetOf(to, held.account), ours, times, addresses().dialed(held.legName));
      await ask((client) => client.calls(held.callSid).update({ twiml }));
      held.line.handOver();
    },
    checkOnward: (ref, account) =>
      clients.ask(credentialsFor(account, settings), async (client) => {
        const legs = await client.calls.list({ parentCallSid: ref, limit: MAX_LEGS });
        if (legs.some(({ status }) => readLeg({ CallStatus: status }).status !== 'over')) return { type: 'live' };
        return { type: 'over', seconds: legs.reduce((sum, { duration }) => sum + (Number(duration) || 0), 0) };
      }),
    async sendSms({ from, to, text, account }) {
      // The deployment's account places the calls of a SIP server. It must not write in the name of a number that it has: anybody may
      // claim any number with a SIP server.
      if (account?.type === 'sip_trunk') {
        throw new ProviderError('twilio', 'refused', 'a number on a SIP trunk sends no text messages');
      }
      await clients.ask(credentialsFor(account, settings), (client) =>
        client.messages.create({ from, to, body: text }),
      );
    },
    ...(settings
      ? {
          loadSdk: importSdk,
          callsPerSecond: settings.callsPerSecond,
          market: createMarket(settings, numberParts),
          routes: createRoutes(settings, numberParts),
          check: () => checkAccount(clients, settings),
        }
      : {}),
    accounts: createAccountKeeper(numberParts, settings !== null),
    sockets: media.sockets,
    onArrival: media.onArrival,
    hangUp: async ({ ref }, account) => (ref === null ? undefined : hangUp(ref, account)),
  };
}

async function checkAccount(clients: Clients, settings: TwilioSettings): Promise<void> {
  const { status } = await clients.ask(settings, (client) => client.api.v2010.accounts(settings.accountSid).fetch());
  if (status !== 'active') throw new ProviderError('twilio', 'auth', `the account is ${status}`);
}

function callOptions(
  { legName, from, to, ringTimeoutMs, maxSeconds, account }: DialRequest,
  addresses: Addresses,
  tokens: MediaTokens,
): CallListInstanceCreateOptions {
  const seconds = Math.ceil(ringTimeoutMs / 1000);
  const target = targetOf(to, account);
  return {
    to: typeof target === 'string' ? target : target.uri,
    from,
    ...(typeof target === 'object' && target.username !== null ? { sipAuthUsername: target.username } : {}),
    ...(typeof target === 'object' && target.password !== null ? { sipAuthPassword: target.password } : {}),
    // The instructions are known in advance; fetching them would cost a moment of silence.
    twiml: connectStream(addresses.media, tokens.seal(legName), addresses.resume(legName)),
    timeout: Math.min(Math.max(seconds, MIN_RING_SECONDS), MAX_RING_SECONDS),
    ...(maxSeconds === undefined ? {} : { timeLimit: Math.min(maxSeconds, MAX_CALL_SECONDS) }),
    statusCallback: addresses.status(legName),
    statusCallbackEvent: ['initiated', 'ringing', 'answered', 'completed'],
    // Asynchronous detection: the agent talks at once, and Twilio reports a machine later.
    machineDetection: 'Enable',
    asyncAmd: 'true',
    asyncAmdStatusCallback: addresses.answeredBy(legName),
  };
}

/** Returns the number itself, or the number at its owner's trunk. */
function targetOf(to: string, account: CarrierAccount | undefined): string | SipTarget {
  return account?.type === 'sip_trunk' ? sipTarget(to, account) : to;
}

/** Ends a call. Succeeds if it is already over. Tries twice, because a call that is not ended costs money. */
async function endCall(clients: Clients, credentials: Credentials, callSid: string, log: Logger): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      await clients.ask(credentials, (client) => client.calls(callSid).update({ status: 'completed' }));
      return;
    } catch (error) {
      if (!(error instanceof ProviderError)) throw error;
      if (error.kind === 'refused') return;
      if (attempt === 2) return log.warn({ err: error, callSid }, 'could not end a call at the carrier');
    }
  }
}
