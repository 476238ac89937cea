import { createPublicKey, randomUUID } from 'node:crypto';
import { defaultPortalConfig, errorCodes as codes } from '@ca-portal/api/domain';
import { account } from '@ca-portal/api/groups/account';
import { files } from '@ca-portal/api/groups/files';
import { handover } from '@ca-portal/api/groups/handover';
import { person } from '@ca-portal/api/groups/person';
import { session } from '@ca-portal/api/groups/session';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoPassword } from '../../seed/index.js';
import { createTestServer, refusal, solvedCaptcha, type TestServer } from '../../testing/index.js';
import { makeTicketKey, readTicket, signTicket } from './jws.js';
import { sandboxTicketKey } from './login-from-xd.js';
import { readPaymentSession } from '../../services/session/payment-token.js';

let server: TestServer;
beforeAll(async () => {
  const links = {
    oldPlatform: '',
    exam: '',
    contract: 'https://contract.example.cn/enter?from=ca',
    assistant: '',
  };

  server = await createTestServer({ portal: { ...defaultPortalConfig, links, sandbox: true } });
});
afterAll(() => server.close());

const door = () => server.client().use(handover);
const seconds = () => Math.floor(server.clock().getTime() / 1000);

async function ticket(changes: Record<string, string | number> = {}, key?: string): Promise<string> {
  const { privateKey } = await sandboxTicketKey(server.services);
  const iat = seconds();
  const claims = { iss: 'sandbox', aud: 'ca-portal', sub: 'qiye', iat, exp: iat + 60, jti: randomUUID() };
  return signTicket({ ...claims, ...changes }, key ?? privateKey);
}
const enter = (given: string | undefined, username = 'qiye') =>
  door().loginFromXd({ query: { username, ...(given === undefined ? {} : { ticket: given }) } });

describe('a ticket of another system', () => {
  it('opens a session for the name in it', async () => {
    const { token } = await enter(await ticket());
    expect(token).toMatch(/^5\.[\w-]{43}$/);
    const profile = await server.client(token).use(person).profile();
    expect(profile).toMatchObject({ username: 'qiye', lastLoginMethod: 'handover' });
  });

  it('can be used once, however many use it at the same moment', async () => {
    const same = await ticket();
    const answers = await Promise.allSettled(
      Array.from({ length: 8 }, () =>
        server
          .client()
          .use(handover)
          .loginFromXd({ query: { username: 'qiye', ticket: same } }),
      ),
    );
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect((await refusal(enter(same))).code).toBe(codes.ticketInvalid);
  });

  it.each<[string, () => Promise<string | undefined>]>([
    ['that is missing', async () => undefined],
    ['that is rubbish', async () => 'a.b.c'],
    ['for somebody else', () => ticket({ sub: 'fuzeren' })],
    ['for another system', () => ticket({ aud: 'contract' })],
    ['of a system that nobody knows', () => ticket({ iss: 'stranger' })],
    ['signed with another key', async () => ticket({}, (await makeTicketKey()).privateKey)],
    ['that is over', () => ticket({ iat: seconds() - 200, exp: seconds() - 140 })],
    ['that wants to live for a day', () => ticket({ iat: seconds() - 200, exp: seconds() + 86_400 })],
    ['from the future', () => ticket({ iat: seconds() + 120, exp: seconds() + 180 })],
    [
      'without a signature',
      async () => {
        const [, body] = (await ticket()).split('.');
        return `${Buffer.from('{"alg":"none"}').toString('base64url')}.${body}.`;
      },
    ],
    [
      'whose name was changed',
      async () => {
        const [head, body = '', signature] = (await ticket({ sub: 'fuzeren' })).split('.');
        const claims = JSON.parse(Buffer.from(body, 'base64url').toString('utf8'));
        return [
          head,
          Buffer.from(JSON.stringify({ ...claims, sub: 'qiye' })).toString('base64url'),
          signature,
        ].join('.');
      },
    ],
  ])('is refused %s', async (_, given) => {
    expect((await refusal(enter(await given()))).code).toBe(codes.ticketInvalid);
  });

  it('for an unknown name is refused with the same message', async () => {
    const unknown = await refusal(enter(await ticket({ sub: 'nobody99' }), 'nobody99'));
    expect(unknown).toEqual(await refusal(enter(undefined)));
  });
});

describe('the ticket for another system', () => {
  it('leads to a configured system with a ticket that it can check', async () => {
    const qiye = await server.loginAs('qiye');
    const { name, url, expiresAt } = await qiye.use(handover).ticket({ params: { target: 'contract' } });
    expect([name, expiresAt]).toEqual(['电子合同平台', '2026-11-21 10:01:00']);
    const address = new URL(url);
    expect([address.origin, address.searchParams.get('from')]).toEqual(['https://contract.example.cn', 'ca']);
    const { publicKey } = await door().ticketKey();
    expect(createPublicKey(publicKey).asymmetricKeyType).toBe('ec');
    const claims = await readTicket(address.searchParams.get('ticket') ?? '', publicKey);
    expect(claims).toMatchObject({
      iss: 'ca-portal',
      aud: 'contract',
      sub: 'qiye',
      creditCode: '91210000TEX000010X',
    });
    expect(JSON.stringify(claims)).not.toContain('210000199003070013');
  });

  it.each(['exam', 'nowhere', 'constructor'])(
    'is refused for %s, which nobody has configured',
    async (target) => {
      const qiye = await server.loginAs('qiye');
      const call = qiye.use(handover).ticket({ params: { target } });
      expect((await refusal(call)).code).toBe(codes.handoverUnknown);
    },
  );

  it('into another browser gives a link that opens one session within five minutes', async () => {
    const qiye = await server.loginAs('qiye');
    const link = async () => {
      const { url } = await qiye.use(handover).ticket({ params: { target: 'portal' } });
      return new URLSearchParams(new URL(url).hash.slice(1)).get('token') ?? '';
    };
    const token = await link();
    const opened = await door().loginByToken({ body: { token } });
    expect((await server.client(opened.token).use(session).info()).person.name).toBe('张示例');
    expect((await refusal(door().loginByToken({ body: { token } }))).code).toBe(codes.loginLinkInvalid);
    const late = await link();
    server.clock.advance({ minutes: 5 });
    expect((await refusal(door().loginByToken({ body: { token: late } }))).code).toBe(codes.loginLinkInvalid);
  });
});

describe('a link into another browser', () => {
  const linkOf = async (client: Awaited<ReturnType<typeof server.loginAs>>) => {
    const { url } = await client.use(handover).ticket({ params: { target: 'portal' } });
    server.clock.advance({ seconds: 1 });
    return new URLSearchParams(new URL(url).hash.slice(1)).get('token') ?? '';
  };
  const refused = async (token: string) => (await refusal(door().loginByToken({ body: { token } }))).code;

  it('ends with the session that made it', async () => {
    const fuzeren = await server.loginAs('fuzeren');
    const token = await linkOf(fuzeren);
    await fuzeren.use(session).logout();
    expect(await refused(token)).toBe(codes.loginLinkInvalid);
  });

  it('ends when the password changes, as do tickets and codes for a phone, though the session continues', async () => {
    const fuzeren = await server.loginAs('fuzeren');
    const token = await linkOf(fuzeren);
    const vouched = await ticket({ sub: 'fuzeren' });
    const { code } = await fuzeren.use(files).openHandover({ body: { kind: 'idFront' } });
    server.clock.advance({ seconds: 2 });
    const query = { oldPassword: demoPassword, newPassword: 'Fresh@2027' };
    await fuzeren.use(account).updatePassword({ query });
    await fuzeren.use(session).info();
    expect(await refused(token)).toBe(codes.loginLinkInvalid);
    expect((await refusal(enter(vouched, 'fuzeren'))).code).toBe(codes.ticketInvalid);
    expect((await fuzeren.use(files).handover({ params: { code } })).state).toBe('expired');
    server.clock.advance({ seconds: 1 });
    expect((await door().loginByToken({ body: { token: await linkOf(fuzeren) } })).token).toMatch(/^2\./);
  });
});

it('the second form of the login has the same rules', async () => {
  const captcha = await solvedCaptcha(server);
  const body = { username: 'qiye', password: demoPassword, ...captcha };
  expect((await door().login({ body })).token).toMatch(/^5\./);
  expect((await refusal(door().login({ body }))).code).toBe(codes.captchaWrong);
});

describe('the second token', () => {
  it('acts for the session that requested it, and ends with it', async () => {
    const qiye = await server.loginAs('qiye');
    const { token, expiresAt } = await qiye.use(handover).paymentToken();
    expect(token).toMatch(/^zf\.[0-9a-f]{64}$/);
    expect(expiresAt > '2026-11-21 10:30:00').toBe(true);
    expect(await readPaymentSession(server.services, token)).toMatchObject({ roleId: 5, name: '张示例' });
    expect((await refusal(server.client(token).use(session).info())).code).toBe(401);
    await qiye.use(session).logout();
    expect(await readPaymentSession(server.services, token)).toBeNull();
  });

  it('lives half an hour, and no other token is accepted instead', async () => {
    const qiye = await server.loginAs('qiye');
    const { token } = await qiye.use(handover).paymentToken();
    server.clock.advance({ minutes: 30 });
    for (const given of [token, qiye.token, 'zf.', `zf.${'0'.repeat(64)}`]) {
      expect(await readPaymentSession(server.services, given)).toBeNull();
    }
  });

  it('that another session uses is valid for its owner in any role and session, and for nobody else', async () => {
    const qiye = await server.loginAs('qiye');
    const { token } = await qiye.use(handover).paymentToken();
    const again = await server.loginAs('qiye');
    expect(await again.use(handover).checkPaymentToken({ body: { token } })).toBeNull();
    const other = await server.loginAs('fuzeren');
    for (const given of [token, 'zf.nothing', other.token]) {
      const refused = await refusal(other.use(handover).checkPaymentToken({ body: { token: given } }));
      expect(refused.code).toBe(codes.paymentTokenInvalid);
    }
  });

  it('is required by the calls of the prepaid account', async () => {
    const qiye = await server.loginAs('qiye');
    const answer = await server.app.inject({
      url: '/mh/prestoreAccount/info',
      headers: { authorization: qiye.token },
    });
    expect([codes.paymentTokenInvalid, codes.notFound]).toContain(answer.json().code);
  });
});
