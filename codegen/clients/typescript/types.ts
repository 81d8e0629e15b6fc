// JSON Schema → TypeScript type. Supports only the keywords that the contract uses; the contract's own checks reject other keywords.
import { refName, type Schema } from '../../openapi.ts';
import { isFile } from '../model.ts';
import { wrap } from '../wrap.ts';

export interface TypeContext {
  /** Whether to omit properties that only the service writes. */
  request: boolean;
}

/** The type as an expression, for example `string | null` or `{ a: number }`. */
export function typeOf(schema: Schema, context: TypeContext, indent = ''): string {
  if (schema.$ref) return refName(schema.$ref);
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum) return union(schema.enum.map((value) => JSON.stringify(value)));
  const choices = schema.oneOf ?? schema.anyOf;
  if (choices) return union(choices.map((choice) => typeOf(choice, context, indent)));
  if (schema.allOf) return schema.allOf.map((part) => typeOf(part, context, indent)).join(' & ');
  const types = Array.isArray(schema.type) ? schema.type : [schema.type ?? (schema.properties ? 'object' : 'any')];
  return union(types.map((type) => single(type, schema, context, indent)));
}

function single(type: string, schema: Schema, context: TypeContext, indent: string): string {
  switch (type) {
    case 'string':
      return isFile(schema) && context.request ? 'Upload' : 'string';
    case 'integer':
    case 'number':
      return 'number';
    case 'boolean':
      return 'boolean';
    case 'null':
      return 'null';
    case 'array': {
      const items = typeOf(schema.items ?? {}, context, indent);
      return /[ |&]/.test(items) && !items.startsWith('{') ? `(${items})[]` : `${items}[]`;
    }
    case 'object':
      return objectOf(schema, context, indent);
    default:
      return 'unknown';
  }
}

/** `{ … }` over several lines, or an index signature for a map. */
export function objectOf(schema: Schema, context: TypeContext, indent: string): string {
  const properties = Object.entries(schema.properties ?? {}).filter(
    ([, property]) => !(context.request && property.readOnly),
  );
  const { additionalProperties: more } = schema;
  const open = typeof more === 'object' ? typeOf(more, context, indent) : more === true ? 'unknown' : null;
  if (properties.length === 0) return `{ [name: string]: ${open ?? 'unknown'} }`;
  const inner = `${indent}  `;
  const lines = properties.flatMap(([name, property]) => [
    ...comment(property.description, inner, property),
    `${inner}${key(name)}${schema.required?.includes(name) ? '' : '?'}: ${typeOf(property, context, inner)};`,
  ]);
  if (more === true) lines.push(`${inner}[name: string]: unknown;`);
  return `{\n${lines.join('\n')}\n${indent}}`;
}

function union(types: readonly string[]): string {
  return [...new Set(types)].join(' | ');
}

export function key(name: string): string {
  return /^[A-Za-z_$][\w$]*$/.test(name) ? name : JSON.stringify(name);
}

/** A doc comment, wrapped at 100 characters. No lines if there is no text. */
export function comment(text: string | undefined, indent: string, schema: Schema = {}): string[] {
  const notes = schema.deprecated ? ['@deprecated'] : [];
  const paragraphs = [...(text?.trim() ? text.trim().split(/\n+/) : []), ...notes];
  const lines = paragraphs.flatMap((paragraph) => wrap(paragraph.replaceAll('*/', '*\\/')));
  if (lines.length === 0) return [];
  if (lines.length === 1) return [`${indent}/** ${lines[0]} */`];
  return [`${indent}/**`, ...lines.map((line) => `${indent} * ${line}`), `${indent} */`];
}
