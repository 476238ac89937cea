import { permissions } from '@ca-portal/api/domain';
import { contentAdmin } from '@ca-portal/api/groups/content-admin';
import { desk } from '@ca-portal/api/groups/desk';
import { finance } from '@ca-portal/api/groups/finance';
import { peopleReview } from '@ca-portal/api/groups/people-review';
import { read } from '../../api/query.js';

/** As many rows as the desk fetches: the oldest one is searched among them. */
const first = { page: 1, limit: 100 } as const;
/** Since when a row has waited; questions are sorted by frequency and have no age. */
const sinceAt = ({ at }: { at?: string | null }) => at ?? null;
const sinceCreated = ({ createdAt }: { createdAt?: string | null }) => createdAt ?? null;
const sincePaid = ({ paidAt }: { paidAt?: string | null }) => paidAt ?? null;
const sinceSubmitted = ({ submittedAt }: { submittedAt?: string | null }) => submittedAt ?? null;
const sinceUpdated = ({ updatedAt }: { updatedAt?: string | null }) => updatedAt ?? null;
const { makeCertificates, manageContent, manageFinance, reviewRoles, serveCustomers } = permissions;

/** The queues of the office, desk by desk; the review has its own card. */
export const queues = [
  {
    label: '待制证',
    may: makeCertificates,
    link: '/certManage/makingDesk',
    since: sincePaid,
    read: read(desk, 'queue', { query: { ...first, step: 'make' } }),
  },
  {
    label: '制证异常',
    may: makeCertificates,
    link: '/certManage/makingDesk?list=failed',
    since: sincePaid,
    read: read(desk, 'queue', { query: { ...first, step: 'failed' } }),
  },
  {
    label: '待发货',
    may: makeCertificates,
    link: '/certManage/makingDesk?list=ship',
    since: sincePaid,
    read: read(desk, 'queue', { query: { ...first, step: 'ship' } }),
  },
  {
    label: '待确认汇款',
    may: manageFinance,
    link: '/operation/finance',
    since: sinceAt,
    read: read(finance, 'transfers', { query: { ...first, state: 'confirming' } }),
  },
  {
    label: '待处理退款',
    may: manageFinance,
    link: '/operation/finance?list=refunds',
    since: sinceAt,
    read: read(finance, 'refunds', { query: { ...first, state: 'waiting' } }),
  },
  {
    label: '待打款退款',
    may: manageFinance,
    link: '/operation/finance?list=payouts',
    since: sinceAt,
    read: read(finance, 'refunds', { query: { ...first, state: 'paying' } }),
  },
  {
    label: '身份申请',
    may: reviewRoles,
    link: '/certManage/people',
    since: sinceCreated,
    read: read(peopleReview, 'applications', { query: { ...first, state: 'waiting' } }),
  },
  {
    label: '待审核个人信息',
    may: reviewRoles,
    link: '/certManage/people?list=people',
    since: sinceSubmitted,
    read: read(peopleReview, 'people', { query: { ...first, review: '1' } }),
  },
  {
    label: '待审核企业信息',
    may: reviewRoles,
    link: '/certManage/people?list=companies',
    since: sinceSubmitted,
    read: read(peopleReview, 'companies', { query: { ...first, review: '1' } }),
  },
  {
    label: '手机号找回',
    may: reviewRoles,
    link: '/certManage/people?list=recoveries',
    since: sinceCreated,
    read: read(peopleReview, 'recoveries', { query: { ...first, state: 'waiting' } }),
  },
  {
    label: '待回答的问题',
    may: serveCustomers,
    link: '/certManage/service?list=questions',
    since: () => null,
    read: read(desk, 'questions', { query: first }),
  },
  {
    label: '内容待审核',
    may: manageContent,
    link: '/operation/content',
    since: sinceUpdated,
    read: read(contentAdmin, 'waiting', { query: first }),
  },
] as const;
