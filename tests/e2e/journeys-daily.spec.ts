import { journey } from './fixtures/effort.js';
import { handInPapers, payByCalls, placeOrder } from './fixtures/orders.js';
import { logIn, logInByForm } from './fixtures/people.js';
import { expect, test } from './fixtures/portal.js';

/* Frequent and rare users: many locks at once, the next order by key, and large type. */

// It renews every lock of the company that expires soon.
test.use({ world: 'keyboard' });

test('an administrator renews every lock that ends soon with one order', async ({ page }, info) => {
  await logIn(page, 'qiye');
  await journey(page, info, { clicks: 5, fields: 0, pages: 3 }, async () => {
    await page.goto('/core/caManage');
    // It is a link only once the cards know which certificates can be renewed.
    await page.getByRole('link', { name: '批量延期（2 张）' }).click();
    await page.getByRole('radio', { name: '没有', exact: true }).check();
    await page.getByRole('button', { name: '下一步' }).click();
    await page.getByRole('checkbox', { name: /我已核对以上信息/ }).check();
    await page.getByRole('button', { name: /^提交/ }).click();
    await expect(page.getByRole('heading', { level: 1, name: '组合支付' })).toBeVisible();
  });
});

test('a reviewer passes an order with keys alone, and the next one comes by itself', async ({
  page,
  browser,
  server,
}, info) => {
  await logIn(page, 'fuzeren');
  const orderNo = await placeOrder(page, server.url);
  await payByCalls(page, server.url, orderNo);
  await handInPapers(page, server.url, orderNo);
  const desk = await (await browser.newContext({ baseURL: server.url, locale: 'zh-CN' })).newPage();
  await logIn(desk, 'shenhe1');
  const items = desk.getByRole('radiogroup', { name: /的结论$/ });
  // One key passes the displayed items, the second the order; the confirmation appears once a day.
  await journey(desk, info, { clicks: 1, fields: 0, pages: 1, keys: 3 }, async () => {
    await desk.goto(`/certManage/desk?orderNo=${orderNo}`);
    await items.first().waitFor();
    await desk.keyboard.press('a');
    for (const item of await items.all())
      await expect(item.getByRole('radio', { name: '通过', exact: true })).toBeChecked();
    await desk.keyboard.press('Control+Enter');
    await desk.getByRole('alertdialog').getByRole('button', { name: '审核通过' }).press('Enter');
    await expect(desk.getByText(/已打开下一单|审核通过/).first()).toBeVisible();
  });
  await desk.context().close();
});

test('an expert with large type logs in and reads how long his certificate lasts', async ({ page }, info) => {
  await page.addInitScript(() => localStorage.setItem('appearance', JSON.stringify({ mode: 'elder' })));
  await journey(page, info, { clicks: 2, fields: 2, pages: 4 }, async () => {
    await logInByForm(page, 'zhuanjia');
    await page
      .getByRole('link', { name: /^CA\s?管理/ })
      .first()
      .click();
    await expect(page.getByRole('heading', { level: 1, name: 'CA管理' })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('data-mode', 'elder');
  });
});
