import { defineConfig, devices } from '@playwright/test';
import { launchOptions, shellOptions } from './scripts/browser.mjs';

/**
 * End to end: a browser against the built server and the lock simulator as separate processes. Each worker starts
 * its own pair (tests/e2e/fixtures), so nothing has to run beforehand. Wants the packages built (`pnpm build`).
 */
export default defineConfig({
  testDir: 'tests/e2e',
  // The whole cross product of pages, widths and looks belongs to `pnpm test:deep`; a push has each page once.
  projects: [
    // In a browser without a window, for a third less processor time; the deep run and what needs a window have one.
    { name: 'push', grepInvert: /@deep/, use: { launchOptions: shellOptions() } },
    { name: 'deep', grep: /@deep/ },
  ],
  outputDir: 'test-results',
  globalSetup: './tests/e2e/fixtures/world.ts',
  forbidOnly: Boolean(process.env.CI),
  // A test that needs a second try is broken.
  retries: 0,
  // Much of a journey is waiting for a page: a second one fits beside it even on two cores.
  workers: 2,
  timeout: 120_000,
  // Limits, not waits: what is there in time costs nothing, whatever else the machine has to do.
  expect: { timeout: 20_000 },
  reporter: [
    ['list'],
    ['json', { outputFile: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ?? 'test-results/report.json' }],
  ],
  use: {
    ...devices['Desktop Chrome'],
    viewport: { width: 1366, height: 768 },
    actionTimeout: 30_000,
    // The worker fetches behind the page, where a test cannot take a file away; offline.spec.ts lets it.
    serviceWorkers: 'block',
    // What moves is drawn sixty times a second for nobody; preferences.spec.ts and the stories look at it.
    contextOptions: { reducedMotion: 'reduce' },
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    launchOptions: launchOptions(),
    // A third of a run's processor time: asked for where somebody looks for a cause (`TRACE=1 pnpm test:e2e`).
    trace: process.env.TRACE ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
  },
});
