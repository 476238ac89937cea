import { ApiError } from '@ca-portal/api';
import { Card } from '@ca-portal/ui/card';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { LoadFailed } from './LoadFailed.js';
import { onScreen, viewport } from '../../story-kit/viewports.fixtures.js';

const refetch = fn();
const failed = { error: new ApiError('network', 0, 'offline'), isFetching: false, refetch };

const meta = {
  title: 'Screens 页面/Frame 页面框架/LoadFailed 加载失败',
  id: 'screens-shell-load-failed',
  component: LoadFailed,
  args: { what: '通知公告', query: failed, unharmed: '页面其他内容不受影响' },
  parameters: { viewport },
  render: (args) => (
    <Card>
      <LoadFailed {...args} />
    </Card>
  ),
} satisfies Meta<typeof LoadFailed>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Walkthrough: Story = {
  ...Default,
  tags: ['!autodocs'],
  play: async ({ canvasElement }) => {
    const block = within(within(canvasElement).getByRole('alert'));
    await expect(block.getByText(/可能是网络断开或服务器繁忙。页面其他内容不受影响/)).toBeVisible();
    refetch.mockClear();
    await userEvent.click(block.getByRole('button', { name: '重试，通知公告' }));
    await expect(refetch).toHaveBeenCalledOnce();
  },
};
/** The server gave a reason. */
export const Refused: Story = {
  args: { query: { ...failed, error: new ApiError('business', 500, '今日查询次数已用完。') } },
};
export const Retrying: Story = {
  args: { query: { ...failed, isFetching: true } },
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: '正在重试，通知公告' });
    await expect(button).toHaveAttribute('aria-busy', 'true');
  },
};
/** The failure fills the whole page. */
export const WholePage: Story = { args: { what: '订单', unharmed: '没有扣款', size: 'md' } };
export const Dark: Story = { globals: { theme: 'dark' } };
export const Elder: Story = { globals: { mode: 'elder' } };
export const HighContrast: Story = { globals: { contrast: 'high' } };
export const Phone: Story = { globals: onScreen('phone') };
