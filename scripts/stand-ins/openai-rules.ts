// What OpenAI refuses of the functions in a request: at the top of the parameters an object without properties, and alternatives;
// anywhere a list without items. Source: refusals with the code invalid_function_parameters.

interface Schema {
  type?: unknown;
  properties?: Record<string, Schema>;
  items?: unknown;
}

const ALTERNATIVES = ['oneOf', 'anyOf', 'allOf', 'enum', 'not'];

/** Returns the text of the refusal; null for a request that OpenAI accepts. */
export function refusedFunction(body: Record<string, unknown>): string | null {
  const tools = (body['tools'] ?? []) as { function: { name: string; parameters: Schema } }[];
  for (const { function: fn } of tools) {
    const { parameters } = fn;
    if (ALTERNATIVES.some((name) => name in parameters)) {
      return `Invalid schema for function '${fn.name}': schema must have type 'object' and not have 'oneOf'/'anyOf'/'allOf'/'enum'/'not' at the top level.`;
    }
    const fault =
      parameters.properties === undefined ? 'context=(), object schema missing properties' : faultIn(parameters);
    if (fault !== null) return `Invalid schema for function '${fn.name}': In ${fault}.`;
  }
  return null;
}

function faultIn(schema: Schema, path: readonly string[] = []): string | null {
  if (schema.type === 'array' && schema.items === undefined)
    return `context=${JSON.stringify(path)}, array schema missing items`;
  for (const [name, property] of Object.entries(schema.properties ?? {})) {
    const fault = faultIn(property, [...path, 'properties', name]);
    if (fault !== null) return fault;
  }
  return null;
}
