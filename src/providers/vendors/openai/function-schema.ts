// Completes the parameters of functions for servers that refuse what JSON Schema permits. OpenAI refuses every request of an agent with
// one function whose parameters have no `properties`, as many MCP servers describe tools without arguments, or whose lists have no
// `items`. The added parts permit the same values. Pure.
import { isObject, type Json, type JsonObject } from '../../../core/json.ts';

/** Members of a schema whose values are schemas by name. */
const NAMED = ['properties', '$defs', 'definitions'];
/** Members that are a schema, or a list of schemas. */
const NESTED = ['items', 'anyOf', 'oneOf', 'allOf', 'additionalProperties'];
/** Deeper parts are sent as they are. MCP tools are limited to this depth. */
const MAX_DEPTH = 64;

/** Parameters do not change, and each request of a conversation contains them. */
const completed = new WeakMap<JsonObject, JsonObject>();

export function completeParameters(parameters: JsonObject): JsonObject {
  const known = completed.get(parameters);
  if (known) return known;
  const whole = completeSchema(parameters, 0) as JsonObject;
  const result = whole['properties'] === undefined ? { ...whole, properties: {} } : whole;
  completed.set(parameters, result);
  return result;
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
  const { type, items, prefixItems } = out;
  const isList = type === 'array' || (Array.isArray(type) && type.includes('array'));
  if (isList && items === undefined && prefixItems === undefined) out['items'] = {};
  return out;
}
