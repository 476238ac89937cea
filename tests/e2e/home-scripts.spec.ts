import type { Page } from '@playwright/test';
import { fileURLToPath } from 'node:url';
import { homeAfterLogin, homeOfVisitor } from '../../scripts/home-after-login.mjs';
import { logIn } from './fixtures/people.js';
import { expect, test } from './fixtures/portal.js';

const dist = fileURLToPath(new URL('../../packages/app/dist', import.meta.url));

/** Scripts that the home page loads by itself; more may be added still: what comes last waits for an idle browser. */
async function loadedAtHome(page: Page): Promise<ReadonlySet<string>> {
  const loaded = new Set<string>();
  // Whoever has just logged in has his pointer where the button was: a link there brings its page's code.
  await page.mouse.move(0, 0);
  await page.goto('about:blank');
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith('.js') && pathname.startsWith('/assets/')) loaded.add(pathname.slice(1));
  });
  await page.goto('/');
  await expect(page.getByRole('complementary', { name: '快捷工具' })).toBeVisible();
  await expect(page.getByRole('region', { name: '通知公告' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  return loaded;
}

/** Nothing is loaded that is not counted; and what is counted is really loaded, not everything. */
async function expectCounted(loaded: ReadonlySet<string>, counted: readonly string[]): Promise<void> {
  await expect.poll(() => loaded.size).toBeGreaterThanOrEqual(counted.length - 10);
  expect([...loaded].filter((file) => !counted.includes(file))).toEqual([]);
}

test('the home page of a visitor loads no script that its size does not count', async ({ page }) => {
  await expectCounted(await loadedAtHome(page), homeOfVisitor(dist));
});

test('the home page after a login loads no script that its size does not count', async ({ page }) => {
  await logIn(page, 'qiye');
  await expectCounted(await loadedAtHome(page), homeAfterLogin(dist));
});
