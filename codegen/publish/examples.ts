// Adds an example of the request and of the response to each operation. An example of the media type in openapi.yaml is kept.
// Otherwise the example of the schema is used, and a response repeats the values of the example request. A page has one item.
// Invariant: no example has an empty list. tests/contract/document.test.ts validates all examples.
import type { Media, OpenApi, Schema } from '../openapi.ts';
import { follow, operationsOf } from './walk.ts';

type Content = Record<string, Media>;
type Json = Record<string, unknown>;

const JSON_MEDIA = /[/+]json$/;

export function writeExamples(document: OpenApi): void {
  const schemas = document.components?.schemas ?? {};
  for (const schema of Object.values(schemas)) {
    if (schema.example !== undefined) schema.example = filled(document, schema, schema.example);
  }
  for (const { operation, method } of operationsOf(document)) {
    const request = write(document, operation.requestBody && follow(document, operation.requestBody).content, null);
    const sent = method === 'get' ? null : request;
    for (const [status, response] of Object.entries(operation.responses ?? {})) {
      if (status.startsWith('2')) write(document, follow(document, response).content, sent);
    }
  }
  for (const item of Object.values(document.webhooks ?? {})) {
    write(document, (item['post'] as { requestBody?: { content?: Content } } | undefined)?.requestBody?.content, null);
  }
}

/** Writes the examples of a body. @returns the JSON example */
function write(document: OpenApi, content: Content | undefined, sent: Json | null): Json | null {
  let json: Json | null = null;
  for (const [type, media] of Object.entries(content ?? {})) {
    if (!media.schema || isBinary(follow(document, media.schema))) continue;
    if (media['example'] === undefined && media['examples'] === undefined) {
      const own = exampleOf(document, media.schema);
      media['example'] = sent && JSON_MEDIA.test(type) ? repeating(document, media.schema, own, sent) : own;
    }
    media['example'] = filled(document, media.schema, media['example']);
    if (JSON_MEDIA.test(type) && isObject(media['example'])) json = media['example'];
  }
  return json;
}

function isBinary(schema: Schema): boolean {
  return schema.format === 'binary' || Object.values(schema.properties ?? {}).some(({ format }) => format === 'binary');
}

/** The example of the schema, or an example composed from its parts. */
export function exampleOf(document: OpenApi, source: Schema): unknown {
  const schema = follow(document, source);
  if (source.example !== undefined) return structuredClone(source.example);
  if (schema.example !== undefined) return structuredClone(schema.example);
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  const variant = (schema.oneOf ?? schema.anyOf)?.[0];
  if (variant) return exampleOf(document, variant);
  if (schema.properties) {
    return Object.fromEntries(
      Object.entries(schema.properties).map(([name, part]) => [name, exampleOf(document, part)]),
    );
  }
  const type = [schema.type].flat()[0];
  if (type === 'array') return [exampleOf(document, schema.items ?? {})];
  const scalars: Json = { integer: 1, number: 1, boolean: true, object: {}, null: null };
  return type !== undefined && type in scalars ? scalars[type] : 'text';
}

/** The response with the values of the request under the same names, if their types match. */
function repeating(document: OpenApi, source: Schema, answer: unknown, sent: Json): unknown {
  const { properties = {} } = follow(document, source);
  if (!isObject(answer)) return answer;
  const same = Object.entries(sent).filter(
    ([name, value]) =>
      properties[name] &&
      name in answer &&
      typeof answer[name] === typeof value &&
      Array.isArray(answer[name]) === Array.isArray(value) &&
      value !== null &&
      answer[name] !== null,
  );
  return { ...answer, ...Object.fromEntries(same.map(([name, value]) => [name, merged(answer[name], value)])) };
}

function merged(old: unknown, value: unknown): unknown {
  return isObject(old) && isObject(value) ? { ...old, ...value } : value;
}

/** The example with an item in each empty list, and with the required properties that it lacks. */
function filled(document: OpenApi, source: Schema, example: unknown): unknown {
  const schema = follow(document, source);
  if (Array.isArray(example)) {
    const items = schema.items ?? {};
    const list = example.length > 0 ? example : [exampleOf(document, items)];
    return list.map((item) => filled(document, items, item));
  }
  if (!isObject(example)) return example;
  const all = (schema.oneOf ?? []).map((part) => follow(document, part));
  const tag = schema.discriminator?.propertyName;
  // Variants of the kind that the example names, if the schema has kinds.
  const own = all.filter(({ properties }) => tag !== undefined && properties?.[tag]?.const === example[tag]);
  const variants = own.length > 0 ? own : all;
  const properties: Record<string, Schema> = { ...schema.properties };
  for (const variant of variants) {
    for (const [name, part] of Object.entries(variant.properties ?? {})) properties[name] ??= part;
  }
  const missing = (schema.required ?? []).filter((name) => !(name in example) && properties[name]);
  const added = missing.map((name) => [name, exampleOf(document, properties[name]!)] as const);
  return Object.fromEntries(
    [...Object.entries(example), ...added].map(([name, value]) => [
      name,
      properties[name] ? filled(document, properties[name], value) : value,
    ]),
  );
}

function isObject(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
