import { Icon, type IconName } from '../icon/Icon.js';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { StatesSheet } from '../story-kit/StatesSheet.js';
import { onScreen, viewport } from '../story-kit/viewport.js';
import { Sidebar } from './Sidebar.js';
import { brand, deepItems, items, manyItems, user } from './Sidebar.fixtures.js';
import type { MenuItem } from './index.js';
import { SidebarDrawer } from './SidebarDrawer.js';
import { BottomNav } from '../bottom-nav/index.js';
import * as Parts from './parts/index.js';

const meta = {
  id: 'components-sidebar',
  title: 'Shell 外壳/Sidebar 侧边栏',
  component: Sidebar,
  args: { brand, user, items, activeKey: 'caManage', onSwitchRole: fn(), onCollapsedChange: fn() },
  parameters: {
    layout: 'fullscreen',
    viewport,
  },
  globals: onScreen('wide'),
} satisfies Meta<typeof Sidebar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = { tags: ['!test'] };
export const Collapsed: Story = { args: { collapsed: true } };
/** By keyboard alone: the icon expands the sidebar for a search. */
export const CollapsedSearch: Story = {
  args: { collapsed: undefined, defaultCollapsed: true, searchable: true },
  play: async ({ canvas, userEvent, args }) => {
    const icon = canvas.getByRole('button', { name: '搜索菜单' });
    await expect(icon).toBeVisible();
    icon.focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onCollapsedChange).toHaveBeenCalledWith(false, { reason: 'search' });
    await waitFor(() => expect(canvas.getByRole('searchbox', { name: '搜索菜单' })).toHaveFocus());
  },
};
/**
 * Tooltips with the names beside the icons: at once by keyboard, after a delay under the pointer, and never clipped.
 */
export const CollapsedTooltip: Story = {
  args: { collapsed: true, searchable: true },
  play: async ({ canvas, userEvent }) => {
    const beside = canvas.getByRole('complementary').getBoundingClientRect().right;
    const named = (name: string) =>
      waitFor(async () => {
        const tooltip = screen.getByRole('tooltip');
        await expect(tooltip).toHaveTextContent(name);
        await expect(tooltip).toBeVisible();
        await expect(tooltip.getBoundingClientRect().left).toBeGreaterThanOrEqual(beside - 8);
      });
    const gone = () => waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());

    canvas.getByRole('button', { name: '搜索菜单' }).focus();
    await named('搜索菜单');
    await userEvent.tab();
    await named('首页');
    await userEvent.keyboard('{Escape}');
    await gone();

    const orders = canvas.getByRole('link', { name: '我的订单 2 条未读' });
    await userEvent.hover(orders);
    await named('我的订单');
    await userEvent.unhover(orders);
    await gone();

    // The flyout of a row stands where its tooltip would.
    const parent = canvas.getByRole('button', { name: '员工管理' });
    await userEvent.hover(parent);
    await named('员工管理');
    await userEvent.click(parent);
    await screen.findByRole('dialog', { name: '员工管理' });
    await gone();
  },
};
export const CollapsedSearchable: Story = { args: { collapsed: true, searchable: true } };
export const NestedPage: Story = { args: { activeKey: 'requests' } };

export const OpenParent: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '员工管理' }));
    await expect(canvas.getByRole('link', { name: '员工列表' })).toBeVisible();
  },
};

export const Flyout: Story = {
  args: { collapsed: true, activeKey: 'requests' },
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: '员工管理' }).focus();
    await userEvent.keyboard('{Enter}');
    const flyout = await screen.findByRole('dialog', { name: '员工管理' });
    const beside = canvas.getByRole('complementary').getBoundingClientRect().right;
    await waitFor(() => expect(flyout.getBoundingClientRect().left).toBeGreaterThanOrEqual(beside - 8));
    await expect(screen.getByRole('link', { name: '加入申请' })).toHaveAttribute('aria-current', 'page');
  },
};

export const DeeplyNested: Story = { args: { items: deepItems(6), activeKey: 'deepest' } };
export const ThousandNodes: Story = { args: { items: manyItems(1000), searchable: true } };

export const Searchable: Story = { args: { searchable: true } };
export const Searching: Story = {
  args: { searchable: true },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: '搜索菜单' }), '申请');
    await expect(canvas.getByRole('link', { name: '加入申请' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: '我的订单' })).not.toBeInTheDocument();
  },
};
export const NothingFound: Story = {
  args: { searchable: true },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox'), '不存在');
    await expect(canvas.getByRole('status')).toHaveTextContent('没有找到“不存在”');
  },
};
export const NoPermittedRoute: Story = { args: { items: [] } };

export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    const parent = canvas.getByRole('button', { name: '员工管理' });
    parent.focus();
    await userEvent.keyboard('{Enter}');
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: '员工列表' })).toHaveFocus();
    await userEvent.tab({ shift: true });
    await userEvent.keyboard(' ');
    await expect(canvas.queryByRole('link', { name: '员工列表' })).not.toBeInTheDocument();
  },
};

/** Below 1280 px: the bottom navigation, and the whole menu in a drawer. */
export const MobileDrawer: Story = {
  globals: onScreen('phone'),
  render: ({ items: menu, activeKey }) => (
    <>
      <BottomNav
        activeKey="me"
        items={[
          { key: 'home', label: '首页', icon: 'home', href: '#home' },
          { key: 'me', label: '我的', icon: 'user', href: '#me' },
        ]}
      />
      <SidebarDrawer defaultOpen items={menu} {...(activeKey ? { activeKey } : {})} />
    </>
  ),
  play: async () => {
    const drawer = await screen.findByRole('dialog', { name: '侧边菜单' });
    await expect(drawer).toBeVisible();
  },
};

export const NoIdentityChosen: Story = { args: { user: { name: '林晓禾' } } };
export const WithoutLogo: Story = { args: { brand: undefined } };
export const LongText: Story = {
  args: {
    brand: { ...brand, name: '辽宁省公共资源交易数字证书综合服务平台' },
    items: [
      {
        key: 'long',
        label: '公共资源交易平台证书管理',
        icon: <Icon name="certificate" />,
        href: '/core/caManage',
      },
    ],
    user: { name: '欧阳慕容晓晓晓晓晓', roleName: '建设工程项目负责人（一级注册建造师）' },
  },
};
/** Hidden routes are skipped, a single visible child replaces its parent, pinned routes come first. */
export const RulesOfTheMenu: Story = {
  args: {
    activeKey: 'rules-only-child',
    items: [
      { key: 'rules-last', label: '排在最后', icon: <Icon name="book" />, href: '/last' },
      {
        key: 'rules-parent',
        label: '只有一个子项',
        icon: <Icon name="users" />,
        children: [
          { key: 'rules-only-child', label: '唯一的子项', href: '/only' },
          { key: 'rules-hidden', label: '隐藏的子项', href: '/hidden', hidden: true },
        ],
      },
      {
        key: 'rules-gone',
        label: '全部隐藏',
        children: [{ key: 'rules-h', label: '无', href: '/h', hidden: true }],
      },
      { key: 'rules-pinned', label: '固定的', icon: <Icon name="home" />, href: '/', pinned: true },
    ],
  },
  play: async ({ canvas }) => {
    const menu = canvas.getByRole('navigation');
    const names = within(menu)
      .getAllByRole('link')
      .map((link) => link.textContent);
    await expect(names).toEqual(['固定的', '排在最后', '唯一的子项']);
    await expect(within(menu).queryByRole('button')).toBeNull();
  },
};

const circle: MenuItem = { key: 'circle', label: '自己的上级', icon: <Icon name="swap" />, href: '/circle' };
circle.children = [circle, { key: 'inside', label: '圈里的', href: '/inside' }];
/** Bad server data: a cycle, a duplicate path, an unknown icon, markup, a `javascript:` address. */
export const BadInput: Story = {
  args: {
    activeKey: 'nowhere',
    items: [
      circle,
      { key: 'twice', label: '第一个', icon: <Icon name={'no-such-icon' as IconName} />, href: '/twice' },
      { key: 'twice', label: '第二个', href: '/twice' },
      { key: 'markup', label: '<img src=x onerror="alert(1)">', href: '/markup', badge: -3 },
      {
        key: 'huge',
        label: '很多',
        icon: <Icon name="bell" />,
        href: '/huge',
        badge: Number.MAX_SAFE_INTEGER,
      },
      { key: 'script', label: '脚本', href: 'javascript:alert(1)' },
    ],
  },
  play: async ({ canvas }) => {
    const menu = canvas.getByRole('navigation');
    await expect(within(menu).getByText('<img src=x onerror="alert(1)">')).toBeVisible();
    await expect(within(menu).queryByText('第二个')).toBeNull();
    await expect(within(menu).queryByText('脚本')).toBeNull();
    await expect(within(menu).getByText('99+')).toBeVisible();
  },
};
export const Dark: Story = { globals: { ...onScreen('wide'), theme: 'dark' } };
export const Contrast: Story = { globals: { ...onScreen('wide'), contrast: 'high' } };
export const Elder: Story = { globals: { ...onScreen('wide'), mode: 'elder' } };
export const English: Story = { globals: { ...onScreen('wide'), locale: 'en-US' } };
export const States: Story = {
  parameters: { a11y: { config: { rules: [{ id: 'landmark-unique', enabled: false }] } } }, // one per theme
  render: (args) => (
    <StatesSheet
      minWidth="16rem"
      states={{
        open: <Sidebar {...args} />,
        nested: <Sidebar {...args} activeKey="requests" />,
        collapsed: <Sidebar {...args} collapsed />,
        searchable: <Sidebar {...args} searchable />,
        empty: <Sidebar {...args} items={[]} />,
      }}
    />
  ),
};

/** A province's own composition: the user at the bottom, a second menu, its own line. */
export const OwnParts: Story = {
  render: (args) => (
    <Parts.Root collapsed={args.collapsed}>
      <Parts.Menu items={args.items} activeKey={args.activeKey} searchable />
      <p style={{ padding: 16 }}>服务热线 024-22000000</p>
      <Parts.User user={user} onSwitchRole={args.onSwitchRole} />
    </Parts.Root>
  ),
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: '搜索菜单' }), '发票');
    await expect(canvas.getByRole('link', { name: '我的发票' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '切换身份' }));
    await expect(args.onSwitchRole).toHaveBeenCalled();
  },
};
