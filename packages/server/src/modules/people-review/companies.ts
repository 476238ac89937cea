import type { peopleReview } from '@ca-portal/api/contract';
import type { InputOf, ResultOf } from '@ca-portal/api/contract';
import { formatBeijing } from '@ca-portal/api/domain';
import { and, eq, ilike, or, sql, type SQL } from 'drizzle-orm';
import { recordAudit } from '../../db/audit.js';
import { uniqueViolation, type Db } from '../../db/db.js';
import { likePattern } from '../../db/like-pattern.js';
import { offsetOf } from '../../db/paging.js';
import { companies, companyRecords, users } from '../../db/schema/index.js';
import type { CallContext } from '../../context/call-context.js';
import { sessionOf } from '../../kernel/session.js';
import { PortalError } from '../../kernel/portal-error.js';
import { spendClaim } from '../../services/claims/index.js';
import { completenessOf, formOf, recordView } from '../../services/company/index.js';
import { tell } from '../../services/messages/index.js';
import { rejectionOf } from './rejection.js';

type Company = ResultOf<typeof peopleReview.decideCompany>;
type Decision = InputOf<typeof peopleReview.decideCompany>['body'];

const select = (db: Db) =>
  db
    .select({ company: companies, record: companyRecords, administratorName: users.name })
    .from(companies)
    .leftJoin(companyRecords, eq(companyRecords.companyId, companies.id))
    .leftJoin(users, eq(users.id, companies.administratorId))
    .$dynamic();

const view = ({
  company,
  record,
  administratorName,
}: Awaited<ReturnType<typeof select>>[number]): Company => ({
  companyId: company.id,
  companyName: company.name,
  creditCode: company.creditCode,
  administratorName: administratorName ?? '',
  completeness: completenessOf(formOf(company, record ?? undefined)).percent,
  review: company.draftReview,
  submittedAt: record?.submittedAt ? formatBeijing(record.submittedAt) : null,
});

export async function listCompanies(
  query: InputOf<typeof peopleReview.companies>['query'],
  { services: { db } }: CallContext,
) {
  const { keyword, review } = query;
  const pattern = likePattern(keyword ?? '');
  const where: SQL | undefined = and(
    review ? eq(companies.draftReview, review) : undefined,
    keyword ? or(ilike(companies.name, pattern), ilike(companies.creditCode, pattern)) : undefined,
  );
  const rows = await select(db)
    .where(where)
    .orderBy(sql`(${companies.draftReview} = '1') desc`, companies.createdAt, companies.id)
    .limit(query.limit)
    .offset(offsetOf(query));
  return { rows: rows.map(view), total: await db.$count(companies, where) };
}

/**
 * One company's record as its administrator sees it, but read-only; the view is recorded in the audit log.
 */
export async function companyDetail(companyId: string, context: CallContext) {
  const { db } = context.services;
  const record = await recordView(context.services, companyId, true);
  await recordAudit(db, context, {
    action: 'company.record.view',
    subjectType: 'company',
    subjectId: companyId,
  });
  return { ...record, editable: false };
}

/** Approves a waiting record and copies its facts to the company; or opens it again with a reason. */
export async function decideCompany(
  companyId: string,
  decision: Decision,
  context: CallContext,
): Promise<Company> {
  const { db, clock } = context.services;
  const now = clock();
  const decide = () =>
    db.transaction(async (tx) => {
      const [company] = await tx.select().from(companies).where(eq(companies.id, companyId)).for('update');
      if (!company) throw new PortalError('notFound');
      await spendClaim(tx, 'companies', companyId, context);
      if (company.draftReview !== '1') throw new PortalError('recordNotWaiting');
      if (company.administratorId === sessionOf(context).userId) throw new PortalError('forbidden');
      const [record] = await tx
        .select()
        .from(companyRecords)
        .where(eq(companyRecords.companyId, companyId))
        .for('update');
      const { basics, people } = formOf(company, record);
      if (decision.approve) {
        await tx
          .update(companies)
          .set({
            name: basics.companyName,
            creditCode: basics.creditCode.toUpperCase(),
            legalRepresentative: people.representativeName,
            review: '2',
            draftReview: '2',
          })
          .where(eq(companies.id, companyId));
      } else {
        await tx.update(companies).set({ draftReview: '3' }).where(eq(companies.id, companyId));
        await tx
          .update(companyRecords)
          .set({ submittedAt: null, rejection: rejectionOf(decision) })
          .where(eq(companyRecords.companyId, companyId));
      }
      if (company.administratorId) {
        await tell(tx, now, {
          code: decision.approve ? 'company.passed' : 'company.refused',
          to: [company.administratorId],
          values: { 说明: decision.approve ? '' : decision.reason },
          // Link to the first item that was sent back.
          link:
            decision.approve || !decision.items?.[0]
              ? '/core/company'
              : `/core/company?item=${decision.items[0].field}`,
          key: `company:${companyId}:${now.getTime()}`,
        });
      }
      await recordAudit(tx, context, {
        action: decision.approve ? 'company.record.pass' : 'company.record.reject',
        subjectType: 'company',
        subjectId: companyId,
      });
      const [row] = await select(tx).where(eq(companies.id, companyId));
      if (!row) throw new Error('a decided company is gone');
      return view(row);
    });
  try {
    return await decide();
  } catch (error) {
    if (uniqueViolation(error) !== 'companies_credit_code_unique') throw error;
    throw new PortalError('companyHasAdministrator');
  }
}
