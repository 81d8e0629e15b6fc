// paths.ts: the parameters, bodies and successful responses of each operation, by path and method, in the format of openapi-fetch.
// Invariant: the file contains only types, and each body is a named type of types.ts. Deliberately omitted: failures, which are all
// the same problem document, and descriptions, which are in types.ts and operations.ts.
import openapiTS, { astToString, type OpenAPI3 } from 'openapi-typescript';
import type { Model } from '../model.ts';
import { METHODS, refName, type OpenApi, type OperationObject, type ParameterObject } from '../openapi.ts';
import { header } from './header.ts';

const WRITTEN = 'export interface paths';

export async function emitPaths(model: Model): Promise<string> {
  const { document } = model.contract;
  const paths = Object.fromEntries(
    Object.entries(document.paths).map(([path, item]) => [path, plainItem(document, item)]),
  );
  const { openapi, info } = document;
  const input = JSON.parse(JSON.stringify({ openapi, info, paths, components: { schemas: model.schemas } }));
  const nodes = await openapiTS(input as OpenAPI3, {
    alphabetize: true,
    defaultNonNullable: false,
    excludeDeprecated: false,
    silent: true,
  });
  const own = nodes.map((node) => astToString([node])).filter((text) => text.includes(WRITTEN));
  if (own.length !== 1) throw new Error('openapi-typescript wrote no type for the paths');
  const title = header('Parameters, bodies and successful answers of the operations, by path and method.');
  return `${title}\nimport type { components } from './types.ts';\n\n${own[0]!.replaceAll(/^ *\w+\?: never;\n/gm, '')}`;
}

function plainItem(document: OpenApi, item: Record<string, unknown>): Record<string, unknown> {
  const methods = METHODS.filter((method) => item[method] !== undefined);
  return Object.fromEntries(methods.map((method) => [method, plain(document, item[method] as OperationObject)]));
}

function plain(document: OpenApi, { parameters, requestBody, responses }: OperationObject): object {
  const given = (parameters ?? []).map((each) => {
    const { name, in: at, required, schema } = resolved<ParameterObject>(document, each);
    return { name, in: at, required: required ?? at === 'path', schema: withoutWords(schema) };
  });
  const successes = Object.entries(responses ?? {}).filter(([status]) => status.startsWith('2'));
  const answers = successes.map(([status, response]) => {
    const { content } = resolved<{ content?: object }>(document, response);
    return [status, { description: '', ...(content ? { content: withoutWords(content) } : {}) }];
  });
  const body = requestBody && resolved<{ required?: boolean; content?: object }>(document, requestBody);
  return {
    parameters: given,
    ...(body ? { requestBody: { required: body.required ?? false, content: withoutWords(body.content) } } : {}),
    responses: Object.fromEntries(answers),
  };
}

/** The target of a reference outside of the schemas. */
function resolved<T>(document: OpenApi, value: object): T {
  const ref = (value as { $ref?: string }).$ref;
  if (ref === undefined) return value as T;
  const section = ref.split('/').at(-2)!;
  return document.components![section]![refName(ref)] as T;
}

function withoutWords(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutWords);
  if (typeof value !== 'object' || value === null) return value;
  const kept = Object.entries(value).filter(([key]) => !['description', 'example', 'examples'].includes(key));
  return Object.fromEntries(kept.map(([key, inner]) => [key, withoutWords(inner)]));
}
