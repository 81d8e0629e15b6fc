// The published document, generated/openapi.json: the complete contract (derive.ts), written out for client generators, mocks and
// readers. Each file in publish/ is one rule for all operations, so a new operation needs no additional code. The service itself is
// generated from the contract; nothing here changes requests or responses.
// Invariant: the contract is not changed, and the same contract gives the same document.
import type { OpenApi } from './openapi.ts';
import { writeAliases } from './publish/aliases.ts';
import { writeDialect } from './publish/dialect.ts';
import { writeExamples } from './publish/examples.ts';
import { writeHeaders } from './publish/headers.ts';
import { writeMedia } from './publish/media.ts';
import { writeRequests } from './publish/requests.ts';
import { writeSamples } from './publish/samples.ts';
import { writeSdkNames } from './publish/sdk-names.ts';
import { writeStatuses } from './publish/statuses.ts';
import { writeUnions } from './publish/unions.ts';
import { dropUnused } from './publish/unused.ts';

/** The order matters: examples are created for the remaining schemas and media types, and an alias copies the complete operation. */
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
