import { expect, type Page, test } from '@playwright/test';
import { screens, widgets } from './stories.js';

/** What is drawn anew every time. */
const changing = ['video', 'canvas'];
/** They are the catalog's pictures, too: a cover has the color of an empty place. */
const maskColor = '#d5dbe3';

/** In the page, before anything runs: notes that the story is drawn, with what it plays and what is checked of it. */
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
  // What counts days or greets by the hour does it on one day.
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
      // A sheet may end in the middle of a pixel, and the dark one below would draw a line there.
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
