import { errorCodes as codes } from '@ca-portal/api/domain';
import { credentials } from '@ca-portal/api/groups/credentials';
import { files } from '@ca-portal/api/groups/files';
import { desk as deskGroup } from '@ca-portal/api/groups/desk';
import { identity } from '@ca-portal/api/groups/identity';
import { peopleReview } from '@ca-portal/api/groups/people-review';
import { session } from '@ca-portal/api/groups/session';
import { eq } from 'drizzle-orm';
import { PNG } from 'pngjs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { companies, smsOutbox, users } from '../../db/schema/index.js';
import {
  createTestServer,
  lastSmsCode,
  refusal,
  solvedCaptcha,
  type TestServer,
} from '../../testing/index.js';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

const office = async (username = 'shenhe1') => (await server.loginAs(username)).use(peopleReview);
const page = { page: 1, limit: 20 };
const company = { companyName: '示例建设工程有限公司', code: '91210000TEX000010X' };
const administratorOf = async (code: string) => {
  const [row] = await server.services.db
    .select({ username: users.username })
    .from(companies)
    .innerJoin(users, eq(users.id, companies.administratorId))
    .where(eq(companies.creditCode, code));
  return row?.username;
};

describe('people', () => {
  it('are found and masked; users outside the office may not look', async () => {
    const { rows } = await (await office()).people({ query: { ...page, keyword: '王演示' } });
    expect(rows).toMatchObject([{ phone: '170****0000', idNumber: '210000********002X', review: '0' }]);
    expect((await refusal((await office('qiye')).people({ query: page }))).code).toBe(codes.forbidden);
  });
});

describe('what a user has decided today', () => {
  it('is counted for himself alone, and starts again at midnight in Beijing', async () => {
    const mine = (await server.loginAs('shenhe2')).use(deskGroup);
    const { id } = await (
      await server.loginAs('ziranren')
    )
      .use(identity)
      .apply({ body: { ...company, role: '3' } });
    const before = await mine.day({ query: {} });
    expect(before.map(({ count }) => count)).toEqual(before.map(() => 0));
    const body = { approve: false as const, reason: '授权书未盖章' };
    await (await office('shenhe2')).decideApplication({ params: { id }, body });
    expect((await mine.day({ query: {} })).filter(({ count }) => count > 0)).toEqual([
      { deed: 'applications', count: 1 },
    ]);
    const others = (await server.loginAs('admin')).use(deskGroup);
    expect((await others.day({ query: {} })).every(({ count }) => count === 0)).toBe(true);
  });
});

describe('an application for a role', () => {
  const waiting = async () => (await office()).applications({ query: { ...page, state: 'waiting' } });

  it('is approved once and gives the account role that the form’s number stands for', async () => {
    const { rows, total } = await waiting();
    expect(total).toBe(2);
    expect(rows.map(({ applicantName, role }) => [applicantName, role])).toEqual([
      ['杨自然', '2'],
      ['蒋样例', '3'],
    ]);
    const params = { id: rows[1]!.id };
    const clicks = await Promise.allSettled(
      ['shenhe1', 'shenhe2'].map(async (name) =>
        (await office(name)).decideApplication({ params, body: { approve: true } }),
      ),
    );
    expect(clicks.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const his = (await server.loginAs('xinren01')).use(identity);
    // 代理人 acts as 项目负责人; the form's 3 is not 评标专家.
    expect(await his.roles()).toMatchObject([
      { roleId: 2, companyName: '示例建设工程有限公司' },
      { roleId: 6, companyName: '' },
    ]);
  });

  it('is turned down with a reason that the applicant reads', async () => {
    const { rows } = await waiting();
    const body = { approve: false as const, reason: '授权书未盖章' };
    const decided = await (await office()).decideApplication({ params: { id: rows[0]!.id }, body });
    expect(decided).toMatchObject({ state: 'rejected', reason: '授权书未盖章' });
    const mine = (await server.loginAs('ziranren')).use(identity);
    expect((await mine.applications({ query: page })).rows[0]).toMatchObject({ state: 'rejected' });
  });

  it('with files replaces a lost administrator, who loses role and session', async () => {
    const lost = await server.loginAs('qiye');
    const next = await server.loginAs('yuangong09');
    const content = new Uint8Array(PNG.sync.write(new PNG({ width: 4, height: 4 })));
    const { fileId } = await next
      .use(files)
      .upload({ file: new File([content], '说明.png', { type: 'image/png' }) });
    const body = { ...company, role: '1' as const, attachmentIds: [fileId] };
    const { id } = await next.use(identity).apply({ body });
    const desk = await office();
    const [row] = (await waiting()).rows;
    expect(row).toMatchObject({ administratorName: '张示例', attachments: [{ fileId }] });
    await desk.decideApplication({ params: { id }, body: { approve: true } });
    expect(await administratorOf(company.code)).toBe('yuangong09');
    expect((await refusal(lost.use(session).info())).code).toBe(401);
    const roles = (await server.loginAs('qiye')).use(identity).roles();
    expect((await roles).map(({ roleId }) => roleId)).toEqual([2]);
  });

  it('is not decided by the applicant', async () => {
    const reviewer = await server.loginAs('shenhe2');
    const { id } = await reviewer.use(identity).apply({ body: { ...company, role: '3' } });
    const own = reviewer.use(peopleReview).decideApplication({ params: { id }, body: { approve: true } });
    expect((await refusal(own)).code).toBe(codes.forbidden);
    await reviewer.use(identity).withdraw({ params: { id } });
  });

  it('creates a company with its administrator', async () => {
    const fresh = { companyName: '新办示例建筑有限公司', code: '91210000TEX0003791' };
    const mine = await server.loginAs('xinren03');
    const { id } = await mine.use(identity).apply({ body: { ...fresh, role: '1' } });
    await (await office()).decideApplication({ params: { id }, body: { approve: true } });
    expect(await administratorOf(fresh.code)).toBe('xinren03');
  });
});

describe('a lost phone', () => {
  const newPhone = '13977700004';
  /** What was sent to a phone, the latest last. */
  const told = async (phone: string) => {
    const rows = await server.services.db
      .select({ text: smsOutbox.text })
      .from(smsOutbox)
      .where(eq(smsOutbox.phone, phone))
      .orderBy(smsOutbox.id);
    return rows.map(({ text }) => text);
  };
  const ask = async () => {
    const query = { username: newPhone, purpose: 'phone' as const, ...(await solvedCaptcha(server)) };
    await server.client().use(credentials).sendCode({ query });
    const recovery = { username: 'fuzeren', name: '李样例', idNumber: '210200197902280139' };
    const newCode = await lastSmsCode(server, newPhone);
    await server
      .client()
      .use(credentials)
      .recoverPhone({ query: { ...recovery, mobilePhone: newPhone, newCode } });
    const { rows } = await (await office()).recoveries({ query: { ...page, state: 'waiting' } });
    expect(rows).toMatchObject([
      { name: '李样例', oldPhone: '150****0000', newPhone: '139****0004', waitsFor: 'first' },
    ]);
    return { id: rows[0]!.id };
  };
  const yes = { approve: true } as const;

  it('is refused with a reason that stays with the request', async () => {
    const params = await ask();
    const { phone: hotline } = server.services.config.portal.hotline;
    expect((await told('15000000000')).at(-1)).toContain(
      `有人申请把您账号的手机号换成尾号 0004 的号码，如非本人，请在 24 小时内致电 ${hotline}。`,
    );
    const body = { approve: false, reason: '本人来电，没有申请' } as const;
    await (await office()).decideRecovery({ params, body });
    const { rows } = await (await office('shenhe2')).recoveries({ query: { ...page, state: 'rejected' } });
    expect(rows[0]).toMatchObject({ ...params, refusal: '本人来电，没有申请', waitsFor: null });
    server.clock.advance({ minutes: 2 });
  });

  it('is replaced by two of the office, after a day for the old number to object; the sessions end', async () => {
    const params = await ask();
    const first = await (await office()).decideRecovery({ params, body: yes });
    expect(first).toMatchObject({ state: 'waiting', oldPhone: '150****0000', waitsFor: 'other' });
    expect(first.firstApprover).not.toBe('');
    const alone = (await office()).decideRecovery({ params, body: yes });
    expect((await refusal(alone)).code).toBe(codes.recoveryNeedsSecond);
    server.clock.advance({ hours: 23, minutes: 59 });
    const early = await refusal((await office('shenhe2')).decideRecovery({ params, body: yes }));
    expect(early).toMatchObject({
      code: codes.recoveryTooEarly,
      message: expect.stringContaining(first.notBefore),
    });
    server.clock.advance({ minutes: 1 });
    const his = await server.loginAs('fuzeren');
    const desk = await office('shenhe2');
    const decided = await desk.decideRecovery({ params, body: yes });
    expect(decided).toMatchObject({ state: 'approved', oldPhone: '139****0004', waitsFor: null });
    expect((await refusal(desk.decideRecovery({ params, body: yes }))).code).toBe(codes.recordNotWaiting);
    expect((await refusal(his.use(session).info())).code).toBe(401);
    for (const phone of ['15000000000', newPhone])
      expect((await told(phone)).at(-1)).toContain('注册手机号已改为 139****0004');
    const asked = { mobilePhone: newPhone, reg: '2' as const, ...(await solvedCaptcha(server)) };
    await server.client().use(session).sendSmsCode({ query: asked });
    const smsCode = await lastSmsCode(server, newPhone);
    const login = server
      .client()
      .use(session)
      .loginBySms({ body: { mobilePhone: newPhone, smsCode } });
    await expect(login).resolves.toBeTruthy();
  });
});
