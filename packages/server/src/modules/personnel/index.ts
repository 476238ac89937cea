import type { InputOf, personnel, StaffMember } from '@ca-portal/api/contract';
import { withinDays } from '@ca-portal/api/domain';
import { and, eq, exists, gt, ilike, inArray, lt, or, sql } from 'drizzle-orm';
import { recordAudit } from '../../db/audit.js';
import type { Db } from '../../db/db.js';
import { likePattern } from '../../db/like-pattern.js';
import { offsetOf } from '../../db/paging.js';
import { certificates, joinRequests, personalRecords, userRoles, users } from '../../db/schema/index.js';
import type { Handlers } from '../../context/handlers.js';
import { workbook } from '../../services/workbook/index.js';
import { parametersOf } from '../../parameters/index.js';
import { completenessOf } from '../../services/personal/index.js';
import { changeStaffPhone, resetPassword } from './access.js';
import { invitePeople, listInvitations, makeInviteLink, withdrawInvitation } from './invite.js';
import { assignRoles, completeInfo, remindIncomplete } from './manage.js';
import { decideRequest, listRequests } from './requests.js';
import {
  loadStaff,
  ownCompany,
  staffOf,
  staffView,
  verificationOf,
  unbind,
} from '../../services/people/index.js';
import { transferAdministrator, transferCheck } from './transfer.js';

type Filters = InputOf<(typeof personnel)['export']>['query'];

/** The staff of a company that match the filters. */
function foundBy(db: Db, companyId: string, { keyword, roleId, verification }: Filters) {
  const pattern = keyword ? likePattern(keyword) : '';
  const hasRole = db
    .select({ roleId: userRoles.roleId })
    .from(userRoles)
    .where(and(eq(userRoles.userId, users.id), eq(userRoles.roleId, roleId ?? 0)));
  // A person without a record has only a verified phone.
  const level = sql<number>`coalesce((select ${personalRecords.verification} from ${personalRecords} where ${personalRecords.userId} = ${users.id}), 1)`;
  return and(
    staffOf(companyId),
    // Only complete phones: partial matches would reveal a masked number by trial.
    keyword ? or(ilike(users.name, pattern), eq(users.phone, keyword)) : undefined,
    roleId === undefined ? undefined : exists(hasRole),
    verification === undefined ? undefined : eq(level, verification),
  );
}

const levels = ['未实名', '未实名', '已实名', '已刷脸'] as const;
const sheetColumns = [
  '姓名',
  '手机号',
  '身份证号',
  '角色',
  '实名状态',
  '资料完整度',
  '证书数',
  '进行中订单',
  '加入时间',
] as const;
const sheetRow = (one: StaffMember) => [
  one.name,
  one.phone,
  one.idNumber,
  one.roleNames.join('、'),
  levels[one.verification] ?? '',
  `${one.completeness}%`,
  one.certificateCount,
  one.runningOrders,
  one.joinedAt,
];

export const personnelHandlers: Handlers<typeof personnel> = {
  async list({ query }, context) {
    const { db } = context.services;
    const company = await ownCompany(context);
    const where = foundBy(db, company.id, query);
    const rows = await loadStaff(db, where, { limit: query.limit, offset: offsetOf(query) });
    return {
      rows: rows.map((row) => staffView(row, company.administratorId)),
      total: await db.$count(users, where),
    };
  },

  async export({ query }, context) {
    const { db } = context.services;
    const company = await ownCompany(context);
    const rows = await loadStaff(db, foundBy(db, company.id, query));
    await recordAudit(db, context, {
      action: 'personnel.export',
      subjectType: 'company',
      subjectId: company.id,
      details: { rows: rows.length },
    });
    const lines = rows.map((row) => sheetRow(staffView(row, company.administratorId)));
    return workbook('员工名单', sheetColumns, lines, context);
  },

  async figures(_, context) {
    const { db, clock } = context.services;
    const company = await ownCompany(context);
    const staff = await loadStaff(db, staffOf(company.id));
    const now = clock();
    const { renewalWindowDays } = await parametersOf(context.services);
    const expiring = await db.$count(
      certificates,
      and(
        eq(certificates.companyId, company.id),
        inArray(certificates.status, ['active', 'busy', 'lost']),
        gt(certificates.notAfter, now),
        lt(certificates.notAfter, withinDays(now, renewalWindowDays)),
      ),
    );
    const requests = await db.$count(
      joinRequests,
      and(eq(joinRequests.companyId, company.id), eq(joinRequests.state, 'waiting')),
    );
    return {
      staff: staff.length,
      unverified: staff.filter((row) => verificationOf(row) < 2).length,
      incomplete: staff.filter((row) => completenessOf(row).percent < 100).length,
      expiring,
      requests,
    };
  },

  invite: ({ body }, context) => invitePeople(body.people, context),
  inviteLink: ({ body }, context) => makeInviteLink(body.roleId, context),
  invitations: ({ query }, context) => listInvitations(query, context),
  withdrawInvitation: ({ params }, context) => withdrawInvitation(params.id, context),

  requests: ({ query }, context) => listRequests(query, context),
  decide: ({ params, body }, context) => decideRequest(params.id, body, context),

  assignRoles: ({ params, body }, context) => assignRoles(params.userGuid, body.roleIds, context),
  completeInfo: ({ params, body }, context) => completeInfo(params.userGuid, body, context),
  async remindIncomplete({ body }, context) {
    return { reminded: await remindIncomplete(body.userGuids, context) };
  },
  resetPassword: ({ params }, context) => resetPassword(params.userGuid, context),
  changePhone: ({ params, body }, context) => changeStaffPhone(params.userGuid, body, context),
  async unbind({ params, body }, context) {
    await unbind(params.userGuid, body, context);
    return null;
  },

  transferCheck: ({ query }, context) => transferCheck(query.userGuid, context),
  async transfer({ query }, context) {
    await transferAdministrator(query, context);
    return null;
  },
};
