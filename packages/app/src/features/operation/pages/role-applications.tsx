import { peopleReview } from '@ca-portal/api/groups/people-review';
import { Descriptions } from '@ca-portal/ui/descriptions';
import { call } from '../../../api/query.js';
import { oneOf, optionsIn, own, resource, rowsOf, type TagTable } from '../../../engines/resource/index.js';
import { AttachmentLinks } from '../../../shared/files/index.js';
import { desk } from '../../../engines/desk/index.js';
import { decisions } from './decide.js';
import { applyRoleLabels, type ApplicationState } from '@ca-portal/api/domain';

const states: TagTable<ApplicationState> = {
  waiting: { text: '待处理', family: 'warning', icon: 'clock' },
  approved: { text: '已同意', family: 'success', icon: 'check' },
  withdrawn: { text: '已撤回', family: 'neutral', icon: 'minus' },
  rejected: { text: '已驳回', family: 'danger', icon: 'warning' },
};

/** 身份申请: applications to be administrator, legal person or agent of a company. */
export const applicationsPage = resource(
  rowsOf(peopleReview, 'applications', own({ filters: ['state'] })),
  ({ column }) => ({
    title: '身份申请',
    description: '申请成为单位的管理员、法定代表人或代理人。一个单位只有一位管理员。',
    noun: '身份申请',
    rowKey: (one) => one.id,
    name: (one) => one.applicantName,
    filters: {
      state: oneOf('状态', optionsIn(states)),
    },
    columns: [
      column.name('name', '申请人', (one) => one.applicantName),
      column.text('phone', '手机号', (one) => one.phone),
      column.text('role', '申请身份', (one) => applyRoleLabels[one.role]),
      column.text('company', '单位', (one) => one.companyName),
      column.text('now', '现管理员', (one) => one.administratorName || '没有'),
      column.tag('state', '状态', (one) => one.state, states),
      column.text('at', '申请时间', (one) => one.createdAt),
    ],
    detail: (one) => (
      <>
        <Descriptions
          items={[
            { term: '申请人', value: one.applicantName },
            { term: '申请身份', value: applyRoleLabels[one.role] },
            { term: '单位', value: one.companyName },
            { term: '统一社会信用代码', value: one.code },
            { term: '现管理员', value: one.administratorName || '没有' },
            ...(one.reason ? [{ term: '驳回原因', value: one.reason, full: true }] : []),
          ]}
        />
        <AttachmentLinks label="证明材料" files={one.attachments} />
      </>
    ),
    actions: decisions({
      yes: '同意',
      no: '驳回',
      hidden: ({ state }) => state !== 'waiting',
      says: (one) =>
        `同意后，${one.applicantName} 成为“${one.companyName}”的${applyRoleLabels[one.role]}${one.administratorName && one.role === '1' ? `，原管理员 ${one.administratorName} 不再是管理员` : ''}。`,
      decide: ({ id }, body) =>
        call(peopleReview, 'decideApplication', { params: { id }, body }, { quiet: !body.approve }),
    }),
  }),
);

/** Waiting applications, one after the other. */
export const applicationsDesk = desk({
  table: applicationsPage,
  waiting: { state: 'waiting' },
  since: ({ createdAt }) => createdAt,
  line: ({ role, companyName }) => `${applyRoleLabels[role]}，${companyName}`,
  claims: 'applications',
  counted: ['applications'],
});
