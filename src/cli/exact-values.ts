// Values of JSON and YAML that people wrote. Invariant: no integer is rounded on the way to the service, which could not notice it any more.
import { parseDocument, type Document } from 'yaml';
import { INEXACT_DETAIL, inexactInteger } from '../core/exact-json.ts';

/** @throws Error for text that is not JSON, or has an integer that would be rounded */
export function exactJson(text: string): unknown {
  const value: unknown = JSON.parse(text);
  const inexact = inexactInteger(text);
  if (inexact !== null) throw new Error(`${inexact} ${INEXACT_DETAIL}`);
  return value;
}

/** @throws Error for text that is not YAML, or has an integer that would be rounded */
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
