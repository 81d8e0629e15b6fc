// What a browser shows of its call, as messages: whose turn it is, lines as they are spoken, figures. Beside ../browser.ts, and
// for supervisors (../../supervision.ts).
// Invariants: a line has one id; what the agent has not said yet is never shown; after a reconnect everything is told again.
import type { RtcServerMessage } from '../../../../generated/types.ts';
import type { Clock, Timer } from '../../../core/clock.ts';
import type { SessionEvent, TurnLatency, Utterance } from '../../host.ts';
import { inputText } from '../../turn/transitions.ts';
import type { SessionView, TurnState } from '../../vocabulary.ts';

export interface BrowserView extends SessionView {
  /** The line forgot what the browser had not played. */
  cleared(): void;
  /** Everything that a browser must know which comes back. */
  replay(): RtcServerMessage[];
  /** Somebody watches again: the speech in progress is shown on. */
  follow(): void;
  stop(): void;
}

type TurnWord = Extract<RtcServerMessage, { t: 'turn' }>['turn'];
type ShownLine = Extract<RtcServerMessage, { t: 'line' }>['line'];

/** As often as eyes follow. */
const SHOW_MS = 200;
/** More scroll out of sight; the whole transcript is an operation. */
const MOST_LINES = 100;

/** @param isWatched what is being said is followed only while somebody looks */
export function createBrowserView(
  clock: Clock,
  tell: (message: RtcServerMessage) => void,
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
    tell({ t: 'line', line });
  };
  const cut = (id: string, text: string): void => {
    mustCut = null;
    keep(lines, { id, role: 'agent', text, final: true });
    tell({ t: 'cut', id, text });
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
    tell({ t: 'turn', turn: next });
  };
  const showUser = (text: string): void => {
    const id = `u${users}`;
    if (text !== '') return show({ id, role: 'user', text, final: false });
    // What was heard came to nothing: a cough, or a nod.
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
        tell({ t: 'latency', id: agentLine(speech), ...figures(latency) });
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
        tell({ t: 'tool', name, ms: Math.round(endMs - startMs), ok });
      }
    },
    cleared() {
      mustCut = speech === null ? null : agentLine(speech);
      // The utterance that says what was heard follows at once, unless nothing was.
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
  if (lines.size > MOST_LINES) lines.delete(lines.keys().next().value!);
}

function wordOf({ phase, input: heard }: TurnState): TurnWord {
  if (phase.name === 'speaking') return 'speaking';
  if (heard.speaking) return 'hearing';
  return phase.name === 'thinking' || phase.name === 'transferring' ? 'thinking' : 'listening';
}

/** As the timeline has them. */
function figures({ turn, hearMs, thinkMs, speakMs, totalMs }: TurnLatency) {
  return {
    turn,
    hear_ms: Math.round(hearMs),
    think_ms: Math.round(thinkMs),
    speak_ms: Math.round(speakMs),
    total_ms: Math.round(totalMs),
  };
}
