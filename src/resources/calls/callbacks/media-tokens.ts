// Names a call in a text that only we can make: whoever brings audio shows it. Sealed by the vault, so that any process knows
// it; worth nothing once the call is over.
import type { Vault } from '../../../core/vault.ts';

const PURPOSE = 'media-stream';

export interface CallTokens {
  seal(callId: string): string;
  /** Null for what is no token of ours. */
  open(token: string): string | null;
}

export function mediaTokens(vault: Vault): CallTokens {
  return {
    seal: (callId) => vault.seal(PURPOSE, callId),
    open(token) {
      try {
        return vault.open(PURPOSE, token);
      } catch {
        // Whatever is wrong with it, it is not one of ours.
        return null;
      }
    },
  };
}
