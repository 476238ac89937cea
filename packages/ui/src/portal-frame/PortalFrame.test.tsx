import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { PortalFrame } from './index.js';

it('a public page stands between header and footer, and can take the focus', () => {
  render(
    <PortalFrame
      variant="public"
      header={<header>头部</header>}
      footer={<footer>页脚</footer>}
      notice="网络断开了"
    >
      正文
    </PortalFrame>,
  );
  const main = screen.getByRole('main');
  expect(main).toHaveAttribute('id', 'main');
  expect(main.closest('[data-component="PortalFrame"]')).not.toHaveAttribute('variant');
  main.focus();
  expect(main).toHaveFocus();
  const order = [screen.getByRole('banner'), main, screen.getByRole('contentinfo')];
  expect(order.toSorted((a, b) => (a.compareDocumentPosition(b) & 4 ? -1 : 1))).toEqual(order);
});

it('in the admin variant the first tab stop is the skip link, and the page is the panel of its tab', () => {
  render(
    <PortalFrame
      variant="admin"
      mainId="content"
      tabBar={<div role="tablist" />}
      panel={{ id: 'panel', labelledBy: 'tab' }}
    >
      <span id="tab">我的订单</span>
    </PortalFrame>,
  );
  expect(screen.getByRole('link', { name: '跳到主要内容' })).toHaveAttribute('href', '#content');
  expect(screen.getByRole('main')).toContainElement(screen.getByRole('tabpanel', { name: '我的订单' }));
});

it('without a tab bar there is no tab panel; the header stays unless the settings say otherwise', () => {
  const { container, rerender } = render(
    <PortalFrame variant="admin" panel={{ id: 'panel', labelledBy: 'tab' }} />,
  );
  const frame = container.querySelector('[data-component="PortalFrame"]');
  expect(screen.queryByRole('tabpanel')).not.toBeInTheDocument();
  expect(frame).toHaveAttribute('data-fixed-header');
  rerender(<PortalFrame variant="admin" fixedHeader={false} maximized />);
  expect(frame).not.toHaveAttribute('data-fixed-header');
  expect(frame).toHaveAttribute('data-maximized');
});

it('renders on the server', () => {
  expect(renderToString(<PortalFrame variant="public">正文</PortalFrame>)).toContain('正文');
});
