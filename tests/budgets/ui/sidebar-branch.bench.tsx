import { Icon } from '@ca-portal/ui/icon';
import { type MenuItem, Sidebar } from '@ca-portal/ui/sidebar';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { type Bench, drawn, timeToDraw } from './kit.js';

const BRANCHES = 10;
const PAGES = 99; // with their parents 1,000 nodes

const items: MenuItem[] = [
  {
    key: 'all',
    label: '全部业务',
    children: Array.from({ length: BRANCHES }, (_, branch) => ({
      key: `b${branch}`,
      label: `业务 ${branch}`,
      icon: <Icon name="document" />,
      children: Array.from({ length: PAGES }, (__, page) => ({
        key: `b${branch}-${page}`,
        label: `页面 ${page}`,
        href: `#${branch}-${page}`,
      })),
    })),
  },
];

const parents = (root: HTMLElement) => root.querySelectorAll<HTMLElement>('button[aria-expanded]');

/** The first group, with all others open below it: a thousand rows move. */
export const bench: Bench = {
  title: 'Opening a branch of a sidebar with 1,000 nodes, until it is drawn',
  limit: 50,
  floor: {
    setUp: (root) => {
      for (let branch = 0; branch < BRANCHES; branch += 1) {
        const list = document.createElement('ul');
        list.hidden = branch === 0;
        for (let page = 0; page < PAGES; page += 1) {
          const link = document.createElement('a');
          link.href = `#${branch}-${page}`;
          link.textContent = `页面 ${page}`;
          const row = document.createElement('li');
          row.append(link);
          list.append(row);
        }
        root.append(list);
      }
    },
    run: async (root) => {
      const list = root.querySelector('ul') as HTMLElement;
      const time = await timeToDraw(() => list.toggleAttribute('hidden', false));
      list.hidden = true;
      await drawn();
      return time;
    },
  },
  subject: {
    setUp: (root) => {
      flushSync(() => createRoot(root).render(<Sidebar items={items} />));
      for (const parent of [...parents(root)].slice(1)) parent.click();
    },
    run: async (root) => {
      const first = parents(root)[0] as HTMLElement;
      const time = await timeToDraw(() => first.click());
      if (root.querySelectorAll('a').length !== BRANCHES * PAGES) throw new Error('The branch did not open.');
      first.click();
      await drawn();
      return time;
    },
  },
};
