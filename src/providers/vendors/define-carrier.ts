// A carrier as one declaration: its settings, its documentation, and the function that opens it. vendors/index.ts lists the
// declarations. resources/calls/callbacks receives its callbacks. Deliberately omitted: the accounts of number owners
// (numbers.ts), whose fields belong to the contract.
import type { Logger } from 'pino';
import type { Clock } from '../../core/clock.ts';
import { readEnabled, type Enabled, type SettingGroup } from '../../core/setting.ts';
import type { GuardedConnection } from '../connection.ts';
import { asMarkdown, type Declaration } from '../declaration.ts';
import type { Carrier, LegUpdates } from '../ports/carrier.ts';

/** Seals the name of a leg (`DialRequest.callId`) into a token. */
export interface MediaTokens {
  seal(legName: string): string;
  /** Returns the name of the leg; null for an invalid token. */
  open(token: string): string | null;
}

/** Services that a process offers its carriers. */
export interface CarrierHost {
  clock: Clock;
  log: Logger;
  legs: LegUpdates;
  tokens: MediaTokens;
  /** The URL at which the carrier reaches this process. */
  publicUrl(): string;
  /** Resolves a host to an address that outgoing requests may reach. @throws ConnectionFailure */
  resolveHost(host: string): Promise<string>;
  request: GuardedConnection['request'];
}

interface OpenedCarrier {
  carrier: Carrier;
  /** Loads everything that the first call would otherwise wait for. */
  warmUp?(): Promise<void>;
}

interface CarrierDefinition<
  Id extends string,
  G extends SettingGroup,
  Needed extends keyof G,
  Opened extends OpenedCarrier | null,
> {
  id: Id;
  /** Spelled as the vendor does. */
  name: string;
  /** The traffic that it carries, for the documentation. */
  scope: string;
  verifiedAgainst: string;
  settings: G;
  enabledBy: Needed;
  /** Settings that must be set together with `enabledBy`. */
  required: readonly Needed[];
  /** True: its callbacks and its audio need a PUBLIC_URL with https. */
  needsPublicHttps: boolean;
  /**
   * Opens nothing that must be closed, and costs nothing: SDKs load on first use.
   * @param settings null: the deployment has no account
   */
  open(settings: Enabled<G, Needed> | null, host: CarrierHost): Opened;
}

export interface DeclaredCarrier<
  Id extends string = string,
  Values = unknown,
  Opened extends OpenedCarrier | null = OpenedCarrier | null,
> extends Declaration<Id, Values> {
  name: string;
  needsPublicHttps: boolean;
  open(settings: Values, host: CarrierHost): Opened;
}

export function defineCarrier<
  const Id extends string,
  G extends SettingGroup,
  const Needed extends keyof G,
  Opened extends OpenedCarrier | null,
>(definition: CarrierDefinition<Id, G, Needed, Opened>): DeclaredCarrier<Id, Enabled<G, Needed> | null, Opened> {
  const { id, name, scope, verifiedAgainst, settings, enabledBy, required, needsPublicHttps, open } = definition;
  return {
    id,
    name,
    purpose: 'carries calls',
    provider: `\`${id}\`: ${scope}`,
    enabledBy: asMarkdown(settings[enabledBy]!),
    verifiedAgainst,
    settings,
    needsPublicHttps,
    readSettings: (environment) => readEnabled(settings, environment, { enabledBy, required }),
    open,
  };
}
