import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { Button } from '../button/index.js';
import { DatePicker } from '../date-picker/index.js';
import { type DateRange, DateRangePicker } from '../date-range-picker/index.js';
import { ErrorSummary, Field, Form, useForm, type UseFormReturn } from './index.js';

interface Values {
  day: string;
  span: DateRange;
}
const initial: Values = { day: '2026-01-01', span: { start: '2026-01-01', end: '2026-01-31' } };

function show({ required = false, day = initial.day } = {}) {
  const onSubmit = vi.fn<(values: Values) => void>();
  let form: UseFormReturn<Values> | undefined;
  function Sample() {
    form = useForm<Values>({ defaultValues: { ...initial, day } });
    return (
      <Form form={form} onSubmit={(values) => onSubmit(values)} aria-label="办理">
        <ErrorSummary />
        <Field name="day" label="成立日期" required={required}>
          <DatePicker max="2026-12-31" />
        </Field>
        <Field<DateRange> name="span" label="有效期" group>
          {(control) => <DateRangePicker {...control} label="有效期" />}
        </Field>
        <Button type="submit">提交</Button>
      </Form>
    );
  }
  render(<Sample />);
  return { onSubmit, reset: (values?: Values) => act(() => form?.reset(values)) };
}
const day = () => screen.getByRole('textbox', { name: /成立日期/ });
const retype = async (field: HTMLElement, text: string) => {
  await userEvent.clear(field);
  await userEvent.type(field, text);
};
const submit = () => userEvent.click(screen.getByRole('button', { name: '提交' }));
/** All errors below fields, without empty ones. */
const sentences = () =>
  [...document.querySelectorAll('[data-part="error"]')].map((one) => one.textContent).filter(Boolean);
const unread = '“2026-13-45”不是有效的日期。请按 2026-11-21 的格式填写。';

describe('unreadable text in the control of a field', () => {
  it.each(['the button', 'Enter'])('is not submitted as something else, by %s', async (way) => {
    const { onSubmit } = show();
    await retype(day(), way === 'Enter' ? '2026-13-45{Enter}' : '2026-13-45');
    if (way !== 'Enter') await submit();
    const summary = await screen.findByRole('region', { name: /1 处需要修改/ });
    expect(within(summary).getByRole('link')).toHaveTextContent(unread);
    expect(sentences()).toEqual([unread]);
    expect(day()).toBeInvalid();
    expect(day()).toHaveAccessibleDescription(unread);
    expect(onSubmit).not.toHaveBeenCalled();

    await retype(day(), '2026-02-03');
    await submit();
    await waitFor(() => expect(onSubmit).toHaveBeenCalledExactlyOnceWith({ ...initial, day: '2026-02-03' }));
    expect(sentences()).toEqual([]);
  });

  it('is read before the submit, because the button does not blur the field', async () => {
    const { onSubmit } = show({ required: true, day: '' });
    await userEvent.type(day(), '2026-02-03');
    await submit();
    await waitFor(() => expect(onSubmit).toHaveBeenCalledExactlyOnceWith({ ...initial, day: '2026-02-03' }));
    expect(day()).toHaveFocus();
  });

  it('is reported on blur, and cleared when the old value is typed again', async () => {
    show();
    await retype(day(), '2026-13-45');
    await userEvent.tab();
    await waitFor(() => expect(sentences()).toEqual([unread]));
    await retype(day(), '2026-01-01');
    await userEvent.tab();
    await waitFor(() => expect(sentences()).toEqual([]));
    expect(day()).toBeValid();
  });

  it('is not reported as missing as well', async () => {
    show({ required: true, day: '' });
    await retype(day(), '2027-01-01');
    await submit();
    await screen.findByRole('region', { name: /1 处需要修改/ });
    expect(sentences()).toEqual(['日期晚于可选范围。请选择 2026-12-31 或之前的日期。']);
    await userEvent.clear(day());
    await userEvent.tab();
    await waitFor(() => expect(sentences()).toEqual(['请填写成立日期。']));
  });

  it.each([undefined, { ...initial, day: '2026-05-05' }])('is cleared by a reset to %j', async (values) => {
    const { onSubmit, reset } = show();
    await retype(day(), '2026-13-45');
    await userEvent.tab();
    await waitFor(() => expect(sentences()).toEqual([unread]));
    reset(values);
    const expected = values?.day ?? initial.day;
    await waitFor(() => expect(day()).toHaveValue(expected));
    expect(sentences()).toEqual([]);
    await submit();
    await waitFor(() => expect(onSubmit).toHaveBeenCalledExactlyOnceWith({ ...initial, day: expected }));
  });

  it('holds for both ends of a range', async () => {
    const { onSubmit } = show();
    await retype(screen.getByRole('textbox', { name: '结束日期' }), '2025-12-31');
    await submit();
    await screen.findByRole('region', { name: /1 处需要修改/ });
    expect(sentences()).toEqual([expect.stringContaining('结束日期早于开始日期')]);
    expect(onSubmit).not.toHaveBeenCalled();
    await retype(screen.getByRole('textbox', { name: '结束日期' }), '2026-02-28');
    await submit();
    await waitFor(() =>
      expect(onSubmit).toHaveBeenCalledExactlyOnceWith({
        ...initial,
        span: { start: '2026-01-01', end: '2026-02-28' },
      }),
    );
  });
});
