// Tokens that identify a leg of a call to the process that receives its audio. Sealed by the vault: only this service can create
// them, and any of its processes can open them. A token is useless once its call is over.
import type { Vault } from '../../../core/vault.ts';

const PURPOSE = 'media-stream';

interface LegTokens {
  seal(legName: string): string;
  /** @returns null for text that is not one of our tokens */
  open(token: string): string | null;
}

export function createMediaTokens(vault: Vault): LegTokens {
  return {
    seal: (legName) => vault.seal(PURPOSE, legName),
    open(token) {
      try {
        return vault.open(PURPOSE, token);
      } catch {
        // The token was not sealed by this service.
        return null;
      }
    },
  };
}
