// Mails: queued in the transaction of the event that they report, sent by a job, retried a limited number of times. Invariants: a
// mail is sent at least once, with one Message-ID; its content is sealed while it waits and deleted afterwards.
import { randomInt } from 'node:crypto';
import { fail } from '../../core/errors.ts';
import { newId } from '../../core/ids.ts';
import type { Trx } from '../../database/transaction.ts';
import { enqueue } from '../../jobs/enqueue.ts';
import { PRIORITY } from '../../jobs/priority.ts';
import { MailRefused } from '../../providers/mail/port.ts';
import type { Uses } from '../../runtime.ts';
import { findMailBrand } from '../white-label/service.ts';
import { renderMail, type Brand, type MailContent } from './service/templates.ts';
import * as store from './store.ts';

const PURPOSE = 'mail';
/** Time for which a row shows whether its mail was sent. */
const KEEP_DAYS = 30;
const BATCH = 500;
const FAILURE_CHARS = 500;
/** Jobs of a queue run one at a time, so that a slow mail server leaves the other workers of the lane to other work. */
const QUEUES = ['mail-0', 'mail-1'];

const PARLEY: Brand = { name: 'Parley', logoUrl: null, accent: null, supportEmail: null };

/** A mail to be queued. */
interface QueuedMail {
  /** The workspace that it concerns; null if it concerns only a user. */
  workspaceId: string | null;
  recipient: string;
  content: MailContent;
}

/** Queues a mail in the given transaction. @throws Failure `mail_not_configured` */
export async function queueMail(trx: Trx, runtime: Uses<'mailer' | 'vault'>, mail: QueuedMail): Promise<void> {
  requireMail(runtime);
  const id = newId('mail');
  await store.insertMail(trx, {
    id,
    workspace_id: mail.workspaceId,
    kind: mail.content.kind,
    recipient: mail.recipient,
    content_sealed: runtime.vault.seal(PURPOSE, JSON.stringify(mail.content), placeOf(id)),
  });
  // Has priority, because a user is waiting for it, unlike for the other work of its lane.
  await enqueue(
    trx,
    'mail.send',
    { mailId: id },
    { priority: PRIORITY.mail, queue: QUEUES[randomInt(QUEUES.length)]! },
  );
}

/** @throws Failure `mail_not_configured` */
export function requireMail({ mailer }: Uses<'mailer'>): void {
  if (mailer === null) throw fail('mail_not_configured');
}

/** Sends a queued mail. @throws if another attempt may succeed */
export async function sendMail(
  runtime: Uses<'db' | 'log' | 'mailer' | 'publicUrl' | 'vault'>,
  mailId: string,
  { attempt, maxAttempts }: { attempt: number; maxAttempts: number },
): Promise<void> {
  const { db, log, mailer, vault } = runtime;
  const mail = await store.selectPendingMail(db, mailId);
  if (!mail) return;
  try {
    if (mailer === null) throw new Error('MAIL is off');
    const content = JSON.parse(vault.open(PURPOSE, mail.content_sealed!, placeOf(mail.id))) as MailContent;
    const brand = await brandOf(runtime, mail.workspace_id);
    const sender = brand === PARLEY ? {} : { fromName: brand.name };
    const replyTo = brand.supportEmail === null ? {} : { replyTo: brand.supportEmail };
    await mailer.send({ id: mail.id, to: mail.recipient, ...sender, ...replyTo, ...renderMail(content, brand) });
  } catch (error) {
    const isLast = error instanceof MailRefused || attempt >= maxAttempts;
    log.warn({ err: error, mailId, kind: mail.kind, attempt, isLast }, 'a mail could not be sent');
    if (!isLast) throw error;
    return store.finishMail(db, mailId, 'failed', (error as Error).message.slice(0, FAILURE_CHARS));
  }
  await store.finishMail(db, mailId, 'sent', null);
}

/** Returns the current brand, not the one at the time of queuing, so that a brand that has lost its domain is not used. */
async function brandOf(runtime: Uses<'db' | 'publicUrl'>, workspaceId: string | null): Promise<Brand> {
  const brand = workspaceId === null ? null : await findMailBrand(runtime, workspaceId);
  if (!brand) return PARLEY;
  const { name, colors } = brand;
  return {
    name: name ?? PARLEY.name,
    logoUrl: brand.logo_url,
    accent: colors && { background: colors.accent, text: colors.on_accent },
    supportEmail: brand.support_email,
  };
}

export async function deleteOldMails({ db }: Uses<'db'>, signal: AbortSignal): Promise<void> {
  while (!signal.aborted && (await store.deleteOldMails(db, KEEP_DAYS, BATCH)) === BATCH);
}

function placeOf(id: string) {
  return { place: { workspaceId: '', id } };
}
