// Carrier accounts that owners bring for their numbers. Splits an account into public and sealed parts, and joins them for the
// carrier. Invariant: secrets in the row are sealed by the vault.
import type { LiveKitTrunkCreate, NumberAccount, NumberAccountCreate } from '../../../generated/types.ts';
import { invalid } from '../../core/errors.ts';
import type { SealedPlace, Vault } from '../../core/vault.ts';
import type { CarrierAccount, LiveKitTrunks, SipAddress } from '../../providers/numbers.ts';
import type { PhoneNumberRow } from './store.ts';

export const ACCOUNT_PURPOSE = 'phone-number-account';
const SIP_PORT = 5060;
/** RFC 3261, section 19.1.2. */
const SIPS_PORT = 5061;

/**
 * @param owner id of the workspace
 * @throws Failure `validation_failed` for LiveKit trunks that are neither named nor described, or both
 */
export function accountFrom(input: NumberAccountCreate, owner: string): CarrierAccount {
  if (input.type === 'twilio') {
    return { type: 'twilio', accountSid: input.account_sid, authToken: input.auth_token };
  }
  if (input.type === 'livekit') return trunksFrom(input, owner);
  return { type: 'sip_trunk', ...addressFrom(input) };
}

function trunksFrom(input: LiveKitTrunkCreate, owner: string): LiveKitTrunks {
  const { outbound_trunk_id: outboundTrunkId = null, inbound_trunk_id: inboundTrunkId = null, host } = input;
  const isNamed = outboundTrunkId !== null || inboundTrunkId !== null;
  if (isNamed === (host !== undefined)) {
    throw invalid('/account', 'ambiguous', 'must have either the id of a trunk or the host of a SIP server');
  }
  const { inbound_addresses: inboundAddresses = [] } = input;
  const sip = host === undefined ? null : { ...addressFrom({ ...input, host }), inboundAddresses };
  return { type: 'livekit', owner, outboundTrunkId, inboundTrunkId, sip };
}

type AddressInput = Pick<LiveKitTrunkCreate, 'port' | 'transport' | 'username' | 'password'> & { host: string };

function addressFrom({
  host,
  transport = 'udp',
  username = null,
  password = null,
  ...input
}: AddressInput): SipAddress {
  const port = input.port ?? (transport === 'tls' ? SIPS_PORT : SIP_PORT);
  return { host: host.toLowerCase(), port, transport, username, password };
}

export function toNumberAccount(account: CarrierAccount): NumberAccount {
  return { type: account.type, name: nameOf(account) };
}

function nameOf(account: CarrierAccount): string {
  if (account.type === 'twilio') return account.accountSid;
  const address = account.type === 'livekit' ? account.sip : account;
  if (address) return `${address.host}:${address.port}`;
  const { outboundTrunkId, inboundTrunkId } = account as LiveKitTrunks;
  return (outboundTrunkId ?? inboundTrunkId)!;
}

export function sealAccount(vault: Vault, number: NumberKey, account: CarrierAccount): string {
  return vault.seal(ACCOUNT_PURPOSE, JSON.stringify(account), { place: numberPlace(number) });
}

/** Returns the account of a number; undefined for the deployment's own account. */
export function openAccount(
  vault: Vault,
  number: NumberKey & Pick<PhoneNumberRow, 'account_sealed'>,
): CarrierAccount | undefined {
  const { account_sealed: sealed } = number;
  if (sealed === null) return undefined;
  return JSON.parse(vault.open(ACCOUNT_PURPOSE, sealed, { place: numberPlace(number) })) as CarrierAccount;
}

type NumberKey = Pick<PhoneNumberRow, 'workspace_id' | 'id'>;

/** The row to which a number's secrets are bound. */
export function numberPlace({ workspace_id: workspaceId, id }: NumberKey): SealedPlace {
  return { workspaceId, id };
}
