import type { Bench } from './kit.js';
import { timeToDraw } from './kit.js';
import { plainList, tabAt, thousandTabs } from './tabs.js';

const selected = (root: HTMLElement) => root.querySelector('[role="tab"][aria-selected="true"]');

/** From one end of the bar to the other, so that it scrolls as well. */
export const bench: Bench = {
  title: 'Switching among 1,000 tabs, until it is drawn',
  limit: 50,
  floor: plainList,
  subject: {
    setUp: thousandTabs,
    run: async (root) => {
      const target = selected(root) === tabAt(root, 1) ? tabAt(root, 998) : tabAt(root, 1);
      const time = await timeToDraw(() => target.click());
      if (selected(root) !== target) throw new Error('The tab was not switched to.');
      return time;
    },
  },
};
