// Writes request bodies as clients should send them. Objects are closed, because the service rejects unknown fields. Fields that the
// service accepts and ignores (readOnly) are listed in `x-ignored` instead of the properties. A default is stated in the description,
// because generators make a field with `default` required. A schema that responses also contain is written twice: the schema of
// responses is open, because fields may be added, and the request has its own schema, `<Name>Input`.
import { compare, reachable } from '../model.ts';
import { refName, type OpenApi, type Schema } from '../openapi.ts';
import { follow, mapBodies, mapParts, operationsOf } from './walk.ts';

type Schemas = Record<string, Schema>;
type Content = Record<string, { schema?: Schema }>;

const PREFIX = '#/components/schemas/';

export function writeRequests(document: OpenApi): void {
  const schemas = (document.components ??= {}).schemas ?? {};
  const bodies = requestContents(document);
  const roots = bodies.flatMap((content) => schemasIn(content));
  const sockets = document['x-sockets'] ?? [];
  const slim = Object.fromEntries(
    Object.entries(schemas).map(([name, schema]) => [name, withoutIgnored(schema, schemas)]),
  );
  const inRequests = reachable(slim, [...roots, ...sockets.map(({ takes }) => takes)]);
  const inAnswers = new Set(reachable(schemas, answerSchemas(document)));
  const closed = new Map(inRequests.map((name) => [name, closedSchema(slim[name]!)]));
  const split = splitNames(slim, inRequests, inAnswers, closed);
  const rename = (schema: Schema): Schema => renamed(schema, split);
  for (const name of inRequests) {
    const target = split.get(name) ?? name;
    if (target !== name && schemas[target]) throw new Error(`${target}: the name of a request schema is taken`);
    if (inAnswers.has(name) && target === name) continue;
    schemas[target] = rename(closed.get(name)!);
  }
  for (const content of bodies) mapBodies(content, rename);
  for (const socket of sockets) socket.takes = rename(socket.takes as Schema) as { $ref: string };
}

function requestContents(document: OpenApi): Content[] {
  return operationsOf(document).flatMap(({ operation }) => {
    if (!operation.requestBody) return [];
    const { content } = follow(document, operation.requestBody);
    return content ? [content] : [];
  });
}

function answerSchemas(document: OpenApi): Schema[] {
  const answers = operationsOf(document).flatMap(({ operation }) =>
    Object.values(operation.responses ?? {}).flatMap((response) => schemasIn(follow(document, response).content)),
  );
  const events = Object.values(document.webhooks ?? {}).flatMap((item) =>
    schemasIn((item['post'] as { requestBody?: { content?: Content } } | undefined)?.requestBody?.content),
  );
  return [...answers, ...events, ...(document['x-sockets'] ?? []).map(({ sends }) => sends)];
}

function schemasIn(content: Content | undefined): Schema[] {
  return Object.values(content ?? {}).flatMap(({ schema }) => (schema ? [schema] : []));
}

/** The object without its readOnly properties, at every depth. */
function withoutIgnored(schema: Schema, schemas: Schemas): Schema {
  const out = mapParts(schema, (part) => withoutIgnored(part, schemas));
  const ignored = Object.entries(schema.properties ?? {}).flatMap(([name, { $ref, readOnly }]) =>
    readOnly === true || ($ref && schemas[refName($ref)]?.readOnly === true) ? [name] : [],
  );
  if (ignored.length === 0) return out;
  for (const name of ignored) delete out.properties![name];
  if (out.required) out.required = out.required.filter((name) => !ignored.includes(name));
  return { ...out, 'x-ignored': ignored.toSorted(compare) };
}

function closedSchema(schema: Schema): Schema {
  const { default: value, ...out } = mapParts(schema, closedSchema);
  if (out.properties && out.additionalProperties === undefined) out.additionalProperties = false;
  if (value === undefined) return out;
  const isSaid = /default/i.test(out.description ?? '');
  return isSaid ? out : { ...out, description: `${out.description ?? ''} Default: ${JSON.stringify(value)}.`.trim() };
}

/**
 * Schemas of requests and responses that differ in requests, directly or through references, with the names of
 * the request schemas.
 */
function splitNames(
  schemas: Schemas,
  inRequests: readonly string[],
  inAnswers: ReadonlySet<string>,
  closed: ReadonlyMap<string, Schema>,
): Map<string, string> {
  const both = inRequests.filter((name) => inAnswers.has(name));
  const differing = new Set(both.filter((name) => JSON.stringify(closed.get(name)) !== JSON.stringify(schemas[name])));
  return new Map(
    both
      .filter((name) => differing.has(name) || reachable(schemas, [schemas[name]!]).some((part) => differing.has(part)))
      .map((name) => [name, `${name}Input`]),
  );
}

function renamed(schema: Schema, split: ReadonlyMap<string, string>): Schema {
  const out = mapParts(schema, (part) => renamed(part, split));
  const target = (ref: string) => PREFIX + (split.get(refName(ref)) ?? refName(ref));
  if (out.$ref) out.$ref = target(out.$ref);
  const { discriminator } = out;
  if (!discriminator?.mapping) return out;
  const mapping = Object.fromEntries(Object.entries(discriminator.mapping).map(([value, ref]) => [value, target(ref)]));
  return { ...out, discriminator: { ...discriminator, mapping } };
}
