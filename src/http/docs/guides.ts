// The guides of docs/ and the changelog as pages. Their URLs have no numbers: docs/guides/07-webhooks.md is
// /docs/guides/webhooks. Invariant: links between them point to pages of this service; links to other files of the repository
// become plain text.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { markdownToHtml, slugOf, type LinkTo } from './markdown.ts';
import type { DocsPage } from './page.ts';

const CHANGELOG = 'CHANGELOG.md';
// Replaced by generated pages.
const REPLACED: Readonly<Record<string, string>> = { 'docs/errors.md': '/docs/errors', 'docs/README.md': '/docs' };
const INTERNALS = new Set(['architecture', 'audio-path', 'benchmarks', 'dashboard', 'glossary']);
/** First pages of their group, in this order. */
const FIRST = ['getting-started', 'clients', 'versioning', 'contract-changes', 'changelog'];

/** @param root folder of the repository; if it has no docs/, there are no guides */
export function guidePages(root: string): DocsPage[] {
  const folder = join(root, 'docs');
  if (!existsSync(folder)) return [];
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .map((name) => `docs/${name.replaceAll('\\', '/')}`)
    .filter((file) => !(file in REPLACED))
    .toSorted();
  if (existsSync(join(root, CHANGELOG))) files.push(CHANGELOG);
  const addresses = new Map([...files.map((file) => [file, addressOf(file)] as const), ...Object.entries(REPLACED)]);
  return files.map((file) => guidePage(root, file, addresses)).toSorted((a, b) => orderOf(a) - orderOf(b));
}

function addressOf(file: string): string {
  if (file === CHANGELOG) return '/docs/changelog';
  return `/${file.replace(/\.md$/, '').replace(/(^|\/)\d+-(?=[^/]+$)/, '$1')}`;
}

function orderOf({ address }: DocsPage): number {
  const at = FIRST.indexOf(address.slice('/docs/'.length));
  return at < 0 ? FIRST.length : at;
}

function guidePage(root: string, file: string, addresses: ReadonlyMap<string, string>): DocsPage {
  const text = readFileSync(join(root, file), 'utf8');
  const title = /^# (.+)$/m.exec(text)?.[1] ?? file;
  const address = addresses.get(file)!;
  const linkTo: LinkTo = (href) => pageLink(file, href, addresses);
  return {
    address,
    title,
    about: firstSentence(text),
    group: groupOf(file, address),
    kind: 'Guide',
    html: () => markdownToHtml(text, linkTo),
    markdown: () =>
      text
        .replaceAll(/^<!--.*-->\n/gm, '')
        .replaceAll(/(?<!!)\[([^\]]+)\]\(([^)\s]+)\)/g, (_, words: string, href: string) => {
          const target = linkTo(href);
          return target === null ? words : `[${words}](${withEnding(target)})`;
        }),
    sections: () => sectionsOf(text),
  };
}

function groupOf(file: string, address: string): string {
  if (file.startsWith('docs/guides/') || file === 'docs/getting-started.md') return 'Guides';
  return INTERNALS.has(address.slice('/docs/'.length)) ? 'How it is built' : 'Reference';
}

function pageLink(from: string, href: string, addresses: ReadonlyMap<string, string>): string | null {
  if (href.startsWith('#')) return href;
  if (/^[a-z]+:/i.test(href))
    return /^https?:\/\/(127\.0\.0\.1|localhost|[\w.-]*example\.com)\b/.test(href) ? href : null;
  const [path = '', anchor] = href.split('#');
  const target = addresses.get(posix.normalize(posix.join(dirname(from), path)));
  return target === undefined ? null : `${target}${anchor === undefined ? '' : `#${anchor}`}`;
}

/** Returns the URL of a page's Markdown version. */
export function withEnding(address: string): string {
  if (!address.startsWith('/docs')) return address;
  const [path = '', anchor] = address.split('#');
  return `${path === '/docs' ? '/docs/index' : path}.md${anchor === undefined ? '' : `#${anchor}`}`;
}

function firstSentence(text: string): string {
  const paragraph = text
    .split(/\n{2,}/)
    .map((part) => part.replaceAll(/\s+/g, ' ').trim())
    .find((part) => /^[A-Z*`]/.test(part) && !part.startsWith('| '));
  const plain = (paragraph ?? '').replaceAll(/\[([^\]]+)\]\([^)]+\)/g, '$1').replaceAll('**', '');
  return /^.*?[.:](?= |$)/.exec(plain)?.[0].replace(/:$/, '.') ?? plain.slice(0, 160);
}

function sectionsOf(text: string): { title: string; anchor: string; text: string }[] {
  const blocks = text.replaceAll(/^```[\s\S]*?^```/gm, '').split(/^(?=#{2,3} )/m);
  return blocks.flatMap((block) => {
    const title = /^#{2,3} (.+)/.exec(block)?.[1];
    return title === undefined ? [] : [{ title: title.replaceAll('`', ''), anchor: slugOf(title), text: block }];
  });
}
