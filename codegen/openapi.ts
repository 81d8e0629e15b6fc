// The OpenAPI document as plain objects, with the extensions that codegen supports.

export const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const;

/** A JSON Schema (2020-12) of the contract, with the extensions that codegen supports. */
export interface Schema {
  $ref?: string;
  type?: string | string[];
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  additionalProperties?: boolean | Schema;
  oneOf?: Schema[];
  anyOf?: Schema[];
  allOf?: Schema[];
  enum?: unknown[];
  const?: unknown;
  default?: unknown;
  format?: string;
  description?: string;
  example?: unknown;
  examples?: unknown[];
  readOnly?: boolean;
  discriminator?: { propertyName: string; mapping?: Record<string, string> };
  'x-secret'?: boolean;
  [keyword: string]: unknown;
}

export interface Media {
  schema?: Schema;
  [keyword: string]: unknown;
}

export interface ParameterObject {
  name: string;
  in: 'path' | 'query' | 'header' | 'cookie';
  required?: boolean;
  description?: string;
  example?: unknown;
  examples?: unknown;
  schema: Schema;
  [keyword: string]: unknown;
}

export interface ResponseObject {
  $ref?: string;
  description?: string;
  content?: Record<string, Media>;
  headers?: Record<string, unknown>;
}

export interface OperationObject {
  operationId?: string;
  tags?: string[];
  summary?: string;
  description?: string;
  parameters?: (ParameterObject | { $ref: string })[];
  requestBody?: { $ref?: string; required?: boolean; content?: Record<string, Media> };
  responses?: Record<string, ResponseObject>;
  [keyword: string]: unknown;
}

/** A socket. Its messages are named schemas, like bodies. */
interface SocketObject {
  path: string;
  takes: { $ref: string };
  sends: { $ref: string };
}

export type PathItem = Record<string, unknown>;

export interface OpenApi {
  openapi: string;
  info: Record<string, unknown>;
  tags?: { name: string; description?: string }[];
  paths: Record<string, PathItem>;
  webhooks?: Record<string, PathItem>;
  components?: { schemas?: Record<string, Schema>; [section: string]: Record<string, unknown> | undefined };
  'x-error-codes'?: Record<string, { status: number; title: string; cause: string; fix: string }>;
  'x-sockets'?: SocketObject[];
  [keyword: string]: unknown;
}

/** The last part of `#/components/schemas/Agent`. */
export function refName(ref: string): string {
  return ref.slice(ref.lastIndexOf('/') + 1);
}

/** Moves a path such as `/v1/knowledge-base/{id}` under a prefix, which replaces as many leading segments as it has. */
export function withPrefix(template: string, prefix: string): string {
  const rest = template.split('/').slice(prefix.split('/').length);
  return [prefix, ...rest].join('/');
}
