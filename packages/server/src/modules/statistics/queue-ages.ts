import type { ResultOf, statistics } from '@ca-portal/api/contract';
import { orderStates } from '@ca-portal/api/domain';
import { eq, inArray, sql, type Column, type SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import {
  companies,
  companyRecords,
  orders,
  personalRecords,
  phoneRecoveries,
  refunds,
  roleApplications,
  transfers,
} from '../../db/schema/index.js';
import type { Services } from '../../kernel/services.js';

type Queue = ResultOf<typeof statistics.queues>[number];
interface Waiting {
  readonly label: string;
  readonly link: string;
  readonly table: PgTable;
  readonly where: SQL;
  /** From when it has waited. */
  readonly since: Column;
}

const queues: readonly Waiting[] = [
  {
    label: '订单审核',
    link: '/certManage/review',
    table: orders,
    where: eq(orders.state, orderStates.waitingForReview),
    since: orders.paidAt,
  },
  {
    label: '制证发放',
    link: '/certManage/makingDesk',
    table: orders,
    where: inArray(orders.state, [orderStates.inProduction, orderStates.productionFailed]),
    since: orders.reviewedAt,
  },
  {
    label: '到账确认',
    link: '/operation/finance',
    table: transfers,
    where: eq(transfers.state, 'confirming'),
    since: transfers.slipAt,
  },
  {
    label: '退款',
    link: '/operation/finance?list=refunds',
    table: refunds,
    where: inArray(refunds.state, ['waiting', 'paying']),
    since: refunds.createdAt,
  },
  {
    label: '身份申请',
    link: '/certManage/people?list=applications',
    table: roleApplications,
    where: eq(roleApplications.state, 'waiting'),
    since: roleApplications.createdAt,
  },
  {
    label: '个人信息',
    link: '/certManage/people?list=people',
    table: personalRecords,
    where: eq(personalRecords.review, '1'),
    since: personalRecords.submittedAt,
  },
  {
    label: '企业信息',
    link: '/certManage/people?list=companies',
    table: companyRecords,
    where: sql`exists (select from ${companies} where ${companies.id} = ${companyRecords.companyId} and ${companies.draftReview} = '1')`,
    since: companyRecords.submittedAt,
  },
  {
    label: '手机号找回',
    link: '/certManage/people?list=recoveries',
    table: phoneRecoveries,
    where: eq(phoneRecoveries.state, 'waiting'),
    since: phoneRecoveries.createdAt,
  },
];

/** How long what waits for a person has waited, queue by queue. */
export async function queueAges({ db, clock }: Services): Promise<Queue[]> {
  const now = clock().getTime();
  const hoursAgo = (hours: number) => new Date(now - hours * 3_600_000).toISOString();
  return Promise.all(
    queues.map(async ({ label, link, table, where, since }) => {
      const between = (from: number | null, to: number | null) =>
        sql<number>`count(*) filter (where ${from === null ? sql`true` : sql`${since} <= ${hoursAgo(from)}::timestamptz`} and ${to === null ? sql`true` : sql`${since} > ${hoursAgo(to)}::timestamptz`})::int`;
      const [ages] = await db
        .select({
          fresh: between(null, 4),
          today: between(4, 24),
          days: between(24, 72),
          old: between(72, null),
        })
        .from(table)
        .where(where);
      return { label, link, ...(ages ?? { fresh: 0, today: 0, days: 0, old: 0 }) };
    }),
  );
}
