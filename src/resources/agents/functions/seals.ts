// Secrets of functions: headers and signing secrets, sealed with the id of their function. Agent versions contain copies of the
// sealed texts, which can be opened in both places.
import type { Vault } from '../../../core/vault.ts';
import type { Uses } from '../../../runtime.ts';
import type { FunctionRow } from './store.ts';

export const HEADERS_PURPOSE = 'function-headers';
export const SIGNING_PURPOSE = 'function-signing';

type Sealer = Uses<'vault'>;
type Owner = Pick<FunctionRow, 'workspace_id' | 'id'>;

function placeOf({ workspace_id: workspaceId, id }: Owner): { workspaceId: string; id: string } {
  return { workspaceId, id };
}

export function sealHeaders(
  { vault }: Sealer,
  owner: Owner,
  headers: Record<string, string> | undefined,
): string | null {
  if (!headers || Object.keys(headers).length === 0) return null;
  return vault.seal(HEADERS_PURPOSE, JSON.stringify(headers), { place: placeOf(owner) });
}

/** Returns the stored headers of a webhook or mcp function, with their values. */
export function openHeaders(
  { vault }: Sealer,
  fn: Owner & Pick<FunctionRow, 'headers_sealed'>,
): Record<string, string> {
  if (fn.headers_sealed === null) return {};
  return JSON.parse(vault.open(HEADERS_PURPOSE, fn.headers_sealed, { place: placeOf(fn) })) as Record<string, string>;
}

export function sealSigningSecret({ vault }: Sealer, owner: Owner, secret: string): string {
  return vault.seal(SIGNING_PURPOSE, secret, { place: placeOf(owner) });
}

/** @throws Error for a function without a signing secret */
export function openSigningSecret({ vault }: Sealer, fn: Owner & Pick<FunctionRow, 'signing_secret_sealed'>): string {
  return vault.open(SIGNING_PURPOSE, fn.signing_secret_sealed ?? '', { place: placeOf(fn) });
}

/** Seals the secrets again with the current key, bound to the function. Null: nothing needs to change. */
export function resealFunction(
  vault: Vault,
  fn: Owner & Pick<FunctionRow, 'headers_sealed' | 'signing_secret_sealed'>,
): Pick<FunctionRow, 'headers_sealed' | 'signing_secret_sealed'> | null {
  const { headers_sealed: headers, signing_secret_sealed: signing } = fn;
  const isStale = (text: string | null) => text !== null && !text.startsWith(vault.currentPrefix);
  if (!isStale(headers) && !isStale(signing)) return null;
  return {
    headers_sealed: headers === null ? null : sealHeaders({ vault }, fn, openHeaders({ vault }, fn)),
    signing_secret_sealed: signing === null ? null : sealSigningSecret({ vault }, fn, openSigningSecret({ vault }, fn)),
  };
}
