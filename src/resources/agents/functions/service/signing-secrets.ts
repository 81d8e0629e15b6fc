// Secrets that sign the requests of a webhook function, and their rotation. A rotation applies at once to calls in progress and to
// every version of the agent, so secrets are read at each request. The first secret is in the function's row and in the agent's
// versions, which do not change; `function_secrets` contains the secrets that replaced it.
import type { FunctionSecret, SecretRotation } from '../../../../../generated/types.ts';
import { fail, invalid } from '../../../../core/errors.ts';
import { iso } from '../../../../core/time.ts';
import { inTransaction, type Trx } from '../../../../database/transaction.ts';
import type { Context, Uses } from '../../../../runtime.ts';
import { audit } from '../../../audit-log/service.ts';
import { beginRotation, openSecrets, promoteSecret, type SealedSecrets } from '../../../webhooks/service/rotation.ts';
import { newWebhookSecret, type SigningSecrets } from '../../../webhooks/service/signature.ts';
import { lockAgent } from '../../store.ts';
import { sealSigningSecret, SIGNING_PURPOSE } from '../seals.ts';
import * as store from '../store.ts';

type Signer = Pick<store.FunctionRow, 'workspace_id' | 'id' | 'signing_secret_sealed'>;

/** Returns the secrets that sign a request now: two while a rotation is running. */
export async function signingSecrets(
  { db, clock, vault }: Uses<'db' | 'clock' | 'vault'>,
  fn: Signer,
): Promise<SigningSecrets> {
  const { workspace_id: workspaceId, id } = fn;
  const row = (await store.selectRotatedSecrets(db, workspaceId, id)) ?? firstSecret(fn);
  return openSecrets(vault, row, { purpose: SIGNING_PURPOSE, place: { workspaceId, id } }, clock.now());
}

function firstSecret({ signing_secret_sealed: sealed }: Signer): SealedSecrets {
  return { secret_sealed: sealed ?? '', next_secret_sealed: null, rotation_expires_at: null };
}

/**
 * Starts a rotation, replacing the new secret of a running one: at most two secrets are valid. `promote` ends the rotation.
 * @throws Failure `agent_not_found`, `function_not_found`, `function_no_rotation`, `validation_failed` for another type of function
 */
export async function rotateAgentFunctionSecret(
  ctx: Context,
  agentId: string,
  id: string,
  input: SecretRotation,
): Promise<FunctionSecret> {
  const { workspaceId } = ctx.actor;
  return inTransaction(ctx.db, async (trx) => {
    // The locks order concurrent rotations, rotations and removals, and rotations and a change of the encryption key.
    if (!(await lockAgent(trx, workspaceId, agentId))) throw fail('agent_not_found');
    const fn = await store.lockFunction(trx, workspaceId, agentId, id);
    if (!fn) throw fail('function_not_found');
    if (fn.type !== 'webhook') {
      const detail = `must be a webhook function; this is a ${fn.type} function`;
      throw invalid('/path/function_id', 'not_a_webhook', detail);
    }
    const stored = (await store.lockRotatedSecrets(trx, workspaceId, id)) ?? firstSecret(fn);
    return input.promote ? promote(trx, ctx, fn, stored) : begin(trx, ctx, fn, stored);
  });
}

async function begin(trx: Trx, ctx: Context, fn: store.FunctionRow, stored: SealedSecrets): Promise<FunctionSecret> {
  const signing_secret = newWebhookSecret();
  const begun = beginRotation(stored, sealSigningSecret(ctx, fn, signing_secret), ctx.clock.now());
  await store.upsertRotatedSecrets(trx, fn, begun);
  await audit(trx, ctx, {
    action: 'agent.function_secret_rotated',
    targetId: fn.agent_id,
    changes: { function_id: fn.id },
  });
  return { id: fn.id, signing_secret, promoted: false, rotation_expires_at: iso(begun.rotation_expires_at) };
}

async function promote(trx: Trx, ctx: Context, fn: store.FunctionRow, stored: SealedSecrets): Promise<FunctionSecret> {
  const promoted = promoteSecret(stored, ctx.clock.now());
  if (promoted === null) throw fail('function_no_rotation');
  await store.upsertRotatedSecrets(trx, fn, promoted);
  await audit(trx, ctx, {
    action: 'agent.function_secret_promoted',
    targetId: fn.agent_id,
    changes: { function_id: fn.id },
  });
  return { id: fn.id, promoted: true, rotation_expires_at: null };
}
