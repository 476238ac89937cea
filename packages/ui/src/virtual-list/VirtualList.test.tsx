import { createRef } from 'react';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { VirtualList, type VirtualListProps } from './index.js';
import { targetRow } from './targetRow.js';

const many = Array.from({ length: 10_000 }, (_, i) => `第 ${i + 1} 条`);
const show = (props: Partial<VirtualListProps<string>> = {}) =>
  render(
    <VirtualList label="日志" items={many} itemKey={(item) => item} renderItem={(item) => item} {...props} />,
  );

// jsdom has no layout: the list is 450 high, each row 45.
beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockImplementation(function (this: HTMLElement) {
    return this.dataset.part === 'row' ? 45 : 450;
  });
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(450);
  vi.spyOn(Element.prototype, 'scrollHeight', 'get').mockReturnValue(450_000);
  Element.prototype.scrollTo = function (this: Element, options?: ScrollToOptions | number) {
    if (typeof options === 'object') this.scrollTop = options.top ?? 0;
    this.dispatchEvent(new Event('scroll'));
  } as typeof Element.prototype.scrollTo;
});

describe('VirtualList', () => {
  it('renders only the visible rows, and announces the number of all', () => {
    show();
    const rows = screen.getAllByRole('listitem');
    expect(rows.length).toBeGreaterThan(9);
    expect(rows.length).toBeLessThan(30);
    expect(rows[0]).toHaveAttribute('aria-setsize', '10000');
    expect(rows[0]).toHaveAttribute('aria-posinset', '1');
    expect(screen.getByRole('list', { name: '日志' })).toHaveAttribute('tabindex', '0');
  });

  it('moves by keyboard and selects', async () => {
    const onValueChange = vi.fn<(key: string, details: unknown) => void>();
    show({ selectable: true, onValueChange });
    await userEvent.tab();
    const list = screen.getByRole('listbox');
    expect(list).toHaveFocus();
    const activeRow = () => document.getElementById(list.getAttribute('aria-activedescendant') ?? '');
    expect(activeRow()).toHaveTextContent('第 1 条');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    expect(onValueChange).toHaveBeenCalledExactlyOnceWith(
      '第 3 条',
      expect.objectContaining({ reason: 'select' }),
    );
    expect(screen.getByRole('option', { selected: true })).toHaveTextContent('第 3 条');
    await userEvent.keyboard('{End}');
    expect(activeRow()).toHaveTextContent('第 10000 条');
    await userEvent.keyboard('{Home}{ArrowUp}');
    expect(activeRow()).toHaveTextContent('第 1 条');
  });

  it('selects by click, and ignores a click on the selected row', async () => {
    const onValueChange = vi.fn<(key: string, details: unknown) => void>();
    show({ selectable: true, onValueChange });
    await userEvent.click(screen.getByText('第 4 条'));
    await userEvent.click(screen.getByText('第 4 条'));
    expect(onValueChange).toHaveBeenCalledTimes(1);
  });

  it('a plain list scrolls to its end', async () => {
    show();
    await userEvent.tab();
    await userEvent.keyboard('{End}');
    expect(await screen.findByText('第 10000 条')).toBeInTheDocument();
    await userEvent.keyboard('{Home}');
    expect(await screen.findByText('第 1 条')).toBeInTheDocument();
  });

  it('ignores keys of a control in a row', async () => {
    const onClick = vi.fn<() => void>();
    show({
      items: ['甲'],
      renderItem: (item) => (
        <button type="button" onClick={onClick}>
          {item}
        </button>
      ),
    });
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    expect(onClick).toHaveBeenCalledTimes(1);
  });

  it.each([[], null, undefined])('accepts %j', (items) => {
    show({ items });
    expect(screen.getByText('暂无数据')).toBeInTheDocument();
    expect(screen.queryByRole('list')).not.toBeInTheDocument();
  });

  it('accepts a list that becomes shorter than the active index', async () => {
    const { rerender } = show({ selectable: true });
    await userEvent.tab();
    await userEvent.keyboard('{End}');
    rerender(
      <VirtualList
        selectable
        label="日志"
        items={['甲', '乙']}
        itemKey={(item) => item}
        renderItem={(item) => item}
      />,
    );
    await userEvent.keyboard('{Enter}');
    expect(screen.getByRole('option', { selected: true })).toHaveTextContent('乙');
  });

  it('puts ref, rest, className and style on its element', () => {
    const ref = createRef<HTMLDivElement>();
    show({ ref, className: 'mine', style: { color: 'red' }, title: 'tip' });
    expect(ref.current).toHaveAttribute('data-component', 'VirtualList');
    expect(ref.current).toHaveClass('mine');
    expect(ref.current).toHaveAttribute('title', 'tip');
    expect(ref.current?.style.color).toBe('red');
  });

  it('has its first rows in the markup of the server', () => {
    const html = renderToString(
      <VirtualList label="日志" items={many} itemKey={(item) => item} renderItem={(item) => item} />,
    );
    expect(html).toContain('第 1 条');
    expect(html).not.toContain('第 100 条');
  });
});

describe('targetRow', () => {
  it('stays inside and handles only its own keys', () => {
    expect(targetRow('ArrowUp', 0, 5, 3)).toBe(0);
    expect(targetRow('PageDown', 3, 5, 3)).toBe(4);
    expect(targetRow('PageUp', 3, 5, 3)).toBe(0);
    expect(targetRow('End', 0, 5, 3)).toBe(4);
    expect(targetRow('a', 0, 5, 3)).toBeUndefined();
  });
});
