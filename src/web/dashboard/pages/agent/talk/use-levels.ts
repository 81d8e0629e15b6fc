// The two voices of a running call as a growing line: the peak of each fifth of a second, as in the recording of a call.
import { useEffect, useState } from 'preact/hooks';
import type { VisitorConversation } from '../../../../line/conversation.ts';

const EVERY_MS = 200;
const LOOK_MS = 40;
const MAX_BARS = 70;
const LOUDEST = 31;

/** Null before the first call. */
export function useLevels(conversation: VisitorConversation, isUp: boolean): readonly number[] | null {
  const [bars, setBars] = useState<readonly { you: number; agent: number }[]>([]);
  useEffect(() => {
    if (!isUp) return;
    setBars([]);
    let loudest = { you: 0, agent: 0 };
    let shown = performance.now();
    const timer = setInterval(() => {
      const { you, agent } = conversation.levels();
      loudest = { you: Math.max(loudest.you, you), agent: Math.max(loudest.agent, agent) };
      if (performance.now() - shown < EVERY_MS) return;
      const bar = loudest;
      setBars((before) => [...before, bar].slice(-MAX_BARS));
      loudest = { you: 0, agent: 0 };
      shown = performance.now();
    }, LOOK_MS);
    return () => clearInterval(timer);
  }, [isUp]);
  if (bars.length === 0) return null;
  const padded = [...Array.from({ length: MAX_BARS - bars.length }, () => ({ you: 0, agent: 0 })), ...bars];
  const peak = (rms: number): number => Math.min(LOUDEST, Math.round(LOUDEST * Math.sqrt(4 * rms)));
  return [...padded.map(({ you }) => peak(you)), ...padded.map(({ agent }) => peak(agent))];
}
