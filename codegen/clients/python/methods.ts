// The classes of the groups in Python, with one method per operation, for use with and without asyncio. Path parameters are
// positional; the fields of a JSON object, the query and the options are keywords. A body in another format is one argument.
import { compare } from '../../model.ts';
import type { Schema } from '../../openapi.ts';
import { isFile, type Group, type Method } from '../model.ts';
import { docstring, snake, type PythonTypes } from './types.ts';

/** @param exported names that the module of types exports */
export function emitGroup(group: Group, types: PythonTypes, exported: readonly string[]): string {
  const classes = [false, true].map((isAsync) => {
    const methods = group.methods.flatMap(variantsOf).map((method) => emitMethod(method, types, isAsync));
    const base = isAsync ? 'AsyncResource' : 'Resource';
    const lines = [`class ${className(group.name, isAsync)}(${base}):`, ...docstring(group.description, '    '), ''];
    return [...lines, methods.join('\n\n')].join('\n');
  });
  const body = classes.join('\n\n\n');
  return `${imports(body, exported)}\n\n\n${body}\n`;
}

export function className(group: string, isAsync: boolean): string {
  return `${isAsync ? 'Async' : ''}${group.replace(/^\w/, (letter) => letter.toUpperCase())}Api`;
}

/** The operation, and one method for each other format of its response: `list` and `list_csv`. */
function variantsOf(method: Method): Method[] {
  const { reply } = method;
  if (reply.kind !== 'json') return [method];
  const others = reply.alternatives.map((mediaType): Method => {
    if (mediaType === 'text/event-stream') {
      return { ...method, name: `${method.name}Stream`, reply: { kind: 'events', schema: null, last: null } };
    }
    const query = method.query.filter(({ name }) => !['cursor', 'limit', 'include_total'].includes(name));
    return { ...method, name: `${method.name}_${mediaType.split('/')[1]!}`, query, reply: { kind: 'file', mediaType } };
  });
  return [method, ...others];
}

interface Argument {
  name: string;
  /** Type without the default. */
  type: string;
  required: boolean;
}

function emitMethod(method: Method, types: PythonTypes, isAsync: boolean): string {
  const positional = method.pathParameters.map(({ name }) => `${snake(name)}: str`);
  const body = bodyOf(method, types);
  if (body.positional) positional.push(body.positional);
  const keywords: Argument[] = [
    ...body.keywords,
    ...method.query.map(({ name, required, schema }) => ({ name, required, type: queryType(schema, types) })),
    ...method.headers.map(({ name }) => ({ name: name.toLowerCase(), required: false, type: 'str' })),
  ];
  assertDistinct(method, keywords);
  const sorted = keywords.toSorted((a, b) => Number(b.required) - Number(a.required));
  const isResumable = method.reply.kind === 'events' && method.reply.last !== null;
  const parameters = [
    'self',
    ...positional,
    '*',
    ...sorted.map(({ name, type, required }) => `${snake(name)}: ${required ? type : withDefault(type)}`),
    ...(isResumable ? ['last_event_id: Union[str, int, None] = None'] : []),
    'options: Optional[RequestOptions] = None',
  ];
  const { returns, run, awaits } = replyOf(method, types, isAsync, specOf(method, body.spec));
  const head = `    ${isAsync && awaits ? 'async ' : ''}def ${snake(method.name)}(${parameters.join(', ')}) -> ${returns}:`;
  return [
    head,
    ...docstring(textOf(method), '        '),
    ...body.lines.map((line) => `        ${line}`),
    `        return ${isAsync && awaits ? 'await ' : ''}${run}`,
  ].join('\n');
}

function withDefault(type: string): string {
  return type === 'Any' ? 'Any = NOT_GIVEN' : `Union[${type}, NotGiven] = NOT_GIVEN`;
}

function queryType(schema: Schema, types: PythonTypes): string {
  return schema.format === 'date-time' ? 'Union[str, datetime]' : types.typeOf(schema, 'param');
}

function assertDistinct(method: Method, keywords: readonly Argument[]): void {
  const names = [...method.pathParameters.map(({ name }) => name), ...keywords.map(({ name }) => name)].map(snake);
  const twice = names.find((name, index) => names.indexOf(name) !== index || name === 'options' || name === 'self');
  if (twice) throw new Error(`${method.operationId} has two arguments named ${twice} in Python`);
}

interface PythonBody {
  positional: string | null;
  keywords: Argument[];
  /** Statements before the request. */
  lines: string[];
  spec: string[];
}

function bodyOf({ body }: Method, types: PythonTypes): PythonBody {
  const none: PythonBody = { positional: null, keywords: [], lines: [], spec: [] };
  if (!body) return none;
  const [first] = body.kinds;
  const isForm = first!.kind === 'multipart';
  if (body.kinds.length === 1 && types.isModel(first!.schema)) {
    const { properties = {}, required = [] } = types.resolve(first!.schema);
    const fields = Object.entries(properties).filter(([, property]) => !property.readOnly);
    const keywords = fields.map(([name, schema]) => ({
      name,
      required: required.includes(name),
      type: types.typeOf(schema, 'param'),
    }));
    const all = `{${fields.map(([name]) => `"${name}": ${snake(name)}`).join(', ')}}`;
    const given = `given(${all})`;
    if (isForm) {
      const files = fields.filter(([, schema]) => isFile(types.resolve(schema))).map(([name]) => `"${name}"`);
      return {
        ...none,
        keywords,
        lines: [`parts, once = form(${all}, [${files.join(', ')}])`],
        spec: ['files=parts', 'once=once'],
      };
    }
    if (body.required) return { ...none, keywords, spec: [`json=${given}`, 'has_json=True'] };
    return { ...none, keywords, lines: [`fields = ${given}`], spec: ['json=fields', 'has_json=bool(fields)'] };
  }
  const form = body.kinds.find(({ kind }) => kind === 'multipart');
  const text = body.kinds.find(({ kind }) => kind === 'text');
  const forms = form ? Object.entries(types.resolve(form.schema).properties ?? {}) : [];
  const files = forms.filter(([, schema]) => isFile(types.resolve(schema))).map(([name]) => `"${name}"`);
  const names = body.kinds.map(({ kind, schema }) => (kind === 'text' ? 'TextBody' : types.typeOf(schema, 'param')));
  const type = names.length > 1 ? `Union[${names.join(', ')}]` : names[0]!;
  const media = text ? `"${text.mediaType}"` : 'None';
  return {
    ...none,
    positional: `body: ${body.required ? type : `Optional[${type}] = None`}`,
    lines: [`sent = body_of(body, [${files.join(', ')}], ${media})`],
    spec: ['json=sent.json', 'has_json=sent.has_json', 'content=sent.content', 'files=sent.files', 'once=sent.once'],
  };
}

function specOf(method: Method, body: readonly string[]): string {
  const path = method.path.replace(/\{(\w+)\}/g, (_, name: string) => `{quote(${snake(name)}, safe="")}`);
  const parts = [
    `"${method.httpMethod.toUpperCase()}"`,
    `${path.includes('{') ? 'f' : ''}${path.includes('"') ? `'${path}'` : `"${path}"`}`,
  ];
  if (method.query.length > 0) {
    parts.push(`query=given({${method.query.map(({ name }) => `"${name}": ${snake(name)}`).join(', ')}})`);
  }
  parts.push(...body);
  if (method.reply.kind === 'file') parts.push(`accept="${method.reply.mediaType}"`);
  if (method.headers.length > 0) {
    parts.push(
      `headers=given({${method.headers.map(({ name }) => `"${name.toLowerCase()}": ${snake(name)}`).join(', ')}})`,
    );
  }
  if (method.idempotencyKey) parts.push('keyed=True');
  // Requests of the sign-in itself have no session.
  if (method.scope === 'public' && method.path.startsWith('/v1/auth/')) parts.push('anonymous=True');
  return `Spec(${parts.join(', ')})`;
}

function replyOf(
  method: Method,
  types: PythonTypes,
  isAsync: boolean,
  spec: string,
): { returns: string; run: string; awaits: boolean } {
  const { reply } = method;
  const model = (schema: Schema) => (types.kindOf(schema) ? types.typeOf(schema, 'reply') : 'ParleyObject');
  // Creates the object of a response: its class or, for a union, a function that chooses the class.
  const maker = (schema: Schema) =>
    types.isModel(schema) ? model(schema) : `tagged(${types.kindOf(schema) ?? '"ParleyObject"'})`;
  switch (reply.kind) {
    case 'none':
      return { returns: 'None', run: `self._none(${spec}, options)`, awaits: true };
    case 'file':
      return {
        returns: isAsync ? 'AsyncFileResponse' : 'FileResponse',
        run: `self._file(${spec}, options)`,
        awaits: true,
      };
    case 'events': {
      if (!reply.last) {
        const iterator = isAsync ? 'AsyncIterator' : 'Iterator';
        const of = reply.schema ? model(reply.schema) : 'NamedEvent';
        const make = reply.schema ? maker(reply.schema) : 'named_event';
        return { returns: `${iterator}[${of}]`, run: `self._reply(${make}, ${spec}, options)`, awaits: false };
      }
      const kind = model(reply.schema!);
      const values = reply.last.values.map((value) => `"${value}"`).join(', ');
      const isLast = values === '' ? 'False' : `text_at(event, "${reply.last.property}") in (${values},)`;
      const test = `lambda event: ${isLast}`;
      return {
        returns: `${isAsync ? 'AsyncEventStream' : 'EventStream'}[${kind}]`,
        run: `self._stream(${maker(reply.schema!)}, ${spec}, options, ${test}, last_event_id)`,
        awaits: false,
      };
    }
    case 'json': {
      if (reply.page) {
        const item = model(reply.page);
        const returns = `${isAsync ? 'AsyncPages' : 'Page'}[${item}]`;
        return { returns, run: `self._page(${maker(reply.page)}, ${spec}, options)`, awaits: false };
      }
      const kind = model(reply.schema);
      return { returns: kind, run: `self._json(${maker(reply.schema)}, ${spec}, options)`, awaits: true };
    }
  }
}

function textOf(method: Method): string {
  const raises = method.errors.length > 0 ? `Raises ApiError: ${method.errors.join(', ')}.` : '';
  return [`${method.summary}.`, method.description, `${method.httpMethod.toUpperCase()} ${method.path}`, raises]
    .filter(Boolean)
    .join('\n');
}

const RUNTIME: Record<string, readonly string[]> = {
  '.._downloads': ['AsyncFileResponse', 'FileResponse'],
  '.._files': ['TextBody', 'Upload', 'body_of', 'form'],
  '.._objects': ['NOT_GIVEN', 'NotGiven', 'ParleyObject', 'given', 'tagged'],
  '.._pages': ['AsyncPages', 'Page'],
  '.._resource': ['AsyncResource', 'Resource'],
  '.._streams': ['AsyncEventStream', 'EventStream', 'NamedEvent', 'named_event', 'text_at'],
  '.._transport': ['RequestOptions', 'Spec'],
};
const TYPING = [
  'Any',
  'AsyncIterator',
  'Dict',
  'Iterator',
  'List',
  'Literal',
  'Mapping',
  'Optional',
  'Sequence',
  'Union',
];

/** Imports only the names that the file uses. */
function imports(body: string, exported: readonly string[]): string {
  const words = new Set(body.replaceAll(/"""[\s\S]*?"""/g, '').match(/\w+/g));
  const used = (names: readonly string[]) => names.filter((name) => words.has(name)).toSorted(compare);
  const lines = ['from __future__ import annotations', ''];
  if (words.has('datetime')) lines.push('from datetime import datetime');
  lines.push(`from typing import ${used(TYPING).join(', ')}`);
  if (words.has('quote')) lines.push('from urllib.parse import quote');
  lines.push('');
  for (const [module, names] of Object.entries(RUNTIME)) {
    const found = used(names);
    if (found.length > 0) lines.push(`from ${module} import ${found.join(', ')}`);
  }
  const named = used(exported);
  if (named.length > 0) lines.push(`from ..models import ${named.join(', ')}`);
  return lines.join('\n');
}
