import { randomUUID } from 'node:crypto';
import type { InputOf, systemUsers } from '@ca-portal/api/contract';
import { eq } from 'drizzle-orm';
import { recordAudit } from '../../db/audit.js';
import type { Db } from '../../db/db.js';
import { departments, officeUsers, users } from '../../db/schema/index.js';
import type { CallContext } from '../../context/call-context.js';
import { maskPhone } from '../../kernel/mask.js';
import { sessionOf } from '../../kernel/session.js';
import { InvalidInput, PortalError } from '../../kernel/portal-error.js';
import {
  changesBetween,
  guardHolder,
  isAdministrator,
  replacePosts,
  replaceRoles,
  makePassword,
  sendOneTimePassword,
  setOneTimePassword,
  shownDepartments,
  visibleUser,
} from '../../services/administration/index.js';
import { endAccount, movesCodes, newPhone, tellOldMailbox } from '../../services/people/index.js';
import { phoneTexts, tellPhone } from '../../services/phone-texts/index.js';
import { accountTaken, hashPassword, endSessionsOf } from '../../services/session/index.js';

type Added = InputOf<typeof systemUsers.add>['body'];
type Updated = InputOf<typeof systemUsers.update>['body'];

/** Maps a unique violation to its message; other errors are rethrown. */
export async function translateUniqueViolation<T>(deed: Promise<T>): Promise<T> {
  try {
    return await deed;
  } catch (error) {
    const key = accountTaken(error);
    throw key ? new PortalError(key) : error;
  }
}

/**
 * A department that the caller may give: it exists, and he sees its people. A role's scope may depend on its
 * holder's department, so an account in a foreign one would show him that.
 */
async function demandDepartment(db: Db, context: CallContext, id: number | null): Promise<void> {
  if (id === null) return;
  const shown = await shownDepartments(db, sessionOf(context));
  if (shown !== 'all' && !shown.includes(id)) throw new PortalError('forbidden');
  const [found] = await db.select().from(departments).where(eq(departments.id, id)).for('share');
  if (!found || found.removedAt) throw new PortalError('notFound');
}

/** Creates an account; its password is a one-time one, even if somebody chose it. */
export async function openAccount(
  tx: Db,
  context: CallContext,
  given: Omit<Added, 'password'>,
  passwordHash: string,
): Promise<void> {
  const { services } = context;
  const id = randomUUID();
  await demandDepartment(tx, context, given.deptId);
  await tx.insert(users).values({
    id,
    username: given.userName,
    phone: given.phonenumber,
    passwordHash,
    name: given.nickName,
    idNumber: '',
    email: given.email,
    sex: given.sex,
    disabled: given.status === '1',
    createdAt: services.clock(),
  });
  await setOneTimePassword(tx, services, { id, passwordHash });
  await tx.insert(officeUsers).values({
    userId: id,
    departmentId: given.deptId,
    remark: given.remark,
    createdBy: sessionOf(context).name,
  });
  const { given: roleIds } = await replaceRoles(tx, context, id, given.roleIds);
  const placed = await replacePosts(tx, id, given.postIds);
  await recordAudit(tx, context, {
    action: 'user.add',
    subjectType: 'user',
    subjectId: id,
    details: { username: given.userName, roleIds, ...placed },
  });
}

/** Creates an account. */
export async function addUser(given: Added, context: CallContext): Promise<null> {
  const { services } = context;
  if (!given.password && !given.email && !services.config.portal.sms) {
    throw new InvalidInput([{ field: 'email', message: '本平台不发送短信，请填写邮箱以接收初始密码' }]);
  }
  const password = given.password || makePassword();
  const passwordHash = await hashPassword(password);
  await translateUniqueViolation(
    services.db.transaction((tx) => openAccount(tx, context, given, passwordHash)),
  );
  if (!given.password) await sendOneTimePassword(services, given.phonenumber, password);
  return null;
}

/** Changes an account: the display name, never the verified one. */
export async function updateUser(given: Updated, context: CallContext): Promise<null> {
  const { services } = context;
  const { user, office } = await visibleUser(context, given.userId);
  await guardHolder(services.db, context, user.id);
  const stops = given.status === '1';
  const moves = given.deptId !== office.departmentId;
  const { userId, sessionId } = sessionOf(context);
  const himself = user.id === userId;
  const movesMailbox = movesCodes(services, user.email, given.email);
  const renumbered = given.phonenumber !== user.phone;
  if (stops && himself) throw new PortalError('ownAccount');
  // What a role shows may depend on its holder's department.
  if (moves && himself && !isAdministrator(context)) throw new PortalError('forbidden');
  await translateUniqueViolation(
    services.db.transaction(async (tx) => {
      if (moves) await demandDepartment(tx, context, given.deptId);
      const shown = given.nickName === user.name ? '' : given.nickName;
      await tx
        .update(users)
        .set({
          nickName: shown,
          ...newPhone(given.phonenumber),
          email: given.email,
          sex: given.sex,
          disabled: stops,
        })
        .where(eq(users.id, user.id));
      await tx
        .update(officeUsers)
        .set({ departmentId: given.deptId, remark: given.remark })
        .where(eq(officeUsers.userId, user.id));
      // Whoever has the old phone or mailbox may be logged in. The caller himself stays, as when he changes his own.
      if (stops || renumbered || movesMailbox) await endSessionsOf(tx, services.clock(), user.id, sessionId);
      const moved = await replaceRoles(tx, context, user.id, given.roleIds);
      const placed = await replacePosts(tx, user.id, given.postIds);
      // Phone and address are personal: the log contains only that they changed.
      const personal = { phone: renumbered, email: given.email !== user.email };
      await recordAudit(tx, context, {
        action: 'user.update',
        subjectType: 'user',
        subjectId: user.id,
        details: {
          username: user.username,
          ...moved,
          ...placed,
          ...personal,
          changes: changesBetween<Record<string, unknown>>(
            { deptId: office.departmentId, sex: user.sex, disabled: user.disabled, remark: office.remark },
            { deptId: given.deptId, sex: given.sex, disabled: stops, remark: given.remark },
          ),
        },
      });
    }),
  );
  if (movesMailbox) await tellOldMailbox(services, user.email);
  if (renumbered) {
    const text = phoneTexts.phoneRecovered(maskPhone(given.phonenumber));
    for (const phone of [user.phone, given.phonenumber]) await tellPhone(services, phone, text);
  }
  return null;
}

/** A one-time password: generated and sent by SMS, or taken from the family's front ends. */
export async function resetPassword(
  { userId, password }: InputOf<typeof systemUsers.resetPassword>['body'],
  context: CallContext,
): Promise<null> {
  const { services } = context;
  const { user } = await visibleUser(context, userId);
  await guardHolder(services.db, context, user.id);
  const fresh = password || makePassword();
  const passwordHash = await hashPassword(fresh);
  await services.db.transaction(async (tx) => {
    await setOneTimePassword(tx, services, { id: user.id, passwordHash });
    await recordAudit(tx, context, { action: 'user.resetPassword', subjectType: 'user', subjectId: user.id });
  });
  if (!password) await sendOneTimePassword(services, user.phone, fresh);
  return null;
}

export async function changeStatus(
  { userId, status }: InputOf<typeof systemUsers.changeStatus>['body'],
  context: CallContext,
): Promise<null> {
  const { db, clock } = context.services;
  const { user } = await visibleUser(context, userId);
  await guardHolder(db, context, user.id);
  if (user.id === sessionOf(context).userId) throw new PortalError('ownAccount');
  const disabled = status === '1';
  await db.transaction(async (tx) => {
    await tx.update(users).set({ disabled }).where(eq(users.id, user.id));
    if (disabled) await endSessionsOf(tx, clock(), user.id);
    await recordAudit(tx, context, {
      action: disabled ? 'user.stop' : 'user.start',
      subjectType: 'user',
      subjectId: user.id,
      details: { username: user.username },
    });
  });
  return null;
}

/** Closes accounts, all or none; the records stay for five years. */
export async function closeUsers(userNumbers: readonly number[], context: CallContext): Promise<null> {
  const { db, clock } = context.services;
  const now = clock();
  const rows = await Promise.all(userNumbers.map((number) => visibleUser(context, number)));
  await db.transaction(async (tx) => {
    for (const { user } of rows) {
      if (user.id === sessionOf(context).userId) throw new PortalError('ownAccount');
      await guardHolder(tx, context, user.id);
      await endAccount(tx, now, user);
      await recordAudit(tx, context, {
        action: 'user.close',
        subjectType: 'user',
        subjectId: user.id,
        details: { username: user.username },
      });
    }
  });
  return null;
}
