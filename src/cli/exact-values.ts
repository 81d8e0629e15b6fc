// Parses JSON and YAML written by people. Invariant: no integer is rounded before it reaches the service, which could not detect
// it.
import { parseDocument, type Document } from 'yaml';
import { INEXACT_DETAIL, inexactInteger } from '../core/exact-json.ts';

/** @throws Error for invalid JSON, or for an integer that would be rounded */
export function exactJson(text: string): unknown {
  const value: unknown = JSON.parse(text);
  const inexact = inexactInteger(text);
  if (inexact !== null) throw new Error(`${inexact} ${INEXACT_DETAIL}`);
  return value;
}

/** @throws Error for invalid YAML, or for an integer that would be rounded */
export function exactYaml(text: string): unknown {
  const document: Document = parseDocument(text, { intAsBigInt: true });
  const [fault] = document.errors;
  if (fault) throw fault;
  return document.toJS({ reviver: (key, value) => (typeof value === 'bigint' ? numberOf(key, value) : value) });
}

function numberOf(key: unknown, value: bigint): number {
  const number = Number(value);
  if (Number.isFinite(number) && BigInt(number) === value) return number;
  throw new Error(`${String(key)} ${INEXACT_DETAIL}`);
}
