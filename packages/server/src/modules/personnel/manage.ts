import type { StaffMember } from '@ca-portal/api/contract';
import { roles } from '@ca-portal/api/domain';
import { and, eq, inArray } from 'drizzle-orm';
import { recordAudit } from '../../db/audit.js';
import { personalRecords, userRoles, users } from '../../db/schema/index.js';
import type { CallContext } from '../../context/call-context.js';
import { PortalError } from '../../kernel/portal-error.js';
import { giveRole } from '../../services/session/index.js';
import { tell } from '../../services/messages/index.js';
import { completenessOf, fieldsOf } from '../../services/personal/index.js';
import {
  guardMailbox,
  loadStaff,
  lockMember,
  memberOf,
  ownCompany,
  staffOf,
  staffView,
  verificationOf,
} from '../../services/people/index.js';

/** Roles that an administrator can give and take; his own changes only by a transfer. */
const assignable: readonly number[] = [
  roles.projectLeader,
  roles.expert,
  roles.costEngineer,
  roles.supervisor,
];

/**
 * The given list replaces the old one. Sessions in a removed role end by themselves: the role is checked on
 * each call.
 */
export async function assignRoles(
  userGuid: string,
  roleIds: readonly number[],
  context: CallContext,
): Promise<StaffMember> {
  const { db, clock } = context.services;
  const company = await ownCompany(context);
  const now = clock();
  return db.transaction(async (tx) => {
    const before = await lockMember(tx, company.id, userGuid);
    const taken = assignable.filter((id) => !roleIds.includes(id));
    const his = eq(userRoles.userId, userGuid);
    await tx.delete(userRoles).where(and(his, inArray(userRoles.roleId, taken)));
    for (const roleId of roleIds) await giveRole(tx, now, userGuid, roleId);
    // Without any role the user could choose one himself, and so get back a removed role.
    if ((await tx.$count(userRoles, his)) === 0) await giveRole(tx, now, userGuid, roles.naturalPerson);
    await recordAudit(tx, context, {
      action: 'personnel.assignRoles',
      subjectType: 'user',
      subjectId: userGuid,
      details: { before: before.roleIds, after: roleIds },
    });
    return staffView(await memberOf(tx, company.id, userGuid), company.administratorId);
  });
}

/** Completes a user's data. An administrator cannot change verified data. */
export async function completeInfo(
  userGuid: string,
  given: { name: string; idNumber: string; email: string },
  context: CallContext,
): Promise<StaffMember> {
  const { db, clock } = context.services;
  const company = await ownCompany(context);
  const now = clock();
  return db.transaction(async (tx) => {
    const row = await lockMember(tx, company.id, userGuid);
    const changes = Object.fromEntries(
      Object.entries(given).filter(
        ([key, value]) => value !== '' && fieldsOf(row.user, row.record)[key] !== value,
      ),
    );
    const identity = 'name' in changes || 'idNumber' in changes;
    if (identity && verificationOf(row) >= 2) throw new PortalError('identityFixed');
    if (row.record?.review === '1') throw new PortalError('recordWaiting');
    if (given.email !== '') guardMailbox(context.services, row.user.email, given.email);
    if (Object.keys(changes).length > 0) {
      await tx.update(users).set(changes).where(eq(users.id, userGuid));
      const fields = { ...row.record?.fields, ...changes };
      const version = (row.record?.version ?? 0) + 1;
      await tx
        .insert(personalRecords)
        .values({ userId: userGuid, version, fields, savedAt: now })
        .onConflictDoUpdate({ target: personalRecords.userId, set: { version, fields, savedAt: now } });
      const labels = { name: '姓名', idNumber: '身份证号', email: '邮箱' } as const;
      const changed = (Object.keys(labels) as (keyof typeof labels)[]).filter((key) => key in changes);
      await tell(tx, now, {
        code: 'person.completed',
        to: [userGuid],
        values: { 项目: changed.map((key) => labels[key]).join('、') },
        link: '/core/personal?record=1',
        key: `completed:${userGuid}:${version}`,
      });
      await recordAudit(tx, context, {
        action: 'personnel.completeInfo',
        subjectType: 'user',
        subjectId: userGuid,
        details: { fields: changed },
      });
    }
    return staffView(await memberOf(tx, company.id, userGuid), company.administratorId);
  });
}

/** Asks members with an incomplete record to complete it; the others get no message. */
export async function remindIncomplete(userGuids: readonly string[], context: CallContext): Promise<number> {
  const { db, clock } = context.services;
  const company = await ownCompany(context);
  const staff = await loadStaff(db, and(staffOf(company.id), inArray(users.id, [...userGuids])));
  const incomplete = staff.filter((row) => completenessOf(row).percent < 100);
  const now = clock();
  await db.transaction(async (tx) => {
    for (const row of incomplete) {
      const { missing } = completenessOf(row);
      await tell(tx, now, {
        code: 'person.incomplete',
        to: [row.user.id],
        values: { 企业: company.name, 项目: missing.join('、') },
        link: '/core/personal?record=1',
        key: `incomplete:${now.getTime()}`,
      });
    }
    await recordAudit(tx, context, {
      action: 'personnel.remind',
      subjectType: 'company',
      subjectId: company.id,
      details: { users: incomplete.map(({ user }) => user.id) },
    });
  });
  return incomplete.length;
}
