// What went back to the payer of a succeeded PaymentIntent: refunds that have not failed, and disputes whose money Stripe has
// withdrawn. A charge says only that there are disputes, and Stripe does not document whether `amount_refunded` decreases when a
// refund fails, so that both are summed up from their lists.
import type Stripe from 'stripe';

/** Cents. */
interface Reversals {
  refunded: number;
  disputed: number;
}

export const NOTHING: Reversals = { refunded: 0, disputed: 0 };

/** Pages of 100; more than anyone refunds of one payment. */
const MAX_LISTED = 1_000;

const FAILED_REFUNDS: ReadonlySet<string> = new Set(['failed', 'canceled']);

/**
 * Statuses of disputes whose amount is withdrawn. An inquiry (`warning_…`) and a `prevented` dispute withdraw nothing, and `won`
 * reinstates the amount. Source: https://docs.stripe.com/api/disputes/object
 */
const WITHDRAWN: ReadonlySet<string> = new Set([
  'needs_response',
  'under_review',
  'lost',
  'appeal_needs_response',
  'appeal_under_review',
]);

/** @param intent with its expanded charge */
export async function readReversals(client: Stripe, intent: Stripe.PaymentIntent): Promise<Reversals> {
  const { latest_charge: charge } = intent;
  if (charge === null || typeof charge === 'string') return NOTHING;
  const [refunded, disputed] = await Promise.all([
    charge.amount_refunded > 0 ? sumRefunds(client, intent) : 0,
    charge.disputed ? sumDisputes(client, intent) : 0,
  ]);
  return { refunded, disputed };
}

async function sumRefunds(client: Stripe, { id }: Stripe.PaymentIntent): Promise<number> {
  const refunds = client.refunds.list({ payment_intent: id, limit: 100 });
  const list = await refunds.autoPagingToArray({ limit: MAX_LISTED });
  return sum(list.filter(({ status }) => status === null || !FAILED_REFUNDS.has(status)));
}

async function sumDisputes(client: Stripe, intent: Stripe.PaymentIntent): Promise<number> {
  const disputes = client.disputes.list({ payment_intent: intent.id, limit: 100 });
  const list = (await disputes.autoPagingToArray({ limit: MAX_LISTED })).filter(({ status }) => WITHDRAWN.has(status));
  // An amount in another currency cannot be compared with the payment: it counts as the whole payment.
  return list.every(({ currency }) => currency === intent.currency) ? sum(list) : intent.amount_received;
}

function sum(list: readonly { amount: number }[]): number {
  return list.reduce((total, { amount }) => total + amount, 0);
}
