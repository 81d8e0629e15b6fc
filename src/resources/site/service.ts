// Submissions of the operator's web pages without an account: messages, newsletter subscriptions, events. Invariants: everything
// has a daily limit and a maximum age; a response does not reveal which addresses are known; only the operator can read it, no
// workspace.
import type { ClientEvent, ContactMessage } from '../../../generated/types.ts';
import { fail } from '../../core/errors.ts';
import { newId } from '../../core/ids.ts';
import type { JsonObject } from '../../core/json.ts';
import { createRedactor } from '../../core/redaction/redactor.ts';
import { nextMidnight } from '../../core/time.ts';
import { hashToken, isToken, newToken } from '../../core/tokens.ts';
import { inTransaction } from '../../database/transaction.ts';
import { enqueue } from '../../jobs/enqueue.ts';
import type { PublicContext, Uses } from '../../runtime.ts';
import { queueMail, requireMail } from '../mail/service.ts';
import * as store from './store.ts';

const PREFIX = 'nl_';
/** Daily limits of a deployment. Many times the traffic of a busy site; more is an attack, which must not fill the disk. */
const MAX_PER_DAY: Readonly<Record<store.DayKind, number>> = { contact: 2_000, newsletter: 5_000, event: 200_000 };
/** Maximum mails that others can trigger to an address. */
const MAX_MAILS = 3;
const KEEP: store.Keep = { contact: 180, events: 30, pending: 7, ended: 90 };
const BATCH = 5_000;
/** Personal data that an event must not keep if a user typed it. */
const REDACTED = { kinds: ['card', 'iban', 'phone', 'email'], patterns: [] };

/** @throws Failure `rate_limited` */
export async function submitContactForm(ctx: PublicContext, input: ContactMessage): Promise<void> {
  const { email, name = null, subject = null, message } = input;
  const { contactMail } = ctx.config;
  await inTransaction(ctx.db, async (trx) => {
    if (!(await store.addToDay(trx, 'contact', 1, MAX_PER_DAY.contact))) throw tooMany(ctx);
    const id = newId('cnt');
    await store.insertContact(trx, { id, email, name, subject, message });
    if (contactMail === null || ctx.mailer === null) return;
    const content = { kind: 'contact_message', id, email, name, subject, message } as const;
    await queueMail(trx, ctx, { workspaceId: null, recipient: contactMail, content });
  });
}

/** @throws Failure `mail_not_configured` */
export async function subscribeNewsletter(ctx: PublicContext, email: string): Promise<void> {
  requireMail(ctx);
  // A job does the rest, so that the response time does not depend on the address. Its key merges repeated requests.
  const jobKey = `site.mail-confirmation:${hashToken(email.toLowerCase()).toString('base64url')}`;
  await enqueue(ctx.db, 'site.mail-confirmation', { email }, { jobKey });
}

/** Mails a confirmation link, unless the address is subscribed or has received enough mails. */
export async function mailConfirmation(
  runtime: Uses<'db' | 'log' | 'mailer' | 'publicUrl' | 'vault'>,
  email: string,
): Promise<void> {
  await inTransaction(runtime.db, async (trx) => {
    await store.lockAddress(trx, email);
    const known = await store.selectSubscriber(trx, email);
    if (known?.status === 'confirmed') return;
    if (known && !(await store.takeMail(trx, known.id, MAX_MAILS))) return;
    if (!(await store.addToDay(trx, 'newsletter', 1, MAX_PER_DAY.newsletter))) {
      runtime.log.warn('no more newsletter mails today: the daily limit is reached');
      return;
    }
    const row = known ?? (await store.insertSubscriber(trx, newId('nws'), email, newToken(PREFIX)));
    const link = `${runtime.publicUrl()}/newsletter/confirm#token=${row.token}`;
    const content = {
      kind: 'newsletter_confirmation',
      link,
      days: KEEP.pending,
      ...linksOf(runtime, row.token),
    } as const;
    await queueMail(trx, runtime, { workspaceId: null, recipient: email, content });
  });
}

/** Returns the URLs for unsubscribing with one click in a mail program, and on a page. */
export function linksOf({ publicUrl }: Uses<'publicUrl'>, token: string): { oneClick: string; unsubscribe: string } {
  return {
    oneClick: `${publicUrl()}/v1/newsletter/unsubscribe?token=${token}`,
    unsubscribe: `${publicUrl()}/newsletter/unsubscribe#token=${token}`,
  };
}

/** @throws Failure `invalid_newsletter_token` */
export async function confirmNewsletter({ db }: Uses<'db'>, token: string): Promise<void> {
  if (!isToken(PREFIX, token) || !(await store.confirmSubscriber(db, token))) throw fail('invalid_newsletter_token');
}

/** @throws Failure `invalid_newsletter_token` */
export async function unsubscribeNewsletter({ db }: Uses<'db'>, token: string): Promise<void> {
  if (!isToken(PREFIX, token) || !(await store.endSubscriber(db, token))) throw fail('invalid_newsletter_token');
}

/** @throws Failure `rate_limited` */
export async function ingestClientEvent(ctx: PublicContext, events: readonly ClientEvent[]): Promise<number> {
  const redactor = createRedactor(REDACTED, () => new Date(ctx.clock.now()).getUTCFullYear());
  const rows = events.map(({ name, page = null, occurred_at: occurredAt = null, properties = {} }) => {
    const kept = redactor.redactJson({ page, properties: properties as JsonObject });
    return { name, occurredAt, page: kept.page, properties: kept.properties };
  });
  await inTransaction(ctx.db, async (trx) => {
    if (!(await store.addToDay(trx, 'event', rows.length, MAX_PER_DAY.event))) throw tooMany(ctx);
    await store.insertEvents(trx, rows);
  });
  return rows.length;
}

function tooMany({ clock }: Uses<'clock'>) {
  const now = clock.now();
  const retryAfter = Math.ceil((nextMidnight(now) - now) / 1_000);
  return fail('rate_limited', { detail: 'The deployment accepts no more of these today.', retryAfter });
}

export async function deleteOldRows({ db }: Uses<'db'>, signal: AbortSignal): Promise<void> {
  while (!signal.aborted && (await store.deleteOld(db, KEEP, BATCH)));
}
