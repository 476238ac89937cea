import { type Page } from '@playwright/test';
import { logIn } from './fixtures/people.js';
import { expect, test } from './fixtures/portal.js';

/** What the browser complains about: React says there that a prerendered page did not match. */
function complaints(page: Page): string[] {
  const said: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') said.push(message.text());
  });
  page.on('pageerror', (error) => said.push(String(error)));
  return said;
}

/** The script runs: React has put its own mark on the root's content. */
const takenOver = (page: Page) =>
  expect
    .poll(() =>
      page.evaluate(() => {
        const first = document.querySelector('#root > *');
        return first !== null && Object.keys(first).some((key) => key.startsWith('__reactFiber'));
      }),
    )
    .toBe(true);

for (const path of ['/', '/login']) {
  test(`a visitor's ${path} is taken over without a complaint`, async ({ page }) => {
    const said = complaints(page);
    await page.goto(path);
    await takenOver(page);
    await page.waitForLoadState('networkidle');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(said).toEqual([]);
  });
}

test('who is logged in sees the prerendered home page until his own follows, on a slow network too', async ({
  page,
}) => {
  await logIn(page, 'qiye');
  const said = complaints(page);
  for (const path of ['/', '/login']) {
    await page.goto(path);
    await expect(page.getByRole('button', { name: /张示例/ })).toBeVisible();
    await expect(page).toHaveURL(/\/$/);
    await page.waitForLoadState('networkidle');
  }

  // The page's code is held back, and every state of the document is noted meanwhile.
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\/assets\/HomePage-/, async (route) => {
    await held;
    await route.continue();
  });
  await page.addInitScript(() => {
    const seen = { hero: false, lost: false };
    Object.assign(window, { seen });
    new MutationObserver(() => {
      const hero = document.querySelector<HTMLElement>('h1')?.checkVisibility() ?? false;
      if (hero) seen.hero = true;
      else if (seen.hero) seen.lost = true;
    }).observe(document, { subtree: true, childList: true, attributes: true });
  });
  const entry = page.waitForResponse(/\/portal\.config\.json$/);
  await page.goto('/', { waitUntil: 'commit' });
  await entry;
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  release();
  await expect(page.getByRole('button', { name: /张示例/ })).toBeVisible();
  expect(await page.evaluate(() => (window as { seen?: object }).seen)).toEqual({ hero: true, lost: false });
  expect(said).toEqual([]);
});

test('home and login can be read where scripts are blocked', async ({ browser, server }) => {
  const context = await browser.newContext({ baseURL: server.url, javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('link', { name: '立即登录' })).toHaveAttribute('href', '/login');
  await page.getByRole('link', { name: '立即登录' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '登录' })).toBeVisible();
  await context.close();
});
