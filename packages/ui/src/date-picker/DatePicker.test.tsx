import { createRef } from 'react';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { enUS } from '../locale/index.js';
import { UiProvider } from '../theme/UiProvider.js';
import { DatePicker, type DatePickerProps } from './index.js';

const show = (props: Partial<DatePickerProps> = {}) => {
  const onValueChange = vi.fn<NonNullable<DatePickerProps['onValueChange']>>();
  render(<DatePicker aria-label="领取日期" onValueChange={onValueChange} {...props} />);
  return { onValueChange, field: screen.getByRole('textbox', { name: '领取日期' }) };
};
const openCalendar = async () => {
  await userEvent.click(screen.getByRole('button', { name: '打开日历' }));
  return screen.findByRole('grid');
};

describe('DatePicker', () => {
  it('reads a typed date on blur, in any common format', async () => {
    const { field, onValueChange } = show();
    await userEvent.type(field, '2026/1/5');
    expect(onValueChange).not.toHaveBeenCalled();
    await userEvent.tab();
    expect(onValueChange).toHaveBeenCalledExactlyOnceWith(
      '2026-01-05',
      expect.objectContaining({ reason: 'input' }),
    );
    expect(field).toHaveValue('2026-01-05');
  });

  it('keeps unreadable text, explains it, and keeps the value', async () => {
    const { field, onValueChange } = show({ defaultValue: '2026-11-21' });
    await userEvent.clear(field);
    await userEvent.type(field, '2026-02-30{Enter}');
    expect(field).toHaveValue('2026-02-30');
    expect(field).toBeInvalid();
    expect(field).toHaveAccessibleDescription('“2026-02-30”不是有效的日期。请按 2026-11-21 的格式填写。');
    expect(onValueChange).not.toHaveBeenCalled();
    await userEvent.clear(field);
    await userEvent.type(field, '2026-03-01{Enter}');
    expect(field).toBeValid();
    expect(onValueChange).toHaveBeenLastCalledWith('2026-03-01', expect.anything());
  });

  it('refuses days outside the limits and disabled ones', async () => {
    const { field, onValueChange } = show({
      min: '2026-11-01',
      max: '2026-11-30',
      isDayDisabled: (day) => day === '2026-11-15',
    });
    await userEvent.type(field, '2026-12-01{Enter}');
    expect(screen.getByRole('alert')).toHaveTextContent('请选择 2026-11-01 至 2026-11-30 之间的日期。');
    await userEvent.clear(field);
    await userEvent.type(field, '2026-11-15{Enter}');
    expect(screen.getByRole('alert')).toHaveTextContent('这一天不可选');
    expect(onValueChange).not.toHaveBeenCalled();
  });

  it('is cleared by deleting the text', async () => {
    const { field, onValueChange } = show({ defaultValue: '2026-11-21' });
    await userEvent.clear(field);
    await userEvent.tab();
    expect(onValueChange).toHaveBeenCalledExactlyOnceWith('', expect.objectContaining({ reason: 'input' }));
  });

  it('chooses from the calendar, which starts at the value, is in Chinese and returns the focus', async () => {
    const { field, onValueChange } = show({ defaultValue: '2026-11-21' });
    await openCalendar();
    await waitFor(() => expect(screen.getByRole('button', { name: /2026年11月21日.*已选择/ })).toHaveFocus());
    await userEvent.keyboard('{ArrowRight}{Enter}');
    expect(onValueChange).toHaveBeenCalledExactlyOnceWith('2026-11-22', { reason: 'select' });
    expect(field).toHaveValue('2026-11-22');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(screen.getByRole('button', { name: '打开日历' })).toHaveFocus());
  });

  it('opens with Alt and down, closes on Esc without a change', async () => {
    const { field, onValueChange } = show({ defaultValue: '2026-11-21' });
    await userEvent.click(field);
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    expect(await screen.findByRole('dialog', { name: '选择日期' })).toBeInTheDocument();
    await waitFor(() =>
      expect(screen.getByRole('dialog')).toContainElement(document.activeElement as HTMLElement),
    );
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(field).toHaveFocus());
    expect(onValueChange).not.toHaveBeenCalled();
  });

  it('returns the focus to the field that opened it when a day is chosen', async () => {
    const { field } = show({ defaultValue: '2026-11-21' });
    await userEvent.click(field);
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    await waitFor(() => expect(screen.getByRole('button', { name: /2026年11月21日/ })).toHaveFocus());
    await userEvent.keyboard('{ArrowRight}{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(field).toHaveFocus());
    expect(field).toHaveValue('2026-11-22');
  });

  it('opens with Alt and down on its button too, and returns the focus there', async () => {
    const { field } = show({ defaultValue: '2026-11-21' });
    await userEvent.click(field);
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    await waitFor(() => expect(screen.getByRole('button', { name: /2026年11月21日/ })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(field).toHaveFocus());
    const button = screen.getByRole('button', { name: '打开日历' });
    button.focus();
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    await waitFor(() => expect(screen.getByRole('button', { name: /2026年11月21日/ })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(button).toHaveFocus());
  });

  it('offers no day outside the limits', async () => {
    show({ defaultValue: '2026-11-21', min: '2026-11-10', isDayDisabled: (day) => day === '2026-11-25' });
    await openCalendar();
    expect(screen.getByRole('button', { name: /2026年11月9日/ })).toBeDisabled();
    expect(screen.getByRole('button', { name: /2026年11月25日/ })).toBeDisabled();
    expect(screen.getByRole('button', { name: /2026年11月10日/ })).toBeEnabled();
  });

  it('keeps the chosen day when it is chosen again', async () => {
    const { field, onValueChange } = show({ defaultValue: '2026-11-21' });
    await openCalendar();
    await userEvent.click(screen.getByRole('button', { name: /2026年11月21日/ }));
    expect(field).toHaveValue('2026-11-21');
    expect(onValueChange).not.toHaveBeenCalled();
  });

  it('follows a controlled value and shows it, even if it is no date', () => {
    const { rerender } = render(<DatePicker aria-label="日期" value="2026-11-21" />);
    expect(screen.getByRole('textbox')).toHaveValue('2026-11-21');
    rerender(<DatePicker aria-label="日期" value="坏" />);
    expect(screen.getByRole('textbox')).toHaveValue('坏');
  });

  it('drops unreadable text for good when its value is changed from outside', async () => {
    const { rerender } = render(<DatePicker aria-label="日期" value="2026-11-21" />);
    const field = screen.getByRole('textbox');
    await userEvent.clear(field);
    await userEvent.type(field, '2026-02-30{Enter}');
    rerender(<DatePicker aria-label="日期" value="2026-05-05" />);
    expect(field).toHaveValue('2026-05-05');
    expect(field).toBeValid();
    rerender(<DatePicker aria-label="日期" value="2026-11-21" />);
    expect(field).toHaveValue('2026-11-21');
  });

  it('cannot be opened while disabled or read only', () => {
    render(<DatePicker aria-label="甲" disabled />);
    render(<DatePicker aria-label="乙" readOnly />);
    for (const button of screen.getAllByRole('button')) expect(button).toBeDisabled();
  });

  it('puts ref, rest, className and style on its control', () => {
    const ref = createRef<HTMLInputElement>();
    show({ ref, className: 'mine', style: { color: 'red' }, title: 'tip', name: 'day' });
    expect(ref.current).toHaveAttribute('data-component', 'DatePicker');
    expect(ref.current).toHaveClass('mine');
    expect(ref.current).toHaveAttribute('title', 'tip');
    expect(ref.current?.style.color).toBe('red');
  });

  it('renders on the server', () => {
    const html = renderToString(
      <UiProvider locale={enUS}>
        <DatePicker aria-label="Day" defaultValue="2026-11-21" />
      </UiProvider>,
    );
    expect(html).toContain('value="2026-11-21"');
    expect(html).toContain('Open calendar');
  });
});
