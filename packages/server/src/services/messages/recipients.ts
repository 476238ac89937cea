import { roles } from '@ca-portal/api/domain';
import { and, asc, eq, ilike, inArray, type SQL } from 'drizzle-orm';
import type { Db } from '../../db/db.js';
import { likePattern } from '../../db/like-pattern.js';
import { companies, userRoles, users } from '../../db/schema/index.js';
import type { CallContext } from '../../context/call-context.js';
import { sessionOf, type Session } from '../../kernel/session.js';
import { InvalidInput } from '../../kernel/portal-error.js';
import { roleNames } from '../administration/index.js';

/** An administrator can write to the people of his company, the portal's staff to anybody. */
function reach(session: Session): SQL | undefined {
  if (session.roleId !== roles.enterpriseAdministrator) return eq(users.disabled, false);
  // Without a company there is nobody to write to; comparing with null would match nobody too, but without a
  // message.
  if (!session.companyId)
    throw new InvalidInput([{ field: 'recipientIds', message: '您尚未加入企业，没有可选的收件人' }]);
  return and(eq(users.disabled, false), eq(users.companyId, session.companyId));
}

/** Refuses recipients that do not exist or that the sender may not write to, without saying which. */
export async function checkRecipients(db: Db, session: Session, ids: readonly string[]): Promise<string[]> {
  const wanted = [...new Set(ids)];
  if (wanted.length === 0) return [];
  const found = await db
    .select({ id: users.id })
    .from(users)
    .where(and(reach(session), inArray(users.id, wanted)));
  if (found.length !== wanted.length) {
    throw new InvalidInput([{ field: 'recipientIds', message: '收件人中有不能选择的人，请重新选择收件人' }]);
  }
  return wanted;
}

/**
 * Node numbers for the tree on the page. They are valid within one answer only: messages name people, not
 * groups.
 */
const firstDepartment = 100;
const withoutCompany = { portal: 1, individuals: 2 };

/** Possible recipients by company; a flat list whose tree is in `parentId`. */
export async function departmentsWithPeople(keyword: string, context: CallContext) {
  const { db } = context.services;
  const session = sessionOf(context);
  const nameOf = await roleNames(context.services);
  const rows = await db
    .select({ user: users, roleId: userRoles.roleId, company: companies.name })
    .from(users)
    .innerJoin(userRoles, eq(userRoles.userId, users.id))
    .leftJoin(companies, eq(companies.id, users.companyId))
    .where(and(reach(session), keyword ? ilike(users.name, likePattern(keyword)) : undefined))
    .orderBy(
      asc(companies.createdAt),
      asc(companies.id),
      asc(users.createdAt),
      asc(users.id),
      asc(userRoles.roleId),
    );

  const departments = new Map<string, { id: number; parentId: number; name: string; users: Person[] }>();
  for (const { user, roleId, company } of rows) {
    const isStaff = roleId >= roles.reviewer;
    const name = company ?? (isStaff ? '平台工作人员' : '未加入企业的用户');
    const key = user.companyId ?? name;
    const id = user.companyId
      ? firstDepartment + departments.size
      : withoutCompany[isStaff ? 'portal' : 'individuals'];
    const department = departments.get(key) ?? { id, parentId: 0, name, users: [] };
    departments.set(key, department);
    const known = department.users.find((one) => one.userId === user.id);
    if (known) known.roleName += `、${nameOf(roleId)}`;
    else department.users.push({ userId: user.id, name: user.name, roleName: nameOf(roleId) });
  }
  return [...departments.values()];
}

interface Person {
  userId: string;
  name: string;
  roleName: string;
}
