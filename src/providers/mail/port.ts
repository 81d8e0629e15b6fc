// The port of mail: one message to one recipient.
// Invariant: a message keeps its id in every attempt, so that mailboxes recognize a message that was sent twice.

export interface MailMessage {
  /** Left part of the Message-ID (RFC 5322 section 3.6.4). */
  id: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  /** Name of the sender in place of the one in MAIL_FROM; the address stays. */
  fromName?: string;
  /** Where answers go. Default: the sender. */
  replyTo?: string;
  /** Further headers by name. */
  headers?: Readonly<Record<string, string>>;
}

export interface Mailer {
  /** @throws MailRefused when another attempt is useless; any other error when it is not */
  send(message: MailMessage): Promise<void>;
}

/** The mail server refused the message or its recipient for good. */
export class MailRefused extends Error {
  constructor(message: string, cause: unknown) {
    super(message, { cause });
    this.name = 'MailRefused';
  }
}
