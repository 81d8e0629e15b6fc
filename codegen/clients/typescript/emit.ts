// The TypeScript client: sources that codegen writes to generated/clients/typescript. `runtime/` is written by hand and copied;
// types, codes, events and methods come from the contract, and the React entry from react-entry.ts. scripts/clients.ts compiles
// and packs them.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { header } from '../../emit/header.ts';
import { refName, type Schema } from '../../openapi.ts';
import type { ClientModel, NamedType } from '../model.ts';
import { className, emitGroup, type Names } from './methods.ts';
import { reactEntry } from './react-entry.ts';
import { comment, objectOf, typeOf } from './types.ts';

/** Files of the package by path. */
export function emitTypeScriptClient(model: ClientModel): Map<string, string> {
  const schemas = new Map(model.types.map(({ name, schema }) => [name, schema]));
  const names: Names = {
    resolve(schema: Schema): Schema {
      return schema.$ref ? names.resolve(schemas.get(refName(schema.$ref))!) : schema;
    },
    types: new Set(schemas.keys()),
  };
  const files = new Map<string, string>();
  for (const file of ['package.json', 'tsconfig.json', 'tsconfig.cjs.json', 'README.md']) {
    files.set(
      file,
      readFileSync(join(import.meta.dirname, 'package', file), 'utf8').replaceAll('{{version}}', model.version),
    );
  }
  const runtime = join(import.meta.dirname, 'runtime');
  for (const file of readdirSync(runtime).sort()) {
    files.set(`src/runtime/${file}`, readFileSync(join(runtime, file), 'utf8'));
  }
  for (const [file, text] of reactEntry()) files.set(file, text);
  files.set('src/types.ts', emitTypes(model.types));
  files.set('src/codes.ts', emitCodes(model));
  files.set('src/events.ts', emitEvents(model));
  for (const group of model.groups)
    files.set(
      `src/resources/${group.name}.ts`,
      `${header(`${group.name}: methods of the group.`)}${emitGroup(group, names)}`,
    );
  files.set('src/index.ts', emitIndex(model));
  return files;
}

function emitTypes(types: readonly NamedType[]): string {
  const declarations = types.map(({ name, schema, requestOnly }) => {
    const context = { request: requestOnly };
    const lines = comment(schema.description, '');
    const isObject =
      schema.properties && !schema.oneOf && !schema.anyOf && !schema.allOf && !Array.isArray(schema.type);
    const text = isObject
      ? `export interface ${name} ${objectOf(schema, context, '')}`
      : `export type ${name} = ${typeOf(schema, context)};`;
    return [...lines, text].join('\n');
  });
  const text = declarations.join('\n\n');
  const upload = /\bUpload\b/.test(text) ? `import type { Upload } from './runtime/bodies.ts';\n\n` : '';
  return `${header('Types of requests, responses and events.')}\n${upload}${text}\n`;
}

function emitCodes({ errorCodes }: ClientModel): string {
  const entries = errorCodes.map(({ code, status, title }) => `  /** ${status}: ${title}. */\n  ${code}: ${status},`);
  return `${header('Error codes of the service and their HTTP status.')}
export const ERROR_CODES = {
${entries.join('\n')}
} as const;

/** A stable code of a Problem. */
export type ErrorCode = keyof typeof ERROR_CODES;
`;
}

function emitEvents({ events }: ClientModel): string {
  const types = [...new Set(events.map(({ type }) => type))];
  const nameOf = (wanted: string) => events.filter(({ type }) => type === wanted).map(({ name }) => `'${name}'`);
  return `${header('Events that webhooks receive.')}
import type { ${types.join(', ')} } from './types.ts';

/** Events by name. */
export interface WebhookEvents {
${events.map(({ name, type }) => `  '${name}': ${type};`).join('\n')}
}

/** Any event. The name is in \`type\` in the flat envelope, and in \`event\` in the other envelopes. */
export type WebhookEvent = ${types.join(' | ')};

const NAMES = [
${types
  .flatMap(nameOf)
  .map((name) => `  ${name},`)
  .join('\n')}
] as const;

/** Narrows an event by its name, in every envelope. */
export function isEvent<N extends keyof WebhookEvents>(event: WebhookEvent, name: N): event is WebhookEvents[N] {
  return ('type' in event ? event.type : event.event) === name;
}

/** Names of all events. */
export const EVENT_NAMES: readonly (keyof WebhookEvents)[] = NAMES;
`;
}

function emitIndex({ groups, version }: ClientModel): string {
  const imports = groups.map(({ name }) => `import { ${className(name)} } from './resources/${name}.ts';`);
  const fields = groups.flatMap(({ name, description }) => [
    ...comment(description, '  '),
    `  readonly ${name}: ${className(name)};`,
  ]);
  const inits = groups.map(({ name }) => `    this.${name} = new ${className(name)}(transport);`);
  return `${header('Client of a Parley service: `new Parley({ baseUrl, apiKey })`.')}
${imports.join('\n')}
import { createTransport, type ParleyOptions } from './runtime/client.ts';

export const VERSION = '${version}';

/** A client. It keeps no connection open, so one client per program is enough. */
export class Parley {
${fields.join('\n')}

  constructor(options: ParleyOptions = {}) {
    const transport = createTransport(options, VERSION);
${inits.join('\n')}
  }
}

export default Parley;

export type { ParleyOptions, StreamOptions } from './runtime/client.ts';
export type { SessionTokens } from './runtime/credentials.ts';
export type { RequestOptions } from './runtime/transport.ts';
export type { FileContent, Upload } from './runtime/bodies.ts';
export type { ApiPromise, Page, PagePromise } from './runtime/promises.ts';
export type { EventStream, NamedEvent } from './runtime/streams.ts';
export type { FileResponse } from './runtime/files.ts';
export * from './runtime/errors.ts';
export { verifyWebhook, type HeadersLike, type VerifyOptions } from './runtime/webhooks.ts';
export { ERROR_CODES, type ErrorCode } from './codes.ts';
export { EVENT_NAMES, isEvent, type WebhookEvent, type WebhookEvents } from './events.ts';
export type * from './types.ts';
${groups
  .filter(({ methods }) => methods.some(({ query, headers }) => query.length + headers.length > 0))
  .map(({ name }) => `export type * from './resources/${name}.ts';`)
  .join('\n')}
`;
}
