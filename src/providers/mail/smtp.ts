// Sends mail over SMTP (RFC 5321) with nodemailer, one connection per message. TLS from the start (smtps), or STARTTLS, which is
// required except for servers on this machine. Certificates are always checked.
// Invariant: every phase of a connection has a deadline. Deliberately omitted: a connection pool; only a few mails are sent per
// minute.
import { hostname } from 'node:os';
import type { Logger } from 'pino';
import { isLoopbackName } from '../../core/address.ts';
import { MailRefused, type Mailer } from './port.ts';

export interface SmtpServer {
  host: string;
  port: number;
  /** TLS from the start; otherwise STARTTLS. */
  secure: boolean;
  auth: { user: string; pass: string } | null;
}

export interface SmtpOptions {
  server: SmtpServer;
  /** `Parley <no-reply@example.com>` */
  from: string;
  log: Logger;
  /** PEM certificates to trust instead of the built-in ones. */
  ca?: string;
  timeoutMs?: number;
  /** Name of this machine. */
  hostName?: string;
}

const TIMEOUT_MS = 15_000;
const DNS_TIMEOUT_MS = 5_000;
/**
 * Enhanced status codes (RFC 3463) of refused senders and of policies. Some servers check the sender only with the recipient, such as
 * Postfix.
 */
const ABOUT_SENDER = /^5\d\d[ -]5\.(?:7\.\d+|1\.[78])\b/;

export function createSmtpMailer(options: SmtpOptions): Mailer {
  const { server, from, log, ca, timeoutMs = TIMEOUT_MS, hostName = hostname() } = options;
  const { host, port, secure, auth } = server;
  const domain = /@([^@>\s]+)>?\s*$/.exec(from)?.[1] ?? host;
  return {
    async send({ id, to, subject, text, html, fromName, replyTo, headers }) {
      // Loaded at the first mail, because most processes send none.
      const { createTransport } = await import('nodemailer');
      const transport = createTransport({
        host,
        port,
        secure,
        // EHLO (RFC 5321 section 4.1.1.1). A container's name has no domain, and the library's `[127.0.0.1]` is refused by some
        // servers.
        name: hostName.includes('.') ? hostName : domain,
        ...(auth === null ? {} : { auth }),
        requireTLS: !secure && !isLoopbackName(host),
        ...(ca === undefined ? {} : { tls: { ca } }),
        dnsTimeout: Math.min(DNS_TIMEOUT_MS, timeoutMs),
        connectionTimeout: timeoutMs,
        greetingTimeout: timeoutMs,
        socketTimeout: timeoutMs,
        disableFileAccess: true,
        disableUrlAccess: true,
      });
      // An object, so that no user text is parsed as a list of addresses.
      const message = {
        from: fromName === undefined ? from : { name: fromName, address: addressOf(from) },
        ...(replyTo === undefined ? {} : { replyTo: { name: '', address: replyTo } }),
        to: { name: '', address: to },
        subject,
        text,
        html,
        messageId: `<${id}@${domain}>`,
      };
      try {
        await transport.sendMail({ ...message, headers: { 'Auto-Submitted': 'auto-generated', ...headers } });
        log.info({ mailId: id }, 'a mail was sent');
      } catch (error) {
        throw isFinal(error) ? new MailRefused(`the mail server refused the mail: ${reasonOf(error)}`, error) : error;
      } finally {
        transport.close();
      }
    },
  };
}

/** Extracts the address from `Parley <no-reply@example.com>`. */
function addressOf(from: string): string {
  return /<([^>]+)>\s*$/.exec(from)?.[1] ?? from;
}

/** Fields of the library's errors. */
interface Refusal {
  code?: string;
  /** The command that the server refused. */
  command?: string;
  response?: string;
  responseCode?: number;
}

/**
 * Whether the server permanently rejected the recipient or the content (RFC 5321 section 4.2.1). A refused login or sender is not
 * final, because the operator can correct it.
 */
function isFinal(error: unknown): boolean {
  const { code, command, response = '', responseCode = 0 } = error as Refusal;
  if (responseCode < 500 || command === 'MAIL FROM') return false;
  if (command === 'RCPT TO' && ABOUT_SENDER.test(response)) return false;
  return code === 'EENVELOPE' || code === 'EMESSAGE';
}

function reasonOf(error: unknown): string {
  const { response, message } = error as { response?: string; message: string };
  return (response ?? message).slice(0, 300);
}
