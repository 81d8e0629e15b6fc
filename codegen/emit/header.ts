// The first lines of every generated file: where it comes from, and that nobody edits it.
import type { Model } from '../model.ts';

export function header(model: Model, purpose: string): string {
  return `// ${purpose}\n// Generated from openapi.yaml (${model.contract.hash}) by \`node codegen/main.ts\`; never edited.\n`;
}
