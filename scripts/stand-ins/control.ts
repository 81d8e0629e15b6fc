// Controls the stand-ins over HTTP: show the requests they received, choose who answers a number, call in, press keys, pay, and
// inject faults. Plain JSON on loopback, for curl. Deliberately omitted: authentication, because this is a toy telephone network
// on a developer's machine.
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createDecoder } from '../../src/providers/vendors/twilio/codec.ts';
import type { Callee } from './callee.ts';
import type { Mood } from './fault-proxy.ts';
import { createPhone } from './livekit-phone.ts';
import { startStandIn } from './stand-in.ts';
import type { StandInCall } from './twilio-network.ts';
import type { Fault } from './voice-vendor.ts';
import type { World } from './world.ts';

export interface Control {
  url: string;
  close(): Promise<void>;
}

/** A person who answers or calls and says these lines, each after `pause_ms` of silence. */
interface Person extends Omit<Callee, 'says'> {
  says?: string[];
  pause_ms?: number;
}

type Commands = {
  /** Sets who answers a Twilio number. */
  'PUT /callees': { number: string } & Person;
  /** Calls a Twilio number or a number of a LiveKit trunk from outside. */
  'POST /calls': { carrier?: 'twilio' | 'livekit'; from: string; to: string } & Person;
  /** Makes the newest telephone behind LiveKit hum for `hum_ms`, or hang up. */
  'POST /phone': { hum_ms?: number; leave?: boolean };
  /** Breaks the connections to a vendor, or the responses of the voice vendors. `media` cuts Twilio's media sockets. */
  'POST /faults': { vendor: 'deepgram' | 'voices' | 'model' | 'media'; mood?: Mood; cut?: boolean; fault?: Fault };
  /** The transcriptions of the next utterances. The server's address is STAND_IN_SPEECH. */
  'PUT /transcripts': { texts: string[] };
  /** Repeats a Twilio callback, or sends one with a forged signature. */
  'POST /callbacks': { url: string; params: Record<string, string>; forged?: boolean };
  /** The payer of a Checkout page pays, and Stripe reports it. Without a session: the newest page. */
  'POST /pay': { session?: string };
};

const PAUSE_MS = 4_000;

export async function startControl(world: World, port: number): Promise<Control> {
  const carryOut: { [Route in keyof Commands]: (command: Commands[Route]) => Promise<unknown> | unknown } = {
    async 'PUT /callees'({ number, ...person }) {
      world.twilio.callees.set(number, await calleeOf(world, person));
      return { number };
    },
    async 'POST /calls'({ carrier = 'twilio', from, to, ...person }) {
      if (carrier === 'twilio') {
        const { sid, status } = await world.twilio.callIn(from, to, await calleeOf(world, person));
        return { sid, status };
      }
      const phone = createPhone(world.livekit);
      world.phones.push(phone);
      return phone.call(from, to);
    },
    async 'POST /phone'({ hum_ms, leave }) {
      const phone = world.phones.at(-1);
      if (hum_ms !== undefined) await phone?.speak(hum_ms);
      if (leave) await phone?.leave();
      return { there: phone !== undefined, heard_frames: phone?.heard.length, digits: phone?.digits };
    },
    'POST /faults'({ vendor, mood, cut, fault }) {
      if (vendor === 'media') {
        for (const { streams } of world.twilio.calls)
          streams.filter((one) => one.isOpen()).forEach((one) => one.drop());
        return { vendor };
      }
      const proxy = world.proxies[vendor];
      if (proxy === undefined) throw new Error(`vendor is one of ${Object.keys(world.proxies).join(', ')}, media`);
      if (fault !== undefined && vendor !== 'voices') throw new Error('a fault is one of voices; others have a mood');
      if (fault !== undefined) world.voices.fault = fault;
      if (mood !== undefined) proxy.setMood(mood);
      if (cut) proxy.cut();
      return { vendor, mood: proxy.mood, ...(vendor === 'voices' ? { fault: world.voices.fault } : {}) };
    },
    'PUT /transcripts'({ texts }) {
      return { waiting: world.voices.transcripts.push(...texts) };
    },
    async 'POST /callbacks'({ url, params, forged = false }) {
      const signature = forged ? 'bm90IG91cnM=' : world.twilio.sign(url, params);
      const headers = { 'x-twilio-signature': signature };
      const response = await fetch(url, { method: 'POST', headers, body: new URLSearchParams(params) });
      return { status: response.status, body: await response.text() };
    },
    async 'POST /pay'({ session }) {
      const { sessions } = world.stripe;
      const id = session ?? [...sessions.keys()].at(-1);
      if (id === undefined) throw new Error('there is no Checkout page yet; create one with POST /v1/payments/topup');
      if (sessions.get(id)?.['status'] !== 'open') throw new Error(`${id} is not an open Checkout page`);
      world.stripe.pay(id);
      const { body, signature } = world.stripe.callbackOf('checkout.session.completed', id);
      const headers = { 'content-type': 'application/json', 'stripe-signature': signature };
      const response = await fetch(`${world.service}/hooks/payments/stripe`, { method: 'POST', headers, body });
      return { session: id, callback_status: response.status };
    },
  };

  const answer = async (request: IncomingMessage): Promise<unknown> => {
    const route = `${request.method} ${request.url}`;
    if (route === 'GET /') return seen(world);
    if (!(route in carryOut)) return { routes: ['GET /', ...Object.keys(carryOut)] };
    let text = '';
    for await (const part of request) text += String(part);
    return carryOut[route as keyof Commands](JSON.parse(text || '{}') as never);
  };
  const reply = (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const send = (status: number, body: unknown): void =>
      void response.writeHead(status, { 'content-type': 'application/json' }).end(`${JSON.stringify(body)}\n`);
    return answer(request).then(
      (body) => send(200, body),
      (error: Error) => send(400, { error: error.message }),
    );
  };
  return startStandIn(reply, { port });
}

async function calleeOf(world: World, { says, pause_ms = PAUSE_MS, ...callee }: Person): Promise<Callee> {
  return says ? { ...callee, says: await world.spoken(says, pause_ms) } : callee;
}

function seen({ twilio, livekit, phones, deepgram, voices, model, llmSocket, shop, stripe }: World): object {
  return {
    twilio: {
      asked: twilio.asked,
      numbers: [...twilio.numbers.values()],
      messages: twilio.messages,
      calls: twilio.calls.map((call) => ({ ...callSeen(call), legs: call.legs })),
    },
    livekit: {
      asked: livekit.requests.map(({ method }) => method),
      phones: phones.map(({ heard, digits, isOut }) => ({ heard_frames: heard.length, digits, out: isOut() })),
    },
    deepgram: deepgram.streams.map(({ query, bytes, controls, isOpen }) => ({
      query: Object.fromEntries(query),
      seconds: bytes / 32_000,
      controls,
      is_open: isOpen,
    })),
    voices: { asked: voices.requests.map(({ path }) => path), clones: Object.fromEntries(voices.clones) },
    model: { asked: model.requests.length, last: model.requests.at(-1) },
    custom_llm: llmSocket.sockets.map(({ path, asked, isOpen }) => ({ path, asked: asked.length, is_open: isOpen })),
    mcp: { asked: shop.authorizations.length },
    stripe: { asked: stripe.asked, sessions: [...stripe.sessions.keys()] },
  };
}

function callSeen({ sid, from, to, status, heard, dialed, fields, streams }: StandInCall): object {
  const decoder = createDecoder();
  const loudest = heard.reduce(
    (most, frame) => decoder.decode(frame).reduce((a, b) => Math.max(a, Math.abs(b)), most),
    0,
  );
  const callback = fields['StatusCallback'];
  return {
    sid,
    from,
    to,
    status,
    dialed,
    heard_seconds: heard.length / 50,
    loudest,
    streams: streams.length,
    callback,
  };
}
