// The pages of error codes and of webhook events. A problem document's `type` links to the anchor of its code on /docs/errors.
import { errorTexts } from '../../../generated/error-texts.ts';
import { errors, type ErrorCode } from '../../../generated/errors.ts';
import { escapeHtml } from '../../core/escape-html.ts';
import { ERRORS_PATH } from '../../protocol/problem-document.ts';
import { formatCode } from '../plain-page.ts';
import { codeBlock } from './code.ts';
import type { Contract, OperationObject } from './document.ts';
import { fieldsHtml, fieldsMarkdown, fieldsOf } from './fields.ts';
import { fencedCode } from './operations.ts';
import type { DocsPage } from './page.ts';

const INTRO =
  'Every error of the API is a problem document (RFC 9457). Its `type` leads here, `code` is for programs, `detail` says what happened in this request, `errors` lists the wrong fields, and `request_id` finds the request in the log.';

const CODES = Object.keys(errors) as ErrorCode[];

export function errorPages(contract: Contract): DocsPage[] {
  const operations = contract.operations();
  const byLine = new Map(operations.map(({ id, method, path }) => [`${method} ${path}`, id]));
  const index: DocsPage = {
    address: ERRORS_PATH,
    title: 'Errors',
    about: 'Every error code: its meaning, its usual cause, and how to fix it.',
    group: 'Reference',
    kind: 'Reference',
    html: () => `<h1>Errors</h1><p>${formatCode(INTRO)}</p>${CODES.map(codeSection).join('\n')}`,
    markdown: () =>
      `# Errors\n\n${INTRO}\n\n${CODES.map((code) => `- [\`${code}\`](/docs/errors/${code}.md) ${errors[code].status}: ${errors[code].title}. ${errorTexts[code].fix}`).join('\n')}\n`,
  };
  return [index, ...CODES.map((code) => codePage(code, byLine))];
}

function codeSection(code: ErrorCode): string {
  const { status, title } = errors[code];
  const { cause, fix } = errorTexts[code];
  return `<section id="${code}">
<h2><a href="${ERRORS_PATH}/${code}"><code>${code}</code></a> <span class="type">${status}</span></h2>
<p><strong>${escapeHtml(title)}.</strong> ${formatCode(cause)}</p><p>→ ${formatCode(fix)}</p>
</section>`;
}

function codePage(code: ErrorCode, byLine: ReadonlyMap<string, string>): DocsPage {
  const { status, title } = errors[code];
  const { cause, fix, operations } = errorTexts[code];
  const example = JSON.stringify(
    { type: `${ERRORS_PATH}#${code}`, title, status, code, instance: '/v1/…', request_id: 'req_…' },
    null,
    2,
  );
  const from = operations.map((line) => {
    const id = byLine.get(line);
    return id === undefined
      ? `<li><code>${escapeHtml(line)}</code></li>`
      : `<li><a href="/docs/api/${id}"><code>${escapeHtml(line)}</code></a></li>`;
  });
  const where =
    from.length > 0 ? `<ul class="codes">${from.join('')}</ul>` : '<p>Any operation can answer with it.</p>';
  return {
    address: `${ERRORS_PATH}/${code}`,
    title: code,
    about: `${title}. ${cause}`,
    group: null,
    kind: 'Error',
    html: () => `<h1><code>${code}</code></h1><p class="note">Status ${status}. ${escapeHtml(title)}.</p>
<h2 id="cause">Cause</h2><p>${formatCode(cause)}</p><h2 id="fix">What to do</h2><p>${formatCode(fix)}</p>
<h2 id="operations">Operations</h2>${where}<p><a href="${ERRORS_PATH}">All errors</a></p>`,
    aside: () => `<h2>Response</h2>${codeBlock(example, 'Example of the problem document')}`,
    markdown: () =>
      `# ${code}\n\nStatus ${status}. ${title}.\n\n**Cause.** ${cause}\n\n**What to do.** ${fix}\n\n**Operations.** ${operations.map((line) => `\`${line}\``).join(', ') || 'Any.'}\n\n${fencedCode('json', example)}\n`,
  };
}

const ENVELOPES: Readonly<Record<string, string>> = {
  flat: 'It belongs to the flat family: `type`, `event_id`, `call_id`, `agent_id`, `timestamp`, `data`. Deduplicate on `event_id`.',
  nested: 'It belongs to the nested family: `event`, `id`, `ts`, `data`. Deduplicate on `id`.',
  snake: 'It belongs to the snake family: `event`, `timestamp`, `data`. Deduplicate on the header `webhook-id`.',
};

const SIGNATURE = `Each delivery is a POST with two signatures. \`webhook-id\`, \`webhook-timestamp\` and \`webhook-signature\` follow Standard Webhooks: HMAC-SHA256 of \`id.timestamp.body\`, keyed with the base64 part of the secret. \`X-Service-Signature\` is \`sha256=\` and the HMAC-SHA256 of the raw body in hex, keyed with the whole secret. Verify the raw bytes before you parse them. Any 2xx answer acknowledges the event.`;

export function eventPages(contract: Contract): DocsPage[] {
  const events = contract.events();
  const index: DocsPage = {
    address: '/docs/events',
    title: 'Webhook events',
    about: 'Every event that webhooks receive: when it is sent, its payload, its signature.',
    group: 'Webhook events',
    kind: 'Reference',
    html: () =>
      `<h1>Webhook events</h1><p>${formatCode(SIGNATURE)}</p><ul class="list">${events
        .map(
          ({ name, operation }) =>
            `<li><a href="/docs/events/${name}"><code>${name}</code></a><br>${formatCode(operation.description ?? '')}</li>`,
        )
        .join('')}</ul>`,
    markdown: () =>
      `# Webhook events\n\n${SIGNATURE}\n\n${events.map(({ name, operation }) => `- [\`${name}\`](/docs/events/${name}.md): ${operation.description ?? ''}`).join('\n')}\n`,
  };
  return [index, ...events.map(({ name, operation }) => eventPage(contract, name, operation))];
}

function eventPage(contract: Contract, name: string, operation: OperationObject): DocsPage {
  const { schema = {}, example } = operation.requestBody?.content?.['application/json'] ?? {};
  const when = operation.description ?? '';
  const envelope = ENVELOPES[operation['x-envelope'] ?? ''] ?? '';
  const payload = JSON.stringify(example, null, 2) ?? '';
  const fields = () => fieldsOf(contract, schema);
  return {
    address: `/docs/events/${name}`,
    title: name,
    about: when,
    group: 'Webhook events',
    kind: 'Event',
    html: () => `<h1><code>${name}</code></h1><h2 id="when">When</h2><p>${formatCode(when)} ${formatCode(envelope)}</p>
<h2 id="payload">Payload</h2>${fieldsHtml(fields())}<h2 id="signature">Signature</h2><p>${formatCode(SIGNATURE)}</p>
<p><a href="/docs/guides/webhooks">Guide to webhooks</a></p>`,
    aside: () => `<h2>Payload</h2>${codeBlock(payload, 'Example of the payload')}`,
    markdown: () =>
      `# ${name}\n\n**When.** ${when} ${envelope}\n\n## Payload\n\n${fieldsMarkdown(fields())}\n\n${fencedCode('json', payload)}\n\n## Signature\n\n${SIGNATURE}\n`,
  };
}
