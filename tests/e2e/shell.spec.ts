import { type Page } from '@playwright/test';
import { logIn } from './fixtures/people.js';
import { expect, test } from './fixtures/portal.js';
import { bar } from './fixtures/tabs.js';

test.use({ world: 'untouched' });

const brand = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--ca-brand-600').trim());

/** Names of the scripts that the page requests from now on. */
function scripts(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/assets/')) asked.push(request.url());
  });
  return asked;
}

test('Ctrl+K finds pages by name, pinyin and initials; its code comes with the first opening', async ({
  page,
  context,
}) => {
  const asked = scripts(page);
  await logIn(page, 'qiye');
  await page.goto('/core/personal');
  await expect(bar(page)).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(asked.filter((url) => /SearchPalette|WorkSettings/.test(url))).toEqual([]);
  const before = asked.length;

  await page.keyboard.press('Control+k');
  const dialog = page.getByRole('dialog', { name: '搜索页面' });
  const field = dialog.getByRole('combobox', { name: '页面名称' });
  await expect(field).toBeFocused();
  expect(asked.length).toBeGreaterThan(before);

  const first = dialog.getByRole('option').first();
  await field.fill('wddd');
  await expect(first).toContainText('我的订单');
  await field.fill('dingdan');
  await expect(first).toContainText('我的订单');
  await field.fill('知识');
  await expect(first).toContainText('知识库');
  await field.fill('没有这样的页面');
  await expect(dialog.getByRole('option')).toHaveCount(0);

  await field.fill('cagl');
  await expect(first).toContainText('CA管理');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/core\/caManage$/);
  await expect(dialog).toHaveCount(0);
  await expect(bar(page).getByRole('tab')).toHaveCount(2);

  await test.step('what this role may not open is not found; Ctrl+Enter opens a window', async () => {
    await page.getByRole('button', { name: '搜索页面' }).click();
    await field.fill('审核');
    await expect(dialog.getByRole('option').filter({ hasText: '订单审核' })).toHaveCount(0);
    await field.fill('grxx');
    await expect(first).toContainText('个人信息');
    const opened = context.waitForEvent('page');
    await page.keyboard.press('Control+Enter');
    await expect(await opened).toHaveURL(/\/core\/personal$/);
    await expect(page).toHaveURL(/\/core\/caManage$/);
  });

  await test.step('on public pages, too', async () => {
    await page.goto('/product');
    // There it is loaded with the edge widgets, when the browser is idle.
    await expect(page.getByRole('complementary', { name: '快捷工具' })).toBeVisible();
    await expect(async () => {
      await page.keyboard.press('Control+k');
      await expect(field).toBeFocused({ timeout: 2_000 });
    }).toPass();
    await field.fill('tzgg');
    await expect(first).toContainText('通知公告');
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
  });
});

test(
  'the keyboard meets the way to the content first, before what stands at the edge of the page',
  { tag: '@deep' },
  async ({ page }) => {
    await page.goto('/');
    const edge = page.getByRole('complementary', { name: '快捷工具' });
    await expect(edge).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: '跳到主要内容' })).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: '直接去登录' })).toBeFocused();
    await logIn(page, 'qiye');
    await page.goto('/core/personal');
    // Layout and edge widgets come from two files: the order is checked once both are rendered.
    await expect(bar(page)).toBeVisible();
    await expect(edge).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: '跳到主要内容' })).toBeFocused();
  },
);

test('settings hold at once, survive a reload, and color the first paint', async ({ page }) => {
  await logIn(page, 'qiye');
  await page.goto('/core/personal');
  await expect(bar(page)).toBeVisible();
  const blue = await brand(page);
  const open = () => page.getByRole('banner').getByRole('button', { name: '界面设置' }).click();
  await open();
  const drawer = page.getByRole('dialog', { name: '界面设置' });
  await drawer.getByRole('radio', { name: '翠绿' }).check({ force: true });
  await expect.poll(() => brand(page)).toBe('#007b5e');
  await drawer.getByRole('switch', { name: '显示页签栏' }).click();
  await expect(bar(page)).toHaveCount(0);
  await drawer.getByRole('switch', { name: '固定头部' }).click();
  await drawer.getByRole('switch', { name: '侧栏显示标志' }).click();
  await drawer.getByRole('switch', { name: '显示设置' }).click();
  await drawer.getByRole('button', { name: '完成' }).click();
  await expect(page.getByRole('banner').getByRole('button', { name: '界面设置' })).toHaveCount(0);

  // Before any script of the portal runs.
  await page.route(/\/assets\/.*\.js$/, (route) => route.abort());
  await page.reload();
  await expect.poll(() => brand(page)).toBe('#007b5e');
  await page.unroute(/\/assets\/.*\.js$/);
  await page.reload();
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  await expect(bar(page)).toHaveCount(0);
  await expect.poll(() => brand(page)).toBe('#007b5e');

  await test.step('the way back is in the personal center', async () => {
    await page.getByRole('banner').getByRole('button', { name: '个人中心' }).click();
    await page.getByRole('menuitem', { name: '界面设置' }).click();
    await drawer.getByRole('button', { name: '恢复默认' }).click();
    await drawer.getByRole('button', { name: '完成' }).click();
    await expect(bar(page)).toBeVisible();
    await expect.poll(() => brand(page)).toBe(blue);
  });
});

test('a settings entry that somebody has spoilt does no harm', async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem('appearance', '{"brand":{"600":"url(//evil.example)","x":"red"},"theme":7}');
    localStorage.setItem('layoutSettings', '[1,2');
  });
  const said: string[] = [];
  page.on('pageerror', (error) => said.push(String(error)));
  await page.goto('/');
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  await expect.poll(() => brand(page)).toBe('#006dc9');
  expect(said).toEqual([]);
});

test(
  'the side panel has the office of the province, and the help is that of the page and the business',
  { tag: '@deep' },
  async ({ page }) => {
    await page.goto('/');
    const panel = page.getByRole('complementary', { name: '快捷工具' });
    await panel.getByRole('button', { name: '应急热线' }).click();
    const hotline = page.getByRole('dialog', { name: '应急热线' });
    await expect(hotline.getByRole('link', { name: 'service@example.cn' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(hotline).toHaveCount(0);
    await panel.getByRole('button', { name: '公司位置' }).click();
    const map = page.getByRole('dialog', { name: '公司位置' });
    await expect(map.getByText(/示例路 1 号/)).toBeVisible();
    await expect
      .poll(() => map.locator('img').evaluate((picture: HTMLImageElement) => picture.naturalWidth))
      .toBeGreaterThan(0);
    await page.keyboard.press('Escape');
    await expect(map).toHaveCount(0);

    await logIn(page, 'qiye');
    const help = page.getByRole('banner').getByRole('button', { name: /帮助/ });
    await page.goto('/core/caManage');
    await help.click();
    await expect(page.getByText('什么时候可以延期')).toBeVisible();
    await page.getByRole('button', { name: '知道了' }).click();
    await page.goto('/core/caManage?business=0108');
    await help.click();
    await expect(page.getByText(/请填写注销原因/)).toBeVisible();
    await page.keyboard.press('Escape');
    await page.goto('/core/order');
    await expect(bar(page)).toBeVisible();
    await expect(help).toHaveCount(0);
  },
);
