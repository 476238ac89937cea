import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { type MenuItem, Sidebar, visibleMenu } from './index.js';
import { brand, items, user } from './Sidebar.fixtures.js';

const leaf = (key: string, more?: Partial<MenuItem>): MenuItem => ({
  key,
  label: key,
  href: `/${key}`,
  ...more,
});

describe('visibleMenu', () => {
  it('skips hidden routes with all they hold', () => {
    expect(visibleMenu([leaf('a', { hidden: true, children: [leaf('b')] }), leaf('c')])).toEqual([leaf('c')]);
  });

  it('skips what leads nowhere', () => {
    expect(visibleMenu([leaf('a', { href: undefined }), leaf('b')])).toEqual([leaf('b')]);
  });

  it('shows a single visible child in its parent’s place, at any depth, with the parent’s icon', () => {
    const menu: MenuItem[] = [
      {
        key: 'system',
        label: '系统',
        icon: 'settings',
        children: [
          leaf('hidden', { hidden: true }),
          { key: 'inner', label: '内层', children: [leaf('users', { label: '用户' })] },
        ],
      },
    ];
    expect(visibleMenu(menu)).toEqual([leaf('users', { label: '用户', icon: 'settings' })]);
  });

  it('drops a parent with nothing left, unless it is a page itself', () => {
    const gone = { key: 'p', label: 'p', children: [leaf('x', { hidden: true })] };
    expect(visibleMenu([gone])).toEqual([]);
    expect(visibleMenu([{ ...gone, href: '/p' }])).toEqual([leaf('p')]);
  });

  it('puts pinned routes first and keeps the order otherwise', () => {
    const menu = [leaf('a'), leaf('b', { pinned: true }), leaf('c'), leaf('d', { pinned: true })];
    expect(visibleMenu(menu).map((item) => item.key)).toEqual(['b', 'd', 'a', 'c']);
  });

  it('leaves the given tree alone', () => {
    const before = structuredClone(items);
    visibleMenu(items);
    expect(items).toEqual(before);
  });
});

describe('Sidebar', () => {
  it('groups the menu and marks the page in hand', () => {
    render(<Sidebar brand={brand} user={user} items={items} activeKey="caManage" />);
    const menu = screen.getByRole('navigation', { name: '侧边菜单' });
    const certificates = within(menu).getByRole('list', { name: '证书' });
    expect(within(certificates).getAllByRole('link')).toHaveLength(3);
    expect(within(menu).getByRole('link', { current: 'page' })).toHaveAccessibleName('CA管理');
    expect(within(menu).getByRole('link', { name: '我的订单 2 条未读' })).toBeInTheDocument();
    expect(within(menu).queryByText('订单详情')).not.toBeInTheDocument();
  });

  it('opens what lies outside in a new tab and says so', () => {
    render(<Sidebar items={items} />);
    expect(screen.getByRole('link', { name: '考试报名，在新窗口打开' })).toHaveAttribute('target', '_blank');
  });

  it('opens a parent that holds the page, and by hand', async () => {
    const pointer = userEvent.setup();
    const { rerender } = render(<Sidebar items={items} activeKey="requests" />);
    const staff = screen.getByRole('button', { name: '员工管理', expanded: true });
    expect(screen.getByRole('link', { name: '加入申请' })).toHaveAttribute('aria-current', 'page');
    await pointer.click(staff);
    expect(screen.queryByRole('link', { name: '加入申请' })).not.toBeInTheDocument();
    rerender(<Sidebar items={items} activeKey="home" />);
    await pointer.click(staff);
    expect(screen.getByRole('link', { name: '员工列表' })).toBeInTheDocument();
  });

  it('shows who is signed in, with the switch of identity', async () => {
    const pointer = userEvent.setup();
    const onSwitchRole = vi.fn<() => void>();
    render(<Sidebar items={items} user={{ name: '林晓禾' }} onSwitchRole={onSwitchRole} />);
    expect(screen.getByText('尚未选择身份')).toBeInTheDocument();
    await pointer.click(screen.getByRole('button', { name: '切换身份' }));
    expect(onSwitchRole).toHaveBeenCalledOnce();
  });

  it('collapsed keeps every name for tooltip and speech, and opens for a parent', async () => {
    const pointer = userEvent.setup();
    const onCollapsedChange = vi.fn<(collapsed: boolean) => void>();
    render(
      <Sidebar brand={brand} user={user} items={items} collapsed onCollapsedChange={onCollapsedChange} />,
    );
    expect(screen.getByRole('link', { name: '个人中心' })).toHaveAttribute('title', '个人中心');
    expect(screen.getByRole('link', { name: '辽宁数字证书' })).toBeInTheDocument();
    await pointer.click(screen.getByRole('button', { name: '员工管理', expanded: false }));
    expect(onCollapsedChange).toHaveBeenCalledExactlyOnceWith(false);
  });

  it('renders on the server', () => {
    expect(renderToString(<Sidebar brand={brand} user={user} items={items} />)).toContain('CA管理');
  });
});
