import { applyThemeSettings } from '@ca-portal/ui/theme';
import { createRoot } from 'react-dom/client';
import { type Bench, timeToDraw } from './kit.js';
import { settled, Widgets } from './theme.js';

let dark = false;

export const bench: Bench = {
  title: 'Switching the theme with 1,000 widgets, until it is drawn',
  limit: 100,
  subject: {
    setUp: (root) => createRoot(root).render(<Widgets />),
    run: async () => {
      dark = !dark;
      const ended = settled();
      const first = await timeToDraw(() => applyThemeSettings({ theme: dark ? 'dark' : 'light' }));
      await ended;
      return first;
    },
  },
};
