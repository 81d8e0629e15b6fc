// Arguments for a test of a function. Pure.

/** Returns initial arguments that match a schema. */
export function sampleOf(schema: unknown): unknown {
  if (!isObject(schema)) return '';
  const { type, properties, items, enum: choices, default: given } = schema;
  if (given !== undefined) return given;
  if (Array.isArray(choices)) return choices[0];
  if (type === 'object' || isObject(properties)) {
    const inner = isObject(properties) ? properties : {};
    return Object.fromEntries(Object.entries(inner).map(([name, each]) => [name, sampleOf(each)]));
  }
  if (type === 'array') return isObject(items) && Object.keys(items).length > 0 ? [sampleOf(items)] : [];
  if (type === 'integer' || type === 'number') return 0;
  return type === 'boolean' ? false : '';
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
