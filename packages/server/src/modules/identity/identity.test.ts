import { errorCodes as codes } from '@ca-portal/api/domain';
import { identity } from '@ca-portal/api/groups/identity';
import { session } from '@ca-portal/api/groups/session';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { roleApplications, userRoles, users } from '../../db/schema/index.js';
import { createTestServer, refusal, type TestServer } from '../../testing/index.js';
import { openSession } from '../../services/session/tokens.js';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

const idOf = async (username: string) =>
  (await server.services.db.select().from(users).where(eq(users.username, username)))[0]!.id;
const as = async (username: string) => (await server.loginAs(username)).use(identity);

describe('the roles of an account', () => {
  it('are listed with the company that they are for, the current one marked', async () => {
    expect(await (await as('yuangong04')).roles()).toEqual([
      { roleId: 2, roleName: '项目负责人', companyName: '示例建设工程有限公司', current: true },
      { roleId: 4, roleName: '造价师', companyName: '示例建设工程有限公司', current: false },
    ]);
    expect(await (await as('zhuanjia')).roles()).toMatchObject([{ roleId: 3, companyName: '' }]);
  });

  it('can be switched by the token alone, but only among the user’s own', async () => {
    const { token } = await server.loginAs('yuangong04');
    const switched = server.client(token.replace(/^2\./, '4.'));
    expect((await switched.use(session).info()).roleId).toBe(4);
    expect(await switched.use(identity).byRole({ query: { roleId: 2 } })).toMatchObject({
      roleId: 2,
      roleName: '项目负责人',
      phone: '139****0004',
    });
    expect((await refusal(switched.use(identity).byRole({ query: { roleId: 5 } }))).code).toBe(
      codes.roleNotOwned,
    );
    const borrowed = server.client(token.replace(/^2\./, '5.')).use(session).info();
    expect((await refusal(borrowed)).code).toBe(401);
  });
});

describe('a first login without a role', () => {
  it('leads to a choice, once; then the token without a role ends', async () => {
    const userId = await idOf('xinren02');
    await server.services.db.delete(userRoles).where(eq(userRoles.userId, userId));

    const token = await openSession(server.services.db, server.clock(), { userId, roleId: 0, method: 'sms' });
    const bare = server.client(token);
    expect((await bare.use(session).info()).person).toMatchObject({ roleId: 0, roleName: '暂未选择身份' });
    const choices = await Promise.allSettled(
      [3, 4].map((roleId) =>
        server
          .client(token)
          .use(identity)
          .choose({ body: { roleId: roleId as 3 | 4 } }),
      ),
    );
    const chosen = choices.filter((one) => one.status === 'fulfilled');
    expect(chosen).toHaveLength(1);
    const role = await server.services.db.select().from(userRoles).where(eq(userRoles.userId, userId));
    expect(role).toHaveLength(1);
    expect((await server.client(chosen[0]!.value.token).use(session).info()).roleId).toBe(role[0]!.roleId);
    expect((await refusal(bare.use(session).info())).code).toBe(401);
  });

  it('does not give company members the roles that only their administrator gives', async () => {
    const userId = await idOf('yuangong10');
    await server.services.db.delete(userRoles).where(eq(userRoles.userId, userId));
    const token = await openSession(server.services.db, server.clock(), { userId, roleId: 0, method: 'sms' });
    const mine = server.client(token).use(identity);
    expect((await refusal(mine.choose({ body: { roleId: 2 } }))).code).toBe(codes.forbidden);
    expect((await mine.choose({ body: { roleId: 3 } })).token).toMatch(/^3\./);
  });

  it('is not for a user who has one', async () => {
    const call = (await as('ziranren')).choose({ body: { roleId: 3 } });
    expect((await refusal(call)).code).toBe(codes.roleChosen);
  });
});

describe('an application for a role', () => {
  const good = { companyName: '示例建设工程有限公司', code: '91210000TEX000010X', role: '3' as const };

  it('is open once per company and role, and can be withdrawn', async () => {
    const mine = await as('xinren03');
    const attempts = await Promise.allSettled(
      Array.from({ length: 5 }, async () => (await as('xinren03')).apply({ body: good })),
    );
    expect(attempts.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect((await refusal(mine.apply({ body: good }))).code).toBe(codes.applicationOpen);
    const { rows, total } = await mine.applications({ query: { page: 1, limit: 1 } });
    expect(total).toBe(2);
    expect(rows).toMatchObject([{ ...good, state: 'waiting', createdAt: '2026-11-21 10:00:00' }]);
    const params = { id: rows[0]!.id };
    expect((await refusal((await as('ziranren')).withdraw({ params }))).code).toBe(codes.notFound);
    expect(await mine.withdraw({ params })).toMatchObject({ state: 'withdrawn' });
    expect(await refusal(mine.withdraw({ params }))).toMatchObject({
      code: codes.applicationDecided,
      message: '该申请当前为“已撤回”，不能再处理，请刷新后查看',
    });
    await mine.apply({ body: good });
  });

  it.each([
    ['the code of another company', { ...good, companyName: '另一家示例有限公司' }, 'companyMismatch'],
    ['a company that nobody knows', { ...good, code: '91210000TEX0003791' }, 'companyUnknown'],
    [
      'the place of an administrator without papers',
      { ...good, role: '1' as const },
      'companyHasAdministrator',
    ],
  ] as const)('is refused with %s', async (_, body, key) => {
    expect((await refusal((await as('linshi')).apply({ body }))).code).toBe(codes[key]);
  });

  it('is refused for a user who works elsewhere, and with a stranger’s files', async () => {
    expect((await refusal((await as('zaojiasuo02')).apply({ body: good }))).code).toBe(codes.alreadyEmployed);
    const body = { ...good, role: '1' as const, attachmentIds: ['7f0d3c1e-5b2a-4e8f-9d6c-1a2b3c4d5e6f'] };
    await refusal((await as('linshi')).apply({ body }));
    const linshi = await idOf('linshi');
    const kept = and(eq(roleApplications.userId, linshi), eq(roleApplications.state, 'waiting'));
    expect(await server.services.db.$count(roleApplications, kept)).toBe(0);
  });
});
