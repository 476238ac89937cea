import { applyThemeSettings } from '@ca-portal/ui/theme';
import { createRoot } from 'react-dom/client';
import { type Bench, costOfNextFrame, timeToDraw } from './kit.js';
import { settled, Widgets } from './theme.js';

let dark = false;

export const bench: Bench = {
  title: 'The frame after a switch of the theme, which lets 1,000 widgets fade again',
  limit: 50,
  subject: {
    setUp: (root) => createRoot(root).render(<Widgets />),
    run: async () => {
      dark = !dark;
      const ended = settled();
      await timeToDraw(() => applyThemeSettings({ theme: dark ? 'dark' : 'light' }));
      await ended;
      return costOfNextFrame();
    },
  },
};
