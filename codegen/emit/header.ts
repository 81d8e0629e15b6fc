// The first lines of every generated file: its purpose and its source. They contain no hash of the source, so that a file
// changes only when its own content does; `node codegen/main.ts --check` compares whole files.

export function header(purpose: string): string {
  return `// ${purpose}\n// Generated from openapi.yaml by \`node codegen/main.ts\`. Do not edit.\n`;
}
