// Tokens that open one recording for an hour, for players that cannot send a header. Sealed by the vault, so only this service
// can create them and no lookup is needed.
import type { ErrorCode } from '../../../../generated/errors.ts';
import type { Actor } from '../../../core/context.ts';
import type { Uses } from '../../../runtime.ts';

const PURPOSE = 'recording-token';
const VALID_MS = 3_600_000;

export function recordingToken(runtime: Uses<'clock' | 'vault'>, call: { id: string; workspace_id: string }): string {
  const expires = runtime.clock.now() + VALID_MS;
  return runtime.vault.seal(PURPOSE, JSON.stringify([call.workspace_id, call.id, expires]));
}

/** Returns an actor that may read this call's recording, or the error code of the refusal. */
export function recordingActor(
  runtime: Uses<'clock' | 'vault'>,
  token: string,
  callId: string | undefined,
): Actor | ErrorCode {
  let content: unknown;
  try {
    content = JSON.parse(runtime.vault.open(PURPOSE, token));
  } catch {
    // The token was not sealed by this service.
    return 'unauthorized';
  }
  const [workspaceId, id, expires] = content as [string, string, number];
  if (id !== callId) return 'unauthorized';
  if (expires <= runtime.clock.now()) return 'token_expired';
  return { kind: 'token', workspaceId, userId: `recording:${id}`, scope: 'read-only' };
}
