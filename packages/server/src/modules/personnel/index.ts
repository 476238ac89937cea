import type { personnel } from '@ca-portal/api/contract';
import { and, eq, exists, gt, ilike, inArray, lte, or, sql } from 'drizzle-orm';
import { likePattern } from '../../db/like-pattern.js';
import { offsetOf } from '../../db/paging.js';
import { certificates, joinRequests, personalRecords, userRoles, users } from '../../db/schema/index.js';
import type { Handlers } from '../../http/mount.js';
import { parametersOf } from '../../parameters/index.js';
import { completenessOf } from '../personal/completeness.js';
import { changeStaffPhone, resetPassword } from './access.js';
import { invitePeople, listInvitations, makeInviteLink, withdrawInvitation } from './invite.js';
import { assignRoles, completeInfo, remindIncomplete } from './manage.js';
import { decideRequest, listRequests } from './requests.js';
import { loadStaff, ownCompany, staffOf, staffView, verificationOf } from './staff.js';
import { transferAdministrator, transferCheck } from './transfer.js';
import { unbind } from './unbind.js';

export const personnelHandlers: Handlers<typeof personnel> = {
  async list({ query }, context) {
    const { db } = context.services;
    const company = await ownCompany(context);
    const { keyword, roleId, verification } = query;
    const pattern = keyword ? likePattern(keyword) : '';
    const hasRole = db
      .select({ roleId: userRoles.roleId })
      .from(userRoles)
      .where(and(eq(userRoles.userId, users.id), eq(userRoles.roleId, roleId ?? 0)));
    // A person without a record has proven his phone and nothing more.
    const level = sql<number>`coalesce((select ${personalRecords.verification} from ${personalRecords} where ${personalRecords.userId} = ${users.id}), 1)`;
    const where = and(
      staffOf(company.id),
      // Whole phones only: parts of a masked number would tell the rest by trying.
      keyword ? or(ilike(users.name, pattern), eq(users.phone, keyword)) : undefined,
      roleId === undefined ? undefined : exists(hasRole),
      verification === undefined ? undefined : eq(level, verification),
    );
    const rows = await loadStaff(db, where, { limit: query.limit, offset: offsetOf(query) });
    return {
      rows: rows.map((row) => staffView(row, company.administratorId)),
      total: await db.$count(users, where),
    };
  },

  async figures(_, context) {
    const { db, clock } = context.services;
    const company = await ownCompany(context);
    const staff = await loadStaff(db, staffOf(company.id));
    const now = clock();
    const { renewalWindowDays } = await parametersOf(context.services);
    const windowEnd = new Date(now.getTime() + renewalWindowDays * 86_400_000);
    const expiring = await db.$count(
      certificates,
      and(
        eq(certificates.companyId, company.id),
        inArray(certificates.status, ['active', 'busy']),
        gt(certificates.notAfter, now),
        lte(certificates.notAfter, windowEnd),
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
