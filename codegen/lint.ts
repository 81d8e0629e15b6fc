// Our own rules for the contract. Each finding names the line that breaks a rule. Spectral and Redocly check OpenAPI itself. Each
// rule is a generator of findings; tests/codegen has a failing case for each.
import addFormats from 'ajv-formats';
import { Ajv2020 } from 'ajv/dist/2020.js';
import type { Contract } from './load.ts';
import { reachable, subschemas } from './model.ts';
import { METHODS, refName, type Media, type OperationObject, type ParameterObject, type Schema } from './openapi.ts';

interface Finding {
  rule: string;
  line: number;
  message: string;
}

interface Broken {
  path: string[];
  message: string;
}

type Rule = (contract: Contract) => Generator<Broken>;

const SCOPES = ['public', 'read-only', 'write', 'admin'];
const ENVELOPES = ['flat', 'nested', 'snake'];
// A verb and the resource that it acts on; `login` and `logout` need no resource.
const OPERATION_ID = /^(login|logout|[a-z]+([A-Z][a-z0-9]*)+)$/;
const SNAKE = /^[a-z][a-z0-9]*(_[a-z0-9]+)*$/;
const PASCAL = /^[A-Z][A-Za-z0-9]*$/;

// A longer line hides the change in a diff. Long texts go into block scalars, large examples into block style.
const MAX_LINE_CHARS = 160;

const RULES: Record<string, Rule> = {
  'operation-complete': operationComplete,
  'operation-id': operationId,
  'scope-and-rate': scopeAndRate,
  'known-errors': knownErrors,
  'error-codes': errorCodes,
  described: described,
  'no-inline-objects': noInlineObjects,
  'no-all-of': noAllOf,
  names: names,
  'event-envelope': eventEnvelope,
  'bounded-lists': boundedLists,
  'socket-messages': socketMessages,
  'valid-defaults': validDefaults,
  'header-examples': headerExamples,
  deprecation: deprecation,
};
const LINE_LENGTH = 'line-length';

/** All findings, in the order of the file. */
export function lint(contract: Contract): Finding[] {
  const findings = Object.entries(RULES).flatMap(([rule, check]) =>
    [...check(contract)].map(({ path, message }) => ({ rule, line: contract.lineOf(path), message })),
  );
  return [...findings, ...longLines(contract)].sort((a, b) => a.line - b.line);
}

function longLines({ text }: Contract): Finding[] {
  return text.split('\n').flatMap((line, index) => {
    if (line.length <= MAX_LINE_CHARS) return [];
    const message = `${line.length} characters, at most ${MAX_LINE_CHARS}: use a block scalar or block style`;
    return [{ rule: LINE_LENGTH, line: index + 1, message }];
  });
}

function* operations(contract: Contract): Generator<{ path: string[]; name: string; operation: OperationObject }> {
  for (const [template, item] of Object.entries(contract.document.paths)) {
    for (const method of METHODS) {
      const operation = item[method] as OperationObject | undefined;
      if (!operation) continue;
      yield { path: ['paths', template, method], name: `${method.toUpperCase()} ${template}`, operation };
    }
  }
}

function* operationComplete(contract: Contract): Generator<Broken> {
  const tags = new Set((contract.document.tags ?? []).map((tag) => tag.name));
  for (const { path, name, operation } of operations(contract)) {
    if (!operation.summary || !operation.description) yield { path, message: `${name} needs summary and description` };
    const [tag, ...others] = operation.tags ?? [];
    if (!tag || others.length > 0) yield { path, message: `${name} needs exactly one tag` };
    else if (!tags.has(tag)) yield { path, message: `${name}: the tag ${tag} is not declared at the root` };
    const statuses = Object.keys(operation.responses ?? {});
    if (!statuses.some((status) => /^[23]\d\d$/.test(status))) yield { path, message: `${name} has no success` };
    if (statuses.length < 2) yield { path, message: `${name} has no error response` };
  }
}

function* operationId(contract: Contract): Generator<Broken> {
  const seen = new Map<string, string>();
  for (const { path, name, operation } of operations(contract)) {
    const id = operation.operationId ?? '';
    if (!OPERATION_ID.test(id))
      yield { path, message: `${name}: operationId "${id}" must be a verb and a resource in camelCase` };
    if (seen.has(id)) yield { path, message: `${name}: ${seen.get(id)} has the operationId ${id} as well` };
    seen.set(id, name);
  }
}

function* scopeAndRate(contract: Contract): Generator<Broken> {
  for (const { path, name, operation } of operations(contract)) {
    const scope = String(operation['x-scope'] ?? '');
    if (!SCOPES.includes(scope)) yield { path, message: `${name}: x-scope must be one of ${SCOPES.join(', ')}` };
    if (typeof operation['x-rate-class'] !== 'string') yield { path, message: `${name} needs x-rate-class` };
    const principal = operation['x-principal'];
    if (principal !== undefined && principal !== 'user')
      yield { path, message: `${name}: x-principal can only be user` };
    if (principal === 'user' && scope === 'public')
      yield { path, message: `${name} is public, so it cannot require a user` };
  }
}

/** Minimum number of days that a deprecated operation keeps working (docs/versioning.md). */
const MIN_DAYS = 180;
const DAY_MS = 86_400_000;

function* deprecation(contract: Contract): Generator<Broken> {
  for (const { path, name, operation } of operations(contract)) {
    const value = operation['x-deprecated'] as { since?: unknown; sunset?: unknown } | undefined;
    if (value === undefined) continue;
    const [since, sunset] = [value.since, value.sunset].map((date) => Date.parse(`${String(date)}T00:00:00Z`));
    const days = (sunset! - since!) / DAY_MS;
    if (!(days >= MIN_DAYS)) {
      yield {
        path,
        message: `${name}: x-deprecated needs the dates since and sunset, ${MIN_DAYS} days apart or more`,
      };
    }
  }
}

function* knownErrors(contract: Contract): Generator<Broken> {
  const codes = contract.document['x-error-codes'] ?? {};
  for (const { path, name, operation } of operations(contract)) {
    for (const code of (operation['x-errors'] as string[] | undefined) ?? []) {
      if (!codes[code]) yield { path, message: `${name}: ${code} is not in x-error-codes` };
    }
  }
}

function* errorCodes(contract: Contract): Generator<Broken> {
  for (const [code, { status, title, cause, fix }] of Object.entries(contract.document['x-error-codes'] ?? {})) {
    const path = ['x-error-codes', code];
    if (!SNAKE.test(code)) yield { path, message: `the error code ${code} is not snake_case` };
    if (!(status >= 400 && status <= 599)) yield { path, message: `${code}: ${status} is not an error status` };
    if (!title) yield { path, message: `${code} needs a title` };
    if (!cause || !fix) yield { path, message: `${code} needs cause and fix, for the page of errors` };
  }
}

function* described(contract: Contract): Generator<Broken> {
  for (const [name, schema] of Object.entries(contract.document.components?.schemas ?? {})) {
    const path = ['components', 'schemas', name];
    if (!schema.description) yield { path, message: `the schema ${name} needs a description` };
    if (!hasExample(schema)) yield { path, message: `the schema ${name} needs an example` };
  }
  for (const { path, parameter } of parameters(contract)) {
    if (!parameter.description) yield { path, message: `the parameter ${parameter.name} needs a description` };
    if (!hasExample(parameter) && !hasExample(parameter.schema ?? {})) {
      yield { path, message: `the parameter ${parameter.name} needs an example` };
    }
  }
}

/** Checks defaults. Redocly checks only examples. */
function* validDefaults({ document }: Contract): Generator<Broken> {
  const ajv = addFormats.default(new Ajv2020({ strict: false }));
  for (const { path, schema } of schemasWithDefault(document, [])) {
    const refersTo = JSON.stringify(schema).includes('$ref') ? { components: document.components } : {};
    const validate = ajv.compile({ ...schema, ...refersTo });
    if (validate(schema.default)) continue;
    yield { path: [...path, 'default'], message: `the default of ${path.at(-1)} ${ajv.errorsText(validate.errors)}` };
  }
}

function* schemasWithDefault(node: unknown, path: string[]): Generator<{ path: string[]; schema: Schema }> {
  if (typeof node !== 'object' || node === null) return;
  const isSchema = 'default' in node && path.at(-1) !== 'properties' && path.at(-1) !== 'responses';
  if (isSchema) yield { path, schema: node as Schema };
  for (const [key, value] of Object.entries(node)) {
    if (!['example', 'examples', 'default'].includes(key)) yield* schemasWithDefault(value, [...path, key]);
  }
}

/** Rejects examples next to the schema of a header, because Redocly checks only examples inside schemas. */
function* headerExamples({ document }: Contract): Generator<Broken> {
  for (const [name, header] of Object.entries(document.components?.['headers'] ?? {})) {
    if (!hasExample(header as Schema)) continue;
    yield { path: ['components', 'headers', name], message: `${name}: the example of a header belongs in its schema` };
  }
}

function hasExample(of: { example?: unknown; examples?: unknown; const?: unknown }): boolean {
  return of.example !== undefined || of.examples !== undefined || of.const !== undefined;
}

/** Each parameter once, at its declaration in components or inline in a path. */
function* parameters(contract: Contract): Generator<{ path: string[]; parameter: ParameterObject }> {
  const shared = (contract.document.components?.['parameters'] ?? {}) as Record<string, ParameterObject>;
  for (const [name, parameter] of Object.entries(shared)) {
    yield { path: ['components', 'parameters', name], parameter };
  }
  for (const [template, item] of Object.entries(contract.document.paths)) {
    for (const holder of ['', ...METHODS]) {
      const at = (holder === '' ? item : item[holder]) as OperationObject | undefined;
      for (const [index, parameter] of (at?.parameters ?? []).entries()) {
        if ('$ref' in parameter) continue;
        const path = ['paths', template, ...(holder ? [holder] : []), 'parameters', String(index)];
        yield { path, parameter: parameter as ParameterObject };
      }
    }
  }
}

/** Rejects object schemas without a name, because they would have no name in code either. */
function* noInlineObjects(contract: Contract): Generator<Broken> {
  for (const { path, schema } of pathSchemas(contract.document.paths, ['paths'])) {
    if (schema.type === 'object' || schema.properties) {
      yield { path, message: 'an object schema inside paths must be a named schema in components' };
    }
  }
}

function* pathSchemas(node: unknown, path: string[]): Generator<{ path: string[]; schema: Schema }> {
  if (typeof node !== 'object' || node === null) return;
  for (const [key, value] of Object.entries(node)) {
    if (key === 'example' || key === 'examples') continue;
    if (key === 'schema') yield { path: [...path, key], schema: value as Schema };
    yield* pathSchemas(value, [...path, key]);
  }
}

function* noAllOf(contract: Contract): Generator<Broken> {
  for (const { path, schema } of namedSchemas(contract)) {
    if (schema.allOf) yield { path, message: `allOf in ${path[2]}: list the fields instead` };
  }
}

function* names(contract: Contract): Generator<Broken> {
  for (const name of Object.keys(contract.document.components?.schemas ?? {})) {
    if (!PASCAL.test(name)) yield { path: ['components', 'schemas', name], message: `${name} is not PascalCase` };
  }
  for (const { path, schema } of namedSchemas(contract)) {
    // Another standard defines these names.
    if (schema['x-foreign-names'] === true) continue;
    for (const property of Object.keys(schema.properties ?? {})) {
      if (!SNAKE.test(property)) yield { path, message: `the property ${property} of ${path[2]} is not snake_case` };
    }
  }
  for (const { path, parameter } of parameters(contract)) {
    if (parameter.in === 'header' || SNAKE.test(parameter.name)) continue;
    yield { path, message: `the parameter ${parameter.name} is not snake_case` };
  }
}

/** Every schema in components and all schemas inside it; references are not followed. */
function* namedSchemas(contract: Contract): Generator<{ path: string[]; schema: Schema }> {
  function* walk(schema: Schema, path: string[]): Generator<{ path: string[]; schema: Schema }> {
    yield { path, schema };
    for (const [name, property] of Object.entries(schema.properties ?? {})) {
      yield* walk(property, [...path, 'properties', name]);
    }
    for (const part of subschemas(schema)) yield* walk(part, path);
  }
  for (const [name, schema] of Object.entries(contract.document.components?.schemas ?? {})) {
    yield* walk(schema, ['components', 'schemas', name]);
  }
}

function* eventEnvelope(contract: Contract): Generator<Broken> {
  for (const [name, item] of Object.entries(contract.document.webhooks ?? {})) {
    const path = ['webhooks', name];
    const post = item['post'] as OperationObject | undefined;
    const envelope = String(item['x-envelope'] ?? post?.['x-envelope'] ?? '');
    if (!ENVELOPES.includes(envelope)) yield { path, message: `${name}: x-envelope must be ${ENVELOPES.join(', ')}` };
    const schema = post?.requestBody?.content?.['application/json']?.schema;
    if (!schema?.$ref) yield { path, message: `${name} needs a named payload schema` };
    else if (!contract.document.components?.schemas?.[refName(schema.$ref)]) {
      yield { path, message: `${name}: ${schema.$ref} does not exist` };
    }
  }
}

/** Requires schemas for socket messages, which would not be validated without one. */
function* socketMessages(contract: Contract): Generator<Broken> {
  for (const [index, socket] of (contract.document['x-sockets'] ?? []).entries()) {
    for (const side of ['takes', 'sends'] as const) {
      if (contract.document.components?.schemas?.[refName(socket[side]?.$ref ?? '')]) continue;
      yield { path: ['x-sockets', String(index)], message: `${socket.path}: ${side} must name a schema` };
    }
  }
}

/** Requires a maximum length for lists in requests, because the validator checks every item. */
function* boundedLists(contract: Contract): Generator<Broken> {
  const schemas = contract.document.components?.schemas ?? {};
  const bodies = [...operations(contract)].flatMap(({ operation }): Schema[] => {
    if (!operation.requestBody) return [];
    const { content } = contract.resolve<{ content?: Record<string, Media> }>(
      operation.requestBody as { $ref: string },
    );
    return Object.values(content ?? {}).flatMap(({ schema }) => (schema ? [schema] : []));
  });
  const sockets = (contract.document['x-sockets'] ?? []).map(({ takes }) => takes);
  const inRequests = new Set(reachable(schemas, [...bodies, ...sockets]));
  for (const { path, schema } of namedSchemas(contract)) {
    if (!inRequests.has(path[2]!) || ![schema.type].flat().includes('array') || schema.readOnly) continue;
    if (schema['maxItems'] !== undefined) continue;
    yield { path, message: `a list in ${path.slice(2).join('/')} needs maxItems` };
  }
}
