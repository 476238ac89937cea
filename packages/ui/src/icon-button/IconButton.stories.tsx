import type { Meta, StoryObj } from '@storybook/react-vite';
import { StatesSheet } from '../story-kit/StatesSheet.js';
import { IconButton } from './index.js';

const meta = {
  id: 'components-icon-button',
  title: 'Components/IconButton',
  component: IconButton,
  args: { icon: 'refresh', label: '刷新' },
} satisfies Meta<typeof IconButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = {};
export const Outline: Story = { args: { variant: 'outline' } };
export const Small: Story = { args: { size: 'sm', icon: 'close', label: '关闭' } };
export const Disabled: Story = { args: { disabled: true } };
export const Pressed: Story = { args: { icon: 'pin', label: '固定标签页', 'aria-pressed': true } };

export const States: Story = {
  render: () => (
    <StatesSheet
      minWidth="6rem"
      states={{
        plain: <IconButton icon="bell" label="消息" />,
        pressed: <IconButton icon="bell" label="消息" aria-pressed />,
        outline: <IconButton icon="refresh" label="刷新" variant="outline" />,
        disabled: <IconButton icon="refresh" label="刷新" variant="outline" disabled />,
        small: <IconButton icon="close" label="关闭" size="sm" />,
      }}
    />
  ),
};
