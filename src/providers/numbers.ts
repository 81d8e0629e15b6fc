// Phone numbers at carriers: numbers that a carrier sells, numbers that their owners bring, and the accounts of the latter.
// Part of the ports (ports.ts). It knows no vendor except for the types of accounts.
// Invariant: an account holds secrets in the clear, so no part of an account is ever logged.

/** How a carrier reaches a number that the deployment does not own. Holds secrets in the clear: never log one. */
export type CarrierAccount =
  | { type: 'twilio'; accountSid: string; authToken: string }
  | ({ type: 'sip_trunk' } & SipAddress)
  | LiveKitTrunks;

/** `HeldNumber.ref` of a number on existing trunks, which belong to the operator. */
export const NAMED_TRUNKS = 'named';

export interface SipAddress {
  host: string;
  port: number;
  transport: 'udp' | 'tcp' | 'tls';
  username: string | null;
  password: string | null;
}

/** Trunks of the deployment's LiveKit server that carry the calls of a number. */
export interface LiveKitTrunks {
  type: 'livekit';
  /** Owner of the number; part of the names of trunks created for it. */
  owner: string;
  /** Null: the number cannot place calls. */
  outboundTrunkId: string | null;
  /** Null: calls to the number do not arrive here. */
  inboundTrunkId: string | null;
  /** Where `adopt` creates trunks; null if they exist. */
  sip: (SipAddress & { inboundAddresses: readonly string[] }) | null;
}

export type NumberType = 'local' | 'toll_free' | 'mobile';
export type NumberCapability = 'voice' | 'sms';

export interface NumberQuery {
  /** ISO 3166-1 alpha-2. */
  country: string;
  type: NumberType;
  areaCode?: string | undefined;
  /** Digits that the number contains; `*` matches any digit. */
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

/** A number that the carrier holds for this deployment. */
export interface HeldNumber {
  /** The carrier's own id of it. */
  ref: string;
  capabilities: readonly NumberCapability[];
  /** The account to use for calls, if adopting the number changed it. */
  account?: CarrierAccount;
}

/** All methods fail with ProviderError; `refused` is final, other kinds may be temporary. */
export interface NumberMarket {
  search(query: NumberQuery, signal: AbortSignal): Promise<OfferedNumber[]>;
  /** Buys a number and routes its calls here. Idempotent: a number that is already ours is not bought again. */
  buy(number: string, signal: AbortSignal): Promise<HeldNumber>;
  /** Releases the number. Succeeds if it is already released. */
  release(ref: string, signal: AbortSignal): Promise<void>;
}

/** Where a number of the deployment's account sends its calls. */
export interface NumberRoute {
  /** The carrier's own id of it. */
  ref: string;
  /** E.164 */
  number: string;
  /** The address that gets its calls; null if there is none. */
  url: string | null;
  /** `here`: this deployment. `moved`: a Parley at another address. `other`: something else. */
  leads: 'here' | 'moved' | 'other';
}

/** All methods fail with ProviderError. */
export interface NumberRoutes {
  list(): Promise<readonly NumberRoute[]>;
  /** Sends the calls of a number here. Idempotent. */
  lead(ref: string): Promise<void>;
}

export interface AccountKeeper {
  types: readonly CarrierAccount['type'][];
  /**
   * Verifies the account and routes the number's calls here. Fails with ProviderError: `auth`, or `refused` if the account has
   * no such number; with ConnectionFailure if the host of a trunk does not resolve or is not allowed.
   */
  adopt(number: string, account: CarrierAccount, signal: AbortSignal): Promise<HeldNumber>;
  /** Stops routing the number's calls here. Succeeds if the number is already gone. */
  abandon(ref: string, account: CarrierAccount, signal: AbortSignal): Promise<void>;
}
