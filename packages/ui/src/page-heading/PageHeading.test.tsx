import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { PageHeading } from './index.js';

it('contains the h1 with description and actions; a status beside it is not part of the title', () => {
  const { container } = render(
    <PageHeading
      title="订单详情"
      extra={<span>制证中</span>}
      description="订单号 DD20261120005103"
      actions={<button type="button">联系客服</button>}
    />,
  );
  expect(screen.getByRole('heading', { level: 1, name: '订单详情' })).toBeInTheDocument();
  expect(container).toHaveTextContent('制证中');
  expect(container).toHaveTextContent('订单号 DD20261120005103');
  expect(screen.getByRole('button', { name: '联系客服' })).toBeInTheDocument();
});

it('renders on the server', () => {
  expect(renderToString(<PageHeading title="个人中心" size="lg" />)).toContain('<h1>个人中心</h1>');
});
