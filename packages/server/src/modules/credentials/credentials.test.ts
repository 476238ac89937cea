import { errorCodes as codes } from '@ca-portal/api/domain';
import { credentials } from '@ca-portal/api/groups/credentials';
import { lockLogin } from '@ca-portal/api/groups/lock-login';
import { session } from '@ca-portal/api/groups/session';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  auditLog,
  certificatePhones,
  certificates,
  orders,
  loginFailures,
  phoneRecoveries,
  smsOutbox,
  userRoles,
  users,
} from '../../db/schema/index.js';
import { demoPassword } from '../../seed/index.js';
import {
  approvedOrder,
  createTestServer,
  lastSmsCode,
  refusal,
  solvedCaptcha,
  writeIntoLock,
  type TestServer,
} from '../../testing/index.js';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.services.db.delete(loginFailures);
  server.clock.advance({ minutes: 30 });
});

type Purpose = 'password' | 'phone' | 'bind' | 'transfer' | 'close';
const anybody = () => server.client().use(credentials);
const ask = async (username: string, purpose: Purpose, client = server.client()) =>
  client.use(credentials).sendCode({ query: { username, purpose, ...(await solvedCaptcha(server)) } });
async function codeFor(
  username: string,
  purpose: Purpose,
  phone = username,
  client = server.client(),
): Promise<string> {
  await ask(username, purpose, client);
  return lastSmsCode(server, phone);
}
const texts = async () => {
  await server.services.deliveries.settled();
  return server.services.db.$count(smsOutbox);
};
const userNamed = async (username: string) =>
  (await server.services.db.select().from(users).where(eq(users.username, username)))[0]!;
const loginWith = async (username: string, password: string) =>
  server
    .client()
    .use(session)
    .login({ body: { username, password, ...(await solvedCaptcha(server)) } });
const fuzeren = '15000000000';

describe('a forgotten password', () => {
  it('is replaced in two steps by name and code; every session ends', async () => {
    const old = await server.loginAs('fuzeren');
    const code = await codeFor('fuzeren', 'password', fuzeren);
    expect(await anybody().checkAccount({ body: { username: 'fuzeren', code } })).toBe(1);
    server.clock.advance({ minutes: 9 });
    const body = { username: 'fuzeren', password: 'Fresh@2027', code };
    await anybody().updatePassword({ body });
    expect((await refusal(old.use(session).info())).code).toBe(401);
    expect((await loginWith('fuzeren', 'Fresh@2027')).token).toMatch(/^2\./);
    expect((await refusal(loginWith('fuzeren', demoPassword))).code).toBe(codes.credentialsWrong);
    expect((await refusal(anybody().updatePassword({ body }))).code).toBe(codes.smsCodeExpired);
  });

  it('cannot be the old one', async () => {
    const code = await codeFor('fuzeren', 'password', fuzeren);
    const body = { username: 'fuzeren', password: 'Fresh@2027', code };
    expect((await refusal(anybody().updatePassword({ body }))).code).toBe(codes.samePassword);
  });

  it('resets five wrong passwords', async () => {
    for (let i = 0; i < 5; i += 1) await refusal(loginWith('fuzeren', 'wrong'));
    const code = await codeFor(fuzeren, 'password');
    await anybody().updatePassword({ body: { username: fuzeren, password: 'Other@2027', code } });
    expect((await loginWith('fuzeren', 'Other@2027')).token).toBeTruthy();
  });

  it('reveals to nobody which accounts exist, not at the second request either', async () => {
    const before = await texts();
    expect(await ask('nobody99', 'password')).toBe(1);
    expect(await texts()).toBe(before);
    expect((await refusal(ask('nobody99', 'password'))).code).toBe(codes.smsTooSoon);
    const guess = { username: 'nobody99', code: '000000' };
    expect((await refusal(anybody().checkAccount({ body: guess }))).code).toBe(codes.smsCodeWrong);
  });

  it('refuses a code that was sent for something else', async () => {
    const code = await codeFor('zaojia', 'close', '17000000000', await server.loginAs('zaojia'));
    const check = anybody().checkAccount({ body: { username: 'zaojia', code } });
    expect((await refusal(check)).code).toBe(codes.smsCodeExpired);
  });
});

describe('who gets a code', () => {
  it('for one’s own actions: only the logged-in user', async () => {
    for (const purpose of ['close', 'transfer'] as const) {
      expect((await refusal(ask(fuzeren, purpose))).code).toBe(codes.unauthorized);
      const qiye = await server.loginAs('qiye');
      expect((await refusal(ask(fuzeren, purpose, qiye))).code).toBe(codes.forbidden);
      expect((await refusal(ask('13988880001', purpose, qiye))).code).toBe(codes.forbidden);
    }
  });

  it('for a lock: a registered phone, or any phone that a logged-in user names', async () => {
    const before = await texts();
    expect(await ask('13988880002', 'bind')).toBe(1);
    expect(await texts()).toBe(before);
    server.clock.advance({ minutes: 1 });
    await ask('13988880002', 'bind', await server.loginAs('qiye'));
    expect(await texts()).toBe(before + 1);
  });

  it('counts a name and its phone together, and no answer reveals that they belong together', async () => {
    const phone = '13000000000';
    const before = await texts();
    expect(await ask('qiye', 'password')).toBe(1);
    expect(await ask('ｑｉｙｅ', 'password').catch((error: { code: number }) => error.code)).toBe(
      codes.smsTooSoon,
    );
    // In the same minute by the phone: the answer is as for an unused phone, but no second text is sent.
    expect(await ask(phone, 'password')).toBe(1);
    expect(await texts()).toBe(before + 1);
  });
});

describe('the registered phone', () => {
  it('changes with codes of the old and the new number; other sessions end, both are told', async () => {
    const [mine, other] = [await server.loginAs('zaojia'), await server.loginAs('zaojia')];
    const oldCode = await codeFor('zaojia', 'phone', '17000000000');
    const newCode = await codeFor('17100000001', 'phone');
    const query = { mobilePhone: '17100000001', oldCode, newCode };
    expect(await mine.use(credentials).changePhone({ query })).toBe(1);
    expect((await userNamed('zaojia')).phone).toBe('17100000001');
    await mine.use(session).info();
    expect((await refusal(other.use(session).info())).code).toBe(401);
    const told = await server.services.db
      .select()
      .from(smsOutbox)
      .where(eq(smsOutbox.phone, '17000000000'))
      .orderBy(smsOutbox.id);
    expect(told.at(-1)?.text).toContain('171****0001');
    const audit = await server.services.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.action, 'user.phone.change'))
      .orderBy(auditLog.id);
    expect(audit).toMatchObject([{ details: { from: '170****0000', to: '171****0001' } }]);
  });

  it('is refused if another account has it, which is reported only to the holder of the number', async () => {
    const zaojia = await server.loginAs('zaojia');
    const change = async (newCode: string) => {
      const query = { mobilePhone: fuzeren, oldCode, newCode };
      return (await refusal(zaojia.use(credentials).changePhone({ query }))).code;
    };
    const oldCode = await codeFor('zaojia', 'phone', (await userNamed('zaojia')).phone);
    const newCode = await codeFor(fuzeren, 'phone');
    expect(await change(newCode === '000000' ? '000001' : '000000')).toBe(codes.smsCodeWrong);
    expect(await change(newCode)).toBe(codes.phoneTaken);
  });

  const recover = async (changes: object = {}) => {
    const newCode = await codeFor('17100000007', 'phone');
    const query = { username: 'fuzeren', name: '李样例', idNumber: '210200197902280139', newCode };
    return anybody().recoverPhone({ query: { ...query, mobilePhone: '17100000007', ...changes } });
  };
  it('is restored by name and ID number through a request that a person decides, once', async () => {
    expect(await recover()).toBe(1);
    expect((await userNamed('fuzeren')).phone).toBe(fuzeren);
    const open = await server.services.db.select().from(phoneRecoveries);
    expect(open).toMatchObject([{ newPhone: '17100000007', state: 'waiting' }]);
    server.clock.advance({ minutes: 2 });
    expect((await refusal(recover())).code).toBe(codes.applicationOpen);
  });
  it('is not given to a guesser, for known accounts or unknown ones', async () => {
    const wrong = await refusal(recover({ idNumber: '21000019880808002X' }));
    server.clock.advance({ minutes: 2 });
    expect(await refusal(recover({ username: 'nobody99' }))).toEqual(wrong);
    expect(wrong.code).toBe(codes.holderMismatch);
  });
});

describe('a lock', () => {
  let written: Awaited<ReturnType<typeof writeIntoLock>>;
  beforeAll(async () => {
    const client = await server.loginAs('fuzeren');
    const { orderNo } = await approvedOrder(server, client);
    written = await writeIntoLock(client, orderNo);
  });
  const row = async () =>
    (
      await server.services.db
        .select()
        .from(certificates)
        .where(eq(certificates.serialNumber, written.serialNumber))
    )[0]!;
  async function bind(phone: string) {
    const code = await codeFor(phone, 'bind');
    const { challengeId, text } = await server.client().use(lockLogin).challenge();
    const signed = {
      challengeId,
      certificate: written.signCertificate,
      signature: written.lock.sign(text),
    };
    return anybody().bindLock({ body: { mobilePhone: phone, code, ...signed } });
  }

  it('shows its holder, and a foreign one does not', async () => {
    expect(await anybody().holderName({ body: { signcert: written.signCertificate } })).toBe('李样例');
    const foreign = anybody().holderName({ body: { signcert: 'MIIB' } });
    expect((await refusal(foreign)).code).toBe(codes.certificateUntrusted);
  });

  it('gets the phone of its reminders only from its owner or his administrator', async () => {
    const { id: certificateId } = await row();
    const code = await codeFor('17100000003', 'bind', '17100000003', await server.loginAs('fuzeren'));
    const query = { certificateId, mobilePhone: '17100000003', code };
    const stranger = await server.loginAs('shenhe1');
    expect((await refusal(stranger.use(credentials).bindPhone({ query }))).code).toBe(codes.notFound);
    const owner = await server.loginAs('fuzeren');
    expect(await owner.use(credentials).bindPhone({ query })).toBe(1);
    expect(await server.services.db.select().from(certificatePhones)).toMatchObject([
      { certificateId, phone: '17100000003' },
    ]);
  });

  it('stays with its user, and is passed on inside the company if he can no longer use it', async () => {
    expect(await bind(fuzeren)).toBe(1);
    const qiye = '13000000000';
    server.clock.advance({ minutes: 2 });
    expect((await refusal(bind(qiye))).code).toBe(codes.lockBoundElsewhere);
    const owner = await userNamed('fuzeren');
    const role = and(eq(userRoles.userId, owner.id), eq(userRoles.roleId, 2));
    await server.services.db.delete(userRoles).where(role);
    // Without the company it names, nobody binds it to himself in another role.
    await server.services.db.update(users).set({ companyId: null }).where(eq(users.id, owner.id));
    server.clock.advance({ minutes: 2 });
    expect((await refusal(bind(fuzeren))).code).toBe(codes.companyLeft);
    const { companyId } = await userNamed('qiye');
    await server.services.db.update(users).set({ companyId }).where(eq(users.id, owner.id));
    server.clock.advance({ minutes: 2 });
    expect(await bind(qiye)).toBe(1);
    expect(await row()).toMatchObject({ userId: (await userNamed('qiye')).id, roleId: 5 });
    const { challengeId, text } = await server.client().use(lockLogin).challenge();
    const body = { challengeId, certificate: written.signCertificate, signature: written.lock.sign(text) };
    expect((await server.client().use(lockLogin).login({ body })).token).toMatch(/^5\./);
    await server.services.db
      .insert(userRoles)
      .values({ userId: owner.id, roleId: 2, createdAt: server.clock() });
  });
});

describe('closing an account', () => {
  const close = async (username: string, phone: string) => {
    const client = await server.loginAs(username);
    const smsCode = await codeFor(phone, 'close', phone, client);
    return client.use(credentials).closeAccount({ body: { smsCode, understood: true } });
  };

  it('is refused to a company’s administrator, and while certificates are valid', async () => {
    expect((await refusal(close('qiye', '13000000000'))).code).toBe(codes.accountInUse);
    const owner = await userNamed('qiye');
    await server.services.db
      .update(certificates)
      .set({ status: 'cancelled' })
      .where(eq(certificates.userId, owner.id));
    await server.services.db.update(orders).set({ state: 91 }).where(eq(orders.userId, owner.id));
    server.clock.advance({ minutes: 2 });
    expect((await refusal(close('qiye', '13000000000'))).code).toBe(codes.leaveFirst);
  });

  it('ends the sessions, keeps the records and frees the phone', async () => {
    const { id, phone } = await userNamed('zaojia');
    const client = await server.loginAs('zaojia');
    await close('zaojia', phone);
    expect((await refusal(client.use(session).info())).code).toBe(401);
    expect((await refusal(loginWith('zaojia', demoPassword))).code).toBe(codes.credentialsWrong);
    const [kept] = await server.services.db.select().from(users).where(eq(users.id, id));
    expect(kept).toMatchObject({ name: '王演示', disabled: true, companyId: null, closedAt: server.clock() });
    server.clock.advance({ minutes: 2 });
    const query = { mobilePhone: phone, reg: '1' as const, ...(await solvedCaptcha(server)) };
    expect(await server.client().use(session).sendSmsCode({ query })).toBe(1);
  });
});
