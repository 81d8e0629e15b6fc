// Writes a schema whose details depend on its kind as a union, so that a client that compares the kind knows the type of the details:
// `x-by-kind: { property: data, prefix: CallEvent, kinds: { state: TimelineState } }` on an object with an enum `type` becomes
// `oneOf` with one object for each kind and a discriminator with its mapping. The object of this kind is `CallEventState`.
import type { OpenApi, Schema } from '../openapi.ts';
import { pascal } from './sdk-names.ts';

interface ByKind {
  /** Property whose schema depends on the kind. */
  property: string;
  /** Prefix of the names of the variants. */
  prefix: string;
  kinds: Record<string, string>;
}

const TAG = 'type';

export function writeUnions(document: OpenApi): void {
  const schemas = document.components?.schemas ?? {};
  for (const [name, schema] of Object.entries(schemas)) {
    const byKind = schema['x-by-kind'] as ByKind | undefined;
    if (byKind) schemas[name] = unionOf(name, schema, byKind, schemas);
  }
}

function unionOf(
  name: string,
  schema: Schema,
  { property, prefix, kinds }: ByKind,
  schemas: Record<string, Schema>,
): Schema {
  const { [TAG]: tag, ...others } = schema.properties ?? {};
  const missing = (tag?.enum ?? []).filter((kind) => !(String(kind) in kinds));
  if (missing.length > 0) throw new Error(`${name}: x-by-kind has no schema for ${missing.join(', ')}`);
  const mapping: Record<string, string> = {};
  for (const [kind, details] of Object.entries(kinds)) {
    const variant = `${prefix}${pascal(kind)}`;
    if (schemas[variant] || !schemas[details]) throw new Error(`${name}: ${variant} exists, or ${details} does not`);
    mapping[kind] = `#/components/schemas/${variant}`;
    const $ref = `#/components/schemas/${details}`;
    schemas[variant] = {
      description: schemas[details]!.description ?? '',
      type: 'object',
      required: schema.required!,
      properties: {
        ...others,
        [TAG]: { type: 'string', const: kind, description: tag!.description! },
        [property]: { $ref },
      },
      example: { ...(schema.example as object), [TAG]: kind, [property]: schemas[details]!.example },
    };
  }
  return {
    description: schema.description!,
    oneOf: Object.values(mapping).map(($ref) => ({ $ref })),
    discriminator: { propertyName: TAG, mapping },
    example: schema.example,
  };
}
