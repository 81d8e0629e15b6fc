// The open call of the wall: its transcript, and buttons to listen, whisper or take over. Invariant: leaving the panel leaves the
// call, so that nobody listens or speaks unseen.
import { useEffect, useRef, useState } from 'preact/hooks';
import type { MonitorMode } from '../../../../../generated/types.ts';
import { reasonOf } from '../../api/failure.ts';
import { useSend } from '../../api/send.ts';
import { EndCall } from '../../parts/confirm-button.tsx';
import { Icon } from '../../parts/icon.tsx';
import { clockOf } from '../../parts/when.tsx';
import { AllowedButton, useCan } from '../../shell/me.tsx';
// The bundler makes the script's URL the default export.
// oxlint-disable-next-line import/default
import workletUrl from '../agent/talk/worklet.ts?worker&url';
import { useEarlier } from './earlier.ts';
import { Compose, type Whispered } from './compose.tsx';
import { takeSeat, type Seat, type SeatView } from './seat.ts';
import { Transfer, TransferNote } from './transfer.tsx';
import type { LiveCall } from './wall.ts';

const MODES: readonly (readonly [MonitorMode, string, string])[] = [
  ['listen', 'Listen', 'Nobody hears you'],
  ['whisper', 'Whisper', 'Only the agent reads it'],
  ['barge', 'Take over', 'You speak, the agent is silent'],
];

/** Active while the focus is in the panel; Escape hands back. */
const KEYS: Readonly<Record<string, MonitorMode>> = { l: 'listen', w: 'whisper', t: 'barge' };

interface PanelProps {
  call: LiveCall;
  nameOf: (agent: string | null) => string;
  now: number;
}

export function Panel({ call, nameOf, now }: PanelProps) {
  const { id, otherSide, startedAt, said, transfer } = call;
  const { before, speaker } = useEarlier(call, true);
  const agent = nameOf(speaker);
  const [join] = useSend('post', '/v1/calls/{id}/monitor');
  const [view, setView] = useState<SeatView | null>(null);
  const [whispered, setWhispered] = useState<readonly Whispered[]>([]);
  const seat = useRef<Seat | null>(null);
  const leave = (): void => {
    seat.current?.leave();
    seat.current = null;
    setView(null);
  };
  useEffect(() => () => seat.current?.leave(), []);
  const choose = (mode: MonitorMode): void => {
    if (seat.current && view?.phase !== 'over') return seat.current.mode(mode);
    seat.current = takeSeat({
      mode,
      worklet: new URL(workletUrl, location.origin).href,
      join: () => join({ path: { id }, body: { mode: 'barge', initial_mode: mode } }),
      reasonOf,
      show: setView,
    });
  };
  const mode = view?.phase === 'open' ? view.mode : null;
  const canSupervise = useCan('write');
  const press = (event: KeyboardEvent): void => {
    const isTyping = event.target instanceof HTMLInputElement || document.querySelector('dialog[open]') !== null;
    if (isTyping || event.ctrlKey || event.metaKey || event.altKey || !canSupervise) return;
    const wanted = event.key === 'Escape' && mode !== null ? 'listen' : KEYS[event.key.toLowerCase()];
    if (wanted) choose(wanted);
  };
  return (
    <aside class="live-panel" aria-labelledby="live-call" onKeyDown={press}>
      <header class="row">
        <h2 id="live-call">{otherSide}</h2>
        {mode !== null && <span class="badge live">{mode === 'barge' ? 'you speak' : `you ${mode}`}</span>}
        <span class="sp" />
        {startedAt !== null && <span class="num">{clockOf((now - new Date(startedAt).getTime()) / 1000)}</span>}
        <a class="btn s icon quiet" href="/app/live" aria-label="Close the call">
          <Icon name="close" />
        </a>
      </header>
      <p class="t12 mut">
        {agent} · <a href={`/app/calls/${id}`}>all about this call</a>
      </p>
      <Levels view={view} agent={agent} />
      <Log before={before} said={said} view={view} agent={agent} nameOf={nameOf} whispered={whispered} />
      <TransferNote words={transfer} />
      {view?.problem && (
        <p class="note bad" role="alert">
          {view.problem}
        </p>
      )}
      <div class="modes" role="group" aria-label="What you do">
        {MODES.map(([each, words, effect]) => (
          <ModeButton key={each} isOn={mode === each} words={words} effect={effect} choose={() => choose(each)} />
        ))}
      </div>
      {view && seat.current && mode !== null && (
        <Compose
          view={view}
          seat={seat.current}
          agent={agent}
          whispered={(text) =>
            setWhispered((before) => [...before, { text, sentAt: Date.now(), afterMs: said.at(-1)?.start_ms ?? -1 }])
          }
        />
      )}
      <div class="row wrap">
        {mode === 'barge' && (
          <button type="button" class="btn" onClick={() => choose('listen')}>
            Hand back to {agent}
          </button>
        )}
        {mode !== null && (
          <button type="button" class="btn quiet" onClick={leave}>
            Stop listening
          </button>
        )}
        <span class="sp" />
        <Transfer id={id} otherSide={otherSide} agent={agent} />
        <EndCall id={id} otherSide={otherSide} />
      </div>
    </aside>
  );
}

function ModeButton({
  isOn,
  words,
  effect,
  choose,
}: {
  isOn: boolean;
  words: string;
  effect: string;
  choose: () => void;
}) {
  return (
    <AllowedButton scope="write" kind={isOn ? 'mode on' : 'mode'} onClick={choose}>
      <b>{words}</b>
      <span class="t12">{effect}</span>
      {isOn && <span class="vh">, now</span>}
    </AllowedButton>
  );
}

/** Loudness of both sides for a listening supervisor; the words are in the log. */
function Levels({ view, agent }: { view: SeatView | null; agent: string }) {
  if (view?.phase !== 'open') return null;
  const share = (rms: number): number => Math.round(Math.min(1, Math.sqrt(4 * rms)) * 100);
  const sides = [
    ['Caller', view.caller, 'c'],
    [view.speaker === 'supervisor' ? 'You' : agent, view.agent, 'a'],
  ] as const;
  return (
    <div class="live-levels">
      {sides.map(([name, rms, kind]) => (
        <p key={kind} class="row">
          <span class="t12 mut">{name}</span>
          <svg viewBox="0 0 100 6" height="6" preserveAspectRatio="none" aria-hidden="true">
            <rect class="rest" width="100" height="6" />
            <rect class={kind} width={share(rms)} height="6" />
          </svg>
        </p>
      ))}
    </div>
  );
}

interface LogProps {
  before: LiveCall['said'];
  said: LiveCall['said'];
  view: SeatView | null;
  agent: string;
  nameOf: (agent: string | null) => string;
  whispered: readonly Whispered[];
}

/** The lines from before the page opened, the lines since then, and the line being spoken. */
function Log({ before, said, view, agent, nameOf, whispered }: LogProps) {
  const box = useRef<HTMLDivElement>(null);
  const known = new Set(before.map(({ start_ms: at, role }) => `${role} ${at}`));
  const lines = [...before, ...said.filter(({ start_ms: at, role }) => !known.has(`${role} ${at}`))];
  const partial = view?.lines.at(-1);
  useEffect(() => {
    box.current!.scrollTop = box.current!.scrollHeight;
  }, [lines.length, partial?.text, whispered.length]);
  const speakerOf = ({ role, agent_id: id }: Pick<Line, 'role' | 'agent_id'>): string => {
    if (role !== 'agent') return role === 'user' ? 'Caller' : 'Supervisor';
    return id === undefined ? agent : nameOf(id);
  };
  const wordsOfWhisper = (since: Line | undefined): string =>
    since ? `${speakerOf(since)} has spoken since.` : `${agent} reads it before the next answer.`;
  return (
    <div class="live-log" role="log" aria-live="off" aria-label="What is said" tabIndex={0} ref={box}>
      <ol>
        {entriesOf(lines, whispered).map((entry) =>
          'afterMs' in entry ? (
            <li key={`whisper ${entry.sentAt}`} class="l-whisper">
              <b>You whispered</b>
              <p>{entry.text}</p>
              <p class="t12">
                {wordsOfWhisper(lines.find(({ role, start_ms: at }) => role === 'agent' && at > entry.afterMs))}
              </p>
            </li>
          ) : (
            <li key={`${entry.role} ${entry.start_ms}`} class={`l-${entry.role}`}>
              <b>{speakerOf(entry)}</b> <span class="num dim">{clockOf(entry.start_ms / 1000)}</span>
              <p>{entry.text}</p>
            </li>
          ),
        )}
        {partial && !partial.final && (
          <li class={`l-${partial.role} partial`}>
            <b>{speakerOf(partial)}</b>
            <p>{partial.text}</p>
          </li>
        )}
      </ol>
      {lines.length === 0 && !partial && <p class="mut">Nothing has been said yet.</p>}
    </div>
  );
}

interface Line {
  role: string;
  agent_id?: string;
  text: string;
  start_ms: number;
}

/** Places each whisper before the first line that began after it. */
function entriesOf(lines: readonly Line[], whispered: readonly Whispered[]): (Line | Whispered)[] {
  const at = (entry: Line | Whispered): number => ('afterMs' in entry ? entry.afterMs + 0.5 : entry.start_ms);
  return [...lines, ...whispered].toSorted((one, other) => at(one) - at(other));
}
