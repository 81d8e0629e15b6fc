// A payment vendor as one declaration: its settings, its documentation, and the function that opens it. vendors/index.ts lists
// the declarations. The setting PAYMENTS selects the one that is used. resources/wallet receives its callbacks.
import { readRequired, type Enabled, type SettingGroup } from '../../core/setting.ts';
import type { GuardedConnection } from '../connection.ts';
import type { Declaration } from '../declaration.ts';
import type { Payments } from '../payments/port.ts';

interface PaymentsDefinition<Id extends string, G extends SettingGroup, Needed extends keyof G> {
  /** The value of PAYMENTS that selects it. */
  id: Id;
  /** The payment methods, for the documentation. */
  scope: string;
  verifiedAgainst: string;
  settings: G;
  /** Settings that must be set. */
  required: readonly Needed[];
  /** Costs nothing: an SDK loads on first use. */
  open(settings: Enabled<G, Needed>, connection: GuardedConnection): Payments;
}

export interface DeclaredPayments<Id extends string = string, Values = unknown> extends Declaration<Id, Values> {
  open(settings: Values, connection: GuardedConnection): Payments;
}

export function definePayments<const Id extends string, G extends SettingGroup, const Needed extends keyof G>(
  definition: PaymentsDefinition<Id, G, Needed>,
): DeclaredPayments<Id, Enabled<G, Needed>> {
  const { id, scope, verifiedAgainst, settings, required, open } = definition;
  return {
    id,
    purpose: 'takes payments',
    provider: `\`${id}\`: ${scope}`,
    enabledBy: `\`PAYMENTS=${id}\``,
    verifiedAgainst,
    settings,
    readSettings: (environment) => readRequired(settings, environment, required, `PAYMENTS=${id}`),
    open,
  };
}
