import type { Page } from '@playwright/test';
import { expect, test } from './fixtures/portal.js';

/** What a token is at the moment: the page follows the system without a reload. */
const token = (page: Page, name: string) =>
  page.evaluate(
    (property) => getComputedStyle(document.documentElement).getPropertyValue(property).trim(),
    `--ca-${name}`,
  );

test('what the system prefers holds at once, until the person chooses something else', async ({ page }) => {
  await page.goto('/about');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const names = ['bg-page', 'text-1', 'text-2', 'dur-3'] as const;
  const all = async () =>
    Object.fromEntries(await Promise.all(names.map(async (n) => [n, await token(page, n)])));
  const usual = await all();

  await page.emulateMedia({ colorScheme: 'dark' });
  const dark = await all();
  expect(dark['bg-page']).not.toBe(usual['bg-page']);
  expect(dark['text-1']).not.toBe(usual['text-1']);

  await page.emulateMedia({ colorScheme: 'light', contrast: 'more' });
  const strong = await all();
  expect(strong['bg-page']).toBe('#ffffff');
  expect(strong['text-2']).not.toBe(usual['text-2']);

  await page.emulateMedia({ contrast: 'no-preference', reducedMotion: 'reduce' });
  const still = await all();
  expect(still['dur-3']).not.toBe(usual['dur-3']);
  expect(still['text-1']).toBe(usual['text-1']);

  await page.emulateMedia({ reducedMotion: 'no-preference', colorScheme: 'dark' });
  await page.evaluate(() => (document.documentElement.dataset['theme'] = 'light'));
  expect(await all()).toEqual(usual);
});

test('with forced colours a button keeps its edge, and the focus is the system’s own', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/login');
  const send = page.getByRole('button', { name: '登录', exact: true });
  await expect(send).toBeEnabled();
  const highlight = await page.evaluate(() => {
    const probe = document.body.appendChild(document.createElement('i'));
    probe.style.color = 'Highlight';
    return getComputedStyle(probe).color;
  });
  await expect(send).toHaveCSS('border-top-style', 'solid');
  await page.getByRole('textbox', { name: '图形验证码' }).focus();
  // As from the keyboard: by pointer no ring is drawn.
  await page.keyboard.press('Tab');
  const focused = page.locator(':focus-visible');
  await expect(focused).toHaveCSS('outline-style', 'solid');
  await expect(focused).toHaveCSS('outline-color', highlight);
});
