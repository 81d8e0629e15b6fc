// Builds the messages that show a call in a browser: whose turn it is, lines as they are spoken, latency figures. Supervisors
// receive the same messages.
// Invariants: a line has one id. Words that the agent has not spoken yet are never shown. After a reconnect everything is sent
// again.
import type { RtcServerMessage } from '../../../../generated/types.ts';
import type { Clock, Timer } from '../../../core/clock.ts';
import type { SessionEvent, TurnLatency, Utterance } from '../../host.ts';
import { inputText } from '../../turn/transitions.ts';
import type { SessionView, TurnState } from '../../vocabulary.ts';

export interface BrowserView extends SessionView {
  /** The line dropped audio that the browser had not played. */
  cleared(): void;
  /** Returns the messages that a browser needs after a reconnect. */
  replay(): RtcServerMessage[];
  /** A viewer reconnected: resumes showing the speech in progress. */
  follow(): void;
  stop(): void;
}

type TurnWord = Extract<RtcServerMessage, { t: 'turn' }>['turn'];
type ShownLine = Extract<RtcServerMessage, { t: 'line' }>['line'];

/** Interval at which the words of a speech in progress are updated. */
const SHOW_MS = 200;
/**
 * Older lines are dropped; the API has the whole transcript. All of them are sent at once after a reconnect, and a socket whose peer
 * has not read 160 KiB is closed (http/websocket.ts).
 */
const MAX_LINES = 100;
const MAX_CHARS = 30_000;

/** @param isWatched whether anybody watches, so that a speech in progress is worth following */
export function createBrowserView(
  clock: Clock,
  send: (message: RtcServerMessage) => void,
  isWatched: () => boolean = () => true,
): BrowserView {
  const lines = new Map<string, ShownLine>();
  let word: TurnWord | null = null;
  let users = 1;
  let speech: number | null = null;
  let heardOf: (speech: number) => string = () => '';
  let latency: TurnLatency | null = null;
  let mustCut: string | null = null;
  let timer: Timer | null = null;

  const show = (line: ShownLine): void => {
    const before = lines.get(line.id);
    if (before?.text === line.text && before.final === line.final) return;
    keep(lines, line);
    send({ t: 'line', line });
  };
  const cut = (id: string, text: string): void => {
    mustCut = null;
    keep(lines, { id, role: 'agent', text, final: true });
    send({ t: 'cut', id, text });
  };
  const follow = (): void => {
    timer?.cancel();
    timer = null;
    if (speech === null || !isWatched()) return;
    const text = heardOf(speech);
    if (text !== '') show({ id: agentLine(speech), role: 'agent', text, final: false });
    timer = clock.after(SHOW_MS, follow);
  };
  const turnTo = (next: TurnWord): void => {
    if (word === next) return;
    word = next;
    send({ t: 'turn', turn: next });
  };
  const showUser = (text: string): void => {
    const id = `u${users}`;
    if (text !== '') return show({ id, role: 'user', text, final: false });
    // The partial words turned out to be a cough or a backchannel.
    if (lines.has(id)) show({ id, role: 'user', text: '', final: true });
  };

  return {
    turnChanged(turn: TurnState, heard) {
      if (turn.phase.name === 'ended') return stop();
      heardOf = heard;
      showUser(inputText(turn.input));
      turnTo(wordOf(turn));
      const next = turn.phase.name === 'speaking' ? turn.phase.speech : null;
      if (next !== speech) {
        speech = next;
        follow();
      }
      if (latency && speech !== null) {
        send({ t: 'latency', id: agentLine(speech), ...figures(latency) });
        latency = null;
      }
    },
    agentSpoke(id: number, { text, interrupted }: Utterance) {
      if (interrupted) return cut(agentLine(id), text);
      mustCut = null;
      show({ id: agentLine(id), role: 'agent', text, final: true });
    },
    eventRecorded(event: SessionEvent) {
      if (event.type === 'utterance') {
        show({ id: `u${users}`, role: 'user', text: event.utterance.text, final: true });
        users++;
      } else if (event.type === 'latency') latency = event.latency;
      else if (event.type === 'tool') {
        const { name, startMs, endMs, ok } = event.run;
        send({ t: 'tool', name, ms: Math.round(endMs - startMs), ok });
      }
    },
    cleared() {
      mustCut = speech === null ? null : agentLine(speech);
      // The utterance with the heard words follows at once, unless there were none.
      queueMicrotask(() => {
        if (mustCut !== null) cut(mustCut, '');
      });
    },
    replay() {
      const shown = [...lines.values()].map((line): RtcServerMessage => ({ t: 'line', line }));
      return word === null ? shown : [...shown, { t: 'turn', turn: word }];
    },
    follow,
    stop,
  };

  function stop(): void {
    timer?.cancel();
    timer = null;
    speech = null;
  }
}

function agentLine(speech: number): string {
  return `a${speech}`;
}

function keep(lines: Map<string, ShownLine>, line: ShownLine): void {
  lines.set(line.id, line);
  let chars = 0;
  for (const { text } of lines.values()) chars += text.length;
  for (const [id, { text }] of lines) {
    if (id === line.id || (lines.size <= MAX_LINES && chars <= MAX_CHARS)) return;
    lines.delete(id);
    chars -= text.length;
  }
}

function wordOf({ phase, input }: TurnState): TurnWord {
  if (phase.name === 'speaking') return 'speaking';
  if (input.speaking) return 'hearing';
  return phase.name === 'thinking' || phase.name === 'transferring' ? 'thinking' : 'listening';
}

/** Rounded as on the timeline. */
function figures({ turn, hearMs, thinkMs, speakMs, totalMs }: TurnLatency) {
  return {
    turn,
    hear_ms: Math.round(hearMs),
    think_ms: Math.round(thinkMs),
    speak_ms: Math.round(speakMs),
    total_ms: Math.round(totalMs),
  };
}
