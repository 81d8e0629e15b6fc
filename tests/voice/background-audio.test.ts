// Calls on the loopback line with real speech: the built-in voices, the µ-law codec of telephones and the real voice-activity
// detector, on a virtual clock. A second voice near the caller is 20 dB quieter.
import { afterAll, describe, expect, test } from 'vitest';
import { systemClock } from '../../src/core/clock.ts';
import { concatSamples } from '../../src/core/pcm.ts';
import { createVirtualClock } from '../../src/core/virtual-clock.ts';
import { captionsStt } from '../../src/providers/stt/captions.ts';
import { createSpeechPlayer, type SpeechPlayer } from '../../src/providers/telephony/loopback/callee.ts';
import { createLoopbackLine } from '../../src/providers/telephony/loopback/line.ts';
import { seededRandom } from '../../src/providers/telephony/loopback/sound.ts';
import { createBuiltinTts } from '../../src/providers/tts/builtin.ts';
import { createSileroVad } from '../../src/providers/vad/silero.ts';
import { createDecoder, createEncoder } from '../../src/providers/vendors/twilio/codec.ts';
import { ttsInTime, vadInTime } from '../../src/resources/tests/simulation/in-time.ts';
import { silentLog } from '../providers/support/sounds.ts';
import { scriptedLlm } from '../support/scripted-providers.ts';
import { startScripted } from '../support/scripted-session.ts';

const vad = createSileroVad(silentLog);
const tts = createBuiltinTts(systemClock);
afterAll(() => Promise.all([vad.close(), tts.close()]));

const QUESTION = 'Hello, I would like to know which cakes you have for a birthday on Friday.';
const ANSWER =
  'We have a chocolate cake, a lemon cake with cream, and an apple cake that is made without any milk or eggs at all.';
const NEWS = 'Here is the news at eight, and the government has decided something today.';
const STOP = 'No, stop it, please.';

interface Beside {
  ignores: boolean;
  /** Silence of the agent's other side before it says NEWS: milliseconds after the agent has begun to speak. */
  newsMs: number;
  /** As `newsMs`, before the caller says STOP. */
  stopMs?: number;
}

interface Called {
  /** What the host received. */
  events: string[];
  /** Milliseconds after the agent had begun to speak. */
  interruptedMs: number | null;
  replies: number;
}

/** The caller asks QUESTION, and the agent says ANSWER. */
async function call({ ignores, newsMs, stopMs }: Beside): Promise<Called> {
  const clock = createVirtualClock();
  const clocks = { virtual: clock, real: systemClock };
  const voice = ttsInTime(clocks, tts);
  const [encoder, decoder] = [createEncoder(), createDecoder()];
  const players: SpeechPlayer[] = [];
  let agentBeganAt: number | null = null;
  const line = createLoopbackLine({ clock, random: seededRandom('background') }, (open) => {
    for (let i = 0; i < 2; i++) players.push(createSpeechPlayer((caption) => open.caption(caption)));
    return {
      tick(agent) {
        if (agent?.some((sample) => sample !== 0)) agentBeganAt ??= clock.monotonic();
        const [caller, television] = players.map((player) => player.next().frame);
        return decoder.decode(encoder.encode(caller!.map((sample, i) => sample + television![i]!)));
      },
      hearCaption: () => undefined,
      hearDigit: () => undefined,
      stop: () => undefined,
    };
  });
  const say = async (player: SpeechPlayer, voiceId: string, text: string, gain = 1): Promise<void> => {
    const chunks: Int16Array[] = [];
    const { signal } = new AbortController();
    for await (const chunk of tts.synthesize({ voiceId, text, language: 'en', signal })) chunks.push(chunk);
    player.play(
      concatSamples(chunks).map((sample) => gain * sample),
      text,
    );
  };
  const llm = scriptedLlm(clock, () => [ANSWER]);
  const interruption = { enabled: true, minMs: 200, minWords: 1, ignoreBackgroundVoices: ignores };
  const { session, host } = startScripted({
    clock,
    line,
    agent: { greeting: null, voiceId: 'builtin-nova', interruption },
    providers: () => ({ stt: captionsStt, tts: voice, llm, vad: () => vadInTime(clocks, vad.create()) }),
  });
  const [caller, television] = players;
  await clock.advance(500);
  await clock.hold(say(caller!, 'builtin-onyx', QUESTION));
  await clock.advanceUntil(() => agentBeganAt !== null, 20_000);
  const beganAt = agentBeganAt!;
  await clock.advance(newsMs);
  // The built-in voices differ in loudness by up to 15 dB, these two by one.
  await clock.hold(say(television!, 'builtin-fable', NEWS, 0.1));
  if (stopMs !== undefined) {
    await clock.advance(beganAt + stopMs - clock.monotonic());
    await clock.hold(say(caller!, 'builtin-onyx', STOP));
  }
  const isOver = () =>
    llm.requests.length > 1 ||
    host.events.some((one) => one.type === 'utterance' && one.utterance.role === 'agent' && !one.utterance.interrupted);
  await clock.advanceUntil(isOver, 20_000);
  const replies = llm.requests.length;
  session.end({ status: 'completed', reason: 'ended_by_api' });
  await clock.advance(6000);
  await session.done;
  const events = host.events.flatMap((one) => {
    if (one.type === 'utterance') return [`${one.utterance.role}: ${one.utterance.text}`];
    if (one.type === 'warning') return [`warning: ${one.code}`];
    return one.type === 'interrupted' ? ['interrupted'] : [];
  });
  const interruptedAt = host.events.find((one) => one.type === 'interrupted')?.atMs;
  return { events, interruptedMs: interruptedAt === undefined ? null : interruptedAt - beganAt, replies };
}

describe('a voice 20 dB below the caller, while the agent speaks', () => {
  test('does not interrupt: the agent finishes, and does not answer it', async () => {
    const { events, interruptedMs, replies } = await call({ ignores: true, newsMs: 1500 });
    expect(events).toEqual([
      `user: ${QUESTION}`,
      'warning: background_voice_ignored',
      `agent: ${ANSWER}`,
      `user: ${NEWS}`,
    ]);
    expect([interruptedMs, replies]).toEqual([null, 1]);
  });

  test('interrupts an agent that does not ignore background voices', async () => {
    const { events, interruptedMs } = await call({ ignores: false, newsMs: 1500 });
    expect(interruptedMs).toBeLessThan(3000);
    expect(events).not.toContain(`agent: ${ANSWER}`);
    expect(events).not.toContain('warning: background_voice_ignored');
  });

  test('does not keep the caller from interrupting, who is answered', async () => {
    const { events, interruptedMs, replies } = await call({ ignores: true, newsMs: 1500, stopMs: 3000 });
    expect(interruptedMs).toBeGreaterThan(3000);
    expect(interruptedMs).toBeLessThan(3600);
    expect(events).not.toContain(`agent: ${ANSWER}`);
    expect(events.some((one) => one.startsWith('user: ') && one.includes('stop it'))).toBe(true);
    expect(replies).toBe(2);
  });
});
