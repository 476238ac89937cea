import react from '@vitejs/plugin-react';
import { defaultClientConditions, defaultServerConditions } from 'vite';
import { defineConfig } from 'vitest/config';

/**
 * What is too long for every run: storms (`pnpm test:deep`) and whole corpora of hostile input
 * (`pnpm test:security`, of which the quick run takes a sample). Both print figures, kept in docs/quality.md.
 */
const conditions = ['@ca-portal/source', ...defaultServerConditions];
const places = ['packages/{api,ca-lock-sdk,server}/{src,tests}', 'tests/node'];

const outside = (env: Record<string, string>) =>
  Object.fromEntries(Object.keys(env).flatMap((key) => (process.env[key] ? [[key, process.env[key]]] : [])));

const project = (name: string, env: Record<string, string>, alsoIn: string[] = []) => ({
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: {
    name,
    environment: 'node' as const,
    include: [...places.map((place) => `${place}/**/*.${name}.test.ts`), ...alsoIn],
    globalSetup: ['./packages/server/src/testing/run-databases.ts', './tests/setup/server-programs.ts'],
    // What is set outside wins: a shorter storm, or another seed.
    env: { FIGURES: '1', ...env, ...outside(env) },
    // A figure is a plain line, not a note of the runner's about who has printed it.
    disableConsoleIntercept: true,
    // Only what hangs ends here.
    hookTimeout: 600_000,
    testTimeout: 3_600_000,
  },
});

/** What every push has a little of: random input, and each call failing in each way. */
const randomRuns = [
  'packages/server/src/table-tests/fuzz.test.ts',
  'packages/server/src/table-tests/money-sequences.test.ts',
  'packages/server/src/modules/orders/order-states.test.ts',
  'packages/api/src/mocks/scenarios.test.ts',
];

/** What a push tries of each widget in one way or with a few: in every way, and with ten thousand. */
const widgets = {
  plugins: [react()],
  resolve: { conditions: ['@ca-portal/source', ...defaultClientConditions] },
  ssr: { resolve: { conditions: ['@ca-portal/source', ...defaultClientConditions] } },
  test: {
    name: 'deep-widgets',
    environment: 'jsdom' as const,
    include: ['story-kit/missingValues', 'story-kit/badInput', 'rich-text/sanitize'].map(
      (name) => `packages/ui/src/${name}.test.tsx`,
    ),
    setupFiles: ['./tests/setup/dom.ts'],
    env: { BAD_INPUT: 'all', SC_DISABLE_SPEEDY: 'false' },
    testTimeout: 600_000,
  },
};

export default defineConfig({
  test: {
    // One at a time: the figures of two storms at once say nothing about either.
    fileParallelism: false,
    projects: [
      project(
        'deep',
        {
          FUZZ_CALLS: '200',
          MONEY_SEQUENCES: '5000',
          MONEY_WORLDS: '5000',
          ORDER_SEQUENCES: '300',
          MOCK_FAILURES: 'all',
        },
        randomRuns,
      ),
      widgets,
      project('security', { CORPUS: 'full' }),
    ],
  },
});
