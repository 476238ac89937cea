import type { Page } from '@playwright/test';
import { expect, test } from './fixtures/portal.js';

test.use({ world: 'untouched', contextOptions: { reducedMotion: 'no-preference' } });

/** The current value of a token: the page follows the system without a reload. */
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
  const other = (name: (typeof names)[number]) => expect.not.stringContaining(usual[name] ?? '') as unknown;

  await page.emulateMedia({ colorScheme: 'dark' });
  await expect.poll(all).toMatchObject({ 'bg-page': other('bg-page'), 'text-1': other('text-1') });

  await page.emulateMedia({ colorScheme: 'light', contrast: 'more' });
  await expect.poll(all).toMatchObject({ 'bg-page': '#ffffff', 'text-2': other('text-2') });

  await page.emulateMedia({ contrast: 'no-preference', reducedMotion: 'reduce' });
  await expect.poll(all).toMatchObject({ 'dur-3': other('dur-3'), 'text-1': usual['text-1'] });

  await page.emulateMedia({ reducedMotion: 'no-preference', colorScheme: 'dark' });
  await page.evaluate(() => (document.documentElement.dataset['theme'] = 'light'));
  await expect.poll(all).toEqual(usual);
});

test('with forced colors a button keeps its edge, and the focus is the system’s own', async ({ page }) => {
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
  await page.getByRole('textbox', { name: '密码', exact: true }).focus();
  // By keyboard: with a pointer no focus ring is drawn.
  await page.keyboard.press('Tab');
  const focused = page.locator(':focus-visible');
  await expect(focused).toHaveCSS('outline-style', 'solid');
  await expect(focused).toHaveCSS('outline-color', highlight);
});
