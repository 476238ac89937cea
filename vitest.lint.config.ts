import { defaultServerConditions } from 'vite';
import { defineConfig } from 'vitest/config';

const conditions = ['@ca-portal/source', ...defaultServerConditions];

/** What oxlint cannot say: reads sources and runs none of them. `pnpm lint` runs it after oxlint. */
export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: {
    name: 'lint',
    environment: 'node',
    // Beside the tests of a whole run; a second process would load the same parsers once more.
    maxWorkers: 1,
    isolate: false,
    include: ['tests/lint/**/*.lint.ts'],
    testTimeout: 300_000,
  },
});
