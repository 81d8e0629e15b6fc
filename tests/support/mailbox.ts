// A mailer for tests that records the mails. Deliberately omitted: SMTP; tests/providers/mail/smtp.test.ts sends over it.
import type { Mailer, MailMessage } from '../../src/providers/mail/port.ts';
import { until } from './until.ts';

export interface Mailbox extends Mailer {
  /** Oldest first. */
  mailsTo(address: string): MailMessage[];
  /** The fragment (after #) of the link in the newest mail to an address, once there are `count` mails with one. */
  linkTo(address: string, count?: number): Promise<Record<string, string>>;
}

const LINK = /^https?:\S+#(\S+)$/m;

export function createMailbox(): Mailbox {
  const mails: MailMessage[] = [];
  const mailsTo = (address: string) => mails.filter(({ to }) => to.toLowerCase() === address.toLowerCase());
  return {
    async send(message) {
      mails.push(message);
    },
    mailsTo,
    async linkTo(address, count = 1) {
      const links = () => mailsTo(address).flatMap(({ text }) => LINK.exec(text)?.[1] ?? []);
      await until(() => links().length >= count, { what: `${count} mails with a link to ${address}` });
      return Object.fromEntries(new URLSearchParams(links().at(-1)));
    },
  };
}
