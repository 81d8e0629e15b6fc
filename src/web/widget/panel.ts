// The bubble and the window that it opens. Invariants: once opened, the window is only hidden, so that a call continues behind
// the bubble; Esc closes it and restores the focus.
import type { WidgetConfig } from '../../../generated/types.ts';
import { isUp, type View, type ViewEvent } from '../conversation/view.ts';
import * as WORDS from '../conversation/labels.ts';
import type { VisitorConversation } from '../line/conversation.ts';
import { createAnnouncer } from '../parts/announcer.ts';
import { createComposer } from '../parts/composer.ts';
import { createControls } from '../parts/controls.ts';
import { logoOf } from '../parts/brand.ts';
import { button, h, icon } from '../parts/dom.ts';
import { createTranscript } from '../parts/transcript.ts';

export interface Panel {
  element: DocumentFragment;
  show(open: boolean, focus: boolean): void;
  render(before: View, view: View, event: ViewEvent): void;
  stop(): void;
}

interface PanelOptions {
  config: WidgetConfig;
  /** Origin (and path) of the service. */
  base: string;
  conversation: VisitorConversation;
  inline: boolean;
  onOpen(): void;
  onClose(): void;
}

/** Below this width the window fills the screen and is modal. */
const PHONE = '(max-width: 480px)';

export function createPanel({ config, base, conversation, inline, onOpen, onClose }: PanelOptions): Panel {
  const hasChat = config.modes.includes('chat');
  const hasVoice = config.modes.includes('voice');
  const words = hasChat && hasVoice ? WORDS.bubble : hasChat ? 'Chat' : 'Talk';
  const transcript = createTranscript(config.agent_name, false);
  const announcer = createAnnouncer();
  const composer = createComposer((text) => conversation.send(text));
  const controls = createControls({ conversation, fallback: () => (hasChat ? composer : call).focus() });
  const call = button('call', WORDS.call, 'quiet call', () => conversation.call());
  const close = button('close', WORDS.close, 'quiet close', onClose);
  const bubble = h(
    'button',
    { type: 'button', class: 'bubble', 'aria-expanded': 'false', 'aria-haspopup': 'dialog', onclick: onOpen },
    icon(hasChat ? 'bubble' : 'call'),
    h('span', {}, words),
  );
  composer.element.hidden = !hasChat;
  call.hidden = !hasVoice;
  close.hidden = inline;
  const foot = h('div', { class: 'foot' }, composer.element, call);
  const dialog = h(
    'section',
    { class: 'window', role: 'dialog', 'aria-modal': 'false', 'aria-label': config.title, hidden: true },
    h(
      'header',
      {},
      ...logoOf(config.brand, base),
      h('div', { class: 'title' }, h('h2', {}, config.title), h('p', {}, WORDS.ai)),
      close,
    ),
    transcript.element,
    controls.element,
    foot,
    ...(config.brand?.hide_vendor_name ? [] : [h('p', { class: 'vendor' }, WORDS.vendor)]),
    ...announcer.elements,
  );
  const phone = matchMedia(PHONE);
  dialog.addEventListener('keydown', (event) => {
    if (event.key === 'Escape' && !inline) {
      event.stopPropagation();
      onClose();
    } else if (event.key === 'Tab' && phone.matches && !inline) holdFocus(event, dialog);
  });
  const element = document.createDocumentFragment();
  element.append(...(inline ? [dialog] : [bubble, dialog]));

  return {
    element,
    show(open, focus) {
      dialog.hidden = !open;
      bubble.hidden = open;
      bubble.setAttribute('aria-expanded', String(open));
      dialog.setAttribute('aria-modal', String(open && phone.matches && !inline));
      if (open) transcript.toEnd();
      if (focus) (open ? (hasChat ? composer : call) : bubble).focus();
    },
    render(before, view, event) {
      if (event.t === 'chat_failed' && event.unsent !== undefined) composer.restore(event.unsent);
      const { phase } = view;
      const busy = isUp(view) || phase.at === 'connecting';
      // Text typed during a call goes to the call, even if the widget has no chat.
      composer.element.hidden = !hasChat && !busy;
      const pressed = (call.getRootNode() as ShadowRoot).activeElement === call;
      call.hidden = !hasVoice || phase.at !== 'idle' || view.microphone === 'insecure';
      transcript.render(before.lines, view);
      controls.render(view);
      announcer.render(before, view, conversation.now());
      bubble.classList.toggle('busy', busy);
      if (pressed && call.hidden) controls.focus();
    },
    stop: () => controls.stop(),
  };
}

/** Keeps Tab inside the window, as in a modal dialog. */
function holdFocus(event: KeyboardEvent, dialog: HTMLElement): void {
  const stops = [...dialog.querySelectorAll<HTMLElement>(':enabled:not(option), a[href], [tabindex="0"]')].filter(
    (stop) => stop.checkVisibility(),
  );
  const [first, last] = [stops[0], stops.at(-1)];
  const active = (dialog.getRootNode() as ShadowRoot).activeElement;
  if (active !== (event.shiftKey ? first : last)) return;
  event.preventDefault();
  (event.shiftKey ? last : first)?.focus();
}
