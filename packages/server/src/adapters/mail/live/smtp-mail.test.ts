import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { MailNotTaken } from '../../../kernel/mail-not-taken.js';
import { x509 } from '../../../pki/x509.js';
import type { Mail } from '../../../ports/mail/index.js';
import { smtpMail, type SmtpMailOptions } from './smtp-mail.js';

const closing: (() => Promise<unknown>)[] = [];
afterEach(() => Promise.all(closing.splice(0).map((close) => close())));

interface Taken {
  readonly from: string;
  readonly to: readonly string[];
  readonly user: unknown;
  readonly secure: boolean;
  readonly lines: readonly string[];
}

/** A mail server on a socket of this machine that takes the one login `portal` / `s3cret-word`. */
async function mailServer(options: SMTPServerOptions = {}) {
  const taken: Taken[] = [];
  const logins: (string | undefined)[] = [];
  const server = new SMTPServer({
    authOptional: true,
    allowInsecureAuth: true,
    hideSTARTTLS: true,
    disableReverseLookup: true,
    onAuth({ username, password }, _, done) {
      logins.push(username);
      if (username === 'portal' && password === 's3cret-word') return done(null, { user: username });
      return done(new Error('me@example.cn may not log in'));
    },
    onData(stream, { envelope, user, secure }, done) {
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => parts.push(part));
      stream.on('end', () => {
        taken.push({
          from: envelope.mailFrom ? envelope.mailFrom.address : '',
          to: envelope.rcptTo.map(({ address }) => address),
          user,
          secure,
          lines: Buffer.concat(parts).toString('latin1').split('\r\n'),
        });
        done();
      });
    },
    ...options,
  });
  // A client that leaves in the middle of a handshake is what some tests are about.
  server.on('error', () => undefined);
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  closing.push(() => new Promise<void>((closed) => server.close(() => closed())));
  return { taken, logins, port: (server.server.address() as AddressInfo).port };
}

const gateway = (port: number, options: Partial<SmtpMailOptions> = {}) =>
  smtpMail({
    host: '127.0.0.1',
    port,
    tls: 'none',
    user: 'portal',
    password: 's3cret-word',
    from: { name: '数字证书服务', address: 'portal@ca.example.cn' },
    messageHost: () => 'ca.example.cn',
    ...options,
  });

const mail: Mail = {
  id: 'invoice-7',
  to: 'me@example.cn',
  subject: '电子发票 26212345678901234567',
  text: '您申请的电子发票见附件。\n第二行',
  attachments: [{ name: '发票.pdf', content: new Blob(['%PDF-1.7 示例'], { type: 'application/pdf' }) }],
};

/** The lines of the header, unfolded. */
const headerOf = ({ lines }: Taken): string[] =>
  lines
    .slice(0, lines.indexOf(''))
    .join('\n')
    .replaceAll(/\n[ \t]+/g, ' ')
    .split('\n');
const valueOf = (one: Taken, name: string): string | undefined =>
  headerOf(one)
    .find((line) => line.toLowerCase().startsWith(`${name}: `))
    ?.slice(name.length + 2);
/** Encoded words (RFC 2047) of Base64. */
const decoded = (value = ''): string =>
  value
    .replaceAll(/\?= =\?/g, '?==?')
    .replaceAll(/=\?utf-8\?B\?([^?]*)\?=/gi, (_, text: string) =>
      Buffer.from(text, 'base64').toString('utf8'),
    );
const only = (taken: readonly Taken[]): Taken => {
  expect(taken).toHaveLength(1);
  return taken[0]!;
};
const failureOf = (sent: Promise<void>): Promise<unknown> =>
  sent.then(
    () => undefined,
    (error: unknown) => error,
  );
/** What callers try again: without an address, a password or words of the server (its cause is looked at apart). */
const notTaken = (reason: string) => new MailNotTaken(`the mail server did not take the mail (${reason})`);

describe('a mail over SMTP', () => {
  it('arrives with its Chinese subject, its text and its attachment, from the portal to one person', async () => {
    const { taken, port } = await mailServer();
    await gateway(port).send(mail);
    const one = only(taken);
    expect(one).toMatchObject({ from: 'portal@ca.example.cn', to: ['me@example.cn'], user: 'portal' });
    expect(decoded(valueOf(one, 'subject'))).toBe(mail.subject);
    expect(decoded(valueOf(one, 'from'))).toBe('数字证书服务 <portal@ca.example.cn>');
    expect(valueOf(one, 'to')).toBe('me@example.cn');
    expect(valueOf(one, 'auto-submitted')).toBe('auto-generated');
    const body = one.lines.join('');
    expect(body).toContain(Buffer.from(mail.text.replace('\n', '\r\n')).toString('base64'));
    expect(body).toContain(Buffer.from('%PDF-1.7 示例').toString('base64'));
    expect(body).toContain('application/pdf');
    expect(body).toContain(encodeURIComponent('发票'));
  });

  it('has the Message-ID of its id each time, and another one for another id or another portal', async () => {
    const { taken, port } = await mailServer();
    const { send } = gateway(port);
    await send(mail);
    await send(mail);
    await send({ ...mail, id: 'invoice-8' });
    await gateway(port, { messageHost: () => 'try.example.cn' }).send(mail);
    expect(taken.map((one) => valueOf(one, 'message-id'))).toEqual([
      '<invoice-7@ca.example.cn>',
      '<invoice-7@ca.example.cn>',
      '<invoice-8@ca.example.cn>',
      '<invoice-7@try.example.cn>',
    ]);
  });

  it.each<[string, Partial<Mail>]>([
    ['id', { id: 'x>\r\nX-Evil: 1\r\n\r\nbody' }],
    ['subject', { subject: '发票\r\nX-Evil: 1\r\nBcc: other@example.com\r\n\r\nbody' }],
    [
      'name of an attachment',
      { attachments: [{ name: 'a"\r\nX-Evil: 1\r\n.pdf', content: new Blob(['x']) }] },
    ],
    [
      'type of an attachment',
      { attachments: [{ name: 'a', content: new Blob(['x'], { type: 'a/b\r\nX-Evil: 1' }) }] },
    ],
  ])('gets no line of its header, and no receiver, from a hostile %s', async (_, hostile) => {
    const { taken, port } = await mailServer();
    await gateway(port).send({ ...mail, ...hostile });
    const one = only(taken);
    expect(one.to).toEqual(['me@example.cn']);
    expect(one.lines.filter((line) => /^(?:x-evil|bcc)\s*:/i.test(line))).toEqual([]);
    expect(valueOf(one, 'message-id')).toMatch(/^<[\w-]+@ca\.example\.cn>$/);
  });

  it.each([
    'me@example.cn, other@example.com',
    'me@example.cn\r\nRCPT TO:<other@example.com>',
    'Me <me@example.cn>',
    '',
  ])('goes nowhere when its receiver is %j', async (to) => {
    const { taken, port } = await mailServer();
    expect(await failureOf(gateway(port).send({ ...mail, to }))).toEqual(
      new MailNotTaken('the receiver is no e-mail address'),
    );
    expect(taken).toEqual([]);
  });
});

describe('a mail that the server does not take can be tried again', () => {
  it.each<[string, SMTPServerOptions, Partial<SmtpMailOptions>, string]>([
    ['refuses the login', {}, { password: 'wrong' }, 'EAUTH 535'],
    ['offers no login', { disabledCommands: ['AUTH'] }, {}, 'EAUTH 500'],
    [
      'refuses the receiver',
      { onRcptTo: ({ address }, _, done) => done(new Error(`${address} is nobody`)) },
      {},
      'EENVELOPE 550',
    ],
    [
      'refuses the mail for now',
      {
        onData(stream, _, done) {
          stream.resume();
          stream.on('end', () =>
            done(Object.assign(new Error('me@example.cn is full'), { responseCode: 452 })),
          );
        },
      },
      {},
      'EMESSAGE 452',
    ],
    [
      'offers no TLS where it is demanded',
      { disabledCommands: ['STARTTLS'] },
      { tls: 'starttls' },
      'ETLS 500',
    ],
  ])('%s', async (_, server, options, reason) => {
    const { taken, port } = await mailServer(server);
    const failure = await failureOf(gateway(port, options).send(mail));
    expect(failure).toEqual(notTaken(reason));
    expect(failure).not.toHaveProperty('cause');
    expect(taken).toEqual([]);
  });

  it('not there', async () => {
    const { port } = await mailServer();
    await closing.pop()?.();
    expect(await failureOf(gateway(port).send(mail))).toEqual(notTaken('ESOCKET ECONNREFUSED'));
  });

  const silent = async (greet: (socket: Socket) => void) => {
    const sockets: Socket[] = [];
    const server: Server = createServer((socket) => {
      sockets.push(socket);
      socket.on('error', () => undefined);
      greet(socket);
    });
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
    closing.push(() => {
      for (const socket of sockets) socket.destroy();
      return new Promise((closed) => server.close(closed));
    });
    return (server.address() as AddressInfo).port;
  };

  it.each<[string, (socket: Socket) => void]>([
    ['says nothing', () => undefined],
    ['greets and falls silent', (socket) => socket.write('220 here\r\n')],
    [
      'greets without an end',
      (socket) => {
        const timer = setInterval(() => socket.write('220-still\r\n'), 20);
        socket.on('close', () => clearInterval(timer));
      },
    ],
  ])('%s', async (_, greet) => {
    const port = await silent(greet);
    const failure = await failureOf(gateway(port, { timeoutMs: 200 }).send(mail));
    expect(failure).toBeInstanceOf(MailNotTaken);
    expect(String(failure)).toMatch(/\((?:ETIMEDOUT|EABORT)\)$/);
  });
});

describe('TLS', () => {
  let key = '';
  let cert = '';
  beforeAll(async () => {
    const algorithm = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' };
    const keys = await crypto.subtle.generateKey(algorithm, true, ['sign', 'verify']);
    const certificate = await x509.X509CertificateGenerator.createSelfSigned({
      name: 'CN=127.0.0.1',
      keys,
      signingAlgorithm: algorithm,
      notAfter: new Date(Date.now() + 3_600_000),
      extensions: [new x509.SubjectAlternativeNameExtension([{ type: 'ip', value: '127.0.0.1' }])],
    });
    cert = certificate.toString('pem');
    const pkcs8 = Buffer.from(await crypto.subtle.exportKey('pkcs8', keys.privateKey)).toString('base64');
    key = `-----BEGIN PRIVATE KEY-----\n${pkcs8}\n-----END PRIVATE KEY-----\n`;
  });

  const secured = (tls: SmtpMailOptions['tls']) =>
    mailServer({ key, cert, secure: tls === 'tls', hideSTARTTLS: false, allowInsecureAuth: false });

  it.each(['tls', 'starttls'] as const)('%s protects the login and the mail', async (tls) => {
    const { taken, port } = await secured(tls);
    await gateway(port, { tls, ca: cert }).send(mail);
    expect(only(taken)).toMatchObject({ secure: true, user: 'portal' });
  });

  it.each(['tls', 'starttls'] as const)('%s tells an unknown server no password', async (tls) => {
    const { taken, logins, port } = await secured(tls);
    const failure = await failureOf(gateway(port, { tls }).send(mail));
    expect(failure).toBeInstanceOf(MailNotTaken);
    expect(String(failure)).toMatch(/\(E(?:SOCKET|TLS)/);
    expect([taken, logins]).toEqual([[], []]);
  });
});
