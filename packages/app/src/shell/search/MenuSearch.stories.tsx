import type { RouteNode } from '@ca-portal/api';
import { session } from '@ca-portal/api/contract';
import { exampleHandlers, mock } from '@ca-portal/api/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { inApp } from '../../story-kit/in-app.js';
import { routeFolder, routeLeaf } from '../../story-kit/routes.js';
import { onScreen, viewport } from '../../story-kit/viewports.fixtures.js';
import { MenuSearch } from './MenuSearch.js';

const tree: RouteNode[] = [
  routeFolder('/core', '个人中心', 'user', [
    routeLeaf('personal', 'core/personal', '个人信息', 'user'),
    routeLeaf('caManage', 'core/caManage', 'CA管理', 'certificate'),
    routeLeaf('order', 'core/order', '我的订单', 'order'),
    routeLeaf('certWrite', 'core/certWrite', '写入证书', 'key', true),
  ]),
];

const meta = {
  title: 'Screens 页面/Frame 页面框架/MenuSearch 菜单搜索',
  id: 'screens-shell-menu-search',
  component: MenuSearch,
  args: { button: true },
  decorators: [inApp({ path: '/core/order', token: '5.story' })],
  parameters: { viewport },
  globals: onScreen('laptop'),
  beforeEach({ msw }) {
    msw.use(mock(session.routers, tree), ...exampleHandlers());
  },
} satisfies Meta<typeof MenuSearch>;
export default meta;
type Story = StoryObj<typeof meta>;

const opened = async () => {
  await userEvent.keyboard('{Control>}k{/Control}');
  const dialog = within(await screen.findByRole('dialog', { name: '搜索页面' }));
  return { dialog, field: await dialog.findByRole('combobox', { name: '页面名称' }) };
};

/** By keyboard alone: Ctrl+K, initials, Enter. */
export const Default: Story = {};
export const Walkthrough: Story = {
  ...Default,
  tags: ['!autodocs'],
  play: async () => {
    const { dialog, field } = await opened();
    await userEvent.type(field, 'wddd');
    const option = await dialog.findByRole('option', { name: /我的订单/ });
    await expect(option).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};
/** Everything that this user may open, before he types; arrow keys wrap around. */
export const Opened: Story = {
  play: async () => {
    const { dialog } = await opened();
    await dialog.findByRole('option', { name: /我的订单/ });
    const options = dialog.getAllByRole('option');
    await userEvent.keyboard('{ArrowDown}');
    await expect(options[1]).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    await expect(options.at(-1)).toHaveAttribute('aria-selected', 'true');
    await expect(dialog.queryByRole('option', { name: /写入证书/ })).toBeNull();
  },
};
export const Pinyin: Story = {
  play: async () => {
    const { dialog, field } = await opened();
    await userEvent.type(field, 'geren');
    await expect(await dialog.findByRole('option', { name: /个人信息/ })).toBeVisible();
  },
};
export const Nothing: Story = {
  play: async () => {
    const { dialog, field } = await opened();
    await userEvent.type(field, '没有这个名称');
    await expect(await dialog.findByText(/没有这个名称的页面/)).toBeVisible();
  },
};
export const Dark: Story = { ...Opened, globals: { ...onScreen('laptop'), theme: 'dark' } };
export const Elder: Story = { ...Opened, globals: { ...onScreen('laptop'), mode: 'elder' } };
export const HighContrast: Story = { ...Opened, globals: { ...onScreen('laptop'), contrast: 'high' } };
export const Phone: Story = { ...Opened, globals: onScreen('phone') };
