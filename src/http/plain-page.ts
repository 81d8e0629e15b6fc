// Pages without scripts and built files, such as the error pages that browsers show. Invariant: texts are escaped, and the policy
// allows only the style of these pages.
import { hash } from 'node:crypto';
import type { FastifyReply } from 'fastify';
import { escapeHtml } from '../core/escape-html.ts';

const STYLE = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
body { max-width: 46rem; margin: 0 auto; padding: 1.5rem 1rem 6rem; overflow-wrap: anywhere;
  background: light-dark(#fff, #0e1414); color: light-dark(#131a1a, #e9f0f0); }
h1 { font-size: 1.5rem; }
a { color: light-dark(#0f766e, #2dd4bf); }
section { padding: .25rem 1rem; border-top: 1px solid light-dark(#d8dfdf, #2a3636); }
section:target { background: light-dark(#fdf1dc, #33230b); outline: 2px solid #f5a623; }
h2 { font-size: 1.05rem; margin: .75rem 0 0; }
h2 a { color: inherit; text-decoration: none; }
p { margin: .25rem 0; }
ul { padding: 0; list-style: none; }
li a { display: inline-flex; align-items: center; min-height: 44px; }
small { color: light-dark(#465656, #b3c1c1); }
code { font-family: ui-monospace, monospace; font-size: .92em; }
pre, .scroll { overflow-x: auto; overflow-wrap: normal; }
`;
/** The style of plain pages as a source of `style-src`. */
export const PLAIN_STYLE = `'sha256-${hash('sha256', STYLE, 'base64')}'`;
const POLICY = [
  "default-src 'none'",
  `style-src ${PLAIN_STYLE}`,
  "img-src 'self' data:",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** @param body HTML */
export function plainPage(title: string, body: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)} – Parley</title>
<style>${STYLE}</style>
</head>
<body>
${body}
</body>
</html>
`;
}

export function sendPage(reply: FastifyReply, html: string): FastifyReply {
  return reply.header('content-security-policy', POLICY).header('content-type', 'text/html; charset=utf-8').send(html);
}

/** Formats text of the contract, whose only markup is code in backticks. */
export function formatCode(text: string): string {
  return escapeHtml(text).replaceAll(/`([^`]+)`/g, '<code>$1</code>');
}
