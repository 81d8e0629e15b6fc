// One voice call over the service's own line: connects microphone, worklet, socket and recognizer. Invariants: however the call
// ends, the microphone is released, the socket closed and the audio stopped; a call without a microphone continues by text, with
// the agent audible.
import type { RtcServerMessage, RtcToken } from '../../../generated/types.ts';
import type { ViewEvent } from '../conversation/view.ts';
import { createMicrophoneInput, type MicrophoneInput } from './microphone.ts';
import { recognize, type Recognizer } from './recognizer.ts';
import { ServiceError } from './service.ts';
import { openSocket, type CallSocket } from './call-socket.ts';
import type { PlayerMessage, PlaybackReport } from './worklet.ts';

export interface Call {
  type(text: string): void;
  mute(on: boolean): void;
  interrupt(): void;
  /** Hangs up. */
  end(): void;
  useMicrophone(deviceId: string): Promise<void>;
  /** Root mean square of the last frames, 0 to 1. */
  levels(): Levels;
}

export interface Levels {
  you: number;
  agent: number;
}

interface CallOptions {
  /** URL of this script, which is also the worklet module. */
  worklet: string;
  /** Called when the browser's own recognizer starts. */
  language(): string;
  join(signal: AbortSignal): Promise<RtcToken>;
  /** Returns the sentence that is shown if `join` fails; null for the general one. */
  reasonOf(error: ServiceError): string | null;
  emit(event: ViewEvent): void;
}

const WIRE_HZ = 16_000;
const REPORT_MS = 100;

/** Call it in the handler of a user gesture; otherwise browsers allow neither sound nor microphone. */
export function startCall({ worklet, language, join, reasonOf, emit }: CallOptions): Call {
  const life = new AbortController();
  const context = new AudioContext({ sampleRate: WIRE_HZ, latencyHint: 'interactive' });
  const typed: string[] = [];
  let continueWithoutMicrophone: () => void = () => undefined;
  const startWithoutMicrophone = new Promise<void>((resolve) => (continueWithoutMicrophone = resolve));
  const levels: Levels = { you: 0, agent: 0 };
  let player: AudioWorkletNode | null = null;
  let microphone: MicrophoneInput | null = null;
  let socket: CallSocket | null = null;
  let recognizer: Recognizer | null = null;
  let muted = false;
  let played = 0;
  let reported = 0;
  let timer: ReturnType<typeof setInterval> | undefined;

  // A telephone call, or another application with the speaker, suspends the audio and does not always resume it.
  const resumeAudio = (): void => void (context.state === 'running' || context.resume().catch(() => undefined));
  const sendToPlayer = (message: PlayerMessage): void => player?.port.postMessage(message);
  const over = (event: ViewEvent): void => {
    if (life.signal.aborted) return;
    life.abort();
    clearInterval(timer);
    recognizer?.stop();
    microphone?.stop();
    socket?.close();
    player?.disconnect();
    document.removeEventListener('visibilitychange', resumeAudio);
    context.onstatechange = null;
    void context.close();
    emit(event);
  };
  const startRecognizer = (): void => {
    const track = microphone?.track();
    recognizer?.stop();
    // Without a microphone the visitor types.
    if (!track) return emit({ t: 'speech_input', speechInput: 'typed' });
    recognizer = recognize(language(), track, {
      caption: (text, final) => socket?.send({ t: 'caption', text, final }),
      works: (does) => emit({ t: 'speech_input', speechInput: does ? 'browser' : 'typed' }),
    });
    if (muted) recognizer.mute(true);
  };
  const received = (message: RtcServerMessage): void => {
    if (message.t === 'end' || message.t === 'fail') return over({ t: 'server', message });
    if (message.t === 'cut') sendToPlayer('cut');
    if (message.t === 'open') {
      // Sound from before the interruption is stale, and the server counts the frames of each socket from zero.
      sendToPlayer('reset');
      played = reported = 0;
      // It may have changed while the connection was broken.
      socket?.send({ t: 'mute', on: muted });
    }
    emit({ t: 'server', message });
    // Only after the view knows the speech input, because a browser may report at once that it has no recognizer.
    if (message.t === 'open' && message.ears === 'browser' && !message.resumed) startRecognizer();
  };
  const connect = (grant: RtcToken): void => {
    emit({ t: 'joining', callId: grant.call_id });
    socket = openSocket(grant, {
      onMessage: received,
      onFrame: (frame) => player?.port.postMessage(frame, [frame]),
      onLost: () => emit({ t: 'lost' }),
      onGone: (code) => over({ t: 'failed', code }),
    });
    for (const text of typed.splice(0)) socket.send({ t: 'text', text });
    timer = setInterval(() => {
      if (played === reported) return;
      reported = played;
      socket?.send({ t: 'played', frames: played });
    }, REPORT_MS);
  };

  const begin = async (): Promise<void> => {
    await startAudio(context, worklet);
    if (life.signal.aborted) return;
    context.onstatechange = resumeAudio;
    document.addEventListener('visibilitychange', resumeAudio);
    player = new AudioWorkletNode(context, 'parley-player', { numberOfInputs: 0, outputChannelCount: [1] });
    player.port.onmessage = ({ data }: MessageEvent<PlaybackReport>) => {
      levels.agent = data.rms;
      played = data.frames;
    };
    player.connect(context.destination);
    microphone = createMicrophoneInput(context, worklet, {
      state: (state) => emit({ t: 'microphone', microphone: state }),
      frame: ({ frame, rms }) => {
        levels.you = rms;
        socket?.sendFrame(frame);
      },
    });
    // A visitor who types during the permission prompt need not decide first; the microphone joins when it is allowed.
    const asked = microphone.open();
    await Promise.race([asked, startWithoutMicrophone]);
    if (!life.signal.aborted) connect(await join(life.signal));
  };
  begin().catch((error: unknown) => {
    const reason = error instanceof ServiceError ? error : new ServiceError('audio');
    const detail = reasonOf(reason);
    over({ t: 'failed', code: reason.code, ...(detail === null ? {} : { detail }) });
  });

  return {
    type(text) {
      if (socket) return socket.send({ t: 'text', text });
      typed.push(text);
      continueWithoutMicrophone();
    },
    mute(on) {
      muted = on;
      levels.you = 0;
      microphone?.mute(on);
      recognizer?.mute(on);
      socket?.send({ t: 'mute', on });
      emit({ t: 'muted', on });
    },
    interrupt: () => socket?.send({ t: 'interrupt' }),
    end() {
      socket?.send({ t: 'end' });
      over({ t: 'hung_up' });
    },
    async useMicrophone(deviceId) {
      await microphone?.open(deviceId);
      if (recognizer) startRecognizer();
    },
    levels: () => levels,
  };
}

async function startAudio(context: AudioContext, worklet: string): Promise<void> {
  await context.audioWorklet.addModule(worklet);
  if (context.state !== 'running') await context.resume();
}
