import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defaultClientConditions, defaultServerConditions } from 'vite';
import { defineConfig } from 'vitest/config';
import { launchOptions } from './scripts/browser.mjs';
import { LongFirst } from './tests/long-first.js';

// Inside the workspace every package is read from its source: no build needed to test.
const source = '@ca-portal/source';
const browser = [source, ...defaultClientConditions];
const server = [source, ...defaultServerConditions];

export default defineConfig({
  test: {
    // All limits of time are far away: they end what hangs, and a busy machine is no mistake of the code.
    slowTestThreshold: 1000,
    // Nobody works beside a whole run: on two cores the default would leave one of them idle.
    maxWorkers: '100%',
    sequence: { sequencer: LongFirst },
    projects: [
      {
        plugins: [react()],
        resolve: { conditions: browser },
        ssr: { resolve: { conditions: browser } },
        test: {
          name: 'unit',
          environment: 'jsdom',
          include: ['packages/{ui,app}/src/**/*.test.{ts,tsx}'],
          setupFiles: ['./tests/setup-unit.ts'],
          hookTimeout: 300_000,
          testTimeout: 300_000,
        },
      },
      {
        resolve: { conditions: server },
        ssr: { resolve: { conditions: server } },
        test: {
          name: 'node',
          environment: 'node',
          isolate: false, // modules and the embedded database's code are loaded once a worker, not once a file
          // Opening a database takes seconds, and on a machine with much else to do more than a minute.
          hookTimeout: 300_000,
          testTimeout: 300_000,
          include: ['packages/{api,ca-lock-sdk,server}/{src,tests}/**/*.test.ts', 'tests/node/**/*.test.ts'],
        },
      },
      {
        plugins: [storybookTest({ configDir: '.storybook', storybookScript: 'pnpm storybook' })],
        test: {
          name: 'storybook',
          testTimeout: 300_000,
          isolate: false, // one page for all story files: four times faster
          browser: {
            enabled: true,
            headless: true,
            provider: playwright({ launchOptions: launchOptions() }),
            instances: [{ browser: 'chromium' }],
            screenshotFailures: false,
          },
        },
      },
    ],
  },
});
