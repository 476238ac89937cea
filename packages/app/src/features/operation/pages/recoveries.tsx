import { peopleReview } from '@ca-portal/api/groups/people-review';
import { Descriptions } from '@ca-portal/ui/descriptions';
import { call } from '../../../api/query.js';
import { oneOf, optionsIn, own, resource, rowsOf, type TagTable } from '../../../engines/resource/index.js';
import { desk } from '../../../engines/desk/index.js';
import { PersonRecord } from '../components/PersonRecord.js';
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
    description:
      '注册手机号丢失的人申请换新号。须两人先后同意，并等原手机号的提醒期结束。新旧两个号码都会收到通知。',
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
      column.text('first', '初审', (one) => one.firstApprover),
      column.text('at', '申请时间', (one) => one.createdAt),
    ],
    actions: decisions({
      yes: '更换手机号',
      no: '不同意',
      hidden: ({ state }) => state !== 'waiting',
      locked: ({ waitsFor, notBefore }) =>
        waitsFor === 'other'
          ? '您已初审，须由他人二审'
          : waitsFor === 'notice'
            ? `原手机号的提醒期到 ${notBefore} 结束，之后才能二审`
            : undefined,
      says: (one) =>
        one.waitsFor === 'first'
          ? `更换手机号须两人审批。您同意后，由另一位工作人员在 ${one.notBefore} 之后二审，再把 ${one.name} 的注册手机号由 ${one.oldPhone} 换为 ${one.newPhone}。请先核实是本人。`
          : `将把 ${one.name} 的注册手机号由 ${one.oldPhone} 换为 ${one.newPhone}，今后登录和通知都用新号。请先核实是本人。`,
      done: ({ waitsFor }) => (waitsFor === 'first' ? '已初审，等待二审' : '已更换手机号'),
      decide: ({ id }, body) =>
        call(peopleReview, 'decideRecovery', { params: { id }, body }, { quiet: !body.approve }),
    }),
    detail: (one) => (
      <>
        <Descriptions
          items={[
            { term: '姓名', value: one.name },
            { term: '身份证号', value: one.idNumber },
            { term: '原手机号', value: one.oldPhone },
            { term: '新手机号', value: one.newPhone },
            { term: '申请时间', value: one.createdAt },
            { term: '初审', value: one.firstApprover || '须两人审批' },
            { term: '原手机号提醒期至', value: one.notBefore },
            ...(one.refusal ? [{ term: '未同意的原因', value: one.refusal, full: true }] : []),
          ]}
        />
        <PersonRecord userGuid={one.userGuid} />
      </>
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
