import { fileURLToPath } from 'node:url';
import { defaultServerConditions } from 'vite';

const conditions = ['@ca-portal/source', ...defaultServerConditions];

/** The tests beside the sources, each file in its own process, measured by V8. */
// oxlint-disable-next-line import/no-default-export -- vitest reads it
export default {
  root: fileURLToPath(new URL('../..', import.meta.url)),
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: {
    environment: 'node',
    pool: 'forks',
    testTimeout: 30_000,
    include: ['src/**/*.test.ts'],
    exclude: ['src/simulator/**'],
    setupFiles: [fileURLToPath(new URL('collect.mjs', import.meta.url))],
  },
};
