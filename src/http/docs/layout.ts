// The layout of a /docs page: navigation, content, samples. The template is built with its style and script
// (generated/web/docs.html). An installation without built pages shows the same content in a plain page.
import { escapeHtml } from '../../core/escape-html.ts';
import { plainPage } from '../plain-page.ts';
import { withEnding } from './guides.ts';
import type { DocsPage } from './page.ts';
import type { Site } from './site.ts';

// Placeholders of the template.
const TITLE = '{{title}}';
const NAVIGATION = '<!--navigation-->';
const CONTENT = '<!--content-->';
const QUERY = '{{query}}';
/** Prefix of the names of operation groups. */
const API = 'API: ';

interface PageFrame {
  title: string;
  /** HTML of the middle column. */
  content: string;
  /** HTML of the right column. */
  aside: string;
  /** The current page, for the navigation and the Markdown link; null for search results. */
  page: DocsPage | null;
  query: string;
}

export function framePage(site: Site, template: string | null, frame: PageFrame): string {
  const { title, content, aside, page, query } = frame;
  const source = page ? `<p class="source"><a href="${withEnding(page.address)}">This page as Markdown</a></p>` : '';
  const main = `<main id="content">${content}${source}</main>`;
  if (template === null) return plainPage(title, `${main}${aside}<nav>${navigation(site, page)}</nav>`);
  const right = aside ? `<aside aria-label="Samples">${aside}</aside>` : '';
  const values: Record<string, string> = {
    [TITLE]: escapeHtml(title),
    [NAVIGATION]: navigation(site, page),
    [CONTENT]: main + right,
    [QUERY]: escapeHtml(query),
  };
  return template.replaceAll(/\{\{(?:title|query)\}\}|<!--(?:navigation|content)-->/g, (place) => values[place] ?? '');
}

function navigation({ groups }: Site, current: DocsPage | null): string {
  const firstOfApi = groups.findIndex(({ name }) => name.startsWith(API));
  return groups
    .map(({ name, pages }, index) => {
      const isOpen = current === null ? false : pages.includes(current) || `${API}${current.title}` === name;
      const isFirst = current?.address === '/docs' && name === 'Guides';
      const items = pages.map((page) => {
        const here = page === current ? ' aria-current="page"' : '';
        return `<li><a href="${page.address}"${here}>${escapeHtml(page.title)}</a></li>`;
      });
      const label = index === firstOfApi ? '<p class="label">Operations</p>' : '';
      return `${label}<details${isOpen || isFirst ? ' open' : ''}><summary>${escapeHtml(name.replace(API, ''))}</summary><ul>${items.join('')}</ul></details>`;
    })
    .join('');
}
