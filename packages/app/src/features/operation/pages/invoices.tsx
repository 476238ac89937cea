import {
  invoiceKindLabels,
  invoiceStateLabels,
  invoiceStates,
  type InvoiceState,
} from '@ca-portal/api/domain';
import { invoices } from '@ca-portal/api/groups/invoices';
import { Descriptions } from '@ca-portal/ui/descriptions';
import { call } from '../../../api/query.js';
import { oneOf, own, resource, rowsOf, type TagTable } from '../../../engines/resource/index.js';
import { saveFile } from '../../../shared/files/index.js';

const looks = {
  waiting: { family: 'warning', icon: 'clock' },
  issuing: { family: 'violet', icon: 'arc' },
  issued: { family: 'success', icon: 'check' },
  failed: { family: 'danger', icon: 'warning' },
  reversed: { family: 'neutral', icon: 'minus' },
} as const satisfies Record<InvoiceState, object>;
const states = Object.fromEntries(
  invoiceStates.map((state) => [state, { ...looks[state], text: invoiceStateLabels[state] }]),
) as TagTable<InvoiceState>;

/** 发票: all invoice requests and their state; the applicant corrects a failed one himself. */
export const invoicesPage = resource(
  rowsOf(invoices, 'list', own({ words: 'keyword', filters: ['state'] }, { of: 'everybody' })),
  ({ column }) => ({
    title: '发票',
    description:
      '全部用户申请的电子发票。系统自动开具和冲红；开票失败的，申请人会收到通知，改正抬头后重新开具。',
    noun: '发票',
    rowKey: (one) => one.id,
    name: (one) => one.title,
    search: '抬头或发票号码',
    filters: {
      state: oneOf(
        '状态',
        invoiceStates.map((value) => ({ value, label: invoiceStateLabels[value] })),
      ),
    },
    columns: [
      column.name('title', '抬头', (one) => one.title),
      column.text('kind', '类型', (one) => invoiceKindLabels[one.kind]),
      column.money('amount', '金额', (one) => one.amountFen),
      column.tag('state', '状态', (one) => one.state, states),
      column.code('number', '发票号码', (one) => one.number),
      column.text('failure', '失败原因', (one) => one.failure),
      column.text('applied', '申请时间', (one) => one.appliedAt),
    ],
    detail: (one) => (
      <Descriptions
        items={[
          { term: '开具时间', value: one.issuedAt ?? '' },
          { term: '红字发票', value: one.reversalNumber },
          { term: '订单', value: one.orderNos.join('、'), full: true },
        ]}
      />
    ),
    actions: [
      {
        label: '下载 PDF',
        hidden: ({ number }) => number === '',
        done: () => '发票已下载',
        run: async (one) =>
          one &&
          saveFile(await call(invoices, 'download', { params: { id: one.id }, query: { format: 'pdf' } })),
      },
    ],
  }),
);
