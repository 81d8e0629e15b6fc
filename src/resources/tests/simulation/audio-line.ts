// A line with audio: the loopback network's line on the virtual clock. The caller speaks with a synthetic voice, over noise,
// through a codec, with lost frames. Its words accompany the audio as captions, word by word. Invariant: one frame per 20 ms;
// losses and noise depend only on the seed.
import { sleep } from '../../../core/clock.ts';
import { concatSamples } from '../../../core/pcm.ts';
import { FRAME_SAMPLES } from '../../../providers/ports/audio.ts';
import type { TtsProvider } from '../../../providers/ports/tts.ts';
import { createSpeechPlayer, type SpeechPlayer } from '../../../providers/telephony/loopback/callee.ts';
import { createLoopbackLine, type CalleeLine } from '../../../providers/telephony/loopback/line.ts';
import type { Random } from '../../../providers/telephony/loopback/sound.ts';
import { createDecoder, createEncoder } from '../../../providers/vendors/twilio/codec.ts';
import type { CallerVoice } from './caller.ts';
import type { Hearing } from './hearing.ts';
import { ttsInTime, type TwoClocks } from './in-time.ts';
import type { TestRecorder } from './recording.ts';
import type { TestLine } from './text-line.ts';

/** Sound settings of the caller. */
export interface CallerSound {
  tts: TtsProvider;
  voiceId: string;
  language: string;
  /** Null for a quiet room. */
  noiseDbfs: number | null;
  lossPercent: number;
  /** Whether audio is 8 kHz µ-law, as over a telephone. */
  isTelephone: boolean;
}

const FULL_SCALE = 32_768;

/** @param hear simulates the agent's recognizer on the caller's words */
export function createAudioLine(
  clocks: TwoClocks,
  random: Random,
  sound: CallerSound & { recorder: TestRecorder },
  hear: Hearing,
): TestLine {
  const { virtual: clock } = clocks;
  const stopping = new AbortController();
  const tts = ttsInTime(clocks, sound.tts);
  const disturb = createDisturbance(sound, random);
  let far: CalleeLine | null = null;
  let player: SpeechPlayer | null = null;
  let onPlayed: () => void = () => undefined;

  const line = createLoopbackLine({ clock, random }, (open) => {
    far = open;
    player = createSpeechPlayer((caption) => open.caption(caption));
    return {
      tick(agent) {
        const { frame, finished } = player!.next();
        if (finished) onPlayed();
        const heard = disturb(frame);
        sound.recorder.heard(heard, agent);
        return heard;
      },
      hearCaption: () => undefined,
      hearDigit: () => undefined,
      stop: () => {
        stopping.abort();
        onPlayed();
      },
    };
  });
  const speak = async (text: string): Promise<void> => {
    const chunks: Int16Array[] = [];
    const request = { voiceId: sound.voiceId, text, language: sound.language, signal: stopping.signal };
    for await (const chunk of tts.synthesize(request)) chunks.push(chunk);
    if (stopping.signal.aborted) return;
    await new Promise<void>((resolve) => {
      onPlayed = resolve;
      player!.play(concatSamples(chunks), hear(text));
    });
  };
  const voice: CallerVoice = {
    async say(parts, pauseMs) {
      try {
        for (const [i, text] of parts.entries()) {
          if (i > 0) await sleep(clock, pauseMs);
          if (!stopping.signal.aborted) await speak(text);
        }
      } catch (error) {
        if (!stopping.signal.aborted) throw error;
      }
    },
    press(digits) {
      for (const digit of digits) far?.digit(digit);
    },
    hangUp: () => far?.hangUp('hangup'),
  };
  return { line, voice };
}

/** Creates the effect of the line on each frame of the caller. */
function createDisturbance({ noiseDbfs, lossPercent, isTelephone }: CallerSound, random: Random) {
  // Peak of uniform noise with this root mean square.
  const peak = noiseDbfs === null ? 0 : FULL_SCALE * 10 ** (noiseDbfs / 20) * Math.sqrt(3);
  const encoder = createEncoder();
  const decoder = createDecoder();
  return (frame: Int16Array): Int16Array => {
    if (peak > 0) {
      for (let i = 0; i < FRAME_SAMPLES; i++) {
        const noisy = frame[i]! + Math.round((random() * 2 - 1) * peak);
        frame[i] = Math.max(-FULL_SCALE, Math.min(FULL_SCALE - 1, noisy));
      }
    }
    const heard = isTelephone ? decoder.decode(encoder.encode(frame)) : frame;
    return lossPercent > 0 && random() * 100 < lossPercent ? new Int16Array(FRAME_SAMPLES) : heard;
  };
}
