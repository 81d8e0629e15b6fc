// A stand-in for Stripe's API on loopback, for its official SDK: Checkout sessions and PaymentIntents in the wire format of the
// pinned API version, including idempotency keys, and callbacks signed as Stripe signs them. Tests control the behavior of payers,
// cards and banks, and the faults. Deliberately omitted: every operation that Parley does not use.
import type { IncomingMessage, ServerResponse } from 'node:http';
import Stripe from 'stripe';
import { startStandIn } from './stand-in.ts';

export const STRIPE_KEY = 'sk_test_parley';
export const STRIPE_WEBHOOK_SECRET = 'whsec_test_of_parley';

type StripeObject = Record<string, unknown> & { id: string; metadata: Record<string, string> };

/**
 * `lost`: Stripe executes the request and the connection breaks; `held`: it executes it and never responds;
 * `down`: it does neither.
 */
type Mishap = 'lost' | 'held' | 'down' | 'none';

export interface StripeServer {
  url: string;
  /** Method and path of every request, as `POST /v1/checkout/sessions`. */
  asked: string[];
  /** Parsed forms of the requests that create objects. */
  forms: URLSearchParams[];
  sessions: Map<string, StripeObject>;
  intents: Map<string, StripeObject>;
  refunds: Map<string, StripeObject>;
  disputes: Map<string, StripeObject>;
  /** Saved payment methods, and the customer of each; null: detached. */
  methods: Map<string, string | null>;
  /** Customers that are deleted, or exist only in the other mode of the account. */
  missingCustomers: Set<string>;
  /** Faults of the next requests, in order. */
  mishaps: Mishap[];
  /** The decline code for off-session charges; null: they succeed. */
  decline: string | null;
  /**
   * The payer pays on the page, optionally another amount or in another currency. `later`: the bank takes days. `nextAction`: the
   * payer must still act elsewhere.
   */
  pay(sessionId: string, more?: { amount?: number; currency?: string; later?: boolean; nextAction?: object }): void;
  /** An asynchronous payment succeeds or fails. */
  settle(sessionId: string, landed: boolean): void;
  expire(sessionId: string): void;
  /** @param id of a session or an intent. @returns the refund */
  refund(id: string, cents: number): StripeObject;
  /** The payer's bank does not accept the refund. `lowers`: the charge's `amount_refunded` decreases. */
  failRefund(refundId: string, lowers: boolean): StripeObject;
  /** The payer disputes a payment. @param id of a session or an intent; default: the whole amount. @returns the dispute */
  dispute(id: string, more?: { amount?: number; currency?: string; status?: string }): StripeObject;
  /** A dispute continues or ends. */
  changeDispute(disputeId: string, status: string): StripeObject;
  /** Returns the body and signature header of a callback. `at`: the time of the signature. */
  callback(
    type: string,
    object: object,
    options?: { secret?: string; at?: number },
  ): { body: string; signature: string };
  /** Returns a callback with the current state of a session, an intent, a refund or a dispute. */
  callbackOf(type: string, id: string): { body: string; signature: string };
  close(): Promise<void>;
}

interface Stored {
  form: string;
  status: number;
  body: string;
}

export async function startStripe(): Promise<StripeServer> {
  const byKey = new Map<string, Stored>();
  let count = 0;
  const next = (prefix: string) => `${prefix}_test_${(count += 1)}`;
  const stripe = world(next);

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    const { pathname, searchParams } = new URL(request.url!, 'http://stripe');
    stripe.asked.push(`${request.method} ${pathname}`);
    const mishap = stripe.mishaps.shift();
    if (mishap === 'down') return void response.destroy();
    const form = Buffer.concat(parts).toString('utf8');
    const { status, body } = answer(request, pathname, searchParams, form);
    if (mishap === 'lost') return void response.destroy();
    if (mishap === 'held') return;
    response.writeHead(status, { 'content-type': 'application/json', 'request-id': next('req') }).end(body);
  }

  function answer(request: IncomingMessage, path: string, query: URLSearchParams, form: string): Stored {
    if (request.headers.authorization !== `Bearer ${STRIPE_KEY}`)
      return refusal(401, 'invalid_request_error', 'bad key');
    if (request.method === 'GET') return listed(stripe, path, query) ?? found(stripe, path);
    const key = String(request.headers['idempotency-key']);
    const before = byKey.get(key);
    if (before && before.form !== form) return refusal(400, 'idempotency_error', 'same key, other parameters');
    const made = before ?? { ...(detached(stripe, path) ?? create(stripe, next, path, form)), form };
    byKey.set(key, made);
    return made;
  }

  const { url, close } = await startStandIn(serve);
  return Object.assign(stripe, { url, close });
}

function world(next: (prefix: string) => string): StripeServer {
  const signer = new Stripe(STRIPE_KEY).webhooks;
  const sessions = new Map<string, StripeObject>();
  const intents = new Map<string, StripeObject>();
  const intentOf = (id: string) => intents.get(id) ?? intents.get(String(sessions.get(id)!['payment_intent']))!;
  const land = (intent: StripeObject, amount: number, currency: string) => {
    const latest_charge = newCharge(next('ch'));
    Object.assign(intent, { status: 'succeeded', amount_received: amount, currency, latest_charge });
  };
  const stripe: StripeServer = {
    url: '',
    asked: [],
    forms: [],
    sessions,
    intents,
    ...reversals(next, intentOf),
    methods: new Map(),
    missingCustomers: new Set(),
    mishaps: [],
    decline: null,
    pay(sessionId, { amount, currency, later, nextAction } = {}) {
      const session = sessions.get(sessionId)!;
      const intent: StripeObject = {
        ...intentBase(next('pi'), Number(session['amount_total']), 'usd', session.metadata),
        customer: session['customer'] ?? next('cus'),
        payment_method: next('pm'),
        setup_future_usage: session['keep'] ?? null,
      };
      intents.set(intent.id, intent);
      if (session['keep']) stripe.methods.set(String(intent['payment_method']), String(intent['customer']));
      Object.assign(session, { status: 'complete', url: null, payment_intent: intent.id, payment_status: 'paid' });
      if (later || nextAction) {
        Object.assign(
          intent,
          nextAction ? { status: 'requires_action', next_action: nextAction } : { status: 'processing' },
        );
        session['payment_status'] = 'unpaid';
      } else land(intent, amount ?? Number(intent['amount']), currency ?? 'usd');
    },
    settle(sessionId, landed) {
      const intent = intentOf(sessionId);
      intent['next_action'] = null;
      if (landed) land(intent, Number(intent['amount']), 'usd');
      else
        Object.assign(intent, {
          status: 'requires_payment_method',
          last_payment_error: { code: 'debit_not_authorized' },
        });
      Object.assign(sessions.get(sessionId)!, { payment_status: landed ? 'paid' : 'unpaid' });
    },
    expire: (sessionId) => void Object.assign(sessions.get(sessionId)!, { status: 'expired', url: null }),
    callback(type, object, { secret = STRIPE_WEBHOOK_SECRET, at = Math.floor(Date.now() / 1000) } = {}) {
      const body = JSON.stringify({ id: next('evt'), object: 'event', type, data: { object } }, null, 2);
      return { body, signature: signer.generateTestHeaderString({ payload: body, secret, timestamp: at }) };
    },
    callbackOf(type, id) {
      const { refunds, disputes } = stripe;
      return stripe.callback(type, sessions.get(id) ?? intents.get(id) ?? refunds.get(id) ?? disputes.get(id)!);
    },
    close: async () => {},
  };
  return stripe;
}

interface Charge {
  id: string;
  object: 'charge';
  receipt_url: string;
  amount_refunded: number;
  disputed: boolean;
}

function newCharge(id: string): Charge {
  const receipt_url = `https://pay.stripe.com/receipts/${id}`;
  return { id, object: 'charge', receipt_url, amount_refunded: 0, disputed: false };
}

type Reversals = Pick<StripeServer, 'refunds' | 'disputes' | 'refund' | 'failRefund' | 'dispute' | 'changeDispute'>;

/** Refunds and disputes: their own metadata is empty, and they name their charge and intent by id. */
function reversals(next: (prefix: string) => string, intentOf: (id: string) => StripeObject): Reversals {
  const refunds = new Map<string, StripeObject>();
  const disputes = new Map<string, StripeObject>();
  const chargeOf = (intent: StripeObject) => intent['latest_charge'] as Charge;
  const made = (id: string, intent: StripeObject) => ({
    id,
    charge: chargeOf(intent).id,
    payment_intent: intent.id,
    created: Math.floor(Date.now() / 1000),
    metadata: {},
  });
  return {
    refunds,
    disputes,
    refund(id, amount) {
      const intent = intentOf(id);
      const { currency } = intent;
      const refund = { ...made(next('re'), intent), object: 'refund', amount, currency, status: 'succeeded' };
      chargeOf(intent).amount_refunded += amount;
      refunds.set(refund.id, refund);
      return refund;
    },
    failRefund(refundId, lowers) {
      const refund = refunds.get(refundId)!;
      if (lowers) chargeOf(intentOf(String(refund['payment_intent']))).amount_refunded -= Number(refund['amount']);
      return Object.assign(refund, { status: 'failed', failure_reason: 'expired_or_canceled_card' });
    },
    dispute(id, { amount, currency, status = 'needs_response' } = {}) {
      const intent = intentOf(id);
      chargeOf(intent).disputed = true;
      const dispute = {
        ...made(next('du'), intent),
        object: 'dispute',
        amount: amount ?? Number(intent['amount_received']),
        currency: currency ?? intent['currency'],
        balance_transactions: [],
        is_charge_refundable: false,
        reason: 'fraudulent',
        status,
      };
      disputes.set(dispute.id, dispute);
      return dispute;
    },
    changeDispute: (disputeId, status) => Object.assign(disputes.get(disputeId)!, { status }),
  };
}

function intentBase(id: string, amount: number, currency: string, metadata: Record<string, string>): StripeObject {
  const fresh = {
    status: 'requires_payment_method',
    created: Math.floor(Date.now() / 1000),
    amount_received: 0,
    latest_charge: null,
    last_payment_error: null,
  };
  return { id, object: 'payment_intent', amount, currency, metadata, ...fresh };
}

function create(
  stripe: StripeServer,
  next: (prefix: string) => string,
  path: string,
  text: string,
): Omit<Stored, 'form'> {
  const form = new URLSearchParams(text);
  stripe.forms.push(form);
  const customer = form.get('customer');
  if (customer !== null && stripe.missingCustomers.has(customer)) {
    return refusal(400, 'invalid_request_error', `No such customer: '${customer}'`, {
      code: 'resource_missing',
      param: 'customer',
    });
  }
  const metadata = { payment_id: form.get('metadata[payment_id]')!, workspace_id: form.get('metadata[workspace_id]')! };
  if (path === '/v1/checkout/sessions') {
    const id = next('cs');
    const session: StripeObject = {
      id,
      object: 'checkout.session',
      status: 'open',
      payment_status: 'unpaid',
      url: `https://checkout.stripe.com/c/pay/${id}`,
      amount_total: Number(form.get('line_items[0][price_data][unit_amount]')),
      payment_intent: null,
      customer: form.get('customer'),
      keep: form.get('payment_intent_data[setup_future_usage]'),
      metadata,
    };
    stripe.sessions.set(id, session);
    return { status: 200, body: JSON.stringify(session) };
  }
  // Applies to intents without `payment_method_types`, whose methods are those of the account's settings.
  const mayRedirect = form.get('automatic_payment_methods[allow_redirects]') !== 'never';
  if (form.get('confirm') === 'true' && mayRedirect && form.get('return_url') === null) {
    return refusal(400, 'invalid_request_error', 'a method may redirect, so that a return_url is necessary');
  }
  const intent: StripeObject = {
    ...intentBase(next('pi'), Number(form.get('amount')), form.get('currency')!, metadata),
    customer: form.get('customer'),
    payment_method: form.get('payment_method'),
    setup_future_usage: null,
  };
  stripe.intents.set(intent.id, intent);
  if (stripe.decline !== null) return declined(intent, stripe.decline);
  const latest_charge = newCharge(next('ch'));
  Object.assign(intent, { status: 'succeeded', amount_received: intent['amount'], latest_charge });
  return { status: 200, body: JSON.stringify(intent) };
}

/** `POST /v1/payment_methods/{id}/detach` */
function detached({ methods }: StripeServer, path: string): Omit<Stored, 'form'> | undefined {
  const id = /^\/v1\/payment_methods\/(\w+)\/detach$/.exec(path)?.[1];
  if (id === undefined) return undefined;
  if (!methods.has(id)) return refusal(404, 'invalid_request_error', `No such PaymentMethod: '${id}'`);
  if (methods.get(id) === null) {
    return refusal(400, 'invalid_request_error', 'The payment method you provided is not attached to a customer.');
  }
  methods.set(id, null);
  return { status: 200, body: JSON.stringify({ id, object: 'payment_method', customer: null }) };
}

function declined(intent: StripeObject, word: string): Omit<Stored, 'form'> {
  const error = { type: 'card_error', code: 'card_declined', decline_code: word, message: 'Your card was declined.' };
  Object.assign(intent, { last_payment_error: error });
  return { status: 402, body: JSON.stringify({ error: { ...error, payment_intent: intent } }) };
}

function found(stripe: StripeServer, path: string): Stored {
  const id = path.split('/').at(-1)!;
  const intent = stripe.intents.get(id);
  const session = stripe.sessions.get(id);
  if (intent) return { form: '', status: 200, body: JSON.stringify(intent) };
  const customer = stripe.methods.get(id);
  if (customer !== undefined) {
    return { form: '', status: 200, body: JSON.stringify({ id, object: 'payment_method', customer }) };
  }
  if (!session) return refusal(404, 'invalid_request_error', `no such object: ${id}`);
  const expanded = { ...session, payment_intent: stripe.intents.get(String(session['payment_intent'])) ?? null };
  return { form: '', status: 200, body: JSON.stringify(expanded) };
}

/** Pages of the refunds or disputes of an intent, newest first. */
function listed(stripe: StripeServer, path: string, query: URLSearchParams): Stored | undefined {
  const lists: Readonly<Record<string, Map<string, StripeObject>>> = {
    '/v1/refunds': stripe.refunds,
    '/v1/disputes': stripe.disputes,
  };
  const list = lists[path];
  if (!list) return undefined;
  const intent = query.get('payment_intent');
  const all = [...list.values()].filter(({ payment_intent: of }) => of === intent).toReversed();
  const limit = Number(query.get('limit') ?? 10);
  if (!(limit >= 1 && limit <= 100)) return refusal(400, 'invalid_request_error', 'limit must be from 1 to 100');
  const from = all.findIndex(({ id }) => id === query.get('starting_after')) + 1;
  const data = all.slice(from, from + limit);
  const page = { object: 'list', url: path, has_more: from + limit < all.length, data };
  return { form: '', status: 200, body: JSON.stringify(page) };
}

function refusal(status: number, type: string, message: string, more: { code?: string; param?: string } = {}): Stored {
  return { form: '', status, body: JSON.stringify({ error: { type, message, ...more } }) };
}
