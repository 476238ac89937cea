import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { Skeleton } from './index.js';
import { OverlaySkeleton } from './OverlaySkeleton.js';

it('has the size of the content and is hidden from screen readers', () => {
  const { container } = render(<Skeleton width="40%" height="1.5rem" style={{ marginTop: 8 }} />);
  const bone = container.firstElementChild as HTMLElement;
  expect(bone).toHaveAttribute('aria-hidden', 'true');
  expect(bone.style.getPropertyValue('--skeleton-w')).toBe('40%');
  expect(bone.style.getPropertyValue('--skeleton-h')).toBe('1.5rem');
  expect(bone).toHaveStyle({ marginTop: '8px' });
});

it('renders on the server', () => {
  expect(renderToString(<Skeleton shape="circle" />)).toContain('data-shape="circle"');
});

describe('the skeleton of an overlay', () => {
  it('announces that it opens, and Esc cancels', async () => {
    const onCancel = vi.fn<() => void>();
    const { unmount } = render(<OverlaySkeleton onCancel={onCancel} />);
    expect(screen.getByRole('status')).toHaveTextContent('正在打开');
    await userEvent.keyboard('{Escape}');
    expect(onCancel).toHaveBeenCalledOnce();
    unmount();
    await userEvent.keyboard('{Escape}');
    expect(onCancel).toHaveBeenCalledOnce();
  });

  it('renders nothing on the server', () => {
    expect(renderToString(<OverlaySkeleton />)).toBe('');
  });
});
