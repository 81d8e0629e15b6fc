// The microphone of a call: permission, choice of device, frames for the wire, and detection of a silent microphone. Invariants:
// requested only after a user gesture; `stop` stops every track that was opened.
import type { Microphone } from '../conversation/view.ts';
import type { CapturedFrame } from './worklet.ts';

export interface MicrophoneInput {
  /** The current track, for the browser's recognizer; null without a microphone. */
  track(): MediaStreamTrack | null;
  /** Requests access again, for this device or any. */
  open(deviceId?: string): Promise<void>;
  mute(on: boolean): void;
  stop(): void;
}

/** Whether the browser denies this page the microphone, or cannot process its audio. */
export function isInsecure(): boolean {
  return !globalThis.isSecureContext || !navigator.mediaDevices || typeof AudioWorkletNode === 'undefined';
}

const SILENT_MS = 3_000;
/** Three quantization steps of 16-bit audio. A quiet room is ten times louder; a microphone that is off is below. */
const SILENT_RMS = 1e-4;
const FRAME_MS = 20;

export function createMicrophoneInput(
  context: AudioContext,
  worklet: string,
  on: { state(state: Microphone): void; frame(heard: CapturedFrame): void },
): MicrophoneInput {
  let stream: MediaStream | null = null;
  let own: AudioContext | null = null;
  let nodes: AudioNode[] = [];
  let muted = false;
  let stopped = false;
  let quietMs = 0;
  let silent = false;

  const heard = (frame: CapturedFrame): void => {
    if (muted) return;
    quietMs = frame.rms < SILENT_RMS ? quietMs + FRAME_MS : 0;
    if (silent !== quietMs >= SILENT_MS) {
      silent = !silent;
      on.state(silent ? 'silent' : 'on');
    }
    on.frame(frame);
  };
  const release = (): void => {
    for (const node of nodes) node.disconnect();
    nodes = [];
    for (const track of stream?.getTracks() ?? []) track.stop();
    stream = null;
    quietMs = 0;
    silent = false;
  };
  const listen = async (from: MediaStream): Promise<void> => {
    const { source, rate } = await sourceOf(from, context, worklet, (made) => (own = made));
    const node = new AudioWorkletNode(rate, 'parley-capture', { numberOfOutputs: 0 });
    node.port.onmessage = ({ data }: MessageEvent<CapturedFrame>) => heard(data);
    source.connect(node);
    nodes = [source, node];
  };

  return {
    track: () => stream?.getAudioTracks()[0] ?? null,
    async open(deviceId) {
      on.state('asking');
      try {
        const next = await navigator.mediaDevices.getUserMedia({
          audio: {
            echoCancellation: true,
            noiseSuppression: true,
            autoGainControl: true,
            channelCount: 1,
            ...(deviceId ? { deviceId: { exact: deviceId } } : {}),
          },
        });
        release();
        stream = next;
        // The call may have ended before permission was given.
        if (stopped) return release();
        await listen(next);
        for (const track of next.getAudioTracks()) {
          track.enabled = !muted;
          track.onended = () => on.state('missing');
        }
        on.state('on');
      } catch (error) {
        if (!stopped) on.state(reasonOf(error));
      }
    },
    mute(isMuted) {
      muted = isMuted;
      quietMs = 0;
      for (const track of stream?.getAudioTracks() ?? []) track.enabled = !isMuted;
    },
    stop() {
      stopped = true;
      release();
      void own?.close();
    },
  };
}

/** The call's own 16 kHz context where the browser resamples microphones (Chromium, Safari), else the native rate (Firefox). */
async function sourceOf(
  stream: MediaStream,
  context: AudioContext,
  worklet: string,
  made: (context: AudioContext) => void,
): Promise<{ source: AudioNode; rate: AudioContext }> {
  try {
    return { source: context.createMediaStreamSource(stream), rate: context };
  } catch (error) {
    if ((error as DOMException).name !== 'NotSupportedError') throw error;
    const native = new AudioContext();
    made(native);
    await native.audioWorklet.addModule(worklet);
    return { source: native.createMediaStreamSource(stream), rate: native };
  }
}

function reasonOf(error: unknown): Microphone {
  const { name } = error as DOMException;
  return name === 'NotAllowedError' || name === 'SecurityError' ? 'denied' : 'missing';
}
