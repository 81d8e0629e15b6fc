// The contract in the form that clients need: groups of methods (`agents.create`), and the named types that they use.
// Source: the published document that the service serves, so that the clients of both languages interpret it in the same way.
// Deliberately omitted: anything specific to one language. The emitters in typescript/ and python/ determine how a type is written.
import { compare } from '../model.ts';
import { METHODS, refName, type OpenApi, type OperationObject, type ParameterObject, type Schema } from '../openapi.ts';

export interface ClientModel {
  version: string;
  groups: Group[];
  /** Named schemas that the operations and webhooks use, sorted by name. */
  types: NamedType[];
  errorCodes: { code: string; status: number; title: string }[];
  /** Webhook events: name on the wire and name of the type. */
  events: { name: string; type: string }[];
}

export interface NamedType {
  name: string;
  schema: Schema;
  /** Whether only requests use the type, so that its read-only properties are omitted. */
  requestOnly: boolean;
  inRequests: boolean;
}

export interface Group {
  /** Name in lowerCamelCase: `apiKeys`. */
  name: string;
  description: string;
  methods: Method[];
}

export interface Method {
  operationId: string;
  /** Name in lowerCamelCase: `create`. */
  name: string;
  httpMethod: (typeof METHODS)[number];
  path: string;
  summary: string;
  description: string;
  /** Parameters in the order of the path. */
  pathParameters: Parameter[];
  query: Parameter[];
  /** Header parameters that a program can set, without the parameters that the runtime sets itself. */
  headers: Parameter[];
  body: MethodBody | null;
  reply: MethodReply;
  errors: string[];
  scope: string;
  /** Whether the method is an authenticated POST, whose retries a generated Idempotency-Key makes safe. */
  idempotencyKey: boolean;
}

export interface Parameter {
  name: string;
  required: boolean;
  description: string;
  schema: Schema;
}

export interface MethodBody {
  required: boolean;
  /** Kinds of bodies that a program can pass. `json` is first if the operation accepts it. */
  kinds: { kind: 'json' | 'multipart' | 'text'; mediaType: string; schema: Schema }[];
}

type MethodReply =
  | { kind: 'none' }
  | { kind: 'json'; schema: Schema; page: Schema | null; alternatives: string[] }
  /**
   * `schema`: the data of each event, or null for named events of several kinds. `last`: the stream ends after an event whose
   * property, a dotted path, has one of the values. Null if the stream cannot be resumed.
   */
  | { kind: 'events'; schema: Schema | null; last: { property: string; values: string[] } | null }
  | { kind: 'file'; mediaType: string };

/** Headers that the runtime sets, from options of every method or by itself. */
const RUNTIME_HEADERS = new Set([
  'idempotency-key',
  'x-workspace-id',
  'last-event-id',
  'accept-encoding',
  'x-request-id',
]);

/** Whether the property is a file of a multipart form. */
export function isFile(schema: Schema): boolean {
  return schema.format === 'binary' || schema['contentMediaType'] !== undefined;
}

export function buildClientModel(document: OpenApi): ClientModel {
  const reader = new Reader(document);
  const groups = new Map<string, Group>();
  for (const [path, item] of Object.entries(document.paths)) {
    for (const verb of METHODS) {
      const operation = item[verb] as OperationObject | undefined;
      if (!operation || operation['x-alias-of'] !== undefined) continue;
      const { group, method } = sdkName(operation);
      const found = groups.get(group) ?? { name: group, description: reader.tagText(operation), methods: [] };
      found.methods.push(reader.method(path, item, verb, operation, method));
      groups.set(group, found);
    }
  }
  for (const group of groups.values()) assertUnique(group);
  return {
    version: String(document.info['version']),
    groups: [...groups.values()].sort((a, b) => compare(a.name, b.name)),
    types: reader.types(),
    errorCodes: Object.entries(document['x-error-codes'] ?? {})
      .map(([code, { status, title }]) => ({ code, status, title }))
      .sort((a, b) => compare(a.code, b.code)),
    events: reader.events(),
  };
}

/** `agents.create`, from x-sdk-group and x-sdk-method. */
function sdkName(operation: OperationObject): { group: string; method: string } {
  const { 'x-sdk-group': group, 'x-sdk-method': method } = operation;
  if (typeof group === 'string' && typeof method === 'string') return { group, method };
  throw new Error(`${operation.operationId} has no x-sdk-group and x-sdk-method`);
}

function assertUnique(group: Group): void {
  const seen = new Map<string, string>();
  for (const { name, operationId } of group.methods) {
    const other = seen.get(name);
    if (other) throw new Error(`${other} and ${operationId} are both ${group.name}.${name} in clients`);
    seen.set(name, operationId);
  }
}

class Reader {
  private readonly document: OpenApi;
  private readonly inRequests = new Set<string>();
  private readonly inReplies = new Set<string>();

  constructor(document: OpenApi) {
    this.document = document;
  }

  tagText(operation: OperationObject): string {
    return this.document.tags?.find(({ name }) => name === operation.tags?.[0])?.description ?? '';
  }

  method(
    path: string,
    item: Record<string, unknown>,
    httpMethod: Method['httpMethod'],
    operation: OperationObject,
    name: string,
  ): Method {
    const parameters = this.parameters(item, operation);
    const of = (place: string) => parameters.filter((parameter) => parameter.in === place);
    for (const { schema } of parameters) this.visit(schema, this.inRequests);
    const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, wanted]) => of('path').find((p) => p.name === wanted)!);
    return {
      operationId: operation.operationId!,
      name,
      httpMethod,
      path,
      summary: operation.summary ?? '',
      description: String(operation['description'] ?? ''),
      pathParameters: inPath.map(plain),
      query: of('query').map(plain),
      headers: of('header')
        .filter((parameter) => !RUNTIME_HEADERS.has(parameter.name.toLowerCase()))
        .map(plain),
      body: this.body(operation),
      reply: this.reply(operation, of('query')),
      errors: [...((operation['x-errors'] as string[] | undefined) ?? [])].sort(compare),
      scope: String(operation['x-scope'] ?? ''),
      idempotencyKey: of('header').some((parameter) => parameter.name === 'Idempotency-Key'),
    };
  }

  private parameters(item: Record<string, unknown>, operation: OperationObject): ParameterObject[] {
    const shared = (item['parameters'] as OperationObject['parameters']) ?? [];
    return [...shared, ...(operation.parameters ?? [])].map((entry) => this.resolve<ParameterObject>(entry));
  }

  private body(operation: OperationObject): MethodBody | null {
    if (!operation.requestBody) return null;
    const body = this.resolve<NonNullable<OperationObject['requestBody']>>(operation.requestBody);
    const kinds = Object.entries(body.content ?? {})
      // This is JSON under another name.
      .filter(([mediaType]) => mediaType !== 'application/merge-patch+json')
      .map(([mediaType, { schema = {} }]) => ({ kind: bodyKind(mediaType), mediaType, schema }))
      .sort((a, b) => compare(a.kind, b.kind));
    for (const { schema } of kinds) this.visit(schema, this.inRequests);
    return { required: body.required === true, kinds };
  }

  private reply(operation: OperationObject, query: ParameterObject[]): MethodReply {
    const success = Object.entries(operation.responses ?? {}).find(([status]) => /^2\d\d$/.test(status));
    const response = success && this.resolve<{ content?: Record<string, { schema?: Schema }> }>(success[1] as never);
    const content = response?.content ?? {};
    const json = content['application/json']?.schema;
    if (json) {
      this.visit(json, this.inReplies);
      const alternatives = Object.keys(content).filter((mediaType) => mediaType !== 'application/json');
      return { kind: 'json', schema: json, page: this.pageItem(json, query), alternatives };
    }
    const events = content['text/event-stream'];
    if (events) {
      // A union by `event` describes events with name and data, as the runtime returns them. A string stands for any event.
      const event = events.schema && this.resolve<Schema>(events.schema as { $ref: string });
      const schema = event === undefined || event.type === 'string' ? null : events.schema!;
      if (schema) this.visit(schema, this.inReplies);
      const last = (operation['x-last-event'] as { property: string; values: string[] } | undefined) ?? null;
      return { kind: 'events', schema, last };
    }
    const [mediaType] = Object.keys(content);
    return mediaType ? { kind: 'file', mediaType } : { kind: 'none' };
  }

  /** The item of a page that continues with `cursor`, or null. */
  private pageItem(schema: Schema, query: ParameterObject[]): Schema | null {
    const { properties = {} } = this.resolve<Schema>(schema as { $ref: string });
    const items = properties['data']?.items;
    return items && properties['next_cursor'] && query.some(({ name }) => name === 'cursor') ? items : null;
  }

  events(): ClientModel['events'] {
    return Object.entries(this.document.webhooks ?? {})
      .map(([name, item]) => {
        const post = item['post'] as OperationObject;
        const schema = post.requestBody?.content?.['application/json']?.schema;
        if (!schema?.$ref) throw new Error(`the event ${name} needs a named schema`);
        this.visit(schema, this.inReplies);
        return { name, type: refName(schema.$ref) };
      })
      .sort((a, b) => compare(a.name, b.name));
  }

  types(): NamedType[] {
    this.events();
    this.visit({ $ref: '#/components/schemas/Problem' }, this.inReplies);
    // Messages of a call's socket, which no operation contains.
    const { RtcClientMessage, RtcServerMessage } = this.document.components!.schemas!;
    if (RtcClientMessage) this.visit({ $ref: '#/components/schemas/RtcClientMessage' }, this.inRequests);
    if (RtcServerMessage) this.visit({ $ref: '#/components/schemas/RtcServerMessage' }, this.inReplies);
    const names = new Set([...this.inRequests, ...this.inReplies]);
    return [...names].sort(compare).map((name) => ({
      name,
      schema: this.document.components!.schemas![name]!,
      requestOnly: !this.inReplies.has(name),
      inRequests: this.inRequests.has(name),
    }));
  }

  /** Adds the names of all schemas that this one refers to, directly or indirectly. */
  private visit(schema: Schema, into: Set<string>): void {
    if (schema.$ref) {
      const name = refName(schema.$ref);
      if (into.has(name)) return;
      into.add(name);
      return this.visit(this.resolve<Schema>(schema as { $ref: string }), into);
    }
    const parts = [
      ...Object.values(schema.properties ?? {}),
      ...(schema.items ? [schema.items] : []),
      ...(typeof schema.additionalProperties === 'object' ? [schema.additionalProperties] : []),
      ...(schema.oneOf ?? []),
      ...(schema.anyOf ?? []),
      ...(schema.allOf ?? []),
    ];
    for (const part of parts) this.visit(part, into);
  }

  private resolve<T>(value: T | { $ref: string }): T {
    const ref = (value as { $ref?: string }).$ref;
    if (ref === undefined) return value as T;
    const found = ref
      .slice(2)
      .split('/')
      .reduce<unknown>((at, key) => (at as Record<string, unknown>)[key], this.document);
    return this.resolve<T>(found as T);
  }
}

function plain({ name, required = false, description = '', schema }: ParameterObject): Parameter {
  return { name, required, description, schema };
}

function bodyKind(mediaType: string): 'json' | 'multipart' | 'text' {
  if (mediaType === 'application/json') return 'json';
  return mediaType === 'multipart/form-data' ? 'multipart' : 'text';
}
