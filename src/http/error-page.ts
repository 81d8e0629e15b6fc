// The page that `type` of a problem document opens: every error code with its cause and its mend, as the contract explains them.
// Invariant: static, without scripts; its policy allows its own style and nothing else.
import { hash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { errorTexts } from '../../generated/error-texts.ts';
import { errors, type ErrorCode } from '../../generated/errors.ts';
import { ERRORS_PATH } from '../protocol/problem-document.ts';
import type { RateLimiter } from './rate-limit.ts';

const STYLE = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
body { max-width: 46rem; margin: 0 auto; padding: 1.5rem 1rem 6rem; overflow-wrap: anywhere; }
h1 { font-size: 1.5rem; }
section { padding: .25rem 1rem; border-top: 1px solid #8884; }
section:target { background: #f5a62326; outline: 2px solid #f5a623; }
h2 { font-size: 1.05rem; margin: .75rem 0 0; }
h2 a { color: inherit; text-decoration: none; }
p { margin: .25rem 0; }
small { opacity: .75; }
code { font-family: ui-monospace, monospace; font-size: .92em; }
`;
const POLICY = [
  "default-src 'none'",
  `style-src 'sha256-${hash('sha256', STYLE, 'base64')}'`,
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

export function mountErrorPage(app: FastifyInstance, limiter: RateLimiter): void {
  const html = errorPage();
  app.get(ERRORS_PATH, async (request, reply) => {
    await limiter.count(request, reply);
    reply.header('content-security-policy', POLICY).header('cache-control', 'no-cache');
    return reply.header('content-type', 'text/html; charset=utf-8').send(html);
  });
}

function errorPage(): string {
  const codes = Object.keys(errors) as ErrorCode[];
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Errors – Parley</title>
<style>${STYLE}</style>
</head>
<body>
<h1>Errors</h1>
<p>Every error of the API is a problem document (RFC 9457). Its <code>type</code> leads here, <code>code</code> is for programs,
<code>detail</code> says what happened in this request, <code>errors</code> lists the wrong fields, and <code>request_id</code>
finds the request in the log. <a href="/docs">All operations</a></p>
<main>
${codes.map(sectionOf).join('\n')}
</main>
</body>
</html>
`;
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

/** Text of the contract, whose only mark is code in backticks. */
function marked(text: string): string {
  return escapeHtml(text).replaceAll(/`([^`]+)`/g, '<code>$1</code>');
}

function codeOf(text: string): string {
  return `<code>${escapeHtml(text)}</code>`;
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
