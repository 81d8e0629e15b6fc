// Reads openapi.yaml and answers two questions about it: what does this $ref mean, and on which line does this stand.
// Called by model.ts and lint.ts. Invariant: the document is never changed after reading.
// Absent on purpose: references to other files; the contract is one flat file.
import { readFileSync } from 'node:fs';
import { LineCounter, parseDocument, isNode, type Document } from 'yaml';

/** A JSON Schema (2020-12) as it stands in the contract, with the extensions that codegen knows. */
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

export interface OperationObject {
  operationId?: string;
  tags?: string[];
  summary?: string;
  description?: string;
  parameters?: (ParameterObject | { $ref: string })[];
  requestBody?: { $ref?: string; required?: boolean; content?: Record<string, Media> };
  responses?: Record<string, { $ref?: string; content?: Record<string, Media>; headers?: Record<string, unknown> }>;
  [keyword: string]: unknown;
}

/** A socket beside the operations: its messages are named schemas, as bodies are. */
export interface SocketObject {
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
  'x-error-codes'?: Record<string, { status: number; title: string }>;
  'x-sockets'?: SocketObject[];
  [keyword: string]: unknown;
}

export interface Contract {
  document: OpenApi;
  /** The file as it is written. */
  text: string;
  /** 1-based line of a key path, or of its nearest ancestor that the file spells out. */
  lineOf(path: readonly string[]): number;
  /** Follows `$ref` until something else stands there. Throws when the target is missing. */
  resolve<T>(value: T | { $ref: string }): T;
}

/** @throws when the file is not YAML or not an OpenAPI document */
export function loadContract(file: string): Contract {
  return parseContract(readFileSync(file, 'utf8'), file);
}

export function parseContract(text: string, name = 'openapi.yaml'): Contract {
  const lines = new LineCounter();
  const yaml = parseDocument(text, { lineCounter: lines, uniqueKeys: true });
  const broken = yaml.errors[0];
  if (broken) throw new Error(`${name}: ${broken.message}`);
  const document = yaml.toJS() as OpenApi;
  if (typeof document?.openapi !== 'string' || !document.paths) throw new Error(`${name}: not an OpenAPI document`);
  return {
    document,
    text,
    lineOf: (path) => lineOf(yaml, lines, path),
    resolve: (value) => resolve(document, value),
  };
}

/** The last part of `#/components/schemas/Agent`. */
export function refName(ref: string): string {
  return ref.slice(ref.lastIndexOf('/') + 1);
}

function resolve<T>(document: OpenApi, value: T | { $ref: string }): T {
  let current: unknown = value;
  for (let hops = 0; hops < 16; hops++) {
    const ref = (current as { $ref?: unknown } | null)?.$ref;
    if (typeof ref !== 'string') return current as T;
    if (!ref.startsWith('#/')) throw new Error(`a reference out of the file: ${ref}`);
    current = ref
      .slice(2)
      .split('/')
      .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'))
      .reduce<unknown>((at, part) => (at as Record<string, unknown> | undefined)?.[part], document);
    if (current === undefined) throw new Error(`a reference to nothing: ${ref}`);
  }
  throw new Error(`a reference that goes round in circles: ${JSON.stringify(value)}`);
}

function lineOf(yaml: Document, lines: LineCounter, path: readonly string[]): number {
  for (let length = path.length; length > 0; length--) {
    const keys = path.slice(0, length).map((part) => (/^\d+$/.test(part) ? Number(part) : part));
    const node = yaml.getIn(keys, true);
    if (isNode(node) && node.range) return lines.linePos(node.range[0]).line;
  }
  return 1;
}
