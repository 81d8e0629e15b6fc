// Phone numbers at carriers: numbers that a carrier sells, numbers that users bring, and the carrier accounts of the latter.
// Part of the ports (ports/carrier.ts). It knows no vendor except for the types of accounts.
// Invariant: an account contains plaintext secrets, so no part of an account is ever logged.

/** Access to a carrier for a number that the deployment does not own. Contains plaintext secrets: never log one. */
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

/** Trunks on the deployment's LiveKit server that carry the calls of a number. */
export interface LiveKitTrunks {
  type: 'livekit';
  /** Owner of the number; part of the names of trunks created for it. */
  owner: string;
  /** Null: the number cannot place calls. */
  outboundTrunkId: string | null;
  /** Null: calls to the number do not arrive at this deployment. */
  inboundTrunkId: string | null;
  /** Settings with which `adopt` creates trunks; null if the trunks exist. */
  sip: (SipAddress & { inboundAddresses: readonly string[] }) | null;
}

type NumberType = 'local' | 'toll_free' | 'mobile';
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

/** A number that the carrier reserves for this deployment. */
export interface HeldNumber {
  /** The carrier's own id of the number. */
  ref: string;
  capabilities: readonly NumberCapability[];
  /** The account to use for calls, if adopting the number changed it. */
  account?: CarrierAccount;
}

/** All methods fail with ProviderError; `refused` is final, other kinds may be temporary. */
export interface NumberMarket {
  search(query: NumberQuery, signal: AbortSignal): Promise<OfferedNumber[]>;
  /**
   * Buys a number and routes its calls to this deployment. Idempotent: a number that an earlier attempt bought
   * is not bought again.
   */
  buy(number: string, signal: AbortSignal): Promise<HeldNumber>;
  /** Releases the number. Succeeds if it was already released. */
  release(ref: string, signal: AbortSignal): Promise<void>;
}

/** The destination of calls to a number in the deployment's account. */
export interface NumberRoute {
  /** The carrier's own id of the number. */
  ref: string;
  /** E.164 */
  number: string;
  /** The URL that receives its calls; null if there is none. */
  url: string | null;
  /** `here`: this deployment. `moved`: a Parley at another address. `other`: something else. */
  leads: 'here' | 'moved' | 'other';
}

/** All methods fail with ProviderError. */
export interface NumberRoutes {
  list(): Promise<readonly NumberRoute[]>;
  /** Routes the calls of a number to this deployment. Idempotent. */
  lead(ref: string): Promise<void>;
}

export interface AccountKeeper {
  types: readonly CarrierAccount['type'][];
  /**
   * Verifies the account and routes the number's calls to this deployment. Fails with ProviderError: `auth`, or `refused` if the
   * account has no such number; with ConnectionFailure if the host of a trunk does not resolve or is not allowed.
   */
  adopt(number: string, account: CarrierAccount, signal: AbortSignal): Promise<HeldNumber>;
  /** Stops routing the number's calls to this deployment. Succeeds if the number no longer exists. */
  abandon(ref: string, account: CarrierAccount, signal: AbortSignal): Promise<void>;
}
