// The preview of a widget: the widget itself on a page, with the script that customers' pages load, in its theme, with the
// snippet and the content security policy that a site needs. Loaded on demand.
import { widgetConfig } from '../line/service.ts';
import { h } from '../parts/dom.ts';
import { brandName } from './talk-page.ts';
import { adopt } from '../parts/adopt.ts';
import { copyable } from './copyable.ts';
import css from './page.css?inline';

/** @throws ServiceError */
export async function preview(widgetId: string): Promise<void> {
  const config = await widgetConfig('', widgetId, new AbortController().signal);
  const { origin } = location;
  const socket = origin.replace(/^http/, 'ws');
  const widget = h('parley-widget' as 'div', { 'widget-id': widgetId });
  document.title = `${config.title} · widget preview · ${brandName(config)}`;
  document.documentElement.classList.add(config.theme.mode ?? 'auto');
  adopt(css);
  await import(/* @vite-ignore */ `/v1/widgets/${widgetId}/embed.js`);
  document.body.replaceChildren(
    h(
      'main',
      { class: 'preview' },
      h('h1', {}, config.title),
      h(
        'p',
        {},
        `The widget is at the bottom of this page, as visitors of your site will see it. It talks to ${config.agent_name}.`,
      ),
      pageTheme(),
      h('h2', {}, 'Put it on your page'),
      h(
        'p',
        {},
        'Paste this line before the end of the body. The site must be among the allowed_domains of the widget.',
      ),
      copyable(`<script async src="${origin}/v1/widgets/${widgetId}/embed.js"></script>`, 'Snippet'),
      h('h2', {}, 'If your site has a content security policy'),
      h(
        'p',
        {},
        'Add these sources. The widget needs nothing else: no styles, no frame, no inline script. If the service has a VOICE_URL, add its origin to connect-src.',
      ),
      copyable(`script-src ${origin}\nconnect-src ${origin} ${socket}`, 'Policy'),
      h('h2', {}, 'Change it'),
      h('p', {}, 'Title, greeting, accent, position and modes are fields of the widget.'),
      copyable(
        `curl -X PATCH ${origin}/v1/widgets/${widgetId} -H "Authorization: Bearer $KEY" \\\n` +
          `  -H 'Content-Type: application/json' -d '{"theme":{"accent":"#7c3aed","position":"bottom-left"}}'`,
        'Request',
      ),
      ...(config.brand?.hide_vendor_name ? [] : [h('p', {}, h('a', { href: '/docs' }, 'API docs'))]),
    ),
    widget,
  );
}

/** Shows the page in the other color scheme: an `auto` widget follows its page. */
function pageTheme(): HTMLElement {
  const root = document.documentElement;
  return h(
    'button',
    {
      type: 'button',
      onclick: () => {
        const isDark =
          getComputedStyle(root).colorScheme === 'dark' ||
          (!root.classList.contains('light') && matchMedia('(prefers-color-scheme: dark)').matches);
        root.classList.remove('auto', 'light', 'dark');
        root.classList.add(isDark ? 'light' : 'dark');
      },
    },
    'Light or dark page',
  );
}
