// Response times: one bar per turn, from the end of the caller's speech to the agent's first sound, and why the slowest was slow.
import type { CallEvent, TimelineLatency } from '../../../../../generated/types.ts';
import { numberOf } from '../../parts/when.tsx';
import type { Cursor } from './cursor.ts';
import { saidAt, type Turn } from './turns.ts';
import { Section } from '../../parts/page.tsx';

const SLOW_MS = 1200;

interface LatencyProps {
  turns: readonly Turn[];
  events: readonly CallEvent[];
  cursor: Cursor;
}

export function Latency({ turns, events, cursor }: LatencyProps) {
  const current = saidAt(turns, cursor.at.use());
  const measured = turns.flatMap((turn) =>
    turn.kind === 'said' && turn.latency ? [{ turn, latency: turn.latency }] : [],
  );
  if (measured.length === 0) return null;
  const longest = Math.max(...measured.map(({ latency }) => latency.total_ms), 1);
  const slowest = measured.reduce((one, other) => (other.latency.total_ms > one.latency.total_ms ? other : one));
  return (
    <Section id="latency" title="Response time" class="latency">
      <ol>
        {measured.map(({ turn, latency }) => (
          <li key={turn.sequence} class={turn.sequence === current ? 'on' : ''}>
            <button type="button" onClick={() => cursor.seek(turn.utterance.start_ms / 1000, true)}>
              <span class="num">{latency.turn}</span>
              <Bar latency={latency} longest={longest} />
              <span class={`num ${latency.total_ms > SLOW_MS ? 'c-warn strong' : ''}`}>
                {numberOf(latency.total_ms)} ms
              </span>
              <span class="vh">
                : hear {latency.hear_ms}, think {latency.think_ms}, speak {latency.speak_ms}; play
              </span>
            </button>
          </li>
        ))}
      </ol>
      <p class="legend">
        {['Hear', 'Think', 'Speak'].map((part) => (
          <span key={part}>
            <i class={`sq ${part.toLowerCase()}`} /> {part}
          </span>
        ))}
      </p>
      <p class="t12 mut">{whySlow(slowest.latency, runsBefore(turns, slowest.turn.sequence, events))}</p>
    </Section>
  );
}

function Bar({
  latency: { hear_ms: hear, think_ms: think, speak_ms: speak },
  longest,
}: {
  latency: TimelineLatency;
  longest: number;
}) {
  return (
    <svg class="bars" viewBox={`0 0 ${longest} 10`} preserveAspectRatio="none" aria-hidden="true">
      <rect class="hear" x="0" y="0" width={hear} height="10" />
      <rect class="think" x={hear} y="0" width={think} height="10" />
      <rect class="speak" x={hear + think} y="0" width={speak} height="10" />
    </svg>
  );
}

/** Returns functions and searches between the previous utterance and this one. */
function runsBefore(turns: readonly Turn[], sequence: number, events: readonly CallEvent[]): string[] {
  const said = turns.filter((turn) => turn.kind === 'said' && turn.sequence < sequence).at(-1)?.sequence ?? 0;
  return events
    .filter((event) => event.sequence > said && event.sequence < sequence)
    .flatMap(({ type, data }) => {
      if (type === 'tool') return [`the function ${(data as { name: string }).name}`];
      return type === 'knowledge' ? ['a search of the knowledge'] : [];
    });
}

/** Explains the slowest turn in one sentence. */
function whySlow(
  { turn, hear_ms: hear, think_ms: think, speak_ms: speak, total_ms: total }: TimelineLatency,
  runs: readonly string[],
): string {
  const [share, part] = (
    [
      [hear, 'until the caller’s words were complete'],
      [think, 'until the model’s first words'],
      [speak, 'until the voice’s first sound'],
    ] as const
  ).reduce((one, other) => (other[0] > one[0] ? other : one));
  const because = runs.length > 0 && part.includes('model') ? `, with ${runs.join(' and ')} on the way` : '';
  return `Turn ${turn} was the slowest: ${numberOf(share)} of ${numberOf(total)} ms passed ${part}${because}.`;
}
