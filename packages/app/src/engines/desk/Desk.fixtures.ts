import { finance as contract } from '@ca-portal/api/contract';
import { moneyText } from '@ca-portal/api/domain';
import { finance } from '@ca-portal/api/groups/finance';
import { call } from '../../api/query.js';
import { given, ownPage, resource, rowsOf } from '../resource/index.js';
import { desk } from './index.js';

const isWaiting = ({ state }: { state: string }) => state === 'confirming';

/** The smallest description that has every part of a desk, over a queue of the contract. */
export const sampleDesk = desk({
  table: resource(
    rowsOf(finance, 'transfers', (query) => ({
      query: {
        ...ownPage(query),
        state: 'confirming' as const,
        ...given<'keyword', string>('keyword', query.words),
      },
    })),
    ({ column }) => ({
      title: '到账确认',
      description: '',
      noun: '汇款',
      rowKey: (one) => one.transferNo,
      name: (one) => one.transferNo,
      search: '单位或单号',
      columns: [column.name('no', '单号', (one) => one.transferNo)],
      detail: (one) => `应付 ${moneyText(one.amountFen)}，填报 ${moneyText(one.transferredFen)}。`,
      actions: [
        {
          label: '确认到账',
          hidden: (one) => !isWaiting(one),
          locked: ({ amountFen, transferredFen }) =>
            transferredFen < amountFen ? '填报金额不足应付金额' : undefined,
          says: () => '订单会进入审核，不能撤销。',
          run: ({ transferNo }) =>
            call(finance, 'decideTransfer', { params: { transferNo }, body: { approve: true } }),
        },
      ],
    }),
  ),
  waiting: { state: 'confirming' },
  since: ({ at }) => at,
  line: ({ companyName }) => companyName,
  claims: 'transfers',
  counted: ['transfers'],
});

const { response: example } = contract.transfers.example;
/** Three wait; the last one cannot be confirmed. */
export const waitingTransfers = () =>
  [1, 2, 3].map((number) => ({
    ...example,
    transferNo: `HK2026112100000${number}`,
    companyName: ['甲样例公司', '乙样例公司', '丙样例公司'][number - 1] ?? '',
    transferredFen: number === 3 ? 100 : example.transferredFen,
    at: `2026-11-2${number - 1} 09:00:00`,
  }));
