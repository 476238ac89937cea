import { Button } from '../button/index.js';
import { StatusTag, type StatusTagProps } from '../status-tag/index.js';
import type { TableColumn } from './tableParts.js';

export interface Order {
  id: string;
  name: string;
  time: string;
  amount: string;
  status: Pick<StatusTagProps, 'family' | 'icon'> & { text: string };
  action: string;
}

export const orders: Order[] = [
  {
    id: 'DD20261120004571',
    name: '企业主锁延期',
    time: '2026-11-20 09:12',
    amount: '¥300.00',
    status: { family: 'violet', icon: 'arc', text: '制证中' },
    action: '查看进度',
  },
  {
    id: 'DD20261119003318',
    name: '新办手机证书（3 人）',
    time: '2026-11-19 16:40',
    amount: '¥600.00',
    status: { family: 'warning', icon: 'clock', text: '待支付' },
    action: '去支付',
  },
  {
    id: 'DD20261106001207',
    name: '企业信息变更',
    time: '2026-11-06 10:05',
    amount: '¥50.00',
    status: { family: 'danger', icon: 'warning', text: '审核未通过' },
    action: '修改材料',
  },
  {
    id: 'DD20260918000914',
    name: '新办实体CA锁',
    time: '2026-09-18 14:22',
    amount: '¥300.00',
    status: { family: 'success', icon: 'check', text: '已完成' },
    action: '查看',
  },
];

export const orderColumns: TableColumn<Order>[] = [
  {
    key: 'name',
    header: '业务',
    primary: true,
    render: (order) => (
      <>
        <strong>{order.name}</strong>
        <br />
        <span style={{ fontFamily: 'var(--ca-font-mono)', color: 'var(--ca-text-2)' }}>{order.id}</span>
      </>
    ),
  },
  { key: 'time', header: '下单时间', render: (order) => order.time },
  { key: 'amount', header: '金额', align: 'right', render: (order) => order.amount },
  {
    key: 'status',
    header: '状态',
    render: ({ status }) => (
      <StatusTag family={status.family} icon={status.icon}>
        {status.text}
      </StatusTag>
    ),
  },
  {
    key: 'actions',
    header: '操作',
    actions: true,
    render: (order) => (
      <Button variant="text" size="sm" aria-label={`${order.action}，${order.name}`}>
        {order.action}
      </Button>
    ),
  },
];
