// <parley-widget widget-id="wgt_…">: the element embedded in other sites' pages.
// Attributes: `inline` (in the flow, always open), `open`. Methods: open, close, startCall, endCall, sendMessage, remove;
// `preview` is for pages of the service. Events, which bubble: parley-ready, -open, -close, -state {state}, -message {role,
// text}, -error {code}.
// Invariants: loading requests only the settings, and the messages of a chat that the visitor began on an earlier page. Moving the
// element keeps its call; after it has been removed for DETACHED_MS it hangs up and releases everything.
import type { WidgetConfig, WidgetMessage } from '../../../generated/types.ts';
import { GREETING, type View, type ViewEvent } from '../conversation/view.ts';
import { createConversation, type VisitorConversation } from '../line/conversation.ts';
import { widgetConfig, widgetService, type Service, type ServiceError } from '../line/service.ts';
import { createPanel, type Panel } from './panel.ts';
import { accentSheet, widgetSheet } from './sheet.ts';

export const TAG = 'parley-widget';

/** Frameworks move elements by removing and inserting them; an element that is out of the document for longer was removed. */
const DETACHED_MS = 250;

export interface WidgetElement extends HTMLElement {
  /** Shows these settings instead of the saved ones, in the containing block instead of the top layer. Restarts the widget. */
  preview(config: WidgetConfig): void;
}

interface Mounted {
  conversation: VisitorConversation;
  panel: Panel;
}

/**
 * @param script URL of this file, for the audio thread; empty: the script of the widget
 * @param base origin (and path) of the service
 */
export function defineWidget(script: string, base: string): void {
  if (customElements.get(TAG)) return;
  customElements.define(TAG, widgetClass(script, base));
}

function widgetClass(script: string, base: string): CustomElementConstructor {
  return class extends HTMLElement implements WidgetElement {
    static readonly observedAttributes = ['open', 'widget-id'];
    readonly #root = this.attachShadow({ mode: 'open' });
    #life = new AbortController();
    #mounted: Mounted | null = null;
    #isOpen = false;
    #loading = false;
    #isPreview = false;
    #gone: ReturnType<typeof setTimeout> | undefined;

    get state(): string {
      return this.#mounted?.conversation.view().phase.at ?? 'idle';
    }
    open(): void {
      this.#show(true, true);
    }
    close(): void {
      this.#show(false, true);
    }
    startCall(): void {
      this.open();
      this.#mounted?.conversation.call();
    }
    endCall(): void {
      this.#mounted?.conversation.hangUp();
    }
    sendMessage(text: string): void {
      this.open();
      this.#mounted?.conversation.send(text);
    }

    preview(config: WidgetConfig): void {
      this.#isPreview = true;
      this.#stop();
      this.#build(config, widgetService(base, config.id), []);
    }

    connectedCallback(): void {
      clearTimeout(this.#gone);
      this.#rise();
      if (!this.#mounted && !this.#loading && this.hasAttribute('widget-id')) void this.#load();
    }
    disconnectedCallback(): void {
      this.#gone = setTimeout(() => this.#stop(), DETACHED_MS);
    }
    attributeChangedCallback(name: string, before: string | null, after: string | null): void {
      if (name === 'open') this.#show(after !== null, false);
      if (name !== 'widget-id' || before === after || !this.isConnected) return;
      this.#stop();
      if (after !== null) void this.#load();
    }

    /** Moves the widget to the top layer, so that transform, overflow and z-index of the page do not affect it. */
    #rise(): void {
      if (this.#isPreview || this.hasAttribute('inline') || !('popover' in this)) return;
      this.popover = 'manual';
      if (!this.matches(':popover-open')) this.showPopover();
    }

    async #load(): Promise<void> {
      const id = this.getAttribute('widget-id') ?? '';
      this.#life = new AbortController();
      const { signal } = this.#life;
      this.#loading = true;
      try {
        const service = widgetService(base, id);
        const [config, earlier] = await Promise.all([widgetConfig(base, id, signal), service.earlier(signal)]);
        if (!signal.aborted) this.#build(config, service, earlier);
      } catch (error) {
        // A disabled widget must not break its page: it shows nothing and emits an event.
        if (!signal.aborted) this.#emit('error', { code: (error as Partial<ServiceError>).code ?? 'unreachable' });
      } finally {
        if (!signal.aborted) this.#loading = false;
      }
    }

    #build(config: WidgetConfig, service: Service, earlier: readonly WidgetMessage[]): void {
      const { position, mode } = config.theme;
      this.#root.adoptedStyleSheets = [widgetSheet(), accentSheet(config)];
      const conversation = createConversation({
        service,
        worklet: script || `${base}/v1/widgets/${config.id}/embed.js`,
        language: () => config.language,
        agentName: config.agent_name,
        before: [{ id: GREETING, role: 'agent' as const, text: '' }, ...earlier].map((line) => {
          return { ...line, final: true, atMs: null };
        }),
        onChange: (before, view, event) => this.#changed(before, view, event),
      });
      const inline = this.hasAttribute('inline');
      const panel = createPanel({
        config,
        base,
        conversation,
        inline,
        onOpen: () => this.open(),
        onClose: () => this.close(),
      });
      this.#mounted = { conversation, panel };
      const place = document.createElement('div');
      place.className = `place ${position ?? 'bottom-right'} ${mode ?? 'auto'}`;
      place.append(panel.element);
      this.#root.replaceChildren(place);
      // Replaces the empty greeting, and draws the lines after it.
      conversation.greet((config.modes.includes('chat') && config.greeting) || '');
      this.#isOpen = inline || this.hasAttribute('open');
      panel.show(this.#isOpen, false);
      this.#emit('ready', {});
    }

    #show(isOpen: boolean, focus: boolean): void {
      const wanted = isOpen || this.hasAttribute('inline');
      if (!this.#mounted || this.#isOpen === wanted) return;
      this.#isOpen = wanted;
      this.#mounted.panel.show(wanted, focus);
      this.#emit(wanted ? 'open' : 'close', {});
    }

    #changed(before: View, view: View, event: ViewEvent): void {
      this.#mounted?.panel.render(before, view, event);
      const { phase } = view;
      if (before.phase.at !== phase.at) {
        this.#emit('state', { state: phase.at });
        if (phase.at === 'failed') this.#emit('error', { code: phase.code });
      }
      if (event.t === 'greeting') return;
      for (const line of view.lines) {
        const old = before.lines.find(({ id }) => id === line.id);
        if (line.final && !old?.final && line.role !== 'note' && !line.pending) {
          this.#emit('message', { role: line.role, text: line.text });
        }
      }
    }

    #stop(): void {
      this.#life.abort();
      this.#loading = false;
      this.#mounted?.conversation.stop();
      this.#mounted?.panel.stop();
      this.#mounted = null;
      this.#isOpen = false;
      this.#root.replaceChildren();
    }

    #emit(name: string, detail: object): void {
      this.dispatchEvent(new CustomEvent(`parley-${name}`, { detail, bubbles: true, composed: true }));
    }
  };
}
