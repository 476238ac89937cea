import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { Checkbox } from './index.js';

describe('Checkbox', () => {
  it('toggles by its text and by Space', async () => {
    const onValueChange = vi.fn<(value: unknown, details: unknown) => void>();
    render(<Checkbox onValueChange={onValueChange}>记住账号</Checkbox>);
    await userEvent.click(screen.getByText('记住账号'));
    expect(screen.getByRole('checkbox', { name: '记住账号' })).toBeChecked();
    await userEvent.keyboard(' ');
    expect(onValueChange.mock.calls.map(([value]) => value as boolean)).toEqual([true, false]);
  });

  it('shows the indeterminate state', () => {
    render(<Checkbox indeterminate>全选</Checkbox>);
    expect(screen.getByRole('checkbox')).toBePartiallyChecked();
  });
});
