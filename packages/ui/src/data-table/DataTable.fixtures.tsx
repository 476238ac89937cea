import { Button } from '../button/index.js';
import { formatMoney } from '../formats/index.js';
import { StatusTag, type StatusTagProps } from '../status-tag/index.js';
import type { DataTableColumn } from './query.js';

export interface Order {
  id: string;
  name: string;
  company: string;
  time: string;
  fen: number;
  state: keyof typeof states;
}

const states = {
  unpaid: { text: '待支付', family: 'warning', icon: 'clock' },
  making: { text: '制证中', family: 'violet', icon: 'arc' },
  refused: { text: '审核未通过', family: 'danger', icon: 'warning' },
  done: { text: '已完成', family: 'success', icon: 'check' },
} satisfies Record<string, Pick<StatusTagProps, 'family' | 'icon'> & { text: string }>;

const kinds = ['企业主锁延期', '新办手机证书', '企业信息变更', '新办实体CA锁', '补办子锁'];
const companies = ['沈阳某某科技有限公司', '大连某某贸易有限公司', '鞍山某某建设集团', '抚顺某某商行'];
const stateKeys = Object.keys(states) as (keyof typeof states)[];
const pick = <T,>(list: readonly T[], index: number): T => list[index % list.length] as T;

/** Deterministic sample orders. */
export const makeOrders = (count: number): Order[] =>
  Array.from({ length: count }, (_, index) => ({
    id: `DD20261120${String(index + 1).padStart(6, '0')}`,
    name: pick(kinds, index * 7),
    company: pick(companies, index * 3),
    time: `2026-11-${String((index % 20) + 1).padStart(2, '0')} 09:${String(index % 60).padStart(2, '0')}`,
    fen: ((index * 37) % 90) * 1000 + 5000,
    state: pick(stateKeys, index),
  }));

export const orders = makeOrders(12);
export const tenThousandOrders = makeOrders(10_000);
export const orderKey = ({ id }: Order) => id;

export const orderColumns: DataTableColumn<Order>[] = [
  {
    key: 'name',
    header: '业务',
    primary: true,
    width: '14rem',
    value: ({ name }) => name,
    render: ({ name }) => <strong>{name}</strong>,
  },
  { key: 'id', header: '订单号', width: '13rem', value: ({ id }) => id, render: ({ id }) => id },
  { key: 'company', header: '企业', value: ({ company }) => company, render: ({ company }) => company },
  { key: 'time', header: '下单时间', value: ({ time }) => time, render: ({ time }) => time },
  {
    key: 'fen',
    header: '金额',
    align: 'right',
    value: ({ fen }) => fen,
    render: ({ fen }) => formatMoney(fen),
  },
  {
    key: 'state',
    header: '状态',
    value: ({ state }) => state,
    filterOptions: stateKeys.map((value) => ({ value, label: states[value].text })),
    render: ({ state }) => (
      <StatusTag family={states[state].family} icon={states[state].icon}>
        {states[state].text}
      </StatusTag>
    ),
  },
  {
    key: 'actions',
    header: '操作',
    actions: true,
    render: ({ id }) => (
      <Button variant="text" size="sm" aria-label={`查看订单 ${id}`}>
        查看
      </Button>
    ),
  },
];
