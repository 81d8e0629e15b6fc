// A stand-in for Twilio and the telephone network behind it: REST for the official SDK, signed callbacks, TwiML, media streams
// with a scripted callee. Transport is separate: twilio-server.ts (sockets), or direct calls in tests on a virtual clock.
// It speaks the published formats and responds to unknown requests with 404.
import { createHmac, randomBytes } from 'node:crypto';
import { sleep, type Clock } from '../../src/core/clock.ts';
import type { GuardedConnection } from '../../src/providers/connection.ts';
import { ConnectionFailure } from '../../src/providers/connection/failure.ts';
import type { Callee } from './callee.ts';
import { createStream, type StandInStream } from './twilio-stream.ts';
import { fieldsOf, parametersOf, unescape } from './twilio-text.ts';

export interface StandInCall {
  sid: string;
  from: string;
  to: string;
  status: string;
  /** Fields of the request that placed the call. */
  fields: Record<string, string>;
  /** µ-law that the other side received, frame by frame. */
  heard: Uint8Array[];
  streams: StandInStream[];
  /** The number to which `<Dial>` connected the call. */
  dialed: string | null;
  /** Every TwiML document that was executed. */
  twiml: string[];
  over: Promise<void>;
  /** Callbacks about legs to which the call was connected. */
  legs: { url: string; params: Record<string, string> }[];
}

/** A fault of one matching request: an error response, or a lost response although the request took effect. */
export interface Fault {
  on: RegExp;
  status: number | 'lost';
  code?: number;
}

interface StandInNumber {
  number: string;
  voiceUrl: string;
  /** An Elastic SIP trunk that gets the calls instead of the URL. */
  trunkSid?: string;
}

interface NetworkParts {
  clock: Clock;
  accountSid: string;
  authToken: string;
  /** Sends a signed callback. Returns the body of the response. */
  post(url: string, params: Record<string, string>, signature: string): Promise<string>;
  connect(url: string, events: SocketEvents): Promise<SocketEnd>;
}

export interface SocketEvents {
  onMessage(text: string): void;
  onClose(): void;
}

export interface SocketEnd {
  send(text: string): void;
  close(): void;
}

export interface TwilioNetwork {
  request: GuardedConnection['request'];
  calls: StandInCall[];
  callees: Map<string, Callee>;
  /** Numbers of the account, by SID. */
  numbers: Map<string, StandInNumber>;
  messages: { from: string; to: string; body: string }[];
  faults: Fault[];
  /** Repeats or reorders callbacks; by default each is sent once, in order. */
  deliver: (callbacks: (() => Promise<void>)[]) => (() => Promise<void>)[];
  /** Calls a number of the account from outside. */
  callIn(from: string, to: string, callee?: Callee, sid?: string): Promise<StandInCall>;
  sign(url: string, params: Record<string, string>): string;
}

const newSid = (prefix: string): string => prefix + randomBytes(16).toString('hex');

export function createTwilioNetwork(parts: NetworkParts): TwilioNetwork {
  const { clock, accountSid, authToken } = parts;
  const live = new Map<string, Running>();

  const sign = (url: string, params: Record<string, string>): string => {
    const text = Object.keys(params)
      .sort()
      .reduce((sum, name) => sum + name + params[name], url);
    return createHmac('sha1', authToken).update(text).digest('base64');
  };
  const post = (url: string, params: Record<string, string>): Promise<string> =>
    parts.post(url, params, sign(url, params));

  interface Running {
    call: StandInCall;
    callee: Callee;
    inbound: boolean;
    ended: boolean;
    /** Ends the current verb; the TwiML continues, or other TwiML replaces it. */
    interrupt: (() => void) | null;
    next: string | null;
    sequence: number;
  }

  const about = ({ call, inbound }: Running): Record<string, string> => ({
    AccountSid: accountSid,
    ApiVersion: '2010-04-01',
    CallSid: call.sid,
    From: call.from,
    To: call.to,
    Direction: inbound ? 'inbound' : 'outbound-api',
    CallStatus: call.status,
  });

  async function tell(run: Running, status: string, event: string, more: Record<string, string> = {}): Promise<void> {
    run.call.status = status;
    const { StatusCallback: url, events = '' } = run.call.fields;
    if (!url || !events.split(' ').includes(event)) return;
    const params = {
      ...about(run),
      SequenceNumber: String(run.sequence++),
      CallbackSource: 'call-progress-events',
      ...more,
    };
    const callback = async (): Promise<void> => void (await post(url, params));
    for (const one of network.deliver([callback])) await one();
  }

  async function finish(run: Running, status: string, more: Record<string, string> = {}): Promise<void> {
    if (run.ended) return;
    run.ended = true;
    run.interrupt?.();
    await tell(run, status, 'completed', more);
  }

  async function ring(run: Running): Promise<void> {
    const { callee } = run;
    const timeoutMs = Number(run.call.fields['Timeout'] ?? 60) * 1000;
    await tell(run, 'initiated', 'initiated');
    if (callee.fails?.status !== 'failed' && callee.fails?.status !== 'busy') await tell(run, 'ringing', 'ringing');
    const wantedMs = callee.ringMs ?? 1_000;
    await sleep(clock, Math.min(wantedMs, timeoutMs));
    if (run.ended) return;
    if (callee.fails) {
      const { status, sip } = callee.fails;
      return finish(run, status, sip === undefined ? {} : { SipResponseCode: sip });
    }
    if (wantedMs > timeoutMs) return finish(run, 'no-answer');
    await tell(run, 'in-progress', 'answered');
    const { AsyncAmdStatusCallback: amd } = run.call.fields;
    const by = callee.answeredBy;
    if (amd && by !== undefined) {
      void sleep(clock, 800).then(() => (run.ended ? '' : post(amd, { ...about(run), AnsweredBy: by })));
    }
    if (callee.hangsUpAfterMs !== undefined) {
      void sleep(clock, callee.hangsUpAfterMs).then(() => finish(run, 'completed'));
    }
    await obey(run, run.call.fields['Twiml'] ?? '');
  }

  /** Executes TwiML verb by verb, and the TwiML that its callbacks return. */
  async function obey(run: Running, first: string): Promise<void> {
    let document: string | null = first;
    while (document !== null && !run.ended) {
      run.call.twiml.push(document);
      run.next = null;
      const reject = /<Reject reason="(\w+)"/.exec(document)?.[1];
      if (reject) return finish(run, reject === 'busy' ? 'busy' : 'no-answer');
      if (run.inbound) run.call.status = 'in-progress';
      if (document.includes('<Hangup/>')) return finish(run, 'completed');
      const dialed = /<(?:Number|Sip)[^>]*>([^<]+)</.exec(document)?.[1];
      if (dialed) {
        run.call.dialed = unescape(dialed);
        const action: string | undefined = /<Dial[^>]* action="([^"]+)"/.exec(document)?.[1];
        const other = network.callees.get(run.call.dialed);
        // Without a callee at that number the leg stays connected.
        if (action === undefined || !other) return;
        const limit = Number(/ timeLimit="(\d+)"/.exec(document)?.[1]);
        document = await dialOther(run, other, unescape(action), limit);
        continue;
      }
      const stream = /<Stream url="([^"]+)">/.exec(document)?.[1];
      if (stream) await media(run, unescape(stream), parametersOf(document));
      const redirect: string | undefined = /<Redirect[^>]*>([^<]+)</.exec(document)?.[1];
      document = run.next ?? (redirect && !run.ended ? await post(unescape(redirect), about(run)) : null);
    }
    await finish(run, 'completed');
  }

  /** Connects both sides until the other hangs up. Returns the service's next TwiML. */
  async function dialOther(run: Running, other: Callee, action: string, limit: number): Promise<string | null> {
    const { fails, reportedSeconds = 1 } = other;
    await sleep(clock, 1_000);
    const [DialCallStatus, seconds] = fails ? [fails.status, 0] : ['completed', Math.min(reportedSeconds, limit)];
    const params = { ...about(run), DialCallSid: newSid('CA'), DialCallStatus, DialCallDuration: String(seconds) };
    run.call.legs.push({ url: action, params });
    return other.unreported ? null : post(action, params);
  }

  async function media(run: Running, url: string, customParameters: Record<string, string>): Promise<void> {
    const { call, callee } = run;
    const stream = createStream({ clock, accountSid, callSid: call.sid, callee, customParameters, heard: call.heard });
    call.streams.push(stream);
    run.interrupt = stream.stop;
    await stream.run((events) => parts.connect(url, events));
    run.interrupt = null;
  }

  function begin(fields: Record<string, string>, inbound: boolean, callee: Callee, sid = newSid('CA')): Running {
    const call: StandInCall = {
      sid,
      from: fields['From'] ?? '',
      to: fields['To'] ?? '',
      status: 'queued',
      fields,
      heard: [],
      streams: [],
      dialed: null,
      twiml: [],
      legs: [],
      over: Promise.resolve(),
    };
    const run: Running = { call, callee, inbound, ended: false, interrupt: null, next: null, sequence: 0 };
    live.set(sid, run);
    network.calls.push(call);
    return run;
  }

  function place(fields: Record<string, string>): object {
    const number = fields['To']!.replace(/^sip:([^@]+)@.*/, '$1');
    const run = begin(fields, false, network.callees.get(number) ?? {});
    run.call.over = ring(run).catch((error: unknown) => {
      run.call.twiml.push(`failed: ${String(error)}`);
    });
    return shown(run);
  }

  async function change(run: Running, { Status, Twiml }: Record<string, string>): Promise<void> {
    if (Status === 'completed') await finish(run, run.call.status === 'in-progress' ? 'completed' : 'canceled');
    if (Twiml !== undefined) {
      run.next = Twiml;
      run.interrupt?.();
    }
  }

  const shown = ({ call, inbound }: Running): object => ({
    sid: call.sid,
    account_sid: accountSid,
    status: call.status,
    from: call.from,
    to: call.to,
    direction: inbound ? 'inbound' : 'outbound-api',
  });

  const network: TwilioNetwork = {
    calls: [],
    callees: new Map(),
    numbers: new Map(),
    messages: [],
    faults: [],
    deliver: (callbacks) => callbacks,
    sign,
    async callIn(from, to, callee = {}, sid) {
      const held = [...network.numbers.values()].find(({ number }) => number === to);
      if (!held) throw new Error(`the account has no number ${to}; buy it first: POST /v1/phone-numbers/buy of Parley`);
      if (held.trunkSid) throw new Error(`the calls of ${to} go to the trunk ${held.trunkSid}`);
      const run = begin({ From: from, To: to }, true, callee, sid);
      run.call.status = 'ringing';
      if (callee.hangsUpAfterMs !== undefined) {
        void sleep(clock, callee.hangsUpAfterMs).then(() => finish(run, 'completed'));
      }
      const document = await post(held.voiceUrl, about(run));
      run.call.over = obey(run, document);
      return run.call;
    },
    async request(url, { method, headers = {}, body = '' }) {
      const { pathname, searchParams } = new URL(url);
      const what = `${method} ${pathname.replace(/^.*\/Accounts\/\w+\//, '')}`;
      const answer = (status: number, content: object | null) => ({
        status,
        headers: {},
        body: Buffer.from(content === null ? '' : JSON.stringify(content)),
        truncated: false,
      });
      const problem = (status: number, code: number) =>
        answer(status, {
          code,
          message: `error ${code}`,
          more_info: `https://www.twilio.com/docs/errors/${code}`,
          status,
        });
      const wanted = `Basic ${Buffer.from(`${accountSid}:${authToken}`).toString('base64')}`;
      if (headers['authorization'] !== wanted) return problem(401, 20003);
      const fault = network.faults.find(({ on }) => on.test(what));
      if (fault) network.faults.splice(network.faults.indexOf(fault), 1);
      if (fault && fault.status !== 'lost') return problem(fault.status, fault.code ?? 20500);
      const fields = fieldsOf(String(body));
      const result = await serve(what, fields, searchParams);
      if (fault) throw new ConnectionFailure('timeout', 'no answer came');
      return typeof result === 'number'
        ? problem(400, result)
        : result === null
          ? answer(204, null)
          : answer(result.status, result.content);
    },
  };

  async function serve(
    what: string,
    fields: Record<string, string>,
    query: URLSearchParams,
  ): Promise<{ status: number; content: object } | number | null> {
    const callSid = /Calls\/(CA\w+)\.json$/.exec(what)?.[1];
    const run = callSid === undefined ? undefined : live.get(callSid);
    if (callSid !== undefined && !run)
      return { status: 404, content: { code: 20404, message: 'not found', status: 404 } };
    if (run && what.startsWith('POST')) {
      if (run.ended) return 21220;
      await change(run, fields);
    }
    if (run) return { status: 200, content: shown(run) };
    if (what.endsWith(`/Accounts/${accountSid}.json`)) return { status: 200, content: { status: 'active' } };
    if (what === 'GET Calls.json') {
      const legs = live.get(query.get('ParentCallSid') ?? '')?.call.legs ?? [];
      const shownLeg = ({ params }: StandInCall['legs'][0]) => ({
        sid: params['DialCallSid'],
        status: params['DialCallStatus'],
        duration: params['DialCallDuration'],
      });
      return { status: 200, content: { calls: legs.map(shownLeg) } };
    }
    if (what === 'POST Calls.json') {
      if (!/^(\+[1-9]\d{6,14}|sip:.+)$/.test(fields['To'] ?? '')) return 21211;
      return { status: 201, content: place(fields) };
    }
    if (what === 'POST Messages.json') {
      network.messages.push({ from: fields['From']!, to: fields['To']!, body: fields['Body']! });
      return { status: 201, content: { sid: newSid('SM'), status: 'queued' } };
    }
    return serveNumbers(what, fields, query);
  }

  function serveNumbers(
    what: string,
    fields: Record<string, string>,
    query: URLSearchParams,
  ): { status: number; content: object } | number | null {
    const capabilities = { voice: true, SMS: true, sms: true, MMS: false };
    const listed = (sid: string, { number, voiceUrl, trunkSid = '' }: StandInNumber) => ({
      sid,
      phone_number: number,
      voice_url: voiceUrl,
      trunk_sid: trunkSid || null,
      voice_application_sid: null,
      capabilities,
    });
    if (/^GET AvailablePhoneNumbers\/\w+\/\w+\.json/.test(what)) {
      const area = query.get('AreaCode') ?? '415';
      const offers = Array.from({ length: 3 }, (_, i) => ({
        phone_number: `+1${area}267000${i}`,
        locality: 'San Francisco',
        region: 'CA',
        capabilities,
      }));
      return { status: 200, content: { available_phone_numbers: offers } };
    }
    if (what === 'GET IncomingPhoneNumbers.json') {
      const wanted = query.get('PhoneNumber');
      // The filter also matches numbers that contain the given one.
      const found = [...network.numbers].filter(([, { number }]) => wanted === null || number.includes(wanted));
      return {
        status: 200,
        content: { incoming_phone_numbers: found.map(([sid, one]) => listed(sid, one)) },
      };
    }
    if (what === 'POST IncomingPhoneNumbers.json') {
      const number = fields['PhoneNumber']!;
      if ([...network.numbers.values()].some((one) => one.number === number)) return 21422;
      const sid = newSid('PN');
      const bought = { number, voiceUrl: fields['VoiceUrl'] ?? '' };
      network.numbers.set(sid, bought);
      return { status: 201, content: listed(sid, bought) };
    }
    const sid = /IncomingPhoneNumbers\/(PN\w+)\.json$/.exec(what)?.[1] ?? '';
    const held = network.numbers.get(sid);
    if (!held) return { status: 404, content: { code: 20404, message: 'not found', status: 404 } };
    if (what.startsWith('DELETE')) {
      network.numbers.delete(sid);
      return null;
    }
    held.voiceUrl = fields['VoiceUrl'] ?? held.voiceUrl;
    if (fields['TrunkSid'] !== undefined) held.trunkSid = fields['TrunkSid'];
    return { status: 200, content: listed(sid, held) };
  }

  return network;
}
