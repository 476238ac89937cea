import { eq, notExists, sql } from 'drizzle-orm';
import type { SysUser } from '@ca-portal/api/contract';
import { formatBeijing } from '@ca-portal/api/domain';
import type { Db } from '../../db/db.js';
import {
  companies,
  departments,
  loginRecords,
  officeUsers,
  sysRoles,
  userRoles,
  users,
} from '../../db/schema/index.js';
import type { CallContext } from '../../context/call-context.js';
import { sessionOf } from '../../kernel/session.js';
import { PortalError } from '../../kernel/portal-error.js';
import { maskPhone } from '../../kernel/mask.js';
import { flagOf } from './query.js';

/** Gives a number to every user without one: people register without the office. */
export async function numberUsers(db: Db): Promise<void> {
  const numbered = db.select().from(officeUsers).where(eq(officeUsers.userId, users.id));
  const fresh = await db
    .select({ userId: users.id })
    .from(users)
    .where(notExists(numbered))
    .orderBy(users.createdAt, users.id);
  if (fresh.length > 0) await db.insert(officeUsers).values(fresh).onConflictDoNothing();
}

/** Users with their number and department: the base of every administration query. */
export const officeUserRows = (db: Db) =>
  db
    .select({
      user: users,
      office: officeUsers,
      department: { id: departments.id, name: departments.name },
      companyName: companies.name,
      roleNames: sql<
        string[]
      >`coalesce((select json_agg(${sysRoles.name} order by ${sysRoles.position}, ${sysRoles.id})
        from ${userRoles} join ${sysRoles} on ${sysRoles.id} = ${userRoles.roleId}
        where ${userRoles.userId} = ${users.id}), '[]'::json)`,
      loginIp: sql<string>`coalesce((select ${loginRecords.ip} from ${loginRecords}
        where ${loginRecords.userId} = ${users.id} and ${loginRecords.succeeded}
        order by ${loginRecords.id} desc limit 1), '')`,
    })
    .from(users)
    .innerJoin(officeUsers, eq(officeUsers.userId, users.id))
    .leftJoin(departments, eq(departments.id, officeUsers.departmentId))
    .leftJoin(companies, eq(companies.id, users.companyId))
    .$dynamic();

export type OfficeUserRow = Awaited<ReturnType<typeof officeUserRows>>[number];

const maskEmail = (email: string): string => email.replace(/^(.).*(@.*)$/, '$1***$2');

/** A user in the API family's format. Lists are masked; an editor needs the real values. */
export function sysUserOf(row: OfficeUserRow, masked: boolean): SysUser {
  const { user, office, department, companyName, roleNames, loginIp } = row;
  return {
    userId: office.userNumber,
    deptId: office.departmentId,
    userName: user.username,
    nickName: user.nickName || user.name,
    email: masked ? maskEmail(user.email) : user.email,
    phonenumber: masked ? maskPhone(user.phone) : user.phone,
    sex: user.sex,
    avatar: user.avatar,
    status: flagOf(user.disabled),
    loginIp,
    loginDate: user.lastLoginAt && formatBeijing(user.lastLoginAt),
    dept: department && { deptId: department.id, deptName: department.name },
    companyName,
    roleNames,
    createBy: office.createdBy,
    createTime: formatBeijing(user.createdAt),
    remark: office.remark || null,
  };
}

/** The caller in the format of administration lists: numbered, with his login name, masked. */
export async function ownFamilyUser(context: CallContext): Promise<SysUser> {
  const { db } = context.services;
  const { userId } = sessionOf(context);
  const find = () => officeUserRows(db).where(eq(users.id, userId));
  let [row] = await find();
  if (!row) {
    await numberUsers(db);
    [row] = await find();
  }
  if (!row) throw new PortalError('unauthorized');
  return sysUserOf(row, true);
}

/** The user with this number; closed accounts are not found. */
export async function officeUser(db: Db, userNumber: number): Promise<OfficeUserRow> {
  const [row] = await officeUserRows(db).where(eq(officeUsers.userNumber, userNumber));
  if (!row || row.user.closedAt) throw new PortalError('notFound');
  return row;
}
