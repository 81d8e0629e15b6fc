// serializers.cjs: one precompiled serializer per reply schema. They drop fields that the contract does not declare. Nothing is
// compiled at boot. Each serializer contains only the schemas that it references.
import fastJson from 'fast-json-stringify';
import { compare, reachable, type Model, type Operation, type Reply } from '../model.ts';
import { refName, type Schema } from '../openapi.ts';
import { header } from './header.ts';
import { namedSerializer } from './names.ts';

export function emitSerializers(model: Model): string {
  const blocks = [...replySchemas(model)].map(
    ([name, schema]) => `${JSON.stringify(name)}: lazy(() => {${compile(model, name, schema)}})`,
  );
  return `${header('Serializers of every JSON reply, precompiled.')}'use strict';

// Built at first use, because building all serializers takes longer than the rest of the start.
function lazy(build) {
  let serialize;
  return (value) => (serialize ??= build())(value);
}

module.exports = {
${blocks.join(',\n')}
};
`;
}

export function emitSerializerTypes(): string {
  return `${header('Serializers by name of the reply schema.')}
declare const serializers: Record<string, (value: unknown) => string>;
export = serializers;
`;
}

/** Name of the reply schema. For an unnamed schema (a list of scalars), the operation and status. */
export function replySchemaName(operation: Operation, reply: Reply): string {
  return reply.schema?.$ref ? refName(reply.schema.$ref) : `${operation.id}_${reply.status}`;
}

function replySchemas(model: Model): Map<string, Schema> {
  const schemas = new Map<string, Schema>();
  for (const operation of model.operations) {
    for (const reply of operation.replies) {
      if (reply.kind === 'json') schemas.set(replySchemaName(operation, reply), reply.schema ?? {});
    }
  }
  if (model.schemas['Problem']) schemas.set('Problem', { $ref: '#/components/schemas/Problem' });
  return new Map([...schemas].sort(([a], [b]) => compare(a, b)));
}

function compile(model: Model, name: string, schema: Schema): string {
  const definitions: Record<string, unknown> = {};
  const names = reachable(model.schemas, [schema]);
  for (const part of names) {
    const converted = convert(model.schemas[part] ?? {}) as Schema;
    definitions[part] = converted;
    definitions[`${part}OrNull`] = { ...converted, nullable: true };
  }
  const root = { ...(convert(schema) as Schema), definitions };
  const code = fastJson(root as never, { mode: 'standalone', inlineValidators: true } as never) as unknown as string;
  return namedSerializer(code.replace(/^\s*'use strict'\s*/, '').replace(/module\.exports = /, 'return '), name);
}

/** Removes keywords that only validate. `oneOf: [X, null]` becomes a nullable X, which needs no validator at run time. */
function convert(schema: Schema): unknown {
  const nullable = nullableRef(schema);
  if (nullable) return { $ref: `#/definitions/${nullable}OrNull` };
  const out: Record<string, unknown> = {};
  if (schema.$ref) return { $ref: `#/definitions/${refName(schema.$ref)}` };
  for (const keyword of ['type', 'required', 'enum', 'const', 'format'] as const) {
    if (schema[keyword] !== undefined) out[keyword] = schema[keyword];
  }
  if (schema.items) out['items'] = convert(schema.items);
  if (typeof schema.additionalProperties === 'object')
    out['additionalProperties'] = convert(schema.additionalProperties);
  else if (schema.additionalProperties !== undefined) out['additionalProperties'] = schema.additionalProperties;
  for (const keyword of ['oneOf', 'anyOf'] as const) {
    if (schema[keyword]) out[keyword] = schema[keyword].map(convert);
  }
  if (schema.properties) {
    out['properties'] = Object.fromEntries(
      Object.entries(schema.properties).map(([name, part]) => [name, convert(part)]),
    );
  }
  if (out['type'] === 'string' && out['format']) delete out['format'];
  return out;
}

function nullableRef(schema: Schema): string | null {
  const parts = schema.oneOf ?? schema.anyOf;
  if (parts?.length !== 2) return null;
  const ref = parts.find((part) => part.$ref)?.$ref;
  return ref && parts.some((part) => part.type === 'null') ? refName(ref) : null;
}
