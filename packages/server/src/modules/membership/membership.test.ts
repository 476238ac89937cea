import { errorCodes as codes } from '@ca-portal/api/domain';
import { membership } from '@ca-portal/api/groups/membership';
import { personnel } from '@ca-portal/api/groups/personnel';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { memberships, messages, users } from '../../db/schema/index.js';
import { createTestServer, refusal, type TestServer } from '../../testing/index.js';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

const as = async (username: string) => (await server.loginAs(username)).use(membership);
const boss = async () => (await server.loginAs('qiye')).use(personnel);
const code = '91210000TEX000010X';
const wish = { creditCode: code, roleId: 2 as const, remark: '新入职' };
const tokenOf = (link: string) => link.replace('/invitation/', '');

describe('finding a company', () => {
  it.each([
    ['its name', '示例建设工程有限公司', 1],
    ['its code in small letters', code.toLowerCase(), 1],
    ['a part of its name', '示例建设', 0],
    ['a pattern', '%%%%', 0],
  ])('by %s', async (_, keyword, found) => {
    const list = await (await as('ziranren')).findCompany({ query: { keyword } });
    expect(list.map((one) => [one.creditCode, one.hasAdministrator])).toEqual(
      Array.from({ length: found }, () => [code, true]),
    );
  });
});

describe('a request to join', () => {
  it('waits once, tells the administrator, and can be withdrawn', async () => {
    const mine = await as('ziranren');
    const request = await mine.join({ body: wish });
    expect(request).toMatchObject({ companyName: '示例建设工程有限公司', roleId: 2, state: 'waiting' });
    expect((await refusal(mine.join({ body: wish }))).code).toBe(codes.applicationOpen);
    const told = await server.services.db
      .select()
      .from(messages)
      .where(eq(messages.topic, '有员工申请加入企业'))
      .orderBy(messages.id);
    expect(told.at(-1)?.content).toContain('杨自然申请加入');
    const params = { id: request.id };
    expect((await refusal((await as('linshi')).withdraw({ params }))).code).toBe(codes.notFound);
    expect((await mine.withdraw({ params })).state).toBe('withdrawn');
    expect((await mine.requests({ query: { page: 1, limit: 10 } })).rows).toMatchObject([
      { id: request.id, state: 'withdrawn' },
    ]);
  });

  it('needs a company that exists, and no other employer', async () => {
    const unknown = { ...wish, creditCode: '91210000TEX0003791' };
    expect((await refusal((await as('ziranren')).join({ body: unknown }))).code).toBe(codes.companyUnknown);
    expect((await refusal((await as('yuanlin02')).join({ body: wish }))).code).toBe(codes.alreadyEmployed);
  });
});

describe('an invitation', () => {
  const invite = async (phone: string) => {
    const people = [{ name: '杨自然', phone, idNumber: '', roleId: 4 as const }];
    return tokenOf((await (await boss()).invite({ body: { people } }))[0]!.link);
  };

  it('can be read before the login, with a masked name; an invalid one cannot', async () => {
    const token = await invite('13900000006');
    const read = await server.client().use(membership).invitation({ params: { token } });
    expect(read).toEqual({
      companyName: '示例建设工程有限公司',
      inviterName: '张*例',
      roleId: 4,
      state: 'waiting',
      expiresAt: '2026-11-28 10:00:00',
    });
    const none = server
      .client()
      .use(membership)
      .invitation({ params: { token: 'x'.repeat(24) } });
    expect((await refusal(none)).code).toBe(codes.invitationInvalid);

    const stranger = (await as('linshi')).answerInvitation({ params: { token }, body: { accept: true } });
    expect((await refusal(stranger)).code).toBe(codes.invitationForOther);
    const clicks = await Promise.allSettled(
      Array.from({ length: 4 }, async () =>
        (await as('ziranren')).answerInvitation({ params: { token }, body: { accept: true } }),
      ),
    );
    expect(clicks.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const [joined] = await server.services.db.select().from(users).where(eq(users.username, 'ziranren'));
    const history = await server.services.db
      .select()
      .from(memberships)
      .where(eq(memberships.userId, joined!.id));
    expect(history.filter(({ leftAt }) => leftAt === null)).toMatchObject([{ companyId: joined!.companyId }]);
  });

  it('by link is for anybody, but only creates a request', async () => {
    const { link } = await (await boss()).inviteLink({ body: { roleId: 2 } });
    const params = { token: tokenOf(link) };
    const answer = await (await as('linshi')).answerInvitation({ params, body: { accept: true } });
    expect(answer).toEqual({ state: 'waiting' });
    expect((await (await as('linshi')).requests({ query: { page: 1, limit: 10 } })).rows).toMatchObject([
      { state: 'waiting', roleId: 2 },
    ]);
    const declined = await (await as('jiandu')).answerInvitation({ params, body: { accept: false } });
    expect(declined).toEqual({ state: 'declined' });
  });

  it('expires after seven days', async () => {
    const token = await invite('13900000008');
    server.clock.advance({ days: 7 });
    const { state } = await server.client().use(membership).invitation({ params: { token } });
    expect(state).toBe('expired');
    const late = (await as('linshi')).answerInvitation({ params: { token }, body: { accept: true } });
    expect((await refusal(late)).code).toBe(codes.invitationInvalid);
  });
});
