import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { launchOptions } from '../scripts/browser.mjs';

/** Every story in Chromium, with axe. */
export const storiesProject = {
  plugins: [storybookTest({ configDir: '.storybook', storybookScript: 'pnpm storybook' })],
  test: {
    name: 'storybook',
    testTimeout: 300_000,
    isolate: false, // one page a worker for all its story files: four times faster
    // A browser's default is one page less than there are cores: on two cores, one page. One page more than there are
    // loads everything once more for nothing, since two pages, their browser and Vite leave no core idle.
    maxWorkers: '100%',
    browser: {
      enabled: true,
      headless: true,
      provider: playwright({ launchOptions: launchOptions() }),
      instances: [{ browser: 'chromium' as const }],
      screenshotFailures: false,
    },
  },
};
