import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import type { DropdownMenuItem } from '../dropdown-menu/index.js';
import { StatesSheet } from '../story-kit/StatesSheet.js';
import { onScreen, viewport } from '../story-kit/viewport.js';
import { RowActions } from './index.js';

const edit = { key: 'edit', label: '编辑', onSelect: fn() };
const password = { key: 'password', label: '重置密码', onSelect: fn() };
const remove = { key: 'remove', label: '删除', danger: true, onSelect: fn() };
const items: DropdownMenuItem[] = [edit, password, remove];
const locked = { disabled: true, reason: '内置的角色不能修改' };

const meta = {
  id: 'components-row-actions',
  title: 'Actions 操作/RowActions 行内操作',
  component: RowActions,
  args: { name: '林晓禾', items },
  parameters: { viewport },
} satisfies Meta<typeof RowActions>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = { tags: ['!test'] };
export const Open: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '更多操作，林晓禾' }));
    await expect(await screen.findByRole('menu', { name: '更多操作，林晓禾' })).toBeVisible();
  },
};
export const OneAction: Story = { args: { items: [edit] } };
/** A single one that cannot be undone is a button, because a menu of one row hides it for nothing. */
export const OneDangerousAction: Story = { args: { items: [remove] } };
/** The first one cannot be undone: all are in the menu, so that no press beside the target starts it. */
export const DangerousFirst: Story = {
  args: { items: [remove, password] },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button')).toHaveLength(1);
  },
};
/** A disabled action stays where it is and says why. */
export const Locked: Story = {
  args: { items: [{ ...edit, ...locked }, password, { ...remove, ...locked }] },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('button', { name: '编辑，林晓禾' })).toHaveAccessibleDescription(
      '内置的角色不能修改',
    );
    await userEvent.click(canvas.getByRole('button', { name: '更多操作，林晓禾' }));
    await expect(await screen.findByRole('menuitem', { name: /^删除/ })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};
export const Links: Story = {
  args: {
    items: [
      { key: 'open', label: '查看', href: '#order' },
      { key: 'invoice', label: '开发票', href: '#invoice' },
    ],
  },
};
export const LongText: Story = {
  args: { name: '辽宁省公共资源交易平台数字证书互认与迁移期间业务办理专用经办人' },
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
    name: 'Lin Xiaohe',
    items: [
      { key: 'edit', label: 'Edit' },
      { key: 'remove', label: 'Delete' },
    ],
  },
  globals: { locale: 'en-US' },
};
export const States: Story = {
  render: (args) => (
    <StatesSheet
      states={{
        several: <RowActions {...args} />,
        one: <RowActions {...args} items={[edit]} />,
        dangerous: <RowActions {...args} items={[remove]} />,
        locked: <RowActions {...args} items={[{ ...edit, ...locked }, password]} />,
        link: <RowActions {...args} items={[{ key: 'open', label: '查看', href: '#order' }]} />,
      }}
    />
  ),
};
