import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { Segmented } from './index.js';

describe('Segmented', () => {
  it('starts on the first and moves with arrows', async () => {
    const onValueChange = vi.fn<(value: unknown, details: unknown) => void>();
    const options = [
      { value: 'all', label: '全部' },
      { value: 'valid', label: '有效' },
    ];
    render(<Segmented label="状态" options={options} onValueChange={onValueChange} />);
    expect(screen.getByRole('radio', { name: '全部' })).toBeChecked();
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    expect(onValueChange).toHaveBeenCalledWith('valid', expect.objectContaining({ reason: 'select' }));
  });
});
