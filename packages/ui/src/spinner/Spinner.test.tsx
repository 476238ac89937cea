import { act, fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';
import { Spinner } from './index.js';

it('names the work', () => {
  const { rerender } = render(<Spinner />);
  expect(screen.getByRole('status')).toHaveTextContent('正在加载');
  rerender(<Spinner verb="正在写入证书" size="lg" />);
  expect(screen.getByRole('status')).toHaveTextContent('正在写入证书');
});

afterEach(() => {
  vi.useRealTimers();
});

it('shows after ten seconds how long it has taken, and can be canceled', () => {
  vi.useFakeTimers();
  const onCancel = vi.fn<() => void>();
  render(<Spinner verb="正在写入证书" onCancel={onCancel} />);
  act(() => vi.advanceTimersByTime(9999));
  expect(screen.queryByRole('timer')).not.toBeInTheDocument();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  act(() => vi.advanceTimersByTime(1));
  expect(screen.getByRole('timer')).toHaveTextContent('已等待 10 秒');
  act(() => vi.advanceTimersByTime(5000));
  expect(screen.getByRole('timer')).toHaveTextContent('已等待 15 秒');
  fireEvent.click(screen.getByRole('button', { name: '取消' }));
  expect(onCancel).toHaveBeenCalledOnce();
});

it('has no 取消 without `onCancel`, and may wait without a message', () => {
  vi.useFakeTimers();
  const { rerender } = render(<Spinner />);
  act(() => vi.advanceTimersByTime(12_000));
  expect(screen.getByRole('timer')).toHaveTextContent('已等待 12 秒');
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  rerender(<Spinner key="silent" waitedAfter={Number.POSITIVE_INFINITY} />);
  act(() => vi.advanceTimersByTime(60_000));
  expect(screen.queryByRole('timer')).not.toBeInTheDocument();
});

it('shows its label as text, however long', () => {
  render(<Spinner verb={`<b>${'证'.repeat(2000)}</b>`} />);
  expect(screen.getByRole('status')).toHaveTextContent(`<b>${'证'.repeat(2000)}</b>`);
});

it('renders on the server', () => {
  expect(renderToString(<Spinner verb="提交中" />)).toContain('提交中');
});
