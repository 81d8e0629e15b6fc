// Settings of mail.
import { defineSetting, type Parse } from '../core/setting.ts';
import type { SmtpServer } from '../providers/mail/smtp.ts';

/** Transport of mails: the log, SMTP, or none. */
type MailRoute = { kind: 'log' } | { kind: 'off' } | { kind: 'smtp'; server: SmtpServer };

const SMTP_PORT = 587;
const SMTPS_PORT = 465;

const route: Parse<MailRoute> = (value, refuse) => {
  if (value === 'log' || value === 'off') return { kind: value };
  const url = URL.canParse(value) ? new URL(value) : null;
  if (url === null || !['smtp:', 'smtps:'].includes(url.protocol) || url.hostname === '')
    return refuse('is not log, off, or an address that begins with smtp:// or smtps://');
  if (url.pathname.length > 1 || url.search !== '' || url.hash !== '')
    return refuse(
      'has more than user, password, host and port; encode special characters of the password, as %2F for /',
    );
  const secure = url.protocol === 'smtps:';
  const server = {
    host: url.hostname.replace(/^\[|\]$/g, ''),
    port: url.port === '' ? (secure ? SMTPS_PORT : SMTP_PORT) : Number(url.port),
    secure,
    auth: url.username === '' ? null : { user: decoded(url.username, refuse), pass: decoded(url.password, refuse) },
  };
  return { kind: 'smtp', server };
};

function decoded(part: string, refuse: (reason: string) => never): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return refuse('has a % in its user or password that encodes nothing; write %25 for it');
  }
}

const sender: Parse<string> = (value, refuse) =>
  /^(?:[^<>@\r\n",;]+ <[^<>@\s,;]+@[^<>@\s,;]+>|[^<>@\s,;"]+@[^<>@\s,;]+)$/.test(value)
    ? value
    : refuse('is not an email address, or a name with one');

const address: Parse<string> = (value, refuse) =>
  /^[^<>@\s,;"]+@[^<>@\s,;"]+$/.test(value) ? value : refuse('is not an email address');

export const mailSettings = {
  mail: defineSetting({
    name: 'MAIL',
    parse: route,
    default: { about: 'log in development, else off', of: ({ development }) => (development ? 'log' : 'off') },
    about:
      'How mails with password links and invitations are sent: smtp://user:password@host:587 (STARTTLS), smtps://user:password@host:465 (TLS), off, or, only in development, log.',
    example: 'smtp://parley:secret@mail.example.com:587',
  }),
  mailFrom: defineSetting({
    name: 'MAIL_FROM',
    parse: sender,
    default: null,
    about: 'Sender of mails: an address, or a name with an address. Required if MAIL is an SMTP server.',
    example: 'Parley <no-reply@example.com>',
  }),
  contactMail: defineSetting({
    name: 'CONTACT_MAIL',
    parse: address,
    default: null,
    about: 'Address to which messages of POST /v1/contact are mailed, in addition to `npm run inbox`.',
    example: 'office@example.com',
  }),
};
