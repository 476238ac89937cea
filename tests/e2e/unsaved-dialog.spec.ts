import type { Page } from '@playwright/test';
import { logIn } from './fixtures/people.js';
import { expect, test } from './fixtures/portal.js';
import { bar, choose, isActiveTab } from './fixtures/tabs.js';

test.use({ world: 'untouched' });

const menuLink = (page: Page, name: string | RegExp) =>
  page.getByRole('navigation', { name: '侧边菜单' }).getByRole('link', { name });

test('a tab is not closed over what was typed in a dialog without a question', async ({ page }) => {
  await logIn(page, 'qiye');
  await page.goto('/core/order');
  await expect(bar(page).getByRole('tab', { name: '我的订单' })).toBeVisible();
  await menuLink(page, /发票/).click();
  const titles = page.getByRole('main').getByRole('tab', { name: /抬头/ });
  await titles.click();
  await page.getByRole('button', { name: /新增/ }).click();
  const dialog = page.getByRole('dialog', { name: '新增抬头' });
  await dialog.getByRole('textbox', { name: '发票抬头' }).fill('没有保存的抬头');

  await page.goBack();
  await expect(page).toHaveURL(/\/core\/order$/);
  await isActiveTab(page, '我的订单');
  await choose(page, '我的订单', '关闭其他');
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('发票');
  await question.getByRole('button', { name: '继续填写' }).click();
  await expect(question).toHaveCount(0);

  await bar(page).getByRole('tab', { name: /发票/ }).click();
  await expect(dialog.getByRole('textbox', { name: '发票抬头' })).toHaveValue('没有保存的抬头');
  await dialog.getByRole('button', { name: '取消' }).click();
  await question.getByRole('button', { name: '不提交，关闭' }).click();
  await expect(dialog).toHaveCount(0);

  // No unsaved input any more: no question.
  await bar(page).getByRole('tab', { name: '我的订单' }).click();
  await isActiveTab(page, '我的订单');
  await choose(page, '我的订单', '关闭其他');
  await expect(bar(page).getByRole('tab', { name: /发票/ })).toHaveCount(0);
  await expect(question).toHaveCount(0);
});
