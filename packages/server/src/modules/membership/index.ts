import type { membership } from '@ca-portal/api/contract';
import { formatBeijing } from '@ca-portal/api/domain';
import { desc, eq, or } from 'drizzle-orm';
import { recordAudit } from '../../db/audit.js';
import { offsetOf } from '../../db/paging.js';
import { companies, joinRequests } from '../../db/schema/index.js';
import { sessionOf } from '../../kernel/session.js';
import type { Handlers } from '../../context/handlers.js';
import { PortalError } from '../../kernel/portal-error.js';
import { maskName } from '../../kernel/mask.js';
import {
  answerInvitation,
  invitationOf,
  askToJoin,
  lockOpenRequest,
  type JoinRequestRow,
} from '../../services/people/index.js';

const requestView = (row: JoinRequestRow, company: { name: string; creditCode: string }) => ({
  id: row.id,
  companyName: company.name,
  creditCode: company.creditCode,
  roleId: row.roleId,
  state: row.state,
  reason: row.reason,
  createdAt: formatBeijing(row.createdAt),
});

export const membershipHandlers: Handlers<typeof membership> = {
  async findCompany({ query: { keyword } }, { services: { db } }) {
    // The register uses full-width brackets, whatever the user types.
    const name = keyword.replaceAll('(', '（').replaceAll(')', '）');
    const found = await db
      .select()
      .from(companies)
      .where(or(eq(companies.name, name), eq(companies.creditCode, keyword.toUpperCase())))
      .orderBy(companies.id)
      .limit(5);
    return found.map((company) => ({
      companyName: company.name,
      creditCode: company.creditCode,
      hasAdministrator: company.administratorId !== null,
    }));
  },

  async requests({ query }, context) {
    const { db } = context.services;
    const own = eq(joinRequests.userId, sessionOf(context).userId);
    const rows = await db
      .select({ request: joinRequests, company: companies })
      .from(joinRequests)
      .innerJoin(companies, eq(companies.id, joinRequests.companyId))
      .where(own)
      .orderBy(desc(joinRequests.id))
      .limit(query.limit)
      .offset(offsetOf(query));
    return {
      rows: rows.map(({ request, company }) => requestView(request, company)),
      total: await db.$count(joinRequests, own),
    };
  },

  async join({ body: { creditCode, ...wish } }, context) {
    const { db } = context.services;
    const [company] = await db.select().from(companies).where(eq(companies.creditCode, creditCode));
    if (!company) throw new PortalError('companyUnknown');
    return requestView(await askToJoin(company, wish, context), company);
  },

  async withdraw({ params }, context) {
    const { db, clock } = context.services;
    const { userId } = sessionOf(context);
    return db.transaction(async (tx) => {
      const open = await lockOpenRequest(tx, params.id, (row) => row.userId === userId);
      await tx
        .update(joinRequests)
        .set({ state: 'withdrawn', decidedAt: clock(), decidedBy: userId })
        .where(eq(joinRequests.id, open.id));
      await recordAudit(tx, context, {
        action: 'company.withdrawRequest',
        subjectType: 'company',
        subjectId: open.companyId,
        details: { request: open.id },
      });
      const [company] = await tx.select().from(companies).where(eq(companies.id, open.companyId));
      if (!company) throw new Error('a request for a company that is not there');
      return requestView({ ...open, state: 'withdrawn' }, company);
    });
  },

  async invitation({ params }, context) {
    const { invitation, company, inviter, state } = await invitationOf(context, params.token);
    return {
      companyName: company.name,
      inviterName: maskName(inviter),
      roleId: invitation.roleId,
      state,
      expiresAt: formatBeijing(invitation.expiresAt),
    };
  },
  async answerInvitation({ params, body }, context) {
    return { state: await answerInvitation(params.token, body.accept, context) };
  },
};
