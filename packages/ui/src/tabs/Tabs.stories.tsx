import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { StatesSheet } from '../story-kit/StatesSheet.js';
import { Tabs } from './index.js';

const items = [
  { value: 'password', label: '密码登录', content: '用手机号和密码登录。' },
  { value: 'sms', label: '短信登录', content: '用短信验证码登录。' },
  { value: 'lock', label: 'CA 锁登录', content: '插入锁后登录。' },
];

const meta = {
  id: 'components-tabs',
  title: 'Navigation 导航/Tabs 标签',
  component: Tabs,
  args: { label: '登录方式', items },
} satisfies Meta<typeof Tabs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = { tags: ['!test'] };
export const WithCounts: Story = {
  args: {
    label: '消息',
    items: [
      { value: 'notice', label: '通知', badge: '12', content: '12 条通知' },
      { value: 'todo', label: '待办', badge: '3', content: '3 条待办' },
    ],
  },
  // Without a separator the number would touch the word.
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('tab', { name: '通知 12' })).toBeVisible();
  },
};
export const DisabledTab: Story = {
  args: { items: items.map((item) => (item.value === 'sms' ? { ...item, disabled: true } : item)) },
};
export const ManyItems: Story = {
  args: {
    items: Array.from({ length: 16 }, (_, i) => ({
      value: String(i),
      label: `第 ${i + 1} 类业务`,
      content: `内容 ${i + 1}`,
    })),
  },
};
export const Keyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: '短信登录' })).toHaveFocus();
    await expect(canvas.getByRole('tabpanel', { name: '短信登录' })).toBeVisible();
  },
};

export const States: Story = {
  render: () => (
    <StatesSheet
      minWidth="22rem"
      states={{ chosen: (theme) => <Tabs label={`登录方式 ${theme}`} items={items} defaultValue="sms" /> }}
    />
  ),
};
