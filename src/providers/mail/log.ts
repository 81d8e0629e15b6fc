// Writes mails to the log in place of sending them, for development: they contain links with secrets.
import type { Logger } from 'pino';
import type { Mailer } from './port.ts';

export function createLogMailer(log: Logger): Mailer {
  return {
    async send({ to, subject, text }) {
      // At the level that every development log shows.
      log.warn(`mail to ${to} (MAIL=log sends none)\n\n${subject}\n\n${text}`);
    },
  };
}
