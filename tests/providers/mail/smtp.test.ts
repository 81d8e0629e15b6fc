// Mail over SMTP, against a local server: STARTTLS, TLS, logins, refusals, timeouts, and the format of the message.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import { join } from 'node:path';
import { pino } from 'pino';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { MailRefused } from '../../../src/providers/mail/port.ts';
import { createSmtpMailer, type SmtpOptions } from '../../../src/providers/mail/smtp.ts';
import { runDirectory } from '../../support/run.ts';

const message = {
  id: 'mail_01jd8k3v9rj6m2t5q7x8y0z1a2',
  to: 'grace@example.com',
  subject: 'Set a new password – Ärger?',
  text: 'Follow the link:\nhttp://127.0.0.1/account#token=pr_secret\n',
  html: '<p>Follow the link</p>',
};

let key: string;
let cert: string;
beforeAll(() => {
  const directory = mkdtempSync(join(runDirectory(), 'smtp-'));
  const files = ['-keyout', join(directory, 'key.pem'), '-out', join(directory, 'cert.pem')];
  const name = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'];
  execFileSync('openssl', ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '1', ...files, ...name], {
    stdio: 'ignore',
  });
  [key, cert] = [readFileSync(join(directory, 'key.pem'), 'utf8'), readFileSync(join(directory, 'cert.pem'), 'utf8')];
  rmSync(directory, { recursive: true });
});

const open: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  await Promise.all(open.splice(0).map((close) => close()));
});

interface Received {
  from: string;
  to: string[];
  user: string | undefined;
  secure: boolean;
  /** Name with which the client introduced itself (EHLO). */
  client: string;
  content: string;
}

async function startServer(options: SMTPServerOptions = {}): Promise<{ port: number; received: Received[] }> {
  const received: Received[] = [];
  const server = new SMTPServer({
    key,
    cert,
    logger: false,
    authOptional: true,
    onAuth({ username, password }, _session, done) {
      if (password === 'p/w:rd') done(null, { user: username });
      else done(Object.assign(new Error('wrong password'), { responseCode: 535 }));
    },
    onData(stream, session, done) {
      let content = '';
      stream.on('data', (chunk: Buffer) => (content += chunk.toString()));
      stream.on('end', () => {
        const { mailFrom, rcptTo } = session.envelope;
        const from = mailFrom === false ? '' : mailFrom.address;
        const to = rcptTo.map(({ address }) => address);
        const { user, secure, hostNameAppearsAs: client } = session;
        received.push({ from, to, user, secure, client, content });
        done();
      });
    },
    ...options,
  });
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  open.push(() => new Promise((resolve) => server.close(() => resolve(undefined))));
  return { port: (server.server.address() as AddressInfo).port, received };
}

function mailer(port: number, more: Partial<SmtpOptions> = {}, server: Partial<SmtpOptions['server']> = {}) {
  return createSmtpMailer({
    server: { host: 'localhost', port, secure: false, auth: { user: 'parley', pass: 'p/w:rd' }, ...server },
    from: 'Acme Voice <no-reply@voice.example.com>',
    log: pino({ level: 'silent' }),
    ca: cert,
    timeoutMs: 20_000,
    ...more,
  });
}

describe('createSmtpMailer', () => {
  test('logs in over STARTTLS and sends text and HTML, with the same Message-ID on each attempt', async () => {
    const { port, received } = await startServer();
    await mailer(port).send(message);
    await mailer(port).send(message);
    expect(received).toHaveLength(2);
    const [mail] = received;
    expect(mail).toMatchObject({
      from: 'no-reply@voice.example.com',
      to: ['grace@example.com'],
      user: 'parley',
      secure: true,
    });
    expect(mail!.content).toContain(`Message-ID: <${message.id}@voice.example.com>`);
    expect(mail!.content).toContain('From: Acme Voice <no-reply@voice.example.com>');
    expect(mail!.content).toContain('Auto-Submitted: auto-generated');
    expect(mail!.content).toMatch(/Content-Type: multipart\/alternative/);
    expect(mail!.content).toContain('<p>Follow the link</p>');
    expect(mail!.content).not.toContain('Ärger');
  });

  test('uses implicit TLS where it is configured', async () => {
    const { port, received } = await startServer({ secure: true });
    await mailer(port, {}, { secure: true }).send(message);
    expect(received).toMatchObject([{ secure: true, user: 'parley' }]);
  });

  test('does not send to a server whose certificate cannot be verified', async () => {
    const { port, received } = await startServer();
    const server = { host: 'localhost', port, secure: false, auth: null };
    const options = { server, from: 'a@example.com', log: pino({ level: 'silent' }), timeoutMs: 20_000 };
    const without = createSmtpMailer(options);
    await expect(without.send(message)).rejects.toThrow(/certificate/);
    expect(received).toEqual([]);
  });

  test('introduces itself by a domain name, also on a machine whose name has no domain', async () => {
    const { port, received } = await startServer();
    await mailer(port, { hostName: '3f2a9c81d7e0' }).send(message);
    await mailer(port, { hostName: 'app.example.net' }).send(message);
    expect(received.map(({ client }) => client)).toEqual(['voice.example.com', 'app.example.net']);
  });

  test.each([
    ['at once', 'onMailFrom', 553, 'not yours'],
    ['with the recipient, as Postfix does', 'onRcptTo', 554, '5.7.1 Sender address rejected: not owned by user'],
    ['by a server that does not relay', 'onRcptTo', 554, '5.7.1 Relay access denied'],
    ['by its enhanced status code', 'onRcptTo', 550, '5.1.8 Domain of sender not found'],
  ] as const)(
    'a sender refused %s is not final, because the operator can correct it',
    async (_when, on, code, text) => {
      const refuse = (_address: unknown, _session: unknown, done: (error: Error) => void) =>
        done(Object.assign(new Error(text), { responseCode: code }));
      const { port } = await startServer({ [on]: refuse });
      const error = await mailer(port)
        .send(message)
        .catch((reason: unknown) => reason);
      expect(error).toMatchObject({ responseCode: code });
      expect(error).not.toBeInstanceOf(MailRefused);
    },
  );

  test('a message whose content a policy refuses is final', async () => {
    const { port } = await startServer({
      onData(stream, _session, done) {
        stream.resume().on('end', () => done(Object.assign(new Error('5.7.1 Looks like spam'), { responseCode: 554 })));
      },
    });
    await expect(mailer(port).send(message)).rejects.toBeInstanceOf(MailRefused);
  });

  test('a refused recipient is final; a busy server and a wrong password are not', async () => {
    const refusal = (responseCode: number): SMTPServerOptions => ({
      onRcptTo: (_address, _session, done) => done(Object.assign(new Error('no'), { responseCode })),
    });
    const [gone, busy] = [await startServer(refusal(550)), await startServer(refusal(451))];
    await expect(mailer(gone.port).send(message)).rejects.toBeInstanceOf(MailRefused);
    const later = await mailer(busy.port)
      .send(message)
      .catch((error: unknown) => error);
    expect(later).toBeInstanceOf(Error);
    expect(later).not.toBeInstanceOf(MailRefused);
    const { port } = await startServer();
    const wrong = mailer(port, {}, { auth: { user: 'parley', pass: 'wrong' } });
    expect(await wrong.send(message).catch((error: unknown) => error)).not.toBeInstanceOf(MailRefused);
  });

  test('times out on a server that does not respond', async () => {
    const sockets = new Set<Socket>();
    const silent = createServer((socket) => void sockets.add(socket));
    await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
    open.push(async () => {
      for (const socket of sockets) socket.destroy();
      silent.close();
    });
    const { port } = silent.address() as AddressInfo;
    await expect(mailer(port, { timeoutMs: 150 }).send(message)).rejects.toThrow();
  });

  test('a recipient that contains a second address reaches one mailbox', async () => {
    const { port, received } = await startServer();
    const outcome = await mailer(port)
      .send({ ...message, to: 'grace@example.com, eve@example.com' })
      .catch((error: unknown) => error);
    expect(received.flatMap(({ to }) => to).filter((address) => address === 'eve@example.com')).toEqual([]);
    expect(outcome === undefined || outcome instanceof Error).toBe(true);
  });
});
