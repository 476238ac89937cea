import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Button } from '../button/index.js';
import { Card } from '../card/index.js';
import { Empty } from '../empty/index.js';
import { StatesSheet } from '../story-kit/StatesSheet.js';
import { onScreen, viewport } from '../story-kit/viewport.js';
import { Table, type TableProps } from './Table.js';
import { type Order, orderColumns, orders } from './Table.fixtures.js';

const OrderTable = (props: TableProps<Order>) => <Table {...props} />;

const base: TableProps<Order> = {
  caption: '最近订单',
  columns: orderColumns,
  rows: orders,
  rowKey: (order) => order.id,
};

const meta = {
  id: 'components-table',
  title: 'Data display 数据展示/Table 表格',
  component: OrderTable,
  args: base,
} satisfies Meta<typeof OrderTable>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = { tags: ['!test'] };
export const InCard: Story = {
  render: (args) => (
    <Card title="最近订单" padding="none">
      <OrderTable {...args} />
    </Card>
  ),
};
export const Loading: Story = { args: { rows: [], loading: true } };
export const Reloading: Story = { args: { loading: true } };
export const NoRows: Story = { args: { rows: [] } };
export const NoResult: Story = {
  args: {
    rows: [],
    empty: <Empty art="search" title="没有符合条件的订单" action={<Button>清除全部条件</Button>} />,
  },
};
export const Failed: Story = {
  args: { rows: [], error: { message: '网络连接不上。请检查网络后重试。', onRetry: fn() } },
};
export const PartlyFailed: Story = {
  args: { error: { message: '没有刷新成功，下面是 10:42 的内容。', onRetry: fn() } },
};

export const ClickableRows: Story = {
  args: { onRowClick: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('2026-11-06 10:05'));
    await expect(args.onRowClick).toHaveBeenCalledWith(orders[2]);
    await userEvent.click(canvas.getByRole('button', { name: '去支付，新办手机证书（3 人）' }));
    await expect(args.onRowClick).toHaveBeenCalledTimes(1);
  },
};

export const Phone: Story = {
  parameters: { viewport },
  globals: onScreen('phone'),
};

/** Still a card, but with two columns of facts: with seven table columns each would be one character wide. */
export const Tablet: Story = {
  parameters: { viewport },
  globals: onScreen('tablet'),
  play: async ({ canvas }) => {
    const top = (name: string) => canvas.getAllByRole('cell', { name })[0]?.getBoundingClientRect().top;
    await expect(top('2026-11-06 10:05')).toBe(top('¥50.00'));
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const English: Story = { args: { rows: [] }, globals: { locale: 'en-US' } };

export const States: Story = {
  render: () => (
    <StatesSheet
      minWidth="44rem"
      states={{
        rows: <OrderTable {...base} />,
        loading: <OrderTable {...base} rows={[]} loading skeletonRows={2} />,
        empty: <OrderTable {...base} rows={[]} />,
        failed: <OrderTable {...base} rows={[]} error={{ message: '网络连接不上。', onRetry: fn() }} />,
        partlyFailed: (
          <OrderTable
            {...base}
            rows={orders.slice(0, 1)}
            error={{ message: '没有刷新成功。', onRetry: fn() }}
          />
        ),
      }}
    />
  ),
};
