import { moneyText } from '@ca-portal/api/domain';
import { finance } from '@ca-portal/api/groups/finance';
import * as limits from '@ca-portal/api/limits/finance';
import { Descriptions } from '@ca-portal/ui/descriptions';
import { call, send } from '../../../api/query.js';
import {
  field,
  oneOf,
  optionsIn,
  own,
  resource,
  rowsOf,
  type TagTable,
} from '../../../engines/resource/index.js';
import { desk } from '../../../engines/desk/index.js';

type State = 'waiting' | 'paying' | 'paid' | 'refused';
const states: TagTable<State> = {
  waiting: { text: '待审批', family: 'warning', icon: 'clock' },
  paying: { text: '待打款', family: 'violet', icon: 'arc' },
  paid: { text: '已退回', family: 'success', icon: 'check' },
  refused: { text: '未同意', family: 'danger', icon: 'warning' },
};

/** 退款: refund requests for orders and balances. */
export const refundsPage = resource(
  rowsOf(finance, 'refunds', own({ words: 'keyword', filters: ['state'] })),
  ({ column, ask }) => ({
    title: '退款',
    description: '审批订单退款和余额退款。原路退回由系统完成，转账退回的在打款后确认。',
    noun: '退款申请',
    rowKey: (one) => one.id,
    name: (one) => one.orderNo ?? `${one.companyName}的余额退款`,
    search: '单位或订单号',
    filters: {
      state: oneOf('状态', optionsIn(states)),
    },
    columns: [
      column.name('what', '订单或余额', (one) => one.orderNo ?? '余额退款'),
      column.text('company', '单位', (one) => one.companyName),
      column.money('amount', '退款金额', (one) => one.amountFen),
      column.money('deduction', '扣除', (one) => one.deductionFen),
      column.text('path', '退回方式', (one) => one.path),
      column.text('reason', '申请原因', (one) => one.reason),
      column.tag('state', '状态', (one) => one.state, states),
      column.text('first', '初审', (one) => (one.needsSecond ? one.firstApprover || '须两人审批' : '')),
      column.text('at', '申请时间', (one) => one.at),
    ],
    detail: (one) => (
      <Descriptions
        items={[
          { term: '订单', value: one.orderNo ?? '余额退款' },
          { term: '单位', value: one.companyName },
          { term: '退款金额', value: moneyText(one.amountFen) },
          { term: '扣除', value: moneyText(one.deductionFen) },
          { term: '退回方式', value: one.path },
          { term: '申请原因', value: one.reason, full: true },
          ...(one.needsSecond ? [{ term: '初审', value: one.firstApprover || '须两人审批' }] : []),
        ]}
      />
    ),
    actions: [
      {
        label: '同意退款',
        hidden: ({ state }) => state !== 'waiting',
        says: (one) =>
          one.needsSecond && !one.firstApprover
            ? `${moneyText(one.amountFen)} 须两人审批。您同意后，由另一位财务人员复核再退回（${one.path}）。`
            : `将退回 ${moneyText(one.amountFen)}（${one.path}）。同意后不能撤销。`,
        run: (one) =>
          call(finance, 'decideRefund', {
            params: { id: one.id },
            body: { from: 'waiting', approve: true },
          }),
        done: (one) => (one.needsSecond && !one.firstApprover ? '已初审，等待复核' : '已同意退款'),
      },
      {
        label: '确认已打款',
        hidden: ({ state }) => state !== 'paying',
        says: (one) => `请确认 ${moneyText(one.amountFen)} 已从对公账户转出。对方会收到通知。`,
        run: (one) =>
          call(finance, 'decideRefund', {
            params: { id: one.id },
            body: { from: 'paying', approve: true },
          }),
        done: () => '已确认打款',
      },
      ask(
        { reason: '' },
        {
          label: '不同意',
          danger: true,
          hidden: ({ state }) => state !== 'waiting',
          limits: limits.decideRefund,
          fields: {
            reason: field.longText('原因', { hint: '申请人会看到这段话。' }),
          },
          run: ({ reason }, { id }) =>
            send(finance, 'decideRefund', {
              params: { id },
              body: { from: 'waiting', approve: false, reason },
            }),
          done: '已告知申请人',
        },
      ),
    ],
  }),
);

/** Refunds that wait for a decision, one after the other. */
export const refundsDesk = desk({
  table: refundsPage,
  waiting: { state: 'waiting' },
  since: ({ at }) => at,
  line: ({ amountFen, reason }) => `${moneyText(amountFen)}，${reason}`,
  claims: 'refunds',
  counted: ['refunds'],
});
/** Approved refunds that are not paid out yet. */
export const payoutsDesk = desk({ ...refundsDesk, waiting: { state: 'paying' } });
