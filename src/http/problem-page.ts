// An error as a page: browsers get it for an invalid or outdated URL. It explains the error and links to the next step. Programs
// get the problem document. Browsers mark page loads with `Sec-Fetch-Dest`, which scripts cannot set.
import type { FastifyRequest } from 'fastify';
import { errorTexts } from '../../generated/error-texts.ts';
import { escapeHtml } from '../core/escape-html.ts';
import type { Problem } from '../protocol/problem-document.ts';
import { formatCode, plainPage } from './plain-page.ts';

export function isPageVisit({ method, headers }: Pick<FastifyRequest, 'method' | 'headers'>): boolean {
  return method === 'GET' && headers['sec-fetch-dest'] === 'document';
}

export function problemPage({ code, title, status, detail, type, request_id: requestId }: Problem): string {
  const { cause, fix } = errorTexts[code];
  return plainPage(
    title,
    `<main>
<h1>${escapeHtml(title)}</h1>
<p>${formatCode(cause)}</p>
<p>→ ${formatCode(detail ?? fix)}</p>
<ul>
<li><a href="/">Talk page</a></li>
<li><a href="/docs">API docs</a></li>
<li><a href="${escapeHtml(type)}">About this error</a></li>
</ul>
<p><small>${status} <code>${code}</code> · request <code>${escapeHtml(requestId)}</code></small></p>
</main>`,
  );
}
