// Contact form, newsletter and events over HTTP, and how the operator reads them.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { inboxLines, readInboxArguments } from '../../../src/process/inbox.ts';
import { deleteOldRows, mailConfirmation, submitContactForm } from '../../../src/resources/site/service.ts';
import { startTestApp, type TestApp } from '../../support/app.ts';
import { clientOf, newEmail, type Client } from '../../support/client.ts';
import { until } from '../../support/until.ts';

let app: TestApp;
let visitor: Client;
beforeAll(async () => {
  app = await startTestApp();
  visitor = clientOf(app.url);
});
afterAll(() => app?.close());

const inbox = (...args: string[]) =>
  inboxLines({ db: app.runtime.db, publicUrl: app.url }, readInboxArguments([...args, '--limit', '100000']));
const DAY_MS = 86_400_000;
const cleanUp = () => deleteOldRows(app.runtime, new AbortController().signal);

/** Subscribes a new address. @returns the token of the mail */
async function subscribe(email = newEmail()): Promise<{ email: string; token: string }> {
  await visitor.ok('subscribeNewsletter', { body: { email } });
  return { email, token: (await app.mailbox.linkTo(email))['token']! };
}

describe('submitContactForm', () => {
  test('the operator reads the message without terminal control sequences', async () => {
    const email = newEmail();
    const body = { email, name: 'Ada', subject: 'Schools', message: 'Hello.\n\u001b[2JDo you have a plan?' };
    const answer = await visitor.send('submitContactForm', { body });
    expect([answer.status, answer.body]).toEqual([202, expect.anything()]);
    const text = (await inbox('contact')).find((line) => line.includes(email))!;
    expect(text).toContain(`Ada <${email}>  Schools\n  Hello.\n   [2JDo you have a plan?`);
    expect(text).not.toContain('\u001b');
    const raw = (await inbox('contact', '--json')).map((line) => JSON.parse(line) as { email: string });
    expect(raw.find((row) => row.email === email)).toMatchObject(body);
  });

  test('is mailed to CONTACT_MAIL, and a reply goes to the visitor', async () => {
    const [email, office] = [newEmail(), newEmail()];
    const ctx = { ...app.runtime, config: { ...app.runtime.config, contactMail: office } };
    const message = 'First.\n\nSecond <b>.';
    await submitContactForm(ctx as never, { email, subject: 'See https://evil.example', message });
    await until(() => app.mailbox.mailsTo(office).length === 1, { what: 'the message is mailed' });
    const [mail] = app.mailbox.mailsTo(office);
    expect(mail).toMatchObject({ replyTo: email, text: expect.stringContaining('Second <b>.') });
    expect(mail!.html).toContain('Second &lt;b&gt;.');
    expect(mail!.subject).not.toContain('https://evil.example');
  });

  test.each([
    [{ message: 'Hello.' }, '/email required'],
    [{ email: 'nobody', message: 'Hello.' }, '/email wrong_format'],
    [{ email: 'ada@example.com', message: '' }, '/message too_short'],
    [{ email: 'ada@example.com', message: 'x'.repeat(5001) }, '/message too_long'],
  ])('%j is refused', async (body, error) => {
    const refused = await visitor.refused('submitContactForm', { body });
    expect([refused.status, refused.errors]).toEqual([422, [error]]);
  });

  test('is limited per day, and the next day starts at zero', async () => {
    const { db } = app.runtime;
    const set = (kind: 'contact' | 'event', count: number) =>
      db.updateTable('site_days').set({ count }).where('kind', '=', kind).execute();
    const body = { email: newEmail(), message: 'Hello.' };
    const event = { events: [{ name: 'opened' }, { name: 'opened' }] };
    await visitor.ok('submitContactForm', { body });
    await visitor.ok('ingestClientEvent', { body: event });
    await set('contact', 2_000);
    await set('event', 199_999);
    for (const [id, sent] of [
      ['submitContactForm', body],
      ['ingestClientEvent', event],
    ] as const) {
      const refused = await visitor.refused(id, { body: sent });
      expect([refused.status, refused.code]).toEqual([429, 'rate_limited']);
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
      expect(Number(refused.headers.get('retry-after'))).toBeLessThanOrEqual(86_400);
    }
    await visitor.ok('ingestClientEvent', { body: { events: [{ name: 'opened' }] } });
    await db.updateTable('site_days').set({ day: '2026-01-01' }).where('kind', 'in', ['contact', 'event']).execute();
    await visitor.ok('submitContactForm', { body });
    await visitor.ok('ingestClientEvent', { body: event });
    await cleanUp();
  });
});

describe('subscribeNewsletter, confirmNewsletter and unsubscribeNewsletter', () => {
  test('a mail asks for confirmation; only then is the address subscribed; unsubscribing deletes it', async () => {
    const { email, token } = await subscribe();
    const [mail] = app.mailbox.mailsTo(email);
    expect(mail!.headers).toEqual({
      'List-Unsubscribe': `<${app.url}/v1/newsletter/unsubscribe?token=${token}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    });
    const listed = async () => (await inbox('newsletter')).filter((line) => line.includes(email));
    expect(await listed()).toEqual([]);
    await visitor.ok('confirmNewsletter', { body: { token } });
    await visitor.ok('confirmNewsletter', { body: { token } });
    expect(await listed()).toEqual([expect.stringContaining(`/v1/newsletter/unsubscribe?token=${token}`)]);
    await visitor.ok('unsubscribeNewsletter', { body: { token } });
    await visitor.ok('unsubscribeNewsletter', { body: { token } });
    expect(await listed()).toEqual([]);
    const refused = await visitor.refused('confirmNewsletter', { body: { token } });
    expect([refused.status, refused.code]).toEqual([401, 'invalid_newsletter_token']);
    const rows = await app.runtime.db
      .selectFrom('newsletter_subscribers')
      .select('email')
      .where('token', '=', token)
      .execute();
    expect(rows).toEqual([{ email: null }]);
    // The same person may subscribe again.
    await visitor.ok('subscribeNewsletter', { body: { email: email.toUpperCase() } });
    await until(() => app.mailbox.mailsTo(email).length === 2, { what: 'another mail' });
  });

  test.each([
    ['a form', () => new URLSearchParams({ 'List-Unsubscribe': 'One-Click' })],
    [
      'multipart',
      () =>
        Object.entries({ 'List-Unsubscribe': 'One-Click' }).reduce(
          (form, [k, v]) => (form.append(k, v), form),
          new FormData(),
        ),
    ],
    ['nothing', () => undefined],
  ])('one click of a mail program that sends %s unsubscribes', async (_name, body) => {
    const { email, token } = await subscribe();
    await visitor.ok('confirmNewsletter', { body: { token } });
    const [mail] = app.mailbox.mailsTo(email);
    const url = mail!.headers!['List-Unsubscribe']!.slice(1, -1);
    const given = body();
    const answer = await fetch(url, { method: 'POST', ...(given === undefined ? {} : { body: given }) });
    expect(answer.status).toBe(204);
    expect((await inbox('newsletter')).filter((line) => line.includes(email))).toEqual([]);
  });

  test('an invalid token is refused, and so is a missing one', async () => {
    for (const id of ['confirmNewsletter', 'unsubscribeNewsletter'] as const) {
      const refused = await visitor.refused(id, { body: { token: 'nl_wrong' } });
      expect([id, refused.status, refused.code]).toEqual([id, 401, 'invalid_newsletter_token']);
    }
    expect((await visitor.refused('unsubscribeNewsletter')).errors).toEqual(['/query/token required']);
  });

  test('an address gets at most three mails a day, and none once it is subscribed; the response is the same', async () => {
    const { email, token } = await subscribe();
    for (let i = 0; i < 4; i++) await mailConfirmation(app.runtime, email);
    await until(() => app.mailbox.mailsTo(email).length === 3, { what: 'three mails' });
    await visitor.ok('confirmNewsletter', { body: { token } });
    await app.runtime.db.updateTable('newsletter_subscribers').set({ mails: 0 }).where('token', '=', token).execute();
    const known = await visitor.send('subscribeNewsletter', { body: { email } });
    const unknown = await visitor.send('subscribeNewsletter', { body: { email: newEmail() } });
    expect([known.status, known.body]).toEqual([unknown.status, unknown.body]);
    await mailConfirmation(app.runtime, email);
    const mails = await app.runtime.db.selectFrom('mails').select('id').where('recipient', '=', email).execute();
    expect(mails).toHaveLength(3);
  });

  test('the linked pages have a button, and nothing happens before it is pressed', async () => {
    for (const path of ['/newsletter/confirm', '/newsletter/unsubscribe']) {
      const page = await fetch(`${app.url}${path}`);
      expect([page.status, await page.text()]).toEqual([200, expect.stringContaining(`data-operation="/v1${path}"`)]);
    }
  });
});

describe('ingestClientEvent', () => {
  test('events are counted by day, name and page; personal data is redacted; invalid times become the current time', async () => {
    const name = `plan.opened.${process.pid}`;
    const today = new Date().toISOString().slice(0, 10);
    const events = [
      { name, page: '/pricing', occurred_at: '2019-01-01T00:00:00Z', properties: { plan: 'team', who: 'I am ada@example.com' } },
      { name, page: '/pricing', occurred_at: '2099-01-01T00:00:00Z', properties: { card: '4242 4242 4242 4242', ok: true } },
      { name },
      // A year that Postgres does not support.
      { name, occurred_at: '0000-01-01T00:00:00+14:00' },
    ]; // prettier-ignore
    expect(await visitor.ok('ingestClientEvent', { body: { events } })).toEqual({ accepted: 4 });
    const counted = (await inbox('events')).filter((line) => line.includes(name));
    expect(counted).toEqual([`${today}        2  ${name}  /pricing`, `${today}        2  ${name}`]);
    const rows = await app.runtime.db.selectFrom('client_events').selectAll().where('name', '=', name).execute();
    const text = JSON.stringify(rows);
    expect(text).toContain('team');
    expect(text).not.toMatch(/ada@example|4242/);
  });

  test.each([
    [{ events: [] }, '/events'],
    [{ events: Array(51).fill({ name: 'a' }) }, '/events'],
    [{ events: [{ name: 'Not Allowed' }] }, '/events/0/name'],
    [{ events: [{ name: 'a', page: '/search?q=ada' }] }, '/events/0/page'],
    [{ events: [{ name: 'a', properties: { nested: {} } }] }, '/events/0/properties/nested'],
    [{ events: [{ name: 'a', properties: { text: 'x'.repeat(201) } }] }, '/events/0/properties/text'],
  ])('unbounded values are refused: %#', async (body, pointer) => {
    const refused = await visitor.refused('ingestClientEvent', { body });
    expect([refused.status, refused.errors[0]]).toEqual([422, expect.stringContaining(pointer)]);
  });

  test('more than 64 KiB are refused', async () => {
    const properties = Object.fromEntries(Array.from({ length: 20 }, (_, i) => [`p${i}`, 'x'.repeat(200)]));
    const body = { events: Array(50).fill({ name: 'a', properties }) };
    expect((await visitor.refused('ingestClientEvent', { body })).status).toBe(413);
  });
});

test('rows are deleted: messages after 180 days, events after 30, unconfirmed subscriptions after 7', async () => {
  const { db } = app.runtime;
  const email = newEmail();
  const name = `old.${process.pid}`;
  const ago = (days: number) => new Date(Date.now() - days * DAY_MS);
  const { token } = await subscribe(email);
  await visitor.ok('submitContactForm', { body: { email, message: 'Old.' } });
  await visitor.ok('ingestClientEvent', { body: { events: [{ name }] } });
  const left = async () => [
    (await db.selectFrom('contact_messages').select('id').where('email', '=', email).execute()).length,
    (await db.selectFrom('client_events').select('id').where('name', '=', name).execute()).length,
    (await db.selectFrom('newsletter_subscribers').select('id').where('token', '=', token).execute()).length,
  ];
  const age = async (shift: number) => {
    await db
      .updateTable('contact_messages')
      .set({ created_at: ago(180 + shift) })
      .where('email', '=', email)
      .execute();
    await db
      .updateTable('client_events')
      .set({ received_at: ago(30 + shift) })
      .where('name', '=', name)
      .execute();
    await db
      .updateTable('newsletter_subscribers')
      .set({ created_at: ago(7 + shift) })
      .where('token', '=', token)
      .execute();
    await cleanUp();
    return left();
  };
  expect(await age(-0.5)).toEqual([1, 1, 1]);
  expect(await age(0.5)).toEqual([0, 0, 0]);
});

test('npm run inbox -- forget deletes everything stored about an address', async () => {
  const { email } = await subscribe();
  await visitor.ok('submitContactForm', { body: { email, message: 'Hello.' } });
  expect(await inbox('forget', email.toUpperCase())).toEqual([`Deleted 2 rows of ${email.toUpperCase()}.`]);
  expect(await inbox('forget', email)).toEqual([`Deleted 0 rows of ${email}.`]);
});

test.each([
  [[], 'say what to show'],
  [['mails'], 'say what to show'],
  [['forget'], 'say whom'],
  [['contact', 'ada@example.com'], 'is too much'],
  [['contact', '--days', '0'], 'must be a whole number from 1 to 180'],
])('npm run inbox -- %j reports the error', (args, words) => {
  expect(() => readInboxArguments(args)).toThrow(words);
});
