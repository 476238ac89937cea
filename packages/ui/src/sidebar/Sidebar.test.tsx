import { useState } from 'react';
import { render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { type MenuItem, Sidebar } from './index.js';
import { brand, items, user } from './Sidebar.fixtures.js';

const leaf = (key: string, more?: Partial<MenuItem>): MenuItem => ({
  key,
  label: key,
  href: `/${key}`,
  ...more,
});

describe('Sidebar', () => {
  it('groups the menu and marks the current page', () => {
    render(<Sidebar brand={brand} user={user} items={items} activeKey="caManage" />);
    const menu = screen.getByRole('navigation', { name: '侧边菜单' });
    const certificates = within(menu).getByRole('list', { name: '证书' });
    expect(within(certificates).getAllByRole('link')).toHaveLength(3);
    expect(within(menu).getByRole('link', { current: 'page' })).toHaveAccessibleName('CA管理');
    expect(within(menu).getByRole('link', { name: '我的订单 2 条未读' })).toBeInTheDocument();
    expect(within(menu).queryByText('订单详情')).not.toBeInTheDocument();
  });

  it('opens external links in a new tab and says so', () => {
    render(<Sidebar items={items} />);
    expect(screen.getByRole('link', { name: '考试报名，在新窗口打开' })).toHaveAttribute('target', '_blank');
  });

  it('expands the parent of the current page, and on a click', async () => {
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

  it('shows the signed-in user, with the role switch', async () => {
    const pointer = userEvent.setup();
    const onSwitchRole = vi.fn<() => void>();
    render(<Sidebar items={items} user={{ name: '林晓禾' }} onSwitchRole={onSwitchRole} />);
    expect(screen.getByText('暂未选择身份')).toBeInTheDocument();
    await pointer.click(screen.getByRole('button', { name: '切换身份' }));
    expect(onSwitchRole).toHaveBeenCalledOnce();
  });

  it('collapsed keeps every accessible name', () => {
    render(<Sidebar brand={brand} user={user} items={items} collapsed />);
    expect(screen.getByRole('link', { name: '个人中心' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: '辽宁数字证书' })).toBeInTheDocument();
  });

  it('collapsed shows children beside their parent, by keyboard', async () => {
    const keyboard = userEvent.setup();
    render(<Sidebar items={items} collapsed activeKey="requests" />);
    const parent = screen.getByRole('button', { name: '员工管理', expanded: false });
    parent.focus();
    await keyboard.keyboard('{Enter}');
    const flyout = await screen.findByRole('dialog', { name: '员工管理' });
    expect(within(flyout).getByRole('link', { current: 'page' })).toHaveAccessibleName('加入申请');
    await keyboard.keyboard('{Escape}');
    await waitFor(() => expect(flyout).not.toBeInTheDocument());
    expect(screen.getByRole('button', { name: '员工管理', expanded: false })).toHaveFocus();
  });

  it('shows nested parents at any depth', async () => {
    const pointer = userEvent.setup();
    const deep = Array.from({ length: 6 }).reduceRight<MenuItem[]>(
      (children, _, i) => [{ key: `p${i}`, label: `第${i}层`, children }, leaf(`l${i}`)],
      [leaf('a'), leaf('b')],
    );
    render(<Sidebar items={deep} activeKey="a" />);
    expect(screen.getByRole('link', { name: 'a', current: 'page' })).toBeInTheDocument();
    await pointer.click(screen.getByRole('button', { name: '第1层', expanded: true }));
    expect(screen.queryByRole('link', { name: 'a' })).not.toBeInTheDocument();
  });

  it('search shows matches with their parents expanded; else a message', async () => {
    const keyboard = userEvent.setup();
    render(<Sidebar items={items} searchable />);
    const field = screen.getByRole('searchbox', { name: '搜索菜单' });
    await keyboard.type(field, '申请');
    expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual(['加入申请']);
    expect(screen.getByRole('button', { name: '员工管理', expanded: true })).toBeInTheDocument();
    await keyboard.clear(field);
    await keyboard.type(field, '<b>');
    expect(screen.getByRole('status')).toHaveTextContent('没有找到“<b>”');
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
    await keyboard.clear(field);
    expect(screen.getByRole('button', { name: '员工管理', expanded: false })).toBeInTheDocument();
  });

  it('collapsed expands for a search, and focuses the field', async () => {
    const pointer = userEvent.setup();
    const onCollapsedChange = vi.fn<(collapsed: boolean) => void>();
    render(<Sidebar items={items} defaultCollapsed searchable onCollapsedChange={onCollapsedChange} />);
    expect(screen.queryByRole('searchbox')).not.toBeInTheDocument();
    await pointer.click(screen.getByRole('button', { name: '搜索菜单' }));
    expect(onCollapsedChange).toHaveBeenCalledExactlyOnceWith(false, { reason: 'search' });
    expect(screen.getByRole('searchbox')).toHaveFocus();
  });

  it('expanded again without a search, it does not move the focus', async () => {
    const pointer = userEvent.setup();
    function Page() {
      const [collapsed, setCollapsed] = useState(true);
      return (
        <>
          <button type="button" onClick={() => setCollapsed(!collapsed)}>
            菜单
          </button>
          <Sidebar items={items} searchable collapsed={collapsed} onCollapsedChange={setCollapsed} />
        </>
      );
    }
    render(<Page />);
    await pointer.click(screen.getByRole('button', { name: '搜索菜单' }));
    expect(screen.getByRole('searchbox')).toHaveFocus();
    await pointer.click(screen.getByRole('button', { name: '菜单' }));
    await pointer.click(screen.getByRole('button', { name: '菜单' }));
    expect(screen.getByRole('searchbox')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: '菜单' })).toHaveFocus();
  });

  it('an empty role counts as none', () => {
    render(<Sidebar items={items} user={{ name: '林晓禾', roleName: '' }} />);
    expect(screen.getByText('暂未选择身份')).toBeInTheDocument();
  });

  it('without a permitted route shows what to do', () => {
    render(<Sidebar items={[leaf('a', { hidden: true })]} searchable />);
    expect(screen.getByText(/当前身份没有可用的菜单/)).toBeInTheDocument();
    expect(screen.queryByRole('searchbox')).not.toBeInTheDocument();
  });

  it('renders on the server', () => {
    expect(renderToString(<Sidebar brand={brand} user={user} items={items} />)).toContain('CA管理');
  });
});
