import type { ReviewDetail } from '@ca-portal/api/contract';
import { formatBeijing, roleLabel } from '@ca-portal/api/domain';
import { eq } from 'drizzle-orm';
import type { Db } from '../../db/db.js';
import { changeOrders, companies, providerPlatforms, users } from '../../db/schema/index.js';
import type { CallContext } from '../../context/call-context.js';
import {
  agreementOn,
  loadOrderNames,
  type OrderRow,
  orderDetail,
  lastDecision,
  attachmentsOfReview,
} from '../../services/orders/index.js';
import { parametersOf } from '../../parameters/index.js';
import { maskName, maskPhone } from '../../kernel/mask.js';
import { reviewItems, seenOf, type ReviewFacts } from './review-items.js';

/** Review status of a company's record in words (dossier 3.1). */
const companyReviewLabels = { '0': '未提交', '1': '待审核', '2': '审核通过', '3': '审核不通过' } as const;

export async function loadReviewFacts(db: Db, order: OrderRow): Promise<ReviewFacts> {
  const [row] = await db
    .select({ applicant: users, company: companies })
    .from(users)
    .leftJoin(companies, eq(companies.id, order.companyId ?? users.companyId))
    .where(eq(users.id, order.userId));
  if (!row) throw new Error(`order ${order.orderNo} without an applicant`);
  const served = await db
    .select({ code: providerPlatforms.platformCode })
    .from(providerPlatforms)
    .where(eq(providerPlatforms.providerCode, order.providerCode));
  const [change] = await db.select().from(changeOrders).where(eq(changeOrders.orderNo, order.orderNo));
  const names = await loadOrderNames(db);
  return {
    order,
    applicant: row.applicant,
    company: order.companyId ? row.company : null,
    providerName: names.provider(order.providerCode),
    platformNames: names.platforms(order.platformCodes),
    supportedPlatformCodes: served.map(({ code }) => code),
    change: change?.facts,
    attachments: await attachmentsOfReview(db, order),
    last: await lastDecision(db, order.orderNo),
  };
}

export async function reviewDetail(order: OrderRow, context: CallContext): Promise<ReviewDetail> {
  const facts = await loadReviewFacts(context.services.db, order);
  const { applicant, company, last } = facts;
  const { reviewPeople: people } = await parametersOf(context.services);
  const first = await agreementOn(context.services.db, order, seenOf(facts));
  return {
    order: await orderDetail(order, context),
    last: last
      ? { at: formatBeijing(last.at), reviewer: last.reviewer, reasons: last.reasons, remark: last.remark }
      : null,
    people,
    agreement: first ? { at: formatBeijing(first.at), reviewer: first.reviewer, remark: first.remark } : null,
    applicant: {
      name: applicant.name,
      phone: maskPhone(applicant.phone),
      roleName: roleLabel(order.roleId),
    },
    company: {
      name: company?.name ?? '',
      creditCode: company?.creditCode ?? '',
      legalRepresentative: maskName(company?.legalRepresentative ?? ''),
      review: company ? companyReviewLabels[company.review] : '',
    },
    items: reviewItems(facts),
  };
}
