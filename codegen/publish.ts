// The published document, generated/openapi.json: the complete contract (derive.ts), written out for generators of clients, mocks and
// readers. Each file in publish/ is one rule over all operations, so a new operation needs no work of its own. What the service
// itself is generated from stays the contract; nothing here changes what goes over the wire.
// Invariant: the contract is not changed, and the same contract gives the same document.
import type { OpenApi } from './openapi.ts';
import { writeAliases } from './publish/aliases.ts';
import { writeDialect } from './publish/dialect.ts';
import { dropUnused } from './publish/unused.ts';
import { writeExamples } from './publish/examples.ts';
import { writeHeaders } from './publish/headers.ts';
import { writeMedia } from './publish/media.ts';
import { writeRequests } from './publish/requests.ts';
import { writeSamples } from './publish/samples.ts';
import { writeSdkNames } from './publish/sdk-names.ts';
import { writeStatuses } from './publish/statuses.ts';
import { writeUnions } from './publish/unions.ts';

/** In this order: examples are made for the schemas and media types that remain, and an alias is a copy of the complete operation. */
const RULES: readonly ((document: OpenApi) => void)[] = [
  writeUnions,
  writeDialect,
  writeMedia,
  writeRequests,
  writeStatuses,
  writeHeaders,
  writeExamples,
  writeSdkNames,
  dropUnused,
  writeSamples,
  writeAliases,
];

export function publish(contract: OpenApi): OpenApi {
  const document = structuredClone(contract);
  for (const rule of RULES) rule(document);
  return document;
}
