// openapi.json: the contract as it is served at /openapi.json. Keys keep the order of the source: people read it too.
import type { Model } from '../model.ts';

export function emitOpenApi(model: Model): string {
  return `${JSON.stringify(model.contract.document, null, 1)}\n`;
}
