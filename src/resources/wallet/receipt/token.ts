// URLs that open one receipt without credentials, e.g. for payers who return from the provider's page, and accountants.
// The token is sealed by the vault, so it cannot be forged and needs no table.
import type { Uses } from '../../../runtime.ts';

const PURPOSE = 'receipt';
/** Lifetime of a URL. Every listing of transactions issues a new one. */
const VALID_MS = 90 * 86_400_000;

export function receiptUrl(
  runtime: Uses<'clock' | 'vault' | 'publicUrl'>,
  workspaceId: string,
  paymentId: string,
): string {
  const token = runtime.vault.seal(PURPOSE, JSON.stringify([workspaceId, paymentId, runtime.clock.now() + VALID_MS]));
  return `${runtime.publicUrl()}/receipts/${paymentId}?token=${token}`;
}

/** Returns the workspace whose receipt the token opens; null for an invalid token. */
export function openReceiptToken(
  { vault, clock }: Uses<'clock' | 'vault'>,
  token: string,
  paymentId: string,
): string | null {
  let content: unknown;
  try {
    content = JSON.parse(vault.open(PURPOSE, token));
  } catch {
    // The token was not sealed by this service.
    return null;
  }
  const [workspaceId, id, expires] = content as [string, string, number];
  return id === paymentId && expires > clock.now() ? workspaceId : null;
}
