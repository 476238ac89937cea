import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Spinner } from './index.js';

it('says what is being done', () => {
  const { rerender } = render(<Spinner />);
  expect(screen.getByRole('status')).toHaveTextContent('正在加载');
  rerender(<Spinner verb="正在写入证书" size="lg" />);
  expect(screen.getByRole('status')).toHaveTextContent('正在写入证书');
});

it('renders on the server', () => {
  expect(renderToString(<Spinner verb="提交中" />)).toContain('提交中');
});
