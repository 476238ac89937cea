import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { DaysToExpiry } from './index.js';

it.each([
  [318, 'fine', '剩 318 天'],
  [81, 'fine', '剩 81 天'],
  [80, 'soon', '剩 80 天'],
  [1, 'soon', '剩 1 天'],
  [0, 'soon', '今天到期'],
  [-1, 'expired', '已过期 1 天'],
])('shows %i days left as “%s”: %s', (days, state, text) => {
  const { container } = render(<DaysToExpiry days={days} date="2026-12-17 23:59:59" />);
  expect(container.firstElementChild).toHaveAttribute('data-state', state);
  expect(container).toHaveTextContent(`${text}至 2026-12-17`);
});

it('takes the first day of renewal from the caller', () => {
  const { container } = render(<DaysToExpiry days={61} date="2027-01-21" soonDays={60} />);
  expect(container.firstElementChild).toHaveAttribute('data-state', 'fine');
});

it('draws the remaining share of the validity', () => {
  const { rerender } = render(<DaysToExpiry days={73} date="2027-02-02" />);
  const bar = screen.getByRole<HTMLProgressElement>('progressbar', { name: '剩余有效期' });
  expect(bar.value).toBe(20);
  rerender(<DaysToExpiry days={-3} date="2026-11-18" />);
  expect(bar.value).toBe(100);
});

it('renders on the server', () => {
  expect(renderToString(<DaysToExpiry days={26} date="2026-12-17" />)).toContain('剩 26 天');
});
