import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { Select } from './index.js';

const options = [
  { value: 'bc', label: '北辰 CA' },
  { value: 'qh', label: '青禾 CA', disabled: true, reason: '本型号停售' },
];

describe('Select', () => {
  it('starts on the placeholder and reports the choice', async () => {
    const onValueChange = vi.fn<(value: unknown, details: unknown) => void>();
    render(
      <Select aria-label="服务商" options={options} placeholder="选择服务商" onValueChange={onValueChange} />,
    );
    const select = screen.getByRole('combobox');
    expect(select).toHaveDisplayValue('选择服务商');
    await userEvent.selectOptions(select, 'bc');
    expect(onValueChange).toHaveBeenCalledWith('bc', expect.objectContaining({ reason: 'select' }));
    expect(select).toHaveDisplayValue('北辰 CA');
  });

  it('shows why an option is disabled', () => {
    render(<Select aria-label="服务商" options={options} />);
    expect(screen.getByRole('option', { name: '青禾 CA（本型号停售）' })).toBeDisabled();
  });
});
