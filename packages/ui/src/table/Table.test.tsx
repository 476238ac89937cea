import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { Table, type TableColumn } from './index.js';

interface Order {
  id: string;
  name: string;
  amount: string;
}

const rows: Order[] = [
  { id: 'DD1', name: '企业主锁延期', amount: '¥300.00' },
  { id: 'DD2', name: '新办手机证书', amount: '¥600.00' },
];
const columns: TableColumn<Order>[] = [
  { key: 'name', header: '业务', primary: true, render: (order) => order.name },
  { key: 'amount', header: '金额', align: 'right', render: (order) => order.amount },
  {
    key: 'actions',
    header: '操作',
    actions: true,
    render: () => <button type="button">查看</button>,
  },
];
const base = { caption: '最近订单', columns, rows, rowKey: (order: Order) => order.id };

it('is a real table with a caption', () => {
  render(<Table {...base} />);
  const table = screen.getByRole('table', { name: '最近订单' });
  expect(
    within(table)
      .getAllByRole('columnheader')
      .map((cell) => cell.textContent),
  ).toEqual(['业务', '金额', '操作']);
  expect(within(table).getAllByRole('row')).toHaveLength(3);
  expect(within(table).getByRole('cell', { name: '¥600.00' })).toHaveAttribute('data-align', 'right');
});

it('gives every cell a label for the cards on a phone, except the primary and the action cell', () => {
  render(<Table {...base} />);
  expect(screen.getByRole('cell', { name: '¥300.00' })).toHaveAttribute('data-label', '金额');
  expect(screen.getByRole('cell', { name: '企业主锁延期' })).toHaveAttribute('data-primary', 'true');
  expect(screen.getAllByRole('cell', { name: '查看' })[0]).not.toHaveAttribute('data-label');
});

it('shows skeleton rows while loading, and keeps existing rows', () => {
  const { container, rerender } = render(<Table {...base} rows={[]} loading skeletonRows={3} />);
  expect(screen.getByRole('table', { name: '最近订单，正在加载' })).toHaveAttribute('aria-busy', 'true');
  expect(container.querySelectorAll('[data-kind="skeleton"]')).toHaveLength(3);
  rerender(<Table {...base} loading />);
  expect(container.querySelectorAll('[data-kind="skeleton"]')).toHaveLength(0);
  expect(screen.getByText('企业主锁延期')).toBeInTheDocument();
});

it('says that it is empty, in words of the page if it has any', () => {
  const { rerender } = render(<Table {...base} rows={[]} />);
  expect(screen.getByText('暂无数据')).toBeInTheDocument();
  rerender(<Table {...base} rows={[]} empty="还没有订单" />);
  expect(screen.getByText('还没有订单')).toBeInTheDocument();
});

it('shows an error, and tries again', async () => {
  const user = userEvent.setup();
  const onRetry = vi.fn<() => void>();
  const error = { message: '网络断开了，请重试。', onRetry };
  const { rerender } = render(<Table {...base} rows={[]} error={error} />);
  expect(screen.getByRole('alert')).toHaveTextContent('没有加载成功网络断开了，请重试。');
  await user.click(screen.getByRole('button', { name: '重试' }));
  expect(onRetry).toHaveBeenCalledOnce();
  rerender(<Table {...base} error={error} />);
  expect(screen.getByRole('alert')).toHaveTextContent('网络断开了');
  expect(screen.getByText('企业主锁延期')).toBeInTheDocument();
});

it('activates a row by pointer and by keyboard, but not by its buttons', async () => {
  const user = userEvent.setup();
  const onRowClick = vi.fn<(order: Order) => void>();
  render(<Table {...base} onRowClick={onRowClick} />);
  await user.click(screen.getByText('企业主锁延期'));
  expect(onRowClick).toHaveBeenLastCalledWith(rows[0]);
  const button = screen.getAllByRole('button', { name: '查看' })[1] as HTMLElement;
  await user.click(button);
  button.focus();
  await user.keyboard('{Enter}');
  expect(onRowClick).toHaveBeenCalledOnce();
  (button.closest('tr') as HTMLElement).focus();
  await user.keyboard('{Enter}');
  expect(onRowClick).toHaveBeenLastCalledWith(rows[1]);
});

it('renders on the server', () => {
  expect(renderToString(<Table {...base} />)).toContain('企业主锁延期');
});
