// The port for mail: one message to one recipient.
// Invariant: a message has the same id in every attempt, so that mailboxes recognize duplicates.

export interface MailMessage {
  /** Left part of the Message-ID (RFC 5322 section 3.6.4). */
  id: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  /** Name of the sender instead of the one in MAIL_FROM; the address is unchanged. */
  fromName?: string;
  /** Address for replies. Default: the sender. */
  replyTo?: string;
  /** Additional headers by name. */
  headers?: Readonly<Record<string, string>>;
}

export interface Mailer {
  /** @throws MailRefused if another attempt is useless; any other error if it may succeed */
  send(message: MailMessage): Promise<void>;
}

/** The mail server refused the message or its recipient permanently. */
export class MailRefused extends Error {
  constructor(message: string, cause: unknown) {
    super(message, { cause });
    this.name = 'MailRefused';
  }
}
