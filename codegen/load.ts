// Reads openapi.yaml, expands what it derives (derive.ts), resolves references and finds the line of a key path.
// Invariant: the document is never changed after reading.
// Deliberately omitted: references to other files; the contract is one flat file.
import { readFileSync } from 'node:fs';
import { LineCounter, parseDocument, isNode, type Document } from 'yaml';
import { expandDerived } from './derive.ts';
import type { OpenApi } from './openapi.ts';

export interface Contract {
  document: OpenApi;
  /** Text of the file. */
  text: string;
  /** 1-based line of a key path, or of its nearest ancestor in the file. */
  lineOf(path: readonly string[]): number;
  /** Follows `$ref` to the first value that is not a reference. @throws when the target is missing */
  resolve<T>(value: T | { $ref: string }): T;
}

/** @throws when the file is not YAML or not an OpenAPI document */
export function loadContract(file: string): Contract {
  return parseContract(readFileSync(file, 'utf8'), file);
}

export function parseContract(text: string, name = 'openapi.yaml'): Contract {
  const lines = new LineCounter();
  const yaml = parseDocument(text, { lineCounter: lines, uniqueKeys: true });
  const broken = yaml.errors[0];
  if (broken) throw new Error(`${name}: ${broken.message}`);
  const document = yaml.toJS() as OpenApi;
  if (typeof document?.openapi !== 'string' || !document.paths) throw new Error(`${name}: not an OpenAPI document`);
  expandDerived(document);
  return {
    document,
    text,
    lineOf: (path) => lineOf(yaml, lines, path),
    resolve: (value) => resolve(document, value),
  };
}

function resolve<T>(document: OpenApi, value: T | { $ref: string }): T {
  let current: unknown = value;
  for (let hops = 0; hops < 16; hops++) {
    const ref = (current as { $ref?: unknown } | null)?.$ref;
    if (typeof ref !== 'string') return current as T;
    if (!ref.startsWith('#/')) throw new Error(`a reference must stay in the file: ${ref}`);
    current = ref
      .slice(2)
      .split('/')
      .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'))
      .reduce<unknown>((at, part) => (at as Record<string, unknown> | undefined)?.[part], document);
    if (current === undefined) throw new Error(`the target of a reference does not exist: ${ref}`);
  }
  throw new Error(`a circular reference: ${JSON.stringify(value)}`);
}

function lineOf(yaml: Document, lines: LineCounter, path: readonly string[]): number {
  for (let length = path.length; length > 0; length--) {
    const keys = path.slice(0, length).map((part) => (/^\d+$/.test(part) ? Number(part) : part));
    const node = yaml.getIn(keys, true);
    if (isNode(node) && node.range) return lines.linePos(node.range[0]).line;
  }
  return 1;
}
