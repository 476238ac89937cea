import { createRequire } from 'node:module';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defaultClientConditions, defaultServerConditions } from 'vite';
import { defaultExclude, defineConfig } from 'vitest/config';
import { launchOptions } from './scripts/browser.mjs';
import { LongFirst } from './tests/long-first.js';

// Inside the workspace every package is read from its source: no build needed to test.
const source = '@ca-portal/source';
const browser = [source, ...defaultClientConditions];
const server = [source, ...defaultServerConditions];
// Such a context takes ES modules where a package has both; styled-components names only its CommonJS to Node.
const inContext = [...browser, 'module-sync'];
const styledComponents = createRequire(import.meta.url)
  .resolve('styled-components')
  .replace('.cjs.js', '.esm.js');
const pages = {
  plugins: [react()],
  resolve: { conditions: browser },
  ssr: { resolve: { conditions: browser } },
};

const dom = {
  environment: 'jsdom' as const,
  // Rules into the sheet, as in production, instead of a text that jsdom reads anew with each rule: twice as fast.
  env: { SC_DISABLE_SPEEDY: 'false' },
  setupFiles: ['./tests/setup/dom.ts'],
  hookTimeout: 300_000,
  testTimeout: 300_000,
};

/**
 * The server's suite runs on the PostgreSQL that TEST_DATABASE_URL names, else on the embedded database. With a
 * PostgreSQL, this is what runs on the embedded one as well: where the two differ, and some rows of every table.
 */
const onPglite = {
  resolve: { conditions: server },
  ssr: { resolve: { conditions: server } },
  test: {
    name: 'pglite',
    environment: 'node' as const,
    isolate: false,
    env: { TEST_DATABASE_URL: '', TABLE_ROWS: 'sample', FUZZ_CALLS: '10', MONEY_SEQUENCES: '3' },
    include: ['db/**/*', 'table-tests/**/*', 'open-database', 'first-path'].map(
      (part) => `packages/server/src/${part}.test.ts`,
    ),
    // Has both databases by itself.
    exclude: [...defaultExclude, '**/restart.test.ts'],
    globalSetup: ['./tests/setup/server-programs.ts'],
    hookTimeout: 300_000,
    testTimeout: 300_000,
  },
};

export default defineConfig({
  test: {
    // All limits of time are far away: they end what hangs, and a busy machine is no mistake of the code.
    slowTestThreshold: 1000,
    // Nobody works beside a whole run: on two cores the default would leave one of them idle.
    maxWorkers: '100%',
    sequence: { sequencer: LongFirst },
    projects: [
      // A world for each file: with a shared one, code that comes late is there already, and toasts of others stand.
      // A new context within the same thread is such a world and loads jsdom once, not once a file.
      {
        ...pages,
        resolve: { conditions: inContext, alias: { 'styled-components': styledComponents } },
        ssr: { resolve: { conditions: inContext } },
        test: { ...dom, name: 'unit', pool: 'vmThreads', include: ['packages/ui/src/**/*.test.tsx'] },
      },
      // Some of what pages are tested with cannot be loaded by a context: processes, as by default.
      { ...pages, test: { ...dom, name: 'unit-pages', include: ['packages/app/src/**/*.test.tsx'] } },
      {
        ...pages,
        test: {
          name: 'unit-node',
          environment: 'node',
          isolate: false,
          include: ['packages/{ui,app}/src/**/*.test.ts'],
          setupFiles: ['./tests/setup/node.ts'],
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
          // With a sample of each hostile corpus; the whole of them and the storms: vitest.deep.config.ts.
          include: ['packages/{api,ca-lock-sdk,server}/{src,tests}/**/*.test.ts', 'tests/node/**/*.test.ts'],
          exclude: [...defaultExclude, '**/*.deep.test.ts'],
          globalSetup: ['./packages/server/src/testing/run-databases.ts', './tests/setup/server-programs.ts'],
        },
      },
      ...(process.env['TEST_DATABASE_URL'] ? [onPglite] : []),
      {
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
            instances: [{ browser: 'chromium' }],
            screenshotFailures: false,
          },
        },
      },
    ],
  },
});
