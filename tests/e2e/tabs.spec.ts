import { type Page } from '@playwright/test';
import { logIn, logOut } from './fixtures/people.js';
import { expect, test } from './fixtures/portal.js';

const bar = (page: Page) => page.getByRole('tablist', { name: '已打开页面' });
const tabs = (page: Page) => bar(page).getByRole('tab');
const menu = (page: Page) => page.getByRole('navigation', { name: '侧边菜单' });

test('pages are tabs: kept over a switch and a reload, refreshed by /redirect, gone with the login', async ({
  page,
}) => {
  await logIn(page, 'qiye');
  await page.goto('/core/personal');
  await expect(tabs(page)).toHaveCount(1);
  await menu(page).getByRole('link', { name: /订单/ }).click();
  await expect(page).toHaveURL(/\/core\/order$/);
  await expect(tabs(page)).toHaveCount(2);

  await test.step('a page that is not in hand stays the same element; a refresh makes another', async () => {
    const panel = page.getByRole('tabpanel');
    const mark = () => panel.evaluate((element) => element.setAttribute('data-met', 'yes'));
    await mark();
    await tabs(page).first().click();
    await expect(page).toHaveURL(/\/core\/personal$/);
    await expect(panel).not.toHaveAttribute('data-met');
    await tabs(page).last().click();
    await expect(page).toHaveURL(/\/core\/order$/);
    await expect(panel).toHaveAttribute('data-met', 'yes');

    await page.evaluate(() => {
      window.history.pushState(null, '', '/redirect/core/order');
      window.dispatchEvent(new PopStateEvent('popstate'));
    });
    await expect(page).toHaveURL(/\/core\/order$/);
    await expect(panel).not.toHaveAttribute('data-met');
    await expect(tabs(page)).toHaveCount(2);
  });

  await test.step('a reload keeps the tabs', async () => {
    await page.reload();
    await expect(tabs(page)).toHaveCount(2);
  });

  await test.step('nobody is led out of the portal', async () => {
    await page.goto('/redirect//evil.example/core');
    await expect(page).toHaveURL(/^http:\/\/(?:127\.0\.0\.1|localhost):\d+\/$/);
  });

  await test.step('a logout leaves none', async () => {
    await logOut(page);
    expect(await page.evaluate(() => window.sessionStorage.getItem('visitedTabs'))).toBeNull();
    await logIn(page, 'qiye');
    await page.goto('/core/order');
    await expect(tabs(page)).toHaveCount(1);
  });
});

test('two ids are two tabs, each with its own address', async ({ page }) => {
  await logIn(page, 'qiye');
  await page.goto('/core/orderDetail?orderNo=DD20261121000001');
  await expect(tabs(page)).toHaveCount(1);
  await page.evaluate(() => {
    window.history.pushState(null, '', '/core/orderDetail?orderNo=DD20261121000002');
    window.dispatchEvent(new PopStateEvent('popstate'));
  });
  await expect(tabs(page)).toHaveCount(2);
  await tabs(page).first().click();
  await expect(page).toHaveURL(/orderNo=DD20261121000001$/);
});
