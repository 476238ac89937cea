import { moneyText } from '@ca-portal/api/domain';
import { finance } from '@ca-portal/api/groups/finance';
import * as limits from '@ca-portal/api/limits/finance';
import { Descriptions } from '@ca-portal/ui/descriptions';
import { send } from '../../../api/query.js';
import { field, oneOf, own, resource, rowsOf, type TagTable } from '../../../engines/resource/index.js';

const outcomes: TagTable<'same' | 'different'> = {
  same: { text: '一致', family: 'success', icon: 'check' },
  different: { text: '有差异', family: 'danger', icon: 'warning' },
};
const sources = { bill: '支付渠道的账单和通知', notices: '支付渠道的签名通知' } as const;
const shown = (fen: number | null) => (fen === null ? '无' : moneyText(fen));

/** 对账: each night the portal's entries are compared with Alipay's. */
export const reconciliationsPage = resource(
  rowsOf(finance, 'reconciliations', own({ filters: ['differing'] })),
  ({ column, ask }) => ({
    title: '对账',
    description: '每天凌晨核对前一天的支付宝交易。有差异时通知财务人员，点开日期查看每一笔。',
    noun: '对账日',
    rowKey: (one) => one.day,
    name: (one) => one.day,
    filters: { differing: oneOf('结果', [{ value: 'true', label: '有差异' }]) },
    columns: [
      column.name('day', '日期', (one) => one.day),
      column.figure('count', '门户笔数', (one) => one.count),
      column.money('portal', '门户入账', (one) => one.portalFen),
      column.money('gateway', '渠道收款', (one) => one.gatewayFen),
      column.tag('outcome', '结果', (one) => (one.differences.length > 0 ? 'different' : 'same'), outcomes),
      column.text('source', '核对依据', (one) => sources[one.source]),
      column.text('at', '核对时间', (one) => one.at),
      column.text('closed', '日结', (one) => (one.closedAt ? `${one.closedBy}，${one.closedAt}` : '')),
    ],
    actions: [
      ask(
        { explanation: '' },
        {
          label: '日结',
          hidden: ({ closedAt }) => closedAt !== null,
          explain: ({ day, portalFen, differences }) =>
            differences.length > 0
              ? `${day} 有 ${differences.length} 笔差异。请先点日期查看，写明原因和处理办法。`
              : `${day} 两边一致，共 ${moneyText(portalFen)}。日结后不能撤销。`,
          limits: limits.closeDay,
          fields: {
            explanation: field.longText('差异说明', { hint: '没有差异时可以不填。' }),
          },
          run: ({ explanation }, { day }) =>
            send(finance, 'closeDay', { params: { day }, body: { explanation } }),
          done: '已日结',
        },
      ),
    ],
    detail: ({ explanation, differences }) => (
      <>
        {explanation ? <Descriptions items={[{ term: '差异说明', value: explanation, full: true }]} /> : null}
        {differences.length === 0 ? <p>两边的每一笔都一致。</p> : null}
        {differences.map((difference) => (
          <Descriptions
            key={difference.tradeNo}
            items={[
              { term: '差异', value: difference.note, full: true },
              { term: '单号', value: difference.orderNo || '无', full: true },
              { term: '渠道交易号', value: difference.tradeNo, full: true },
              { term: '门户入账', value: shown(difference.portalFen) },
              { term: '渠道收款', value: shown(difference.gatewayFen) },
            ]}
          />
        ))}
      </>
    ),
    emptyReason: '第一次对账在明天凌晨两点以后。',
  }),
);
