import { type Bench, timeToDraw } from './kit.js';
import { act, plainList, tabAt, thousandTabs } from './tabs.js';

/** The active tab in the middle: another one becomes active, and half of the tabs move. */
export const bench: Bench = {
  title: 'Closing one of 1,000 tabs, until it is drawn',
  limit: 50,
  floor: plainList,
  subject: {
    setUp: thousandTabs,
    run: async (root) => {
      const tab = tabAt(root, 500);
      await act({ type: 'activate', path: tab.dataset.path as string });
      const cross = tab.querySelector<HTMLElement>('[data-part="close"]');
      const time = await timeToDraw(() => cross?.click());
      if (tab.isConnected) throw new Error('The tab was not closed.');
      await act({ type: 'reopen' });
      return time;
    },
  },
};
