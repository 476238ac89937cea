import { defineConfig } from '@playwright/test';
import { launchOptions } from '../../scripts/browser.mjs';

// `pnpm test:visual`. Not part of `pnpm test`: fonts differ between machines, and so do pictures (see README.md
// here).
export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results/visual',
  snapshotPathTemplate: '{testDir}/pictures/{arg}{ext}',
  workers: 2,
  timeout: 120_000,
  reporter: [['list']],
  expect: {
    timeout: 30_000,
    // One per cent of a picture could be a whole button: 25 pixels allow for noise at edges.
    toHaveScreenshot: { maxDiffPixels: 25, threshold: 0.2, animations: 'disabled', caret: 'hide' },
  },
  use: {
    baseURL: 'http://127.0.0.1:6107',
    launchOptions: launchOptions(),
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    reducedMotion: 'reduce',
  },
  webServer: {
    command: 'node ../../scripts/check-storybook/serve-cli.mjs 6107',
    url: 'http://127.0.0.1:6107/index.json',
  },
});
