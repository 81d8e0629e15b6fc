// <parley-widget widget-id="wgt_…">: the element that stands on other people's pages. Attributes: `inline` (in the flow, always
// open), `open`. Methods: open, close, startCall, endCall, sendMessage, remove. Events, which bubble: parley-ready, -open,
// -close, -state {state}, -message {role, text}, -error {code}. Invariants: loading asks for nothing but the settings; moved
// it keeps its call; taken out for DETACHED_MS it hangs up and releases everything.
import type { WidgetConfig } from '../../../generated/types.ts';
import type { View, ViewEvent } from '../conversation/view.ts';
import { createConversation, type VisitorConversation } from '../line/conversation.ts';
import { ServiceError, widgetConfig, widgetService } from '../line/service.ts';
import { createPanel, type Panel } from './panel.ts';
import { accentSheet, widgetSheet } from './sheet.ts';

export const TAG = 'parley-widget';

/** Frameworks move elements by taking them out and putting them in; a person who left is gone for longer. */
const DETACHED_MS = 250;

interface Shown {
  conversation: VisitorConversation;
  panel: Panel;
}

/** @param script where this file came from, for the audio thread; @param base origin (and path) of the service */
export function defineWidget(script: string, base: string): void {
  if (customElements.get(TAG)) return;
  customElements.define(TAG, widgetClass(script, base));
}

function widgetClass(script: string, base: string): CustomElementConstructor {
  return class extends HTMLElement {
    static readonly observedAttributes = ['open', 'widget-id'];
    readonly #root = this.attachShadow({ mode: 'open' });
    #life = new AbortController();
    #shown: Shown | null = null;
    #isOpen = false;
    #loading = false;
    #gone: ReturnType<typeof setTimeout> | undefined;

    get state(): string {
      return this.#shown?.conversation.view().phase.at ?? 'idle';
    }
    open(): void {
      this.#show(true, true);
    }
    close(): void {
      this.#show(false, true);
    }
    startCall(): void {
      this.open();
      this.#shown?.conversation.call();
    }
    endCall(): void {
      this.#shown?.conversation.hangUp();
    }
    sendMessage(text: string): void {
      this.open();
      this.#shown?.conversation.send(text);
    }

    connectedCallback(): void {
      clearTimeout(this.#gone);
      this.#rise();
      if (!this.#shown && !this.#loading) void this.#load();
    }
    disconnectedCallback(): void {
      this.#gone = setTimeout(() => this.#stop(), DETACHED_MS);
    }
    attributeChangedCallback(name: string, before: string | null, after: string | null): void {
      if (name === 'open') this.#show(after !== null, false);
      if (name !== 'widget-id' || before === null || before === after) return;
      this.#stop();
      if (this.isConnected) void this.#load();
    }

    /** Into the top layer: no transform, overflow or z-index of the page holds it there. */
    #rise(): void {
      if (this.hasAttribute('inline') || !('popover' in this)) return;
      this.popover = 'manual';
      if (!this.matches(':popover-open')) this.showPopover();
    }

    async #load(): Promise<void> {
      const id = this.getAttribute('widget-id') ?? '';
      this.#life = new AbortController();
      const { signal } = this.#life;
      this.#loading = true;
      try {
        const config = await widgetConfig(base, id, signal);
        if (!signal.aborted) this.#build(config);
      } catch (error) {
        // A page must not break because its widget is switched off: it hears of it and shows nothing.
        if (!signal.aborted) this.#tell('error', { code: error instanceof ServiceError ? error.code : 'unreachable' });
      } finally {
        if (!signal.aborted) this.#loading = false;
      }
    }

    #build(config: WidgetConfig): void {
      const { accent, position, mode } = config.theme;
      this.#root.adoptedStyleSheets = [widgetSheet(), accentSheet(accent)];
      const conversation = createConversation({
        service: widgetService(base, config.id),
        worklet: script,
        language: config.language,
        agentName: config.agent_name,
        onChange: (before, view, event) => this.#changed(before, view, event),
      });
      const inline = this.hasAttribute('inline');
      const panel = createPanel({
        config,
        conversation,
        inline,
        onOpen: () => this.open(),
        onClose: () => this.close(),
      });
      this.#shown = { conversation, panel };
      const place = document.createElement('div');
      place.className = `place ${position ?? 'bottom-right'} ${mode ?? 'auto'}`;
      place.append(panel.element);
      this.#root.replaceChildren(place);
      if (config.greeting && config.modes.includes('chat')) conversation.greet(config.greeting);
      this.#isOpen = inline || this.hasAttribute('open');
      panel.show(this.#isOpen, false);
      this.#tell('ready', {});
    }

    #show(isOpen: boolean, focus: boolean): void {
      const wanted = isOpen || this.hasAttribute('inline');
      if (!this.#shown || this.#isOpen === wanted) return;
      this.#isOpen = wanted;
      this.#shown.panel.show(wanted, focus);
      this.#tell(wanted ? 'open' : 'close', {});
    }

    #changed(before: View, view: View, event: ViewEvent): void {
      this.#shown?.panel.render(before, view);
      if (before.phase.at !== view.phase.at) this.#tell('state', { state: view.phase.at });
      if (view.phase.at === 'failed' && before.phase.at !== 'failed') this.#tell('error', { code: view.phase.code });
      if (event.t === 'greeting') return;
      for (const line of view.lines) {
        const old = before.lines.find(({ id }) => id === line.id);
        if (line.final && !old?.final && line.role !== 'note' && !line.pending) {
          this.#tell('message', { role: line.role, text: line.text });
        }
      }
    }

    #stop(): void {
      this.#life.abort();
      this.#loading = false;
      this.#shown?.conversation.stop();
      this.#shown?.panel.stop();
      this.#shown = null;
      this.#isOpen = false;
      this.#root.replaceChildren();
    }

    #tell(name: string, detail: object): void {
      this.dispatchEvent(new CustomEvent(`parley-${name}`, { detail, bubbles: true, composed: true }));
    }
  };
}
