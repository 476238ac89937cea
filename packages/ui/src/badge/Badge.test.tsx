import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Badge } from './index.js';

it.each([
  [1, '1', '1 条未读'],
  [99, '99', '99 条未读'],
  [100, '99+', '超过 99 条未读'],
])('shows %i as %s and says “%s”', (count, figure, spoken) => {
  render(<Badge count={count} />);
  expect(screen.getByText(figure)).toHaveAttribute('aria-hidden', 'true');
  expect(screen.getByText(spoken)).toBeInTheDocument();
});

it.each([0, -1, Number.NaN])('shows nothing for %d', (count) => {
  const { container } = render(<Badge count={count} />);
  expect(container).toBeEmptyDOMElement();
});

it('takes another limit and another label, or stays silent', () => {
  const { container, rerender } = render(<Badge count={12} max={9} label="12 项待办" tone="neutral" />);
  expect(container).toHaveTextContent('9+12 项待办');
  rerender(<Badge count={12} label="" />);
  expect(container).toHaveTextContent(/^12$/);
});

it('as a dot has only its spoken label', () => {
  const { container } = render(<Badge count={3} dot />);
  expect(container).toHaveTextContent(/^3 条未读$/);
});

it('renders on the server', () => {
  expect(renderToString(<Badge count={3} />)).toContain('3 条未读');
});
