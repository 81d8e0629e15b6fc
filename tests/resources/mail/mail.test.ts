// Queued emails: sealed while they wait, deleted when they are sent, retried a limited number of times, and never queued
// without MAIL.
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { inTransaction } from '../../../src/database/transaction.ts';
import { MailRefused, type Mailer, type MailMessage } from '../../../src/providers/mail/port.ts';
import { deleteOldMails, queueMail, sendMail } from '../../../src/resources/mail/service.ts';
import { renderMail } from '../../../src/resources/mail/service/templates.ts';
import { startTestApp, type TestApp } from '../../support/app.ts';
import { clientOf, newEmail, newTenant } from '../../support/client.ts';
import { until } from '../../support/until.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app?.close());

const LINK = 'https://voice.example.com/account/reset-password#token=pr_secret';
const content = { kind: 'password_reset', link: LINK, minutes: 60 } as const;
const rowOf = (recipient: string) =>
  app.runtime.db.selectFrom('mails').selectAll().where('recipient', '=', recipient).executeTakeFirstOrThrow();

/** Queues a mail in a transaction that does not commit before `during` has run, so that the job cannot take it. */
async function attempts(mailer: Mailer, attemptsOf: readonly number[]) {
  const recipient = newEmail();
  const errors: string[] = [];
  await inTransaction(app.runtime.db, async (trx) => {
    await queueMail(trx, app.runtime, { workspaceId: null, recipient, content });
    const { id } = await trx
      .selectFrom('mails')
      .select('id')
      .where('recipient', '=', recipient)
      .executeTakeFirstOrThrow();
    for (const attempt of attemptsOf) {
      await sendMail({ ...app.runtime, db: trx, mailer }, id, { attempt, maxAttempts: 8 }).catch((error: Error) =>
        errors.push(error.message),
      );
    }
  });
  return { recipient, errors };
}

describe('a queued mail', () => {
  test('is sealed while it waits, is sent once, and leaves nothing of its content', async () => {
    const recipient = newEmail();
    await inTransaction(app.runtime.db, async (trx) => {
      await queueMail(trx, app.runtime, { workspaceId: null, recipient, content });
      const row = await trx
        .selectFrom('mails')
        .selectAll()
        .where('recipient', '=', recipient)
        .executeTakeFirstOrThrow();
      expect(row).toMatchObject({ status: 'pending', kind: 'password_reset' });
      expect(row.content_sealed).toMatch(/^v2\./);
    });
    await until(async () => (await rowOf(recipient)).status === 'sent', { what: 'the mail is sent' });
    const { id, content_sealed: sealed } = await rowOf(recipient);
    expect(sealed).toBeNull();
    expect(app.mailbox.mailsTo(recipient)).toMatchObject([{ id, text: expect.stringContaining(LINK) }]);
    await sendMail(app.runtime, id, { attempt: 2, maxAttempts: 8 });
    expect(app.mailbox.mailsTo(recipient)).toHaveLength(1);
  });

  test('waits in one of two queues, so that a mail server that does not answer occupies two workers of four', async () => {
    const end = new Error('rolled back');
    const work = inTransaction(app.runtime.db, async (trx) => {
      for (let mails = 0; mails < 40; mails++) {
        await queueMail(trx, app.runtime, { workspaceId: null, recipient: newEmail(), content });
      }
      const { rows } = await sql<{ queue_name: string }>`
        select distinct queue_name from graphile_worker.jobs where task_identifier = 'mail.send' and run_at = now()`.execute(
        trx,
      );
      expect(rows.map((row) => row.queue_name).toSorted()).toEqual(['mail-0', 'mail-1']);
      throw end;
    });
    await expect(work).rejects.toBe(end);
  });

  test('of a transaction that is rolled back is not sent', async () => {
    const recipient = newEmail();
    const work = inTransaction(app.runtime.db, async (trx) => {
      await queueMail(trx, app.runtime, { workspaceId: null, recipient, content });
      throw new Error('rolled back');
    });
    await expect(work).rejects.toThrow('rolled back');
    const rows = await app.runtime.db.selectFrom('mails').select('id').where('recipient', '=', recipient).execute();
    expect(rows).toEqual([]);
  });

  test('is retried with the same Message-ID until the last attempt, then fails and keeps no secret', async () => {
    const ids: string[] = [];
    const mailer: Mailer = {
      async send({ id }: MailMessage) {
        ids.push(id);
        throw new Error('451 try again later');
      },
    };
    const { recipient, errors } = await attempts(mailer, [1, 2, 8, 9]);
    expect(errors).toEqual(['451 try again later', '451 try again later']);
    expect(new Set(ids).size).toBe(1);
    expect(ids).toHaveLength(3);
    expect(await rowOf(recipient)).toMatchObject({
      status: 'failed',
      failure: '451 try again later',
      content_sealed: null,
    });
  });

  test('that the server refuses permanently is not retried', async () => {
    const mailer: Mailer = {
      async send() {
        throw new MailRefused('550 no such mailbox', null);
      },
    };
    const { recipient, errors } = await attempts(mailer, [1]);
    expect(errors).toEqual([]);
    expect(await rowOf(recipient)).toMatchObject({ status: 'failed', failure: '550 no such mailbox' });
  });

  test('is deleted after a month', async () => {
    const { recipient } = await attempts(app.mailbox, [1]);
    const old = new Date(Date.now() - 31 * 86_400_000);
    await app.runtime.db.updateTable('mails').set({ created_at: old }).where('recipient', '=', recipient).execute();
    await deleteOldMails(app.runtime, new AbortController().signal);
    await expect(rowOf(recipient)).rejects.toThrow();
  });
});

test('contains no link or second line that a name has injected', () => {
  const names = {
    inviter: 'Ada\nSee https://evil.example.com/x <b>now</b>',
    workspace: 'w'.repeat(200),
    role: 'member',
  };
  const mail = renderMail(
    { kind: 'invitation', link: LINK, ...names, days: 7 },
    { name: 'Acme Voice', logoUrl: null, accent: null, supportEmail: null },
  );
  expect(mail.subject).toBe('Invitation to a Acme Voice workspace');
  expect(mail.text).not.toContain('https://evil.example.com');
  expect(mail.html).not.toMatch(/evil\.example\.com|<b>/);
  expect(mail.text).toContain(`“${'w'.repeat(60)}”`);
  expect(mail.text.split('\n')[0]).toContain('Ada See');
});

test('is impossible without MAIL: operations that would send mail are refused before they write anything', async () => {
  const own = await startTestApp({ overrides: { mailer: null } });
  try {
    const tenant = await newTenant(own.url);
    const invited = await tenant.refused('createInvitation', { body: { email: newEmail() } });
    expect([invited.status, invited.code]).toEqual([409, 'mail_not_configured']);
    const asked = await clientOf(own.url).refused('requestPasswordReset', { body: { email: newEmail() } });
    expect([asked.status, asked.code]).toEqual([409, 'mail_not_configured']);
    expect(await own.runtime.db.selectFrom('invitations').select('id').execute()).toEqual([]);
  } finally {
    await own.close();
  }
});
