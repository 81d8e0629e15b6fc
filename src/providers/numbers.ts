// What carriers have to do with numbers: those that they sell, those that owners bring, and the accounts that these are on. Part
// of the ports (ports.ts), and like them without a vendor in it but for the names of accounts.
// Invariant: secrets of an account stand here in the clear, so that nothing of an account is ever logged.

/** How a carrier reaches a number that the deployment does not own. Secrets stand here in the clear: never log one. */
export type CarrierAccount =
  | { type: 'twilio'; accountSid: string; authToken: string }
  | ({ type: 'sip_trunk' } & SipAddress)
  | LiveKitTrunks;

/** `HeldNumber.ref` of a number on trunks that were there before: they are the operator's, whoever may call over them. */
export const NAMED_TRUNKS = 'named';

export interface SipAddress {
  host: string;
  port: number;
  transport: 'udp' | 'tcp' | 'tls';
  username: string | null;
  password: string | null;
}

/** Trunks of the deployment's LiveKit server that a number goes over. */
export interface LiveKitTrunks {
  type: 'livekit';
  /** Whose number it is, in the names of trunks that are made for it. */
  owner: string;
  /** Null: nobody is called from the number. */
  outboundTrunkId: string | null;
  /** Null: calls to the number do not come here. */
  inboundTrunkId: string | null;
  /** Where trunks are to be made by `adopt`; null when they are there. */
  sip: (SipAddress & { inboundAddresses: readonly string[] }) | null;
}

export type NumberType = 'local' | 'toll_free' | 'mobile';
export type NumberCapability = 'voice' | 'sms';

export interface NumberQuery {
  /** ISO 3166-1 alpha-2. */
  country: string;
  type: NumberType;
  areaCode?: string | undefined;
  /** Digits that it has; `*` stands for any. */
  contains?: string | undefined;
  capability?: NumberCapability | undefined;
  limit: number;
}

export interface OfferedNumber {
  /** E.164 */
  number: string;
  country: string;
  type: NumberType;
  region: string | null;
  capabilities: readonly NumberCapability[];
}

/** A number that the carrier has for us. */
export interface HeldNumber {
  /** The carrier's own name of it. */
  ref: string;
  capabilities: readonly NumberCapability[];
  /** The account as calls go over it, where adopting the number changed it. */
  account?: CarrierAccount;
}

/** All fail with ProviderError; `refused` is final, the rest may pass. */
export interface NumberMarket {
  search(query: NumberQuery, signal: AbortSignal): Promise<OfferedNumber[]>;
  /** Buys a number and leads its calls here. Asked twice it answers the same: what is ours already is not bought again. */
  buy(number: string, signal: AbortSignal): Promise<HeldNumber>;
  /** Gives it back. One that is gone already is no error. */
  release(ref: string, signal: AbortSignal): Promise<void>;
}

export interface AccountKeeper {
  types: readonly CarrierAccount['type'][];
  /**
   * Tries the account and leads the number's calls here. Fails with ProviderError: `auth`, `refused` when it has no such
   * number; with ConnectionFailure when the host of a trunk does not resolve or may not be reached.
   */
  adopt(number: string, account: CarrierAccount, signal: AbortSignal): Promise<HeldNumber>;
  /** Leads the number's calls here no longer. One that is gone already is no error. */
  abandon(ref: string, account: CarrierAccount, signal: AbortSignal): Promise<void>;
}
