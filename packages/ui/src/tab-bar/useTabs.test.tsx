import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { TabBar, useTabs } from './index.js';

const initial = [{ path: '/', meta: { title: '首页', affix: true } }];
const titles: Record<string, string> = { '/': '首页', '/orders': '我的订单', '/bills': '发票' };

/** A portal of three pages with a minimal router: an address in state. */
function Portal() {
  const [path, go] = useState('/');
  const { bar } = useTabs({ path, meta: { title: titles[path] ?? '' } }, { initial, go });
  return (
    <>
      {Object.keys(titles).map((to) => (
        <button key={to} type="button" onClick={() => go(to)}>
          去{titles[to]}
        </button>
      ))}
      <TabBar id="tabs" panelId="page" {...bar} />
      <div role="tabpanel" id="page" aria-label="页面">
        {titles[path]}
      </div>
    </>
  );
}

it('opens each visited page as a tab, follows a tab, and opens the last one when the active tab closes', async () => {
  render(<Portal />);
  expect(screen.getAllByRole('tab')).toHaveLength(1);
  await userEvent.click(screen.getByRole('button', { name: '去我的订单' }));
  await userEvent.click(screen.getByRole('button', { name: '去发票' }));
  await userEvent.click(screen.getByRole('button', { name: '去我的订单' }));
  expect(screen.getAllByRole('tab')).toHaveLength(3);
  await userEvent.click(screen.getByRole('tab', { name: /首页/ }));
  expect(screen.getByRole('tabpanel')).toHaveTextContent('首页');
  await userEvent.click(screen.getByRole('tab', { name: /发票/ }));
  await userEvent.keyboard('{Delete}');
  expect(screen.getAllByRole('tab')).toHaveLength(2);
  expect(screen.getByRole('tabpanel')).toHaveTextContent('我的订单');
});
