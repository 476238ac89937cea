import { render, screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { items } from './BottomNav.fixtures.js';
import { BottomNav } from './index.js';

it('links to five pages, marks the active one and announces counts', () => {
  render(<BottomNav items={items} activeKey="mine" />);
  const navigation = screen.getByRole('navigation', { name: '底部导航' });
  expect(within(navigation).getAllByRole('link')).toHaveLength(5);
  expect(within(navigation).getByRole('link', { current: 'page' })).toHaveAccessibleName('我的');
  expect(within(navigation).getByRole('link', { name: '消息 3 条未读' })).toHaveAttribute(
    'href',
    '/emsystem/messageManage',
  );
});

it('renders on the server', () => {
  expect(renderToString(<BottomNav items={items} />)).toContain('底部导航');
});
