import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { IconButton } from './index.js';
import { Icon } from '../icon/index.js';

describe('IconButton', () => {
  it('is named by its label, also as a tooltip', async () => {
    const onClick = vi.fn<() => void>();
    render(<IconButton icon={<Icon name="refresh" />} label="刷新" onClick={onClick} />);
    const button = screen.getByRole('button', { name: '刷新' });
    expect(button).toHaveAttribute('title', '刷新');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    expect(onClick).toHaveBeenCalledTimes(1);
  });
});
