import { finance } from '@ca-portal/api/groups/finance';
import { formatMoney } from '@ca-portal/ui/formats';
import { Descriptions } from '@ca-portal/ui/descriptions';
import { call } from '../../../api/query.js';
import { oneOf, resource, rowsOf, type TagTable } from '../../../engines/resource/index.js';
import { given, ownPage } from '../../../engines/resource/list-input.js';
import { AttachmentLinks } from '../../../shared/files/AttachmentLinks.js';
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
  ({ column, ask }) => ({
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
    detail: (one) => (
      <>
        <Descriptions
          items={[
            { term: '付款单位', value: one.companyName },
            { term: '应付', value: formatMoney(one.amountFen) },
            { term: '填报金额', value: formatMoney(one.transferredFen) },
            { term: '差额', value: formatMoney(one.transferredFen - one.amountFen) },
            { term: '汇款日期', value: one.transferDay },
            { term: '备注码', value: one.remarkCode },
            {
              term: one.kind === 'order' ? '订单' : '用途',
              value: one.orderNos.join('、') || '余额充值',
              full: true,
            },
            ...(one.refusal ? [{ term: '未到账原因', value: one.refusal, full: true }] : []),
          ]}
        />
        <AttachmentLinks label="汇款凭证" files={[one.slip]} />
      </>
    ),
    actions: decisions(
      { ask },
      {
        yes: '确认到账',
        no: '未到账',
        hidden: ({ state }) => state !== 'confirming',
        says: (one) =>
          `确认已收到 ${one.companyName} 的 ${formatMoney(one.amountFen)}。${one.kind === 'order' ? `${one.orderNos.length} 个订单会进入审核` : '金额会计入余额'}，不能撤销。`,
        decide: ({ transferNo }, body) =>
          call(finance, 'decideTransfer', { params: { transferNo }, body }, { quiet: !body.approve }),
      },
    ),
  }),
);
