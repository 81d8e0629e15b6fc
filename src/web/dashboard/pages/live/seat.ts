// A supervisor's seat in a live call: the socket, the sound of both sides, the microphone while taking over. Invariants: however
// it ends, the microphone is released and the sound stops; microphone frames are sent only in mode `barge`.
import type { MonitorMode, MonitorServerMessage, MonitorToken, RtcLine } from '../../../../../generated/types.ts';
import type { Microphone } from '../../../conversation/view.ts';
import { createMicrophoneInput, isInsecure, type MicrophoneInput } from '../../../line/microphone.ts';

export interface SeatView {
  phase: 'joining' | 'open' | 'over';
  mode: MonitorMode;
  /** The service recognizes the supervisor's speech. */
  hasRecognizer: boolean;
  speaker: 'agent' | 'supervisor';
  microphone: Microphone | 'off';
  lines: readonly RtcLine[];
  /** What the service rejected, or why the seat has ended. */
  problem: string | null;
  /** Loudness of caller and agent, 0 to 1. */
  caller: number;
  agent: number;
}

export interface Seat {
  mode(mode: MonitorMode): void;
  whisper(text: string): void;
  /** Sends what the supervisor said, if the service has no recognizer. */
  said(text: string): void;
  leave(): void;
}

interface SeatOptions {
  mode: MonitorMode;
  worklet: string;
  join: () => Promise<MonitorToken>;
  reasonOf: (error: unknown) => string;
  show: (view: SeatView) => void;
}

const HERTZ = 16_000;
/** Playback delay, to bridge delays of a busy page. */
const AHEAD_SECONDS = 0.1;
/** A page that was suspended for longer resumes at the current sound. */
const BEHIND_SECONDS = 1;
const SHOW_MS = 100;
const MAX_LINES = 200;

const START: SeatView = {
  phase: 'joining',
  mode: 'listen',
  hasRecognizer: false,
  speaker: 'agent',
  microphone: 'off',
  lines: [],
  problem: null,
  caller: 0,
  agent: 0,
};

/** Call it in the handler of a user gesture; otherwise browsers allow neither sound nor microphone. */
export function takeSeat({ mode, worklet, join, reasonOf, show }: SeatOptions): Seat {
  const context = new AudioContext({ sampleRate: HERTZ });
  const play = createPlayer(context);
  let view = START;
  let socket: WebSocket | null = null;
  let microphone: MicrophoneInput | null = null;
  let isOver = false;
  let wanted = mode;
  const set = (next: Partial<SeatView>): void => {
    view = { ...view, ...next };
    if (!isOver) show(view);
  };
  const timer = setInterval(() => {
    const [caller, agent] = play.levels();
    if (caller !== view.caller || agent !== view.agent) set({ caller, agent });
  }, SHOW_MS);
  const send = (message: object): void => {
    if (socket?.readyState === WebSocket.OPEN) socket.send(JSON.stringify(message));
  };
  const over = (problem: string | null): void => {
    if (isOver) return;
    set({ phase: 'over', problem, microphone: 'off', caller: 0, agent: 0 });
    isOver = true;
    clearInterval(timer);
    microphone?.stop();
    socket?.close(1000);
    void context.close();
  };
  const hear = async (): Promise<void> => {
    if (isInsecure()) return set({ microphone: 'insecure' });
    if (!microphone) {
      await context.audioWorklet.addModule(worklet);
      microphone = createMicrophoneInput(context, worklet, {
        state: (state) => set({ microphone: state }),
        frame: ({ frame }) => {
          // Speech after handing back is not sent, even if the service has not confirmed yet.
          if (view.mode === 'barge' && wanted === 'barge' && socket?.readyState === WebSocket.OPEN) socket.send(frame);
        },
      });
      await microphone.open();
    }
    microphone.mute(false);
  };
  const follow = (next: MonitorMode): void => {
    set({ mode: next, problem: null });
    if (next === 'barge') hear().catch(() => set({ microphone: 'missing' }));
    else microphone?.mute(true);
  };
  const received = (message: MonitorServerMessage): void => {
    if (message.type === 'open') {
      set({ phase: 'open', hasRecognizer: message.ears });
      follow(message.mode);
    } else if (message.type === 'mode') follow(message.mode);
    else if (message.type === 'line') set({ lines: withLine(view.lines, message.line) });
    else if (message.type === 'floor') set({ speaker: message.speaker });
    else if (message.type === 'refused') set({ problem: message.detail });
    else if (message.type === 'end') over(null);
  };
  show(view);
  join().then(
    ({ url, token }) => {
      if (isOver) return;
      socket = new WebSocket(url, ['parley.v1', token]);
      socket.binaryType = 'arraybuffer';
      socket.onmessage = ({ data }: MessageEvent<string | ArrayBuffer>) => {
        if (typeof data === 'string') received(JSON.parse(data) as MonitorServerMessage);
        else play.frame(new Int16Array(data));
      };
      socket.onclose = ({ code, reason }) =>
        over(code === 1000 || code === 4404 ? null : reason || 'The connection is lost.');
    },
    (error: unknown) => over(reasonOf(error)),
  );
  return {
    mode(next) {
      wanted = next;
      if (view.phase === 'open') send({ type: 'mode', mode: wanted });
    },
    whisper: (text) => send({ type: 'whisper', text }),
    said: (text) => send({ type: 'said', text }),
    leave: () => over(null),
  };
}

function withLine(lines: readonly RtcLine[], line: RtcLine): readonly RtcLine[] {
  const at = lines.findIndex(({ id }) => id === line.id);
  return at < 0 ? [...lines, line].slice(-MAX_LINES) : lines.with(at, line);
}

/** Plays frames of two channels one after the other. */
function createPlayer(context: AudioContext) {
  let until = 0;
  let [caller, agent] = [0, 0];
  return {
    frame(samples: Int16Array): void {
      const count = samples.length / 2;
      if (count === 0 || context.state === 'closed') return;
      const buffer = context.createBuffer(2, count, HERTZ);
      const loud = [0, 1].map((side) => {
        const channel = buffer.getChannelData(side);
        let square = 0;
        for (let i = 0; i < count; i++) {
          channel[i] = samples[2 * i + side]! / 32_768;
          square += channel[i]! * channel[i]!;
        }
        return Math.sqrt(square / count);
      });
      caller = Math.max(caller, loud[0]!);
      agent = Math.max(agent, loud[1]!);
      const now = context.currentTime;
      if (until < now || until > now + BEHIND_SECONDS) until = now + AHEAD_SECONDS;
      const source = context.createBufferSource();
      source.buffer = buffer;
      source.connect(context.destination);
      source.start(until);
      until += buffer.duration;
    },
    /** Returns the peaks since the last call. */
    levels(): [number, number] {
      const both: [number, number] = [caller, agent];
      [caller, agent] = [0, 0];
      return both;
    },
  };
}
