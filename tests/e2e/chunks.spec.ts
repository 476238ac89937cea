import type { Page, Request } from '@playwright/test';
import { fillLogin, logIn } from './fixtures/people.js';
import { expect, test } from './fixtures/portal.js';

test.use({ world: 'untouched' });

/**
 * Blocks the code of some parts, and records which of them are requested. A request chain would never request its
 * second file: its import is in the first one, which is blocked.
 */
async function holdBack(page: Page, ...parts: string[]) {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  const asked = new Set<string>();
  const partOf = (request: Request) =>
    parts.find((part) => new URL(request.url()).pathname.startsWith(`/assets/${part}-`));
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    const part = partOf(route.request());
    if (part) {
      asked.add(part);
      await held;
    }
    await route.continue();
  });
  return { release, allAsked: () => expect.poll(() => [...asked].toSorted()).toEqual(parts.toSorted()) };
}

/** Sends the login; it is answered when the returned function is called. */
async function sendLogin(page: Page): Promise<() => void> {
  let answer = () => {};
  const answered = new Promise<void>((resolve) => (answer = resolve));
  await page.route('**/mh/login', async (route) => {
    await answered;
    await route.continue();
  });
  await fillLogin(page, 'qiye');
  return answer;
}

test('a login brings frame and content of the start page side by side, and beside its own call', async ({
  page,
}) => {
  await page.goto('/login');
  const code = await holdBack(page, 'work', 'start');
  const answer = await sendLogin(page);
  await code.allAsked();
  answer();
  code.release();
  await expect(page).toHaveURL(/\/core\/start$/);
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
});

test('a login that leads to a work page brings its frame beside its own call', async ({ page }) => {
  await page.goto('/login?redirect=%2Fcore%2Forder');
  const frame = await holdBack(page, 'work');
  const answer = await sendLogin(page);
  await frame.allAsked();
  answer();
  frame.release();
  await expect(page.getByRole('heading', { level: 1, name: '我的订单' })).toBeVisible();
});

test('a bookmark of a work page brings frame and page side by side', async ({ page }) => {
  await logIn(page, 'qiye');
  const code = await holdBack(page, 'work', 'order');
  await page.goto('/core/order', { waitUntil: 'commit' });
  await code.allAsked();
  code.release();
  await expect(page.getByRole('heading', { level: 1, name: '我的订单' })).toBeVisible();
});
