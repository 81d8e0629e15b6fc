// The widget itself, with the code that pages load, in a box that acts as its page. It uses the unsaved fields; a change restarts
// it. Messages go to the agent, as from a visitor.
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Widget, WidgetConfig } from '../../../../../generated/types.ts';
import { createConversation } from '../../../line/conversation.ts';
import { widgetService } from '../../../line/service.ts';
import { createPanel, type Panel } from '../../../widget/panel.ts';
import { accentSheet, widgetSheet } from '../../../widget/sheet.ts';
// The bundler makes the script's URL the default export.
// oxlint-disable-next-line import/default
import workletUrl from '../agent/talk/worklet.ts?worker&url';

interface PreviewProps {
  widget: Widget;
  /** Returns the settings that visitors would get if the fields were saved. */
  configOf: (saved: WidgetConfig) => WidgetConfig;
}

/** Delay without typing before the widget restarts. */
const REST_MS = 250;

export function Preview({ widget, configOf }: PreviewProps) {
  const { id, status, updated_at: version } = widget;
  const [config, setConfig] = useState<WidgetConfig | null>(null);
  const host = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const life = new AbortController();
    savedConfig(id, life.signal).then(setConfig, () => undefined);
    return () => life.abort();
  }, [id, status, version]);
  const shown = config && configOf(config);
  const key = JSON.stringify(shown);
  useEffect(() => {
    if (!shown || !host.current) return undefined;
    let stop: (() => void) | null = null;
    const timer = setTimeout(() => (stop = mount(host.current!, shown)), REST_MS);
    return () => {
      clearTimeout(timer);
      stop?.();
    };
  }, [key]);
  if (status !== 'active') return <p class="mut">The widget is off. Switch it on to see it.</p>;
  return (
    <>
      <div class="studio-page">
        <div class="studio-host" ref={host} />
      </div>
      <p class="t12 mut">This is the widget itself: what you say in it is said to the agent, and costs the same.</p>
    </>
  );
}

/** Bypasses the response that the browser caches for some minutes. */
async function savedConfig(id: string, signal: AbortSignal): Promise<WidgetConfig | null> {
  const response = await fetch(`/v1/widgets/${id}/config`, { signal, cache: 'no-cache' });
  return response.ok ? ((await response.json()) as WidgetConfig) : null;
}

/** @returns a function that removes the widget */
function mount(host: HTMLElement, config: WidgetConfig): () => void {
  const root = host.shadowRoot ?? host.attachShadow({ mode: 'open' });
  root.adoptedStyleSheets = [widgetSheet(), accentSheet(config)];
  let panel: Panel | null = null;
  const conversation = createConversation({
    service: widgetService('', config.id),
    worklet: new URL(workletUrl, location.origin).href,
    language: () => config.language,
    agentName: config.agent_name,
    onChange: (former, view, event) => panel?.render(former, view, event),
  });
  panel = createPanel({
    config,
    base: '',
    conversation,
    inline: false,
    onOpen: () => panel?.show(true, true),
    onClose: () => panel?.show(false, true),
  });
  const place = document.createElement('div');
  place.className = `place ${config.theme.position ?? 'bottom-right'} ${config.theme.mode ?? 'auto'}`;
  place.append(panel.element);
  root.replaceChildren(place);
  if (config.greeting && config.modes.includes('chat')) conversation.greet(config.greeting);
  panel.show(true, false);
  return () => {
    conversation.stop();
    panel.stop();
    root.replaceChildren();
  };
}
