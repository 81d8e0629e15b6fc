// secrets.ts: names of the properties that must never reach a log (`x-secret: true` anywhere in the contract).
import { propertiesOf, type Model } from '../model.ts';
import { header } from './header.ts';

export function emitSecrets(model: Model): string {
  const names = new Set<string>();
  for (const schema of Object.values(model.schemas)) {
    for (const property of propertiesOf(model.contract, schema)) {
      if (property.schema['x-secret'] === true) names.add(property.name);
    }
  }
  const rows = [...names].sort().map((name) => `  ${JSON.stringify(name)},`);
  return `${header('Properties that the contract marks x-secret: redacted in logs, sealed in stored answers.')}
export const secretProperties: readonly string[] = [
${rows.join('\n')}
];
`;
}
