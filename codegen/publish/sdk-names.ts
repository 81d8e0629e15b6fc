// Names for client libraries, and standard roles. A method is called through its group: `agents.create()` for `createAgent` of
// the tag `agents`. The names are written to our own extension and to the extensions of Fern and Speakeasy. The scope of an
// operation is also the role of its security requirement, as OpenAPI 3.1 allows for bearer credentials.
import type { OpenApi } from '../openapi.ts';
import { operationsOf, type Place } from './walk.ts';

// Possible verbs that Python, TypeScript, Java or Go reserve.
const RESERVED = new Set(['import', 'export', 'assign', 'return', 'continue']);

export function writeSdkNames(document: OpenApi): void {
  const taken = new Map<string, string>();
  for (const place of operationsOf(document)) {
    const { operation } = place;
    const group = camel(operation.tags?.[0] ?? '');
    const method = methodOf(place);
    const name = `${group}.${method}`;
    if (taken.has(name))
      throw new Error(`${operation.operationId} and ${taken.get(name)} are both ${name} in client libraries`);
    taken.set(name, operation.operationId!);
    Object.assign(operation, {
      'x-sdk-group': group,
      'x-sdk-method': method,
      'x-fern-sdk-group-name': group,
      'x-fern-sdk-method-name': method,
      'x-speakeasy-group': group,
      'x-speakeasy-name-override': method,
    });
    const scope = operation['x-scope'];
    if (scope !== 'public' && operation['security'] === undefined) operation['security'] = [{ bearer: [scope] }];
  }
}

/** The operationId without the words of the tag: `createAgentFunction` of `agents` is `createFunction`. */
function methodOf({ operation }: Place): string {
  const id = operation.operationId!;
  const plural = pascal(operation.tags?.[0] ?? '');
  for (const words of [plural, plural.replace(/s$/, '')]) {
    const short = id.replace(new RegExp(`(?<=[a-z])${words}(?=[A-Z]|$)`), '');
    if (short !== id) return RESERVED.has(short) ? id : short;
  }
  return id;
}

/** Joins words that are separated by hyphens, underscores or dots: `call-events` becomes `CallEvents`. */
export function pascal(words: string): string {
  return words
    .split(/[-_.]/)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('');
}

function camel(tag: string): string {
  const name = pascal(tag);
  return name.charAt(0).toLowerCase() + name.slice(1);
}
