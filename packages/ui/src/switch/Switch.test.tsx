import { createRef } from 'react';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { Switch } from './index.js';

describe('Switch', () => {
  it('switches by its label and by Space', async () => {
    const onValueChange = vi.fn<(value: boolean) => void>();
    render(<Switch onValueChange={(value) => onValueChange(value)}>到期提醒</Switch>);
    await userEvent.click(screen.getByText('到期提醒'));
    expect(screen.getByRole('switch', { name: '到期提醒' })).toBeChecked();
    await userEvent.keyboard(' ');
    expect(onValueChange.mock.calls).toEqual([[true], [false]]);
  });

  it('does not change a controlled value itself', async () => {
    render(<Switch value={false}>到期提醒</Switch>);
    await userEvent.click(screen.getByRole('switch'));
    expect(screen.getByRole('switch')).not.toBeChecked();
  });

  it('ignores presses while busy and keeps the focus', async () => {
    const onValueChange = vi.fn<() => void>();
    render(
      <Switch busy onValueChange={onValueChange}>
        到期提醒
      </Switch>,
    );
    await userEvent.tab();
    await userEvent.keyboard(' ');
    expect(screen.getByRole('switch')).toHaveFocus();
    expect(screen.getByRole('switch')).toHaveAttribute('aria-busy', 'true');
    expect(screen.getByRole('switch')).not.toBeChecked();
    expect(onValueChange).not.toHaveBeenCalled();
  });

  it('is reachable and shows why it is disabled; the reason is not part of its name', async () => {
    render(<Switch disabledReason="由管理员设置。">到期提醒</Switch>);
    await userEvent.tab();
    const control = screen.getByRole('switch', { name: '到期提醒' });
    expect(control).toHaveFocus();
    expect(control).toHaveAccessibleDescription('由管理员设置。');
    await userEvent.keyboard(' ');
    expect(control).not.toBeChecked();
  });

  it('puts ref, rest, className and style on its control, and renders on the server', () => {
    const ref = createRef<HTMLInputElement>();
    render(<Switch ref={ref} className="mine" style={{ color: 'red' }} data-extra="x" aria-label="提醒" />);
    expect(ref.current).toBe(screen.getByRole('switch'));
    expect(ref.current).toHaveClass('mine');
    expect(ref.current).toHaveStyle({ color: 'rgb(255, 0, 0)' });
    expect(ref.current).toHaveAttribute('data-extra', 'x');
    expect(renderToString(<Switch>到期提醒</Switch>)).toContain('到期提醒');
  });
});
