// The classes of the groups, with one method per operation. Path parameters come first, then the body. The last argument contains the
// query, the headers that a program can set, and the options of every request, so that a new parameter changes no position.
import { compare } from '../../model.ts';
import type { Schema } from '../../openapi.ts';
import { isFile, type Group, type Method, type Parameter } from '../model.ts';
import { comment, key, typeOf } from './types.ts';

const REQUEST = { request: true };
const REPLY = { request: false };

export interface Names {
  /** Follows a reference to a named schema. */
  resolve(schema: Schema): Schema;
  /** Names of all named types. */
  types: ReadonlySet<string>;
}

/** The file of one group. */
export function emitGroup(group: Group, names: Names): string {
  const methods = group.methods.flatMap((method) => variantsOf(method).map((variant) => emitMethod(variant, names)));
  const options = group.methods.filter(hasOptions).map(emitOptions);
  const body = [
    ...options,
    ...comment(group.description, ''),
    `export class ${className(group.name)} extends Resource {`,
    methods.join('\n\n'),
    '}',
    '',
  ].join('\n');
  return `${imports(body, names)}\n\n${body}`;
}

/** The operation, and one method for each other format of its response: `list` and `listCsv`. */
export function variantsOf(method: Method): Method[] {
  const { reply } = method;
  if (reply.kind !== 'json') return [method];
  const others = reply.alternatives.map((alternative): Method => {
    if (alternative === 'text/event-stream') {
      return { ...method, name: `${method.name}Stream`, reply: { kind: 'events', schema: null, last: null } };
    }
    const suffix = alternative.split('/')[1]!.replace(/^\w/, (letter) => letter.toUpperCase());
    return { ...method, name: `${method.name}${suffix}`, reply: { kind: 'file', mediaType: alternative } };
  });
  return [method, ...others];
}

/** Name of the class, with a suffix because some groups have the name of a type. */
export function className(group: string): string {
  return `${group.replace(/^\w/, (letter) => letter.toUpperCase())}Api`;
}

function hasOptions({ query, headers }: Method): boolean {
  return query.length + headers.length > 0;
}

function optionsName({ operationId }: Method): string {
  return `${operationId.replace(/^\w/, (letter) => letter.toUpperCase())}Options`;
}

function emitOptions(method: Method): string {
  const query = method.query.flatMap(({ name, required, description, schema }) => [
    ...comment(description || schema.description, '  '),
    `  ${key(name)}${required ? '' : '?'}: ${timeType(schema)};`,
  ]);
  const headers = method.headers.flatMap(({ name, description }) => [
    ...comment(description, '  '),
    `  ${headerOption(name)}?: string;`,
  ]);
  const base = baseOptions(method);
  return [`export interface ${optionsName(method)} extends ${base} {`, ...query, ...headers, '}', ''].join('\n');
}

function baseOptions({ reply }: Method): string {
  return reply.kind === 'events' && reply.last ? 'StreamOptions' : 'RequestOptions';
}

export function headerOption(name: string): string {
  return camel(name.toLowerCase());
}

/** Type of a parameter. Times can also be passed as a Date. */
function timeType(schema: Schema): string {
  return schema.format === 'date-time' ? 'string | Date' : typeOf(schema, REQUEST, '  ');
}

function emitMethod(method: Method, names: Names): string {
  const { signature, spec, options } = argumentsOf(method, names);
  const { reply } = method;
  const call = (name: string, type: string, ...rest: string[]) => `this.${name}${type}(${[spec, ...rest].join(', ')})`;
  let returns: string;
  let run: string;
  switch (reply.kind) {
    case 'none':
      [returns, run] = ['ApiPromise<void>', call('none', '', options)];
      break;
    case 'file':
      [returns, run] = ['ApiPromise<FileResponse>', call('file', '', options)];
      break;
    case 'events': {
      const type = reply.schema ? typeOf(reply.schema, REPLY) : 'NamedEvent';
      returns = `EventStream<${type}>`;
      run = reply.last
        ? call(
            'resumable',
            `<${type}>`,
            options,
            `${reply.last.values.length > 0 ? '(event)' : '()'} => ${lastTest(reply.last)}`,
          )
        : call('reply', reply.schema ? `<${type}>` : '', options);
      break;
    }
    case 'json': {
      const type = typeOf(reply.schema, REPLY);
      if (reply.page) {
        const item = typeOf(reply.page, REPLY);
        returns = `PagePromise<${item}, ${type}>`;
        run = call('page', `<${item}, ${type}>`, options);
      } else {
        returns = `ApiPromise<${type}>`;
        run = call('json', `<${type}>`, options);
      }
    }
  }
  return [
    ...methodComment(method),
    `  ${method.name}(${signature.join(', ')}): ${returns} {`,
    `    return ${run};`,
    '  }',
  ].join('\n');
}

function argumentsOf(method: Method, names: Names): { signature: string[]; spec: string; options: string } {
  const signature = method.pathParameters.map(({ name, schema }) => `${camel(name)}: ${typeOf(schema, REQUEST)}`);
  const spec = [
    `method: '${method.httpMethod.toUpperCase()}'`,
    `path: ${pathExpression(method.path, method.pathParameters)}`,
  ];
  if (method.body) {
    const types = method.body.kinds.map(({ kind, schema }) =>
      kind === 'text' ? '{ text: FileContent }' : typeOf(schema, REQUEST),
    );
    signature.push(`body${method.body.required ? '' : '?'}: ${types.join(' | ')}`);
    spec.push(`body: ${bodyExpression(method, names)}`);
  }
  if (method.query.length > 0) {
    spec.push(`query: pick(options, [${method.query.map(({ name }) => `'${name}'`).join(', ')}])`);
  }
  if (method.reply.kind === 'file') spec.push(`accept: '${method.reply.mediaType}'`);
  if (method.idempotencyKey) spec.push('keyed: true');
  // Requests of the sign-in itself have no session.
  if (method.scope === 'public' && method.path.startsWith('/v1/auth/')) spec.push('anonymous: true');
  if (method.headers.length > 0) {
    const headers = method.headers.map(({ name }) => `'${name.toLowerCase()}': options?.${headerOption(name)}`);
    spec.push(`headers: { ${headers.join(', ')} }`);
  }
  const required = method.query.some((parameter) => parameter.required);
  signature.push(`options${required ? '' : '?'}: ${optionsType(method)}`);
  return { signature, spec: `{ ${spec.join(', ')} }`, options: 'options' };
}

/** Type of the options. A CSV response has no pages. */
function optionsType(method: Method): string {
  if (!hasOptions(method)) return baseOptions(method);
  const paged = method.reply.kind === 'file' && method.query.some(({ name }) => name === 'cursor');
  return paged ? `Omit<${optionsName(method)}, 'limit' | 'cursor' | 'include_total'>` : optionsName(method);
}

function bodyExpression({ body }: Method, names: Names): string {
  const [first] = body!.kinds;
  const form = body!.kinds.find(({ kind }) => kind === 'multipart');
  const text = body!.kinds.find(({ kind }) => kind === 'text');
  const files = form ? filesOf(names.resolve(form.schema)) : [];
  const encodedForm = `formBody(body, [${files.map((name) => `'${name}'`).join(', ')}])`;
  const encoded = (kind: 'json' | 'multipart') => (kind === 'json' ? 'jsonBody(body)' : encodedForm);
  let expression = encoded(first!.kind === 'json' ? 'json' : 'multipart');
  if (first!.kind === 'json' && files.length > 0) expression = `'${files[0]}' in body ? ${encodedForm} : ${expression}`;
  if (text) expression = `'text' in body ? textBody(body.text, '${text.mediaType}') : ${expression}`;
  return body!.required ? expression : `body === undefined ? undefined : ${expression}`;
}

function filesOf(schema: Schema): string[] {
  return Object.entries(schema.properties ?? {})
    .filter(([, property]) => isFile(property))
    .map(([name]) => name);
}

function pathExpression(path: string, parameters: readonly Parameter[]): string {
  if (parameters.length === 0) return `'${path}'`;
  return `\`${path.replace(/\{(\w+)\}/g, (_, name: string) => `\${encodeURIComponent(${camel(name)})}`)}\``;
}

/** Test for the last event. Without values, the stream has none. */
function lastTest({ property, values }: { property: string; values: readonly string[] }): string {
  if (values.length === 0) return 'false';
  return `[${values.map((value) => `'${value}'`).join(', ')}].includes(textAt(event, '${property}'))`;
}

function methodComment(method: Method): string[] {
  const parts = [`${method.summary}.`, method.description, `${method.httpMethod.toUpperCase()} ${method.path}`];
  if (method.errors.length > 0) parts.push(`@throws ApiError ${method.errors.join(', ')}`);
  return comment(parts.filter(Boolean).join('\n'), '  ');
}

function camel(name: string): string {
  return name.replace(/[-_](\w)/g, (_, letter: string) => letter.toUpperCase());
}

/** Imports only the names that the file uses, so that strict compiler settings accept it. */
function imports(body: string, { types }: Names): string {
  const code = body.replaceAll(/^ *(\/\*\*| \*).*$/gm, '');
  const words = new Set(code.match(/\w+/g));
  const lines = Object.entries(RUNTIME).flatMap(([file, exported]) => {
    const found = Object.entries(exported).filter(([name]) => words.has(name));
    if (found.length === 0) return [];
    const list = found.map(([name, kind]) => (kind === 'type' ? `type ${name}` : name));
    return [`import { ${list.join(', ')} } from '../runtime/${file}.ts';`];
  });
  const named = [...types].filter((name) => words.has(name)).sort(compare);
  return [...lines, ...(named.length > 0 ? [`import type { ${named.join(', ')} } from '../types.ts';`] : [])].join(
    '\n',
  );
}

const RUNTIME: Record<string, Record<string, 'type' | 'value'>> = {
  bodies: { FileContent: 'type', formBody: 'value', jsonBody: 'value', textBody: 'value' },
  client: { Resource: 'value', StreamOptions: 'type' },
  files: { FileResponse: 'type' },
  promises: { ApiPromise: 'type', PagePromise: 'type' },
  streams: { EventStream: 'type', NamedEvent: 'type', textAt: 'value' },
  transport: { pick: 'value', RequestOptions: 'type' },
};
