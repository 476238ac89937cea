import type { SysUser, systemUsers } from '@ca-portal/api/contract';
import type { InputOf, Page } from '@ca-portal/api/contract';
import { and, count, desc, eq, exists, inArray, isNull, or, type SQL } from 'drizzle-orm';
import { officeUsers, userRoles, users } from '../../db/schema/index.js';
import type { CallContext } from '../../context/call-context.js';
import { numberUsers, officeUserRows, sysUserOf, type OfficeUserRow } from './office-users.js';
import { chosenFlag, contains, familyPart, orderOf, within } from './query.js';
import { departmentsBelow, visibleUsers } from './visible-users.js';

export type UserFilter = InputOf<typeof systemUsers.list>['query'];

/** Sortable columns of the family's user list. */
const sortable = {
  userId: officeUsers.userNumber,
  userName: users.username,
  nickName: users.name,
  createTime: users.createdAt,
  loginDate: users.lastLoginAt,
};

async function conditions(filter: UserFilter, context: CallContext): Promise<SQL | undefined> {
  const { db } = context.services;
  const stopped = chosenFlag(filter.status);
  const { deptId, roleId } = filter;
  return and(
    isNull(users.closedAt),
    await visibleUsers(context),
    or(contains(users.username, filter.userName), contains(users.name, filter.userName)),
    contains(users.phone, filter.phonenumber),
    stopped === undefined ? undefined : eq(users.disabled, stopped),
    deptId === undefined ? undefined : inArray(officeUsers.departmentId, await departmentsBelow(db, deptId)),
    roleId === undefined
      ? undefined
      : exists(
          db
            .select()
            .from(userRoles)
            .where(and(eq(userRoles.userId, users.id), eq(userRoles.roleId, roleId))),
        ),
    within(users.createdAt, filter),
  );
}

/** Users that match a condition, newest first and masked; all of them without paging. */
export async function usersWhere(
  context: CallContext,
  where: SQL | undefined,
  paging?: Pick<UserFilter, 'pageNum' | 'pageSize' | 'orderByColumn' | 'isAsc'>,
): Promise<Page<SysUser>> {
  const { db } = context.services;
  const [all] = await db
    .select({ count: count() })
    .from(users)
    .innerJoin(officeUsers, eq(officeUsers.userId, users.id))
    .where(where);
  const total = all?.count ?? 0;
  const order = orderOf(paging ?? {}, sortable, [desc(users.createdAt), desc(officeUsers.userNumber)]);
  const found = officeUserRows(db)
    .where(where)
    .orderBy(...order);
  const page = paging && familyPart(paging)(total);
  const rows: OfficeUserRow[] = page ? await found.limit(page.limit).offset(page.offset) : await found;
  return { rows: rows.map((row) => sysUserOf(row, true)), total };
}

/** The user list of the administration; without paging for its export. */
export async function listUsers(
  context: CallContext,
  filter: UserFilter,
  paged: boolean,
): Promise<Page<SysUser>> {
  await numberUsers(context.services.db);
  return usersWhere(context, await conditions(filter, context), paged ? filter : undefined);
}
