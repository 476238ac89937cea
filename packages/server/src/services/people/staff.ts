import type { StaffMember } from '@ca-portal/api/contract';
import { finalOrderStates, formatBeijing, roleLabel } from '@ca-portal/api/domain';
import { and, count, eq, inArray, isNull, ne, notInArray, type SQL } from 'drizzle-orm';
import type { Db } from '../../db/db.js';
import {
  certificates,
  companies,
  memberships,
  orders,
  personalRecords,
  userRoles,
  users,
} from '../../db/schema/index.js';
import type { CallContext } from '../../context/call-context.js';
import { sessionOf } from '../../kernel/session.js';
import { PortalError } from '../../kernel/portal-error.js';
import { maskIdNumber, maskPhone } from '../../kernel/mask.js';
import { completenessOf } from '../personal/index.js';

/**
 * The company whose staff the caller administers: the company must name him, his role alone is not enough.
 */
export async function ownCompany(context: CallContext, db: Db = context.services.db) {
  const { userId, companyId } = sessionOf(context);
  const [company] = companyId ? await db.select().from(companies).where(eq(companies.id, companyId)) : [];
  if (!company || company.administratorId !== userId) throw new PortalError('forbidden');
  return company;
}

export const staffOf = (companyId: string): SQL | undefined =>
  and(eq(users.companyId, companyId), eq(users.disabled, false));

/** Rows of staff with the facts for the list; a fixed number of queries for any number of people. */
export async function loadStaff(db: Db, where: SQL | undefined, page?: { limit: number; offset: number }) {
  const query = db
    .select({ user: users, record: personalRecords, joinedAt: memberships.joinedAt })
    .from(users)
    .leftJoin(personalRecords, eq(personalRecords.userId, users.id))
    .leftJoin(memberships, and(eq(memberships.userId, users.id), isNull(memberships.leftAt)))
    .where(where)
    .orderBy(users.createdAt, users.id)
    .$dynamic();
  const people = await (page ? query.limit(page.limit).offset(page.offset) : query);
  const ids = people.map(({ user }) => user.id);
  if (ids.length === 0) return [];
  const roles = await db
    .select()
    .from(userRoles)
    .where(inArray(userRoles.userId, ids))
    .orderBy(userRoles.roleId);
  const held = await db
    .select({ userId: certificates.userId, count: count() })
    .from(certificates)
    .where(and(inArray(certificates.userId, ids), ne(certificates.status, 'cancelled')))
    .groupBy(certificates.userId);
  const running = await db
    .select({ userId: orders.userId, count: count() })
    .from(orders)
    .where(and(inArray(orders.userId, ids), notInArray(orders.state, [...finalOrderStates])))
    .groupBy(orders.userId);
  const counted = (rows: { userId: string; count: number }[], id: string) =>
    rows.find(({ userId }) => userId === id)?.count ?? 0;
  return people.map((one) => ({
    ...one,
    roleIds: roles.filter(({ userId }) => userId === one.user.id).map(({ roleId }) => roleId),
    certificateCount: counted(held, one.user.id),
    runningOrders: counted(running, one.user.id),
  }));
}
export type StaffRow = Awaited<ReturnType<typeof loadStaff>>[number];

export const verificationOf = ({ record }: Pick<StaffRow, 'record'>): number => record?.verification ?? 1;

/** Actions that are not possible with a user now, each with its reason. */
function blockedFor(row: StaffRow, isAdministrator: boolean): StaffMember['blocked'] {
  const blocked: StaffMember['blocked'] = [];
  if (isAdministrator) {
    blocked.push(
      { action: 'transfer', reason: '该员工已是企业管理员' },
      { action: 'unbind', reason: '企业管理员不能解绑，请先转移管理员' },
      { action: 'resetPassword', reason: '请在账号设置中修改自己的密码' },
    );
  } else if (row.runningOrders > 0) {
    blocked.push({ action: 'unbind', reason: '有正在办理的订单，请办结后再解绑' });
  }
  if (verificationOf(row) >= 2) return blocked;
  if (!isAdministrator) blocked.push({ action: 'transfer', reason: '该员工尚未完成实名认证' });
  return [...blocked, { action: 'lock', reason: '该员工尚未完成实名认证，请提醒其补全资料' }];
}

/** A member of staff as sent to clients: masked. */
export function staffView(row: StaffRow, administratorId: string | null): StaffMember {
  const { user, roleIds } = row;
  const isAdministrator = user.id === administratorId;
  return {
    userGuid: user.id,
    name: user.name,
    phone: maskPhone(user.phone),
    idNumber: maskIdNumber(user.idNumber),
    roleIds,
    roleNames: roleIds.map(roleLabel),
    verification: verificationOf(row),
    completeness: completenessOf(row).percent,
    certificateCount: row.certificateCount,
    runningOrders: row.runningOrders,
    joinedAt: formatBeijing(row.joinedAt ?? user.createdAt),
    isAdministrator,
    blocked: blockedFor(row, isAdministrator),
  };
}

/** One member of the caller's staff; others answer "not found". */
export async function memberOf(db: Db, companyId: string, userId: string): Promise<StaffRow> {
  const [row] = await loadStaff(db, and(staffOf(companyId), eq(users.id, userId)));
  if (!row) throw new PortalError('notStaff');
  return row;
}

/** A member of staff, locked until the transaction ends, so that he cannot leave meanwhile. */
export async function lockMember(tx: Db, companyId: string, userId: string): Promise<StaffRow> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update');
  return memberOf(tx, companyId, userId);
}
