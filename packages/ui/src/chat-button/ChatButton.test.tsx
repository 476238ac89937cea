import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { beforeEach, expect, it, vi } from 'vitest';
import { ChatButton } from './index.js';

const button = () => screen.getByRole('button', { name: '智能客服' });

beforeEach(() => localStorage.clear());

it('says that it opens a dialog, and how to move it', () => {
  render(<ChatButton />);
  expect(button()).toHaveAttribute('aria-haspopup', 'dialog');
  expect(button()).toHaveAccessibleDescription('可以拖动；获得焦点后，按方向键移动。');
});

it('opens by keyboard; arrow keys move it, and the position is remembered', async () => {
  const onClick = vi.fn<() => void>();
  const { unmount } = render(<ChatButton onClick={onClick} />);
  await userEvent.tab();
  await userEvent.keyboard('{ArrowLeft}');
  expect(button()).toHaveAttribute('data-side', 'left');
  expect(onClick).not.toHaveBeenCalled();
  await userEvent.keyboard('{Enter}');
  expect(onClick).toHaveBeenCalledOnce();
  unmount();
  render(<ChatButton />);
  expect(button()).toHaveAttribute('data-side', 'left');
});

it('renders on the server', () => {
  expect(renderToString(<ChatButton />)).toContain('智能客服');
});
