import { finance } from '@ca-portal/api/groups/finance';
import { formatMoney } from '@ca-portal/ui/formats';
import { call } from '../../../api/query.js';
import { oneOf, resource, rowsOf, type TagTable } from '../../../engines/resource/index.js';
import { desk } from '../../../engines/desk/index.js';
import { TransferFacts } from '../components/TransferFacts.js';
import { given, ownPage } from '../../../engines/resource/list-input.js';
import { decisions } from './decide.js';

type State = 'confirming' | 'confirmed' | 'refused';
const states: TagTable<State> = {
  confirming: { text: '待确认到账', family: 'warning', icon: 'clock' },
  confirmed: { text: '已到账', family: 'success', icon: 'check' },
  refused: { text: '未到账', family: 'danger', icon: 'warning' },
};

/** 到账确认: bank transfers that were reported. */
export const transfersPage = resource(
  rowsOf(finance, 'transfers', (query) => ({
    query: {
      ...ownPage(query),
      ...given<'keyword', string>('keyword', query.words),
      ...given<'state', State>('state', query.filters['state']),
    },
  })),
  ({ column }) => ({
    title: '到账确认',
    description: '核对银行流水、汇款凭证和应付金额，确认后订单进入审核，或充值计入余额。',
    noun: '汇款',
    rowKey: (one) => one.transferNo,
    name: (one) => one.transferNo,
    search: '单位、单号或备注码',
    filters: {
      state: oneOf(
        '状态',
        Object.entries(states).map(([value, { text }]) => ({ value, label: text })),
      ),
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
    actions: decisions({
      yes: '确认到账',
      no: '未到账',
      hidden: ({ state }) => state !== 'confirming',
      says: (one) =>
        `确认已收到 ${one.companyName} 的 ${formatMoney(one.amountFen)}。${one.kind === 'order' ? `${one.orderNos.length} 个订单会进入审核` : '金额会计入余额'}，不能撤销。`,
      decide: ({ transferNo }, body) =>
        call(finance, 'decideTransfer', { params: { transferNo }, body }, { quiet: !body.approve }),
    }),
  }),
);

/** Transfers to be found on the bank's statement, one after the other; the slip stands beside the amounts. */
export const transfersDesk = desk({
  table: transfersPage,
  waiting: { state: 'confirming' },
  since: ({ at }) => at,
  line: ({ companyName, transferredFen }) => `${companyName}，${formatMoney(transferredFen)}`,
  item: (one) => <TransferFacts of={one} open />,
  counted: ['transfers'],
});
