// The controls of a call: level meter, status text, and the buttons that apply now. Invariant: a hidden button cannot be reached;
// if it had the focus, the next one receives it.
import { isUp, type View } from '../conversation/view.ts';
import * as WORDS from '../conversation/labels.ts';
import { nextStatusMs, status } from '../conversation/words.ts';
import type { VisitorConversation } from '../line/conversation.ts';
import { button, h, rename } from './dom.ts';
import { animate, createMeter } from './meter.ts';

interface Controls {
  element: HTMLElement;
  render(view: View): void;
  /** Focuses the first visible button, which keeps a phone's keyboard closed. */
  focus(): void;
  stop(): void;
}

interface ControlsOptions {
  conversation: VisitorConversation;
  /** Called with every drawing of the meter, for levels shown elsewhere. */
  onLevels?(): void;
  /** Takes the focus when no button of the bar is visible. */
  fallback: () => void;
}

export function createControls({ conversation, onLevels, fallback }: ControlsOptions): Controls {
  const meter = createMeter();
  const words = h('strong', { class: 'status' });
  const interrupt = button('stop', WORDS.interrupt, 'quiet', () => conversation.interrupt());
  const mute = button('microphone', WORDS.mute, 'quiet', () => conversation.mute(!conversation.view().muted));
  const end = button('end', WORDS.end, 'danger', () => conversation.hangUp());
  const again = button('call', WORDS.newCall, 'quiet again', () => conversation.call());
  const devices = createDevices((id) => conversation.useMicrophone(id));
  const buttons = [interrupt, mute, end, again];
  const element = h(
    'div',
    { class: 'controls', role: 'group', 'aria-label': WORDS.controls, hidden: true },
    meter.element,
    words,
    devices.element,
    ...buttons,
  );
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stopMeter: (() => void) | null = null;

  const focus = (): void => {
    const first = buttons.find((one) => !one.hidden);
    if (first) first.focus();
    else fallback();
  };
  const draw = (): void => {
    const { you, agent } = conversation.levels();
    meter.show(conversation.view().turn === 'speaking' ? agent : you);
    onLevels?.();
  };
  const render = (view: View): void => {
    const { phase } = view;
    const now = conversation.now();
    const said = status(view, now);
    const up = isUp(view);
    const over = phase.at === 'ended' || phase.at === 'failed';
    if (words.textContent !== said) words.textContent = said;
    element.hidden = phase.at === 'idle' && said === '';
    element.dataset['at'] = phase.at;
    meter.element.hidden = !up;
    const hadFocus = (element.getRootNode() as Document | ShadowRoot).activeElement;
    interrupt.hidden = !(phase.at === 'live' && view.turn === 'speaking');
    mute.hidden = !up || !['on', 'silent'].includes(view.microphone);
    end.hidden = phase.at === 'idle' || over;
    again.hidden = !over;
    if (phase.at === 'failed') rename(again, 'call', WORDS.retry);
    else rename(again, 'call', WORDS.newCall);
    rename(mute, view.muted ? 'microphoneOff' : 'microphone', view.muted ? WORDS.unmute : WORDS.mute);
    mute.setAttribute('aria-pressed', String(view.muted));
    devices.show(up && view.microphone === 'silent');
    if (buttons.some((one) => one === hadFocus && one.hidden)) focus();
    if (up) stopMeter ??= animate(draw);
    else {
      stopMeter?.();
      stopMeter = null;
      onLevels?.();
    }
    clearTimeout(timer);
    const due = nextStatusMs(view, now);
    if (due !== null) timer = setTimeout(() => render(conversation.view()), due + 1);
  };
  return {
    element,
    render,
    focus,
    stop() {
      clearTimeout(timer);
      stopMeter?.();
    },
  };
}

/** The list of microphones, loaded when first needed: before permission browsers return no names. */
function createDevices(choose: (id: string) => void): { element: HTMLElement; show(on: boolean): void } {
  const list = h('select', { 'aria-label': WORDS.microphones, hidden: true, onchange: () => choose(list.value) });
  const fill = async (): Promise<void> => {
    const all = await navigator.mediaDevices.enumerateDevices();
    const inputs = all.filter(({ kind }) => kind === 'audioinput');
    const chosen = list.value;
    list.replaceChildren(
      ...inputs.map(({ deviceId, label }) =>
        h('option', { value: deviceId, selected: deviceId === chosen }, label || WORDS.microphones),
      ),
    );
  };
  return {
    element: list,
    show(on) {
      if (on && list.hidden) fill().catch(() => list.replaceChildren());
      // Stays visible while it has the focus, even after the warning is gone.
      if (on || (list.getRootNode() as Document | ShadowRoot).activeElement !== list) list.hidden = !on;
    },
  };
}
