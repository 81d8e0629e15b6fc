// Completes the parameters of functions for servers that refuse what JSON Schema permits. OpenAI refuses every request of an
// agent with one function whose parameters have no `properties`, as many MCP servers describe tools without arguments, or whose
// lists have no `items`. OpenAI and Anthropic refuse alternatives (`oneOf` …) at the top of the parameters. Pure.
// Invariant: a model reads the parameters of every alternative. It may combine them wrongly, so that the arguments must be checked
// against the given schema before the function runs.
import { isObject, type Json, type JsonObject } from '../../../core/json.ts';

/** Members of a schema whose values are schemas by name. */
const NAMED = ['properties', '$defs', 'definitions'];
/** Members that are a schema, or a list of schemas. */
const NESTED = ['items', 'prefixItems', 'anyOf', 'oneOf', 'allOf', 'additionalProperties'];
/** Deeper parts are sent as they are. MCP tools are limited to this depth. */
const MAX_DEPTH = 64;

/** Parameters do not change, and each request of a conversation contains them. */
const completed = new WeakMap<JsonObject, JsonObject>();

export function completeParameters(parameters: JsonObject): JsonObject {
  const known = completed.get(parameters);
  if (known) return known;
  const result = withoutAlternatives(completeSchema(parameters, 0) as JsonObject);
  completed.set(parameters, result);
  return result;
}

/** Joins the properties of all alternatives. Only properties of `allOf` can be required. */
function withoutAlternatives(schema: JsonObject): JsonObject {
  const { anyOf, oneOf, allOf, enum: _values, not: _excluded, properties, required, ...rest } = schema;
  const partsOf = (parts: Json | undefined) =>
    Array.isArray(parts) ? parts.map((part) => resolved(part, schema)) : [];
  const common = partsOf(allOf);
  const names = [required, ...common.map((part) => part['required'])].flatMap((list) =>
    Array.isArray(list) ? list : [],
  );
  return {
    ...rest,
    properties: {
      ...eitherOf([...partsOf(anyOf), ...partsOf(oneOf)].map((part) => part['properties'])),
      ...(Object.assign(
        {},
        ...[...common.map((part) => part['properties']), properties].filter(isObject),
      ) as JsonObject),
    },
    ...(names.length > 0 ? { required: [...new Set(names)] } : {}),
  };
}

/** A property that differs between alternatives may have the value of each. */
function eitherOf(alternatives: readonly (Json | undefined)[]): JsonObject {
  const schemas = new Map<string, Map<string, Json>>();
  for (const properties of alternatives) {
    for (const [name, schema] of Object.entries(isObject(properties) ? properties : {})) {
      const known = schemas.get(name) ?? new Map<string, Json>();
      schemas.set(name, known.set(JSON.stringify(schema), schema ?? null));
    }
  }
  return Object.fromEntries(
    [...schemas].map(([name, known]) => [
      name,
      known.size === 1 ? [...known.values()][0]! : { anyOf: [...known.values()] },
    ]),
  );
}

/** Follows a reference to a definition of the schema. */
function resolved(part: Json, { $defs, definitions }: JsonObject): JsonObject {
  if (!isObject(part)) return {};
  const name = /^#\/(?:\$defs|definitions)\/(\w+)$/.exec(String(part['$ref'] ?? ''))?.[1];
  const found =
    name && [$defs, definitions].map((all) => (isObject(all) ? all[name] : null)).find((one) => isObject(one));
  return isObject(found) ? found : part;
}

function completeSchema(schema: Json, depth: number): Json {
  if (Array.isArray(schema)) return schema.map((one) => completeSchema(one, depth));
  if (!isObject(schema) || depth > MAX_DEPTH) return schema;
  const out: JsonObject = { ...schema };
  for (const name of NESTED) {
    if (out[name] !== undefined) out[name] = completeSchema(out[name], depth + 1);
  }
  for (const name of NAMED) {
    const schemas = out[name];
    if (!isObject(schemas)) continue;
    out[name] = Object.fromEntries(
      Object.entries(schemas).map(([key, value]) => [key, completeSchema(value ?? null, depth + 1)]),
    );
  }
  const { type, items } = out;
  const isList = type === 'array' || (Array.isArray(type) && type.includes('array'));
  // Also in addition to `prefixItems`. It permits everything, as a schema without `items` does.
  if (isList && items === undefined) out['items'] = {};
  return out;
}
