// Opens the mailer that MAIL selects.
import type { Logger } from 'pino';
import type { Config } from '../../config.ts';
import { createLogMailer } from './log.ts';
import type { Mailer } from './port.ts';
import { createSmtpMailer } from './smtp.ts';

/** Returns null if the deployment sends no mail. */
export function openMailer({ mail, mailFrom }: Pick<Config, 'mail' | 'mailFrom'>, log: Logger): Mailer | null {
  if (mail.kind === 'off') return null;
  if (mail.kind === 'log') return createLogMailer(log);
  return createSmtpMailer({ server: mail.server, from: mailFrom ?? '', log });
}
