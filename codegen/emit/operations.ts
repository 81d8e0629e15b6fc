// operations.ts: the table of operations for the router, and the types that make mistakes in handlers compile errors.
// Parameter types are printed here instead of imported from types.ts, because a query parameter with a default is always present.
import { compare, type Body, type Model, type Operation, type Reply } from '../model.ts';
import { refName, type ParameterObject, type Schema } from '../openapi.ts';
import { header } from './header.ts';
import { replySchemaName } from './serializers.ts';

export function emitOperations(model: Model): string {
  const names = new Set<string>();
  const requests = model.operations.map((operation) => requestType(operation, names));
  const replies = model.operations.map((operation) => replyType(operation, names));
  const imports = [...names].sort(compare);
  const importLine = imports.length > 0 ? `import type {\n  ${imports.join(',\n  ')},\n} from './types.ts';\n` : '';
  return `${header('The operations of the contract: a table for the router and the types of every handler.')}
import type { Readable } from 'node:stream';
import type { ErrorCode } from './errors.ts';
${importLine}
${PRELUDE}
export interface Requests {
${requests.join('\n')}
}

export interface Replies {
${replies.join('\n')}
}

export const operations = {
${model.operations.map((operation) => tableRow(operation, model.operations)).join('\n')}
} as const satisfies Record<string, Operation>;

${EPILOGUE}`;
}

const PRELUDE = `export interface Operation {
  id: string;
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Path in the contract's syntax. */
  template: string;
  /** Path in the router's syntax. */
  path: string;
  aliases: readonly string[];
  tag: string;
  scope: 'public' | 'read-only' | 'write' | 'admin';
  /** 'user' if API keys are rejected, regardless of their scope. */
  principal: 'user' | null;
  /** Whether sessions without the second factor that their workspace requires may call the operation. */
  withoutSecondFactor: boolean;
  rateClass: string;
  /** Media types of the body. Null for operations without a body. */
  media: readonly string[] | null;
  bodyRequired: boolean;
  /** Parts of a multipart body by name. Null for operations that accept none. */
  parts: Readonly<Record<string, { kind: 'file' | 'field'; required: boolean }>> | null;
  /** Limit in bytes. Null for the server's default. If the operation accepts multipart, the limit applies only to multipart. */
  maxBodyBytes: number | null;
  /** Whether the handler also receives the unparsed bytes, to verify signatures. */
  rawBody: boolean;
  /** Whether bodies other than JSON are written to disk and streamed to the handler. */
  spooled: boolean;
  /** Whether a signed \`token\` in the query is accepted instead of the Authorization header. */
  queryToken: boolean;
  /** First success status. */
  status: number;
  replies: readonly OperationReply[];
  secretReply: boolean;
  /** Read of the created object, to recover responses that a crash lost. */
  recoveredBy: Recovery | null;
  /** Fields that the ETag of the response excludes, as in src/core/entity-tag.ts. Null if there is no ETag. */
  etag: { leftOut: readonly string[]; progress: readonly string[] } | null;
  /** Headers of every response of a deprecated operation. Null if it is not deprecated. */
  deprecation: { deprecation: string; sunset: string } | null;
  /** Interface in whose format problem documents also describe the error, for its clients. */
  errorShape: 'openai' | 'retell' | null;
  errors: readonly ErrorCode[];
}

export interface Recovery {
  operation: string;
  /** Path parameter of that operation with the id of the object. */
  parameter: string;
  /** Prefix of these ids. Null if they have none. */
  idPrefix: string | null;
}

export interface OperationReply {
  status: number;
  kind: 'empty' | 'json' | 'events' | 'stream';
  contentType: string;
  /** Name of the serializer for JSON replies. */
  serializer: string | null;
}

export type ReplyHeaders = Readonly<Record<string, string>>;

/** A file of a multipart body, in memory. The contract bounds its size. */
export interface UploadedFile {
  name: string;
  contentType: string;
  bytes: Uint8Array;
}

/** A body, or a file of a multipart body, on disk. It is never completely in memory, and is deleted after the response. */
export interface SpooledFile {
  name: string;
  contentType: string;
  sizeBytes: number;
  sha256: string;
  /** Reads from the start at each call. */
  read(): AsyncIterable<Uint8Array>;
}

export interface MultipartBody<File = UploadedFile> {
  fields: Readonly<Record<string, string>>;
  files: Readonly<Record<string, File>>;
}

export interface ServerSentEvent {
  id?: string;
  event?: string;
  data: unknown;
}

export type ByteStream = string | Uint8Array | Readable | AsyncIterable<string | Uint8Array>;
`;

const EPILOGUE = `export type Operations = typeof operations;
export type OperationId = keyof Operations;
export type Tag = Operations[OperationId]['tag'];
export type OperationsOf<T extends Tag> = {
  [Id in OperationId]: Operations[Id]['tag'] extends T ? Id : never;
}[OperationId];

export type RequestOf<Id extends OperationId> = Requests[Id];
export type ReplyOf<Id extends OperationId> = Replies[Id];

/** The context that a handler receives with the request. The application adds \`public\` and \`authenticated\` by declaration merging. */
export interface HandlerContexts {}
type Contexts = HandlerContexts & Record<'public' | 'authenticated', unknown>;
export type ContextOf<Id extends OperationId> = Contexts[Operations[Id]['scope'] extends 'public'
  ? 'public'
  : 'authenticated'];
export type Handler<Id extends OperationId> = (ctx: ContextOf<Id>, request: RequestOf<Id>) => Promise<ReplyOf<Id>>;

/** Exactly the handlers of one tag. A missing or an additional handler does not compile. */
export type HandlersFor<T extends Tag> = { [Id in OperationsOf<T>]: Handler<Id> };
export type Handlers = { [Id in OperationId]: Handler<Id> };
`;

function tableRow(operation: Operation, all: readonly Operation[]): string {
  const { id, method, template, path, aliases, tag, scope, principal, rateClass, body } = operation;
  const row = {
    id,
    method: method.toUpperCase(),
    template,
    path,
    aliases,
    tag,
    scope,
    principal,
    withoutSecondFactor: operation.withoutSecondFactor,
    rateClass,
    media: body ? body.media : null,
    bodyRequired: body?.required ?? false,
    parts: body?.parts ?? null,
    maxBodyBytes: operation.maxBodyBytes,
    rawBody: operation.rawBody,
    spooled: operation.spooled,
    queryToken: operation.queryToken,
    status: operation.replies[0]?.status ?? 200,
    replies: operation.replies.map((reply) => ({
      status: reply.status,
      kind: reply.kind,
      contentType: reply.contentType,
      serializer: reply.kind === 'json' ? replySchemaName(operation, reply) : null,
    })),
    secretReply: operation.secretReply,
    recoveredBy: recoveryOf(operation, all),
    etag: operation.etag,
    deprecation: operation.deprecated && {
      // RFC 9745: a date of structured fields (RFC 9651), in seconds.
      deprecation: `@${Date.parse(operation.deprecated.since) / 1000}`,
      sunset: new Date(operation.deprecated.sunset).toUTCString(),
    },
    errorShape: operation.errorShape,
    errors: operation.errors,
  };
  const members = Object.entries(row).map(([key, value]) => `    ${key}: ${JSON.stringify(value)},`);
  return `  ${id}: {\n${members.join('\n')}\n  },`;
}

const EXAMPLE_ID = /^([a-z]+)_[0-9a-z]+$/;

/** The last path parameter names the created object; the ones before it name its owners. */
function recoveryOf({ recoveredBy }: Operation, all: readonly Operation[]) {
  const reader = all.find(({ id }) => id === recoveredBy);
  const name = /\{(\w+)\}$/.exec(reader?.template ?? '')?.[1];
  if (!reader || name === undefined) return null;
  const { example } = reader.parameters.find((parameter) => parameter.in === 'path' && parameter.name === name)!;
  return { operation: reader.id, parameter: name, idPrefix: EXAMPLE_ID.exec(String(example))?.[1] ?? null };
}

function requestType(operation: Operation, names: Set<string>): string {
  const groups = (['path', 'query', 'header'] as const).map((place) => {
    const members = operation.parameters
      .filter((parameter) => parameter.in === place)
      .map((parameter) => parameterMember(parameter, names));
    const name = place === 'header' ? 'headers' : place;
    return members.length > 0 ? [`${name}: { ${members.join('; ')} }`] : [];
  });
  const base = [...groups.flat(), ...(operation.rawBody ? ['rawBody: Uint8Array'] : [])];
  const bodies = operation.body ? bodyTypes(operation.body, operation.spooled, names) : [[]];
  const variants = bodies.map((body) => `{ ${[...base, ...body].join('; ')} }`);
  return `  ${operation.id}: ${variants.map((variant) => (variant === '{  }' ? 'Record<never, never>' : variant)).join(' | ')};`;
}

function parameterMember(parameter: ParameterObject, names: Set<string>): string {
  const present = parameter.required === true || parameter.in === 'path' || parameter.schema.default !== undefined;
  const name = parameter.in === 'header' ? JSON.stringify(parameter.name.toLowerCase()) : parameter.name;
  return `${name}${present ? '' : '?'}: ${typeOf(parameter.schema, names)}`;
}

/** One entry per media type. If there are several, `mediaType` distinguishes them. */
function bodyTypes(body: Body, spooled: boolean, names: Set<string>): string[][] {
  const optional = body.required ? '' : '?';
  const isJson = (type: string) => /[/+]json$/.test(type);
  const json = body.media.filter(isJson);
  const other = body.media.filter((type) => !isJson(type));
  const several = (json.length > 0 ? 1 : 0) + other.length > 1;
  const tagged = (type: string, member: string) =>
    several ? [`mediaType: ${JSON.stringify(type)}`, member] : [member];
  const variants = other.map((type) => tagged(type, `body${optional}: ${otherBodyType(type, spooled)}`));
  if (json.length === 0) return variants;
  return [tagged('application/json', `body${optional}: ${typeOf(body.json ?? {}, names)}`), ...variants];
}

function otherBodyType(type: string, spooled: boolean): string {
  if (type === 'multipart/form-data') return spooled ? 'MultipartBody<SpooledFile>' : 'MultipartBody';
  if (spooled) return 'SpooledFile';
  if (type === 'application/x-www-form-urlencoded') return 'Readonly<Record<string, string>>';
  return 'Uint8Array';
}

function replyType(operation: Operation, names: Set<string>): string {
  const variants = operation.replies.map((reply) => {
    const members = [`status: ${reply.status}`, ...replyMembers(reply, names), 'headers?: ReplyHeaders'];
    return `{ ${members.join('; ')} }`;
  });
  return `  ${operation.id}: ${variants.join(' | ')};`;
}

function replyMembers(reply: Reply, names: Set<string>): string[] {
  if (reply.kind === 'json') return [`body: ${typeOf(reply.schema ?? {}, names)}`];
  if (reply.kind === 'events') return ['events: AsyncIterable<ServerSentEvent>'];
  if (reply.kind === 'stream') {
    const type = reply.contentType.includes('*') ? 'string' : JSON.stringify(reply.contentType);
    return ['stream: ByteStream', `contentType: ${type}`];
  }
  return [];
}

/** The type of a schema inside paths: a name, a scalar, or a list of names or scalars. Lint rejects anything else. */
function typeOf(schema: Schema, names: Set<string>): string {
  if (schema.$ref) {
    const name = refName(schema.$ref);
    names.add(name);
    return name;
  }
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' | ');
  const union = schema.oneOf ?? schema.anyOf;
  if (union) return union.map((part) => typeOf(part, names)).join(' | ');
  const types = [schema.type ?? 'unknown'].flat();
  return types.map((type) => scalarType(type, schema, names)).join(' | ');
}

function scalarType(type: string, schema: Schema, names: Set<string>): string {
  if (type === 'integer' || type === 'number') return 'number';
  if (type === 'array') return `(${typeOf(schema.items ?? {}, names)})[]`;
  if (type === 'object') return 'Record<string, unknown>';
  return type;
}
