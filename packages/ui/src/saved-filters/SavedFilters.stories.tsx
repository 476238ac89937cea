import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, type UserEventObject, waitFor, within } from 'storybook/test';
import { StatesSheet } from '../story-kit/StatesSheet.js';
import { onScreen, overPage } from '../story-kit/viewport.js';
import { SavedFilters } from './index.js';

const meta = {
  id: 'components-saved-filters',
  title: 'Forms 表单/SavedFilters 已保存的筛选',
  component: SavedFilters,
  args: { names: ['待我审核', '本月新办'], onApply: fn(), onRemove: fn(), onSave: fn() },
  parameters: overPage,
} satisfies Meta<typeof SavedFilters>;
export default meta;
type Story = StoryObj<typeof meta>;

const openDialog = async (userEvent: UserEventObject) => {
  await userEvent.click(screen.getByRole('button', { name: '保存当前筛选' }));
  return within(await screen.findByRole('dialog', { name: '保存当前筛选' }));
};

export const Default: Story = {};
export const Playground: Story = { tags: ['!test'] };
/** Nothing is saved yet, and the list is filtered. */
export const NoneSaved: Story = { args: { names: [] } };
/** Nothing is filtered: there is nothing to save. */
export const NotFiltered: Story = { args: { onSave: undefined } };
export const Applied: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: '待我审核' }));
    await expect(args.onApply).toHaveBeenCalledWith('待我审核');
  },
};
export const Removed: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: '删除筛选“本月新办”' }));
    await expect(args.onRemove).toHaveBeenCalledWith('本月新办');
  },
};
export const Naming: Story = {
  play: async ({ userEvent, args }) => {
    const dialog = await openDialog(userEvent);
    await userEvent.type(dialog.getByRole('textbox', { name: /名称/ }), ' 退回的订单 ');
    await userEvent.click(dialog.getByRole('button', { name: '保存' }));
    await expect(args.onSave).toHaveBeenCalledWith('退回的订单');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};
export const NameMissing: Story = {
  play: async ({ userEvent }) => {
    const dialog = await openDialog(userEvent);
    await userEvent.click(dialog.getByRole('button', { name: '保存' }));
    await waitFor(() => expect(dialog.getByRole('textbox', { name: /名称/ })).toBeInvalid());
  },
};
/** A typed name is not dropped without a question. */
export const LeavingWithAName: Story = {
  play: async ({ userEvent, args }) => {
    const dialog = await openDialog(userEvent);
    await userEvent.type(dialog.getByRole('textbox', { name: /名称/ }), '退回');
    await userEvent.click(dialog.getByRole('button', { name: '取消' }));
    await userEvent.click(await screen.findByRole('button', { name: '继续填写' }));
    await expect(dialog.getByRole('textbox', { name: /名称/ })).toHaveValue('退回');
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};
export const ManyItems: Story = {
  args: { names: Array.from({ length: 8 }, (_, index) => `常用筛选 ${index + 1}`) },
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
  args: { names: ['To review', 'New this month'] },
  globals: { locale: 'en-US' },
};
export const States: Story = {
  render: (args) => (
    <StatesSheet
      minWidth="22rem"
      states={{
        both: (theme) => <SavedFilters {...args} aria-label={`我的筛选 ${theme}`} />,
        saved: (theme) => <SavedFilters {...args} aria-label={`没有筛选 ${theme}`} onSave={undefined} />,
        none: (theme) => <SavedFilters {...args} aria-label={`没有保存 ${theme}`} names={[]} />,
      }}
    />
  ),
};
