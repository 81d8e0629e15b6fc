// Tokens that name a call for the process that brings its audio. Sealed by the vault: only we can make them, any process can open them.
// A token is worth nothing once its call is over.
import type { Vault } from '../../../core/vault.ts';

const PURPOSE = 'media-stream';

export interface CallTokens {
  seal(callId: string): string;
  /** @returns null for a text that is not one of our tokens */
  open(token: string): string | null;
}

export function mediaTokens(vault: Vault): CallTokens {
  return {
    seal: (callId) => vault.seal(PURPOSE, callId),
    open(token) {
      try {
        return vault.open(PURPOSE, token);
      } catch {
        // Not one of ours.
        return null;
      }
    },
  };
}
