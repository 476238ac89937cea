import { peopleReview } from '@ca-portal/api/groups/people-review';
import { Descriptions } from '@ca-portal/ui/descriptions';
import { call } from '../../../api/query.js';
import { oneOf, optionsIn, own, resource, rowsOf, type TagTable } from '../../../engines/resource/index.js';
import { desk } from '../../../engines/desk/index.js';
import { decisions } from './decide.js';

type State = 'waiting' | 'approved' | 'rejected';
const states: TagTable<State> = {
  waiting: { text: '待处理', family: 'warning', icon: 'clock' },
  approved: { text: '已更换', family: 'success', icon: 'check' },
  rejected: { text: '未同意', family: 'danger', icon: 'warning' },
};

/** 手机号找回: people who have lost access to their registered phone. */
export const recoveriesPage = resource(
  rowsOf(peopleReview, 'recoveries', own({ filters: ['state'] })),
  ({ column }) => ({
    title: '手机号找回',
    description: '注册手机号丢失的人申请换新号。新旧两个号码都会收到通知。',
    noun: '找回申请',
    rowKey: (one) => one.id,
    name: (one) => one.name,
    filters: {
      state: oneOf('状态', optionsIn(states)),
    },
    columns: [
      column.name('name', '姓名', (one) => one.name),
      column.text('id', '身份证号', (one) => one.idNumber),
      column.text('old', '原手机号', (one) => one.oldPhone),
      column.text('new', '新手机号', (one) => one.newPhone),
      column.tag('state', '状态', (one) => one.state, states),
      column.text('at', '申请时间', (one) => one.createdAt),
    ],
    actions: decisions({
      yes: '更换手机号',
      no: '不同意',
      hidden: ({ state }) => state !== 'waiting',
      says: (one) =>
        `将把 ${one.name} 的注册手机号由 ${one.oldPhone} 换为 ${one.newPhone}，今后登录和通知都用新号。请先核实是本人。`,
      decide: ({ id }, body) =>
        call(peopleReview, 'decideRecovery', { params: { id }, body }, { quiet: !body.approve }),
    }),
    detail: (one) => (
      <Descriptions
        items={[
          { term: '姓名', value: one.name },
          { term: '身份证号', value: one.idNumber },
          { term: '原手机号', value: one.oldPhone },
          { term: '新手机号', value: one.newPhone },
          { term: '申请时间', value: one.createdAt },
        ]}
      />
    ),
  }),
);

/** Waiting recovery requests, one after the other. */
export const recoveriesDesk = desk({
  table: recoveriesPage,
  waiting: { state: 'waiting' },
  since: ({ createdAt }) => createdAt,
  line: ({ oldPhone, newPhone }) => `${oldPhone} 换为 ${newPhone}`,
  claims: 'recoveries',
  counted: ['recoveries'],
});
