// Adds samples for curl, the two clients and the command line (`x-codeSamples`) to each operation, created from its own examples.
// Invariant: samples use the names of groups, methods and arguments of the generated clients. tests/clients/samples.test.ts
// type-checks all samples.
import { buildClientModel } from '../clients/model.ts';
import { PythonTypes } from '../clients/python/types.ts';
import type { OpenApi } from '../openapi.ts';
import { commandLineSample } from '../samples/command-line.ts';
import { curlSample } from '../samples/curl.ts';
import { pythonSample } from '../samples/python.ts';
import { sampleRequest } from '../samples/request.ts';
import { typeScriptSample } from '../samples/typescript.ts';
import { operationsOf } from './walk.ts';

export function writeSamples(document: OpenApi): void {
  const client = buildClientModel(document);
  const types = new PythonTypes(client.types);
  const methods = client.groups.flatMap((group) => group.methods.map((method) => ({ group: group.name, method })));
  const byOperation = new Map(methods.map((entry) => [entry.method.operationId, entry]));
  for (const place of operationsOf(document)) {
    const { group, method } = byOperation.get(place.operation.operationId!)!;
    const request = sampleRequest(document, place, method);
    place.operation['x-codeSamples'] = [
      { lang: 'Shell', label: 'curl', source: curlSample(request) },
      { lang: 'TypeScript', label: 'TypeScript', source: typeScriptSample(request, group) },
      { lang: 'Python', label: 'Python', source: pythonSample(request, group, types) },
      { lang: 'Shell', label: 'Command line', source: commandLineSample(request) },
    ];
  }
}
