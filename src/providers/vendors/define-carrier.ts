// A carrier as one declaration: its settings, its documentation, and what opens it. vendors/index.ts lists the declarations.
// Its callbacks are received by resources/calls/callbacks. Absent on purpose: the accounts of numbers' owners (numbers.ts), whose
// fields belong to the contract.
import type { Logger } from 'pino';
import type { Clock } from '../../core/clock.ts';
import { readEnabled, type Enabled, type SettingGroup } from '../../core/setting.ts';
import type { GuardedConnection } from '../connection.ts';
import { asMarkdown, type Declaration } from '../declaration.ts';
import type { Carrier, LegNews } from '../ports.ts';

/** Signs a call's id. */
export interface MediaTokens {
  seal(callId: string): string;
  /** The call's id; null for an invalid token. */
  open(token: string): string | null;
}

/** What a process offers its carriers. */
export interface CarrierHost {
  clock: Clock;
  log: Logger;
  legs: LegNews;
  tokens: MediaTokens;
  /** Address at which the carrier reaches this process. */
  publicUrl(): string;
  /** Resolves a host to an address that outgoing requests may reach. @throws ConnectionFailure */
  resolveHost(host: string): Promise<string>;
  request: GuardedConnection['request'];
}

export interface OpenedCarrier {
  carrier: Carrier;
  /** Loads what the first call would otherwise wait for. */
  warmUp?(): Promise<void>;
}

export interface CarrierDefinition<
  Id extends string,
  G extends SettingGroup,
  Needed extends keyof G,
  Opened extends OpenedCarrier | null,
> {
  id: Id;
  /** As the vendor spells it. */
  name: string;
  /** What it carries, for the documentation. */
  scope: string;
  verifiedAgainst: string;
  settings: G;
  enabledBy: Needed;
  /** Settings that must be set together with `enabledBy`. */
  required: readonly Needed[];
  /** True: its callbacks and its audio need a PUBLIC_URL with https. */
  needsPublicHttps: boolean;
  /** Opens nothing that must be closed, and costs nothing: SDKs load with their first use. @param settings null: the deployment has no account */
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
