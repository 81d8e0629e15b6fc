// The page that `type` of a problem document opens: every error code with its cause and its mend, as the contract explains them.
import type { FastifyInstance } from 'fastify';
import { errorTexts } from '../../generated/error-texts.ts';
import { errors, type ErrorCode } from '../../generated/errors.ts';
import { ERRORS_PATH } from '../protocol/problem-document.ts';
import { escapeHtml, marked, plainPage, sendPage } from './plain-page.ts';
import type { RateLimiter } from './rate-limit.ts';

export function mountErrorPage(app: FastifyInstance, limiter: RateLimiter): void {
  const html = errorPage();
  app.get(ERRORS_PATH, async (request, reply) => {
    await limiter.count(request, reply);
    return sendPage(reply.header('cache-control', 'no-cache'), html);
  });
}

function errorPage(): string {
  const codes = Object.keys(errors) as ErrorCode[];
  return plainPage(
    'Errors',
    `<h1>Errors</h1>
<p>Every error of the API is a problem document (RFC 9457). Its <code>type</code> leads here, <code>code</code> is for programs,
<code>detail</code> says what happened in this request, <code>errors</code> lists the wrong fields, and <code>request_id</code>
finds the request in the log. <a href="/docs">All operations</a></p>
<main>
${codes.map(sectionOf).join('\n')}
</main>`,
  );
}

function sectionOf(code: ErrorCode): string {
  const { status, title } = errors[code];
  const { cause, mend, operations } = errorTexts[code];
  const from = operations.length === 0 ? '' : `\n<p><small>${operations.map(codeOf).join(', ')}</small></p>`;
  return `<section id="${code}">
<h2><a href="#${code}"><code>${code}</code></a> · ${status}</h2>
<p><strong>${escapeHtml(title)}.</strong> ${marked(cause)}</p>
<p>→ ${marked(mend)}</p>${from}
</section>`;
}

function codeOf(text: string): string {
  return `<code>${escapeHtml(text)}</code>`;
}
