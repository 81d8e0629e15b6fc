// Stripe: users pay on a Stripe Checkout page; automatic top-ups charge the card saved there.
// Invariants: our payment id begins the idempotency key of every object created and is in its metadata. Every request goes through
// the guarded connection, and every wait is bounded. Amounts are cents.
// The SDK is imported on first use, and never if another provider is configured.
import type Stripe from 'stripe';
import { fetch as guardedFetch } from 'undici';
import { fail } from '../../../core/errors.ts';
import { exactUrl, text, WEB } from '../../../core/setting-parsers.ts';
import { defineSetting, derivedDefault, type Parse } from '../../../core/setting.ts';
import type { GuardedConnection } from '../../connection.ts';
import type { PaymentCallback, PaymentRequest, Payments, PaymentState, StartedPayment } from '../../payments/port.ts';
import { ProviderError, type ProviderErrorKind } from '../../ports/errors.ts';
import { definePayments } from '../define-payments.ts';
import { NOTHING, readReversals } from './reversals.ts';

interface StripeSettings {
  secretKey: string;
  webhookSecret: string;
  /** Origin of a proxy or a stand-in; null for Stripe itself. */
  baseUrl: string | null;
}

const CENT_MICROS = 10_000;
/** Deadline for one attempt; after a lost connection the SDK makes a second one with the same idempotency key. */
const TIMEOUT_MS = 10_000;
const RETRIES = 1;
/** Maximum age of a signature, so that a captured callback can be replayed for five minutes at most. */
const TOLERANCE_SECONDS = 300;
/** Stripe gives up a verification after ten days, and a bank transfer never. Pending payments are queried every hour. */
const PAYER_MS = 30 * 86_400_000;
const EXPAND_SESSION = ['payment_intent.latest_charge'];
const EXPAND_INTENT = ['latest_charge'];

const EVENTS: ReadonlySet<string> = new Set([
  'checkout.session.completed',
  'checkout.session.async_payment_succeeded',
  'checkout.session.async_payment_failed',
  'checkout.session.expired',
  'payment_intent.succeeded',
  'payment_intent.payment_failed',
  'charge.refunded',
]);
/** Events of refunds and disputes, whose objects name the PaymentIntent but do not have its metadata. */
const REVERSAL_EVENTS: ReadonlySet<string> = new Set([
  'charge.dispute.created',
  'charge.dispute.updated',
  'charge.dispute.funds_withdrawn',
  'charge.dispute.funds_reinstated',
  'charge.dispute.closed',
  'charge.refund.updated',
  'refund.updated',
  'refund.failed',
]);

const origin: Parse<string> = (value, refuse) => {
  const url = exactUrl(WEB)(value, refuse);
  return new URL(url).pathname === '/' ? url : refuse('must be an origin, without a path');
};

export const stripe = definePayments({
  id: 'stripe',
  scope: 'Checkout pages, and charges of saved cards',
  verifiedAgainst: 'official SDK against a stand-in of its API and signed webhooks',
  settings: {
    secretKey: defineSetting({
      name: 'STRIPE_SECRET_KEY',
      parse: text,
      default: null,
      about: 'Key of the Stripe account; required with PAYMENTS=stripe.',
      example: 'sk_live_…',
    }),
    webhookSecret: defineSetting({
      name: 'STRIPE_WEBHOOK_SECRET',
      parse: text,
      default: null,
      about: 'Signing secret of the webhook at /hooks/payments/stripe; required with PAYMENTS=stripe.',
      example: 'whsec_…',
    }),
    baseUrl: defineSetting({
      name: 'STRIPE_BASE_URL',
      parse: origin,
      default: derivedDefault("Stripe's own"),
      about: 'Origin of a proxy in front of Stripe; a private address must be in NETWORK_ALLOW.',
      example: 'https://stripe-proxy.example.com',
    }),
  },
  required: ['secretKey', 'webhookSecret'],
  open: (settings, connection) => createStripePayments(settings, connection),
});

type Sdk = typeof Stripe;

export function createStripePayments(settings: StripeSettings, connection: GuardedConnection): Payments {
  let made: Promise<{ sdk: Sdk; client: Stripe }> | null = null;
  const load = () => (made ??= createClient(settings, connection));
  return {
    id: 'stripe',
    unitMicros: CENT_MICROS,
    needsMethod: true,
    async start(request) {
      const { sdk, client } = await load();
      return request.charge === null
        ? withStripe(sdk, () => openPage(sdk, client, request))
        : withStripe(sdk, () => chargeSaved(sdk, client, request));
    },
    async fetchState(reference, paymentId) {
      const { sdk, client } = await load();
      return withStripe(sdk, async () => {
        const found = await retrieve(client, reference);
        if (found.metadata?.['payment_id'] === paymentId) return stateOf(client, found);
        throw new ProviderError('stripe', 'protocol', `${reference} is not the payment ${paymentId}`);
      });
    },
    async deleteMethod({ method }) {
      const { sdk, client } = await load();
      await withStripe(sdk, () => detach(sdk, client, method));
    },
    async readCallback(headers, rawBody) {
      const { sdk, client } = await load();
      const signature = String(headers['stripe-signature'] ?? '');
      if (!isWellFormed(signature)) return { kind: 'forged' };
      const verifier = client.webhooks.signature;
      if (!verifier) throw new Error('the Stripe SDK has no signature verifier');
      try {
        verifier.verifyHeader(rawBody, signature, settings.webhookSecret, TOLERANCE_SECONDS);
      } catch (error) {
        if (error instanceof sdk.errors.StripeSignatureVerificationError) return { kind: 'forged' };
        throw error;
      }
      // The SDK rejects old signatures but accepts future ones.
      if (isFromFuture(signature)) return { kind: 'forged' };
      const event = readEvent(rawBody);
      if (!REVERSAL_EVENTS.has(event.type)) return callbackOf(event);
      return withStripe(sdk, () => reversalCallback(sdk, client, event));
    },
  };
}

/**
 * True if the header has Stripe's format: `t=1492774577,v1=<64 hex digits>,v0=…`. The SDK throws other kinds of errors for
 * signatures that are empty or contain multi-byte characters.
 */
function isWellFormed(signature: string): boolean {
  return signature.split(',').every((item) => /^(t=\d{1,12}|v1=[0-9a-f]{64}|(?!t=|v1=)\w{1,20}=\w{1,200})$/.test(item));
}

/** @throws Failure `bad_request` for a signed body that this webhook cannot read */
function readEvent(rawBody: Buffer): Stripe.Event {
  const text = rawBody.toString('utf8');
  let event: unknown;
  try {
    event = JSON.parse(text);
  } catch {
    throw fail('bad_request', { detail: 'The signed body is not JSON.' });
  }
  if ((event as { object?: unknown } | null)?.object === 'event') return event as Stripe.Event;
  throw fail('bad_request', {
    detail: 'The signed body is not a snapshot event. Set the webhook to snapshot payloads.',
  });
}

/** @param signature verified: `t=<unix seconds>,v1=…` */
function isFromFuture(signature: string): boolean {
  const at = Number(/(?:^|,)\s*t=(\d+)/.exec(signature)?.[1]);
  return !(at - Date.now() / 1000 <= TOLERANCE_SECONDS);
}

async function createClient({ secretKey, baseUrl }: StripeSettings, connection: GuardedConnection) {
  const { default: sdk } = await import('stripe');
  const base = baseUrl === null ? null : new URL(baseUrl);
  const through = (url: unknown, init: unknown) =>
    guardedFetch(url as string, { ...(init as object), dispatcher: connection.dispatcher }) as Promise<unknown>;
  const client = new sdk(secretKey, {
    httpClient: sdk.createFetchHttpClient(through as typeof fetch),
    timeout: TIMEOUT_MS,
    maxNetworkRetries: RETRIES,
    telemetry: false,
    ...(base === null
      ? {}
      : {
          protocol: base.protocol === 'http:' ? 'http' : 'https',
          host: base.hostname,
          port: base.port || (base.protocol === 'http:' ? 80 : 443),
        }),
  });
  return { sdk, client };
}

/** Opens the page for a new customer if Stripe no longer has the known one: it was deleted, or it is of the other mode or account. */
async function openPage(sdk: Sdk, client: Stripe, request: PaymentRequest): Promise<StartedPayment> {
  const { paymentId, customer } = request;
  try {
    return await createSession(client, request, paymentId);
  } catch (error) {
    if (customer === null || !isMissingCustomer(sdk, error)) throw error;
    // Stripe keeps its refusal for the first key.
    return createSession(client, { ...request, customer: null }, `${paymentId}:new-customer`);
  }
}

function isMissingCustomer({ errors }: Sdk, error: unknown): boolean {
  return (
    error instanceof errors.StripeInvalidRequestError && error.code === 'resource_missing' && error.param === 'customer'
  );
}

async function createSession(client: Stripe, request: PaymentRequest, idempotencyKey: string): Promise<StartedPayment> {
  const { paymentId, workspaceId, amountMicros, currency, saveMethod, customer, returnUrl } = request;
  const metadata = { payment_id: paymentId, workspace_id: workspaceId };
  const keep = saveMethod ? { setup_future_usage: 'off_session' as const } : {};
  const payer = customer !== null ? { customer } : saveMethod ? { customer_creation: 'always' as const } : {};
  const session = await client.checkout.sessions.create(
    {
      mode: 'payment',
      line_items: [
        {
          quantity: 1,
          price_data: {
            currency: currency.toLowerCase(),
            unit_amount: amountMicros / CENT_MICROS,
            product_data: { name: 'Wallet top-up' },
          },
        },
      ],
      client_reference_id: paymentId,
      metadata,
      payment_intent_data: { metadata, ...keep },
      success_url: returnUrl,
      cancel_url: returnUrl,
      ...payer,
    },
    { idempotencyKey },
  );
  return { reference: session.id, state: { status: 'pending', payUrl: session.url } };
}

/**
 * A decline is a result, not an error: the payment exists at Stripe and has failed. Stripe refuses a confirmation without a
 * return URL if a method of the account's settings may redirect, even if the charged method does not.
 */
async function chargeSaved(sdk: Sdk, client: Stripe, request: PaymentRequest): Promise<StartedPayment> {
  const { paymentId, workspaceId, amountMicros, currency, charge, returnUrl } = request;
  try {
    const intent = await client.paymentIntents.create(
      {
        amount: amountMicros / CENT_MICROS,
        currency: currency.toLowerCase(),
        customer: charge!.customer,
        payment_method: charge!.method,
        off_session: true,
        confirm: true,
        return_url: returnUrl,
        metadata: { payment_id: paymentId, workspace_id: workspaceId },
        expand: EXPAND_INTENT,
      },
      { idempotencyKey: paymentId },
    );
    return { reference: intent.id, state: intentState(intent, null, NOTHING) };
  } catch (error) {
    if (!(error instanceof sdk.errors.StripeCardError)) throw error;
    const reason = error.decline_code ?? error.code ?? 'card_error';
    return { reference: error.payment_intent?.id ?? paymentId, state: { status: 'failed', reason } };
  }
}

/** Stripe refuses to detach a method twice, with an error that has no code of its own. */
async function detach(sdk: Sdk, client: Stripe, method: string): Promise<void> {
  try {
    await client.paymentMethods.detach(method);
  } catch (error) {
    if (!(error instanceof sdk.errors.StripeInvalidRequestError)) throw error;
    if (error.statusCode === 404) return;
    const { customer } = await client.paymentMethods.retrieve(method);
    if (customer !== null) throw error;
  }
}

type Found = Stripe.Checkout.Session | Stripe.PaymentIntent;

function retrieve(client: Stripe, reference: string): Promise<Found> {
  return reference.startsWith('cs_')
    ? client.checkout.sessions.retrieve(reference, { expand: EXPAND_SESSION })
    : client.paymentIntents.retrieve(reference, { expand: EXPAND_INTENT });
}

async function stateOf(client: Stripe, found: Found): Promise<PaymentState> {
  if (found.object === 'payment_intent') return intentState(found, null, await readReversals(client, found));
  const { payment_intent: intent, status, url } = found;
  if (status === 'expired') return { status: 'expired' };
  // After a declined card the payer may try another one, so an open page is still pending.
  if (status === 'open' || intent === null || typeof intent === 'string') return { status: 'pending', payUrl: url };
  // A bank transfer that the payer must still make, or a bank account that they must still verify.
  const ageMs = Date.now() - intent.created * 1000;
  if (intent.status === 'requires_action' && ageMs < PAYER_MS) return { status: 'pending', payUrl: actionUrl(intent) };
  return intentState(intent, url, await readReversals(client, intent));
}

/** Returns Stripe's page with the next step of a payer who has left the Checkout page. */
function actionUrl({ next_action: action }: Stripe.PaymentIntent): string | null {
  const { display_bank_transfer_instructions: transfer, verify_with_microdeposits: deposits } = action ?? {};
  return transfer?.hosted_instructions_url ?? deposits?.hosted_verification_url ?? null;
}

function intentState(intent: Stripe.PaymentIntent, payUrl: string | null, back: typeof NOTHING): PaymentState {
  const { status, latest_charge: charge, last_payment_error: error } = intent;
  if (status === 'processing') return { status: 'pending', payUrl };
  if (status !== 'succeeded') return { status: 'failed', reason: error?.decline_code ?? error?.code ?? status };
  const landed = charge !== null && typeof charge === 'object' ? charge : null;
  const customer = idOf(intent.customer);
  const method = idOf(intent.payment_method);
  const kept = intent.setup_future_usage === 'off_session' && customer !== null && method !== null;
  return {
    status: 'succeeded',
    amountMicros: intent.amount_received * CENT_MICROS,
    currency: intent.currency.toUpperCase(),
    receiptUrl: landed?.receipt_url ?? null,
    saved: kept ? { customer, method } : null,
    refundedMicros: back.refunded * CENT_MICROS,
    disputedMicros: back.disputed * CENT_MICROS,
  };
}

function idOf(value: string | { id: string } | null): string | null {
  return typeof value === 'string' ? value : (value?.id ?? null);
}

/** Events of other objects on the same account have no payment id of ours in their metadata. */
function callbackOf(event: Stripe.Event): PaymentCallback {
  if (!EVENTS.has(event.type)) return { kind: 'ignored' };
  const object = event.data.object as {
    id: string;
    metadata?: Record<string, string> | null;
    payment_intent?: unknown;
  };
  const paymentId = object.metadata?.['payment_id'];
  if (!paymentId) return { kind: 'ignored' };
  const reference = event.type === 'charge.refunded' ? String(object.payment_intent) : object.id;
  return { kind: 'payment', reference, paymentId };
}

/**
 * Finds the payment of a refund or a dispute by its PaymentIntent. The metadata of the refund or dispute does not count, because
 * everyone who handles it at Stripe can set it.
 */
async function reversalCallback(sdk: Sdk, client: Stripe, event: Stripe.Event): Promise<PaymentCallback> {
  const object = event.data.object as { payment_intent: string | { id: string } | null };
  const reference = idOf(object.payment_intent);
  if (reference === null) return { kind: 'ignored' };
  const intent = await client.paymentIntents.retrieve(reference).catch((error: unknown) => {
    // The event is of a connected account, whose objects this key does not find.
    if (error instanceof sdk.errors.StripeInvalidRequestError && error.statusCode === 404) return null;
    throw error;
  });
  const paymentId = intent?.metadata['payment_id'];
  return paymentId ? { kind: 'payment', reference, paymentId } : { kind: 'ignored' };
}

/** @throws ProviderError for every error of the SDK */
async function withStripe<T>(sdk: Sdk, request: () => Promise<T>): Promise<T> {
  try {
    return await request();
  } catch (error) {
    if (!(error instanceof sdk.errors.StripeError)) throw error;
    const { statusCode: status } = error;
    const options = { cause: error, ...(status === undefined ? {} : { status }) };
    throw new ProviderError('stripe', kindOf(sdk, error), error.message, options);
  }
}

function kindOf({ errors }: Sdk, error: Error & { statusCode?: number }): ProviderErrorKind {
  if (error instanceof errors.StripeAuthenticationError || error instanceof errors.StripePermissionError) return 'auth';
  if (error instanceof errors.StripeRateLimitError) return 'rate_limited';
  if (error instanceof errors.StripeConnectionError) return 'unavailable';
  // 409: another request with the same idempotency key is in progress.
  const passing = error.statusCode === undefined || error.statusCode === 409 || error.statusCode >= 500;
  return passing ? 'unavailable' : 'refused';
}
