import type { Page } from '@playwright/test';
import { logInByForm } from './fixtures/people.js';
import { expect, test } from './fixtures/portal.js';

test.use({ world: 'untouched' });

// Broken settings or a policy of the browser: even accessing the storage throws. No page may fail because of it.
test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    for (const area of ['localStorage', 'sessionStorage'] as const) {
      Object.defineProperty(window, area, {
        get() {
          throw new DOMException('refused', 'SecurityError');
        },
      });
    }
  });
});

/** Thrown errors, also those of a page replaced by an error page: React logs them. */
function errorsOf(page: Page): string[] {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(`${page.url()} ${message}`));
  page.on('console', (said) => {
    // A refused call is tested on the server.
    if (said.type() !== 'error' || said.text().startsWith('Failed to load resource')) return;
    errors.push(`${page.url()} ${said.text()}`);
  });
  return errors;
}

const forVisitors = [
  '/',
  '/product',
  '/productDetail?id=lock-master',
  '/guide',
  '/before?type=0102',
  '/track',
  '/policy',
  '/jumpydDetial',
  '/proclamation',
  '/knowledge',
  '/knowledgeDetail?id=1',
  '/downloadCenter',
  '/learning',
  '/search?q=CA',
  '/experience',
  '/exp',
  '/register',
  '/forgot',
  '/login',
  '/loginByCa',
];

async function findsEach(page: Page, paths: readonly string[]): Promise<void> {
  const broken = errorsOf(page);
  for (const path of paths) {
    await test.step(path, async () => {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    });
  }
  expect(broken).toEqual([]);
}

test('a visitor whose browser refuses storage finds pages of every kind', async ({ page }) => {
  await findsEach(
    page,
    forVisitors.filter((_, index) => index % 3 === 0),
  );
});

test('a visitor whose browser refuses storage finds every page', { tag: '@deep' }, async ({ page }) => {
  await findsEach(page, forVisitors);
});

const behindTheLogin = [
  'personal',
  'order',
  'caManage',
  'company',
  'personnel',
  'invoice',
  'myMemberCard',
  'myCourse',
];

test(
  'whoever is logged in goes through the menu: the login lives as long as the page',
  { tag: '@deep' },
  async ({ page }) => {
    const broken = errorsOf(page);
    await logInByForm(page, 'qiye');
    for (const name of behindTheLogin) {
      const link = page.getByRole('navigation').locator(`a[href="/core/${name}"]`).first();
      await test.step(name, async () => {
        await link.click();
        await expect(page).toHaveURL(new RegExp(`/core/${name}$`));
        await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
      });
    }
    expect(broken).toEqual([]);
  },
);
