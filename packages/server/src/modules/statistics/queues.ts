import { orderStates, type OrderState } from '@ca-portal/api/domain';
import { eq, sql, type Column, type SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import {
  companies,
  companyRecords,
  contentEntries,
  orders,
  personalRecords,
  phoneRecoveries,
  refunds,
  roleApplications,
  transfers,
} from '../../db/schema/index.js';

/** Items that wait at a desk for a person. */
export interface Queue {
  readonly label: string;
  /** The label as a task on the first page; missing if nobody has to be reminded. */
  readonly task?: string;
  /** The page on which to handle it. */
  readonly link: string;
  readonly table: PgTable;
  readonly where: SQL;
  /** The start of the waiting time. */
  readonly since: Column;
}

const inState = (state: OrderState): SQL => eq(orders.state, state);

export const queues: readonly Queue[] = [
  {
    label: '订单审核',
    task: '待审核订单',
    link: '/certManage/review',
    table: orders,
    where: inState(orderStates.waitingForReview),
    since: orders.paidAt,
  },
  {
    label: '制证中',
    link: '/certManage/makingDesk',
    table: orders,
    where: inState(orderStates.inProduction),
    since: orders.reviewedAt,
  },
  {
    label: '制证异常',
    task: '制证异常',
    link: '/certManage/makingDesk?list=failed',
    table: orders,
    where: inState(orderStates.productionFailed),
    since: orders.reviewedAt,
  },
  {
    label: '到账确认',
    task: '待确认汇款',
    link: '/operation/finance',
    table: transfers,
    where: eq(transfers.state, 'confirming'),
    since: transfers.slipAt,
  },
  {
    label: '退款审批',
    task: '待处理退款',
    link: '/operation/finance?list=refunds',
    table: refunds,
    where: eq(refunds.state, 'waiting'),
    since: refunds.createdAt,
  },
  {
    label: '退款打款',
    task: '待打款退款',
    link: '/operation/finance?list=payouts',
    table: refunds,
    where: eq(refunds.state, 'paying'),
    since: refunds.createdAt,
  },
  {
    label: '身份申请',
    task: '待处理身份申请',
    link: '/certManage/people?list=applications',
    table: roleApplications,
    where: eq(roleApplications.state, 'waiting'),
    since: roleApplications.createdAt,
  },
  {
    label: '个人信息',
    task: '待审核个人信息',
    link: '/certManage/people?list=people',
    table: personalRecords,
    where: eq(personalRecords.review, '1'),
    since: personalRecords.submittedAt,
  },
  {
    label: '企业信息',
    task: '待审核企业信息',
    link: '/certManage/people?list=companies',
    table: companyRecords,
    where: sql`exists (select from ${companies} where ${companies.id} = ${companyRecords.companyId} and ${companies.draftReview} = '1')`,
    since: companyRecords.submittedAt,
  },
  {
    label: '手机号找回',
    task: '待处理手机号找回',
    link: '/certManage/people?list=recoveries',
    table: phoneRecoveries,
    where: eq(phoneRecoveries.state, 'waiting'),
    since: phoneRecoveries.createdAt,
  },
  {
    label: '内容待审核',
    task: '待审核内容',
    link: '/operation/content',
    table: contentEntries,
    where: eq(contentEntries.state, 'waiting'),
    since: contentEntries.updatedAt,
  },
];
