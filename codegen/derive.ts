// What openapi.yaml does not write out because it follows from the rest. Expanded right after reading, so that everything else
// in codegen, and generated/openapi.json, has the complete document. The keywords:
// - `x-patch-of: AgentCreate` on a schema: the body of a merge patch. It has the same fields, none required; null clears a
//   field that a create may omit. A property that the schema writes out itself replaces the derived one.
// - `x-echo-of: Agent` on a schema: accepts and ignores the fields that only the server sets, so that the body of a GET can be
//   sent back. These are all fields of Agent that the schema does not have, or those of `x-echo-fields`.
// - `x-alias-id: listThingsPlural` on an operation below a path with `x-alias-prefix`: documents the operation under that
//   prefix too, with this operationId. Operations without it have only a second route.
import {
  METHODS,
  refName,
  withPrefix,
  type OpenApi,
  type OperationObject,
  type PathItem,
  type Schema,
} from './openapi.ts';

type Schemas = Record<string, Schema>;

/** Changes the document in place. @throws when a keyword names a schema or a field that does not exist */
export function expandDerived(document: OpenApi): void {
  const schemas = document.components?.schemas ?? {};
  for (const [name, schema] of Object.entries(schemas)) {
    const base = schema['x-patch-of'] as string | undefined;
    if (base !== undefined) schemas[name] = patchOf(schema, sourceOf(schemas, name, base), schemas);
  }
  for (const [name, schema] of Object.entries(schemas)) {
    const base = schema['x-echo-of'] as string | undefined;
    if (base !== undefined) schemas[name] = withEchoes(schema, name, sourceOf(schemas, name, base), schemas);
  }
  document.paths = Object.fromEntries(Object.entries(document.paths).flatMap(withDocumentedAlias));
}

function sourceOf(schemas: Schemas, name: string, base: string): Schema {
  const source = schemas[base];
  if (!source) throw new Error(`${name} derives from ${base}, which does not exist`);
  return source;
}

function patchOf(schema: Schema, source: Schema, schemas: Schemas): Schema {
  const { 'x-patch-of': _, ...own } = schema;
  const derived = Object.entries(source.properties ?? {}).map(([field, property]) => {
    const isRequired = source.required?.includes(field) ?? false;
    return [field, isRequired ? structuredClone(property) : nullable(property, schemas)];
  });
  const properties = { ...Object.fromEntries(derived), ...own.properties };
  const echo = source['x-echo-of'] === undefined ? {} : { 'x-echo-of': source['x-echo-of'] };
  return { ...own, type: 'object', properties, ...echo };
}

/** The same schema, or null. An object is merged by a patch, which its description says. */
function nullable(property: Schema, schemas: Schemas): Schema {
  if (property.$ref) {
    const target = sourceOf(schemas, 'a property', refName(property.$ref));
    const { example: _, ...inline } = target;
    if (target.type !== 'object' && !target.oneOf) return nullable(inline, schemas);
    const description = `${target.description} Merged field by field.`;
    return { oneOf: [{ $ref: property.$ref }, { type: 'null' }], description };
  }
  const { default: _, ...rest } = structuredClone(property);
  if (rest.oneOf) {
    return rest.oneOf.some(({ type }) => type === 'null')
      ? rest
      : { ...rest, oneOf: [...rest.oneOf, { type: 'null' }] };
  }
  const types = [rest.type ?? []].flat();
  return {
    ...rest,
    type: types.includes('null') ? rest.type! : [...types, 'null'],
    ...(rest.enum && !rest.enum.includes(null) ? { enum: [...rest.enum, null] } : {}),
  };
}

function withEchoes(schema: Schema, name: string, source: Schema, schemas: Schemas): Schema {
  const { 'x-echo-of': base, 'x-echo-fields': listed, ...own } = schema;
  const fields = (listed as string[] | undefined) ?? Object.keys(source.properties ?? {});
  const properties = { ...own.properties };
  for (const field of fields) {
    const property = source.properties?.[field];
    if (!property) throw new Error(`${name} echoes ${field}, which ${String(base)} does not have`);
    properties[field] ??= echoOf(property, schemas);
  }
  return { ...own, properties };
}

function echoOf(property: Schema, schemas: Schemas): Schema {
  const types = typesOf(property, schemas);
  const { items } = property;
  return {
    type: types.length === 1 ? types[0]! : types,
    ...(types.includes('array') && items ? { items } : {}),
    ...(types.includes('object') ? { additionalProperties: true } : {}),
    readOnly: true,
    description: 'Read-only; ignored in requests.',
  };
}

function typesOf(property: Schema, schemas: Schemas): string[] {
  if (property.$ref) return typesOf(sourceOf(schemas, 'a property', refName(property.$ref)), schemas);
  if (property.oneOf) return [...new Set(property.oneOf.flatMap((part) => typesOf(part, schemas)))];
  return [property.type ?? []].flat();
}

function withDocumentedAlias([template, item]: [string, PathItem]): [string, PathItem][] {
  const prefix = item['x-alias-prefix'] as string | undefined;
  const alias: PathItem = {};
  for (const method of METHODS) {
    const { 'x-alias-id': operationId, ...operation } = (item[method] ?? {}) as OperationObject;
    if (operationId === undefined) continue;
    if (prefix === undefined) throw new Error(`${template}: x-alias-id needs x-alias-prefix on its path`);
    item[method] = operation;
    alias[method] = { ...structuredClone(operation), operationId, summary: `${operation.summary} (second spelling)` };
  }
  if (Object.keys(alias).length === 0) return [[template, item]];
  return [
    [template, item],
    [withPrefix(template, prefix!), alias],
  ];
}
