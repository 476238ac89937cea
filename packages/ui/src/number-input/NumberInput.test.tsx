import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { Field, Form, useForm } from '../form/index.js';
import { NumberInput } from './index.js';

describe('NumberInput', () => {
  it('steps with its buttons and stops at the limits', async () => {
    render(<NumberInput aria-label="数量" min={1} max={3} />);
    const field = screen.getByRole('spinbutton', { name: '数量' });
    expect(screen.getByRole('button', { name: '减少' })).toBeDisabled();
    await userEvent.click(screen.getByRole('button', { name: '增加' }));
    await userEvent.click(screen.getByRole('button', { name: '增加' }));
    expect(field).toHaveValue('3');
    expect(screen.getByRole('button', { name: '增加' })).toBeDisabled();
  });

  it('steps with the keyboard', async () => {
    render(<NumberInput aria-label="数量" min={1} max={50} defaultValue={5} />);
    const field = screen.getByRole('spinbutton');
    await userEvent.click(field);
    await userEvent.keyboard('{ArrowUp}');
    expect(field).toHaveAttribute('aria-valuenow', '6');
    await userEvent.keyboard('{PageUp}{ArrowDown}');
    expect(field).toHaveAttribute('aria-valuenow', '15');
    await userEvent.keyboard('{End}');
    expect(field).toHaveValue('50');
    await userEvent.keyboard('{Home}');
    expect(field).toHaveValue('1');
  });

  it('selects text with Shift and Home, and ignores keys of the browser', () => {
    render(<NumberInput aria-label="数量" min={1} max={50} defaultValue={5} />);
    const field = screen.getByRole('spinbutton');
    for (const held of ['shiftKey', 'altKey', 'ctrlKey', 'metaKey']) {
      expect(fireEvent.keyDown(field, { key: 'Home', [held]: true })).toBe(true);
    }
    expect(field).toHaveValue('5');
    expect(fireEvent.keyDown(field, { key: 'Home' })).toBe(false);
    expect(field).toHaveValue('1');
  });

  it('limits a number outside the range on blur', async () => {
    const onValueChange = vi.fn<(value: unknown, details: unknown) => void>();
    render(<NumberInput aria-label="数量" min={1} max={10} onValueChange={onValueChange} />);
    const field = screen.getByRole('spinbutton');
    await userEvent.clear(field);
    await userEvent.type(field, '99');
    await userEvent.tab();
    expect(field).toHaveValue('10');
    expect(onValueChange).toHaveBeenLastCalledWith(10, expect.objectContaining({ reason: 'clamp' }));
  });

  it('keeps the number when it is left empty', async () => {
    render(<NumberInput aria-label="数量" min={1} max={10} defaultValue={4} />);
    const field = screen.getByRole('spinbutton');
    await userEvent.clear(field);
    await userEvent.tab();
    expect(field).toHaveValue('4');
  });

  it.each([
    ['１２', 12],
    ['1,000', 1000],
    [' 7 ', 7],
    ['−3', -3],
  ])('reads %j as %d', async (text, number) => {
    const onValueChange = vi.fn<(value: number, details: unknown) => void>();
    render(<NumberInput aria-label="数量" min={-5} defaultValue={1} onValueChange={onValueChange} />);
    const field = screen.getByRole('spinbutton');
    await userEvent.clear(field);
    await userEvent.click(field);
    await userEvent.paste(text);
    await userEvent.tab();
    expect(field).toHaveValue(String(number));
    expect(onValueChange).toHaveBeenLastCalledWith(number, expect.anything());
  });

  it.each(['3.7', '1e3', '1,00', '十二', '-'])(
    'does not convert %j to another number, and explains it',
    async (text) => {
      const onValueChange = vi.fn<(value: number, details: unknown) => void>();
      render(
        <NumberInput aria-label="数量" min={1} max={10} defaultValue={4} onValueChange={onValueChange} />,
      );
      const field = screen.getByRole('spinbutton');
      await userEvent.clear(field);
      await userEvent.click(field);
      await userEvent.paste(text);
      expect(field).toBeValid();
      await userEvent.tab();
      expect(field).toHaveValue(text);
      expect(field).toBeInvalid();
      expect(field).toHaveAccessibleDescription(`“${text}”不是整数。请填写 1 至 10 之间的整数。`);
      expect(field).toHaveAttribute('aria-valuenow', '4');
      expect(onValueChange).not.toHaveBeenCalled();
      await userEvent.click(screen.getByRole('button', { name: '增加' }));
      expect(field).toHaveValue('5');
      expect(field).toBeValid();
    },
  );

  it('tells its own listener of each change as well', async () => {
    const onChange = vi.fn<(text: string) => void>();
    render(<NumberInput aria-label="数量" onChange={(event) => onChange(event.target.value)} />);
    await userEvent.type(screen.getByRole('spinbutton'), '1');
    expect(onChange).toHaveBeenCalledExactlyOnceWith('01');
  });

  it('is empty for null, and shows its minimum for nothing', () => {
    render(
      <>
        <NumberInput aria-label="空" value={null} />
        <NumberInput aria-label="默认" min={2} />
      </>,
    );
    expect(screen.getByRole('spinbutton', { name: '空' })).toHaveValue('');
    expect(screen.getByRole('spinbutton', { name: '默认' })).toHaveValue('2');
  });

  it('is empty for an empty form value, and blocks the submit', async () => {
    const onSubmit = vi.fn<(values: { count: number | null }) => void>();
    function Sample() {
      const form = useForm<{ count: number | null }>({ defaultValues: { count: null } });
      return (
        <Form form={form} onSubmit={(values) => onSubmit(values)} aria-label="购买">
          <Field<number> name="count" label="数量" required>
            {(control) => <NumberInput {...control} min={1} max={10} />}
          </Field>
        </Form>
      );
    }
    render(<Sample />);
    const field = screen.getByRole('spinbutton', { name: /数量/ });
    expect(field).toHaveValue('');
    await userEvent.type(field, '1.5{Enter}');
    await waitFor(() => expect(field).toHaveAccessibleDescription(/^“1.5”不是整数。/));
    expect(onSubmit).not.toHaveBeenCalled();
    await userEvent.clear(field);
    await userEvent.type(field, '99{Enter}');
    await waitFor(() => expect(onSubmit).toHaveBeenCalledExactlyOnceWith({ count: 10 }));
  });
});
