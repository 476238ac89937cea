import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import { Button } from '../button/index.js';
import { Card } from '../card/index.js';
import { StatesSheet } from '../story-kit/StatesSheet.js';
import { onScreen, viewport } from '../story-kit/viewport.js';
import { DataTable, type DataTableProps, type DataTableQuery, emptyQuery } from './index.js';
import {
  makeOrders,
  type Order,
  orderColumns,
  orderKey,
  orders,
  tenThousandOrders,
} from './DataTable.fixtures.js';
import * as Parts from './parts/index.js';

const OrderTable = (props: DataTableProps<Order>) => <DataTable {...props} />;

const base: DataTableProps<Order> = {
  caption: '订单管理',
  columns: orderColumns,
  rows: orders,
  rowKey: orderKey,
};
const bulkActions = (keys: readonly string[]) => <Button size="sm">导出 {keys.length} 条</Button>;

const meta = {
  id: 'components-data-table',
  title: 'Data display 数据展示/DataTable 数据表格',
  component: OrderTable,
  args: base,
  render: (args) => (
    <Card padding="none">
      <OrderTable {...args} />
    </Card>
  ),
} satisfies Meta<typeof OrderTable>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: {
    searchable: true,
    columnChoice: true,
    selectable: true,
    bulkActions,
    defaultQuery: { pageSize: 5 },
    pageSizes: [5, 10, 20],
  },
};
export const Playground: Story = { args: Default.args, tags: ['!test'] };

export const Sorted: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '金额' }));
    await expect(canvas.getByRole('columnheader', { name: '金额' })).toHaveAttribute(
      'aria-sort',
      'ascending',
    );
  },
};

export const Selected: Story = {
  args: { ...Default.args, defaultSelected: ['DD20261120000001', 'DD20261120000002'] },
};

export const Filtered: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '筛选状态' }));
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.click(await page.findByRole('checkbox', { name: '待支付' }));
    await waitFor(() => expect(canvas.getAllByRole('row')).toHaveLength(4));
  },
};

export const NoMatch: Story = {
  args: { searchable: true, defaultQuery: { search: '不存在的订单' } },
};

export const Details: Story = {
  args: { renderDetail: ({ company, time }) => `${company}，${time} 下单` },
  play: async ({ canvas, userEvent }) => {
    const [first] = canvas.getAllByRole('button', { name: /^展开/ });
    await userEvent.click(first as HTMLElement);
    await expect(canvas.getByText('沈阳某某科技有限公司，2026-11-01 09:00 下单')).toBeVisible();
  },
};

/** Head and first column stay in view; only the table scrolls. */
export const Sticky: Story = {
  args: { rows: makeOrders(40), height: '24rem', stickyFirst: true },
};

export const TenThousand: Story = {
  args: { rows: tenThousandOrders, virtual: true, height: '30rem', searchable: true, selectable: true },
  play: async ({ canvas }) => {
    const region = canvas.getByRole('region');
    // The rows of the first screen render at once; the virtualizer for the others loads later.
    await waitFor(() => expect(canvas.getAllByRole('rowgroup').at(-1)).not.toHaveAttribute('aria-busy'));
    region.scrollTop = region.scrollHeight;
    await expect(await canvas.findByText('DD20261120010000')).toBeVisible();
    await expect(canvas.getAllByRole('row').length).toBeLessThan(60);
  },
};

/** A mock server: it returns the page that the query asks for. */
export const ServerSide: Story = {
  render: function Server(args) {
    const [query, setQuery] = useState<DataTableQuery>({ ...emptyQuery, pageSize: 10 });
    const start = (query.page - 1) * query.pageSize;
    return (
      <Card padding="none">
        <OrderTable
          {...args}
          rows={tenThousandOrders.slice(start, start + query.pageSize)}
          total={tenThousandOrders.length}
          query={query}
          onQueryChange={setQuery}
        />
      </Card>
    );
  },
};

export const Loading: Story = { args: { rows: [], loading: true } };
export const NoRows: Story = { args: { rows: [] } };
export const Failed: Story = {
  args: { rows: [], error: { message: '网络连接不上。请检查网络后重试。', onRetry: fn() } },
};
export const LongText: Story = {
  args: { rows: [{ ...(orders[0] as Order), name: '很长的业务名称'.repeat(40), company: 'W'.repeat(300) }] },
};

/** 390px: rows are cards, with the controls of the head above them. */
export const Narrow: Story = {
  args: { ...Default.args, rows: orders },
  parameters: { viewport },
  globals: onScreen('phone'),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: '金额' })).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const English: Story = { args: { ...Default.args, rows: [] }, globals: { locale: 'en-US' } };

export const States: Story = {
  render: () => (
    <StatesSheet
      minWidth="56rem"
      states={{
        rows: <OrderTable {...base} rows={orders.slice(0, 2)} searchable columnChoice />,
        selected: (
          <OrderTable
            {...base}
            rows={orders.slice(0, 2)}
            selectable
            defaultSelected={['DD20261120000001']}
            bulkActions={bulkActions}
          />
        ),
        sorted: (
          <OrderTable
            {...base}
            rows={orders.slice(0, 2)}
            defaultQuery={{ sort: { key: 'fen', direction: 'descending' } }}
          />
        ),
        loading: <OrderTable {...base} rows={[]} loading skeletonRows={2} />,
        noMatch: <OrderTable {...base} defaultQuery={{ search: '没有的' }} />,
        failed: <OrderTable {...base} rows={[]} error={{ message: '网络连接不上。', onRetry: fn() }} />,
      }}
    />
  ),
};

/** A composition of parts: the pagination above the rows, the selection below them. */
export const OwnParts: Story = {
  render: (args) => (
    <Card padding="none">
      <Parts.Root<Order> {...args} selectable defaultQuery={{ pageSize: 5 }}>
        <Parts.Toolbar searchable>
          <Button size="sm">新建订单</Button>
        </Parts.Toolbar>
        <Parts.Pager pageSizes={[5, 10]} />
        <Parts.Grid />
        <Parts.Selection>{bulkActions}</Parts.Selection>
      </Parts.Root>
    </Card>
  ),
  play: async ({ canvas, userEvent }) => {
    const table = canvas.getByRole('table', { name: '订单管理' });
    await expect(within(table).getAllByRole('row')).toHaveLength(6);
    await userEvent.click(canvas.getByRole('checkbox', { name: '全选' }));
    const bulk = await canvas.findByRole('button', { name: '导出 5 条' });
    await expect(table.compareDocumentPosition(bulk)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  },
};
