import type { ResultOf } from '@ca-portal/api';
import type { finance as Rows } from '@ca-portal/api/contract';
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

type Refund = ResultOf<(typeof Rows)['decideRefund']>;
const titleOf = ({ orderNo, kind }: Pick<Refund, 'orderNo' | 'kind'>): string =>
  orderNo ?? (kind === 'unused' ? '未入账的付款' : '余额退款');

const numbersOf = ({ tradeNo, paymentNo }: Refund['parts'][number]): string => {
  const said = [tradeNo && `交易号 ${tradeNo}`, paymentNo && `支付单号 ${paymentNo}`].filter(Boolean);
  return said.length > 0 ? `（${said.join('，')}）` : '';
};
/** Each part of the money by where it goes, as a clause: what finance has to send, and what it has not. */
const ways: Record<Refund['parts'][number]['to'], (fen: string, numbers: string) => [string, string]> = {
  alipay: (fen, numbers) => [`支付宝 ${fen}${numbers}`, `在支付宝${numbers}退回 ${fen}`],
  bank: (fen, numbers) => [`银行转账 ${fen}${numbers}`, `从对公账户汇出 ${fen}${numbers}`],
  balance: (fen) => [`预存账户 ${fen}，由系统退回`, ''],
};
const partsOf = ({ parts }: Refund) =>
  parts.map((one) => ways[one.to](moneyText(one.amountFen), numbersOf(one)));

/** The question before the money counts as sent: by channel, with the part that the portal credits itself. */
function sentWords(one: Refund): string {
  const sent = partsOf(one).flatMap(([, clause]) => clause || []);
  const own = one.parts.find(({ to }) => to === 'balance');
  return `请确认已${sent.join('，并')}。${own ? `另 ${moneyText(own.amountFen)} 由系统退回余额。` : ''}对方会收到通知。`;
}
const payeeItems = ({ payee }: Refund) =>
  payee
    ? [
        { term: '收款户名', value: payee.name || '未知' },
        { term: '开户行', value: payee.bank || '没有登记，请按银行流水核对' },
        { term: '收款账号', value: payee.account || '没有登记，请按银行流水核对' },
      ]
    : [];

/** 退款: refund requests for orders and balances, and payments that could not be used. */
export const refundsPage = resource(
  rowsOf(finance, 'refunds', own({ words: 'keyword', filters: ['state'] })),
  ({ column, ask }) => ({
    title: '退款',
    description:
      '审批订单和余额的退款。退到预存账户的由系统完成，退到支付宝和银行的由财务打款，打款后在这里确认。',
    noun: '退款申请',
    rowKey: (one) => one.id,
    name: (one) => one.orderNo ?? `${one.companyName || '未知付款人'}的${titleOf(one)}`,
    search: '单位或订单号',
    filters: {
      state: oneOf('状态', optionsIn(states)),
    },
    columns: [
      column.name('what', '订单或余额', titleOf),
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
          { term: '订单', value: titleOf(one) },
          { term: '单位', value: one.companyName },
          { term: '退款金额', value: moneyText(one.amountFen) },
          { term: '扣除', value: moneyText(one.deductionFen) },
          { term: '退回方式', value: one.path },
          ...partsOf(one).map(([value]) => ({ term: '退到', value, full: true })),
          ...payeeItems(one),
          { term: one.kind === 'unused' ? '退回原因' : '申请原因', value: one.reason, full: true },
          ...(one.refusal
            ? [
                {
                  term: one.state === 'refused' ? '不同意的原因' : '上次打款失败',
                  value: one.refusal,
                  full: true,
                },
              ]
            : []),
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
        says: sentWords,
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
          // Money that was not used is not the portal's to keep: the server refuses that, too.
          hidden: ({ state, kind }) => state !== 'waiting' || kind === 'unused',
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
      ask(
        { reason: '' },
        {
          label: '打款失败',
          danger: true,
          hidden: ({ state }) => state !== 'paying',
          limits: limits.decideRefund,
          fields: {
            reason: field.longText('原因', { hint: '申请人会看到这段话。退款会回到待审批，可以重新办理。' }),
          },
          run: ({ reason }, { id }) =>
            send(finance, 'decideRefund', {
              params: { id },
              body: { from: 'paying', approve: false, reason },
            }),
          done: '已记录，退款回到待审批',
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
