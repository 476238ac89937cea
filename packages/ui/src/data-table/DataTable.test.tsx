import { createRef } from 'react';
import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { DataTable, type DataTableColumn, type DataTableProps, type DataTableQuery } from './index.js';

interface Order {
  id: string;
  name: string;
  fen: number;
  state: string | null;
}

const rows: Order[] = [
  { id: 'DD1', name: '企业主锁延期', fen: 30_000, state: 'paid' },
  { id: 'DD2', name: '新办手机证书', fen: 600, state: 'unpaid' },
  { id: 'DD3', name: '安全锁补办', fen: 4500, state: null },
];
const columns: DataTableColumn<Order>[] = [
  { key: 'name', header: '业务', primary: true, value: ({ name }) => name, render: ({ name }) => name },
  { key: 'fen', header: '金额', align: 'right', value: ({ fen }) => fen, render: ({ fen }) => `${fen} 分` },
  {
    key: 'state',
    header: '状态',
    value: ({ state }) => state,
    render: ({ state }) => state ?? '—',
    filterOptions: [
      { value: 'paid', label: '已支付' },
      { value: 'unpaid', label: '待支付' },
    ],
  },
  { key: 'actions', header: '操作', actions: true, render: () => <button type="button">查看</button> },
];
const rowKey = ({ id }: Order) => id;
const show = (props: Partial<DataTableProps<Order>> = {}) =>
  render(<DataTable caption="最近订单" columns={columns} rows={rows} rowKey={rowKey} {...props} />);

const names = () =>
  screen
    .getAllByRole('cell')
    .filter((cell) => cell.dataset.primary)
    .map((cell) => cell.textContent);
const head = (name: string) => screen.getByRole('columnheader', { name: new RegExp(name) });
const sortBy = (name: string) => userEvent.click(within(head(name)).getByRole('button', { name }));

describe('sorting', () => {
  it('cycles through ascending, descending and unsorted, and announces it', async () => {
    show();
    expect(head('金额')).not.toHaveAttribute('aria-sort');
    await sortBy('金额');
    expect(names()).toEqual(['新办手机证书', '安全锁补办', '企业主锁延期']);
    expect(head('金额')).toHaveAttribute('aria-sort', 'ascending');
    await sortBy('金额');
    expect(names()).toEqual(['企业主锁延期', '安全锁补办', '新办手机证书']);
    expect(head('金额')).toHaveAttribute('aria-sort', 'descending');
    await sortBy('金额');
    expect(names()).toEqual(rows.map(({ name }) => name));
  });

  it('sorts Chinese names by pinyin, and empty values last in both directions', async () => {
    show();
    await sortBy('业务');
    expect(names()).toEqual(['安全锁补办', '企业主锁延期', '新办手机证书']);
    await sortBy('状态');
    expect(names()?.at(-1)).toBe('安全锁补办');
    await sortBy('状态');
    expect(names()?.at(-1)).toBe('安全锁补办');
  });

  it('offers no sorting where there is no value', () => {
    show();
    expect(within(head('操作')).queryByRole('button')).toBeNull();
  });
});

describe('search and filter', () => {
  it('searches every column with a value, shows the count, and can be cleared', async () => {
    show({ searchable: true });
    await userEvent.type(screen.getByRole('textbox', { name: '搜索最近订单' }), '锁');
    expect(names()).toEqual(['企业主锁延期', '安全锁补办']);
    expect(screen.getByText('共 2 条符合条件')).toHaveAttribute('aria-live', 'polite');
    await userEvent.type(screen.getByRole('textbox', { name: '搜索最近订单' }), '没有的');
    expect(screen.getByText('没有符合条件的记录')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: '清除全部条件' }));
    expect(names()).toHaveLength(3);
  });

  it('names the searched content in the field', () => {
    show({ searchable: true, searchPlaceholder: '订单号或企业' });
    expect(screen.getByRole('textbox', { name: '搜索最近订单' })).toHaveAttribute(
      'placeholder',
      '订单号或企业',
    );
  });

  it('filters by checked values of a column head', async () => {
    show();
    await userEvent.click(screen.getByRole('button', { name: '筛选状态' }));
    await userEvent.click(screen.getByRole('checkbox', { name: '待支付' }));
    expect(names()).toEqual(['新办手机证书']);
    await userEvent.click(screen.getByRole('checkbox', { name: '已支付' }));
    expect(names()).toHaveLength(2);
    await userEvent.click(screen.getByRole('button', { name: '清除筛选' }));
    expect(names()).toHaveLength(3);
  });
});

describe('pages', () => {
  it('cuts into pages, and returns to the first page when the query changes', async () => {
    show({ defaultQuery: { pageSize: 2 } });
    expect(names()).toHaveLength(2);
    await userEvent.click(screen.getByRole('button', { name: '第 2 页' }));
    expect(names()).toEqual(['安全锁补办']);
    await sortBy('金额');
    expect(names()).toEqual(['新办手机证书', '安全锁补办']);
  });

  it('leaves paging, sorting and filtering to the server when `total` is given', async () => {
    const onQueryChange = vi.fn<NonNullable<DataTableProps<Order>['onQueryChange']>>();
    const query: DataTableQuery = { search: '锁', filters: {}, sort: null, page: 2, pageSize: 3 };
    show({ query, total: 9, onQueryChange, searchable: true });
    expect(names()).toHaveLength(3);
    await sortBy('金额');
    expect(onQueryChange).toHaveBeenLastCalledWith(
      { ...query, page: 1, sort: { key: 'fen', direction: 'ascending' } },
      { reason: 'sort' },
    );
    await userEvent.click(screen.getByRole('button', { name: '第 3 页' }));
    expect(onQueryChange).toHaveBeenLastCalledWith({ ...query, page: 3 }, { reason: 'page' });
    expect(names()).toEqual(rows.map(({ name }) => name));
    expect(screen.getAllByRole('row')[1]).toHaveAttribute('aria-rowindex', '5');
  });
});

describe('a page whose rows were removed', () => {
  it('is replaced by the last remaining page', async () => {
    const props = { caption: '最近订单', columns, rowKey, empty: <p>暂无订单</p> };
    const { rerender } = render(<DataTable {...props} rows={rows} defaultQuery={{ page: 2, pageSize: 2 }} />);
    expect(names()).toEqual(['安全锁补办']);
    rerender(<DataTable {...props} rows={rows.slice(0, 2)} />);
    expect(names()).toEqual(['企业主锁延期', '新办手机证书']);
    expect(screen.getByRole('button', { current: 'page' })).toHaveAccessibleName('第 1 页');
    expect(screen.getAllByRole('row')[1]).toHaveAttribute('aria-rowindex', '2');
  });

  it('asks the server for the page before it, once, without showing the empty state', () => {
    const onQueryChange = vi.fn<NonNullable<DataTableProps<Order>['onQueryChange']>>();
    const query = { search: '', filters: {}, sort: null, page: 2, pageSize: 3 };
    const props = { caption: '最近订单', columns, rowKey, query, onQueryChange, empty: <p>暂无订单</p> };
    const { rerender } = render(<DataTable {...props} rows={rows.slice(0, 1)} total={4} />);
    rerender(<DataTable {...props} rows={[]} total={4} loading />);
    expect(onQueryChange).not.toHaveBeenCalled();
    rerender(<DataTable {...props} rows={[]} total={3} />);
    rerender(<DataTable {...props} rows={[]} total={3} />);
    expect(onQueryChange).toHaveBeenCalledExactlyOnceWith({ ...query, page: 1 }, { reason: 'page' });
    expect(screen.queryByText('暂无订单')).not.toBeInTheDocument();
  });

  it('is empty when the server has no rows', () => {
    const onQueryChange = vi.fn<NonNullable<DataTableProps<Order>['onQueryChange']>>();
    show({
      rows: [],
      total: 0,
      defaultQuery: { page: 2, pageSize: 3 },
      onQueryChange,
      empty: <p>暂无订单</p>,
    });
    expect(screen.getByText('暂无订单')).toBeInTheDocument();
    expect(onQueryChange).not.toHaveBeenCalled();
  });
});

describe('selection', () => {
  it('selects single rows and all rows, and offers actions', async () => {
    const onSelectedChange = vi.fn<NonNullable<DataTableProps<Order>['onSelectedChange']>>();
    show({
      selectable: true,
      onSelectedChange,
      bulkActions: (keys) => <button type="button">导出 {keys.length} 条</button>,
    });
    expect(screen.queryByText(/已选/)).toBeNull();
    await userEvent.click(screen.getByRole('checkbox', { name: '选择新办手机证书' }));
    expect(onSelectedChange).toHaveBeenLastCalledWith(['DD2'], { reason: 'row' });
    expect(screen.getByText('已选 1 条')).toBeInTheDocument();
    const all = screen.getByRole('checkbox', { name: '全选' });
    expect(all).toBePartiallyChecked();
    await userEvent.click(all);
    expect(screen.getByRole('button', { name: '导出 3 条' })).toBeInTheDocument();
    expect(all).toBeChecked();
    await userEvent.click(screen.getByRole('button', { name: '取消选择' }));
    expect(screen.queryByRole('button', { name: /导出/ })).toBeNull();
  });

  it('keeps rows selected on other pages', async () => {
    show({ selectable: true, defaultQuery: { pageSize: 2 } });
    await userEvent.click(screen.getByRole('checkbox', { name: '全选' }));
    await userEvent.click(screen.getByRole('button', { name: '第 2 页' }));
    await userEvent.click(screen.getByRole('checkbox', { name: '全选' }));
    expect(screen.getByText('已选 3 条')).toBeInTheDocument();
  });
});

describe('columns', () => {
  afterEach(() => localStorage.clear());

  it('hides columns and remembers them, except the primary one and the actions', async () => {
    const props = { columnChoice: true, columnsStorageKey: 'orders.columns' };
    const { unmount } = show(props);
    await userEvent.click(screen.getByRole('button', { name: '显示列' }));
    expect(screen.queryByRole('checkbox', { name: '业务' })).toBeNull();
    expect(screen.queryByRole('checkbox', { name: '操作' })).toBeNull();
    await userEvent.click(screen.getByRole('checkbox', { name: '金额' }));
    expect(screen.queryByRole('columnheader', { name: /金额/ })).toBeNull();
    unmount();
    show(props);
    expect(screen.queryByRole('columnheader', { name: /金额/ })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: '显示列' }));
    await userEvent.click(screen.getByRole('button', { name: '显示全部列' }));
    expect(head('金额')).toBeInTheDocument();
  });

  it.each(['{', '{"a":1}', '[1,null]'])('accepts the stored value %s', (stored) => {
    localStorage.setItem('orders.columns', stored);
    show({ columnsStorageKey: 'orders.columns' });
    expect(head('金额')).toBeInTheDocument();
  });
});

describe('rows', () => {
  it('expand to details', async () => {
    show({ renderDetail: ({ id }) => `订单号 ${id}` });
    const button = screen.getByRole('button', { name: '展开新办手机证书' });
    expect(button).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(button);
    expect(screen.getByText('订单号 DD2')).toBeInTheDocument();
    expect(button).toHaveAttribute('aria-expanded', 'true');
    await userEvent.click(button);
    expect(screen.queryByText('订单号 DD2')).toBeNull();
  });

  it('re-render only when their own props change', async () => {
    const draw = vi.fn<(order: Order) => string>(({ name }) => name);
    const counted: DataTableColumn<Order>[] = [{ key: 'name', header: '业务', primary: true, render: draw }];
    show({ columns: counted, selectable: true });
    draw.mockClear();
    await userEvent.click(screen.getByRole('checkbox', { name: '选择DD2' }));
    expect(draw.mock.calls.map(([order]) => order.id)).toEqual(['DD2']);
  });

  it('of ten thousand only the visible ones are rendered, and all are counted', () => {
    // jsdom has no layout: the table is 520 high, each row 52.
    vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(520);
    vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(52);
    const many = Array.from({ length: 10_000 }, (_, i) => ({
      id: `DD${i}`,
      name: `订单 ${i}`,
      fen: i,
      state: null,
    }));
    show({ rows: many, virtual: true });
    expect(names().length).toBeGreaterThan(9);
    expect(names().length).toBeLessThan(30);
    expect(screen.getByRole('table')).toHaveAttribute('aria-rowcount', '10001');
    expect(screen.getByRole('region', { name: '最近订单，可滚动' })).toHaveAttribute('tabindex', '0');
  });
});

describe('states', () => {
  it('loads, fails and is empty like a Table', async () => {
    const onRetry = vi.fn<() => void>();
    const { rerender } = show({ rows: [], loading: true });
    expect(screen.getByRole('table', { name: '最近订单，正在加载' })).toHaveAttribute('aria-busy', 'true');
    const base = { caption: '最近订单', columns, rowKey };
    rerender(<DataTable {...base} rows={[]} error={{ message: '网络断开了。', onRetry }} />);
    await userEvent.click(screen.getByRole('button', { name: '重试' }));
    expect(onRetry).toHaveBeenCalledOnce();
    rerender(<DataTable {...base} rows={[]} empty="还没有订单" />);
    expect(screen.getByText('还没有订单')).toBeInTheDocument();
  });

  it('puts ref, rest, className and style on its element', () => {
    const ref = createRef<HTMLDivElement>();
    show({ ref, className: 'mine', title: 'tip', style: { color: 'red' } });
    expect(ref.current).toHaveAttribute('data-component', 'DataTable');
    expect(ref.current).toHaveClass('mine');
    expect(ref.current).toHaveAttribute('title', 'tip');
    expect(ref.current?.style.color).toBe('red');
  });

  it.each([false, true])('has its first rows in the markup of the server (virtual: %s)', (virtual) => {
    const html = renderToString(
      <DataTable caption="最近订单" columns={columns} rows={rows} rowKey={rowKey} virtual={virtual} />,
    );
    expect(html).toContain('企业主锁延期');
  });
});
