import { UiProvider } from '@ca-portal/ui/theme';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { tokenStore } from '../../session/token.js';
import { tabStore } from '../../shared/tabs/index.js';
import { WorkTabs } from './WorkTabs.js';

// The menu and the confirmation load on first use.
vi.setConfig({ testTimeout: 60_000 });

const invoice = '/core/invoice';
const visit = (path: string, title: string) =>
  tabStore.dispatch({ type: 'add', view: { path, name: path, meta: { title } } });
const hold = (dirty: boolean) => act(() => tabStore.dispatch({ type: 'mark', path: invoice, dirty }));

beforeEach(() => {
  tokenStore.set('5.one');
  tabStore.open('one:5', () => true);
  visit('/core/order', '我的订单');
  visit(invoice, '发票管理');
});
afterEach(() => act(() => tokenStore.clear()));

async function choose(row: string) {
  fireEvent.contextMenu(await screen.findByRole('tab', { name: /发票管理/ }));
  fireEvent.click(await screen.findByRole('menuitem', { name: row }));
}
const question = () => screen.findByRole('alertdialog');
async function answer(label: string) {
  fireEvent.click(within(await question()).getByRole('button', { name: label }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
}

test('a refresh asks before it drops typed values, and only then', async () => {
  render(
    <UiProvider>
      <MemoryRouter>
        <WorkTabs maximized={false} onMaximizedChange={() => {}} />
      </MemoryRouter>
    </UiProvider>,
  );
  hold(true);
  await choose('刷新页面');
  expect(await question()).toHaveTextContent('“发票管理”里填写的内容还没有保存，刷新后会丢失。');
  await answer('继续填写');
  expect(tabStore.generation(invoice)).toBe(0);

  await choose('刷新页面');
  await answer('不保存，刷新');
  await waitFor(() => expect(tabStore.generation(invoice)).toBe(1));

  hold(false);
  await choose('刷新页面');
  await waitFor(() => expect(tabStore.generation(invoice)).toBe(2));
  expect(screen.queryByRole('alertdialog')).toBeNull();
});
