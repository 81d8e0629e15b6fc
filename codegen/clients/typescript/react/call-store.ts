// One place on a page for calls, with what React reads of it: the state of the call, the lines, the levels. Knows nothing of React.
// Invariants: nothing is opened or requested before `start` or `send`; a snapshot keeps its identity until it changes; when the last
// component is gone the call is hung up, and a component that comes back at once (StrictMode, a reload of its module) keeps it.
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
  /** Language of the visitor (BCP 47), for the browser's own recognizer where the service has none. Without it: the agent's or the page's. */
  language?: string;
  /**
   * Address of `parley-client/worklet.js` on your site, for pages whose content security policy refuses `blob:` in `script-src`.
   * Without it the code of the audio thread comes from a blob.
   */
  workletUrl?: string;
};

/** Loudness of both sides, 0 to 1, as the height of a meter. */
export interface CallLevels {
  you: number;
  agent: number;
}

export interface CallError {
  /** An error code of the service, or `unreachable`, `socket`, `socket_refused`, `connection_lost`, `elsewhere`, `audio`, `token`. */
  code: string;
  /** What is wrong and what to do next, in English. */
  message: string;
}

export interface CallState {
  /** `reconnecting`: the connection broke, and the service keeps the call for ten seconds. */
  status: View['phase']['at'];
  /** Whose turn it is. `speaking`: the agent speaks. */
  turn: TurnWord;
  /** `denied`, `missing`, `silent` and `insecure`: the caller can still type and hears the agent. */
  microphone: Microphone;
  muted: boolean;
  /** Who recognizes speech: the service, the browser, or nobody, so that the caller types. */
  speechInput: SpeechInputKind;
  callId: string | null;
  agentName: string | null;
  /** With `ended`: why, as `end_reason` of the call. */
  endReason: string | null;
  /** With `ended`. */
  durationMs: number | null;
  /** With `failed`. */
  error: CallError | null;
  /** One line about all of this, in English; empty before the first call. */
  text: string;
}

export interface CallControls {
  /** Begins a call. Only in a handler of a click or a key; elsewhere browsers allow neither sound nor a microphone. */
  start(): void;
  hangUp(): void;
  mute(on: boolean): void;
  /** Stops the agent's speech. */
  interrupt(): void;
  /** Says a text to the agent in place of speech. Without a call it goes to the chat of the widget. */
  send(text: string): void;
  /** Changes the microphone of the running call. @param deviceId of `navigator.mediaDevices.enumerateDevices()` */
  chooseMicrophone(deviceId: string): void;
}

export interface CallStore extends CallControls {
  configure(options: CallOptions): void;
  /** A component uses the store. @returns ends that */
  hold(): () => void;
  subscribe(changed: () => void): () => void;
  state(): CallState;
  lines(): readonly TranscriptLine[];
  /** Followed at the pace of the display, while a call is up. */
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
    // The widget shows some states only after a moment. This text changes with the state alone.
    text: status(view, Infinity),
  };
}

/** As loud as it is heard rather than measured; two digits, so that a still meter does not draw. */
function heightOf(rms: number): number {
  return Math.round(100 * Math.min(1, Math.sqrt(4 * rms))) / 100;
}

/** Whether all fields are the same; of objects within by their own fields. */
function isEqual(one: object, other: object): boolean {
  return Object.entries(one).every(([name, value]) => {
    const second = (other as Record<string, unknown>)[name];
    const areObjects = typeof value === 'object' && typeof second === 'object' && value !== null && second !== null;
    return areObjects ? isEqual(value as object, second as object) : value === second;
  });
}
