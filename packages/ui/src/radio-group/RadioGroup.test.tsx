import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { RadioGroup } from './index.js';

const options = [
  { value: '1', label: '1 年', description: '¥300.00' },
  { value: '2', label: '2 年' },
  { value: '3', label: '3 年', disabled: true, reason: '本型号停售' },
];

describe.each(['list', 'chips'] as const)('RadioGroup %s', (variant) => {
  it('chooses by its label and by arrows, skipping disabled options', async () => {
    const onValueChange = vi.fn<(value: unknown, details: unknown) => void>();
    render(
      <RadioGroup aria-label="年限" variant={variant} options={options} onValueChange={onValueChange} />,
    );
    await userEvent.click(screen.getByText(/1 年/));
    await userEvent.keyboard('{ArrowDown}');
    expect(screen.getByRole('radio', { name: /2 年/ })).toBeChecked();
    await userEvent.keyboard('{ArrowDown}');
    expect(onValueChange.mock.calls.map(([value]) => value as string)).toEqual(['1', '2', '1']);
  });

  it('shows why an option is disabled', () => {
    render(<RadioGroup aria-label="年限" variant={variant} options={options} />);
    expect(screen.getByRole('radio', { name: /3 年.*本型号停售/ })).toBeDisabled();
  });
});
