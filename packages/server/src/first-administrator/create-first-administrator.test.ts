import { roles } from '@ca-portal/api/domain';
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { OpenDatabase } from '../db/open.js';
import { auditLog, officeUsers, userRoles, users } from '../db/schema/index.js';
import { passwordMatches } from '../services/session/passwords.js';
import { StartError } from '../kernel/start-error.js';
import { openTestDatabase } from '../testing/test-database.js';
import { createFirstAdministrator, hasAdministrator } from './create-first-administrator.js';

let database: OpenDatabase;
beforeEach(async () => {
  database = await openTestDatabase();
});
afterEach(() => database.close());

const given = { username: 'guanli', name: '管理一号', phone: '13900001111', password: 'Guanli@2026' };
const clock = () => new Date('2026-11-21T02:00:00Z');
const create = (changes: Partial<typeof given> = {}) =>
  createFirstAdministrator({ db: database.db, clock }, { ...given, ...changes });
const problemOf = async (attempt: Promise<void>): Promise<StartError> => {
  const error = await attempt.then(
    () => new Error('an account was made'),
    (reason: unknown) => reason,
  );
  if (error instanceof StartError) return error;
  throw error;
};

it('gets its role, its number and an audit row without secrets', async () => {
  const { db } = database;
  expect(await hasAdministrator(db)).toBe(false);
  await create();
  expect(await hasAdministrator(db)).toBe(true);
  const [user] = await db.select().from(users);
  expect(user).toMatchObject({ username: 'guanli', phone: '13900001111', disabled: false, closedAt: null });
  // A regular password, not a one-time one.
  expect(user?.passwordExpiresAt).toBeNull();
  expect(await passwordMatches(given.password, user?.passwordHash ?? '')).toBe(true);
  expect(await db.select().from(userRoles)).toMatchObject([
    { userId: user?.id, roleId: roles.platformAdministrator },
  ]);
  expect(await db.select().from(officeUsers)).toMatchObject([{ userNumber: 1, userId: user?.id }]);
  const [row, ...others] = await db.select().from(auditLog).orderBy(auditLog.id);
  expect(others).toEqual([]);
  expect(row).toMatchObject({ action: 'user.add', actorId: null, subjectType: 'user', subjectId: user?.id });
  expect(row?.details).toEqual({ username: 'guanli', roleIds: [roles.platformAdministrator], first: true });
});

it('is created once by two simultaneous commands', async () => {
  const results = await Promise.allSettled([create(), create({ username: 'guanli2', phone: '13900002222' })]);
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  const [refused] = results.flatMap((one) => (one.status === 'rejected' ? [one.reason as StartError] : []));
  expect(refused?.problem).toBe('administrator-exists');
  expect(await database.db.select().from(users)).toHaveLength(1);
});

it('is refused if there is one, disabled or not; allowed after that one is closed', async () => {
  const { db } = database;
  const second = { username: 'guanli2', phone: '13900002222' };
  await create();
  await db.update(users).set({ disabled: true });
  const refused = await problemOf(create(second));
  expect(refused.problem).toBe('administrator-exists');
  expect(refused.message).toMatch(/^已有平台管理员，没有新建账号。/);
  await db.update(users).set({ closedAt: clock() });
  await create(second);
  const numbered = await db
    .select({ userNumber: officeUsers.userNumber })
    .from(officeUsers)
    .innerJoin(users, eq(users.id, officeUsers.userId))
    .where(eq(users.username, 'guanli2'));
  // Number 1 stays with the first administrator.
  expect(numbered).toEqual([{ userNumber: 100 }]);
});

it.each([
  ['the login name', { phone: '13900002222', username: 'GuanLi' }, '该用户名已被使用'],
  ['the phone', { username: 'guanli2' }, '该手机号'],
])('is refused if %s is taken, and leaves nothing behind', async (_, changes, sentence) => {
  const { db } = database;
  await create();
  await db.delete(userRoles);
  const refused = await problemOf(create(changes));
  expect(refused.problem).toBe('bad-answer');
  expect(refused.message).toContain(sentence);
  expect(await db.select().from(users)).toHaveLength(1);
  expect(await db.select().from(auditLog).orderBy(auditLog.id)).toHaveLength(1);
});
