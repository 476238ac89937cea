import { act, render } from '@testing-library/react';
import { Activity } from 'react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { TabContext, useTabDirty, useTabTitle } from './tab-context.js';
import { tabStore } from './tab-store.js';

const path = '/core/invoice';
const isMarked = () => Boolean(tabStore.get().visitedViews.find((view) => view.path === path)?.dirty);
const openTab = () =>
  tabStore.dispatch({
    type: 'add',
    view: { name: 'invoice', path, fullPath: path, meta: { title: '发票' } },
  });

function Holder({ dirty }: { dirty: boolean }) {
  useTabDirty(dirty);
  return null;
}
interface TabProps {
  hidden?: boolean;
  page?: boolean;
  dialog?: boolean | undefined;
}
const Tab = ({ hidden = false, page = false, dialog }: TabProps) => (
  <Activity mode={hidden ? 'hidden' : 'visible'}>
    <TabContext value={path}>
      <Holder dirty={page} />
      {dialog === undefined ? null : <Holder dirty={dialog} />}
    </TabContext>
  </Activity>
);

beforeEach(() => {
  tabStore.open('somebody', () => true);
  openTab();
});
afterEach(() => tabStore.forget());

test('values typed in a dialog mark the tab as unsaved, also while another tab is active', () => {
  const { rerender } = render(<Tab dialog={false} />);
  expect(isMarked()).toBe(false);
  rerender(<Tab dialog />);
  expect(isMarked()).toBe(true);
  rerender(<Tab dialog hidden />);
  expect(isMarked()).toBe(true);
  rerender(<Tab dialog />);
  expect(isMarked()).toBe(true);
});

test('closing a dialog removes only its own mark', async () => {
  const { rerender } = render(<Tab dialog />);
  rerender(<Tab />);
  await Promise.resolve();
  expect(isMarked()).toBe(false);
  rerender(<Tab page dialog />);
  rerender(<Tab page />);
  await Promise.resolve();
  expect(isMarked()).toBe(true);
  rerender(<Tab />);
  expect(isMarked()).toBe(false);
});

test('a tab closed with unsaved values opens again without a mark', async () => {
  const { rerender, unmount } = render(<Tab page />);
  rerender(<Tab page hidden />);
  tabStore.dispatch({ type: 'close', path });
  unmount();
  await Promise.resolve();
  openTab();
  const again = render(<Tab />);
  expect(isMarked()).toBe(false);
  again.rerender(<Tab page />);
  again.rerender(<Tab />);
  expect(isMarked()).toBe(false);
});

function Named() {
  useTabTitle('订单 0001');
  return null;
}

test('a title set before the tab exists is given to the tab when it opens', () => {
  tabStore.forget();
  render(
    <TabContext value={path}>
      <Named />
    </TabContext>,
  );
  act(() => {
    tabStore.open('somebody', () => true);
    openTab();
  });
  expect(tabStore.get().visitedViews[0]?.title).toBe('订单 0001');
});
