import { defineConfig } from 'vitest/config';
import { stories } from './tests/stories.js';

/**
 * The stories of a push, and with `--mode whole` every story in every look. A push has React as visitors have it, which
 * takes a tenth off the time; the one that warns is under the tests in jsdom, and under the whole.
 */
export default defineConfig(({ mode }) => {
  const extent = mode === 'whole' ? 'whole' : 'push';
  if (extent === 'push') process.env['NODE_ENV'] = 'production';
  return { test: { slowTestThreshold: 1000, maxWorkers: '100%', projects: [stories(extent)] } };
});
