import { fireEvent, render } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Avatar } from './index.js';

it('shows the first character, also of a name outside the basic plane', () => {
  const { container, rerender } = render(<Avatar name="林晓禾" />);
  expect(container).toHaveTextContent(/^林$/);
  rerender(<Avatar name="𠮷田" />);
  expect(container).toHaveTextContent(/^𠮷$/);
});

it('shows a person icon without a name', () => {
  const { container } = render(<Avatar name=" " />);
  expect(container.querySelector('[data-icon="user"]')).toBeInTheDocument();
});

it('falls back to the character when the picture fails, and tries another picture', () => {
  const { container, rerender } = render(<Avatar name="林晓禾" src="/a.png" />);
  const picture = container.querySelector('img');
  expect(picture).toHaveAttribute('src', '/a.png');
  fireEvent.error(picture as HTMLImageElement);
  expect(container).toHaveTextContent('林');
  rerender(<Avatar name="林晓禾" src="/b.png" />);
  expect(container.querySelector('img')).toHaveAttribute('src', '/b.png');
});

it('renders on the server', () => {
  expect(renderToString(<Avatar name="林晓禾" />)).toContain('aria-hidden="true"');
});
