// Writes JSON Schema 2020-12 with the keywords that generators support. A constant is also an enum of one value. A nullable enum is a
// union of the enum and null, because some generators cannot type an enum that contains null.
import type { OpenApi, Schema } from '../openapi.ts';
import { mapParts, operationsOf } from './walk.ts';

export function writeDialect(document: OpenApi): void {
  const schemas = document.components?.schemas ?? {};
  for (const [name, schema] of Object.entries(schemas)) schemas[name] = known(schema);
  const shared = Object.values((document.components?.['parameters'] ?? {}) as Record<string, { schema: Schema }>);
  const own = operationsOf(document).flatMap(({ operation }) => operation.parameters ?? []);
  for (const parameter of [...shared, ...own])
    if ('schema' in parameter) parameter.schema = known(parameter.schema as Schema);
}

function known(schema: Schema): Schema {
  const out = mapParts(schema, known);
  if (out.const !== undefined && out.const !== null) return { ...out, enum: [out.const] };
  if (!Array.isArray(out.type) || !out.type.includes('null') || !out.enum) return out;
  const { type, enum: values, ...rest } = out;
  const types = type.filter((one) => one !== 'null');
  const named: Schema = {
    type: types.length === 1 ? types[0]! : types,
    enum: values.filter((value) => value !== null),
  };
  return { ...rest, oneOf: [named, { type: 'null' }] };
}
