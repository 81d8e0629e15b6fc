// openapi.json: the complete contract, served at /openapi.json. Keys keep the order of the source, for human readers.
import type { Model } from '../model.ts';

export function emitOpenApi(model: Model): string {
  return `${JSON.stringify(model.contract.document, null, 1)}\n`;
}
