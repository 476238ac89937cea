import type { Meta, StoryObj } from '@storybook/react-vite';
import { StatesSheet } from '../story-kit/StatesSheet.js';
import { IconButton } from './index.js';
import { Icon } from '../icon/index.js';

const meta = {
  id: 'components-icon-button',
  title: 'Actions 操作/IconButton 图标按钮',
  component: IconButton,
  args: { icon: <Icon name="refresh" />, label: '刷新' },
} satisfies Meta<typeof IconButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = { tags: ['!test'] };
export const Outline: Story = { args: { variant: 'outline' } };
export const Small: Story = { args: { size: 'sm', icon: <Icon name="close" />, label: '关闭' } };
export const Disabled: Story = { args: { disabled: true } };
export const Pressed: Story = {
  args: { icon: <Icon name="pin" />, label: '固定标签页', 'aria-pressed': true },
};

export const States: Story = {
  render: () => (
    <StatesSheet
      minWidth="6rem"
      states={{
        plain: <IconButton icon={<Icon name="bell" />} label="消息" />,
        pressed: <IconButton icon={<Icon name="bell" />} label="消息" aria-pressed />,
        outline: <IconButton icon={<Icon name="refresh" />} label="刷新" variant="outline" />,
        disabled: <IconButton icon={<Icon name="refresh" />} label="刷新" variant="outline" disabled />,
        small: <IconButton icon={<Icon name="close" />} label="关闭" size="sm" />,
      }}
    />
  ),
};
