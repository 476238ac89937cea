import { formatBeijing, parseBeijing } from '@ca-portal/api/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { onScreen, viewport } from '../../story-kit/viewports.fixtures.js';
import { Bar } from './ConnectionNotices.styles.js';
import { NetworkNotice } from './NetworkNotice.js';
import { ReleaseNotice } from './ReleaseNotice.js';

const look = fn(() => Promise.resolve());
const [reload, later] = [fn(), fn()];
const todayAt = (clock: string) =>
  parseBeijing(formatBeijing(new Date()).replace(/ .*/, ` ${clock}:00`)).getTime();

const meta = {
  title: 'Screens 页面/Frame 页面框架/ConnectionNotices 连接提示',
  id: 'screens-shell-connection-notices',
  component: NetworkNotice,
  args: { network: 'gone', contentAt: todayAt('09:05'), onRetry: look },
  parameters: { layout: 'fullscreen', viewport },
  globals: onScreen('laptop'),
  render: (args) => (
    <Bar>
      <NetworkNotice {...args} />
    </Bar>
  ),
} satisfies Meta<typeof NetworkNotice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Walkthrough: Story = {
  ...Default,
  tags: ['!autodocs'],
  play: async ({ canvasElement }) => {
    const notice = within(within(canvasElement).getByRole('status'));
    await expect(notice.getByText('网络已断开，正在显示 09:05 的内容')).toBeVisible();
    look.mockClear();
    await userEvent.click(notice.getByRole('button', { name: '重试' }));
    await expect(look).toHaveBeenCalledOnce();
  },
};
/** Content of another day shows its date. */
export const OldContent: Story = {
  args: { contentAt: parseBeijing('2026-03-04 10:42:05').getTime() },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(/正在显示 2026-03-04 10:42 的内容/)).toBeVisible();
  },
};
/** Nothing of the page came from the cache: no date is shown. */
export const NothingKept: Story = {
  args: { contentAt: undefined },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('网络已断开')).toBeVisible();
  },
};
export const Back: Story = { args: { network: 'back' } };
export const There: Story = {
  args: { network: 'there' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('status')).toBeNull();
  },
};
export const NewVersion: Story = {
  render: () => (
    <Bar>
      <ReleaseNotice unsaved={[]} onReload={reload} onLater={later} />
    </Bar>
  ),
  play: async ({ canvasElement }) => {
    reload.mockClear();
    await expect(reload).not.toHaveBeenCalled();
    await userEvent.click(within(canvasElement).getByRole('button', { name: '刷新' }));
    await expect(reload).toHaveBeenCalledOnce();
  },
};
/** A form has unsaved values: no button that would lose them. */
export const NewVersionUnsaved: Story = {
  render: () => (
    <Bar>
      <ReleaseNotice unsaved={['企业信息', '发送消息']} onReload={reload} onLater={later} />
    </Bar>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText(/“企业信息”、“发送消息”里还有没保存的内容/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: '刷新' })).toBeNull();
    later.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: '稍后' }));
    await expect(later).toHaveBeenCalledOnce();
  },
};
export const Dark: Story = { globals: { ...onScreen('laptop'), theme: 'dark' } };
export const Elder: Story = { globals: { ...onScreen('laptop'), mode: 'elder' } };
export const HighContrast: Story = { globals: { ...onScreen('laptop'), contrast: 'high' } };
export const Phone: Story = { globals: onScreen('phone') };
export const NewVersionPhone: Story = { ...NewVersion, globals: onScreen('phone') };
