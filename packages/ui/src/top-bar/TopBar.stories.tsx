import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { IconButton } from '../icon-button/index.js';
import { MessageBell } from '../message-bell/index.js';
import { fewMessages, manyMessages, moment } from '../message-bell/MessageBell.fixtures.js';
import { StatesSheet } from '../story-kit/StatesSheet.js';
import { onScreen, viewport } from '../story-kit/viewport.js';
import { TopBar } from './TopBar.js';
import { Icon } from '../icon/index.js';

const meta = {
  id: 'components-top-bar',
  title: 'Shell 外壳/TopBar 顶栏',
  component: TopBar,
  args: {
    greetingName: '林晓禾',
    organization: '辽宁砚川建设工程有限公司',
    brand: { shortName: '辽', name: '辽宁数字证书', href: '/' },
    onToggleSidebar: fn(),
    onLogout: fn(),
    now: () => Date.UTC(2026, 10, 21, 2, 42),
    actions: (
      <>
        <IconButton icon={<Icon name="search" />} label="搜索" />
        <IconButton icon={<Icon name="help" />} label="帮助" />
        <MessageBell messages={manyMessages} now={() => moment} />
      </>
    ),
  },
  parameters: {
    layout: 'fullscreen',
    viewport,
  },
  globals: onScreen('wide'),
} satisfies Meta<typeof TopBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = { tags: ['!test'] };
export const SidebarCollapsed: Story = { args: { collapsed: true } };
export const Evening: Story = { args: { now: () => Date.UTC(2026, 10, 21, 12) } };
export const ExitAsks: Story = {
  play: async ({ canvas, userEvent, args }) => {
    canvas.getByRole('button', { name: '退出登录' }).focus();
    await userEvent.keyboard('{Enter}');
    const cancel = await screen.findByRole('button', { name: '取消' });
    await waitFor(() => expect(cancel).toHaveFocus());
    await expect(args.onLogout).not.toHaveBeenCalled();
  },
};
export const BellOpen: Story = {
  args: { actions: <MessageBell messages={fewMessages} now={() => moment} defaultOpen onViewAll={fn()} /> },
};
export const Elder: Story = { globals: { ...onScreen('wide'), mode: 'elder' } };
export const LongText: Story = {
  args: {
    greetingName: '欧阳慕容晓晓',
    organization: '辽宁砚川建设工程有限公司沈阳浑南新区第二分公司轨道交通项目部'.repeat(3),
  },
};
export const Dark: Story = { globals: { ...onScreen('wide'), theme: 'dark' } };
export const Contrast: Story = { globals: { ...onScreen('wide'), contrast: 'high' } };
export const Phone: Story = { globals: onScreen('phone') };
/** The greeting is complete, in two lines, and a large count does not cover the logout button. */
export const PhoneElder: Story = {
  globals: { ...onScreen('phone'), mode: 'elder' },
  play: async ({ canvas, canvasElement }) => {
    const welcome = canvas.getByText('上午好，林晓禾').parentElement as HTMLElement;
    await expect(welcome.scrollHeight).toBeLessThanOrEqual(welcome.clientHeight + 1);
    const badge = canvasElement.querySelector('[data-component="Badge"]') as HTMLElement;
    const exit = canvas.getByRole('button', { name: '退出登录' }).querySelector('svg') as SVGElement;
    await expect(badge.getBoundingClientRect().right).toBeLessThan(exit.getBoundingClientRect().left);
  },
};
export const English: Story = { globals: { ...onScreen('wide'), locale: 'en-US' } };
export const States: Story = {
  render: (args) => (
    <StatesSheet
      minWidth="60rem"
      states={{
        open: <TopBar {...args} fixed={false} />,
        collapsed: <TopBar {...args} fixed={false} collapsed />,
      }}
    />
  ),
};
