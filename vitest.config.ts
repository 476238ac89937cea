import { createRequire } from 'node:module';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defaultServerConditions } from 'vite';
import { defaultExclude, defineConfig } from 'vitest/config';
import { directImports } from './packages/app/direct-imports.mjs';
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
  plugins: [react(), directImports()],
  resolve: { conditions: browser },
  ssr: { resolve: { conditions: browser } },
};
const contexts = {
  // Else each of their projects looks through all pages of the portal for packages to bundle, for a browser that is not there.
  environments: { __vitest_vm__: { optimizeDeps: { noDiscovery: true } } },
  resolve: { conditions: inContext, alias: { 'styled-components': styledComponents } },
  ssr: { resolve: { conditions: inContext } },
};
/**
 * A context cannot load what these are tested with: MSW, which wants streams that jsdom has not got, and the editor's
 * packages, which give ES modules to `require`. A process each costs a second or two more than a context.
 */
const pagesInProcesses = [
  'engines/resource/DescribedField',
  'features/auth/PasswordLogin',
  'features/learning/record/useProgress',
  'features/order/OrderPage',
  'features/payment/PayResultPage',
  'portal/SessionWatcher',
  'session/useSession',
  'shared/failure/Shown',
  'shared/form/FormDialog',
].map((file) => `packages/app/src/${file}.test.tsx`);

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
    include: ['db/**/*', 'table-tests/**/*', 'first-path'].map(
      (part) => `packages/server/src/${part}.test.ts`,
    ),
    // Has both databases by itself.
    exclude: [...defaultExclude, '**/restart.test.ts'],
    globalSetup: ['./tests/setup/server-programs.ts'],
    hookTimeout: 300_000,
    testTimeout: 300_000,
  },
};

// Storybook's plugin reads every story before the first test runs: ten seconds for nothing where none is asked for, as
// with `--project=unit` or `--project=!storybook`.
const asked = Array.from(process.argv.join(' ').matchAll(/--project[= ](\S+)/g), ([, name]) => name);
const withStories =
  asked.includes('storybook') ||
  (asked.every((name) => name?.startsWith('!')) && !asked.includes('!storybook'));

export default defineConfig({
  test: {
    // All limits of time are far away: they end what hangs, and a busy machine is no mistake of the code.
    slowTestThreshold: 1000,
    // Nobody works beside a whole run: on two cores the default would leave one of them idle.
    maxWorkers: '100%',
    sequence: { sequencer: LongFirst },
    // Projects with the same conditions share what one of them has compiled. Not at home: a package whose exports have
    // changed would be looked for where it was.
    experimental: {
      fsModuleCache: Boolean(process.env['CI']),
      fsModuleCachePath: 'node_modules/.cache/vitest',
    },
    projects: [
      // A world for each file: with a shared one, code that comes late is there already, and toasts of others stand.
      // A new context within the same thread is such a world and loads jsdom once, not once a file.
      {
        ...pages,
        ...contexts,
        test: {
          ...dom,
          name: 'unit',
          pool: 'vmThreads',
          include: ['packages/ui/src/**/*.test.tsx'],
          exclude: [...defaultExclude, '**/*.node.test.tsx'],
        },
      },
      {
        ...pages,
        ...contexts,
        test: {
          ...dom,
          name: 'unit-pages',
          pool: 'vmThreads',
          include: ['packages/app/src/**/*.test.tsx'],
          exclude: [...defaultExclude, '**/*.node.test.tsx', ...pagesInProcesses],
        },
      },
      { ...pages, test: { ...dom, name: 'unit-processes', include: pagesInProcesses } },
      {
        ...pages,
        test: {
          name: 'unit-node',
          environment: 'node',
          isolate: false,
          include: ['packages/{ui,app}/src/**/*.{test.ts,node.test.tsx}'],
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
      // For the panel of Storybook, and for one file by hand; a push: vitest.stories.config.ts.
      ...(withStories ? [(await import('./tests/stories.js')).stories('whole')] : []),
    ],
  },
});
