import { randomUUID } from 'node:crypto';
import type { peopleReview } from '@ca-portal/api/contract';
import type { InputOf, ResultOf } from '@ca-portal/api/contract';
import { applyRoleLabels, formatBeijing, roles } from '@ca-portal/api/domain';
import { and, eq, inArray } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { recordAudit } from '../../db/audit.js';
import type { Db } from '../../db/db.js';
import { offsetOf } from '../../db/paging.js';
import { companies, files, roleApplications, userRoles, users } from '../../db/schema/index.js';
import { waitingFirst } from '../../db/waiting-first.js';
import type { CallContext } from '../../context/call-context.js';
import { sessionOf } from '../../kernel/session.js';
import { PortalError } from '../../kernel/portal-error.js';
import { spendClaim } from '../../services/claims/index.js';
import { fileLink } from '../../services/files/index.js';
import { lockOpenApplication, type ApplicationRow } from '../../services/people/index.js';
import { giveRole, joinCompany, endSessionsOf } from '../../services/session/index.js';
import { tell } from '../../services/messages/index.js';
import { maskPhone } from '../../kernel/mask.js';

type Application = ResultOf<typeof peopleReview.decideApplication>;
type Decision = InputOf<typeof peopleReview.decideApplication>['body'];

/** The account role for an approved application: the form has its own numbering (spec section 6). */
const accountRole = {
  '1': roles.enterpriseAdministrator,
  '2': roles.enterprise,
  '3': roles.projectLeader,
} as const;

const administrators = alias(users, 'administrators');
const selectApplications = (db: Db) =>
  db
    .select({ row: roleApplications, user: users, administratorName: administrators.name })
    .from(roleApplications)
    .innerJoin(users, eq(users.id, roleApplications.userId))
    .leftJoin(companies, eq(companies.creditCode, roleApplications.creditCode))
    .leftJoin(administrators, eq(administrators.id, companies.administratorId));

async function views(db: Db, found: Awaited<ReturnType<typeof selectApplications>>): Promise<Application[]> {
  const ids = found.flatMap(({ row }) => row.fileIds);
  const attached = ids.length > 0 ? await db.select().from(files).where(inArray(files.id, ids)) : [];
  return found.map(({ row, user, administratorName }) => ({
    id: row.id,
    applicantName: user.name,
    phone: maskPhone(user.phone),
    companyName: row.companyName,
    code: row.creditCode,
    role: row.role,
    administratorName: administratorName ?? '',
    attachments: attached.filter(({ id }) => row.fileIds.includes(id)).map(fileLink),
    state: row.state,
    reason: row.reason,
    createdAt: formatBeijing(row.createdAt),
  }));
}

/** Applications for a role, waiting ones first. */
export async function listApplications(
  query: InputOf<typeof peopleReview.applications>['query'],
  { services: { db } }: CallContext,
) {
  const where = query.state ? eq(roleApplications.state, query.state) : undefined;
  const rows = await selectApplications(db)
    .where(where)
    .orderBy(...waitingFirst(roleApplications))
    .limit(query.limit)
    .offset(offsetOf(query));
  return { rows: await views(db, rows), total: await db.$count(roleApplications, where) };
}

/**
 * The company, locked until the transaction ends; an application as administrator may create an unknown
 * company.
 */
async function lockCompany(tx: Db, now: Date, application: ApplicationRow) {
  const known = () =>
    tx.select().from(companies).where(eq(companies.creditCode, application.creditCode)).for('update');
  const [company] = await known();
  if (company) return company;
  if (application.role !== '1') throw new PortalError('companyUnknown');
  await tx
    .insert(companies)
    .values({
      id: randomUUID(),
      name: application.companyName,
      creditCode: application.creditCode,
      review: '2',
      createdAt: now,
    })
    .onConflictDoNothing();
  const [made] = await known();
  if (!made) throw new Error('a company that was made is gone');
  return made;
}

/**
 * A company has one administrator: the previous one loses the role and his sessions, and stays a member of
 * staff.
 */
async function replaceAdministrator(tx: Db, now: Date, lostId: string): Promise<void> {
  const his = eq(userRoles.userId, lostId);
  await tx.delete(userRoles).where(and(his, eq(userRoles.roleId, roles.enterpriseAdministrator)));
  if ((await tx.$count(userRoles, his)) === 0) await giveRole(tx, now, lostId, roles.projectLeader);
  await endSessionsOf(tx, now, lostId);
}

async function approve(tx: Db, now: Date, application: ApplicationRow): Promise<string> {
  const company = await lockCompany(tx, now, application);
  const roleId = accountRole[application.role];
  const { userId } = application;
  await joinCompany(tx, now, { userId, companyId: company.id, roleId });
  if (application.role === '1' && company.administratorId !== userId) {
    if (company.administratorId) {
      // Replacing an administrator requires attachments (dossier 1.5, 丢失管理员).
      if (application.fileIds.length === 0) throw new PortalError('companyHasAdministrator');
      await replaceAdministrator(tx, now, company.administratorId);
    }
    await tx.update(companies).set({ administratorId: userId }).where(eq(companies.id, company.id));
  }
  return company.id;
}

/** Decides an application, once; the applicant is told the result and the reason. */
export async function decideApplication(
  id: number,
  decision: Decision,
  context: CallContext,
): Promise<Application> {
  const { db, clock } = context.services;
  const now = clock();
  return db.transaction(async (tx) => {
    const application = await lockOpenApplication(tx, id);
    await spendClaim(tx, 'applications', id, context);
    // Nobody decides his own application.
    if (application.userId === sessionOf(context).userId) throw new PortalError('forbidden');
    const companyId = decision.approve ? await approve(tx, now, application) : '';
    await tx
      .update(roleApplications)
      .set({
        state: decision.approve ? 'approved' : 'rejected',
        reason: decision.approve ? '' : decision.reason,
        decidedAt: now,
        decidedBy: sessionOf(context).userId,
      })
      .where(eq(roleApplications.id, id));
    const role = applyRoleLabels[application.role];
    await tell(tx, now, {
      code: decision.approve ? 'role.passed' : 'role.refused',
      to: [application.userId],
      values: {
        企业: application.companyName,
        身份: role,
        说明: decision.approve ? '' : decision.reason,
      },
      link: '',
      key: `role:${id}`,
    });
    await recordAudit(tx, context, {
      action: decision.approve ? 'role.approve' : 'role.reject',
      subjectType: 'user',
      subjectId: application.userId,
      details: { application: id, role: application.role, company: companyId },
    });
    const [view] = await views(tx, await selectApplications(tx).where(eq(roleApplications.id, id)));
    if (!view) throw new Error('a decided application is gone');
    return view;
  });
}
