import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ContextMenu, type ContextMenuProps } from './index.js';

const setup = (props: Partial<ContextMenuProps> = {}) => {
  const onSelect = vi.fn<(key: string, target: HTMLElement) => void>();
  render(
    <ContextMenu
      label="标签页操作"
      onSelect={onSelect}
      items={[
        { key: 'refresh', label: '刷新' },
        { key: 'close', label: '关闭', disabled: true },
        { key: 'others', label: '关闭其他' },
      ]}
      {...props}
    >
      <button type="button">订单详情</button>
      <input aria-label="备注" />
    </ContextMenu>,
  );
  return { onSelect, tab: screen.getByRole('button', { name: '订单详情' }) };
};
const menu = () => screen.findByRole('menu', { name: '标签页操作' });

describe('ContextMenu', () => {
  afterEach(() => vi.useRealTimers());

  it('opens on a right click, in place of the browser menu, and reports the chosen item and its target', async () => {
    const { onSelect, tab } = setup();
    expect(fireEvent.contextMenu(tab, { clientX: 40, clientY: 30 })).toBe(false);
    expect(await menu()).toHaveAttribute('data-component', 'ContextMenu');
    expect(await menu()).not.toHaveAttribute('aria-labelledby'); // its own name alone: nothing else names it
    await userEvent.click(screen.getByRole('menuitem', { name: '关闭其他' }));
    expect(onSelect).toHaveBeenCalledExactlyOnceWith('others', tab);
    expect(screen.queryByRole('menu')).not.toBeInTheDocument();
  });

  it.each([
    ['Shift+F10', '{Shift>}{F10}{/Shift}'],
    ['the menu key', '{ContextMenu}'],
  ])('opens on %s with the first row focused and returns the focus on Esc', async (_name, keys) => {
    const { tab } = setup();
    tab.focus();
    await userEvent.keyboard(keys);
    await waitFor(() => expect(screen.getByRole('menuitem', { name: '刷新' })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: '关闭其他' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('menu')).not.toBeInTheDocument();
    await waitFor(() => expect(tab).toHaveFocus());
  });

  it('keeps disabled rows reachable and does not choose them', async () => {
    const { onSelect, tab } = setup();
    fireEvent.contextMenu(tab);
    await menu();
    await userEvent.click(screen.getByRole('menuitem', { name: '关闭' }));
    expect(onSelect).not.toHaveBeenCalled();
    expect(screen.getByRole('menu')).toBeInTheDocument();
  });

  it('closes on a press outside, on scrolling and when the window loses the focus', async () => {
    const { tab } = setup();
    const scroll = () => {
      vi.spyOn(tab, 'getBoundingClientRect').mockReturnValue(DOMRect.fromRect({ y: -40 }));
      fireEvent.scroll(window);
    };
    for (const leave of [() => userEvent.click(document.body), scroll, () => fireEvent.blur(window)]) {
      fireEvent.contextMenu(tab);
      await menu();
      await leave();
      await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
    }
  });

  it('stays open on the late event of a scroll that came before it, and when its own rows scroll', async () => {
    const { tab } = setup();
    fireEvent.contextMenu(tab);
    const opened = await menu();
    fireEvent.scroll(window);
    fireEvent.scroll(opened);
    await userEvent.keyboard('{ArrowDown}');
    expect(opened).toBeInTheDocument();
  });

  it('keeps the browser menu in text fields', () => {
    setup();
    expect(fireEvent.contextMenu(screen.getByRole('textbox', { name: '备注' }))).toBe(true);
    expect(screen.queryByRole('menu')).not.toBeInTheDocument();
  });

  it('opens on a touch of 2000 ms, not on a mouse press', () => {
    vi.useFakeTimers();
    const { tab } = setup();
    const at = { isPrimary: true, button: 0, clientX: 9, clientY: 9 };
    fireEvent.pointerDown(tab, { ...at, pointerType: 'mouse' });
    act(() => vi.advanceTimersByTime(3000));
    expect(screen.queryByRole('menu')).not.toBeInTheDocument();
    fireEvent.pointerUp(tab, { pointerType: 'mouse' });
    fireEvent.pointerDown(tab, { ...at, pointerType: 'touch' });
    act(() => vi.advanceTimersByTime(1999));
    expect(screen.queryByRole('menu')).not.toBeInTheDocument();
    act(() => vi.advanceTimersByTime(1));
    expect(screen.getByRole('menu')).toBeInTheDocument();
  });

  it('builds its rows for the target element', async () => {
    const { tab } = setup({ items: (target) => [{ key: 'x', label: `关闭${target.textContent}` }] });
    fireEvent.contextMenu(tab);
    expect(await screen.findByRole('menuitem', { name: '关闭订单详情' })).toBeInTheDocument();
  });

  it('accepts no rows, and labels of 2,000 characters as text', async () => {
    const long = '<b>甲</b>'.repeat(250);
    const { tab } = setup({ items: [{ key: 'x', label: long }] });
    fireEvent.contextMenu(tab);
    expect(await screen.findByRole('menuitem', { name: long })).toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
  });
});
