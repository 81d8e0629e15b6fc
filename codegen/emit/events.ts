// events.ts: names, envelopes, payload types and samples of the outgoing events (the contract's `webhooks`).
import type { Model } from '../model.ts';
import { refName } from '../openapi.ts';
import { header } from './header.ts';

export function emitEvents(model: Model): string {
  const kinds = model.events.map(({ name, envelope }) => `  ${JSON.stringify(name)}: ${JSON.stringify(envelope)},`);
  const payloads = model.events.map(({ name, schema }) => {
    const type = schema.$ref ? refName(schema.$ref) : 'unknown';
    return `  ${JSON.stringify(name)}: ${type};`;
  });
  const samples = model.events.map(({ name, schema }) => {
    const example = schema.$ref ? model.schemas[refName(schema.$ref)]?.['example'] : undefined;
    return `  ${JSON.stringify(name)}: ${JSON.stringify(example)},`;
  });
  const types = [...new Set(model.events.flatMap(({ schema }) => (schema.$ref ? [refName(schema.$ref)] : [])))].sort();
  const imports = types.length > 0 ? `import type { ${types.join(', ')} } from './types.ts';\n` : '';
  return `${header('Outgoing events: the name decides the envelope.')}${imports}
export const eventEnvelopes = {
${kinds.join('\n')}
} as const satisfies Record<string, 'flat' | 'nested' | 'snake'>;

export type EventName = keyof typeof eventEnvelopes;

export interface EventPayloads {
${payloads.join('\n')}
}

/** Examples of the contract. */
export const eventSamples: EventPayloads = {
${samples.join('\n')}
};
`;
}
