import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { deepTag, turnsTagged } from '../.storybook/turns.js';
import { shellOptions } from '../scripts/browser.mjs';

const { args, ...browser } = shellOptions();

/**
 * The stories in Chromium, with axe. `push`: each state once, states of shared code for a part of the pages. `whole`:
 * each in every look that has a story, and axe checks each page completely, also parts that another story has shown.
 */
export const stories = (extent: 'push' | 'whole') => ({
  plugins: [
    turnsTagged(),
    storybookTest({
      configDir: '.storybook',
      storybookScript: 'pnpm storybook',
      tags: { exclude: extent === 'push' ? [deepTag] : [] },
    }),
  ],
  test: {
    name: 'storybook',
    env: { STORIES: extent },
    setupFiles: extent === 'push' ? ['./tests/setup/plain-calls.ts'] : [],
    testTimeout: 300_000,
    isolate: false, // one page a worker for all its story files: four times faster
    // A browser's default is one page less than there are cores: on two cores, one page. One page more than there are
    // loads everything once more for nothing, since two pages, their browser and Vite leave no core idle.
    maxWorkers: '100%',
    browser: {
      enabled: true,
      headless: true,
      // With one page per core, parallel garbage collection threads would only compete with the other page.
      provider: playwright({
        launchOptions: { ...browser, args: [...args, '--js-flags=--single-threaded-gc'] },
      }),
      instances: [{ browser: 'chromium' as const }],
      screenshotFailures: false,
    },
  },
});
