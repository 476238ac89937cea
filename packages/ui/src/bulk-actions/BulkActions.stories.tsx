import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import { expect, fn } from 'storybook/test';
import { DataTable } from '../data-table/index.js';
import { orderColumns, orderKey, orders } from '../data-table/DataTable.fixtures.js';
import { StatesSheet } from '../story-kit/StatesSheet.js';
import { onScreen, viewport } from '../story-kit/viewport.js';
import { type Parameter, remove, stop } from './BulkActions.fixtures.js';
import { BulkActions } from './index.js';

const ParameterActions = (props: ComponentProps<typeof BulkActions<Parameter>>) => <BulkActions {...props} />;

const meta = {
  id: 'components-bulk-actions',
  title: 'Actions 操作/BulkActions 批量操作',
  component: ParameterActions,
  args: { actions: [stop, remove], rows: [{ id: 1 }, { id: 2 }], noun: '参数', onStart: fn() },
  parameters: { viewport },
} satisfies Meta<typeof ParameterActions>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = { tags: ['!test'] };
/** Some of the selected records do not allow it: it runs on the others. */
export const Some: Story = {
  args: { rows: [{ id: 1, builtIn: true }, { id: 2 }] },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: '删除' }));
    await expect(args.onStart).toHaveBeenCalledWith(remove, [{ id: 2 }]);
  },
};
/** None of them allows it, and all for the same reason: the button says it once. */
export const Locked: Story = {
  args: {
    rows: [
      { id: 1, builtIn: true },
      { id: 2, builtIn: true },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: '删除' })).toHaveAccessibleDescription('内置的不能删除');
  },
};
/** None of them offers it. */
export const NoneOffered: Story = {
  args: { rows: [{ id: 1, done: true }] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: '删除' })).toHaveAccessibleDescription(
      '选中的参数都不能删除',
    );
  },
};
/** In the bar that a table shows while rows are selected. */
export const InTable: Story = {
  decorators: [],
  render: ({ onStart }) => (
    <DataTable
      caption="订单管理"
      columns={orderColumns}
      rows={orders.slice(0, 3)}
      rowKey={orderKey}
      selectable
      bulkActions={(keys) => (
        <BulkActions actions={[stop, remove]} rows={keys.map((_, id) => ({ id }))} onStart={onStart} />
      )}
    />
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: '全选' }));
    await expect(canvas.getByText('已选 3 条')).toBeVisible();
    await expect(canvas.getByRole('button', { name: '停用' })).toBeVisible();
  },
};
/** By touch every target is at least 44 px high. */
export const Narrow: Story = {
  globals: { ...onScreen('phone'), mode: 'elder' },
  play: async ({ canvas }) => {
    for (const button of canvas.getAllByRole('button'))
      await expect(button.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  },
};
export const English: Story = {
  args: {
    actions: [{ ...remove, label: 'Delete' }],
    rows: [{ id: 1, done: true }],
    noun: undefined,
  },
  globals: { locale: 'en-US' },
};
export const States: Story = {
  decorators: [],
  render: (args) => (
    <StatesSheet
      states={{
        able: <BulkActions {...args} />,
        locked: <BulkActions {...args} rows={[{ id: 1, builtIn: true }]} />,
      }}
    />
  ),
};
