// The pages of operations, their groups and schemas: requests and responses in the middle, samples and a request form at the
// right.
import { escapeHtml } from '../../core/escape-html.ts';
import { formatCode } from '../plain-page.ts';
import { codeBlock } from './code.ts';
import { nameOf, type Contract, type Operation, type Schema } from './document.ts';
import { fieldsHtml, fieldsMarkdown, fieldsOf, typeOf, type SchemaField } from './fields.ts';
import { markdownToHtml } from './markdown.ts';
import type { DocsPage } from './page.ts';

export function operationPages(contract: Contract): DocsPage[] {
  return contract.operations().map((operation) => operationPage(contract, operation));
}

function operationPage(contract: Contract, operation: Operation): DocsPage {
  const { id, method, path, tag } = operation;
  const title = operation.operation.summary ?? id;
  let made: Parts | null = null;
  const parts = () => (made ??= partsOf(contract, operation));
  return {
    address: `/docs/api/${id}`,
    title,
    about: `${method} ${path}`,
    group: `API: ${tag}`,
    kind: 'API',
    html: () => operationHtml(operation, title, parts()),
    aside: () => operationAside(operation, parts()),
    markdown: () => operationMarkdown(operation, title, parts()),
    sections: () => [],
  };
}

interface Parts {
  lists: { title: string; fields: SchemaField[] }[];
  mediaTypes: string[];
  body: unknown;
  reply: {
    status: string;
    description: string;
    mediaType: string | null;
    fields: SchemaField[];
    example: unknown;
  } | null;
  errors: { own: string[]; common: string[] };
}

function partsOf(contract: Contract, { operation, parameters }: Operation): Parts {
  const lists: [title: string, place: string][] = [
    ['Path', 'path'],
    ['Query', 'query'],
    ['Headers', 'header'],
  ];
  const body = operation.requestBody && contract.follow(operation.requestBody);
  const [media] = Object.entries(body?.content ?? {});
  const found = lists.map(([title, place]) => ({
    title,
    fields: parameters
      .filter((parameter) => parameter.in === place)
      .map((parameter) => parameterField(contract, parameter)),
  }));
  if (media) found.push({ title: 'Body', fields: fieldsOf(contract, media[1].schema ?? {}) });
  return {
    lists: found.filter(({ fields }) => fields.length > 0),
    mediaTypes: Object.keys(body?.content ?? {}),
    body: media?.[1].example ?? null,
    reply: replyOf(contract, operation),
    errors: errorsOf(contract, operation),
  };
}

function parameterField(contract: Contract, parameter: Operation['parameters'][number]): SchemaField {
  const { name, required = false, description, schema = {} } = parameter;
  const [field] = fieldsOf(contract, { properties: { [name]: schema }, required: required ? [name] : [] });
  return { ...field!, description: description ?? field!.description };
}

function replyOf(contract: Contract, operation: Operation['operation']): Parts['reply'] {
  const success = Object.entries(operation.responses ?? {}).find(([status]) => status.startsWith('2'));
  if (!success) return null;
  const response = contract.follow(success[1]);
  const [media] = Object.entries(response.content ?? {});
  const description = response.description ?? '';
  if (!media) return { status: success[0], description, mediaType: null, fields: [], example: null };
  const [mediaType, { schema = {}, example = null }] = media;
  return { status: success[0], description, mediaType, fields: fieldsOf(contract, schema), example };
}

function errorsOf(contract: Contract, operation: Operation['operation']): Parts['errors'] {
  const own = operation['x-errors'] ?? [];
  const all = Object.entries(operation.responses ?? {})
    .filter(([status]) => !status.startsWith('2'))
    .flatMap(([, response]) =>
      Object.values(contract.follow(response).content ?? {}).flatMap(({ examples = {} }) => Object.keys(examples)),
    );
  return { own, common: [...new Set(all)].filter((code) => !own.includes(code)) };
}

function operationHtml({ id, method, path, operation }: Operation, title: string, parts: Parts): Promise<string> {
  const scope = operation['x-scope'] ?? 'public';
  const needs =
    scope === 'public'
      ? 'No credential is needed.'
      : `Needs a key or session of scope <code>${escapeHtml(scope)}</code>.`;
  const sections = [
    ...parts.lists.map(({ title: name, fields }) => section(name, bodyNote(name, parts) + fieldsHtml(fields))),
    section('Response', replyHtml(parts.reply)),
    section('Errors', errorsHtml(parts.errors)),
  ];
  const head = `<h1>${escapeHtml(title)}</h1>
<p class="address"><span class="method ${method.toLowerCase()}">${method}</span> <code>${escapeHtml(path)}</code></p>
${operation.deprecated ? '<p class="warn">This operation is deprecated.</p>' : ''}`;
  return markdownToHtml(operation.description ?? '', () => null).then(
    (description) =>
      `${head}${description}<p class="note">${needs} Operation <code>${escapeHtml(id)}</code>.</p>${sections.join('')}`,
  );
}

function bodyNote(name: string, { mediaTypes }: Parts): string {
  if (name !== 'Body') return '';
  return `<p class="note">${mediaTypes.map((type) => `<code>${escapeHtml(type)}</code>`).join(' or ')}</p>`;
}

function section(title: string, content: string): string {
  const anchor = title.toLowerCase();
  return content === '' ? '' : `<section><h2 id="${anchor}">${title}</h2>${content}</section>`;
}

function replyHtml(reply: Parts['reply']): string {
  if (!reply) return '';
  const type = reply.mediaType === null ? '' : ` <code>${escapeHtml(reply.mediaType)}</code>`;
  return `<p><strong>${reply.status}</strong>${type} ${formatCode(reply.description)}</p>${fieldsHtml(reply.fields)}`;
}

function errorsHtml({ own, common }: Parts['errors']): string {
  const list = (codes: readonly string[]) =>
    `<ul class="codes">${codes.map((code) => `<li><a href="/docs/errors/${code}"><code>${code}</code></a></li>`).join('')}</ul>`;
  const general =
    common.length > 0 ? `<details><summary>Errors of every operation</summary>${list(common)}</details>` : '';
  return `${own.length > 0 ? list(own) : ''}${general}`;
}

// The page's script fills the form. Without it, the form stays hidden.
function operationAside(described: Operation, { body, reply }: Parts): string {
  const { method, path, operation, parameters } = described;
  const samples = operation['x-codeSamples'] ?? [];
  const tabs = samples.map(
    ({ label }, index) =>
      `<label><input type="radio" name="language" value="${escapeHtml(label)}"${index === 0 ? ' checked' : ''}>${escapeHtml(label)}</label>`,
  );
  const panes = samples.map(
    ({ label, source }) =>
      `<div class="pane" data-pane="${escapeHtml(label)}">${codeBlock(source, `Sample for ${label}`)}</div>`,
  );
  const request = JSON.stringify({
    method,
    path,
    isPublic: operation['x-scope'] === 'public',
    parameters: parameters
      .filter((parameter) => parameter.in === 'path' || parameter.in === 'query')
      .map((parameter) => ({ name: parameter.name, in: parameter.in, required: parameter.required === true })),
    body: body === null ? null : JSON.stringify(body, null, 2),
    mediaType: Object.keys(operation.requestBody?.content ?? {})[0] ?? null,
  });
  const answer =
    reply?.example === null || reply === null
      ? ''
      : `<h2>Response</h2>${codeBlock(JSON.stringify(reply.example, null, 2), 'Example of the response')}`;
  return `<h2>Request</h2>
<fieldset class="samples"><legend class="hidden">Language of the sample</legend><div class="tabs">${tabs.join('')}</div>${panes.join('')}</fieldset>
<div class="try" data-request="${escapeHtml(request)}"></div>
${answer}`;
}

function operationMarkdown({ id, method, path, operation }: Operation, title: string, parts: Parts): string {
  const { own, common } = parts.errors;
  const scope = operation['x-scope'] ?? 'public';
  const lines = [
    `# ${title}`,
    `\`${method} ${path}\` · operation \`${id}\` · ${scope === 'public' ? 'no credential' : `scope \`${scope}\``}`,
    operation.description ?? '',
    ...parts.lists.map(({ title: name, fields }) => `## ${name}\n\n${fieldsMarkdown(fields)}`),
    parts.reply &&
      `## Response\n\n${parts.reply.status} ${parts.reply.mediaType ?? ''}: ${parts.reply.description}\n\n${fieldsMarkdown(parts.reply.fields)}`,
    parts.reply?.example ? fencedCode('json', JSON.stringify(parts.reply.example, null, 2)) : '',
    ...(operation['x-codeSamples'] ?? []).map(
      ({ label, source }) => `## ${label}\n\n${fencedCode(FENCES[label] ?? '', source)}`,
    ),
    `## Errors\n\n${own.map((code) => `\`${code}\``).join(', ') || 'None of its own.'} Every operation: ${common.map((code) => `\`${code}\``).join(', ')}.`,
  ];
  return `${lines.filter(Boolean).join('\n\n')}\n`;
}

const FENCES: Readonly<Record<string, string>> = {
  curl: 'sh',
  TypeScript: 'ts',
  Python: 'python',
  'Command line': 'sh',
};

export function fencedCode(language: string, text: string): string {
  return `\`\`\`${language}\n${text}\n\`\`\``;
}

/** Returns a page per tag, with its operations. */
export function groupPages(contract: Contract): DocsPage[] {
  const operations = contract.operations();
  const tags = contract.document.tags ?? [];
  return tags.map(({ name, description = '' }) => {
    const own = operations.filter(({ tag }) => tag === name);
    const rows = own.map(({ id, method, path, operation }) => ({ id, method, path, summary: operation.summary ?? id }));
    return {
      address: `/docs/tags/${name}`,
      title: name,
      about: description,
      group: null,
      kind: 'API',
      html: () =>
        `<h1>${escapeHtml(name)}</h1><p>${formatCode(description)}</p><ul class="list">${rows
          .map(
            ({ id, method, path, summary }) =>
              `<li><a href="/docs/api/${id}">${escapeHtml(summary)}</a><br><span class="method ${method.toLowerCase()}">${method}</span> <code>${escapeHtml(path)}</code></li>`,
          )
          .join('')}</ul>`,
      markdown: () =>
        `# ${name}\n\n${description}\n\n${rows.map(({ id, method, path, summary }) => `- [${summary}](/docs/api/${id}.md): \`${method} ${path}\``).join('\n')}\n`,
    };
  });
}

/** Returns a page per named schema. */
export function schemaPages(contract: Contract): DocsPage[] {
  return Object.entries(contract.document.components?.schemas ?? {}).map(([name, schema]) => {
    const source: Schema = { $ref: `#/components/schemas/${name}` };
    const fields = () => fieldsOf(contract, source);
    const example = schema.example === undefined ? null : JSON.stringify(schema.example, null, 2);
    const about = schema.description ?? '';
    return {
      address: `/docs/schemas/${nameOf(source)}`,
      title: name,
      about,
      group: null,
      kind: 'Schema',
      html: () =>
        `<h1>${escapeHtml(name)}</h1><p>${formatCode(about)}</p><p class="note">${escapeHtml(typeOf(contract, source))}</p>${fieldsHtml(fields())}`,
      ...(example === null ? {} : { aside: () => `<h2>Example</h2>${codeBlock(example, `Example of ${name}`)}` }),
      markdown: () =>
        `# ${name}\n\n${about}\n\n${fieldsMarkdown(fields())}\n${example === null ? '' : `\n${fencedCode('json', example)}\n`}`,
    };
  });
}
