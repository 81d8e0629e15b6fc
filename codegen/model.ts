// The contract in the form that the emitters need: a sorted list of operations, with everything resolved except schemas.
// Invariant: nothing here depends on the order of keys in openapi.yaml.
import type { Contract } from './load.ts';
import {
  METHODS,
  refName,
  withPrefix,
  type Media,
  type OperationObject,
  type ParameterObject,
  type Schema,
} from './openapi.ts';

const JSON_MEDIA = /^application\/([\w.+-]+\+)?json$/;

export interface Reply {
  status: number;
  kind: 'empty' | 'json' | 'events' | 'stream';
  /** Media type. Empty for replies without a body. */
  contentType: string;
  schema: Schema | null;
}

export interface Body {
  required: boolean;
  /** Schema of the JSON body. Null when the operation accepts no JSON. */
  json: Schema | null;
  /** Media types that the operation accepts, sorted. */
  media: string[];
  /** Parts of the multipart/form-data body by name. Null when the operation accepts none. */
  parts: Record<string, Part> | null;
}

/** A part is a file if its schema has `contentMediaType`, and a text field otherwise. */
interface Part {
  kind: 'file' | 'field';
  required: boolean;
}

export interface Operation {
  id: string;
  method: (typeof METHODS)[number];
  /** Path in the contract's syntax: `/v1/agents/{id}`. */
  template: string;
  /** Path in the router's syntax: `/v1/agents/:id`. */
  path: string;
  /** Paths of the same operation under other prefixes, in the router's syntax. */
  aliases: string[];
  tag: string;
  scope: string;
  principal: string | null;
  /** Whether sessions without the second factor that their workspace requires may call the operation. */
  withoutSecondFactor: boolean;
  rateClass: string;
  summary: string;
  parameters: ParameterObject[];
  body: Body | null;
  maxBodyBytes: number | null;
  rawBody: boolean;
  /** Whether bodies other than JSON are written to disk and streamed to the handler. */
  spooled: boolean;
  /** Whether a signed `token` in the query is accepted instead of the Authorization header. */
  queryToken: boolean;
  replies: Reply[];
  /** Whether a JSON reply contains an `x-secret` property or conversation content. */
  secretReply: boolean;
  /** Operation that reads the created object, to recover responses that a crash lost. Null if there is none. */
  recoveredBy: string | null;
  /** Fields that the ETag of the response excludes, as in src/core/entity-tag.ts. Null if there is no ETag. */
  etag: { leftOut: readonly string[]; progress: readonly string[] } | null;
  /** Dates of `x-deprecated`. Null if the operation is not deprecated. */
  deprecated: Deprecation | null;
  /** Additional format of the error in problem documents, for clients of another interface. Null if there is none. */
  errorShape: string | null;
  errors: string[];
}

/** ISO dates of the deprecation of an operation and of its end. */
interface Deprecation {
  since: string;
  sunset: string;
}

interface EventModel {
  name: string;
  envelope: string;
  schema: Schema;
}

export interface Model {
  contract: Contract;
  operations: Operation[];
  schemas: Record<string, Schema>;
  errorCodes: { code: string; status: number; title: string; cause: string; fix: string }[];
  events: EventModel[];
  tags: string[];
  /** Names of the schemas that arrive over sockets, sorted. */
  socketMessages: string[];
}

export function buildModel(contract: Contract): Model {
  const { document } = contract;
  const operations = Object.entries(document.paths)
    .flatMap(([template, item]) =>
      METHODS.filter((method) => item[method]).map((method) => operationOf(contract, template, method)),
    )
    .sort((a, b) => compare(a.id, b.id));
  // A path that the contract also documents under the other prefix is a separate operation there.
  const spelled = new Set(operations.map(({ method, path }) => `${method} ${path}`));
  for (const operation of operations) {
    operation.aliases = operation.aliases.filter((alias) => !spelled.has(`${operation.method} ${alias}`));
  }
  for (const operation of operations) operation.recoveredBy ??= recoveryOf(operation, operations);
  return {
    contract,
    operations,
    schemas: sortKeys(document.components?.schemas ?? {}),
    errorCodes: Object.entries(document['x-error-codes'] ?? {})
      .map(([code, description]) => ({ code, ...description }))
      .sort((a, b) => compare(a.code, b.code)),
    events: eventsOf(contract),
    tags: [...new Set(operations.map((operation) => operation.tag))].sort(compare),
    socketMessages: (document['x-sockets'] ?? []).map(({ takes }) => refName(takes.$ref)).sort(compare),
  };
}

function operationOf(contract: Contract, template: string, method: (typeof METHODS)[number]): Operation {
  const item = contract.document.paths[template]!;
  const source = item[method] as OperationObject;
  const replies = repliesOf(contract, source);
  const parameters = parametersOf(contract, item, source);
  const prefix = item['x-alias-prefix'] as string | undefined;
  return {
    id: source.operationId ?? `${method} ${template}`,
    method,
    template,
    path: routerPath(template),
    aliases: prefix ? [routerPath(withPrefix(template, prefix))] : [],
    tag: source.tags?.[0] ?? '',
    scope: (source['x-scope'] as string | undefined) ?? '',
    principal: (source['x-principal'] as string | undefined) ?? null,
    withoutSecondFactor: source['x-without-second-factor'] === true,
    rateClass: (source['x-rate-class'] as string | undefined) ?? '',
    summary: source.summary ?? '',
    parameters,
    queryToken:
      source['x-scope'] !== 'public' && parameters.some(({ in: at, name }) => at === 'query' && name === 'token'),
    body: bodyOf(contract, source),
    maxBodyBytes: (source['x-max-bytes'] as number | undefined) ?? null,
    rawBody: source['x-raw-body'] === true,
    spooled: source['x-spooled'] === true,
    replies,
    // `x-sealed-reply`: conversation content is sealed like a secret.
    secretReply:
      source['x-sealed-reply'] === true ||
      replies.some((reply) => reply.kind === 'json' && reply.schema && holdsSecret(contract, reply.schema)),
    recoveredBy: (source['x-recovered-by'] as string | undefined) ?? null,
    etag: etagOf(source),
    deprecated: (source['x-deprecated'] as Deprecation | undefined) ?? null,
    errorShape: (source['x-error-shape'] as string | undefined) ?? null,
    errors: [...((source['x-errors'] as string[] | undefined) ?? [])].sort(compare),
  };
}

function etagOf(source: OperationObject): Operation['etag'] {
  const leftOut = source['x-etag'] as string[] | undefined;
  if (leftOut === undefined) return null;
  return { leftOut, progress: (source['x-etag-progress'] as string[] | undefined) ?? [] };
}

function parametersOf(contract: Contract, item: Record<string, unknown>, source: OperationObject): ParameterObject[] {
  const shared = (item['parameters'] as OperationObject['parameters']) ?? [];
  const byKey = new Map<string, ParameterObject>();
  for (const entry of [...shared, ...(source.parameters ?? [])]) {
    const parameter = contract.resolve<ParameterObject>(entry);
    byKey.set(`${parameter.in} ${parameter.name}`, parameter);
  }
  return [...byKey.values()].sort((a, b) => compare(`${a.in} ${a.name}`, `${b.in} ${b.name}`));
}

function bodyOf(contract: Contract, source: OperationObject): Body | null {
  if (!source.requestBody) return null;
  const body = contract.resolve<{ required?: boolean; content?: Record<string, Media> }>(
    source.requestBody as { $ref: string },
  );
  const content = body.content ?? {};
  const media = Object.keys(content).sort(compare);
  const json = media.find((type) => JSON_MEDIA.test(type));
  const multipart = content['multipart/form-data'];
  return {
    required: body.required === true,
    json: json ? (content[json]?.schema ?? {}) : null,
    media,
    parts: multipart ? partsOf(contract, multipart.schema ?? {}) : null,
  };
}

function partsOf(contract: Contract, schema: Schema): Record<string, Part> {
  const { properties = {}, required = [] } = schema.$ref
    ? contract.resolve<Schema>(schema as { $ref: string })
    : schema;
  const parts = Object.entries(properties).map(([name, part]): [string, Part] => [
    name,
    { kind: part['contentMediaType'] === undefined ? 'field' : 'file', required: required.includes(name) },
  ]);
  return sortKeys(Object.fromEntries(parts));
}

function repliesOf(contract: Contract, source: OperationObject): Reply[] {
  return Object.entries(source.responses ?? {})
    .filter(([status]) => /^[23]\d\d$/.test(status))
    .flatMap(([status, entry]): Reply[] => {
      const response = contract.resolve<{ content?: Record<string, Media> }>(entry as { $ref: string });
      const content = Object.entries(response.content ?? {});
      if (content.length === 0) return [{ status: Number(status), kind: 'empty', contentType: '', schema: null }];
      return content.map(([contentType, media]) => ({
        status: Number(status),
        kind: replyKind(contentType),
        contentType,
        schema: media.schema ?? null,
      }));
    })
    .sort((a, b) => a.status - b.status || compare(a.contentType, b.contentType));
}

function replyKind(contentType: string): Reply['kind'] {
  if (JSON_MEDIA.test(contentType)) return 'json';
  return contentType === 'text/event-stream' ? 'events' : 'stream';
}

/**
 * Finds the recovering operation if the contract has no `x-recovered-by`: `POST /v1/agents` → Agent is recovered by
 * `GET /v1/agents/{…}` → Agent, which has the same schema and one more parameter. Values that only the creating response contains (a
 * webhook's secret) are lost then. Operations whose purpose is to return such a value have a separate schema.
 */
function recoveryOf(operation: Operation, operations: readonly Operation[]): string | null {
  if (operation.method !== 'post') return null;
  const created = operation.replies.find((reply) => reply.status === 201 && reply.schema?.$ref);
  if (!created) return null;
  const reader = operations.find(
    (other) =>
      other.method === 'get' &&
      other.template.startsWith(`${operation.template}/{`) &&
      other.template.endsWith('}') &&
      !other.template.slice(operation.template.length + 1).includes('/') &&
      other.replies.some((reply) => reply.status === 200 && reply.schema?.$ref === created.schema?.$ref),
  );
  return reader?.id ?? null;
}

function eventsOf(contract: Contract): EventModel[] {
  return Object.entries(contract.document.webhooks ?? {})
    .map(([name, item]) => {
      const post = item['post'] as OperationObject | undefined;
      const body =
        post?.requestBody && contract.resolve<{ content?: Record<string, Media> }>(post.requestBody as never);
      return {
        name,
        envelope: ((item['x-envelope'] ?? post?.['x-envelope']) as string | undefined) ?? '',
        schema: body?.content?.['application/json']?.schema ?? {},
      };
    })
    .sort((a, b) => compare(a.name, b.name));
}

/** Every property of this schema and of the schemas that it references. */
export function* propertiesOf(
  contract: Contract,
  schema: Schema,
  seen: Set<string> = new Set(),
): Generator<{ name: string; schema: Schema }> {
  if (schema.$ref) {
    if (seen.has(schema.$ref)) return;
    seen.add(schema.$ref);
    yield* propertiesOf(contract, contract.resolve<Schema>(schema as { $ref: string }), seen);
    return;
  }
  for (const [name, property] of Object.entries(schema.properties ?? {})) {
    yield { name, schema: property };
    yield* propertiesOf(contract, property, seen);
  }
  for (const part of subschemas(schema)) yield* propertiesOf(contract, part, seen);
}

/** Schemas directly inside this one, except properties. */
export function subschemas(schema: Schema): Schema[] {
  const additional = typeof schema.additionalProperties === 'object' ? [schema.additionalProperties] : [];
  const items = schema.items ? [schema.items] : [];
  return [...items, ...additional, ...(schema.oneOf ?? []), ...(schema.anyOf ?? []), ...(schema.allOf ?? [])];
}

/** Names of the component schemas that these schemas reference, directly or indirectly, sorted. */
export function reachable(schemas: Record<string, Schema>, roots: readonly Schema[]): string[] {
  const names = new Set<string>();
  const visit = (schema: Schema): void => {
    if (schema.$ref) {
      const name = refName(schema.$ref);
      if (names.has(name)) return;
      names.add(name);
      if (schemas[name]) visit(schemas[name]);
    }
    for (const part of [...Object.values(schema.properties ?? {}), ...subschemas(schema)]) visit(part);
  };
  for (const root of roots) visit(root);
  return [...names].sort(compare);
}

function holdsSecret(contract: Contract, schema: Schema): boolean {
  for (const property of propertiesOf(contract, schema)) if (property.schema['x-secret'] === true) return true;
  return false;
}

function routerPath(template: string): string {
  return template.replace(/\{(\w+)\}/g, ':$1');
}

/** Compares by code units, so that the order does not depend on the locale of the machine. */
export function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

function sortKeys<T>(record: Record<string, T>): Record<string, T> {
  return Object.fromEntries(Object.entries(record).sort(([a], [b]) => compare(a, b)));
}
