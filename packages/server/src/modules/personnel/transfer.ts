import type { personnel } from '@ca-portal/api/contract';
import type { ResultOf } from '@ca-portal/api/contract';
import { orderStates, roles } from '@ca-portal/api/domain';
import { and, eq, gt, inArray, ne } from 'drizzle-orm';
import { recordAudit } from '../../db/audit.js';
import type { Db } from '../../db/db.js';
import { administratorTransfers, companies, orders, userRoles, users } from '../../db/schema/index.js';
import type { CallContext } from '../../context/call-context.js';
import { sessionOf } from '../../kernel/session.js';
import { PortalError } from '../../kernel/portal-error.js';
import { ownFiles } from '../../services/files/index.js';
import { giveRole, checkCode, consumeCode, endSessionsOf } from '../../services/session/index.js';
import { tell } from '../../services/messages/index.js';
import {
  lockMember,
  memberOf,
  ownCompany,
  verificationOf,
  type StaffRow,
} from '../../services/people/index.js';

type Condition = ResultOf<typeof personnel.transferCheck>[number];
type Company = typeof companies.$inferSelect;

/** One transfer in six months, as in comparable services (dossier 1.5). */
const pauseMs = 183 * 86_400_000;
const pending: (typeof orders.$inferSelect)['state'][] = [
  orderStates.waitingForPayment,
  orderStates.waitingForReview,
];

/** The conditions of dossier 1.5 that can be checked with the records. */
async function conditions(db: Db, company: Company, receiver: StaffRow, now: Date): Promise<Condition[]> {
  const open = await db.$count(orders, and(eq(orders.companyId, company.id), inArray(orders.state, pending)));
  const recent = await db.$count(
    administratorTransfers,
    and(
      eq(administratorTransfers.companyId, company.id),
      gt(administratorTransfers.at, new Date(now.getTime() - pauseMs)),
    ),
  );
  const held = (key: string, label: string, passed: boolean, hint: string): Condition => ({
    key,
    label,
    state: passed ? 'passed' : 'failed',
    hint: passed ? '' : hint,
  });
  return [
    held('receiver', '接收人不是现任管理员', receiver.user.id !== company.administratorId, '请选择其他员工'),
    held('verified', '接收人已完成实名认证', verificationOf(receiver) >= 2, '请提醒对方补全并提交个人信息'),
    held('orders', '没有待支付或待审核的订单', open === 0, `还有 ${open} 个订单，请先办结`),
    held('pause', '六个月内没有转移过管理员', recent === 0, '六个月内只能转移一次，请到期后再办理'),
  ];
}

export async function transferCheck(userGuid: string, context: CallContext): Promise<Condition[]> {
  const { db, clock } = context.services;
  const company = await ownCompany(context);
  const receiver = await memberOf(db, company.id, userGuid);
  return [
    ...(await conditions(db, company, receiver, clock())),
    { key: 'letter', label: '已上传转移授权书', state: 'open', hint: '下载模板，签字盖章后上传' },
  ];
}

/**
 * Transfers the administrator's rights. The company's row is locked: the second of two simultaneous transfers
 * finds that its caller is no longer the administrator. Both users are logged out, so that nobody continues
 * in a role that he has lost.
 */
export async function transferAdministrator(
  given: { userGuid: string; fileId: string; code: string },
  context: CallContext,
): Promise<void> {
  const { services } = context;
  const session = sessionOf(context);
  const { userId } = session;
  const [own] = await services.db.select().from(users).where(eq(users.id, userId));
  if (!own) throw new PortalError('unauthorized');
  const company = await ownCompany(context);
  await memberOf(services.db, company.id, given.userGuid);
  await ownFiles(services.db, session, [given.fileId]);
  await checkCode(services, own.phone, 'transfer', given.code);
  const now = services.clock();
  await services.db.transaction(async (tx) => {
    await tx.select({ id: companies.id }).from(companies).where(eq(companies.id, company.id)).for('update');
    await ownCompany(context, tx);
    const row = await lockMember(tx, company.id, given.userGuid);
    const failed = (await conditions(tx, company, row, now)).find(({ state }) => state === 'failed');
    if (failed) throw new PortalError('transferBlocked', { reason: `${failed.label}：${failed.hint}` });
    await consumeCode(tx, now, own.phone, 'transfer');
    await tx.update(companies).set({ administratorId: given.userGuid }).where(eq(companies.id, company.id));
    const administrator = eq(userRoles.roleId, roles.enterpriseAdministrator);
    await tx.delete(userRoles).where(and(eq(userRoles.userId, userId), administrator));
    const others = await tx.$count(
      userRoles,
      and(eq(userRoles.userId, userId), ne(userRoles.roleId, roles.naturalPerson)),
    );
    // The former administrator stays a member of staff.
    if (others === 0) await giveRole(tx, now, userId, roles.projectLeader);
    await giveRole(tx, now, given.userGuid, roles.enterpriseAdministrator);
    for (const id of [userId, given.userGuid]) await endSessionsOf(tx, now, id);
    await tx.insert(administratorTransfers).values({
      companyId: company.id,
      fromUserId: userId,
      toUserId: given.userGuid,
      fileId: given.fileId,
      at: now,
    });
    await tell(tx, now, {
      code: 'company.transferred',
      to: [userId, given.userGuid],
      values: { 企业: company.name, 姓名: own.name, 接收人: row.user.name },
      link: '',
      key: `transferred:${company.id}:${now.getTime()}`,
    });
    await recordAudit(tx, context, {
      action: 'personnel.transfer',
      subjectType: 'company',
      subjectId: company.id,
      details: { from: userId, to: given.userGuid, file: given.fileId },
    });
  });
}
