// Carrier accounts of numbers' owners: what may be shown, what is sealed, and both together again for the carrier.
// Invariant: a secret is in the row only under the vault.
import type { NumberAccount, NumberAccountCreate } from '../../../generated/types.ts';
import type { Vault } from '../../core/vault.ts';
import type { CarrierAccount } from '../../providers/ports.ts';
import type { PhoneNumberRow } from './store.ts';

const PURPOSE = 'phone-number-account';
const SIP_PORT = 5060;
/** RFC 3261 section 19.1.2 */
const SIPS_PORT = 5061;

export function accountFrom(input: NumberAccountCreate): CarrierAccount {
  if (input.type === 'twilio') {
    return { type: 'twilio', accountSid: input.account_sid, authToken: input.auth_token };
  }
  const transport = input.transport ?? 'udp';
  const port = input.port ?? (transport === 'tls' ? SIPS_PORT : SIP_PORT);
  const { host, username = null, password = null } = input;
  return { type: 'sip_trunk', host: host.toLowerCase(), port, transport, username, password };
}

export function shownAccount(account: CarrierAccount): NumberAccount {
  const { type } = account;
  return { type, name: type === 'twilio' ? account.accountSid : `${account.host}:${account.port}` };
}

export function sealAccount(vault: Vault, account: CarrierAccount): string {
  return vault.seal(PURPOSE, JSON.stringify(account));
}

/** The account that a number is on; undefined for the deployment's own. */
export function openAccount(
  vault: Vault,
  { account_sealed: sealed }: Pick<PhoneNumberRow, 'account_sealed'>,
): CarrierAccount | undefined {
  return sealed === null ? undefined : (JSON.parse(vault.open(PURPOSE, sealed)) as CarrierAccount);
}
