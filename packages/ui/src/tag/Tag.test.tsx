import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Tag } from './index.js';

it('is neutral by default, and passes on unknown props', () => {
  render(<Tag title="业务类别">业务</Tag>);
  const tag = screen.getByText('业务');
  expect(tag).toHaveAttribute('data-tone', 'neutral');
  expect(tag).toHaveAttribute('title', '业务类别');
});

it('renders on the server', () => {
  expect(renderToString(<Tag tone="brand">主锁</Tag>)).toContain('data-tone="brand"');
});
