// A schema as a tree of fields, rendered as HTML and as Markdown. Named schemas are expanded three levels deep. Deeper and
// recursive ones link to the page of the schema.
import { escapeHtml } from '../../core/escape-html.ts';
import { formatCode } from '../plain-page.ts';
import { nameOf, type Contract, type Schema } from './document.ts';

export interface SchemaField {
  name: string;
  type: string;
  required: boolean;
  description: string;
  /** Allowed values and bounds, as text. */
  limits: string;
  deprecated: boolean;
  /** Name of the schema whose page describes the nested fields. */
  more: string | null;
  children: SchemaField[];
}

const DEEPEST = 3;

/** Returns the fields of an object or of a list's items. A union has one field per variant. */
export function fieldsOf(contract: Contract, source: Schema, within: readonly string[] = []): SchemaField[] {
  const name = nameOf(source);
  const path = name === null ? within : [...within, name];
  const schema = contract.follow(source);
  if (schema.items) return fieldsOf(contract, schema.items, path);
  const own = Object.entries(schema.properties ?? {}).map(([key, part]) =>
    fieldOf(contract, key, part, schema.required?.includes(key) ?? false, path),
  );
  if (own.length > 0) return own;
  const variants = (schema.oneOf ?? schema.anyOf ?? []).filter((part) => contract.follow(part).type !== 'null');
  const [only] = variants;
  if (variants.length === 1 && only) return fieldsOf(contract, only, path);
  return variants
    .filter((part) => contract.follow(part).properties)
    .map((part, index) => fieldOf(contract, nameOf(part) ?? `variant ${index + 1}`, part, false, path));
}

function fieldOf(
  contract: Contract,
  name: string,
  source: Schema,
  required: boolean,
  within: readonly string[],
): SchemaField {
  const schema = contract.follow(source);
  const named = nameOf(source) ?? nameOf(schema.items ?? {});
  const isDeep = named !== null && (within.includes(named) || within.length >= DEEPEST);
  const children = isDeep ? [] : fieldsOf(contract, source, within);
  const hasMore = isDeep && fieldsOf(contract, source, []).length > 0;
  return {
    name,
    type: typeOf(contract, source),
    required,
    description: source.description ?? schema.description ?? '',
    limits: limitsOf(schema),
    deprecated: schema.deprecated === true,
    more: hasMore ? named : null,
    children,
  };
}

export function typeOf(contract: Contract, source: Schema): string {
  const schema = contract.follow(source);
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  const choices = schema.oneOf ?? schema.anyOf;
  if (choices) return [...new Set(choices.map((part) => typeOf(contract, part)))].join(' or ');
  if (schema.items) return `list of ${typeOf(contract, schema.items)}`;
  const types = [schema.type ?? (schema.properties ? 'object' : 'any')].flat();
  const format = schema.format ? ` (${schema.format})` : '';
  return types.map((type) => (type === 'string' ? `string${format}` : type)).join(' or ');
}

function limitsOf(schema: Schema): string {
  const parts: string[] = [];
  const values = (schema.enum ?? schema.items?.enum)?.filter((value) => value !== null);
  // A constant's type already states its value.
  if (values && schema.const === undefined)
    parts.push(`One of ${values.map((value) => `\`${String(value)}\``).join(', ')}.`);
  const range = (least: number | undefined, most: number | undefined, unit: string) => {
    if (least === undefined && most === undefined) return;
    if (least !== undefined && most !== undefined) parts.push(`${least} to ${most}${unit}.`);
    else parts.push(most === undefined ? `At least ${least}${unit}.` : `At most ${most}${unit}.`);
  };
  range(schema.minLength, schema.maxLength, ' characters');
  range(schema.minimum, schema.maximum, '');
  range(undefined, schema.maxItems, ' items');
  return parts.join(' ');
}

export function fieldsHtml(fields: readonly SchemaField[]): string {
  if (fields.length === 0) return '';
  return `<ul class="fields">${fields.map(fieldHtml).join('')}</ul>`;
}

function fieldHtml(field: SchemaField): string {
  const { name, type, required, description, limits, deprecated, more, children } = field;
  const text = [description, limits].filter(Boolean).join(' ');
  const notes = `${required ? ' <strong>required</strong>' : ''}${deprecated ? ' <em>deprecated</em>' : ''}`;
  const inside =
    children.length > 0
      ? `<details><summary>Fields of <code>${escapeHtml(name)}</code></summary>${fieldsHtml(children)}</details>`
      : more === null
        ? ''
        : `<p><a href="/docs/schemas/${more}">Fields of ${escapeHtml(more)}</a></p>`;
  const head = `<code>${escapeHtml(name)}</code> <span class="type">${escapeHtml(type)}</span>${notes}`;
  return `<li>${head}${text ? `<p>${formatCode(text)}</p>` : ''}${inside}</li>`;
}

export function fieldsMarkdown(fields: readonly SchemaField[], indent = ''): string {
  return fields
    .map(({ name, type, required, description, limits, more, children }) => {
      const text = [required ? 'Required.' : '', description, limits, more === null ? '' : `See ${more}.`];
      const said = text.filter(Boolean).join(' ').replaceAll(/\s+/g, ' ');
      const line = `${indent}- \`${name}\` (${type})${said ? `: ${said}` : ''}`;
      return children.length === 0 ? line : `${line}\n${fieldsMarkdown(children, `${indent}  `)}`;
    })
    .join('\n');
}
