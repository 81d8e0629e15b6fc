// The stand-ins of all vendors, wired as in the tests. Vendors used during a call are behind a proxy that can break the connection.
import { sleep, systemClock } from '../../src/core/clock.ts';
import { createBuiltinTts } from '../../src/providers/tts/builtin.ts';
import type { DeclaredVendor } from '../../src/providers/vendors/define-vendor.ts';
import { vendors } from '../../src/providers/vendors/index.ts';
import { createEncoder } from '../../src/providers/vendors/twilio/codec.ts';
import { startDeepgramServer, type DeepgramServer } from './deepgram-server.ts';
import { startFaultProxy, type FaultProxy } from './fault-proxy.ts';
import { createPhone, type LiveKitPhone } from './livekit-phone.ts';
import { LIVEKIT_KEY, LIVEKIT_SECRET, startLiveKitServer, type LiveKitServer } from './livekit-server.ts';
import { startLlmSocketServer, type LlmSocketServer } from './llm-socket-server.ts';
import { startMcpServer, type ShopServer } from './mcp-server.ts';
import { startModelServer, type ModelAnswer, type ModelRequest, type ModelServer } from './model-server.ts';
import { startSipServer } from './sip-server.ts';
import { hasSphinx, sphinxRecognizer } from './sphinx.ts';
import { STRIPE_KEY, STRIPE_WEBHOOK_SECRET, startStripe, type StripeServer } from './stripe-server.ts';
import { startTwilio, type TwilioServer } from './twilio-server.ts';
import { startVoiceVendor, type VoiceVendor } from './voice-vendor.ts';

const VENDOR_KEY = 'vendor-key';

export interface World {
  /** The URL of Parley, which receives callbacks. */
  service: string;
  twilio: TwilioServer;
  livekit: LiveKitServer;
  /** Telephones behind LiveKit's trunks, the newest last. */
  phones: LiveKitPhone[];
  deepgram: DeepgramServer;
  voices: VoiceVendor;
  model: ModelServer;
  llmSocket: LlmSocketServer;
  shop: ShopServer;
  stripe: StripeServer;
  proxies: Record<'deepgram' | 'voices' | 'model', FaultProxy>;
  /** Speech as a telephone carries it (µ-law, 8 kHz): each line follows `pauseMs` of silence. */
  spoken(lines: readonly string[], pauseMs: number): Promise<Uint8Array>;
  env: Record<string, string>;
  close(): Promise<void>;
}

export async function startWorld(service: string, without: ReadonlySet<string>): Promise<World> {
  const twilio = await startTwilio(systemClock);
  const livekit = await startLiveKitServer(() => `${service}/hooks/livekit`);
  const deepgram = await startDeepgramServer(hasSphinx ? { recognize: sphinxRecognizer } : {});
  const voices = await startVoiceVendor(VENDOR_KEY);
  const model = await startModelServer(think);
  const llmSocket = await startLlmSocketServer((socket, { response_id, interaction_type }) =>
    socket.respond(
      response_id,
      interaction_type === 'reminder_required' ? 'Are you still there?' : 'So says my own server.',
    ),
  );
  const [shop, stripe, sip] = await Promise.all([startMcpServer(), startStripe(), startSipServer()]);
  const proxies = {
    deepgram: await startFaultProxy(deepgram.url),
    voices: await startFaultProxy(voices.url),
    model: await startFaultProxy(model.baseUrl),
  };
  const phones: LiveKitPhone[] = [];
  livekit.onInvite(async (room, identity) => {
    const phone = createPhone(livekit);
    phones.push(phone);
    await sleep(systemClock, 1_000);
    await phone.answer(room, identity);
  });
  const voicesUrl = proxies.voices.before(voices.url);
  const settings: Record<string, Record<string, string>> = {
    twilio: twilio.env,
    livekit: { LIVEKIT_URL: livekit.url, LIVEKIT_API_KEY: LIVEKIT_KEY, LIVEKIT_API_SECRET: LIVEKIT_SECRET },
    deepgram: { DEEPGRAM_API_KEY: 'dg-key', DEEPGRAM_URL: proxies.deepgram.before(deepgram.url) },
    ...voiceSettings(voicesUrl),
    model: { LLM_BASE_URL: proxies.model.before(model.baseUrl), LLM_MODELS: 'stand-in,stand-in-large' },
    stripe: {
      PAYMENTS: 'stripe',
      STRIPE_SECRET_KEY: STRIPE_KEY,
      STRIPE_WEBHOOK_SECRET,
      STRIPE_BASE_URL: stripe.url,
    },
  };
  const unknown = [...without].find((vendor) => !(vendor in settings));
  if (unknown !== undefined) {
    throw new Error(`there is no stand-in "${unknown}"; there are ${Object.keys(settings).join(', ')}`);
  }
  const wanted = Object.entries(settings).filter(([vendor]) => !without.has(vendor));
  const servers = [twilio, livekit, deepgram, voices, model, llmSocket, shop, stripe, ...Object.values(proxies)];
  return {
    service,
    twilio,
    livekit,
    phones,
    deepgram,
    voices,
    model,
    llmSocket,
    shop,
    stripe,
    proxies,
    spoken,
    env: {
      ...Object.assign({}, ...wanted.map(([, env]) => env)),
      STAND_IN_LLM_SOCKET: llmSocket.url,
      STAND_IN_SPEECH: `${voicesUrl}/v1`,
      STAND_IN_MCP: shop.url,
      STAND_IN_SIP_PORT: String(sip.address().port),
    },
    async close() {
      sip.close();
      await Promise.all(servers.map((server) => server.close()));
    },
  };
}

/** Key and URL of each voice vendor, by its id: the voice stand-in replaces all of them. */
function voiceSettings(address: string): Record<string, Record<string, string>> {
  const declared: readonly DeclaredVendor[] = vendors;
  const speaking = declared.filter(({ kind }) => kind === 'tts');
  return Object.fromEntries(
    speaking.map(({ id, settings: { apiKey, url } }) => [id, { [apiKey.name]: VENDOR_KEY, [url!.name]: address }]),
  );
}

/** A simple model: runs a tool whose name was spoken, otherwise repeats the last words. Summarizes a call on request. */
function think({ messages, tools = [] }: ModelRequest): ModelAnswer {
  const last = messages.at(-1);
  if (messages[0]?.content?.includes('Answer with one JSON object')) return JSON.stringify({ summary: 'They talked.' });
  if (last?.role === 'tool') return `The answer is ${last.content}.`;
  const heard = messages.findLast(({ role }) => role === 'user')?.content ?? '';
  const words = new Set(heard.toLowerCase().match(/[a-z]+/g));
  const tool = tools.find(({ function: { name } }) => name.split('_').every((part) => words.has(part)));
  return tool ? { name: tool.function.name, arguments: {} } : `I heard: ${heard} What else can I do for you?`;
}

const tts = createBuiltinTts(systemClock);
const ULAW_SILENCE = 0xff;
const ULAW_PER_MS = 8;
const FRAME = 320;

async function spoken(lines: readonly string[], pauseMs: number): Promise<Uint8Array> {
  const encoder = createEncoder();
  const parts: number[] = [];
  const { signal } = new AbortController();
  for (const text of lines) {
    parts.push(...Array.from({ length: pauseMs * ULAW_PER_MS }, () => ULAW_SILENCE));
    for await (const chunk of tts.synthesize({ voiceId: 'builtin-onyx', text, language: 'en-US', signal })) {
      for (let at = 0; at + FRAME <= chunk.length; at += FRAME)
        parts.push(...encoder.encode(chunk.subarray(at, at + FRAME)));
    }
  }
  return Uint8Array.from(parts);
}
