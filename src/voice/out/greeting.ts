// Renders sentences before they are needed: disclosure and greeting while the phone rings, and the apology in the background of
// every call.
// Invariant: rendering never fails a call. A sentence that is not ready in time is synthesized live. Apologies are cached per
// voice.
import type { Clock } from '../../core/clock.ts';
import { setNewest } from '../../core/keyed.ts';
import { SAMPLE_RATE } from '../../providers/ports/audio.ts';
import type { TtsProvider } from '../../providers/ports/tts.ts';
import type { SessionAgent } from '../host.ts';
import { createPronounce } from './pronunciation.ts';
import { speakable } from './speakable.ts';
import { synthesize, type VoiceChoice, type Voices } from './synthesis.ts';

/** Longer greetings are not rendered in advance. */
const MAX_SAMPLES = 30 * SAMPLE_RATE;
/** Maximum number of voices whose apology is cached, about 150 KB each. */
const MAX_KEPT = 32;

export type Audio = readonly Int16Array[];
/** Audio by text. */
export type PreparedGreeting = Map<string, Audio>;

interface PrepareOptions {
  agent: SessionAgent;
  tts: TtsProvider;
  clock: Clock;
  signal: AbortSignal;
  onWarning(code: string, detail: string): void;
}

/** Renders disclosure and greeting. Start it when dialing and pass the promise to startSession. It also resolves after a failure. */
export async function prepareGreeting(options: PrepareOptions): Promise<PreparedGreeting> {
  const { agent, tts } = options;
  const prepared: PreparedGreeting = new Map();
  const voices = voicesOf(options, { tts, voiceId: agent.voiceId });
  for (const text of [agent.recording.enabled ? agent.recording.disclosure : null, agent.greeting]) {
    if (text === null) continue;
    const audio = await render(voices, text, options.signal);
    if (audio) prepared.set(text, audio);
  }
  return prepared;
}

const kept = new WeakMap<TtsProvider, Map<string, Promise<Audio | null>>>();

/** Returns the apology in the agent's voice, rendered once per voice and text, or null when it cannot be rendered. */
export async function prepareApology(options: PrepareOptions, text: string): Promise<Audio | null> {
  const { agent, tts } = options;
  let byVoice = kept.get(tts);
  if (!byVoice) kept.set(tts, (byVoice = new Map()));
  const voices = voicesOf(options, { tts, voiceId: agent.voiceId });
  const key = `${agent.voiceId}\n${voices.speed}\n${voices.pronounce(text)}`;
  let audio = byVoice.get(key);
  if (!audio) {
    // Does not use the session's signal: the next session with this voice awaits the same audio.
    audio = render(voices, text, new AbortController().signal);
    setNewest(byVoice, key, audio, MAX_KEPT);
  }
  const result = await audio;
  if (!result) byVoice.delete(key);
  return result;
}

function voicesOf(options: PrepareOptions, primary: VoiceChoice): Voices {
  const { agent, clock, onWarning } = options;
  const { language, voiceSpeed: speed = 1, pronunciations } = agent;
  const pronounce = createPronounce(pronunciations);
  return { clock, language, speed, pronounce, primary, fallback: null, degraded: false, onWarning };
}

async function render(voices: Voices, text: string, signal: AbortSignal): Promise<Audio | null> {
  const chunks: Int16Array[] = [];
  let samples = 0;
  let isWhole = true;
  const onBroken = (): void => void (isWhole = false);
  try {
    for await (const chunk of synthesize(voices, voices.pronounce(speakable(text)), signal, { onBroken })) {
      chunks.push(chunk);
      samples += chunk.length;
      if (samples > MAX_SAMPLES) return null;
    }
  } catch (error) {
    voices.onWarning('prepare_failed', (error as Error).message);
    return null;
  }
  return samples > 0 && isWhole && !signal.aborted ? chunks : null;
}
