import { fenOf, moneyText, yuanText } from '@ca-portal/api/domain';
import { finance } from '@ca-portal/api/groups/finance';
import * as limits from '@ca-portal/api/limits/finance';
import { send } from '../../../api/query.js';
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
import { StatementButton } from '../components/StatementButton.js';
import { TransferFacts } from '../components/TransferFacts.js';

type State = 'confirming' | 'confirmed' | 'refused';
const states: TagTable<State> = {
  confirming: { text: '待确认到账', family: 'warning', icon: 'clock' },
  confirmed: { text: '已到账', family: 'success', icon: 'check' },
  refused: { text: '未到账', family: 'danger', icon: 'warning' },
};

/** As entered, in yuan. */
const received = (required: boolean) =>
  field.yuan('银行流水实收', {
    required,
    hint: required ? '按银行流水填写，不足应付金额不能确认。' : '钱到了但不能入账时填写，没有到账不用填。',
  });
const receivedBody = (typed: string) => {
  const receivedFen = fenOf(typed);
  return receivedFen === undefined ? {} : { receivedFen };
};
const surplusWords = (fen: number): string =>
  fen > 0 ? `多付的 ${moneyText(fen)} 会登记为待退回，由财务退给付款单位。` : '';

/** 到账确认: bank transfers that were reported. */
export const transfersPage = resource(
  rowsOf(finance, 'transfers', own({ words: 'keyword', filters: ['state'] })),
  ({ column, ask }) => ({
    title: '到账确认',
    description: '核对银行流水、汇款凭证和应付金额，确认后订单进入审核，或充值计入余额。',
    noun: '汇款',
    rowKey: (one) => one.transferNo,
    name: (one) => one.transferNo,
    search: '单位、单号或备注码',
    filters: {
      state: oneOf('状态', optionsIn(states)),
    },
    columns: [
      column.name('no', '单号', (one) => one.transferNo),
      column.text('company', '付款单位', (one) => one.companyName),
      column.money('due', '应付', (one) => one.amountFen),
      column.money('paid', '填报金额', (one) => one.transferredFen),
      column.text('day', '汇款日期', (one) => one.transferDay),
      column.code('code', '备注码', (one) => one.remarkCode),
      column.tag('state', '状态', (one) => one.state, states),
      column.text('at', '提交时间', (one) => one.at),
    ],
    detail: (one) => <TransferFacts of={one} />,
    head: (reload) => <StatementButton onDone={reload} />,
    actions: [
      ask(
        { receivedFen: '' },
        {
          label: '确认到账',
          hidden: ({ state }) => state !== 'confirming',
          values: ({ transferredFen }) => ({ receivedFen: yuanText(transferredFen) }),
          limits: limits.decideTransfer,
          fields: { receivedFen: received(true) },
          explain: (one, values) => (
            <p>
              {one.kind === 'order' ? `${one.orderNos.length} 个订单会进入审核` : '金额会计入余额'}
              ，不能撤销。
              {surplusWords((fenOf(values.receivedFen) ?? 0) - one.amountFen)}
            </p>
          ),
          run: (values, { transferNo }) =>
            send(finance, 'decideTransfer', {
              params: { transferNo },
              body: { approve: true, ...receivedBody(values.receivedFen) },
            }),
          done: '已确认到账',
        },
      ),
      ask(
        { receivedFen: '', reason: '' },
        {
          label: '未到账',
          danger: true,
          hidden: ({ state }) => state !== 'confirming',
          limits: limits.decideTransfer,
          fields: {
            receivedFen: received(false),
            reason: field.longText('原因', {
              hint: '对方会看到这段话，请写明问题和怎样处理。',
            }),
          },
          explain: (_, values) => {
            const fen = fenOf(values.receivedFen) ?? 0;
            return fen > 0 ? <p>已收到的 {moneyText(fen)} 会登记为待退回，由财务退给付款单位。</p> : null;
          },
          run: ({ receivedFen: typed, reason }, { transferNo }) =>
            send(finance, 'decideTransfer', {
              params: { transferNo },
              body: { approve: false, reason, ...receivedBody(typed) },
            }),
          done: '已告知付款单位',
        },
      ),
    ],
  }),
);

/** Transfers to find on the bank statement, one after the other; the slip is shown beside the amounts. */
export const transfersDesk = desk({
  table: transfersPage,
  waiting: { state: 'confirming' },
  since: ({ at }) => at,
  line: ({ companyName, transferredFen }) => `${companyName}，${moneyText(transferredFen)}`,
  item: (one) => <TransferFacts of={one} open />,
  claims: 'transfers',
  counted: ['transfers'],
});
