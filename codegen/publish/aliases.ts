// Documents each operation also under the second spelling of its path (`x-alias-prefix`), so that mocks, proxies and clients know
// every path that the service serves. Such an operation names the first spelling in `x-alias-of`. The clients and the reference of
// this repository omit it, because they need one name per operation.
// Deliberately omitted: aliases that the contract declares itself (`x-alias-id`), which are separate operations.
import { withPrefix, type OpenApi, type PathItem } from '../openapi.ts';
import { operationsOf } from './walk.ts';

export function writeAliases(document: OpenApi): void {
  for (const { template, method, operation, item } of operationsOf(document)) {
    const prefix = item['x-alias-prefix'] as string | undefined;
    if (prefix === undefined) continue;
    const path = withPrefix(template, prefix);
    const target = (document.paths[path] ??= sharedParameters(item));
    if (target[method] !== undefined) continue;
    const suffix = template.startsWith(prefix.replace(/s$/, '')) ? 'Plural' : 'Alias';
    const { 'x-codeSamples': _, ...copy } = structuredClone(operation);
    for (const name of NAMES) copy[name] = `${String(copy[name])}${suffix}`;
    copy.operationId = `${operation.operationId}${suffix}`;
    copy.summary = `${operation.summary} (second spelling)`;
    target[method] = { ...copy, 'x-alias-of': operation.operationId };
  }
  for (const item of Object.values(document.paths)) delete item['x-alias-prefix'];
}

/** Names of the method in client libraries (sdk-names.ts). */
const NAMES = ['x-sdk-method', 'x-fern-sdk-method-name', 'x-speakeasy-name-override'];

function sharedParameters(item: PathItem): PathItem {
  return item['parameters'] === undefined ? {} : { parameters: structuredClone(item['parameters']) };
}
