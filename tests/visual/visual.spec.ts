import { expect, type Page, test } from '@playwright/test';
import { screens, widgets } from './stories.js';

/** Elements whose content differs every time. */
const changing = ['video', 'canvas'];
/** The catalog uses the pictures too: masks have the color of a placeholder. */
const maskColor = '#d5dbe3';

/** In the page, before anything runs: records when the story has finished, including play function and checks. */
function watchStory() {
  interface Channel {
    on(event: string, listener: () => void): void;
  }
  let channel: Channel | undefined;
  Object.defineProperty(globalThis, '__STORYBOOK_ADDONS_CHANNEL__', {
    configurable: true,
    get: () => channel,
    set(given: Channel) {
      channel = given;
      given.on('storyFinished', () => Reflect.set(globalThis, 'storyFinished', true));
    },
  });
}

async function open(page: Page, id: string) {
  await page.addInitScript(watchStory);
  // A fixed date for countdowns and greetings.
  await page.clock.setFixedTime(new Date('2026-11-21T09:12:00+08:00'));
  await page.goto(`/iframe.html?viewMode=story&id=${id}`);
  await page.waitForFunction(() => Reflect.get(globalThis, 'storyFinished') === true, undefined, {
    timeout: 60_000,
  });
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => document.fonts.ready);
}

const masks = (page: Page) => changing.map((selector) => page.locator(selector));

test.describe('widgets', () => {
  test.use({ viewport: { width: 900, height: 700 } });
  for (const { name, story } of widgets) {
    test(name, async ({ page }) => {
      await open(page, story);
      // A sheet may end at a fractional pixel, where the dark one below would draw a line.
      await page.addStyleTag({ content: 'section[aria-label="light"] ~ section { visibility: hidden }' });
      const sheet = page.locator('section[aria-label="light"]').first();
      const target = (await sheet.count()) > 0 ? sheet : page;
      await expect(target).toHaveScreenshot(`${name}.png`, { mask: masks(page), maskColor });
    });
  }
});

test.describe('screens', () => {
  test.use({ viewport: { width: 1366, height: 768 } });
  for (const id of screens) {
    test(id, async ({ page }) => {
      if (id.endsWith('--phone')) await page.setViewportSize({ width: 390, height: 844 });
      await open(page, id);
      await expect(page).toHaveScreenshot(`${id}.png`, { mask: masks(page), maskColor });
    });
  }
});
