// All pages of /docs by URL, with navigation, search and the texts for language models. Built once, at the first request, so that
// a process that serves no documentation spends nothing on it.
import { escapeHtml } from '../../core/escape-html.ts';
import { rankEntries, wordsOf, type SearchEntry } from '../../core/search-rank.ts';
import { formatCode } from '../plain-page.ts';
import { errorPages, eventPages } from './codes-and-events.ts';
import { Contract, type OpenApi } from './document.ts';
import { guidePages, withEnding } from './guides.ts';
import { markdownToHtml } from './markdown.ts';
import { groupPages, operationPages, schemaPages } from './operations.ts';
import type { DocsPage } from './page.ts';

export interface Site {
  pages: ReadonlyMap<string, DocsPage>;
  /** The navigation. */
  groups: { name: string; pages: DocsPage[] }[];
  index(): SearchEntry[];
  /** Search results as the middle column of a page. */
  searchHtml(query: string): string;
  /** /llms.txt: an index of the documentation for language models. */
  llms(): string;
  /** /llms-full.txt: guides, operations, errors and events in one text. */
  llmsFull(): string;
}

const SEARCH_RESULTS = 40;
/** Shorter words appear in every text. */
const MIN_WORD_LENGTH = 3;
const GROUPS = ['Guides', 'Reference'];
const LAST = 'How it is built';

export function createSite(document: OpenApi, root: string): Site {
  const contract = new Contract(document);
  const guides = guidePages(root);
  const api = operationPages(contract);
  const tags = groupPages(contract);
  const listed = [...guides, ...errorPages(contract), ...eventPages(contract), ...api];
  const groups = groupsOf(listed, tags);
  const start = startPage(document, groups, tags);
  const all = [start, ...listed, ...tags, ...schemaPages(contract)];
  const pages = new Map(all.map((page) => [page.address, page]));
  let entries: SearchEntry[] | null = null;
  const index = () => (entries ??= all.flatMap(entriesOf));
  return {
    pages,
    groups,
    index,
    searchHtml: (query) => resultsHtml(query, rankEntries(index(), query, SEARCH_RESULTS)),
    llms: () => llmsText(groups),
    llmsFull: () => listed.map((page) => page.markdown()).join('\n---\n\n'),
  };
}

function groupsOf(pages: readonly DocsPage[], tags: readonly DocsPage[]): Site['groups'] {
  const api = tags.map(({ title }) => `API: ${title}`);
  return [...GROUPS, ...api, 'Webhook events', LAST].flatMap((name) => {
    const own = pages.filter(({ group }) => group === name);
    return own.length === 0 ? [] : [{ name, pages: own }];
  });
}

function startPage({ info }: OpenApi, groups: Site['groups'], tags: readonly DocsPage[]): DocsPage {
  const [lead = '', ...conventions] = (info?.description ?? '').split('\n\n');
  const rules = conventions.join('\n\n');
  const list = (name: string) => groups.find((group) => group.name === name)?.pages ?? [];
  const listHtml = (pages: readonly DocsPage[]) =>
    `<ul class="list">${pages.map(({ address, title, about }) => `<li><a href="${address}">${escapeHtml(title)}</a><br>${formatCode(about)}</li>`).join('')}</ul>`;
  const listText = (pages: readonly DocsPage[]) =>
    pages.map(({ address, title, about }) => `- [${title}](${withEnding(address)}): ${about}`).join('\n');
  const sections = [
    ['Guides', list('Guides')],
    ['Operations', tags],
    ['Reference', list('Reference')],
  ] as const;
  return {
    address: '/docs',
    title: 'Documents',
    about: 'Guides and the reference of the API.',
    group: null,
    kind: 'Guide',
    html: async () =>
      `<h1>Parley</h1>${await markdownToHtml(lead, () => null)}${sections
        .map(([title, pages]) => `<h2 id="${title.toLowerCase()}">${title}</h2>${listHtml(pages)}`)
        .join(
          '',
        )}<p>For programs: <a href="/openapi.json">openapi.json</a>, <a href="/llms.txt">llms.txt</a>, <a href="/llms-full.txt">llms-full.txt</a>.</p>`,
    markdown: () =>
      `# Parley\n\n${lead}\n${sections.map(([title, pages]) => `\n## ${title}\n\n${listText(pages)}\n`).join('')}\n## Conventions\n\n${rules}\n`,
  };
}

function entriesOf(page: DocsPage): SearchEntry[] {
  const { address, title, kind } = page;
  const sections = page.sections?.() ?? [];
  const text = kind === 'Schema' ? page.about : `${page.about} ${address} ${kind === 'Guide' ? '' : page.markdown()}`;
  return [
    { title, address, kind, words: distinct(text) },
    ...sections.map((section) => ({
      title: `${section.title} · ${title}`,
      address: `${address}#${section.anchor}`,
      kind,
      words: distinct(section.text),
    })),
  ];
}

function distinct(text: string): string {
  return [...new Set(wordsOf(text))].filter((word) => word.length >= MIN_WORD_LENGTH && word.length < 30).join(' ');
}

function resultsHtml(query: string, found: readonly SearchEntry[]): string {
  const list = found.map(
    ({ title, address, kind }) =>
      `<li><a href="${escapeHtml(address)}">${escapeHtml(title)}</a> <span class="type">${kind}</span></li>`,
  );
  const none =
    query.trim() === ''
      ? 'Enter a word to search for.'
      : `Nothing was found for “${escapeHtml(query)}”. Try fewer or shorter words.`;
  return `<h1>Search</h1>${list.length > 0 ? `<ul class="list">${list.join('')}</ul>` : `<p>${none}</p>`}`;
}

function llmsText(groups: Site['groups']): string {
  const parts = groups.map(({ name, pages }) => {
    const lines = pages.map(
      ({ address, title, about }) => `- [${title}](${withEnding(address)}): ${about.replaceAll(/\s+/g, ' ')}`,
    );
    return `## ${name}\n\n${lines.join('\n')}`;
  });
  return [
    '# Parley',
    '> Self-hosted platform for voice AI agents: phone calls, browser voice, campaigns, webhooks. Every page is Markdown at the addresses below, and HTML without the ending `.md`. [openapi.json](/openapi.json) describes the API, [llms-full.txt](/llms-full.txt) has all pages in one text.',
    ...parts,
    '',
  ].join('\n\n');
}
