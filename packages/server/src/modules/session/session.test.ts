import { errorCodes as codes } from '@ca-portal/api/domain';
import { credentials } from '@ca-portal/api/groups/credentials';
import { handover } from '@ca-portal/api/groups/handover';
import { session } from '@ca-portal/api/groups/session';
import { systemRoles } from '@ca-portal/api/groups/system-roles';
import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  auditLog,
  loginFailures,
  loginRecords,
  sessions,
  smsCodes,
  smsOutbox,
  userRoles,
  users,
} from '../../db/schema/index.js';
import { demoPassword } from '../../seed/index.js';
import { openSession } from '../../services/session/tokens.js';
import {
  createTestServer,
  lastSmsCode,
  refusal,
  solvedCaptcha,
  type TestServer,
} from '../../testing/index.js';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer({ logLevel: 'info' });
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.services.db.delete(loginFailures);
  server.clock.advance({ days: 1 });
});

const anonymous = () => server.client().use(session);
const loginWith = async (username: string, password: string) =>
  anonymous().login({ body: { username, password, ...(await solvedCaptcha(server)) } });

describe('captcha', () => {
  const login = (captcha: { uuid: string; code: string }) =>
    anonymous().login({ body: { username: 'qiye', password: demoPassword, ...captcha } });

  it('accepts the right answer once', async () => {
    const captcha = await solvedCaptcha(server);
    expect((await login(captcha)).token).toMatch(/^5\.[\w-]{43}$/);
    expect(await refusal(login(captcha))).toMatchObject({
      code: codes.captchaWrong,
      message: '图形验证码不正确或已过期，已换一张，请输入算式的得数',
    });
  });

  it('is used up by a wrong answer', async () => {
    const captcha = await solvedCaptcha(server);
    const wrong = { ...captcha, code: String(Number(captcha.code) + 1) };
    expect((await refusal(login(wrong))).code).toBe(codes.captchaWrong);
    expect((await refusal(login(captcha))).code).toBe(codes.captchaWrong);
  });

  it('is valid for two minutes', async () => {
    const inTime = await solvedCaptcha(server);
    server.clock.advance({ seconds: 119 });
    await login(inTime);
    const late = await solvedCaptcha(server);
    server.clock.advance({ seconds: 120 });
    expect((await refusal(login(late))).code).toBe(codes.captchaWrong);
  });

  it('accepts only one of two simultaneous calls with one answer', async () => {
    const captcha = await solvedCaptcha(server);
    const results = await Promise.allSettled([login(captcha), login(captcha)]);
    expect(results.filter((one) => one.status === 'fulfilled')).toHaveLength(1);
  });
});

describe('in place of the picture', () => {
  const login = (uuid: string, code: string) =>
    anonymous().login({ body: { username: 'qiye', password: demoPassword, uuid, code } });

  it('a proof of work is accepted once, within ten minutes, and only from whoever has done it', async () => {
    const prove = async () => {
      const { uuid, rounds, ...parameters } = await anonymous().captchaWork();
      const { counter = -1 } = (await solveChallenge({ challenge: { parameters }, deriveKey })) ?? {};
      expect(counter).toBeGreaterThanOrEqual(rounds / 2);
      expect(counter).toBeLessThanOrEqual(rounds);
      return [uuid, String(counter)] as const;
    };
    const [uuid, code] = await prove();
    expect((await login(uuid, code)).token).toBeTruthy();
    expect((await refusal(login(uuid, code))).code).toBe(codes.captchaWrong);
    const [other, right] = await prove();
    expect((await refusal(login(other, String(Number(right) - 1)))).code).toBe(codes.captchaWrong);
    const late = await prove();
    server.clock.advance({ minutes: 10 });
    expect((await refusal(login(...late))).code).toBe(codes.captchaWrong);
  });

  it('a sum in words is accepted from users who listen to the page', async () => {
    const number = (words: string) => {
      const [tens, ones] = words.includes('十') ? words.split('十') : ['零', words];
      const digit = (text = '') => '零一二三四五六七八九'.indexOf(text);
      return (tens === '' ? 1 : digit(tens)) * 10 + (ones ? digit(ones) : 0);
    };
    const deeds = {
      加: (a: number, b: number) => a + b,
      减: (a: number, b: number) => a - b,
      乘: (a: number, b: number) => a * b,
    };
    for (let i = 0; i < 8; i += 1) {
      const { uuid, question } = await anonymous().captchaQuestion();
      const [, a = '', sign = '加', b = ''] = /^(.+)([加减乘])(.+)等于几？$/.exec(question) ?? [];
      const answer = deeds[sign as keyof typeof deeds](number(a), number(b));
      expect((await login(uuid, String(answer))).token).toBeTruthy();
    }
  });
});

describe('password login', () => {
  it.each([
    ['the name', 'qiye'],
    ['the name with spaces', '  qiye '],
    ['the name in capitals', 'QIYE'],
    ['the name in full-width letters', 'Ｑｉｙｅ'],
    ['the phone', '13000000000'],
  ])('accepts %s', async (_, username) => {
    const { token } = await loginWith(username, demoPassword);
    expect((await server.client(token).use(session).info()).person.name).toBe('张示例');
  });

  it('are not locked for a year by a clock that was put back, and a session does not live longer by it', async () => {
    const right = server.clock();
    server.clock.advance({ days: 365 });
    for (let n = 0; n < 5; n += 1) await refusal(loginWith('qiye', 'wrong'));
    expect(await refusal(loginWith('qiye', demoPassword))).toMatchObject({ code: codes.accountLocked });
    const ahead = await server.loginAs('zaojia');
    expect((await ahead.use(session).info()).person.name).toBeTruthy();
    server.clock.set(right);
    expect((await loginWith('qiye', demoPassword)).token).toBeTruthy();
    expect((await refusal(ahead.use(session).info())).code).toBe(401);
  });

  it('counts down, then locks for 15 minutes and reports how long', async () => {
    for (const left of [4, 3, 2, 1]) {
      expect(await refusal(loginWith('qiye', 'wrong'))).toMatchObject({
        code: codes.credentialsWrong,
        message: `用户名或密码不正确，还可尝试 ${left} 次`,
      });
    }
    const locked = await refusal(loginWith('qiye', 'wrong'));
    expect(locked).toMatchObject({ code: codes.accountLocked });
    expect(locked.message).toContain('请 15 分钟后再试');
    server.clock.advance({ minutes: 4, seconds: 1 });
    expect((await refusal(loginWith('qiye', demoPassword))).message).toContain('请 11 分钟后再试');
    server.clock.advance({ minutes: 10, seconds: 59 });
    expect((await loginWith('qiye', demoPassword)).token).toBeTruthy();
    expect((await refusal(loginWith('qiye', 'wrong'))).message).toContain('还可尝试 4 次');
  });

  it('resets the count at the right password, also at the fifth attempt', async () => {
    for (let i = 0; i < 4; i += 1) await refusal(loginWith('fuzeren', 'wrong'));
    await loginWith('fuzeren', demoPassword);
    expect((await refusal(loginWith('fuzeren', 'wrong'))).message).toContain('还可尝试 4 次');
  });

  it('checks at most five passwords, however many come at once', async () => {
    const captchas = [];
    for (let i = 0; i < 12; i += 1) captchas.push(await solvedCaptcha(server));
    const answers = await Promise.all(
      captchas.map((captcha) =>
        refusal(anonymous().login({ body: { username: 'zaojia', password: 'wrong', ...captcha } })),
      ),
    );
    const looked = answers.filter(({ code }) => code === codes.credentialsWrong);
    expect(looked).toHaveLength(4);
    expect(answers.filter(({ code }) => code === codes.accountLocked)).toHaveLength(8);
  });

  it('reveals to nobody which names exist', async () => {
    const known = await refusal(loginWith('zaojia', 'wrong'));
    const unknown = await refusal(loginWith('nobody1', 'wrong'));
    expect(unknown).toEqual(known);
    for (let i = 0; i < 3; i += 1) await refusal(loginWith('nobody1', 'wrong'));
    expect((await refusal(loginWith('nobody1', 'wrong'))).code).toBe(codes.accountLocked);
  });

  it('leaves no password and no token in the log or the database', async () => {
    const { token } = await loginWith('qiye', demoPassword);
    await refusal(loginWith('13000000000', 'Secret@123'));
    const log = server.logged.join('');
    expect(log).not.toContain(token);
    expect(log).not.toContain(demoPassword);
    expect(log).not.toContain('13000000000');
    const kept = JSON.stringify([
      await server.services.db.select().from(sessions),
      await server.services.db.select().from(users),
    ]);
    expect(kept).not.toContain(token.split('.')[1]);
    expect(kept).not.toContain(demoPassword);
  });
});

describe('SMS codes', () => {
  const phone = '15000000000';
  const send = async (mobilePhone: string, reg: '1' | '2') =>
    anonymous().sendSmsCode({ query: { mobilePhone, reg, ...(await solvedCaptcha(server)) } });
  const login = (smsCode: string, mobilePhone = phone) =>
    anonymous().loginBySms({ body: { mobilePhone, smsCode } });
  const other = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

  it('log in once', async () => {
    await send(phone, '2');
    const code = await lastSmsCode(server, phone);
    expect((await login(code)).token).toMatch(/^2\./);
    expect((await refusal(login(code))).code).toBe(codes.smsCodeExpired);
  });

  it('open an account that wrong passwords have locked', async () => {
    for (let i = 0; i < 5; i += 1) await refusal(loginWith('fuzeren', 'wrong'));
    await send(phone, '2');
    expect((await login(await lastSmsCode(server, phone))).token).toBeTruthy();
  });

  it('are valid for five minutes', async () => {
    await send(phone, '2');
    server.clock.advance({ minutes: 5 });
    expect(await refusal(login(await lastSmsCode(server, phone)))).toMatchObject({
      code: codes.smsCodeExpired,
      message: '短信验证码已过期，请重新获取',
    });
  });

  it('allow five tries', async () => {
    await send(phone, '2');
    const code = await lastSmsCode(server, phone);
    for (let i = 0; i < 4; i += 1) expect((await refusal(login(other(code)))).code).toBe(codes.smsCodeWrong);
    expect((await refusal(login(other(code)))).code).toBe(codes.smsCodeExpired);
    expect((await refusal(login(code))).code).toBe(codes.smsCodeExpired);
  });

  it('can be sent again after 60 seconds, and report the remaining time', async () => {
    await send(phone, '2');
    server.clock.advance({ seconds: 18 });
    expect(await refusal(send(phone, '2'))).toMatchObject({
      code: codes.smsTooSoon,
      message: '验证码已发送，请 42 秒后再重新获取',
    });
    server.clock.advance({ seconds: 42 });
    await expect(send(phone, '2')).resolves.toBe(1);
    // Also if the clock is put back meanwhile.
    server.clock.advance({ days: -30 });
    await expect(send(phone, '2')).resolves.toBe(1);
  });

  it('are sent once, however often the button is pressed at the same moment', async () => {
    const captchas = [await solvedCaptcha(server), await solvedCaptcha(server), await solvedCaptcha(server)];
    const before = await server.services.db
      .select()
      .from(smsOutbox)
      .where(eq(smsOutbox.phone, phone))
      .orderBy(smsOutbox.id);
    await Promise.allSettled(
      captchas.map((captcha) =>
        anonymous().sendSmsCode({ query: { mobilePhone: phone, reg: '2', ...captcha } }),
      ),
    );
    const after = await server.services.db
      .select()
      .from(smsOutbox)
      .where(eq(smsOutbox.phone, phone))
      .orderBy(smsOutbox.id);
    expect(after.length - before.filter((m) => after.some((n) => n.id === m.id)).length).toBe(1);
  });

  it('are refused for another purpose, and are not readable in the database', async () => {
    await send('18800000001', '1');
    const code = await lastSmsCode(server, '18800000001');
    expect((await refusal(login(code, '18800000001'))).code).toBe(codes.smsCodeExpired);
    expect(JSON.stringify(await server.services.db.select().from(smsCodes))).not.toContain(code);
  });

  it('go to unknown phones for registration only, to known ones for login only, with the same answer', async () => {
    const { db, deliveries } = server.services;
    const textsTo = async (mobilePhone: string) => {
      await deliveries.settled();
      return (await db.select().from(smsOutbox).where(eq(smsOutbox.phone, mobilePhone))).map(
        ({ text }) => text,
      );
    };
    const stranger = '18800000002';
    expect(await send(stranger, '2')).toBe(1);
    expect(await textsTo(stranger)).toEqual([]);
    expect((await refusal(login('000000', stranger))).code).toBe(codes.smsCodeWrong);
    expect(await refusal(send(stranger, '2'))).toMatchObject({ code: codes.smsTooSoon });
    expect(await send(phone, '1')).toBe(1);
    const told = (await textsTo(phone)).at(-1) ?? '';
    expect(told).toContain('已注册过账号');
    expect(told).not.toMatch(/\d{6}/);
  });

  it('are limited to one per minute, five per hour, ten per day, for all purposes together', async () => {
    const ask = async (i: number) => {
      const query = { username: phone, purpose: 'password' as const, ...(await solvedCaptcha(server)) };
      return i % 2 ? server.client().use(credentials).sendCode({ query }) : send(phone, '2');
    };
    await ask(0);
    expect((await refusal(ask(1))).code).toBe(codes.smsTooSoon);
    for (let i = 1; i < 5; i += 1) {
      server.clock.advance({ minutes: 2 });
      await ask(i);
    }
    server.clock.advance({ minutes: 2 });
    expect(await refusal(ask(5))).toMatchObject({
      code: codes.smsLimitReached,
      message: '获取短信验证码的次数已达上限，请 50 分钟后再试',
    });
    server.clock.advance({ hours: 1 });
    for (let i = 5; i < 10; i += 1) {
      await ask(i);
      server.clock.advance({ minutes: 2 });
    }
    server.clock.advance({ hours: 2 });
    expect((await refusal(ask(10))).code).toBe(codes.smsLimitReached);
  });

  it('allow ten wrong ones in a row, however many new ones are sent in between', async () => {
    const wrong = async () => {
      await send(phone, '2');
      const code = await lastSmsCode(server, phone);
      for (let i = 0; i < 5; i += 1) await refusal(login(other(code)));
      server.clock.advance({ minutes: 2 });
    };
    await wrong();
    await wrong();
    await send(phone, '2');
    const right = await lastSmsCode(server, phone);
    expect((await refusal(login(right))).code).toBe(codes.smsCodesLocked);
    server.clock.advance({ minutes: 61 });
    await send(phone, '2');
    expect((await login(await lastSmsCode(server, phone))).token).toBeTruthy();
  });

  it('are answered before the gateway, and a failing gateway does not count against the limit', async () => {
    // The gateway waits for the answer: a call that waited for the gateway would never end.
    let answer = () => {};
    const answered = new Promise<void>((resolve) => (answer = resolve));
    const away = () => answered.then(() => Promise.reject(new Error('away')));
    const { sms } = server.services;
    Object.assign(server.services, { sms: { send: away } });
    try {
      expect(await send(phone, '2')).toBe(1);
      answer();
      await server.services.deliveries.settled();
    } finally {
      Object.assign(server.services, { sms });
    }
    expect(await send(phone, '2')).toBe(1);
    expect(await lastSmsCode(server, phone)).toMatch(/^\d{6}$/);
  });
});

describe('sessions', () => {
  it('end after two idle hours', async () => {
    const { token } = await server.loginAs('qiye');
    const info = () => server.client(token).use(session).info();
    server.clock.advance({ hours: 1, minutes: 59 });
    await info();
    server.clock.advance({ hours: 1, minutes: 59 });
    await info();
    server.clock.advance({ hours: 2 });
    expect((await refusal(info())).code).toBe(401);
  });

  it('end after twelve hours, regardless of activity', async () => {
    const { token } = await server.loginAs('qiye');
    for (let hour = 1; hour < 12; hour += 1) {
      server.clock.advance({ hours: 1 });
      await server.client(token).use(session).info();
    }
    server.clock.advance({ hours: 1 });
    expect((await refusal(server.client(token).use(session).info())).code).toBe(401);
  });

  it('end with logout, each by itself', async () => {
    const [one, two] = [await server.loginAs('qiye'), await server.loginAs('qiye')];
    await one.use(session).logout();
    expect((await refusal(one.use(session).info())).code).toBe(401);
    expect((await two.use(session).info()).roleId).toBe(5);
  });

  it('end when the account is closed', async () => {
    const { db } = server.services;
    const zaojia = await server.loginAs('zaojia');
    await db.update(users).set({ disabled: true }).where(eq(users.username, 'zaojia'));
    expect((await refusal(zaojia.use(session).info())).code).toBe(401);
    await db.update(users).set({ disabled: false }).where(eq(users.username, 'zaojia'));
  });

  it('record each login', async () => {
    await loginWith('qiye', demoPassword);
    const rows = await server.services.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.action, 'session.login'))
      .orderBy(auditLog.id);
    expect(rows.at(-1)).toMatchObject({ actorRoleId: 5, details: { method: 'password' } });
  });

  it('are all in the log: who logged in, who was refused and why, and who logged out', async () => {
    const { db } = server.services;
    await db.delete(loginRecords);
    const body = { username: 'qiye', password: demoPassword, uuid: crypto.randomUUID(), code: '1' };
    await refusal(anonymous().login({ body }));
    await refusal(loginWith('qiye', 'wrong'));
    await refusal(anonymous().loginBySms({ body: { mobilePhone: '13912345678', smsCode: '000000' } }));
    await refusal(
      server
        .client()
        .use(handover)
        .loginFromXd({ query: { username: 'qiye' } }),
    );
    const { token } = await loginWith('qiye', demoPassword);
    await server.client(token).use(session).logout();
    const rows = await db.select().from(loginRecords).orderBy(loginRecords.id);
    expect(
      rows.map(({ username, succeeded, message }) => [username, succeeded, message.slice(0, 9)]),
    ).toEqual([
      ['qiye', false, '图形验证码不正确或'],
      ['qiye', false, '用户名或密码不正确'],
      ['139****5678', false, expect.stringContaining('验证码')],
      ['qiye', false, expect.any(String)],
      ['qiye', true, '登录成功（密码）'],
      ['qiye', true, '退出登录'],
    ]);
  });

  it('keep no ID number, password or phone that was typed as the name', async () => {
    const { db } = server.services;
    await db.delete(loginRecords);
    const typed = ['nobody01', '13912345678', '210200197902280139', 'Secret@2026', 'Secret2026', '20261121'];
    // oxlint-disable-next-line no-await-in-loop -- in this order
    for (const name of typed) await refusal(loginWith(name, 'wrong'));
    const rows = await db.select().from(loginRecords).orderBy(loginRecords.id);
    expect(rows.map(({ username }) => username)).toEqual([
      'nobody01',
      '139****5678',
      '210200********0139',
      '未知账号',
      '未知账号',
      '未知账号',
    ]);
  });

  it('name a role as the administrator has named it, also his own roles', async () => {
    const { db } = server.services;
    const office = (await server.loginAs('admin')).use(systemRoles);
    const form = { roleSort: 9, status: '0' as const, menuCheckStrictly: true, remark: '', menuIds: [] };
    await office.add({ body: { ...form, roleName: '质检员', roleKey: 'quality' } });
    const { rows } = await office.list({ query: { roleName: '质检员' } });
    const roleId = rows[0]?.roleId ?? 0;
    const [user] = await db.select().from(users).where(eq(users.username, 'ziranren'));
    await db.insert(userRoles).values({ userId: user!.id, roleId, createdAt: server.clock() });
    const who = { userId: user!.id, roleId: roleId as 5, method: 'sms' as const };
    const token = await openSession(db, server.clock(), who);
    expect((await server.client(token).use(session).info()).person.roleName).toBe('质检员');
    await office.update({ body: { ...form, roleId, roleName: '质检组长', roleKey: 'quality' } });
    expect((await server.client(token).use(session).info()).person.roleName).toBe('质检组长');
  });
});

describe('the route tree', () => {
  const viewsOf = async (username: string) => {
    const tree = await (await server.loginAs(username)).use(session).routers();
    return tree.flatMap((node) => node.children.map((page) => `${node.path}/${page.path}=${page.component}`));
  };

  const held = ['caManage', 'certWrite'];
  const own = ['certDownload', 'order', 'orderDetail', 'invoice', 'myCourse', 'myMemberCard'];
  const named = (path: string) => `/core/${path}=core/${path}`;
  const applicant = (...also: string[]) => [
    ...['personal', 'start', ...also, ...held].map(named),
    '/core/caManage/calendar=core/caCalendar',
    ...own.map(named),
    '/core/myMemberCard/orderDetails=core/balanceDetail',
    '/emsystem/messageManage=emsystem/messageManage',
  ];

  it('gives applicants their personal center', async () => {
    expect(await viewsOf('qiye')).toEqual(applicant('company', 'personnel'));
    expect(await viewsOf('fuzeren')).toEqual(applicant('company'));
    expect(await viewsOf('zhuanjia')).toEqual(applicant());
  });

  it('gives reviewers their desk', async () => {
    const views = await viewsOf('shenhe1');
    expect(views.slice(0, 2)).toEqual(['/certManage/review=review/queue', '/certManage/desk=review/desk']);
    expect(views).toContain('/core/certWrite=core/certWrite');
    expect(views).toContain('/emsystem/messageManage=emsystem/messageManage');
    expect(views).not.toContain('/core/caManage=core/caManage');
    expect(views).not.toContain('/system/userInfoManage=system/user/index');
  });

  it('gives the administrator the hidden pages of the system behind a visible index', async () => {
    const tree = await (await server.loginAs('admin')).use(session).routers();
    const system = tree.find((node) => node.path === '/system');
    expect(system).toMatchObject({ component: 'Layout', redirect: 'noRedirect' });
    expect(system?.children.filter((page) => !page.hidden).map((page) => page.component)).toEqual([
      'system/index',
    ]);
    const hidden = ['personalManage', 'typeData/:id/:type', 'systemManage', 'userInfoManage'];
    expect(system?.children.map((page) => page.path)).toEqual(
      expect.arrayContaining([...hidden, 'permissionsManage']),
    );
  });

  it('gives a user without a role only his own pages', async () => {
    const { userId } = (
      await server.services.db.select({ userId: users.id }).from(users).where(eq(users.username, 'ziranren'))
    )[0]!;
    const token = await openSession(server.services.db, server.clock(), { userId, roleId: 0, method: 'sms' });
    await server.services.db.delete(userRoles).where(eq(userRoles.userId, userId));
    const tree = await server.client(token).use(session).routers();
    expect(tree.flatMap((node) => node.children.map((page) => page.path))).toEqual([
      'personal',
      'start',
      'myCourse',
      'messageManage',
    ]);
  });
});
