import { createRef } from 'react';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { DateRangePicker, type DateRangePickerProps } from './index.js';

const november = { start: '2026-11-05', end: '2026-11-21' };
const show = (props: Partial<DateRangePickerProps> = {}) => {
  const onValueChange = vi.fn<NonNullable<DateRangePickerProps['onValueChange']>>();
  render(<DateRangePicker label="下单日期" onValueChange={onValueChange} {...props} />);
  return {
    onValueChange,
    start: screen.getByRole('textbox', { name: '开始日期' }),
    end: screen.getByRole('textbox', { name: '结束日期' }),
  };
};
const openCalendar = async () => {
  await userEvent.click(screen.getByRole('button', { name: '打开日历' }));
  return screen.findByRole('grid');
};

afterEach(() => vi.useRealTimers());

describe('DateRangePicker', () => {
  it('takes both ends typed; one end may be empty', async () => {
    const { start, end, onValueChange } = show();
    await userEvent.type(start, '2026/11/1');
    await userEvent.tab();
    expect(onValueChange).toHaveBeenLastCalledWith(
      { start: '2026-11-01', end: '' },
      expect.objectContaining({ reason: 'input' }),
    );
    await userEvent.type(end, '20261121{Enter}');
    expect(onValueChange).toHaveBeenLastCalledWith(
      { start: '2026-11-01', end: '2026-11-21' },
      expect.objectContaining({ reason: 'input' }),
    );
    expect(onValueChange).toHaveBeenCalledTimes(2);
  });

  it('refuses an end before the start, and accepts it once the other is changed', async () => {
    const { start, end, onValueChange } = show({ defaultValue: november });
    await userEvent.clear(end);
    await userEvent.type(end, '2026-11-01{Enter}');
    expect(screen.getByRole('alert')).toHaveTextContent('结束日期早于开始日期');
    expect(end).toBeInvalid();
    expect(onValueChange).not.toHaveBeenCalled();
    await userEvent.clear(start);
    await userEvent.type(start, '2026-10-01{Enter}');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(onValueChange).toHaveBeenLastCalledWith(
      { start: '2026-10-01', end: '2026-11-01' },
      expect.anything(),
    );
  });

  it('treats an empty form value as an open range', () => {
    const { start, end } = show({ value: null as never });
    expect([start, end].map((field) => (field as HTMLInputElement).value)).toEqual(['', '']);
  });

  it('chooses both ends in the calendar, in either order', async () => {
    const { start, end, onValueChange } = show({ defaultValue: november });
    await openCalendar();
    await userEvent.click(screen.getByRole('button', { name: /2026年11月18日/ }));
    expect(onValueChange).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: /2026年11月10日/ }));
    expect(onValueChange).toHaveBeenCalledExactlyOnceWith(
      { start: '2026-11-10', end: '2026-11-18' },
      { reason: 'select', event: undefined },
    );
    expect(start).toHaveValue('2026-11-10');
    expect(end).toHaveValue('2026-11-18');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('opens with Alt and down in either field; Esc returns the focus to that one', async () => {
    const { start, end } = show({ defaultValue: november });
    for (const field of [end, start, screen.getByRole('button', { name: '打开日历' })]) {
      field.focus();
      await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
      const dialog = await screen.findByRole('dialog', { name: '选择起止日期' });
      await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
      await waitFor(() => expect(field).toHaveFocus());
    }
  });

  it('offers the last 7 and 30 days, today included', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 10, 21, 9) });
    const { onValueChange } = show();
    await openCalendar();
    await userEvent.click(screen.getByRole('button', { name: '近7天' }));
    expect(onValueChange).toHaveBeenLastCalledWith(
      { start: '2026-11-15', end: '2026-11-21' },
      expect.objectContaining({ reason: 'preset' }),
    );
    await openCalendar();
    await userEvent.click(screen.getByRole('button', { name: '近30天' }));
    expect(onValueChange).toHaveBeenLastCalledWith(
      { start: '2026-10-23', end: '2026-11-21' },
      expect.objectContaining({ reason: 'preset' }),
    );
  });

  it('keeps presets within the limits, too', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 10, 21, 9) });
    const { start, onValueChange } = show({ min: '2026-11-10', max: '2026-11-30' });
    await userEvent.type(start, '2026-11-09{Enter}');
    expect(screen.getByRole('alert')).toHaveTextContent('请选择 2026-11-10 至 2026-11-30 之间的日期。');
    await openCalendar();
    expect(screen.getByRole('button', { name: '近7天' })).toBeEnabled();
    expect(screen.getByRole('button', { name: '近30天' })).toBeDisabled();
    expect(screen.getByRole('button', { name: /2026年11月9日/ })).toBeDisabled();
    expect(onValueChange).not.toHaveBeenCalled();
  });

  it('puts ref, rest, className and style on its element', () => {
    const ref = createRef<HTMLDivElement>();
    show({ ref, className: 'mine', style: { color: 'red' }, title: 'tip' });
    expect(ref.current).toHaveAttribute('data-component', 'DateRangePicker');
    expect(ref.current).toHaveAccessibleName('下单日期');
    expect(ref.current).toHaveClass('mine');
    expect(ref.current?.style.color).toBe('red');
  });

  it('renders on the server', () => {
    expect(renderToString(<DateRangePicker label="下单日期" defaultValue={november} />)).toContain(
      'value="2026-11-05"',
    );
  });
});
