import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
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

  it('brings back what was typed beyond the limits when it is left', async () => {
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
});
