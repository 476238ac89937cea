import { certificateList, endSessionWith } from './fixtures/end-session.js';
import { fillLogin, logIn } from './fixtures/people.js';
import { expect, test } from './fixtures/portal.js';

test.use({ world: 'untouched' });

test('a page whose code does not come says so, and is there after 重新加载', async ({ page }) => {
  await page.route(/\/assets\/product-/, (route) => route.abort());
  await page.goto('/');
  await page.getByRole('navigation', { name: '主导航' }).getByRole('link', { name: '产品中心' }).click();
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1, name: '页面没有加载完整' })).toBeVisible();
  await expect(main.getByText(/可能刚发布了新版本/)).toBeVisible();
  await expect(main.getByText(/页面 \/product，编号 P-/)).toBeVisible();
  await expect(page.getByRole('banner')).toBeVisible();

  await page.unroute(/\/assets\/product-/);
  await main.getByRole('button', { name: '重新加载' }).click();
  await expect(page).toHaveURL(/\/product$/);
  await expect(main.getByRole('heading', { level: 1, name: '产品中心' })).toBeVisible();
});

test('a release that has taken the files of a prerendered page away leaves no blank page', async ({
  page,
}) => {
  await page.route(/\/assets\/login-/, (route) => route.fulfill({ status: 404, body: '{}' }));
  await page.goto('/login');
  await expect(page.getByRole('heading', { level: 1, name: '页面没有加载完整' })).toBeVisible();

  await page.unroute(/\/assets\/login-/);
  await page.getByRole('link', { name: '返回首页' }).click();
  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByRole('link', { name: '立即登录' })).toBeVisible();
});

test('the frame of the work pages may miss, too', { tag: '@deep' }, async ({ page }) => {
  await logIn(page, 'qiye');
  await page.route(/\/assets\/work-/, (route) => route.abort());
  await page.goto('/core/personal');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1, name: '页面没有加载完整' })).toBeVisible();

  await page.unroute(/\/assets\/work-/);
  await main.getByRole('button', { name: '重新加载' }).click();
  await expect(main.getByRole('heading', { level: 1, name: '个人中心' })).toBeVisible();
});

for (const [what, code, deep] of [
  // The same recovery as in the second test, one part earlier.
  ['what watches the login', /\/assets\/watch-/, true],
  ['the login in place', /\/assets\/auth-/, false],
] as const) {
  test(
    `a login that expires where the code of ${what} is missing is made on the login page`,
    { tag: deep ? '@deep' : [] },
    async ({ page, server }) => {
      await logIn(page, 'qiye');
      await page.route(code, (route) => route.abort());
      await page.goto('/core/order');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await endSessionWith(page, server.url, certificateList);
      await page
        .getByRole('navigation', { name: '侧边菜单' })
        .getByRole('link', { name: /CA管理/ })
        .click();
      await expect(page).toHaveURL(/\/login\?redirect=%2Fcore%2FcaManage&reason=expired$/);
      await expect(page.getByText('登录已过期，请重新登录')).toBeVisible();
      await fillLogin(page, 'qiye');
      await expect(page).toHaveURL(/\/core\/caManage$/);
    },
  );
}

test('a part that a press opens may miss: the page and what is typed in it stay, and the next press brings it', async ({
  page,
}) => {
  await page.goto('/knowledge');
  const typed = page.getByRole('searchbox', { name: '搜索知识库' });
  await typed.fill('写了一半的话');

  await page.route(/\/assets\/chat-/, (route) => route.abort());
  const told = page.getByRole('alert').filter({ hasText: '这部分没有打开' });
  await page.getByRole('button', { name: '智能客服' }).click();
  await expect(told).toBeVisible();
  await expect(typed).toHaveValue('写了一半的话');

  await page.unroute(/\/assets\/chat-/);
  await told.getByRole('button', { name: '重试' }).click();
  await expect(page.getByRole('dialog', { name: '智能客服' })).toBeVisible();
  await expect(told).toBeHidden();
});

// The same shell as above, with a lazy part in it.
test('the bell of the work pages, too', { tag: '@deep' }, async ({ page }) => {
  await page.route(/\/assets\/opened-/, (route) => route.abort());
  await logIn(page, 'qiye');
  await page.goto('/core/personal');
  const bell = page.getByRole('banner').getByRole('button', { name: /^消息/ });
  await bell.click();
  await expect(page.getByRole('alert').filter({ hasText: '这部分没有打开' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('heading', { level: 1, name: '个人中心' })).toBeVisible();

  await page.unroute(/\/assets\/opened-/);
  await bell.click();
  await expect(page.getByRole('dialog', { name: '消息' }).getByRole('tab', { name: /通知/ })).toBeVisible();
});
