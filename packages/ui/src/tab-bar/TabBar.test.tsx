import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { TabBar, type TabBarAction, type TabBarActionDetails, type TabBarItem, tabId } from './index.js';
import { items, LiveTabBar, manyItems } from './TabBar.fixtures.js';

type OnAction = (action: TabBarAction, details: TabBarActionDetails) => void;
const setup = (props: Partial<Parameters<typeof LiveTabBar>[0]> = {}) => {
  const onAction = vi.fn<OnAction>();
  render(<LiveTabBar items={items} activePath="/core/caManage" onAction={onAction} {...props} />);
  return onAction;
};
const tab = (name: string | RegExp) => screen.getByRole('tab', { name });
const names = () => screen.getAllByRole('tab').map((each) => each.title);
const active = () => screen.getByRole('tab', { selected: true });
const cross = (name: string | RegExp) => tab(name).querySelector('[data-part="close"]');
const openMenu = async (name: string | RegExp) => {
  fireEvent.contextMenu(tab(name), { clientX: 10, clientY: 10 });
  return screen.findByRole('menu');
};

describe('by pointer', () => {
  it('a click activates', async () => {
    const onAction = setup();
    await userEvent.click(tab('个人中心'));
    expect(onAction).toHaveBeenCalledExactlyOnceWith(
      { type: 'activate', path: '/core/personal' },
      { reason: 'press' },
    );
    expect(active()).toBe(tab('个人中心'));
  });

  it('the close icon and a middle click close, and the last remaining tab becomes active', () => {
    const onAction = setup();
    fireEvent.click(cross('CA管理') as Element);
    expect(onAction).toHaveBeenLastCalledWith(
      { type: 'close', path: '/core/caManage' },
      { reason: 'close-button' },
    );
    expect(active()).toBe(tab('我的发票'));
    fireEvent(tab('我的发票'), new MouseEvent('auxclick', { bubbles: true, button: 1 }));
    expect(onAction).toHaveBeenLastCalledWith(
      { type: 'close', path: '/core/invoice' },
      { reason: 'middle-press' },
    );
    expect(names()).toEqual(['首页', '个人中心', '订单详情']);
  });

  it('a fixed tab has no close icon and does not close', async () => {
    const onAction = setup();
    expect(cross(/首页/)).toBeNull();
    fireEvent(tab(/首页/), new MouseEvent('auxclick', { bubbles: true, button: 1 }));
    tab(/首页/).focus();
    await userEvent.keyboard('{Delete}');
    expect(onAction).not.toHaveBeenCalled();
    expect(tab('首页，已固定')).toBeInTheDocument();
  });
});

describe('by keyboard', () => {
  it('is one tab stop, at the active tab', async () => {
    setup();
    await userEvent.tab();
    expect(tab('CA管理')).toHaveFocus();
    await userEvent.tab();
    expect(screen.getByRole('button', { name: '更多操作' })).toHaveFocus();
  });

  it('arrows, Home and End move the focus and wrap around, Enter and Space activate', async () => {
    const onAction = setup();
    tab('CA管理').focus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    expect(tab('我的发票')).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    expect(tab(/首页/)).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}{Home}{End}');
    expect(tab('我的发票')).toHaveFocus();
    expect(onAction).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    expect(active()).toBe(tab('我的发票'));
    await userEvent.keyboard('{Home} ');
    expect(active()).toBe(tab(/首页/));
  });

  it('Delete closes; the focus moves to the tab that takes its place, or to the new active one', async () => {
    setup();
    tab('个人中心').focus();
    await userEvent.keyboard('{Delete}');
    expect(tab('CA管理')).toHaveFocus();
    await userEvent.keyboard('{Delete}');
    expect(active()).toBe(tab('我的发票'));
    expect(tab('我的发票')).toHaveFocus();
    await userEvent.keyboard('{Delete}');
    await userEvent.keyboard('{Delete}');
    expect(names()).toEqual(['首页']);
    expect(tab(/首页/)).toHaveFocus();
  });

  it('a close that the caller refuses does not move the focus', async () => {
    const onAction = vi.fn<OnAction>();
    render(<TabBar items={items} activePath="/core/personal" onAction={onAction} />);
    tab('个人中心').focus();
    await userEvent.keyboard('{Delete}');
    expect(onAction).toHaveBeenCalledOnce();
    expect(tab('个人中心')).toHaveFocus();
  });

  it('a refused close does not move the focus when the tab disappears much later', async () => {
    const page = (shown: readonly TabBarItem[]) => (
      <>
        <TabBar items={shown} activePath="/core/caManage" onAction={() => {}} />
        <input aria-label="备注" />
      </>
    );
    const { rerender } = render(page(items));
    tab('个人中心').focus();
    await userEvent.keyboard('{Delete}');
    await userEvent.click(screen.getByRole('textbox', { name: '备注' }));
    rerender(page(items.filter(({ path }) => path !== '/core/personal')));
    expect(screen.getByRole('textbox', { name: '备注' })).toHaveFocus();
  });

  it('Ctrl+Shift+arrows move a tab within its group, and announce it', async () => {
    const onAction = setup();
    tab('个人中心').focus();
    await userEvent.keyboard('{Control>}{Shift>}{ArrowRight}{/Shift}{/Control}');
    expect(onAction).toHaveBeenLastCalledWith(
      { type: 'move', path: '/core/personal', index: 2 },
      { reason: 'keyboard' },
    );
    expect(names()).toEqual(['首页', 'CA管理', '个人中心', '订单详情', '我的发票']);
    expect(tab('个人中心')).toHaveFocus();
    expect(screen.getByRole('status')).toHaveTextContent('“个人中心”已移到第 3 个，共 5 个');
    await userEvent.keyboard('{Control>}{Shift>}{ArrowLeft}{ArrowLeft}{/Shift}{/Control}');
    expect(names()[1]).toBe('个人中心');
    expect(screen.getByRole('status')).toHaveTextContent('“个人中心”已在本组的边上，不能再移动');
  });

  it('leaves other combinations to the browser', () => {
    setup();
    for (const more of [{ altKey: true }, { metaKey: true }, { ctrlKey: true }])
      expect(fireEvent.keyDown(tab('个人中心'), { key: 'ArrowLeft', ...more })).toBe(true);
    expect(fireEvent.keyDown(tab('个人中心'), { key: 'a' })).toBe(true);
  });
});

describe('the menu', () => {
  const row = (menu: HTMLElement, name: string) => within(menu).getByRole('menuitem', { name });

  it('applies its rows to the tab under the pointer', async () => {
    const onAction = setup();
    let menu = await openMenu('个人中心');
    expect(menu).toHaveAccessibleName('“个人中心”的操作');
    expect(
      within(menu)
        .getAllByRole('menuitem')
        .slice(0, 4)
        .map((each) => each.textContent),
    ).toEqual(['刷新页面', '关闭当前', '关闭其他', '全部关闭']);
    await userEvent.click(row(menu, '刷新页面'));
    expect(onAction).toHaveBeenLastCalledWith(
      { type: 'refresh', path: '/core/personal' },
      { reason: 'menu' },
    );
    menu = await openMenu('个人中心');
    await userEvent.click(row(menu, '关闭右侧'));
    expect(names()).toEqual(['首页', '个人中心']);
    menu = await openMenu('个人中心');
    await userEvent.click(row(menu, '重新打开'));
    expect(active()).toBe(tab('我的发票'));
    menu = await openMenu('我的发票');
    await userEvent.click(row(menu, '固定页面'));
    expect(names()).toEqual(['首页', '我的发票', '个人中心']);
    menu = await openMenu(/我的发票/);
    await userEvent.click(row(menu, '取消固定'));
    menu = await openMenu('我的发票');
    await userEvent.click(row(menu, '关闭其他'));
    expect(names()).toEqual(['首页', '我的发票']);
    menu = await openMenu('我的发票');
    await userEvent.click(row(menu, '全部关闭'));
    expect(names()).toEqual(['首页']);
  });

  it('moves a tab within its group, for people who cannot drag, and announces it', async () => {
    const onAction = setup();
    await userEvent.click(row(await openMenu('个人中心'), '向右移动'));
    expect(onAction).toHaveBeenLastCalledWith(
      { type: 'move', path: '/core/personal', index: 2 },
      { reason: 'menu' },
    );
    expect(names()).toEqual(['首页', 'CA管理', '个人中心', '订单详情', '我的发票']);
    expect(screen.getByRole('status')).toHaveTextContent('“个人中心”已移到第 3 个，共 5 个');
    await userEvent.click(row(await openMenu('个人中心'), '向左移动'));
    expect(names()[1]).toBe('个人中心');
    expect(row(await openMenu('个人中心'), '向左移动')).toHaveAttribute('aria-disabled', 'true');
    expect(
      screen
        .getAllByRole('menuitem')
        .slice(0, 4)
        .map((each) => each.textContent),
    ).toEqual(['刷新页面', '关闭当前', '关闭其他', '全部关闭']);
  });

  it('a row that does not close its tab leaves no pending focus', async () => {
    const page = (shown: readonly TabBarItem[]) => (
      <TabBar items={shown} activePath="/core/caManage" onAction={() => {}} />
    );
    const { rerender } = render(page(items));
    await userEvent.click(row(await openMenu('个人中心'), '刷新页面'));
    (document.activeElement as HTMLElement).blur();
    rerender(page(items.filter(({ path }) => path !== '/core/personal')));
    expect(document.body).toHaveFocus();
  });

  it('disables rows without effect', async () => {
    setup({ items: items.slice(0, 2), activePath: '/' });
    const menu = await openMenu(/首页/);
    const disabled = within(menu)
      .getAllByRole('menuitem')
      .filter((each) => each.getAttribute('aria-disabled') === 'true')
      .map((each) => each.textContent);
    expect(disabled).toEqual(['关闭当前', '关闭左侧', '向左移动', '向右移动', '固定页面', '重新打开']);
  });

  it('opens with Shift+F10 on the focused tab; closing from there keeps the focus in the row', async () => {
    setup();
    tab('个人中心').focus();
    await userEvent.keyboard('{Shift>}{F10}{/Shift}');
    const menu = await screen.findByRole('menu', { name: '“个人中心”的操作' });
    await waitFor(() => expect(row(menu, '刷新页面')).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(tab('CA管理')).toHaveFocus());
    expect(names()).not.toContain('个人中心');
  });

  it('offers a new window for the tab, if the caller can open one', async () => {
    const onOpenWindow = vi.fn<(path: string) => void>();
    const onAction = setup({ onOpenWindow });
    await userEvent.click(row(await openMenu('个人中心'), '新开窗口'));
    expect(onOpenWindow).toHaveBeenCalledExactlyOnceWith('/core/personal');
    await userEvent.click(screen.getByRole('button', { name: '更多操作' }));
    await userEvent.click(row(await screen.findByRole('menu'), '新开窗口'));
    expect(onOpenWindow).toHaveBeenLastCalledWith('/core/caManage');
    for (const held of [{ ctrlKey: true }, { metaKey: true }]) fireEvent.click(tab('我的发票'), held);
    expect(onOpenWindow.mock.calls.slice(2)).toEqual([['/core/invoice'], ['/core/invoice']]);
    expect(onAction).not.toHaveBeenCalled();
    expect(active()).toBe(tab('CA管理'));
  });

  it('has no row for a window, and ignores Ctrl, if the caller opens none', async () => {
    const onAction = setup();
    expect(within(await openMenu('个人中心')).queryByRole('menuitem', { name: '新开窗口' })).toBeNull();
    fireEvent.click(tab('我的发票'), { ctrlKey: true });
    expect(onAction).toHaveBeenLastCalledWith(
      { type: 'activate', path: '/core/invoice' },
      { reason: 'press' },
    );
  });

  it('is behind the visible button too, for the active tab', async () => {
    setup();
    await userEvent.click(screen.getByRole('button', { name: '更多操作' }));
    const menu = await screen.findByRole('menu', { name: '“CA管理”的操作' });
    await userEvent.click(row(menu, '关闭当前'));
    expect(names()).not.toContain('CA管理');
    await waitFor(() => expect(screen.getByRole('button', { name: '更多操作' })).toHaveFocus());
  });
});

describe('its content', () => {
  it('names, marks and links its tabs', () => {
    render(<TabBar id="bar" panelId="page" items={items} activePath="/" />);
    expect(screen.getByRole('tablist', { name: '已打开页面' })).toBeInTheDocument();
    expect(active()).toHaveAttribute('aria-controls', 'page');
    expect(active()).toHaveAttribute('id', tabId('bar', '/'));
    expect(tab(/订单详情/)).toHaveAccessibleName('订单详情，有未保存的内容');
  });

  it.each([undefined, '', '  ', 'no-name'])('a tab called %j is an unnamed page', (title) => {
    render(<TabBar items={[{ path: '/a', title }]} />);
    expect(tab('未命名页面')).toHaveAttribute('tabindex', '0');
  });

  it('shows a path once and markup as text, and accepts no tabs', () => {
    const title = '<img src=x onerror=alert(1)>';
    const [, second] = items;
    if (!second) throw new Error('a fixture of one tab');
    const { rerender } = render(
      <TabBar items={[second, { ...second, title: '又' }, { path: '/x', title }]} />,
    );
    expect(names()).toEqual(['个人中心', title]);
    rerender(<TabBar items={[]} />);
    expect(screen.queryByRole('tab')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: '更多操作' })).toBeDisabled();
  });

  it('re-renders only the two tabs that a switch changes, of a thousand', () => {
    const thousand = manyItems(1000);
    const { rerender } = render(<TabBar items={thousand} activePath="/core/order/1" />);
    const seen: MutationRecord[] = [];
    const observer = new MutationObserver((records) => seen.push(...records));
    observer.observe(screen.getByRole('tablist'), { attributes: true, subtree: true });
    rerender(<TabBar items={thousand} activePath="/core/order/999" />);
    seen.push(...observer.takeRecords());
    expect(new Set(seen.map((record) => (record.target as HTMLElement).title))).toEqual(
      new Set(['订单 2', '订单 1000']),
    );
  });

  it('offers to maximize when the caller can', async () => {
    const onMaximizedChange = vi.fn<(maximized: boolean) => void>();
    const { rerender } = render(<TabBar items={items} onMaximizedChange={onMaximizedChange} />);
    await userEvent.click(screen.getByRole('button', { name: '最大化', pressed: false }));
    expect(onMaximizedChange).toHaveBeenCalledExactlyOnceWith(true);
    rerender(<TabBar items={items} maximized onMaximizedChange={onMaximizedChange} />);
    await userEvent.click(screen.getByRole('button', { name: '还原', pressed: true }));
    expect(onMaximizedChange).toHaveBeenLastCalledWith(false);
  });
});
