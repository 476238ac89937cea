import type { personnel } from '@ca-portal/api/contract';
import type { InputOf, ResultOf } from '@ca-portal/api/contract';
import { formatBeijing, roleLabel } from '@ca-portal/api/domain';
import { and, eq, ne } from 'drizzle-orm';
import { recordAudit } from '../../db/audit.js';
import type { Db } from '../../db/db.js';
import { offsetOf } from '../../db/paging.js';
import { companies, joinRequests, personalRecords, users } from '../../db/schema/index.js';
import { waitingFirst } from '../../db/waiting-first.js';
import type { CallContext } from '../../context/call-context.js';
import { sessionOf } from '../../kernel/session.js';
import { joinCompany } from '../../services/session/index.js';
import { lockOpenRequest, ownCompany } from '../../services/people/index.js';
import { tell } from '../../services/messages/index.js';
import { maskPhone } from '../../kernel/mask.js';

type Decision = InputOf<typeof personnel.decide>['body'];
type Request = ResultOf<typeof personnel.decide>;

const selectRequests = (db: Db) =>
  db
    .select({
      request: joinRequests,
      name: users.name,
      phone: users.phone,
      verification: personalRecords.verification,
      otherEmployer: companies.name,
    })
    .from(joinRequests)
    .innerJoin(users, eq(users.id, joinRequests.userId))
    .leftJoin(personalRecords, eq(personalRecords.userId, users.id))
    .leftJoin(companies, and(eq(companies.id, users.companyId), ne(companies.id, joinRequests.companyId)));

const view = ({ request, ...one }: Awaited<ReturnType<typeof selectRequests>>[number]): Request => ({
  id: request.id,
  name: one.name,
  phone: maskPhone(one.phone),
  roleId: request.roleId,
  remark: request.remark,
  verification: one.verification ?? 1,
  otherEmployer: one.otherEmployer ?? '',
  state: request.state,
  reason: request.reason,
  createdAt: formatBeijing(request.createdAt),
});

/** Requests to join the caller's company, waiting ones first. */
export async function listRequests(query: InputOf<typeof personnel.requests>['query'], context: CallContext) {
  const { db } = context.services;
  const company = await ownCompany(context);
  const where = and(
    eq(joinRequests.companyId, company.id),
    query.state ? eq(joinRequests.state, query.state) : undefined,
  );
  const rows = await selectRequests(db)
    .where(where)
    .orderBy(...waitingFirst(joinRequests))
    .limit(query.limit)
    .offset(offsetOf(query));
  return { rows: rows.map(view), total: await db.$count(joinRequests, where) };
}

/**
 * Accepts a person in the role that the administrator chooses, or refuses with a reason that the person sees.
 */
export async function decideRequest(id: number, decision: Decision, context: CallContext): Promise<Request> {
  const { db, clock } = context.services;
  const company = await ownCompany(context);
  const { userId: decidedBy } = sessionOf(context);
  const now = clock();
  return db.transaction(async (tx) => {
    const open = await lockOpenRequest(tx, id, (row) => row.companyId === company.id);
    const roleId = decision.approve ? decision.roleId : open.roleId;
    if (decision.approve) await joinCompany(tx, now, { userId: open.userId, companyId: company.id, roleId });
    await tx
      .update(joinRequests)
      .set({
        state: decision.approve ? 'approved' : 'rejected',
        reason: decision.approve ? '' : decision.reason,
        roleId,
        decidedAt: now,
        decidedBy,
      })
      .where(eq(joinRequests.id, id));
    await tell(tx, now, {
      code: decision.approve ? 'join.passed' : 'join.refused',
      to: [open.userId],
      values: {
        企业: company.name,
        身份: roleLabel(roleId),
        说明: decision.approve ? '' : decision.reason,
      },
      link: '/core/personal',
      key: `join:${id}`,
    });
    await recordAudit(tx, context, {
      action: decision.approve ? 'personnel.approve' : 'personnel.reject',
      subjectType: 'user',
      subjectId: open.userId,
      details: { request: id, roleId },
    });
    const [row] = await selectRequests(tx).where(eq(joinRequests.id, id));
    if (!row) throw new Error('a decided request is gone');
    return view(row);
  });
}
