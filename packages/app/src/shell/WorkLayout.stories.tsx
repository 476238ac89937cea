import type { RouteNode } from '@ca-portal/api';
import { session } from '@ca-portal/api/contract';
import { exampleHandlers, mock, mockForever } from '@ca-portal/api/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Link } from '@ca-portal/ui/link';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { defaultLayout, layoutSettings } from '../settings/layout.js';
import { tokenStore } from '../session/token.js';
import { inApp } from '../story-kit/in-app.js';
import { routeFolder, routeLeaf } from '../story-kit/routes.js';
import { onScreen, viewport } from '../story-kit/viewports.fixtures.js';

const tree: RouteNode[] = [
  routeFolder('/core', '个人中心', 'user', [
    routeLeaf('personal', 'core/personal', '个人信息', 'user'),
    routeLeaf('caManage', 'core/caManage', 'CA管理', 'certificate'),
    routeLeaf('order', 'core/order', '我的订单', 'order'),
    routeLeaf('certWrite', 'core/certWrite', '写入证书', 'key', true),
  ]),
];

const OrdersPage = () => (
  <>
    <h1>我的订单</h1>
    <Link href="/core/caManage">去CA管理</Link>
  </>
);
const meta = {
  title: 'Screens 页面/Frame 页面框架/WorkLayout 工作框架',
  id: 'screens-shell-work-layout',
  component: OrdersPage,
  decorators: [inApp({ path: '/core/order', token: '5.story', layout: 'work' })],
  parameters: { layout: 'fullscreen', viewport },
  globals: onScreen('laptop'),
  beforeEach({ msw }) {
    layoutSettings.set(defaultLayout);
    document.cookie = 'sidebarStatus=1; path=/';
    msw.use(mock(session.routers, tree), ...exampleHandlers());
  },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Walkthrough: Story = {
  ...Default,
  tags: ['!autodocs'],
  play: async ({ canvasElement }) => {
    const menu = within(within(canvasElement).getByRole('navigation', { name: '侧边菜单' }));
    await expect(await menu.findByRole('link', { name: '我的订单' })).toHaveAttribute('aria-current', 'page');
    await expect(menu.queryByRole('link', { name: '写入证书' })).toBeNull();
  },
};
/** Each page that was opened is a tab; closing the active one leads to the last that remains (spec 2.10). */
export const Tabs: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const bar = within(await canvas.findByRole('tablist', { name: '已打开页面' }));
    await waitFor(() => expect(bar.getAllByRole('tab')).toHaveLength(1));
    const menu = within(canvas.getByRole('navigation', { name: '侧边菜单' }));
    await userEvent.click(await menu.findByRole('link', { name: 'CA管理' }));
    await waitFor(() => expect(bar.getAllByRole('tab')).toHaveLength(2));
    bar.getByRole('tab', { selected: true }).focus();
    await userEvent.keyboard('{Delete}');
    await waitFor(() => expect(bar.getAllByRole('tab')).toHaveLength(1));
    await expect(menu.getByRole('link', { name: '我的订单' })).toHaveAttribute('aria-current', 'page');
  },
};
/** A link of a page removes itself with the page: the focus moves to the new page. A menu entry keeps the focus. */
export const Arrival: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    (await canvas.findByRole('link', { name: '去CA管理' })).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('main')).toHaveFocus());
    const menu = within(canvas.getByRole('navigation', { name: '侧边菜单' }));
    const orders = await menu.findByRole('link', { name: '我的订单' });
    await userEvent.click(orders);
    await waitFor(() => expect(orders).toHaveAttribute('aria-current', 'page'));
    await expect(orders).toHaveFocus();
  },
};
/** The current page has its own help; a page without help has no button. */
export const Help: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.queryByRole('button', { name: /帮助/ })).toBeNull();
    await userEvent.click(await canvas.findByRole('link', { name: 'CA管理' }));
    await userEvent.click(await canvas.findByRole('button', { name: /帮助/ }));
    await expect(await screen.findByText('什么时候可以延期')).toBeVisible();
  },
};
/** 收起菜单 is remembered in the spec's cookie. */
export const Collapsed: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: '收起菜单' }));
    await expect(document.cookie).toContain('sidebarStatus=0');
    await expect(within(canvasElement).getByRole('button', { name: '展开菜单' })).toBeVisible();
  },
};
/** Changed in the drawer, visible in the frame behind it; remembered in this browser. */
export const Settings: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByRole('tablist', { name: '已打开页面' });
    await userEvent.click(canvas.getByRole('button', { name: '界面设置' }));
    const drawer = within(await screen.findByRole('dialog', { name: '界面设置' }));
    await userEvent.click(drawer.getByRole('switch', { name: '显示页签栏' }));
    await waitFor(() => expect(canvas.queryByRole('tablist', { name: '已打开页面' })).toBeNull());
    await expect(window.localStorage.getItem('layoutSettings')).toContain('"tagsView":false');
    const history = drawer.getByRole('switch', { name: '按访问记录返回' });
    await userEvent.click(history);
    await expect(history).toBeChecked();
    await userEvent.click(drawer.getByRole('button', { name: '恢复默认' }));
    await waitFor(() => expect(canvas.getByRole('tablist', { name: '已打开页面' })).toBeInTheDocument());
    await expect(history).not.toBeChecked();
  },
};
export const AsksBeforeLeaving: Story = {
  play: async ({ canvasElement }) => {
    const exit = within(canvasElement).getByRole('button', { name: '退出登录' });
    await userEvent.click(exit);
    await expect(await screen.findByRole('alertdialog', { name: '确定退出登录吗？' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(tokenStore.get()).toBe('5.story');
    await waitFor(() => expect(exit).toHaveFocus());
  },
};
export const Loading: Story = {
  beforeEach({ msw }) {
    msw.use(mockForever(session.routers));
  },
};
/** A role whose tree is empty. */
export const NoPermission: Story = {
  beforeEach({ msw }) {
    msw.use(mock(session.routers, []));
  },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(/您现在的身份是“企业管理员”/)).toBeVisible();
  },
};
export const Dark: Story = { globals: { ...onScreen('laptop'), theme: 'dark' } };
export const Elder: Story = { globals: { ...onScreen('laptop'), mode: 'elder' } };
export const HighContrast: Story = { globals: { ...onScreen('laptop'), contrast: 'high' } };
/** No sidebar: five entries at the bottom, only those that the role may open. */
export const Phone: Story = {
  globals: onScreen('phone'),
  play: async ({ canvasElement }) => {
    const nav = within(await within(canvasElement).findByRole('navigation', { name: '底部导航' }));
    await expect(await nav.findByRole('link', { name: '订单' })).toHaveAttribute('aria-current', 'page');
    await expect(nav.queryByRole('link', { name: '审核' })).toBeNull();
  },
};
/** Help and messages fit beside the greeting. */
export const PhoneHelp: Story = {
  globals: onScreen('phone'),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const nav = within(await canvas.findByRole('navigation', { name: '底部导航' }));
    await userEvent.click(await nav.findByRole('link', { name: '证书' }));
    const help = await canvas.findByRole('button', { name: /帮助/ });
    await expect(help).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
    const exit = canvas.getByRole('button', { name: '退出登录' }).getBoundingClientRect();
    await expect(exit.right).toBeLessThanOrEqual(window.innerWidth);
  },
};
