// Writes mails to the log instead of sending them, for development: they contain links with secrets.
import type { Logger } from 'pino';
import type { Mailer } from './port.ts';

export function createLogMailer(log: Logger): Mailer {
  return {
    async send({ to, subject, text }) {
      // `warn` is shown by every development log.
      log.warn(`mail to ${to} (MAIL=log sends none)\n\n${subject}\n\n${text}`);
    },
  };
}
