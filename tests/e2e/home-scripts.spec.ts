import { fileURLToPath } from 'node:url';
import { homeAfterLogin } from '../../scripts/home-after-login.mjs';
import { logIn } from './fixtures/people.js';
import { expect, test } from './fixtures/portal.js';

const dist = fileURLToPath(new URL('../../packages/app/dist', import.meta.url));

test('the home page after a login loads no script that its size does not count', async ({ page }) => {
  await logIn(page, 'qiye');
  const loaded = new Set<string>();
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith('.js') && pathname.startsWith('/assets/')) loaded.add(pathname.slice(1));
  });
  await page.goto('/');
  // What comes last comes when the browser is idle.
  await expect(page.getByRole('complementary', { name: '快捷工具' })).toBeVisible();
  await expect(page.getByRole('region', { name: '通知公告' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  const counted = homeAfterLogin(dist);
  expect([...loaded].filter((file) => !counted.includes(file))).toEqual([]);
  // The list itself is true: it holds what is really loaded, not everything.
  expect(counted.length).toBeLessThanOrEqual(loaded.size + 10);
});
