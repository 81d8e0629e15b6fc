// Imports a number from its owner's own carrier account or trunk. The account is tested before anything is stored. If storing
// fails, the changes that the test made at the carrier concern no other number, and the next attempt repeats them.
import type { PhoneNumber, PhoneNumberImport } from '../../../../generated/types.ts';
import { fail, invalid, type Failure } from '../../../core/errors.ts';
import { createdId } from '../../../core/ids.ts';
import { countryOfNumber } from '../../../core/phone/destinations.ts';
import { inTransaction } from '../../../database/transaction.ts';
import { ConnectionFailure, type ConnectionCode } from '../../../providers/connection/failure.ts';
import type { AccountKeeper, CarrierAccount, HeldNumber } from '../../../providers/numbers.ts';
import type { Carrier } from '../../../providers/ports/carrier.ts';
import { ProviderError } from '../../../providers/ports/errors.ts';
import type { Context } from '../../../runtime.ts';
import { audit } from '../../audit-log/service.ts';
import { accountFrom, sealAccount, toNumberAccount } from '../account.ts';
import * as store from '../store.ts';
import { toPhoneNumber } from '../wire.ts';
import { CARRIER_SETTINGS, isTaken, numberTaken } from './seller.ts';
import { failOnMissingAgent, requireAgent } from './settings.ts';

const TRIAL_TIMEOUT_MS = 10_000;
const HOST_REFUSALS: Readonly<Partial<Record<ConnectionCode, string>>> = {
  private_address:
    'resolves to a private or reserved address; give a public host, or ask the operator to list the network in NETWORK_ALLOW',
  dns_failed: 'must resolve in the DNS; check the name, or use an IPv4 address',
  timeout: 'was not resolved by the DNS in time; try again, or give an IPv4 address',
};

/** @throws Failure `carrier_not_configured`, `agent_not_found`, `phone_number_taken`, `validation_failed`, `provider_failed` */
export async function importPhoneNumber(ctx: Context, input: PhoneNumberImport): Promise<PhoneNumber> {
  const { workspaceId } = ctx.actor;
  const account = accountFrom(input.account, workspaceId);
  const keeper = keeperOf(ctx, account);
  if (input.agent_id) await requireAgent(ctx.db, ctx.actor.workspaceId, input.agent_id, '');
  const country = countryOfNumber(input.number);
  if (country === null) throw invalid('/number', 'no_country', 'must be a number that belongs to a country');
  const isProven = provesControl(account);
  // With an Idempotency-Key, the row may belong to an earlier attempt whose response was lost.
  const id = createdId(ctx, 'pn');
  await requireFree(ctx, input.number, id);
  if (isProven && (await store.takenNumbers(ctx.db, [input.number], id)).size > 0) throw numberTaken(input.number);
  const held = await tryAccount(ctx, keeper, input.number, account);
  const row = await failOnMissingAgent(() =>
    inTransaction(ctx.db, async (trx) => {
      const inserted = await store.insertPhoneNumber(trx, workspaceId, {
        id,
        number: input.number,
        carrier: keeper.id,
        status: 'active',
        proven: isProven,
        country,
        capabilities: [...held.capabilities],
        carrier_ref: held.ref,
        account: JSON.stringify(toNumberAccount(account)),
        account_sealed: sealAccount(ctx.vault, { workspace_id: workspaceId, id }, held.account ?? account),
        nickname: input.nickname ?? null,
        agent_id: input.agent_id ?? null,
      });
      const changes = { number: input.number, account: toNumberAccount(account).name };
      await audit(trx, ctx, { action: 'phone_number.imported', targetId: inserted.id, changes });
      return inserted;
    }),
  ).catch((error: unknown) => {
    throw isTaken(error) ? numberTaken(input.number) : error;
  });
  return toPhoneNumber(row, []);
}

/**
 * Requires that the workspace does not have the number. The trial reuses the trunks that it finds at the carrier under the names
 * of the number: it would change the trunks of a number in use, and the release of an earlier import would delete the trunks of
 * the new one.
 * @throws Failure `phone_number_taken`
 */
async function requireFree({ db, actor }: Context, number: string, id: string): Promise<void> {
  const held = await store.selectHeldNumber(db, actor.workspaceId, number, id);
  if (held?.status === 'released') {
    const detail = `${number} is still being released at its carrier. Try again in a few minutes.`;
    throw fail('phone_number_taken', { detail });
  }
  if (held) throw numberTaken(number);
}

/**
 * Returns whether the account proves ownership of the number. A Twilio account lists its numbers. A named LiveKit trunk belongs
 * to the operator and lists its numbers. A SIP server proves nothing, so a claim through one does not prevent others from
 * claiming the number.
 */
function provesControl(account: CarrierAccount): boolean {
  return account.type === 'twilio' || (account.type === 'livekit' && account.sip === null);
}

type Keeper = Carrier & { accounts: AccountKeeper };

/**
 * Returns the carrier for calls with such an account.
 * @throws Failure `carrier_not_configured`
 */
export function keeperOf({ providers }: Pick<Context, 'providers'>, account: CarrierAccount): Keeper {
  const keeper = providers.carriers().find(({ accounts }) => accounts?.types.includes(account.type));
  if (!keeper)
    throw fail('carrier_not_configured', {
      detail: `No configured carrier accepts a ${account.type} account. The operator can set ${CARRIER_SETTINGS}.`,
    });
  return keeper as Keeper;
}

async function tryAccount(ctx: Context, keeper: Keeper, number: string, account: CarrierAccount): Promise<HeldNumber> {
  try {
    const signal = AbortSignal.any([ctx.signal, AbortSignal.timeout(TRIAL_TIMEOUT_MS)]);
    return await keeper.accounts.adopt(number, account, signal);
  } catch (error) {
    if (error instanceof ConnectionFailure) throw refusedHost(error);
    if (!(error instanceof ProviderError)) throw error;
    if (error.kind === 'auth') throw invalid('/account', 'wrong_credentials', error.message);
    if (error.kind === 'refused') throw invalid('/account', 'refused', error.message);
    throw fail('provider_failed', { detail: error.message });
  }
}

/** Converts the failure to resolve a host. Only trunks have one; accounts of vendors have fixed addresses. */
function refusedHost({ code, message }: ConnectionFailure): Failure {
  return invalid('/account/host', code, HOST_REFUSALS[code] ?? `cannot be used: ${message}`);
}
