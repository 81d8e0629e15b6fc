// The recording: play, speed, and the two-voice line as its slider. Without a recording the line still moves the cursor of the page.
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Call } from '../../../../../generated/types.ts';
import { Icon } from '../../parts/icon.tsx';
import { TwoVoiceLine } from '../../parts/two-voice-line.tsx';
import { clockOf } from '../../parts/when.tsx';
import type { Cursor } from './cursor.ts';
import { saidAt, type NameOf, type Turn } from './turns.ts';

const BARS = 200;
const SPEEDS = [1, 1.25, 1.5, 2];
const FAR_SECONDS = 5;

interface PlayerProps {
  call: Call;
  cursor: Cursor;
  turns: readonly Turn[];
  /** The agents' names, in the order in which they spoke. */
  agents: string;
  nameOf: NameOf;
}

/** Returns the recording's path on this origin, because the content security policy allows only this origin, under whatever name. */
export function pathOfRecording(url: string): string {
  const { pathname, search } = new URL(url);
  return pathname + search;
}

export function Player({ call, cursor, turns, agents, nameOf }: PlayerProps) {
  const source = call.recording_status === 'pending' ? null : call.recording_play_url;
  const audio = useRef<HTMLAudioElement>(null);
  const [isPlaying, setPlaying] = useState(false);
  const [speed, setSpeed] = useState(1);
  useFollow(audio, cursor, isPlaying);
  const toggle = (): void => {
    const { current: element } = audio;
    if (!element) return;
    if (element.paused) void element.play().catch(() => setPlaying(false));
    else element.pause();
  };
  const faster = (): void => {
    const next = SPEEDS[(SPEEDS.indexOf(speed) + 1) % SPEEDS.length]!;
    setSpeed(next);
    if (audio.current) audio.current.playbackRate = next;
  };
  return (
    <section class="card player" aria-label="Recording">
      <Line call={call} cursor={cursor} turns={turns} agents={agents} nameOf={nameOf} />
      <div class="row">
        <button type="button" class="btn primary" disabled={source === null} onClick={toggle}>
          <Icon name={isPlaying ? 'pause' : 'play'} />
          {isPlaying ? 'Pause' : 'Play'}
        </button>
        <Clock cursor={cursor} duration={call.duration} />
        <span class="sp" />
        {source === null ? (
          <span class="dim t12">{whyNone(call)}</span>
        ) : (
          <button type="button" class="btn" aria-label={`Speed ${speed}`} onClick={faster}>
            {speed}×
          </button>
        )}
      </div>
      {source !== null && (
        <audio
          ref={audio}
          src={pathOfRecording(source)}
          preload="none"
          onPlay={() => setPlaying(true)}
          onPause={() => setPlaying(false)}
          onEnded={() => setPlaying(false)}
        />
      )}
    </section>
  );
}

function whyNone({ recording_status: status, end_time: end, removed }: Call): string {
  if (end === null) return 'The recording can be played after the call.';
  if (removed?.recording_at) return 'The recording was removed because its retention time was over.';
  if (status === 'pending') return 'The recording is being put together.';
  return status === 'failed' ? 'The recording failed.' : 'This call was not recorded.';
}

/** Moves the cursor with the sound, and the sound with the cursor. */
function useFollow(audio: preact.RefObject<HTMLAudioElement>, cursor: Cursor, isPlaying: boolean): void {
  useEffect(
    () =>
      cursor.lead((seconds, play) => {
        cursor.at.set(seconds);
        const { current: element } = audio;
        if (!element) return;
        element.currentTime = seconds;
        if (play) void element.play().catch(() => undefined);
      }),
    [cursor],
  );
  useEffect(() => {
    if (!isPlaying) return undefined;
    let frame = requestAnimationFrame(function tick() {
      cursor.at.set(audio.current?.currentTime ?? 0);
      frame = requestAnimationFrame(tick);
    });
    return () => cancelAnimationFrame(frame);
  }, [isPlaying, cursor]);
}

function Clock({ cursor, duration }: { cursor: Cursor; duration: number }) {
  const at = cursor.at.use();
  return (
    <span class="num">
      {clockOf(at)} / {clockOf(duration)}
    </span>
  );
}

function Line({ call, cursor, turns, agents, nameOf }: PlayerProps) {
  const length = Math.max(1, call.duration);
  const at = Math.min(cursor.at.use(), length);
  const said = turns.find(({ sequence }) => sequence === saidAt(turns, at));
  const words = said?.kind === 'said' ? `, ${nameOf(said)}: ${said.utterance.text}` : '';
  const far = (event: KeyboardEvent): void => {
    if (!event.shiftKey || !event.key.startsWith('Arrow')) return;
    event.preventDefault();
    cursor.seek(at + (['ArrowRight', 'ArrowUp'].includes(event.key) ? FAR_SECONDS : -FAR_SECONDS));
  };
  return (
    <div class="line ring">
      <span class="line-name">Caller</span>
      <TwoVoiceLine peaks={call.waveform} bars={BARS} height={96} />
      <svg class="line-now" viewBox="0 0 1000 10" preserveAspectRatio="none" aria-hidden="true">
        <rect class="later" x={(at / length) * 1000} y="0" width={(1 - at / length) * 1000} height="10" />
        <path d={`M${(at / length) * 1000} 0V10`} />
      </svg>
      <input
        type="range"
        min="0"
        max={length}
        step="any"
        value={at}
        aria-label="Position in the call"
        aria-valuetext={`${clockOf(at)} of ${clockOf(length)}${words}`}
        onInput={({ currentTarget }) => cursor.seek(Number(currentTarget.value))}
        onKeyDown={(event) => (event.shiftKey ? far(event) : step(event, at, cursor))}
      />
      <span class="line-name below">{agents}</span>
    </div>
  );
}

function step(event: KeyboardEvent, at: number, cursor: Cursor): void {
  const by = { ArrowRight: 1, ArrowUp: 1, ArrowLeft: -1, ArrowDown: -1 }[event.key];
  if (by === undefined) return;
  event.preventDefault();
  cursor.seek(at + by);
}
