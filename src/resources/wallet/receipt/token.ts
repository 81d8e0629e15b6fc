// Addresses that open one receipt, for people without a key: payers who come back from the provider's page, accountants.
// Sealed by the vault: nobody else can make one, and there is nothing to look up.
import type { Runtime } from '../../../runtime.ts';

const PURPOSE = 'receipt';
/** The history makes a new one at every look. */
const VALID_MS = 90 * 86_400_000;

export function receiptUrl(runtime: Runtime, workspaceId: string, paymentId: string): string {
  const token = runtime.vault.seal(PURPOSE, JSON.stringify([workspaceId, paymentId, runtime.clock.now() + VALID_MS]));
  return `${runtime.publicUrl()}/receipts/${paymentId}?token=${token}`;
}

/** The workspace whose receipt the token opens; null for whatever is wrong with it. */
export function openReceiptToken({ vault, clock }: Runtime, token: string, paymentId: string): string | null {
  let content: unknown;
  try {
    content = JSON.parse(vault.open(PURPOSE, token));
  } catch {
    // It is not one of ours.
    return null;
  }
  const [workspaceId, id, expires] = content as [string, string, number];
  return id === paymentId && expires > clock.now() ? workspaceId : null;
}
