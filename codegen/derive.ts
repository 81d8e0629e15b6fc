// Expands the derived parts of openapi.yaml. Runs right after the file is read, so that the rest of codegen and
// generated/openapi.json work with the complete document. A field is declared once, in the schema of the create. A property that a
// schema declares itself replaces the derived one. Keywords:
// - `x-read-of: AgentCreate`: a response. It has the fields of the create, without the limits of requests, and the fields that the
//   server adds. All fields are required except the fields in `x-optional` and, for a union, fields that a variant lacks or can
//   omit. The derived fields follow the first own property, which is the identifier.
// - `x-patch-of: AgentCreate`: the body of a merge patch. It has the same fields, none required; null clears a field that a
//   create may omit.
// - `x-extends: Webhook`: all fields of another schema, including its required fields, before the own fields.
// - `x-page-of: Agent`: a page of a list, newest first. `x-sorted` describes another order; `x-no-total: true` omits `total`.
// - `x-echo-of: Agent`: accepts and ignores the fields that only the server sets, so that the body of a GET can be sent back.
//   These are all fields of Agent that the schema does not have, or the fields in `x-echo-fields`.
// - `x-etag: [webhook_secret]` on an operation: the response has an ETag, computed from the body without the listed fields, which
//   appear only in this response. The operation accepts If-Match and If-None-Match, unless it creates an object, and can fail with
//   `precondition_failed`.
// - `x-etag-progress: [stats]` in addition to `x-etag`: fields that the service changes by itself. If-None-Match includes them, and
//   If-Match ignores them.
// - `x-alias-id: listThingsPlural` on an operation below a path with `x-alias-prefix`: documents the operation under that
//   prefix as well, with this operationId. Operations without the keyword have only a second route.
// - `x-media-paths: { text/csv: { path, operationId, summary } }` on an operation with several media types: another operation at that
//   path that accepts or sends only this media type, because most client generators support one media type per body. null gives a
//   media type no path. The operation itself still supports all media types; the published document shows it with the others.
import {
  METHODS,
  refName,
  withPrefix,
  type Media,
  type OpenApi,
  type OperationObject,
  type PathItem,
  type Schema,
} from './openapi.ts';

type Schemas = Record<string, Schema>;
/** A schema, its base, and the schemas that contain both. */
interface Origin {
  base: string;
  source: Schema;
  schemas: Schemas;
  name: string;
}
type Derive = (own: Schema, origin: Origin) => Schema;

// The order matters: a patch copies the `x-echo-of` of its create, an extension copies the derived fields of a response, and echoes
// need the complete responses.
const KEYWORDS: readonly [keyword: string, derive: Derive][] = [
  ['x-read-of', readOf],
  ['x-patch-of', patchOf],
  ['x-extends', extensionOf],
  ['x-page-of', pageOf],
  ['x-echo-of', withEchoes],
];

// Limits of requests. A response can contain values that were stored before a limit was lowered.
const LIMITS = new Set([
  'minLength', 'maxLength', 'pattern', 'minimum', 'maximum', 'minItems', 'maxItems', 'uniqueItems',
  'minProperties', 'maxProperties', 'default',
]); // prettier-ignore

/** Expands the document in place. @throws when a keyword names a schema or a field that does not exist */
export function expandDerived(document: OpenApi): void {
  const schemas = document.components?.schemas ?? {};
  for (const [keyword, derive] of KEYWORDS) {
    for (const [name, schema] of Object.entries(schemas)) {
      const { [keyword]: base, ...own } = schema;
      if (base === undefined) continue;
      const source = sourceOf(schemas, name, String(base));
      schemas[name] = derive(own, { base: String(base), source, schemas, name });
    }
  }
  for (const item of Object.values(document.paths)) {
    for (const method of METHODS) if (item[method]) addEntityTag(method, item[method] as OperationObject);
  }
  for (const [template, item] of Object.entries(document.paths)) addMediaPaths(document, template, item);
  document.paths = Object.fromEntries(Object.entries(document.paths).flatMap(withDocumentedAlias));
}

/** Declares the parameters and the error of an operation with `x-etag`. */
function addEntityTag(method: (typeof METHODS)[number], operation: OperationObject): void {
  const { responses = {}, parameters = [] } = operation;
  if (operation['x-etag'] === undefined) return;
  // An operation that creates an object only sends the header (publish/headers.ts).
  if (responses['201']) return;
  parameters.push({ $ref: '#/components/parameters/IfMatch' });
  operation['x-errors'] = [...((operation['x-errors'] as string[] | undefined) ?? []), 'precondition_failed'];
  if (method !== 'get') return;
  parameters.push({ $ref: '#/components/parameters/IfNoneMatch' });
  responses['304'] = { description: 'Not modified: If-None-Match contains the current ETag.' };
}

function sourceOf(schemas: Schemas, name: string, base: string): Schema {
  const source = schemas[base];
  if (!source) throw new Error(`${name} derives from ${base}, which does not exist`);
  return source;
}

interface Field {
  /** The property in the first variant that has it. */
  property: Schema;
  /** Whether a create requires the field in every variant that has it. */
  isRequired: boolean;
  /** Whether every response contains the field. */
  isAlwaysThere: boolean;
}

/** The fields of an object, or of all variants of a union. */
function fieldsOf(source: Schema, schemas: Schemas): [name: string, field: Field][] {
  const variants = source.oneOf?.map(({ $ref = '' }) => sourceOf(schemas, 'a variant', refName($ref))) ?? [source];
  const names = new Set(variants.flatMap(({ properties }) => Object.keys(properties ?? {})));
  return [...names].map((name) => {
    const having = variants.filter(({ properties }) => properties?.[name]);
    const isCommon = having.length === variants.length;
    const property = structuredClone(having[0]!.properties![name]!);
    if (source.oneOf && property.description) property.description = textOf(source, having, isCommon, name);
    const isRequired = having.every(({ required }) => required?.includes(name));
    return [name, { property, isRequired, isAlwaysThere: !source.oneOf || (isCommon && isRequired) }];
  });
}

/** The descriptions of a field in the variants: `webhook, mcp: The URL. dtmf: …`, or one text if all variants share it. */
function textOf(union: Schema, having: readonly Schema[], isCommon: boolean, name: string): string {
  const tag = union.discriminator!.propertyName;
  const byText = Map.groupBy(having, ({ properties }) => properties![name]!.description ?? '');
  if (isCommon && byText.size === 1) return having[0]!.properties![name]!.description!;
  const typesOfText = (group: readonly Schema[]) => group.map(({ properties }) => properties![tag]!.const).join(', ');
  return [...byText].map(([text, group]) => `${typesOfText(group)}: ${text}`).join(' ');
}

function readOf(schema: Schema, { source, schemas }: Origin): Schema {
  const { 'x-optional': optional = [], ...own } = schema;
  const fields = fieldsOf(source, schemas).filter(([, { property }]) => !isWriteOnly(property, schemas));
  const derived = Object.fromEntries(fields.map(([name, { property }]) => [name, withoutLimits(property)]));
  const [identifier] = Object.entries(own.properties ?? {}).filter(([name]) => !(name in derived));
  const properties = { ...(identifier && Object.fromEntries([identifier])), ...derived, ...own.properties };
  const absent = new Set(optional as string[]);
  for (const [name, { isAlwaysThere }] of fields) if (!isAlwaysThere) absent.add(name);
  return { ...own, type: 'object', required: Object.keys(properties).filter((name) => !absent.has(name)), properties };
}

function isWriteOnly({ $ref, ...property }: Schema, schemas: Schemas): boolean {
  const target = $ref ? sourceOf(schemas, 'a property', refName($ref)) : property;
  return target['writeOnly'] === true;
}

function withoutLimits(schema: Schema): Schema {
  const out = Object.fromEntries(Object.entries(schema).filter(([keyword]) => !LIMITS.has(keyword))) as Schema;
  if (out.format === 'uri') delete out.format;
  if (out.items) out.items = withoutLimits(out.items);
  if (out.oneOf) out.oneOf = out.oneOf.map(withoutLimits);
  return out;
}

function patchOf(own: Schema, { source, schemas }: Origin): Schema {
  const derived = fieldsOf(source, schemas).map(([name, { property, isRequired }]) => [
    name,
    isRequired ? property : nullable(property, schemas),
  ]);
  const properties = { ...Object.fromEntries(derived), ...own.properties };
  const echo = source['x-echo-of'] === undefined ? {} : { 'x-echo-of': source['x-echo-of'] };
  return { ...own, type: 'object', properties, ...echo };
}

function extensionOf(own: Schema, { source }: Origin): Schema {
  return {
    ...own,
    type: 'object',
    required: [...new Set([...(source.required ?? []), ...(own.required ?? [])])],
    properties: { ...structuredClone(source.properties), ...own.properties },
  };
}

function pageOf(own: Schema, { base }: Origin): Schema {
  const { 'x-sorted': order = 'Newest first.', 'x-no-total': isUncounted, ...rest } = own;
  const total = { type: 'integer', description: 'Total number of items. Present with `include_total`.' };
  return {
    ...rest,
    type: 'object',
    required: ['data', 'has_more', 'next_cursor'],
    properties: {
      data: { type: 'array', items: { $ref: `#/components/schemas/${base}` }, description: String(order) },
      has_more: { type: 'boolean', description: 'Whether there is another page.' },
      next_cursor: { type: ['string', 'null'], description: 'Cursor of the next page.' },
      ...(isUncounted === true ? {} : { total }),
      ...own.properties,
    },
    example: { data: [], has_more: false, next_cursor: null },
  };
}

/** The same schema, or null. A patch merges an object, which the description states. */
function nullable(property: Schema, schemas: Schemas): Schema {
  if (property.$ref) {
    const target = sourceOf(schemas, 'a property', refName(property.$ref));
    if ([target.type].flat().includes('null')) return property;
    const { example: _, writeOnly: __, ...inline } = target;
    if (!target.properties && !target.oneOf) return nullable(inline, schemas);
    const description = `${target.description} Merged field by field.`;
    return { oneOf: [{ $ref: property.$ref }, { type: 'null' }], description };
  }
  const { default: _, ...rest } = structuredClone(property);
  if (rest.oneOf) {
    return rest.oneOf.some(({ type }) => type === 'null')
      ? rest
      : { ...rest, oneOf: [...rest.oneOf, { type: 'null' }] };
  }
  const types = [rest.type ?? []].flat();
  return {
    ...rest,
    type: types.includes('null') ? rest.type! : [...types, 'null'],
    ...(rest.enum && !rest.enum.includes(null) ? { enum: [...rest.enum, null] } : {}),
  };
}

function withEchoes(schema: Schema, { base, source, schemas, name }: Origin): Schema {
  const { 'x-echo-fields': listed, ...own } = schema;
  const fields = (listed as string[] | undefined) ?? Object.keys(source.properties ?? {});
  const properties = { ...own.properties };
  for (const field of fields) {
    const property = source.properties?.[field];
    if (!property) throw new Error(`${name} echoes ${field}, which ${base} does not have`);
    properties[field] ??= echoOf(property, schemas);
  }
  return { ...own, properties };
}

function echoOf(property: Schema, schemas: Schemas): Schema {
  const types = typesOf(property, schemas);
  const { items } = property;
  return {
    type: types.length === 1 ? types[0]! : types,
    ...(types.includes('array') && items ? { items } : {}),
    ...(types.includes('object') ? { additionalProperties: true } : {}),
    readOnly: true,
    description: 'Read-only; ignored in requests.',
  };
}

function typesOf(property: Schema, schemas: Schemas): string[] {
  if (property.$ref) return typesOf(sourceOf(schemas, 'a property', refName(property.$ref)), schemas);
  if (property.oneOf) return [...new Set(property.oneOf.flatMap((part) => typesOf(part, schemas)))];
  return [property.type ?? []].flat();
}

function withDocumentedAlias([template, item]: [string, PathItem]): [string, PathItem][] {
  const prefix = item['x-alias-prefix'] as string | undefined;
  const alias: PathItem = {};
  for (const method of METHODS) {
    const { 'x-alias-id': operationId, ...operation } = (item[method] ?? {}) as OperationObject;
    if (operationId === undefined) continue;
    if (prefix === undefined) throw new Error(`${template}: x-alias-id needs x-alias-prefix on its path`);
    item[method] = operation;
    alias[method] = { ...structuredClone(operation), operationId, summary: `${operation.summary} (second spelling)` };
  }
  if (Object.keys(alias).length === 0) return [[template, item]];
  return [
    [template, item],
    [withPrefix(template, prefix!), alias],
  ];
}

interface MediaPath {
  path: string;
  operationId: string;
  summary: string;
}

// Parameters of the pages of a list, which a file does not have.
const PAGING = /\/(Limit|Cursor|IncludeTotal)$/;

function addMediaPaths(document: OpenApi, template: string, item: PathItem): void {
  for (const method of METHODS) {
    const operation = item[method] as OperationObject | undefined;
    const paths = (operation?.['x-media-paths'] ?? {}) as Record<string, MediaPath | null>;
    for (const [media, to] of Object.entries(paths)) {
      if (to === null) continue;
      const prefix = item['x-alias-prefix'];
      const target = (document.paths[to.path] ??= prefix === undefined ? {} : { 'x-alias-prefix': prefix });
      if (target[method]) throw new Error(`${template}: ${method} ${to.path} exists`);
      target[method] = ofMedia(operation!, media, to);
    }
  }
}

function ofMedia(operation: OperationObject, media: string, { operationId, summary }: MediaPath): OperationObject {
  const { 'x-media-paths': _, 'x-alias-id': __, ...copy } = structuredClone(operation);
  const only = (content: Record<string, Media> | undefined) =>
    content?.[media] ? { [media]: content[media] } : content;
  if (copy.requestBody?.content) copy.requestBody.content = only(copy.requestBody.content)!;
  for (const response of Object.values(copy.responses ?? {})) {
    if (response.content) response.content = only(response.content)!;
  }
  // The limits of files do not apply to JSON.
  if (media === 'application/json') {
    delete copy['x-max-bytes'];
    delete copy['x-spooled'];
  }
  if (media === 'text/csv' && !copy.requestBody) {
    copy.parameters = (copy.parameters ?? []).filter(({ $ref }) => !PAGING.test(String($ref ?? '')));
    copy['x-errors'] = ((copy['x-errors'] ?? []) as string[]).filter((code) => code !== 'invalid_cursor');
  }
  return { ...copy, operationId, summary };
}
