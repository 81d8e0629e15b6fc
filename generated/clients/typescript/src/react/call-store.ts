// The store of the calls of one component: the state of the call, the lines and the levels, which React reads. Independent of React.
// Invariants: nothing is opened or requested before `start` or `send`; a snapshot keeps its identity until it changes; when the last
// component unmounts the call is hung up, and a component that mounts again immediately (StrictMode, a reload of its module)
// keeps it.
import {
  FRESH,
  type Microphone,
  type SpeechInputKind,
  type TranscriptLine,
  type TurnWord,
  type View,
} from '../conversation/view.ts';
import { failure, status } from '../conversation/words.ts';
import { createConversation, type VisitorConversation } from '../line/conversation.ts';
import { WORKLET } from '../line/worklet-code.ts';
import { sourceOf, type CallSource } from './source.ts';

export type CallOptions = CallSource & {
  /** Language (BCP 47) of the browser's own recognizer, used if the service has none. Default: the agent's or the page's language. */
  language?: string;
  /**
   * URL of `parley-client/worklet.js` on your site, for pages whose content security policy rejects `blob:` in `script-src`.
   * Without it, the code of the audio thread is loaded from a blob.
   */
  workletUrl?: string;
};

/** Loudness of both sides, from 0 to 1, as the height of a meter. */
export interface CallLevels {
  you: number;
  agent: number;
}

export interface CallError {
  /** An error code of the service, or `unreachable`, `socket`, `socket_refused`, `connection_lost`, `elsewhere`, `audio`, `token`. */
  code: string;
  /** Description of the error and the next step, in English. */
  message: string;
}

export interface CallState {
  /** Status of the call. `reconnecting`: the connection was lost, and the service keeps the call for ten seconds. */
  status: View['phase']['at'];
  /** Current turn. `speaking`: the agent speaks. */
  turn: TurnWord;
  /** State of the microphone. With `denied`, `missing`, `silent` and `insecure`, the caller hears the agent and can type. */
  microphone: Microphone;
  muted: boolean;
  /** Speech recognizer: the service, the browser, or none, in which case the caller types. */
  speechInput: SpeechInputKind;
  callId: string | null;
  agentName: string | null;
  /** Reason for the end (`end_reason` of the call), with `ended`. */
  endReason: string | null;
  /** Duration of the call in milliseconds, with `ended`. */
  durationMs: number | null;
  /** The error, with `failed`. */
  error: CallError | null;
  /** One line that describes the state, in English. Empty before the first call. */
  text: string;
}

export interface CallControls {
  /** Starts a call. Call it in a click or key handler; elsewhere browsers allow neither sound nor a microphone. */
  start(): void;
  hangUp(): void;
  mute(on: boolean): void;
  /** Stops the agent's speech. */
  interrupt(): void;
  /** Sends a text to the agent instead of speech. Without a call, the text is sent to the chat of the widget. */
  send(text: string): void;
  /** Changes the microphone of the call in progress. @param deviceId of `navigator.mediaDevices.enumerateDevices()` */
  chooseMicrophone(deviceId: string): void;
}

export interface CallStore extends CallControls {
  configure(options: CallOptions): void;
  /** Registers a component that uses the store. @returns a function that unregisters it */
  hold(): () => void;
  subscribe(changed: () => void): () => void;
  state(): CallState;
  lines(): readonly TranscriptLine[];
  /** Reports changes of the levels at the frame rate of the display during a call. */
  subscribeLevels(changed: () => void): () => void;
  levels(): CallLevels;
}

export const SILENCE: CallLevels = { you: 0, agent: 0 };
export const IDLE: CallState = stateOf(FRESH);

export function createCallStore(): CallStore {
  const listeners = new Set<() => void>();
  const meters = new Set<() => void>();
  let options: CallOptions | null = null;
  let conversation: VisitorConversation | null = null;
  let madeFor = '';
  let holders = 0;
  let view: View = FRESH;
  let state = IDLE;
  let levels = SILENCE;
  let frame = 0;

  const changed = (next: View): void => {
    view = next;
    const made = stateOf(view);
    if (!isEqual(made, state)) state = made;
    for (const listener of listeners) listener();
    follow();
  };
  const follow = (): void => {
    if (frame === 0 && meters.size > 0 && isBusy(view)) frame = requestAnimationFrame(measure);
    else if (!isBusy(view)) show(SILENCE);
  };
  const measure = (): void => {
    frame = 0;
    const { you, agent } = conversation?.levels() ?? SILENCE;
    if (isBusy(view)) show({ you: heightOf(you), agent: heightOf(agent) });
    follow();
  };
  const show = (next: CallLevels): void => {
    if (isEqual(next, levels)) return;
    levels = next;
    for (const listener of meters) listener();
  };
  const current = (): VisitorConversation => {
    if (!options) throw new Error('useCall has not rendered yet. Start the call in a handler of a click.');
    const wanted = `${options.baseUrl} ${options.widgetId}`;
    if (conversation && (wanted === madeFor || isBusy(view))) return conversation;
    conversation?.stop();
    madeFor = wanted;
    const { service, language } = sourceOf(() => options!);
    conversation = createConversation({
      service,
      worklet: options.workletUrl ?? workletFromBlob(),
      language: () => options!.language ?? language() ?? (document.documentElement.lang || navigator.language),
      agentName: '',
      onChange: (_, next) => changed(next),
    });
    return conversation;
  };

  return {
    configure: (next) => void (options = next),
    hold() {
      holders++;
      return () => {
        holders--;
        // A component that unmounts to mount again does so before any timer runs.
        setTimeout(() => {
          if (holders > 0) return;
          conversation?.stop();
          conversation = null;
        });
      };
    },
    subscribe: (listener) => added(listeners, listener),
    state: () => state,
    lines: () => view.lines,
    subscribeLevels(listener) {
      const remove = added(meters, listener);
      follow();
      return remove;
    },
    levels: () => levels,
    start: () => current().call(),
    hangUp: () => conversation?.hangUp(),
    mute: (on) => conversation?.mute(on),
    interrupt: () => conversation?.interrupt(),
    send: (text) => current().send(text),
    chooseMicrophone: (deviceId) => conversation?.useMicrophone(deviceId),
  };
}

let workletBlob: string | null = null;

function workletFromBlob(): string {
  return (workletBlob ??= URL.createObjectURL(new Blob([WORKLET], { type: 'text/javascript' })));
}

function added(to: Set<() => void>, listener: () => void): () => void {
  to.add(listener);
  return () => void to.delete(listener);
}

function isBusy({ phase }: View): boolean {
  return phase.at === 'connecting' || phase.at === 'live' || phase.at === 'reconnecting';
}

function stateOf(view: View): CallState {
  const { phase, turn, microphone, muted, speechInput, callId, agentName } = view;
  return {
    status: phase.at,
    turn,
    microphone,
    muted,
    speechInput,
    callId,
    agentName: agentName || null,
    endReason: phase.at === 'ended' ? phase.reason : null,
    durationMs: phase.at === 'ended' ? phase.durationMs : null,
    error: phase.at === 'failed' ? { code: phase.code, message: phase.detail ?? failure(phase.code) } : null,
    // The widget shows some states after a delay. This text changes only with the state.
    text: status(view, Infinity),
  };
}

/** Perceived rather than measured loudness, with two digits, so that an unchanged meter is not redrawn. */
function heightOf(rms: number): number {
  return Math.round(100 * Math.min(1, Math.sqrt(4 * rms))) / 100;
}

/** Whether all fields are equal. Nested objects are compared by their fields. */
function isEqual(one: object, other: object): boolean {
  return Object.entries(one).every(([name, value]) => {
    const second = (other as Record<string, unknown>)[name];
    const areObjects = typeof value === 'object' && typeof second === 'object' && value !== null && second !== null;
    return areObjects ? isEqual(value as object, second as object) : value === second;
  });
}
