// Converts Markdown to HTML with marked. Invariants: HTML in a text is shown as text; comments are omitted; a link points to a
// page of this service, to an anchor in the page, or to an example host; a link to a file of the repository becomes its text.
// marked is loaded at first use, because most processes never show a guide.
import type { Marked, RendererObject, Tokens } from 'marked';
import { escapeHtml } from '../../core/escape-html.ts';
import { codeBlock } from './code.ts';

/** Returns the URL for a link in a text, or null if the service has no page for it. */
export type LinkTo = (href: string) => string | null;

let loading: Promise<typeof Marked> | null = null;

export async function markdownToHtml(text: string, linkTo: LinkTo): Promise<string> {
  const Parser = await (loading ??= import('marked').then((module) => module.Marked));
  const parser = new Parser({ gfm: true, renderer: rendererFor(linkTo) });
  return parser.parse(text, { async: false });
}

function rendererFor(linkTo: LinkTo): RendererObject {
  const used = new Map<string, number>();
  return {
    html: ({ text }) => (/^\s*<(?:!--[\s\S]*?--|\/?a(?: id="[^"]*")?)>\s*$/.test(text) ? '' : escapeHtml(text)),
    code: ({ text, lang }) => codeBlock(text, `Code${lang ? `, ${lang}` : ''}`, lang),
    heading({ tokens, depth, text }) {
      const slug = slugOf(text);
      const count = used.get(slug) ?? 0;
      used.set(slug, count + 1);
      const id = count === 0 ? slug : `${slug}-${count}`;
      return `<h${depth} id="${escapeHtml(id)}">${this.parser.parseInline(tokens)}</h${depth}>\n`;
    },
    link({ href, tokens }) {
      const text = this.parser.parseInline(tokens);
      const address = linkTo(href);
      return address === null ? text : `<a href="${escapeHtml(address)}">${text}</a>`;
    },
    image: ({ text }) => escapeHtml(text),
    table(token) {
      return `<div class="scroll" tabindex="0" role="region" aria-label="Table"><table>${tableOf(token, (cell) => this.parser.parseInline(cell.tokens))}</table></div>\n`;
    },
  };
}

function tableOf({ header, rows }: Tokens.Table, inline: (cell: Tokens.TableCell) => string): string {
  // Screen readers must not announce an empty header cell.
  const head = header.map((cell) => (cell.text === '' ? '<td></td>' : `<th scope="col">${inline(cell)}</th>`));
  const body = rows.map((row) => `<tr>${row.map((cell) => `<td>${inline(cell)}</td>`).join('')}</tr>`);
  return `<thead><tr>${head.join('')}</tr></thead><tbody>${body.join('\n')}</tbody>`;
}

/** Returns the anchor of a heading, in GitHub's format. */
export function slugOf(heading: string): string {
  return heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replaceAll(/\s/g, '-');
}
