// A problem as a page for a person: somebody who opens a wrong or outdated address in a browser reads what it means and where to go. Programs get the
// problem document; browsers name a page that they open in `Sec-Fetch-Dest`, which pages cannot set themselves.
import type { FastifyRequest } from 'fastify';
import { errorTexts } from '../../generated/error-texts.ts';
import type { Problem } from '../protocol/problem-document.ts';
import { escapeHtml, marked, plainPage } from './plain-page.ts';

export function isPageVisit({ method, headers }: Pick<FastifyRequest, 'method' | 'headers'>): boolean {
  return method === 'GET' && headers['sec-fetch-dest'] === 'document';
}

export function problemPage({ code, title, status, detail, type, request_id: requestId }: Problem): string {
  const { cause, mend } = errorTexts[code];
  return plainPage(
    title,
    `<main>
<h1>${escapeHtml(title)}</h1>
<p>${marked(cause)}</p>
<p>→ ${marked(detail ?? mend)}</p>
<ul>
<li><a href="/">Talk page</a></li>
<li><a href="/docs">API docs</a></li>
<li><a href="${escapeHtml(type)}">About this error</a></li>
</ul>
<p><small>${status} <code>${code}</code> · request <code>${escapeHtml(requestId)}</code></small></p>
</main>`,
  );
}
