import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { StatusTag } from './index.js';

it('shows icon and word together; only the word is announced', () => {
  render(
    <StatusTag family="violet" icon="arc">
      制证中
    </StatusTag>,
  );
  const tag = screen.getByText('制证中');
  expect(tag).toHaveAttribute('data-family', 'violet');
  expect(tag.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
});

it('renders on the server', () => {
  expect(
    renderToString(
      <StatusTag family="success" icon="check">
        有效
      </StatusTag>,
    ),
  ).toContain('有效');
});
