// Shared by the rules of publish/: every operation of a document, and every schema inside a value.
import { METHODS, type OpenApi, type OperationObject, type PathItem, type Schema } from '../openapi.ts';

export interface Place {
  template: string;
  method: (typeof METHODS)[number];
  operation: OperationObject;
  item: PathItem;
}

export function operationsOf(document: OpenApi): Place[] {
  return Object.entries(document.paths).flatMap(([template, item]) =>
    METHODS.flatMap((method) => {
      const operation = item[method] as OperationObject | undefined;
      return operation ? [{ template, method, operation, item }] : [];
    }),
  );
}

export function isAuthenticated({ operation }: Place): boolean {
  return operation['x-scope'] !== 'public';
}

/** Whether the operation accepts `Idempotency-Key`: an authenticated POST does. */
export function takesKey(place: Place): boolean {
  return place.method === 'post' && isAuthenticated(place);
}

/** The value behind `$ref`, or the value itself. @throws when the target does not exist */
export function follow<T extends object>(document: OpenApi, value: T): T {
  const ref = (value as { $ref?: unknown }).$ref;
  if (typeof ref !== 'string') return value;
  const target = ref
    .slice(2)
    .split('/')
    .reduce<unknown>((at, key) => (at as Record<string, unknown> | undefined)?.[key], document);
  if (target === undefined) throw new Error(`the target of a reference does not exist: ${ref}`);
  return follow(document, target as T);
}

/** The schema with `change` applied to each schema directly inside it: properties, items, variants, additional properties. */
export function mapParts(schema: Schema, change: (part: Schema) => Schema): Schema {
  const out: Schema = { ...schema };
  if (out.properties) {
    out.properties = Object.fromEntries(Object.entries(out.properties).map(([name, part]) => [name, change(part)]));
  }
  if (out.items) out.items = change(out.items);
  if (typeof out.additionalProperties === 'object') out.additionalProperties = change(out.additionalProperties);
  for (const keyword of ['oneOf', 'anyOf', 'allOf'] as const) if (out[keyword]) out[keyword] = out[keyword].map(change);
  return out;
}

/** Changes each schema of the bodies of an operation or of a component in place. */
export function mapBodies(
  content: Record<string, { schema?: Schema }> | undefined,
  change: (schema: Schema) => Schema,
): void {
  for (const media of Object.values(content ?? {})) if (media.schema) media.schema = change(media.schema);
}
