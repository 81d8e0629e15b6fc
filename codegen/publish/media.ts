// Writes media types in the form that generators support. A file or a recording is `format: binary`. A body has one media type if the
// operation is also documented under another path with the other media type (`x-media-paths`, derive.ts), because most generators
// do not support a union of bodies by media type. `x-also-accepts` and `x-also-sends` list the other media types of the operation.
// A stream of events has the schema of one event (`x-event` of the stream's schema). For a stream in `x-also-sends`, this schema is
// in `x-also-sends-event`, so that clients have a type for it.
import { refName, type Media, type OpenApi, type OperationObject, type Schema } from '../openapi.ts';
import { follow, mapParts, operationsOf } from './walk.ts';

type Content = Record<string, Media>;

export function writeMedia(document: OpenApi): void {
  const schemas = (document.components ??= {}).schemas ?? {};
  for (const [name, schema] of Object.entries(schemas)) schemas[name] = asBinary(schema, false);
  for (const { operation } of operationsOf(document)) {
    const named = Object.keys((operation['x-media-paths'] as object | undefined) ?? {});
    const body = operation.requestBody && follow(document, operation.requestBody);
    if (body?.content) {
      const [content, also] = reduced(body.content, named);
      if (also.length > 0) operation['x-also-accepts'] = also;
      operation.requestBody = { ...body, content };
    }
    for (const [status, entry] of Object.entries(operation.responses ?? {})) {
      const response = follow(document, entry);
      if (!response.content) continue;
      const [content, also] = reduced(response.content, named);
      if (also.length > 0) operation['x-also-sends'] = also;
      const event = also.includes('text/event-stream') && eventOf(schemas, response.content['text/event-stream']!);
      if (event && !hasOwnPath(operation, 'text/event-stream')) operation['x-also-sends-event'] = event;
      if (also.length > 0) operation.responses![status] = { ...response, content };
    }
    delete operation['x-media-paths'];
  }
  writeStreams(document, schemas);
}

/** Marks files as binary: parts of a form, or bodies that are not text. */
function asBinary(schema: Schema, isPart: boolean): Schema {
  const out = mapParts(schema, (part) => asBinary(part, schema.properties !== undefined));
  const { contentMediaType: type } = out as { contentMediaType?: string };
  if (type === undefined || out.type !== 'string' || (!isPart && type.startsWith('text/'))) return out;
  const { example: _, ...rest } = out;
  return { ...rest, format: 'binary' };
}

/**
 * The media types that are kept, and the names of the removed ones: media types with a separate path, and the
 * second name of JSON.
 */
function reduced(content: Content, named: readonly string[]): [Content, string[]] {
  const types = Object.keys(content);
  const also = types.filter(
    (type) => named.includes(type) || (type === 'application/merge-patch+json' && types.includes('application/json')),
  );
  if (also.length === types.length) return [content, []];
  return [Object.fromEntries(Object.entries(content).filter(([type]) => !also.includes(type))), also];
}

function writeStreams(document: OpenApi, schemas: Record<string, Schema>): void {
  const bodies = operationsOf(document).flatMap(({ operation }) =>
    Object.values(operation.responses ?? {}).map((response) => follow(document, response).content),
  );
  for (const content of bodies) {
    const media = content?.['text/event-stream'];
    const event = media && eventOf(schemas, media);
    if (event) media.schema = event;
  }
  for (const [name, schema] of Object.entries(schemas)) if (schema['x-event'] !== undefined) delete schemas[name];
}

/** The schema of one event of a stream, if its schema names it. */
function eventOf(schemas: Record<string, Schema>, { schema }: Media): { $ref: string } | null {
  const event = schema?.$ref && schemas[refName(schema.$ref)]?.['x-event'];
  return typeof event === 'string' ? { $ref: `#/components/schemas/${event}` } : null;
}

/** Whether an operation under another path sends this media type alone. */
function hasOwnPath(operation: OperationObject, type: string): boolean {
  const paths = (operation['x-media-paths'] ?? {}) as Record<string, object | null>;
  return (paths[type] ?? null) !== null;
}
