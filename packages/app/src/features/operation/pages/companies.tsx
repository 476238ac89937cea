import { peopleReview } from '@ca-portal/api/groups/people-review';
import { call } from '../../../api/query.js';
import { oneOf, optionsIn, own, resource, rowsOf } from '../../../engines/resource/index.js';
import { recordStates } from '../record-states.js';
import { CompanyRecord } from '../components/CompanyRecord.js';
import { desk, type Marks } from '../../../engines/desk/index.js';
import { decisions } from './decide.js';

const actions = (marks?: Marks) =>
  decisions<{ companyId: string; companyName: string; review: string }>(
    {
      yes: '通过',
      no: '退回修改',
      hidden: ({ review }) => review !== '1',
      says: ({ companyName }) => `通过后，“${companyName}”的信息不能直接修改，只能通过企业变更修改。`,
      decide: ({ companyId }, body) =>
        call(peopleReview, 'decideCompany', { params: { companyId }, body }, { quiet: !body.approve }),
    },
    marks,
  );

/** 企业信息: company records, if the province reviews them. */
export const companiesPage = resource(
  rowsOf(peopleReview, 'companies', own({ words: 'keyword', filters: ['review'] })),
  ({ column }) => ({
    title: '企业信息',
    description: '核对单位填写的内容和执照。点单位名称查看材料，查看会写入审计日志。',
    noun: '企业记录',
    rowKey: (one) => one.companyId,
    name: (one) => one.companyName,
    search: '单位名称或信用代码',
    filters: {
      review: oneOf('审核状态', optionsIn(recordStates)),
    },
    columns: [
      column.name('name', '单位', (one) => one.companyName),
      column.code('code', '统一社会信用代码', (one) => one.creditCode),
      column.text('admin', '管理员', (one) => one.administratorName),
      column.figure('completeness', '完整度', (one) => `${one.completeness}%`),
      column.tag('review', '审核状态', (one) => one.review, recordStates),
      column.text('at', '提交时间', (one) => one.submittedAt),
    ],
    detail: ({ companyId }) => <CompanyRecord companyId={companyId} />,
    actions: actions(),
  }),
);

/** Waiting company records, reviewed item by item. */
export const companiesDesk = desk({
  table: companiesPage,
  waiting: { review: '1' },
  since: ({ submittedAt }) => submittedAt,
  line: ({ creditCode, administratorName }) => [creditCode, administratorName].filter(Boolean).join('，'),
  item: ({ companyId }, judged) => <CompanyRecord companyId={companyId} judged={judged} />,
  actions,
  claims: 'companies',
  counted: ['companies'],
});
