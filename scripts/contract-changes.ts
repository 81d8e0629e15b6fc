// Lists the contract changes between two git revisions as Markdown: operations, fields, allowed values, error codes, webhook
// events.
// Breaking changes come first. `node scripts/contract-changes.ts <from> [<to>] [--write <title>]`: without <to> the working tree;
// --write puts the list at the top of docs/contract-changes.md, which the service serves at /docs/contract-changes.
// Source: tests/contract/baseline.json of both revisions for operations and fields, openapi.yaml for codes and events.
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { breakingChanges, covers, type Baseline, type Field, type Shape } from '../tests/contract/baseline.ts';

export interface Snapshot {
  shapes: Baseline;
  codes: Readonly<Record<string, { status: number }>>;
  events: readonly string[];
}

const ROOT = join(import.meta.dirname, '..');
const DOCUMENT = join(ROOT, 'docs', 'contract-changes.md');
const USAGE = 'usage: node scripts/contract-changes.ts <from> [<to>] [--write <title>]';
const BASELINE = 'tests/contract/baseline.json';
const CONTRACT = 'openapi.yaml';
const MAX_NAMED = 4;
const SCOPES = ['public', 'read-only', 'write', 'admin'];

/** Returns Markdown without a title; states so if nothing changed. */
export function changesBetween(before: Snapshot, after: Snapshot): string {
  const sections = [
    ['Breaking', breaking(before, after)],
    ['Added', added(before, after)],
    ['Changed', changed(before.shapes, after.shapes)],
  ] as const;
  const parts = sections.flatMap(([title, lines]) =>
    lines.length === 0 ? [] : [`### ${title}\n\n${lines.map((line) => `- ${line}`).join('\n')}`],
  );
  return parts.length === 0 ? 'Nothing that clients see has changed.' : parts.join('\n\n');
}

function breaking(before: Snapshot, after: Snapshot): string[] {
  const found = breakingChanges(before.shapes, after.shapes).map((line) => {
    const [, id, text] = /^(\w+)(?:: | )(.*)$/.exec(line)!;
    return { id: id!, text: text === 'is gone' ? 'The operation is gone' : sentence(text!) };
  });
  const codes = Object.keys(before.codes).filter((code) => !after.codes[code]);
  const events = before.events.filter((name) => !after.events.includes(name));
  return [
    ...grouped(found),
    ...named('Error codes that are gone', codes),
    ...named('Webhook events that are gone', events),
  ];
}

function added(before: Snapshot, after: Snapshot): string[] {
  const operations = Object.entries(after.shapes).filter(([id]) => !before.shapes[id]);
  const fields = both(before.shapes, after.shapes).flatMap(({ id, old, now }) => [
    ...newFields(old.query ?? now.query, now.query).map((path) => ({ id, text: `Query parameter \`${path}\`` })),
    ...newFields(old.request, now.request).map((path) => ({ id, text: `Request field \`${path}\`` })),
    ...newFields(old.reply, now.reply).map((path) => ({ id, text: `Answer field \`${path}\`` })),
  ]);
  const codes = Object.keys(after.codes).filter((code) => !before.codes[code]);
  const events = after.events.filter((name) => !before.events.includes(name));
  return [
    ...operations.map(([id, { method, template }]) => `Operation \`${method} ${template}\` (\`${id}\`)`),
    ...grouped(fields),
    ...named('Error codes', codes),
    ...named('Webhook events', events),
  ];
}

/** Lists non-breaking changes: a request accepts more, or a response promises more or has further values. */
function changed(before: Baseline, after: Baseline): string[] {
  const found = both(before, after).flatMap(({ id, old, now }) => [
    ...(SCOPES.indexOf(now.scope) < SCOPES.indexOf(old.scope)
      ? [{ id, text: `Scope ${now.scope} is enough, ${old.scope} was needed` }]
      : []),
    ...fieldChanges('Query parameter', old.query, now.query ?? {}).map((text) => ({ id, text })),
    ...fieldChanges('Request field', old.request, now.request).map((text) => ({ id, text })),
    ...fieldChanges('Answer field', old.reply, now.reply).map((text) => ({ id, text })),
  ]);
  return grouped(found);
}

function fieldChanges(
  part: 'Query parameter' | 'Request field' | 'Answer field',
  old: Record<string, Field> = {},
  now: Record<string, Field>,
): string[] {
  return Object.entries(old).flatMap(([path, field]) => {
    const next = now[path];
    if (!next) return [];
    const name = `${part} \`${plain(path)}\``;
    const values = (next.values ?? []).filter((value) => field.values && !field.values.includes(value));
    const isRequest = part !== 'Answer field';
    const isWider = isRequest ? covers(next.type, field.type) : covers(field.type, next.type);
    const isEasier = isRequest ? field.required && !next.required : next.required && !field.required;
    return [
      ...(isWider && field.type !== next.type ? [`${name} was ${field.type}, is ${next.type}`] : []),
      ...(values.length > 0 ? [`${name} can also be ${values.map((value) => `\`${value}\``).join(', ')}`] : []),
      ...(isEasier ? [`${name} is ${isRequest ? 'optional' : 'always there'}`] : []),
    ];
  });
}

function both(before: Baseline, after: Baseline): { id: string; old: Shape; now: Shape }[] {
  return Object.entries(before).flatMap(([id, old]) => (after[id] ? [{ id, old, now: after[id] }] : []));
}

/** Paths of new fields, except fields inside a new field. */
function newFields(old: Record<string, Field> = {}, now: Record<string, Field> = {}): string[] {
  const paths = Object.keys(now).filter((path) => !old[path]);
  const isInside = (path: string) => paths.some((other) => path.startsWith(`${other}/`));
  return paths.filter((path) => !isInside(path)).map(plain);
}

/** `/data/*\/name` of a list is the field `name` of its items. */
function plain(path: string): string {
  return path
    .replace(/^\/data\/\*/, '')
    .slice(1)
    .replaceAll('/*', '[]')
    .replaceAll('/', '.');
}

/** Merges a change that several operations share into one line. */
function grouped(changes: readonly { id: string; text: string }[]): string[] {
  const groups = new Map<string, Set<string>>();
  for (const { id, text } of changes) groups.set(text, (groups.get(text) ?? new Set()).add(id));
  return [...groups].map(([text, ids]) => {
    const names = [...ids].map((id) => `\`${id}\``);
    const more = names.length - MAX_NAMED;
    return `${text}: ${names.slice(0, MAX_NAMED).join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
  });
}

function named(title: string, names: readonly string[]): string[] {
  return names.length === 0 ? [] : [`${title}: ${names.map((name) => `\`${name}\``).join(', ')}`];
}

function sentence(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`.replaceAll(/\/[\w/*-]+/g, (path) =>
    path.startsWith('/v1') ? path : `\`${plain(path)}\``,
  );
}

/** @param revision null: the working tree. @throws Error if git does not know the revision or the revision has no contract */
function snapshotOf(revision: string | null): Snapshot {
  const read = (file: string) =>
    revision === null
      ? readFileSync(join(ROOT, file), 'utf8')
      : execFileSync('git', ['show', `${revision}:${file}`], { cwd: ROOT, encoding: 'utf8', maxBuffer: 2 ** 27 });
  const contract = parse(read(CONTRACT)) as { webhooks?: object; 'x-error-codes'?: Snapshot['codes'] };
  return {
    shapes: JSON.parse(read(BASELINE)) as Baseline,
    codes: contract['x-error-codes'] ?? {},
    events: Object.keys(contract.webhooks ?? {}),
  };
}

/** Returns the document with the list as its first section. */
export function withSection(document: string, title: string, list: string): string {
  const at = document.search(/^## /m);
  const place = at < 0 ? document.length : at;
  const older = document.slice(place);
  return `${document.slice(0, place).trimEnd()}\n\n## ${title}\n\n${list}\n${older ? `\n${older}` : ''}`;
}

function main(args: readonly string[]): void {
  const flag = args.indexOf('--write');
  const title = flag < 0 ? null : args[flag + 1];
  const [from, to = null] = flag < 0 ? args : args.slice(0, flag);
  if (from === undefined || from.startsWith('-') || title === undefined) throw new Error(USAGE);
  const list = changesBetween(snapshotOf(from), snapshotOf(to));
  if (title === null) console.log(list);
  else writeFileSync(DOCUMENT, withSection(readFileSync(DOCUMENT, 'utf8'), title, list));
}

if (import.meta.main) {
  try {
    main(process.argv.slice(2));
  } catch (error) {
    console.error((error as Error).message);
    process.exitCode = 1;
  }
}
