// curl commands for the same conversation without a browser.
import { h } from '../parts/dom.ts';
import type { Subject } from './subject.ts';

export function curl({ widgetId, config, questions }: Subject): HTMLElement {
  const at = widgetId === null ? `${location.origin}/v1/demo` : `${location.origin}/v1/widgets/${widgetId}`;
  const call = widgetId === null ? post(`${at}/web`) : post(`${at}/sessions`, { mode: 'voice' });
  const commands = [
    ...(config.modes.includes('voice') ? ['# A call: the response has the URL and the token of its socket', call] : []),
    ...(config.modes.includes('chat') ? ['# A message', post(`${at}/chat`, { message: questions[0] })] : []),
  ].join('\n');
  const copied = h('span', { role: 'status', class: 'note' });
  const copy = h(
    'button',
    {
      type: 'button',
      onclick: () => {
        const done = () => (copied.textContent = 'Copied');
        navigator.clipboard.writeText(commands).then(done, () => (copied.textContent = 'Select the text to copy it'));
      },
    },
    'Copy',
  );
  // Browsers provide no clipboard over plain http.
  copy.hidden = !('clipboard' in navigator);
  return h(
    'details',
    { class: 'curl' },
    h('summary', {}, 'Use curl instead'),
    h('pre', { tabindex: '0', 'aria-label': 'Commands' }, h('code', {}, commands)),
    h('div', {}, copy, copied),
  );
}

function post(url: string, body?: object): string {
  // Escapes a quote inside single quotes for the shell.
  const text = body && JSON.stringify(body).replaceAll("'", String.raw`'\''`);
  return `curl -X POST ${url}${text ? ` \\\n  -H 'Content-Type: application/json' -d '${text}'` : ''}`;
}
