// The published document as the /docs pages read it: plain objects with references resolved. Invariant: a missing part reads as
// an empty one, so that every document can be shown.

export interface Schema {
  $ref?: string;
  type?: string | string[];
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  additionalProperties?: boolean | Schema;
  oneOf?: Schema[];
  anyOf?: Schema[];
  enum?: unknown[];
  const?: unknown;
  format?: string;
  description?: string;
  example?: unknown;
  deprecated?: boolean;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  maxItems?: number;
}

interface ParameterObject {
  name: string;
  in: string;
  required?: boolean;
  description?: string;
  schema?: Schema;
}

type Content = Record<string, { schema?: Schema; example?: unknown; examples?: Record<string, unknown> }>;

interface ResponseObject {
  description?: string;
  content?: Content;
}

export interface OperationObject {
  operationId?: string;
  tags?: string[];
  summary?: string;
  description?: string;
  deprecated?: boolean;
  parameters?: ParameterObject[];
  requestBody?: { required?: boolean; content?: Content };
  responses?: Record<string, ResponseObject>;
  'x-scope'?: string;
  /** The operation for which this one is an alias. */
  'x-alias-of'?: string;
  'x-errors'?: string[];
  'x-envelope'?: string;
  'x-codeSamples'?: { lang: string; label: string; source: string }[];
}

export interface OpenApi {
  info?: { description?: string };
  tags?: { name: string; description?: string }[];
  paths?: Record<string, Record<string, unknown>>;
  webhooks?: Record<string, { post?: OperationObject }>;
  components?: { schemas?: Record<string, Schema> };
}

export interface Operation {
  id: string;
  method: string;
  path: string;
  tag: string;
  operation: OperationObject;
  parameters: ParameterObject[];
}

const METHODS = ['get', 'post', 'put', 'patch', 'delete'];

export class Contract {
  readonly document: OpenApi;

  constructor(document: OpenApi) {
    this.document = document;
  }

  operations(): Operation[] {
    return Object.entries(this.document.paths ?? {}).flatMap(([path, item]) =>
      METHODS.flatMap((method) => {
        const operation = item[method] as OperationObject | undefined;
        // An alias of a path is the same operation.
        if (!operation?.operationId || operation['x-alias-of'] !== undefined) return [];
        const shared = (item['parameters'] as ParameterObject[] | undefined) ?? [];
        const parameters = [...shared, ...(operation.parameters ?? [])].map((parameter) => this.follow(parameter));
        const tag = operation.tags?.[0] ?? 'other';
        return [{ id: operation.operationId, method: method.toUpperCase(), path, tag, operation, parameters }];
      }),
    );
  }

  events(): { name: string; operation: OperationObject }[] {
    return Object.entries(this.document.webhooks ?? {}).flatMap(([name, { post }]) =>
      post ? [{ name, operation: post }] : [],
    );
  }

  /** Resolves `$ref`, or returns the value itself. */
  follow<T extends object>(value: T): T {
    const ref = refOf(value);
    if (ref === null) return value;
    const found = ref
      .slice(2)
      .split('/')
      .reduce<unknown>((at, key) => (at as Record<string, unknown> | undefined)?.[key], this.document);
    return this.follow((found ?? {}) as T);
  }
}

function refOf(value: object): string | null {
  const ref = (value as { $ref?: unknown }).$ref;
  return typeof ref === 'string' ? ref : null;
}

/** The name of the schema that this one refers to, or null. */
export function nameOf(schema: Schema): string | null {
  return schema.$ref === undefined ? null : schema.$ref.slice(schema.$ref.lastIndexOf('/') + 1);
}
