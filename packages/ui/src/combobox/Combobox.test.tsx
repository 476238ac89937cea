import { createRef, useState } from 'react';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Dialog } from '../dialog/index.js';
import { Field, Form, useForm } from '../form/index.js';
import {
  Combobox,
  type ComboboxOption,
  type ComboboxProps,
  MultiCombobox,
  type MultiComboboxProps,
  type OptionSearch,
} from './index.js';
import { UiProvider } from '../theme/UiProvider.js';
import { filterOptions, nextRow, rowsOf } from './options.js';

const options: ComboboxOption[] = [
  { value: 'bc', label: '北辰 CA', group: '本省', keywords: 'beichen' },
  { value: 'ys', label: '云杉 CA', group: '本省', keywords: 'yunshan' },
  { value: 'qh', label: '青禾 CA', group: '外省', disabled: true, reason: '本型号停售' },
  { value: 'hh', label: '黄河 CA', group: '外省' },
];
const many = Array.from({ length: 10_000 }, (_, i) => ({ value: String(i), label: `第 ${i + 1} 号平台` }));

const single = (props: Partial<ComboboxProps> = {}) => {
  const onValueChange = vi.fn<NonNullable<ComboboxProps['onValueChange']>>();
  const view = render(
    <Combobox aria-label="服务商" options={options} onValueChange={onValueChange} {...props} />,
  );
  return { ...view, onValueChange, values: () => onValueChange.mock.calls.map(([value]) => value) };
};
const multi = (props: Partial<MultiComboboxProps> = {}) => {
  const onValueChange = vi.fn<NonNullable<MultiComboboxProps['onValueChange']>>();
  const view = render(
    <MultiCombobox aria-label="平台" options={options} onValueChange={onValueChange} {...props} />,
  );
  return { ...view, onValueChange, last: () => onValueChange.mock.calls.at(-1) };
};
const box = () => screen.getByRole('combobox');
const active = () => document.getElementById(box().getAttribute('aria-activedescendant') ?? '');
const labels = () => screen.getAllByRole('option').map((option) => option.textContent);

describe('Combobox', () => {
  it('is closed until it is opened', async () => {
    single();
    expect(box()).toHaveAttribute('aria-expanded', 'false');
    expect(box()).toHaveAttribute('placeholder', '请选择');
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
    await userEvent.click(box());
    expect(box()).toHaveAttribute('aria-expanded', 'true');
    expect(box()).toHaveAttribute('aria-controls', screen.getByRole('listbox').id);
  });

  it('waits for the portal container before it shows its list', async () => {
    const tree = (portalContainer: HTMLElement | null) => (
      <UiProvider portalContainer={portalContainer}>
        <Combobox aria-label="服务商" options={options} />
      </UiProvider>
    );
    const { rerender } = render(tree(null));
    await userEvent.click(box());
    expect(box()).toHaveAttribute('aria-expanded', 'true');
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
    const container = document.body.appendChild(document.createElement('div'));
    rerender(tree(container));
    expect(container).toContainElement(screen.getByRole('listbox'));
    container.remove();
  });

  it('moves and chooses by keyboard; the focus stays in the text field', async () => {
    const { values } = single();
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    expect(active()).toHaveTextContent('北辰 CA');
    await userEvent.keyboard('{ArrowDown}');
    expect(active()).toHaveTextContent('云杉 CA');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    expect(active()).toHaveTextContent('青禾 CA本型号停售');
    expect(values()).toEqual([]);
    await userEvent.keyboard('{PageDown}{Enter}');
    expect(values()).toEqual(['hh']);
    expect(box()).toHaveValue('黄河 CA');
    expect(box()).toHaveFocus();
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
    await userEvent.keyboard('{ArrowUp}{PageUp}');
    expect(active()).toHaveTextContent('北辰 CA');
    expect(screen.getByRole('option', { selected: true })).toHaveTextContent('黄河 CA');
  });

  it('searches labels and keywords, and announces the number of matches', async () => {
    const { values } = single();
    await userEvent.type(box(), 'YUN');
    expect(labels()).toEqual(['云杉 CA']);
    expect(screen.getByRole('status')).toHaveTextContent('找到 1 项');
    await userEvent.keyboard('{Enter}');
    expect(values()).toEqual(['ys']);
    await userEvent.clear(box());
    await userEvent.type(box(), '<b>');
    expect(screen.getByText('没有找到，请换个词试试。')).toBeInTheDocument();
    await userEvent.keyboard('{Enter}{Escape}');
    expect(box()).toHaveValue('云杉 CA');
  });

  it('restores the text when the field loses the focus, and closes', async () => {
    single({ defaultValue: 'bc' });
    await userEvent.type(box(), 'x');
    await userEvent.tab();
    expect(box()).toHaveValue('北辰 CA');
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  });

  it('chooses by pointer, except disabled options', async () => {
    const { values } = single();
    await userEvent.click(box());
    await userEvent.click(screen.getByText('青禾 CA'));
    expect(values()).toEqual([]);
    expect(screen.getByRole('option', { name: /青禾/ })).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(screen.getByText('云杉 CA'));
    expect(values()).toEqual(['ys']);
    expect(box()).toHaveFocus();
  });

  it('is cleared by its button, and only where that is allowed', async () => {
    const { values, unmount } = single({ defaultValue: 'bc', clearable: true });
    await userEvent.click(screen.getByRole('button', { name: '清除所选' }));
    expect(values()).toEqual(['']);
    expect(box()).toHaveValue('');
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
    unmount();
    single({ defaultValue: 'bc' });
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  it.each(['{Tab}', '{Enter}'])('is cleared by keyboard: the text emptied, then %s', async (key) => {
    const { values } = single({ defaultValue: 'bc', clearable: true });
    await userEvent.tab();
    await userEvent.keyboard('{Control>}a{/Control}{Delete}');
    expect(active()).toBeNull();
    await userEvent.keyboard(key);
    expect(values()).toEqual(['']);
    expect(box()).toHaveValue('');
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  });

  it.each([
    ['Esc was pressed', true, '{Escape}{Tab}'],
    ['something has to be chosen', false, '{Tab}'],
  ])('keeps the chosen option when the text was emptied and %s', async (_why, clearable, keys) => {
    const { values } = single({ defaultValue: 'bc', clearable });
    await userEvent.tab();
    await userEvent.keyboard(`{Control>}a{/Control}{Delete}${keys}`);
    expect(values()).toEqual([]);
    expect(box()).toHaveValue('北辰 CA');
  });

  it('can be emptied to search for another option', async () => {
    const { values } = single({ defaultValue: 'bc', clearable: true });
    await userEvent.tab();
    await userEvent.keyboard('{Control>}a{/Control}{Delete}{ArrowDown}{ArrowDown}{Enter}');
    expect(values()).toEqual(['ys']);
  });

  it.each([{ disabled: true }, { readOnly: true }])('does not open when %j', async (props) => {
    single({ ...props, defaultValue: 'bc', clearable: true });
    await userEvent.click(box());
    await userEvent.keyboard('{ArrowDown}x');
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
    expect(box()).toHaveValue('北辰 CA');
  });

  it('without typing opens by Space, and Home and End move in the list', async () => {
    const { values } = single({ searchable: false });
    await userEvent.tab();
    await userEvent.keyboard(' {End}');
    expect(active()).toHaveTextContent('黄河 CA');
    await userEvent.keyboard('{Home} ');
    expect(values()).toEqual(['bc']);
    expect(document.querySelector('[data-sheet]')).not.toBeInTheDocument();
  });

  it('ignores the Enter that confirms an input method’s word', async () => {
    const { values } = single();
    await userEvent.click(box());
    fireEvent.keyDown(box(), { key: 'Enter', isComposing: true });
    expect(values()).toEqual([]);
  });

  it('shows that it is loading, and reloads a failed list', async () => {
    const onRetry = vi.fn<() => void>();
    const { rerender } = single({ options: null, loading: true });
    await userEvent.click(box());
    expect(screen.getByText('正在查找')).toBeInTheDocument();
    rerender(<Combobox aria-label="服务商" failed onRetry={onRetry} />);
    await userEvent.click(screen.getByRole('button', { name: '重试' }));
    expect(onRetry).toHaveBeenCalledOnce();
    expect(box()).toHaveFocus();
  });

  it.each([[], null, undefined])('accepts %j as options', async (none) => {
    single({ options: none });
    await userEvent.click(box());
    expect(screen.getByText('没有找到，请换个词试试。')).toBeInTheDocument();
    await userEvent.keyboard('{ArrowDown}{ArrowUp}{Enter}{Escape}');
    expect(box()).toHaveAttribute('aria-expanded', 'false');
  });

  it('shows HTML and 2,000 characters as text', async () => {
    const label = `<img src=x onerror=alert(1)>${'证'.repeat(2000)}`;
    single({ options: [{ value: 'a', label }] });
    await userEvent.click(box());
    await userEvent.click(screen.getByText(label));
    expect(box()).toHaveValue(label);
    expect(document.querySelector('img')).toBeNull();
  });

  it('puts ref, rest, className and style on its element, and renders on the server', () => {
    const ref = createRef<HTMLInputElement>();
    single({ ref, className: 'mine', style: { color: 'red' }, title: 'tip' });
    expect(ref.current).toHaveAttribute('data-component', 'Combobox');
    expect(ref.current).toHaveClass('mine');
    expect(ref.current).toHaveAttribute('title', 'tip');
    expect(renderToString(<Combobox options={options} defaultValue="bc" />)).toContain('北辰 CA');
  });

  it('in a dialog, Esc closes the list and leaves the dialog', async () => {
    const onOpenChange = vi.fn<() => void>();
    render(
      <Dialog open title="切换身份" onOpenChange={onOpenChange}>
        <Combobox aria-label="服务商" options={options} />
      </Dialog>,
    );
    await userEvent.click(await screen.findByRole('combobox'));
    expect(screen.getByRole('listbox')).toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
    expect(onOpenChange).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    expect(onOpenChange).toHaveBeenCalledOnce();
  });

  it('is a control of a form: label, required, error and focus', async () => {
    function Sample() {
      const form = useForm({ defaultValues: { provider: '' } });
      return (
        <Form form={form} onSubmit={() => {}} aria-label="订单">
          <Field name="provider" label="服务商" required="请选择服务商。">
            <Combobox options={options} />
          </Field>
          <button type="submit">提交</button>
        </Form>
      );
    }
    render(<Sample />);
    await userEvent.click(screen.getByRole('button', { name: '提交' }));
    await waitFor(() => expect(box()).toHaveAttribute('aria-invalid', 'true'));
    expect(box()).toHaveAccessibleName(/^服务商/);
    expect(box()).toHaveAccessibleDescription('请选择服务商。');
    await userEvent.click(box());
    await userEvent.click(screen.getByText('北辰 CA'));
    await waitFor(() => expect(box()).not.toHaveAttribute('aria-invalid'));
  });
});

describe('ten thousand options', () => {
  beforeEach(() => {
    // jsdom has no layout: the panel is 320 high, each row 40.
    vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockImplementation(function (this: HTMLElement) {
      return this.dataset.part === 'option' ? 40 : 320;
    });
    vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(320);
    vi.spyOn(Element.prototype, 'scrollHeight', 'get').mockReturnValue(400_000);
    Element.prototype.scrollTo = function (this: Element, to?: ScrollToOptions | number) {
      if (typeof to === 'object') this.scrollTop = to.top ?? 0;
      this.dispatchEvent(new Event('scroll'));
    } as typeof Element.prototype.scrollTo;
  });
  afterEach(() => {
    vi.restoreAllMocks();
  });

  it('renders only the visible ones, and all can be reached', async () => {
    const { values } = single({ options: many, searchable: false });
    await userEvent.click(box());
    await waitFor(() => expect(screen.getAllByRole('option')[0]).toHaveAttribute('aria-setsize', '10000'));
    expect(screen.getAllByRole('option').length).toBeLessThan(40);
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(active()).toHaveTextContent('第 10000 号平台'));
    await userEvent.keyboard('{Enter}');
    expect(values()).toEqual(['9999']);
  });

  it('can all be chosen, with few chips', async () => {
    const { last } = multi({ options: many });
    await userEvent.click(box());
    await userEvent.keyboard('{Enter}');
    expect(last()?.[0]).toHaveLength(10_000);
    expect(document.querySelectorAll('[data-part="chip"]')).toHaveLength(6);
    expect(screen.getByText('另有 9994 项')).toBeInTheDocument();
  });
});

describe('MultiCombobox', () => {
  it('chooses several, each a chip that can be removed', async () => {
    const { last } = multi();
    await userEvent.click(box());
    await userEvent.click(screen.getByRole('option', { name: '北辰 CA' }));
    await userEvent.click(screen.getByRole('option', { name: '黄河 CA' }));
    expect(last()).toEqual([['bc', 'hh'], expect.objectContaining({ reason: 'select' })]);
    expect(screen.getByRole('listbox')).toHaveAttribute('aria-multiselectable', 'true');
    await userEvent.click(screen.getByRole('button', { name: '移除北辰 CA' }));
    expect(last()).toEqual([['hh'], { reason: 'remove' }]);
    await userEvent.click(screen.getByRole('option', { name: '黄河 CA' }));
    expect(last()).toEqual([[], { reason: 'remove' }]);
    expect(box()).toHaveFocus();
  });

  it('全选 selects all enabled options, and clears them again', async () => {
    const { last } = multi({ defaultValue: ['ys'] });
    await userEvent.click(box());
    await userEvent.click(screen.getByRole('option', { name: '全选' }));
    expect(last()).toEqual([['ys', 'bc', 'hh'], expect.objectContaining({ reason: 'all' })]);
    expect(screen.getByRole('option', { name: '全选' })).toHaveAttribute('aria-selected', 'true');
    await userEvent.click(screen.getByRole('option', { name: '全选' }));
    expect(last()?.[0]).toEqual([]);
  });

  it('Backspace removes the last chip when nothing is typed', async () => {
    const { last, onValueChange } = multi({ defaultValue: ['bc', 'ys'] });
    await userEvent.type(box(), 'a{Backspace}');
    expect(onValueChange).not.toHaveBeenCalled();
    await userEvent.keyboard('{Backspace}');
    expect(last()).toEqual([['bc'], { reason: 'remove' }]);
  });

  it('is cleared by its button; a read-only one keeps its chips', async () => {
    const { last, unmount } = multi({ defaultValue: ['bc', 'ys'], clearable: true });
    await userEvent.click(screen.getByRole('button', { name: '清除所选' }));
    expect(last()).toEqual([[], { reason: 'clear' }]);
    unmount();
    multi({ defaultValue: ['bc'], readOnly: true, clearable: true });
    expect(screen.getByText('北辰 CA')).toBeInTheDocument();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  it('shows values without an option by their labels, else the values', () => {
    multi({ options: [], defaultValue: ['a', 'b'], valueLabels: { a: '甲平台' } });
    expect([...document.querySelectorAll('[data-part="chip"]')].map((chip) => chip.textContent)).toEqual([
      '甲平台',
      'b',
    ]);
  });
});

describe('search', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });
  const type = (text: string) => fireEvent.change(box(), { target: { value: text } });
  const after = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

  function Searching({ search }: { search: OptionSearch }) {
    const [value, setValue] = useState('');
    return <Combobox aria-label="企业" search={search} value={value} onValueChange={setValue} />;
  }

  it('searches once, some time after the last key, and keeps the label of the chosen option', async () => {
    const search = vi.fn<OptionSearch>(async (query) => [{ value: query, label: `${query}公司` }]);
    render(<Searching search={search} />);
    type('沈');
    await after(299);
    type('沈阳');
    await after(299);
    expect(search).not.toHaveBeenCalled();
    expect(screen.getByText('正在查找')).toBeInTheDocument();
    await after(1);
    expect(search.mock.calls.map(([query]) => query)).toEqual(['沈阳']);
    fireEvent.click(screen.getByRole('option', { name: '沈阳公司' }));
    expect(box()).toHaveValue('沈阳公司');
    type('大连');
    await after(300);
    fireEvent.blur(box());
    expect(box()).toHaveValue('沈阳公司');
  });

  it('does not search again when the page re-renders', async () => {
    const search = vi.fn<OptionSearch>(async () => [{ value: '1', label: '沈阳公司' }]);
    const inline = () => <Combobox aria-label="企业" search={(query, context) => search(query, context)} />;
    const { rerender } = render(inline());
    type('沈');
    await after(200);
    rerender(inline());
    await after(100);
    expect(search).toHaveBeenCalledOnce();
    rerender(inline());
    await after(1000);
    expect(search).toHaveBeenCalledOnce();
    expect(labels()).toEqual(['沈阳公司']);
  });

  it('drops a late response, and aborts its request', async () => {
    const answers: ((found: ComboboxOption[]) => void)[] = [];
    const signals: AbortSignal[] = [];
    const search: OptionSearch = (_query, { signal }) => {
      signals.push(signal);
      return new Promise((resolve) => answers.push(resolve));
    };
    render(<Searching search={search} />);
    type('一');
    await after(300);
    type('二');
    await after(300);
    expect(signals.map((signal) => signal.aborted)).toEqual([true, false]);
    answers[1]?.([{ value: '2', label: '二' }]);
    await after(0);
    answers[0]?.([{ value: '1', label: '一' }]);
    await after(0);
    expect(labels()).toEqual(['二']);
  });

  it('shows that it failed, and searches again', async () => {
    const search = vi.fn<OptionSearch>();
    search.mockRejectedValueOnce(new Error('offline')).mockResolvedValue([{ value: '1', label: '沈阳公司' }]);
    render(<Searching search={search} />);
    type('沈');
    await after(300);
    expect(screen.getByText('没有查到，可能是网络不稳定。')).toBeInTheDocument();
    fireEvent.click(screen.getByRole('button', { name: '重试' }));
    await after(300);
    expect(labels()).toEqual(['沈阳公司']);
  });
});

describe('the rows of the list', () => {
  it('name each group once, and start with 全选 only where an option is enabled', () => {
    expect(rowsOf(options, true).map((row) => (row.kind === 'option' ? row.option.value : row.kind))).toEqual(
      ['all', 'group', 'bc', 'ys', 'group', 'qh', 'hh'],
    );
    expect(rowsOf([{ value: 'a', label: '甲', disabled: true }], true)).toHaveLength(1);
    expect(rowsOf([], true)).toEqual([]);
  });

  it('skip groups and stop at the ends', () => {
    const rows = rowsOf(options, false);
    expect([nextRow(rows, 0, 1), nextRow(rows, 3, -1), nextRow(rows, 0, -1), nextRow(rows, 99, 1)]).toEqual([
      1,
      2,
      undefined,
      undefined,
    ]);
  });

  it('are found without regard to case and surrounding spaces', () => {
    expect(filterOptions(options, '  BeiChen ').map((option) => option.value)).toEqual(['bc']);
    expect(filterOptions(options, ' ')).toBe(options);
  });
});
