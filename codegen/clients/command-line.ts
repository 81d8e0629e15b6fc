// command-line.ts: the data of each operation for the command line: the client's method, its parameters as options, the fields of its
// body, and an example. Descriptions come from the contract.
import { header } from '../emit/header.ts';
import { compare } from '../model.ts';
import { refName, type OpenApi, type OperationObject, type Schema } from '../openapi.ts';
import { isFile, type ClientModel, type Method, type MethodBody, type Parameter } from './model.ts';
import { headerOption, variantsOf } from './typescript/methods.ts';
import { typeOf } from './typescript/types.ts';

/** Options of every command, and the options that `parley api` adds. */
const TAKEN = [
  'json',
  'url',
  'key',
  'profile',
  'workspace',
  'help',
  'body',
  'form',
  'all',
  'output',
  'accept',
  'idempotency-key',
];
const MAX_EXAMPLE_LENGTH = 600;

export function emitCommandLine(model: ClientModel, document: OpenApi): string {
  const schemas = new Map(model.types.map(({ name, schema }) => [name, schema]));
  const resolve = (schema: Schema): Schema => (schema.$ref ? resolve(schemas.get(refName(schema.$ref))!) : schema);
  const examples = bodyExamples(document);
  const rows = model.groups
    .flatMap((group) => group.methods.map((method) => rowOf(group.name, method, resolve, examples)))
    .sort((a, b) => compare(a.id, b.id))
    .map((row) => `  ${JSON.stringify(row)},`);
  return `${header('Every operation as a command.')}
export interface CommandParameter {
  /** Name on the wire. For a header, its name in the options of the client's method. */
  name: string;
  /** Name of the option, without the dashes. */
  option: string;
  required: boolean;
  type: 'text' | 'number' | 'boolean';
  choices?: readonly string[];
  description: string;
}

export interface CommandBody {
  required: boolean;
  kinds: readonly ('json' | 'multipart' | 'text')[];
  fields: readonly { name: string; type: string; required: boolean; description: string }[];
  /** Fields of the form that are files. */
  files: readonly string[];
  /** Example of a body as JSON. */
  example?: string;
}

export interface CommandOperation {
  id: string;
  /** Names in the client: \`parley[group][method]\`. */
  group: string;
  method: string;
  summary: string;
  description: string;
  /** \`GET /v1/calls/{id}\` */
  address: string;
  scope: string;
  path: readonly CommandParameter[];
  query: readonly CommandParameter[];
  headers: readonly CommandParameter[];
  body: CommandBody | null;
  reply: 'none' | 'json' | 'page' | 'events' | 'file';
  /** Methods of the client for other formats of the response, by media type. */
  others: Readonly<Record<string, { method: string; reply: 'events' | 'file' }>>;
}

export const commandOperations: readonly CommandOperation[] = [
${rows.join('\n')}
];
`;
}

type Resolve = (schema: Schema) => Schema;

function rowOf(group: string, method: Method, resolve: Resolve, examples: ReadonlyMap<string, string>) {
  const { operationId: id, name, summary, description, httpMethod, path, scope, reply } = method;
  const parameter = (each: Parameter) => parameterOf(each, each.name, resolve);
  const [, ...others] = variantsOf(method);
  return {
    id,
    group,
    method: name,
    summary,
    description,
    address: `${httpMethod.toUpperCase()} ${path}`,
    scope,
    path: method.pathParameters.map(parameter),
    query: method.query.map(parameter),
    headers: method.headers.map((each) => parameterOf(each, headerOption(each.name), resolve)),
    body: method.body && bodyOf(method.body, resolve, examples.get(id)),
    reply: reply.kind === 'json' && reply.page ? 'page' : reply.kind,
    others: Object.fromEntries(
      others.map(({ name: other, reply: form }) => [
        form.kind === 'file' ? form.mediaType : 'text/event-stream',
        { method: other, reply: form.kind },
      ]),
    ),
  };
}

/** Name of the option of a parameter, without the dashes. */
export function optionName(parameter: string): string {
  return parameter.toLowerCase().replaceAll('_', '-');
}

function parameterOf({ name: wire, required, description, schema }: Parameter, name: string, resolve: Resolve) {
  const option = optionName(wire);
  if (TAKEN.includes(option)) throw new Error(`the parameter ${wire} has the name of an option of the command line`);
  const { type, enum: choices, description: ofSchema } = resolve(schema);
  const kinds = [type].flat();
  return {
    name,
    option,
    required,
    type:
      kinds.includes('integer') || kinds.includes('number') ? 'number' : kinds.includes('boolean') ? 'boolean' : 'text',
    ...(choices ? { choices: choices.map(String) } : {}),
    description: description || (ofSchema ?? ''),
  };
}

function bodyOf({ required, kinds }: MethodBody, resolve: Resolve, example: string | undefined) {
  const schema = resolve(kinds[0]!.schema);
  const form = kinds.find(({ kind }) => kind === 'multipart');
  const properties = Object.entries(schema.properties ?? {}).filter(([, property]) => !property.readOnly);
  return {
    required,
    kinds: kinds.map(({ kind }) => kind),
    fields: properties.map(([name, property]) => ({
      name,
      type: isFile(property) ? 'file' : typeOf(property, { request: true }).replaceAll(/\s+/g, ' '),
      required: schema.required?.includes(name) === true,
      description: property.description ?? resolve(property).description ?? '',
    })),
    files: form
      ? Object.entries(resolve(form.schema).properties ?? {}).flatMap(([name, property]) =>
          isFile(property) ? [name] : [],
        )
      : [],
    ...(example === undefined ? {} : { example }),
  };
}

/** Examples of JSON bodies by operation, if they fit on a line or two. */
function bodyExamples(document: OpenApi): Map<string, string> {
  const found = new Map<string, string>();
  for (const item of Object.values(document.paths)) {
    for (const operation of Object.values(item) as OperationObject[]) {
      const body = operation?.requestBody as { content?: Record<string, { example?: unknown }> } | undefined;
      const example = body?.content?.['application/json']?.example;
      const text = example === undefined ? '' : JSON.stringify(example);
      if (text !== '' && text.length <= MAX_EXAMPLE_LENGTH) found.set(operation.operationId!, text);
    }
  }
  return found;
}
