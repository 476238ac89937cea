import { permissions } from '@ca-portal/api/domain';
import { desk } from '@ca-portal/api/groups/desk';
import { finance } from '@ca-portal/api/groups/finance';
import { peopleReview } from '@ca-portal/api/groups/people-review';
import { read } from '../../api/query.js';

/** Of a queue only the total is looked at. */
const first = { page: 1, limit: 1 } as const;
const { makeCertificates, manageFinance, reviewRoles, serveCustomers } = permissions;

/** What may wait for somebody of the office, desk by desk; the review has a card of its own. */
export const queues = [
  {
    label: '待制证',
    may: makeCertificates,
    link: '/certManage/makingDesk',
    read: read(desk, 'queue', { query: { ...first, step: 'make' } }),
  },
  {
    label: '待发货',
    may: makeCertificates,
    link: '/certManage/makingDesk?list=ship',
    read: read(desk, 'queue', { query: { ...first, step: 'ship' } }),
  },
  {
    label: '待确认汇款',
    may: manageFinance,
    link: '/operation/finance',
    read: read(finance, 'transfers', { query: { ...first, state: 'confirming' } }),
  },
  {
    label: '待处理退款',
    may: manageFinance,
    link: '/operation/finance?list=refunds',
    read: read(finance, 'refunds', { query: { ...first, state: 'waiting' } }),
  },
  {
    label: '待打款退款',
    may: manageFinance,
    link: '/operation/finance?list=payouts',
    read: read(finance, 'refunds', { query: { ...first, state: 'paying' } }),
  },
  {
    label: '加入和角色申请',
    may: reviewRoles,
    link: '/certManage/people',
    read: read(peopleReview, 'applications', { query: { ...first, state: 'waiting' } }),
  },
  {
    label: '个人信息',
    may: reviewRoles,
    link: '/certManage/people?list=people',
    read: read(peopleReview, 'people', { query: { ...first, review: '1' } }),
  },
  {
    label: '企业信息',
    may: reviewRoles,
    link: '/certManage/people?list=companies',
    read: read(peopleReview, 'companies', { query: { ...first, review: '1' } }),
  },
  {
    label: '手机丢失',
    may: reviewRoles,
    link: '/certManage/people?list=recoveries',
    read: read(peopleReview, 'recoveries', { query: { ...first, state: 'waiting' } }),
  },
  {
    label: '待回答的问题',
    may: serveCustomers,
    link: '/certManage/service?list=questions',
    read: read(desk, 'questions', { query: first }),
  },
] as const;
