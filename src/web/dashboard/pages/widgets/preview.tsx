// The widget itself, with the script that pages load, in a box that acts as its page. It uses the unsaved fields; a change
// restarts it. Messages go to the agent, as from a visitor.
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Widget, WidgetConfig } from '../../../../../generated/types.ts';
import type { WidgetElement } from '../../../widget/element.ts';
import { send } from '../../api/client.ts';
import { asFailure } from '../../api/failure.ts';
import { Failed } from '../../parts/state-box.tsx';

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
  const [error, setError] = useState<unknown>(null);
  const [tries, setTries] = useState(0);
  const box = useRef<HTMLDivElement>(null);
  const isOn = status === 'active';
  useEffect(() => {
    if (!isOn) return undefined;
    const life = new AbortController();
    const { signal } = life;
    setError(null);
    load(id, signal).then(setConfig, (reason: unknown) => signal.aborted || setError(reason));
    return () => life.abort();
  }, [id, isOn, version, tries]);
  const shown = config && configOf(config);
  const hasBox = isOn && error === null;
  useEffect(() => {
    if (!shown || !hasBox) return undefined;
    const timer = setTimeout(() => show(box.current!, shown), REST_MS);
    return () => clearTimeout(timer);
  }, [JSON.stringify(shown), hasBox]);
  if (!isOn) return <p class="mut">The widget is off. Switch it on to see it.</p>;
  if (error !== null) return <Failed failure={asFailure(error)} retry={() => setTries(tries + 1)} />;
  return (
    <>
      <div class="card studio-page" ref={box} />
      <p class="t12 mut">This is the widget itself: what you say in it is said to the agent, and costs the same.</p>
    </>
  );
}

/** Returns the saved settings when the script is loaded too. */
async function load(id: string, signal: AbortSignal): Promise<WidgetConfig> {
  const [saved] = await Promise.all([
    send<WidgetConfig>('get', '/v1/widgets/{id}/config', { path: { id }, signal, cache: 'no-cache' }),
    // The policy lets this page insert no script.
    import(/* @vite-ignore */ `/v1/widgets/${id}/embed.js`),
  ]);
  return saved;
}

function show(box: HTMLElement, config: WidgetConfig): void {
  const before = box.firstElementChild as WidgetElement | null;
  const element = before ?? (document.createElement('parley-widget') as WidgetElement);
  element.setAttribute('open', '');
  element.preview(config);
  // In the page it would request its settings if it had none.
  if (!before) box.append(element);
}
