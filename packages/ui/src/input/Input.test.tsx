import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { Input } from './index.js';

describe('Input', () => {
  it('tells the value and still calls the native handler', async () => {
    const onValueChange = vi.fn<(value: unknown, details: unknown) => void>();
    const onChange = vi.fn<() => void>();
    render(<Input aria-label="姓名" onValueChange={onValueChange} onChange={onChange} />);
    await userEvent.type(screen.getByRole('textbox'), '林');
    expect(onValueChange).toHaveBeenCalledWith('林', expect.objectContaining({ reason: 'input' }));
    expect(onChange).toHaveBeenCalledTimes(1);
  });

  it('marks an invalid value', () => {
    render(<Input aria-label="姓名" invalid />);
    expect(screen.getByRole('textbox')).toHaveAttribute('aria-invalid', 'true');
  });
});
