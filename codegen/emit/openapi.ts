// openapi.json: the published document (publish.ts), served at /openapi.json. Keys keep the order of the source, for human readers.
import type { Model } from '../model.ts';
import { publish } from '../publish.ts';

export function emitOpenApi(model: Model): string {
  return `${JSON.stringify(publish(model.contract.document), null, 1)}\n`;
}
