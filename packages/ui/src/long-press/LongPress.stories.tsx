import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { Icon } from '../icon/index.js';
import { StatesSheet } from '../story-kit/StatesSheet.js';
import { LongPress } from './index.js';

const meta = {
  id: 'components-long-press',
  title: 'Actions 操作/LongPress 长按',
  component: LongPress,
  args: { children: '清空草稿', onLongPress: fn() },
} satisfies Meta<typeof LongPress>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = { tags: ['!test'] };
export const Danger: Story = { args: { variant: 'danger', icon: <Icon name="trash" /> } };
export const Short: Story = { args: { duration: 500 } };
export const Disabled: Story = { args: { disabled: true } };
export const LongText: Story = { args: { children: '清空这张申请表里已经填写的全部内容和已经上传的材料' } };
export const HeldByKeyboard: Story = {
  args: { duration: 300 },
  play: async ({ canvas, userEvent, args }) => {
    canvas.getByRole('button', { name: /清空草稿/ }).focus();
    await userEvent.keyboard('{Enter>}');
    await waitFor(() => expect(args.onLongPress).toHaveBeenCalledTimes(1));
    await userEvent.keyboard('{/Enter}');
    await expect(args.onLongPress).toHaveBeenCalledTimes(1);
  },
};
export const Narrow: Story = { globals: { viewport: { value: 'mobile1', isRotated: false } } };
export const English: Story = { args: { children: 'Clear the draft' }, globals: { locale: 'en-US' } };

const hold = () => {};
export const States: Story = {
  render: () => (
    <StatesSheet
      states={{
        idle: <LongPress onLongPress={hold}>清空草稿</LongPress>,
        danger: (
          <LongPress onLongPress={hold} variant="danger" icon={<Icon name="trash" />}>
            清空草稿
          </LongPress>
        ),
        disabled: (
          <LongPress onLongPress={hold} disabled>
            清空草稿
          </LongPress>
        ),
      }}
    />
  ),
};
