import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import fc from 'fast-check';
import { renderToString } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { Pagination, pageWindow } from './index.js';

describe('pageWindow', () => {
  it.each([
    [1, 1, [1]],
    [1, 5, [1, 2, 'gap', 5]],
    [2, 25, [1, 2, 3, 'gap', 25]],
    [4, 25, [1, 2, 3, 4, 5, 'gap', 25]],
    [12, 25, [1, 'gap', 11, 12, 13, 'gap', 25]],
    [25, 25, [1, 'gap', 24, 25]],
  ])('page %i of %i', (page, pages, expected) => expect(pageWindow(page, pages)).toEqual(expected));

  it('always offers both ends, the page and its neighbors, in order, and never hides a single page', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 300 }), fc.nat(299), (pages, offset) => {
        const page = 1 + (offset % pages);
        const entries = pageWindow(page, pages);
        const numbers = entries.filter((entry) => entry !== 'gap');
        expect(numbers).toEqual([...new Set(numbers)].sort((a, b) => a - b));
        expect(numbers).toEqual(expect.arrayContaining([1, pages, page]));
        // neighbors differ by one, except across a gap, which stands for two pages or more
        const leaps = numbers.slice(1).map((number, index) => number - Number(numbers[index]));
        const gaps = entries.filter((entry) => entry === 'gap').length;
        expect(leaps.filter((leap) => leap > 1)).toHaveLength(gaps);
        expect(leaps.every((leap) => leap === 1 || leap > 2)).toBe(true);
      }),
    );
  });
});

describe('Pagination', () => {
  it('shows the total and the current page', () => {
    render(<Pagination page={2} pageSize={10} total={1246} onPageChange={() => {}} />);
    expect(screen.getByRole('navigation', { name: '分页' })).toHaveTextContent('共 1,246 条');
    expect(screen.getByRole('button', { current: 'page' })).toHaveAccessibleName('第 2 页');
    expect(screen.getByRole('button', { name: '第 125 页' })).toBeInTheDocument();
  });

  it('moves to a page, forward and back, but not past the ends', async () => {
    const user = userEvent.setup();
    const onPageChange = vi.fn<(value: number) => void>();
    const { rerender } = render(<Pagination page={1} pageSize={10} total={25} onPageChange={onPageChange} />);
    await user.click(screen.getByRole('button', { name: '上一页' }));
    await user.click(screen.getByRole('button', { name: '第 1 页' }));
    expect(onPageChange).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: '第 3 页' }));
    await user.click(screen.getByRole('button', { name: '下一页' }));
    expect(onPageChange.mock.calls).toEqual([[3], [2]]);
    rerender(<Pagination page={3} pageSize={10} total={25} onPageChange={onPageChange} />);
    expect(screen.getByRole('button', { name: '下一页' })).toHaveFocus();
    await user.click(screen.getByRole('button', { name: '下一页' }));
    expect(onPageChange).toHaveBeenCalledTimes(2);
  });

  it('moves the focus to the beginning of the list, which is read next', async () => {
    render(
      <section aria-label="订单">
        <Pagination page={1} pageSize={10} total={25} onPageChange={() => {}} />
      </section>,
    );
    await userEvent.click(screen.getByRole('button', { name: '下一页' }));
    expect(screen.getByRole('region', { name: '订单' })).toHaveFocus();
  });

  it('shows the last page when records were removed', () => {
    render(<Pagination page={9} pageSize={10} total={25} onPageChange={() => {}} />);
    expect(screen.getByRole('button', { current: 'page' })).toHaveAccessibleName('第 3 页');
  });

  it('moves to the page that it shows when another one was requested', async () => {
    const onPageChange = vi.fn<(value: number) => void>();
    const { rerender } = render(<Pagination page={9} pageSize={10} total={25} onPageChange={onPageChange} />);
    await userEvent.click(screen.getByRole('button', { current: 'page' }));
    rerender(<Pagination page={2} pageSize={10} total={10} onPageChange={onPageChange} />);
    await userEvent.click(screen.getByRole('button', { current: 'page' }));
    expect(onPageChange.mock.calls).toEqual([[3], [1]]);
  });

  it('moves the focus to the list that it pages', async () => {
    render(
      <section aria-label="订单">
        <Pagination page={1} pageSize={10} total={25} onPageChange={() => {}} />
      </section>,
    );
    await userEvent.setup().click(screen.getByRole('button', { name: '第 2 页' }));
    expect(screen.getByRole('region', { name: '订单' })).toHaveFocus();
  });

  it('offers page sizes only with a handler', async () => {
    const user = userEvent.setup();
    const onPageSizeChange = vi.fn<(value: number) => void>();
    render(
      <Pagination
        page={1}
        pageSize={10}
        total={25}
        onPageChange={() => {}}
        onPageSizeChange={onPageSizeChange}
      />,
    );
    await user.selectOptions(screen.getByRole('combobox', { name: '每页条数' }), '20 条/页');
    expect(onPageSizeChange).toHaveBeenCalledExactlyOnceWith(20);
  });

  it('renders on the server, also without records', () => {
    expect(renderToString(<Pagination page={1} pageSize={10} total={0} onPageChange={() => {}} />)).toContain(
      '第 1 页',
    );
  });
});

it('offers its current size, even if it is not one of the options', () => {
  render(
    <Pagination page={1} pageSize={15} total={40} onPageChange={() => {}} onPageSizeChange={() => {}} />,
  );
  expect(screen.getByRole('combobox')).toHaveValue('15');
  expect(screen.getAllByRole('option').map((option) => option.getAttribute('value'))).toEqual([
    '10',
    '15',
    '20',
    '50',
  ]);
});
