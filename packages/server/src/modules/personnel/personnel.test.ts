import { errorCodes as codes } from '@ca-portal/api/domain';
import { account } from '@ca-portal/api/groups/account';
import { credentials } from '@ca-portal/api/groups/credentials';
import { files } from '@ca-portal/api/groups/files';
import { identity } from '@ca-portal/api/groups/identity';
import { orders } from '@ca-portal/api/groups/orders';
import { personnel } from '@ca-portal/api/groups/personnel';
import { session } from '@ca-portal/api/groups/session';
import { desc, eq, gte } from 'drizzle-orm';
import { PNG } from 'pngjs';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  companies,
  invitations,
  orders as orderRows,
  prestoreAccounts,
  prestoreMembers,
  smsOutbox,
  userRoles,
  users,
} from '../../db/schema/index.js';
import {
  createTestServer,
  lastSmsCode,
  personalLock,
  refusal,
  solvedCaptcha,
  type TestServer,
} from '../../testing/index.js';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
  // Otherwise running orders of the sample data would block some actions.
  await server.services.db.update(orderRows).set({ state: 70 });
});
afterAll(() => server.close());
beforeEach(() => server.clock.advance({ minutes: 2 }));

const boss = async (username = 'qiye') => (await server.loginAs(username)).use(personnel);
const userNamed = async (username: string) =>
  (await server.services.db.select().from(users).where(eq(users.username, username)))[0]!;
const byUser = async (username: string) => ({ userGuid: (await userNamed(username)).id });
async function codeFor(phone: string, purpose: 'phone' | 'transfer'): Promise<string> {
  const query = { username: phone, purpose, ...(await solvedCaptcha(server)) };
  await (await server.loginAs('qiye')).use(credentials).sendCode({ query });
  return lastSmsCode(server, phone);
}
const page = { page: 1, limit: 50 };

describe('the staff list', () => {
  it('is the company’s own, masked, in a stable order, and only for its administrator', async () => {
    const { rows, total } = await (await boss()).list({ query: page });
    expect(total).toBe(rows.length);
    expect(total).toBeGreaterThan(12);
    expect(rows[0]).toMatchObject({ name: '张示例', phone: '130****0000', isAdministrator: true });
    for (const { phone, idNumber } of rows)
      expect(phone + idNumber).toMatch(/^\d{3}\*{4}\d{10}\*{8}\d{3}[\dX]$/);
    const parts = [];
    for (const at of [1, 2, 3, 4, 5, 6, 7]) {
      parts.push(...(await (await boss()).list({ query: { page: at, limit: 2 } })).rows);
    }
    expect(parts.map(({ userGuid }) => userGuid)).toEqual(
      rows.slice(0, parts.length).map(({ userGuid }) => userGuid),
    );
    const others = (await (await boss('zaojiasuo')).list({ query: page })).rows.map(({ name }) => name);
    expect(others).toEqual(['沈示例', '韩样本']);
    expect((await refusal((await boss('fuzeren')).list({ query: page }))).code).toBe(codes.forbidden);
  });

  it.each([
    ['a part of the name', { keyword: '示范' }, ['刘示范', '赵示范', '吴示范', '卫示范']],
    ['a whole phone', { keyword: '13900100003' }, ['孙样本']],
    ['a part of a phone', { keyword: '1390010000' }, []],
    ['a pattern', { keyword: '%' }, []],
    ['a role', { roleId: 9 }, ['冯示例']],
    ['what is verified', { verification: 1 }, ['吴示范', '陈样本', '卫示范']],
  ])('finds by %s', async (_, filter, names) => {
    const { rows, total } = await (await boss()).list({ query: { ...page, ...filter } });
    expect(rows.map(({ name }) => name)).toEqual(names);
    expect(total).toBe(names.length);
  });

  it('has figures', async () => {
    const staff = (await (await boss()).list({ query: page })).total;
    expect(await (await boss()).figures()).toMatchObject({ staff, unverified: 3, requests: 2 });
  });
});

describe('inviting', () => {
  const row = (phone: string) => ({ name: '何样例', phone, idNumber: '', roleId: 2 as const });
  it('answers row by row; an invalid row stops no other', async () => {
    const people = [row('13977700001'), row('13977700001'), row('15000000000'), row('13900300002')];
    expect(await (await boss()).invite({ body: { people } })).toMatchObject([
      {
        phone: '139****0001',
        invited: true,
        reason: '',
        link: expect.stringMatching(/^\/invitation\/.{24}$/),
      },
      { invited: false, reason: '名单中有重复的手机号', link: '' },
      { invited: false, reason: '已是本企业员工' },
      { invited: false, reason: '已邀请过，正在等待对方接受' },
    ]);
    const [sms] = await server.services.db
      .select()
      .from(smsOutbox)
      .where(eq(smsOutbox.phone, '13977700001'))
      .orderBy(smsOutbox.id);
    expect(sms?.text).toContain('示例建设工程有限公司邀请您以“项目负责人”身份加入');
  });

  it('sends 200 messages a day at most, and 20 before the company is approved', async () => {
    const many = (first: number, count: number) => ({
      body: { people: Array.from({ length: count }, (_, i) => row(String(13_700_000_000 + first + i))) },
    });
    const { db, clock } = server.services;
    const [own] = await db.select().from(companies).where(eq(companies.name, '示例建设工程有限公司'));
    const { id, administratorId } = own!;
    await db.update(companies).set({ review: '1' }).where(eq(companies.id, id));
    // The day before yesterday's do not count, nor do links for anybody.
    server.clock.advance({ days: 2 });
    await db.insert(invitations).values({
      companyId: id,
      inviterId: administratorId!,
      roleId: 4,
      token: 'link',
      createdAt: clock(),
      expiresAt: clock(),
    });
    const sent = await (await boss()).invite(many(0, 20));
    expect(sent.every(({ invited }) => invited)).toBe(true);
    const refused = await refusal((await boss()).invite(many(20, 1)));
    expect([refused.code, refused.message]).toEqual([
      codes.invitationLimit,
      expect.stringContaining('最多发送 20 条邀请短信，今天还可以发 0 条'),
    ]);
    await db.update(companies).set({ review: '2' }).where(eq(companies.id, id));
    expect((await refusal((await boss()).invite(many(20, 181)))).message).toContain('今天还可以发 180 条');
    const [left] = await Promise.allSettled([(await boss()).invite(many(20, 180))]);
    expect(left.status).toBe('fulfilled');
    expect((await refusal((await boss()).invite(many(200, 1)))).code).toBe(codes.invitationLimit);
    await db.delete(invitations).where(gte(invitations.createdAt, clock()));
  });

  it('creates one of two simultaneous invitations', async () => {
    const call = async () => (await boss()).invite({ body: { people: [row('13977700002')] } });
    const answers = (await Promise.all([call(), call()])).flat();
    expect(answers.filter(({ invited }) => invited)).toHaveLength(1);
  });

  it('can be withdrawn, and sent again three times a day', async () => {
    const desk = await boss();
    const last = async () =>
      (await desk.invitations({ query: { page: 1, limit: 1, state: 'waiting' } })).rows[0]!;
    for (let i = 0; i < 3; i += 1) {
      const [sent] = await desk.invite({ body: { people: [row('13977700003')] } });
      expect(sent?.invited).toBe(true);
      const params = { id: (await last()).id };
      expect((await desk.withdrawInvitation({ params })).state).toBe('withdrawn');
      expect((await refusal(desk.withdrawInvitation({ params }))).code).toBe(codes.invitationInvalid);
      const other = (await boss('zaojiasuo')).withdrawInvitation({ params });
      expect((await refusal(other)).code).toBe(codes.notFound);
    }
    const [fourth] = await desk.invite({ body: { people: [row('13977700003')] } });
    expect(fourth).toMatchObject({ invited: false, reason: '今天已多次邀请该手机号，请明天再试' });
    const expired = await desk.invitations({ query: { page: 1, limit: 10, state: 'expired' } });
    expect(expired.rows).toMatchObject([{ name: '许演示', state: 'expired' }]);
  });
});

describe('requests to join', () => {
  it('are decided once: approved into the role that the administrator names', async () => {
    const desk = await boss();
    const waiting = await desk.requests({ query: { page: 1, limit: 10, state: 'waiting' } });
    const request = waiting.rows.find(({ name }) => name === '蒋样例')!;
    const params = { id: request.id };
    const approve = async () => (await boss()).decide({ params, body: { approve: true, roleId: 4 } });
    const clicks = await Promise.allSettled([approve(), approve(), approve()]);
    expect(clicks.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect((await refusal(approve())).code).toBe(codes.applicationDecided);
    const { rows } = await desk.list({ query: { ...page, keyword: '蒋样例' } });
    expect(rows).toMatchObject([{ roleIds: [4, 6], roleNames: ['造价师', '自然人'] }]);
    const others = (await boss('zaojiasuo')).decide({ params, body: { approve: true, roleId: 2 } });
    expect((await refusal(others)).code).toBe(codes.notFound);
  });

  it('are refused with a reason', async () => {
    const desk = await boss();
    const { rows } = await desk.requests({ query: { page: 1, limit: 10, state: 'waiting' } });
    const body = { approve: false as const, reason: '请先补全实名信息' };
    const rejected = await desk.decide({ params: { id: rows[0]!.id }, body });
    expect(rejected).toMatchObject({ state: 'rejected', reason: '请先补全实名信息' });
    expect(await server.loginAs('xinren02').then((one) => one.use(identity).roles())).toHaveLength(1);
  });
});

describe('a member of staff', () => {
  it('gets and loses roles; losing one ends its sessions at once, and without any role he is a natural person', async () => {
    const his = await server.loginAs('yuangong01');
    const params = await byUser('yuangong01');
    const desk = await boss();
    expect((await desk.assignRoles({ params, body: { roleIds: [2, 4] } })).roleIds).toEqual([2, 4]);
    await his.use(session).info();
    expect((await desk.assignRoles({ params, body: { roleIds: [] } })).roleIds).toEqual([6]);
    expect((await refusal(his.use(session).info())).code).toBe(401);
    await desk.assignRoles({ params, body: { roleIds: [2] } });
    const boss5 = await desk.assignRoles({ params: await byUser('qiye'), body: { roleIds: [2] } });
    expect(boss5.roleIds).toEqual([2, 5]);
    await desk.assignRoles({ params: await byUser('qiye'), body: { roleIds: [] } });
  });

  it('of another company is not found', async () => {
    const params = await byUser('yuanlin02');
    const desk = await boss();
    const calls = [
      () => desk.assignRoles({ params, body: { roleIds: [2] } }),
      () => desk.resetPassword({ params }),
      () => desk.unbind({ params, body: { certificates: 'keep', reason: '' } }),
      () => desk.completeInfo({ params, body: { name: '杨示范', idNumber: '', email: '' } }),
      () => desk.transferCheck({ query: params }),
    ];
    for (const call of calls) expect((await refusal(call())).code).toBe(codes.notStaff);
  });

  it('has his data completed while they are not verified', async () => {
    const desk = await boss();
    const body = { name: '陈样本', idNumber: '210200197902280139', email: 'chenyb@example.cn' };
    const before = await userNamed('yuangong08');
    const done = await desk.completeInfo({ params: await byUser('yuangong08'), body });
    expect(done.idNumber).toBe('210200********0139');
    expect(await userNamed('yuangong08')).toMatchObject({ email: 'chenyb@example.cn', name: before.name });
    const fixed = desk.completeInfo({ params: await byUser('yuangong09'), body });
    expect((await refusal(fixed)).code).toBe(codes.identityFixed);
    const userGuids = [(await byUser('yuangong08')).userGuid, (await byUser('yuanlin02')).userGuid];
    expect(await desk.remindIncomplete({ body: { userGuids } })).toEqual({ reminded: 1 });
  });

  it('gets a one-time password by SMS that permits only its own change, for a day', async () => {
    const his = await server.loginAs('yuangong02');
    const params = await byUser('yuangong02');
    expect(await (await boss()).resetPassword({ params })).toEqual({ phone: '139****0002' });
    expect((await refusal(his.use(session).info())).code).toBe(401);
    const [sms] = await server.services.db
      .select()
      .from(smsOutbox)
      .where(eq(smsOutbox.phone, '13900100002'))
      .orderBy(desc(smsOutbox.id));
    const password = /一次性密码为 (\S+?)，/.exec(sms?.text ?? '')?.[1] ?? '';
    const login = async () =>
      server
        .client()
        .use(session)
        .login({ body: { username: 'yuangong02', password, ...(await solvedCaptcha(server)) } });
    const { token } = await login();
    const client = server.client(token);
    await client.use(session).info();
    expect((await refusal(client.use(identity).roles())).code).toBe(codes.passwordMustChange);
    await client.use(account).updatePassword({ query: { oldPassword: password, newPassword: 'Fresh@2027' } });
    await client.use(identity).roles();
    await (await boss()).resetPassword({ params });
    const own = (await boss()).resetPassword({ params: await byUser('qiye') });
    expect((await refusal(own)).code).toBe(codes.forbidden);
  });

  it('gets a new phone with codes to it and to the administrator', async () => {
    const his = await server.loginAs('yuangong03');
    const params = await byUser('yuangong03');
    const newCode = await codeFor('13977700009', 'phone');
    const ownCode = await codeFor('13000000000', 'phone');
    const body = { mobilePhone: '13977700009', newCode, ownCode };
    expect((await (await boss()).changePhone({ params, body })).phone).toBe('139****0009');
    expect((await refusal(his.use(session).info())).code).toBe(401);
    server.clock.advance({ minutes: 2 });
    const taken = {
      mobilePhone: '15000000000',
      newCode: await codeFor('15000000000', 'phone'),
      ownCode: await codeFor('13000000000', 'phone'),
    };
    const again = (await boss()).changePhone({ params, body: taken });
    expect((await refusal(again)).code).toBe(codes.phoneTaken);
  });

  it('is unbound when he has no running order, and continues as a natural person', async () => {
    const his = await server.loginAs('yuangong06');
    const order = await his.use(orders).create({ body: personalLock() });
    const params = await byUser('yuangong06');
    const body = { certificates: 'cancel' as const, reason: '离职' };
    expect((await refusal((await boss()).unbind({ params, body }))).code).toBe(codes.staffBusy);
    await server.services.db.update(orderRows).set({ state: 90 }).where(eq(orderRows.orderNo, order.orderNo));
    const { db } = server.services;
    const { id: userId, companyId } = await userNamed('yuangong06');
    const [account] = await db
      .select()
      .from(prestoreAccounts)
      .where(eq(prestoreAccounts.companyId, companyId ?? ''));
    await db.insert(prestoreMembers).values({ accountId: account!.id, userId, limitFen: 100_000 });
    await (await boss()).unbind({ params, body });
    expect(await userNamed('yuangong06')).toMatchObject({ companyId: null });
    expect(await db.$count(prestoreMembers, eq(prestoreMembers.userId, userId))).toBe(0);
    expect((await refusal(his.use(session).info())).code).toBe(401);
    const now = await server.loginAs('yuangong06');
    expect(await now.use(identity).roles()).toMatchObject([{ roleId: 6, companyName: '' }]);
    const self = (await boss()).unbind({ params: await byUser('qiye'), body });
    expect((await refusal(self)).code).toBe(codes.leaveFirst);
  });
});

describe('transferring the administration', () => {
  async function letter(): Promise<string> {
    const png = PNG.sync.write(new PNG({ width: 4, height: 4 }));
    const file = new File([new Uint8Array(png)], '转移授权书.png', { type: 'image/png' });
    const client = await server.loginAs('qiye');
    return (await client.use(files).upload({ file })).fileId;
  }

  it('names the obstacles', async () => {
    const open = await (await boss()).transferCheck({ query: await byUser('yuangong10') });
    expect(open.filter(({ state }) => state === 'failed').map(({ key }) => key)).toEqual(['verified']);
    const fileId = await letter();
    const code = await codeFor('13000000000', 'transfer');
    const query = { ...(await byUser('yuangong10')), fileId, code };
    expect((await refusal((await boss()).transfer({ query }))).code).toBe(codes.transferBlocked);
  });

  it('happens once, logs both out and moves the role', async () => {
    const [old, next] = [await server.loginAs('qiye'), await server.loginAs('yuangong04')];
    const fileId = await letter();
    const code = await codeFor('13000000000', 'transfer');
    const query = { ...(await byUser('yuangong04')), fileId, code };
    const other = code === '000000' ? '000001' : '000000';
    const wrong = old.use(personnel).transfer({ query: { ...query, code: other } });
    expect((await refusal(wrong)).code).toBe(codes.smsCodeWrong);
    const clicks = await Promise.allSettled([
      server.client(old.token).use(personnel).transfer({ query }),
      server.client(old.token).use(personnel).transfer({ query }),
    ]);
    expect(clicks.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const client of [old, next]) {
      expect((await refusal(client.use(session).info())).code).toBe(401);
    }
    const heir = await userNamed('yuangong04');
    const [company] = await server.services.db
      .select()
      .from(companies)
      .where(eq(companies.creditCode, '91210000TEX000010X'));
    expect(company?.administratorId).toBe(heir.id);
    const roles = async (id: string) =>
      (await server.services.db.select().from(userRoles).where(eq(userRoles.userId, id))).map(
        (one) => one.roleId,
      );
    expect((await roles(heir.id)).toSorted((a, b) => a - b)).toEqual([2, 4, 5]);
    expect(await roles((await userNamed('qiye')).id)).toEqual([2]);
  });
});
