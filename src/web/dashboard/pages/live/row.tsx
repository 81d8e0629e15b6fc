// A running call on the wall: the parties, its duration, who spoke in the last minute, the last words, and what needs attention.
import { TwoVoiceLine } from '../../parts/two-voice-line.tsx';
import { clockOf, numberOf } from '../../parts/when.tsx';
import { useEarlier } from './earlier.ts';
import { silenceOf, slownessOf, speakerPeaks, type LiveCall } from './wall.ts';

const SUPERVISED: Readonly<Record<string, string>> = {
  listen: 'somebody listens',
  whisper: 'somebody whispers',
  barge: 'somebody has taken over',
};

interface RowProps {
  call: LiveCall;
  nameOf: (agent: string | null) => string;
  now: number;
  isOpen: boolean;
  /** Requests the words that were said before the page opened. */
  asks: boolean;
}

export function LiveRow({ call, nameOf, now, isOpen, asks }: RowProps) {
  const { id, otherSide, status, startedAt, said, supervised } = call;
  const silent = silenceOf(call, now);
  const slow = slownessOf(call);
  const { before, speaker } = useEarlier(call, asks && said.length === 0 && status === 'in_progress');
  const last = said.at(-1) ?? before.at(-1);
  const agent = nameOf(speaker);
  const tone = slow !== null ? 'bad' : silent !== null ? 'warn' : '';
  return (
    <li>
      <a class={`live-row ${tone}`} href={`/app/live/${id}`} aria-current={isOpen ? 'true' : undefined}>
        <span class="live-who">
          <b>{otherSide}</b>
          <span class="mut t12">{agent}</span>
        </span>
        <span class="live-line">
          <TwoVoiceLine peaks={speakerPeaks(call, now)} bars={48} height={34} />
        </span>
        <span class="live-time num">
          {startedAt === null ? status : clockOf((now - new Date(startedAt).getTime()) / 1000)}
        </span>
        <span class="live-words tr">
          {last ? (
            <>
              <b>
                {last.role === 'user'
                  ? 'Caller'
                  : last.role === 'supervisor'
                    ? 'Supervisor'
                    : nameOf(last.agent_id ?? speaker)}
              </b>{' '}
              {last.text}
            </>
          ) : (
            <span class="dim">{status === 'in_progress' ? 'Nobody has spoken yet' : 'Rings'}</span>
          )}
        </span>
        <span class="live-badges">
          {silent !== null && <span class="badge warn">silent {silent} s</span>}
          {slow !== null && <span class="badge bad">took {numberOf(slow)} ms</span>}
          {supervised !== null && <span class="badge live">{isOpen ? 'supervised' : SUPERVISED[supervised]}</span>}
        </span>
      </a>
    </li>
  );
}
