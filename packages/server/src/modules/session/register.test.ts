import { accountNameKey, checkUsername, errorCodes as codes } from '@ca-portal/api/domain';
import { session } from '@ca-portal/api/groups/session';
import { count, eq, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditLog, companies, users } from '../../db/schema/index.js';
import {
  createTestServer,
  lastSmsCode,
  refusal,
  solvedCaptcha,
  type TestServer,
} from '../../testing/index.js';
import { endAccount } from '../../services/people/close-account.js';
import { newPhone } from '../../services/people/new-phone.js';
import { findAccount } from '../../services/session/find-account.js';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

const anonymous = () => server.client().use(session);
let next = 0;

/** A complete form of a new person, with a code that was really sent. */
async function form(changes: Partial<Parameters<ReturnType<typeof anonymous>['register']>[0]['body']> = {}) {
  next += 1;
  const mobilePhone = `1880000${String(next).padStart(4, '0')}`;
  await anonymous().sendSmsCode({ query: { mobilePhone, reg: '1', ...(await solvedCaptcha(server)) } });
  return {
    mobilePhone,
    smsCode: await lastSmsCode(server, mobilePhone),
    username: `newcomer${next}`,
    password: 'Fresh@2026',
    roleId: 5 as const,
    name: '赵新人',
    idNumber: '210000199003070013',
    email: '',
    companyName: '示例造价咨询有限公司',
    creditCode: '91210000TEX0003791',
    agreed: true as const,
    ...changes,
  };
}
const userCount = async () =>
  (await server.services.db.select({ count: count() }).from(users))[0]?.count ?? 0;

it('creates an account with its company, and logs in', async () => {
  const { token } = await anonymous().register({ body: await form() });
  const info = await server.client(token).use(session).info();
  expect(info).toMatchObject({
    roleId: 5,
    isAdministrator: '1',
    companyReview: '0',
    person: { name: '赵新人', companyName: '示例造价咨询有限公司', creditCode: '91210000TEX0003791' },
  });
  const evidence = await server.services.db
    .select({ details: auditLog.details })
    .from(auditLog)
    .where(eq(auditLog.action, 'user.register'));
  // Each agreement is recorded with the very text that was accepted, not by its number alone.
  expect(evidence.at(-1)?.details).toMatchObject({
    agreements: [
      { id: expect.any(Number), textVersion: 1, title: '用户服务协议', version: '2026-1' },
      { title: '隐私政策' },
      { title: '电子认证服务协议' },
    ],
  });
});

it('refuses a company that has an administrator, and stores nothing of the attempt', async () => {
  const before = await userCount();
  const body = await form({ companyName: '示例建设工程有限公司', creditCode: '91210000TEX000010X' });
  expect(await refusal(anonymous().register({ body }))).toMatchObject({
    code: codes.companyHasAdministrator,
    message: '该企业已有管理员，请联系管理员邀请您加入',
  });
  expect(await userCount()).toBe(before);
  // The code is still valid: the same person registers as a natural person.
  const { token } = await anonymous().register({ body: { ...body, roleId: 6 } });
  expect((await server.client(token).use(session).info()).person.companyName).toBe('');
});

it('gives a new company to one of two simultaneous administrators', async () => {
  const company = { companyName: '沈阳示例监理有限公司', creditCode: '12210000TEX000037T' };
  const bodies = [await form(company), await form(company)];
  const results = await Promise.allSettled(bodies.map((body) => anonymous().register({ body })));
  expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  const rows = await server.services.db
    .select()
    .from(companies)
    .where(eq(companies.creditCode, company.creditCode));
  expect(rows).toHaveLength(1);
});

it('gives a company without an administrator to the next one who registers it', async () => {
  const creditCode = '92210100TEX0000100';
  await server.services.db.insert(companies).values({
    id: '0b7e3d52-2b1c-4a39-8d6e-6b8f1a7c9e01',
    name: '无人管理的公司',
    creditCode,
    createdAt: server.clock(),
  });
  await anonymous().register({ body: await form({ creditCode }) });
  expect((await refusal(anonymous().register({ body: await form({ creditCode }) }))).code).toBe(
    codes.companyHasAdministrator,
  );
});

it('accepts each name and each phone once, regardless of case', async () => {
  expect((await refusal(anonymous().checkUsername({ body: { username: 'QiYe' } }))).code).toBe(
    codes.usernameTaken,
  );
  expect(await anonymous().checkUsername({ body: { username: 'nobodyyet' } })).toBe(1);
  const body = await form({ username: 'QIYE', roleId: 6 });
  expect((await refusal(anonymous().register({ body }))).code).toBe(codes.usernameTaken);
  const twice = { ...body, username: 'twice01' };
  await anonymous().register({ body: twice });
  expect((await refusal(anonymous().register({ body: { ...twice, username: 'twice02' } }))).code).toBe(
    codes.smsCodeExpired,
  );
});

describe('a name that looks like a mobile number', () => {
  const victim = '13000000000';

  it.each([victim, '１３０００００００００', '13999999999'])('is refused to others: %s', async (username) => {
    const check = { username, mobilePhone: '13999999998' };
    expect((await refusal(anonymous().checkUsername({ body: check }))).code).toBe(codes.usernameIsPhone);
    const body = await form({ username, roleId: 6 });
    expect((await refusal(anonymous().register({ body }))).code).toBe(codes.usernameIsPhone);
  });

  it('can be used by the owner of the number, follows him to a new number and is freed with the account', async () => {
    const { mobilePhone: phone, ...rest } = await form({ roleId: 6 });
    const moved = '18811112222';
    const body = { ...rest, mobilePhone: phone, username: phone };
    expect(await anonymous().checkUsername({ body: { username: phone, mobilePhone: phone } })).toBe(1);
    await anonymous().register({ body });
    const { db } = server.services;
    const own = (await findAccount(db, phone))!;
    await db.update(users).set(newPhone(moved)).where(eq(users.id, own.id));
    expect(await findAccount(db, phone)).toBeUndefined();
    expect(await findAccount(db, moved)).toMatchObject({ id: own.id, username: moved });
    // The next owner of the number can register it, also in its other form.
    server.clock.advance({ days: 1 });
    await anonymous().sendSmsCode({
      query: { mobilePhone: phone, reg: '1', ...(await solvedCaptcha(server)) },
    });
    const next = { ...body, smsCode: await lastSmsCode(server, phone) };
    await anonymous().register({ body: next });
    expect((await findAccount(db, phone))?.id).not.toBe(own.id);
    await db.transaction((tx) => endAccount(tx, server.clock(), { ...own, phone: moved }));
    expect(await db.$count(users, eq(users.username, moved))).toBe(0);
  });
});

it('the database compares names exactly as the domain does', async () => {
  const text = fc
    .oneof(
      fc.string({ unit: fc.constantFrom(...'aZ09ＱｑⅣﬁ①𝐪İſ 　'), minLength: 1, maxLength: 12 }),
      fc.constantFrom('ｑＩＹＥ', ' Qiye ', '１３００００００００0'),
    )
    .filter((name) => checkUsername(name).ok);
  const names = [...new Set(fc.sample(text, 200))];
  const { rows } = (await server.services.db.execute(
    sql`select name, lower(btrim(normalize(name, NFKC))) as key from json_array_elements_text(${JSON.stringify(names)}::json) as names(name)`,
  )) as unknown as { rows: { name: string; key: string }[] };
  expect(rows).toHaveLength(names.length);
  for (const { name, key } of rows) expect(key).toBe(accountNameKey(name));
});

it('requires the company of an administrator, field by field', async () => {
  const body = await form({ companyName: undefined, creditCode: undefined });
  const refused = await refusal(anonymous().register({ body }));
  expect(refused).toMatchObject({ code: 400, message: '请输入企业名称' });
  expect(refused.details).toEqual([
    { field: 'companyName', message: '请输入企业名称' },
    { field: 'creditCode', message: '请输入统一社会信用代码' },
  ]);
});

it('requires the code that was sent', async () => {
  const body = await form();
  const smsCode = body.smsCode === '000000' ? '000001' : '000000';
  expect((await refusal(anonymous().register({ body: { ...body, smsCode } }))).code).toBe(codes.smsCodeWrong);
  server.clock.advance({ minutes: 6 });
  expect((await refusal(anonymous().register({ body }))).code).toBe(codes.smsCodeExpired);
});

it.each([1, 7, 101, 109])('does not register role %i', async (roleId) => {
  const refused = await refusal(anonymous().register({ body: await form({ roleId: roleId as never }) }));
  expect(refused).toMatchObject({ code: 400, message: '请选择角色' });
});
