import { defineConfig } from 'vitest/config';
import { stories } from './tests/stories.js';

/** Every story in every look, which takes twice the time of a push: `pnpm test:deep:stories`. */
export default defineConfig({
  test: { slowTestThreshold: 1000, maxWorkers: '100%', projects: [stories('whole')] },
});
