// The agent side of a call in carrier tests: sends speech frames in line time, stops when it is interrupted, answers each
// final caption with its next sentence, and records who said what and when.
import type { Clock } from '../../../src/core/clock.ts';
import { concatSamples } from '../../../src/core/pcm.ts';
import { FRAME_MS, FRAME_SAMPLES } from '../../../src/providers/ports/audio.ts';
import type { Line, LineClosed } from '../../../src/providers/ports/carrier.ts';
import type { TtsProvider } from '../../../src/providers/ports/tts.ts';
import { collect } from './sounds.ts';

export interface PhoneAgent {
  dialogue: { by: 'agent' | 'callee'; text: string; atMs: number }[];
  partials: string[];
  digits: string[];
  heard: Int16Array[];
  /** Number of utterances that the callee interrupted. */
  interruptions: number;
  closed: LineClosed | null;
  say(text: string): Promise<void>;
}

/** `answers(turn)` returns the reply to the callee's nth utterance (from 0); null means silence. */
export function createPhoneAgent(
  { clock, tts, voiceId }: { clock: Clock; tts: TtsProvider; voiceId: string },
  line: Line,
  answers: (turn: number, said: string) => string | null,
): PhoneAgent {
  const openedMs = clock.monotonic();
  let utterance: { cut: boolean } | null = null;
  let turn = 0;
  const agent: PhoneAgent = { dialogue: [], partials: [], digits: [], heard: [], interruptions: 0, closed: null, say };

  async function say(text: string): Promise<void> {
    const mine = { cut: false };
    utterance = mine;
    agent.dialogue.push({ by: 'agent', text, atMs: clock.monotonic() - openedMs });
    const signal = new AbortController().signal;
    const samples = concatSamples(await collect(tts.synthesize({ voiceId, text, language: 'en-US', signal })));
    line.sendCaption({ text, final: true });
    const startMs = clock.monotonic();
    for (let at = 0; at < samples.length && !mine.cut; at += FRAME_SAMPLES) {
      const frame = new Int16Array(FRAME_SAMPLES);
      frame.set(samples.subarray(at, at + FRAME_SAMPLES));
      line.write(frame);
      const dueMs = startMs + (at / FRAME_SAMPLES + 1) * FRAME_MS;
      await new Promise<void>((resolve) => void clock.after(dueMs - clock.monotonic(), resolve));
    }
    if (utterance === mine) utterance = null;
  }

  line.onFrame((frame) => void agent.heard.push(frame));
  line.onDtmf((digit) => void agent.digits.push(digit));
  line.onClose((reason) => void (agent.closed = reason));
  line.onCaption(({ text, final }) => {
    if (!final) {
      agent.partials.push(text);
      if (!utterance) return;
      agent.interruptions++;
      utterance.cut = true;
      utterance = null;
      line.clear();
      return;
    }
    agent.dialogue.push({ by: 'callee', text, atMs: clock.monotonic() - openedMs });
    const answer = answers(turn++, text);
    if (answer !== null) clock.after(300, () => void say(answer));
  });
  return agent;
}
