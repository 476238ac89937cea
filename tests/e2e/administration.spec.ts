import { createClient } from '@ca-portal/api';
import { coupons } from '@ca-portal/api/groups/coupons';
import { orders } from '@ca-portal/api/groups/orders';
import { session } from '@ca-portal/api/groups/session';
import type { Page } from '@playwright/test';
import { panelOf, save } from './fixtures/office.js';
import { clientOf, placeOrder, payByCalls } from './fixtures/orders.js';
import { logIn, personAt } from './fixtures/people.js';
import { expect, test } from './fixtures/portal.js';

/* The administrative pages: one real change each, seen by the affected user. */

/** Searches one record and opens its form. */
async function edit(page: Page, address: string, words: string, name: string): Promise<void> {
  await page.goto(address);
  await page
    .getByRole('searchbox')
    .or(page.getByRole('textbox', { name: /^搜索/ }))
    .first()
    .fill(words);
  await page.getByRole('button', { name: `编辑，${name}`, exact: true }).click();
}

// Settings of the office affect all users.
test.use({ world: 'office' });
test.beforeEach(async ({ page }) => logIn(page, 'admin'));

test('用户管理: a new colleague gets a password by SMS, and is out the moment he is stopped', async ({
  page,
  server,
  browser,
}) => {
  await page.goto('/system/userInfoManage');
  await page.getByRole('button', { name: '新增用户' }).click();
  const panel = panelOf(page);
  await panel.getByRole('textbox', { name: /账号/ }).fill('kefu07');
  await panel.getByRole('textbox', { name: /姓名/ }).fill('周范例');
  await panel.getByRole('textbox', { name: /手机号/ }).fill('13000000777');
  await save(page, '已新增');

  await page.goto('/sandbox/outbox');
  const message = page.getByRole('listitem').filter({ hasText: '13000000777' }).first();
  const [secret] = /[A-Z]{4}@[a-z]{4}\d{3}/.exec(await message.innerText()) ?? [];
  const there = await (await browser.newContext({ baseURL: server.url, locale: 'zh-CN' })).newPage();
  await logIn(there, 'kefu07', secret);
  const colleague = (await clientOf(there, server.url)).use(session);
  expect((await colleague.info()).person.name).toBe('周范例');

  await page.goto('/system/userInfoManage');
  await page.getByRole('textbox', { name: /^搜索/ }).fill('kefu07');
  await page.getByRole('button', { name: '更多操作，周范例' }).click();
  await page.getByRole('menuitem', { name: '停用' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '停用' }).click();
  await expect(page.getByRole('row', { name: /kefu07/ })).toContainText('已停用');
  await expect(colleague.info()).rejects.toMatchObject({ code: 401 });
  await there.context().close();
});

test('参数设置: the time to pay is what every page promises', async ({ page, browser, server }) => {
  const set = async (minutes: string) => {
    await edit(page, '/system/systemManage', '支付时限', '订单支付时限（分钟）');
    await panelOf(page).getByRole('spinbutton', { name: /键值/ }).fill(minutes);
    await save(page, '已保存');
  };
  await set('2880');
  const visitor = await personAt(browser, server.url, 'fuzeren');
  const orderNo = await placeOrder(visitor, server.url);
  await visitor.goto(`/makeSurePay?orderNo=${orderNo}`);
  const { payBefore, createdAt } = await (
    await clientOf(visitor, server.url)
  )
    .use(orders)
    .detail({ params: { orderNo } });
  // Two days instead of one, on the order and on the payment page.
  expect(Date.parse(payBefore ?? '') - Date.parse(createdAt)).toBe(2 * 86_400_000);
  await expect(visitor.getByRole('timer').first()).toContainText(/47|48/);
  await set('1440');
  await visitor.context().close();
});

test(
  '菜单管理 and 权限管理: a page gets another name, and a role loses it and gets it back',
  { tag: '@deep' },
  async ({ page, browser, server }) => {
    await edit(page, '/system/menuManage', '介质库存', '介质库存');
    await panelOf(page).getByRole('textbox', { name: /名称/ }).fill('介质仓库');
    await save(page, '已保存');
    const reviewer = await personAt(browser, server.url, 'shenhe1');
    await reviewer.goto('/certManage/review');
    const sidebar = reviewer.getByRole('navigation').getByText('介质仓库').first();
    await expect(sidebar).toBeVisible();

    const grant = async (checked: boolean) => {
      await page.goto('/system/permissionsManage');
      await page.getByRole('button', { name: '更多操作，审核员' }).click();
      await page.getByRole('menuitem', { name: '页面和按钮' }).click();
      await panelOf(page).getByRole('checkbox', { name: '介质仓库' }).setChecked(checked);
      await expect(panelOf(page).getByText(/保存后影响 \d+ 人/)).toBeVisible();
      await panelOf(page).getByRole('button', { name: '保存' }).click();
      await expect(page.getByText('权限已保存，对方下一次操作起生效')).toBeVisible();
    };
    await grant(false);
    await reviewer.reload();
    await expect(reviewer.getByRole('navigation').getByText('服务台').first()).toBeVisible();
    await expect(sidebar).toHaveCount(0);
    await grant(true);
    await edit(page, '/system/menuManage', '介质仓库', '介质仓库');
    await panelOf(page).getByRole('textbox', { name: /名称/ }).fill('介质库存');
    await save(page, '已保存');
    await reviewer.context().close();
  },
);

test('优惠券管理: a coupon is found by everybody and given to one person', async ({
  page,
  browser,
  server,
}) => {
  await page.goto('/operation/coupons');
  await page.getByRole('button', { name: '新增优惠券' }).click();
  const panel = panelOf(page);
  await panel.getByRole('textbox', { name: /名称/ }).fill('冬季立减');
  await panel.getByRole('combobox', { name: /类型/ }).selectOption({ index: 2 });
  await panel.getByRole('textbox', { name: /面额/ }).fill('5');
  await panel.getByRole('spinbutton', { name: /发放总数/ }).fill('10');
  await panel.getByRole('textbox', { name: /开始日期/ }).fill('2026-11-01');
  await panel.getByRole('textbox', { name: /结束日期/ }).fill('2027-12-31');
  await save(page, '已新增');
  await page.getByRole('button', { name: '更多操作，冬季立减' }).click();
  await page.getByRole('menuitem', { name: '发给指定用户' }).click();
  await panelOf(page)
    .getByRole('textbox', { name: /账号或手机号/ })
    .fill('fuzeren');
  await panelOf(page)
    .getByRole('button', { name: /发放|发给/ })
    .click();
  await expect(page.getByText('已发放，用户会收到消息').first()).toBeVisible();

  const owner = await personAt(browser, server.url, 'fuzeren');
  const everybody = await (
    await clientOf(owner, server.url)
  )
    .use(coupons)
    .claimable({ query: { page: 1, limit: 100 } });
  expect(everybody.rows.map(({ name }) => name)).toContain('冬季立减');
  const mine = await (await clientOf(owner, server.url)).use(coupons).mine({ query: { page: 1, limit: 50 } });
  expect(mine.rows.map(({ name }) => name)).toContain('冬季立减');
  await owner.context().close();
});

test(
  '消息模板: what people are told after a payment is what the office wrote',
  { tag: '@deep' },
  async ({ page, browser, server }) => {
    await page.goto('/system/messageTemplate');
    await page.getByRole('button', { name: '编辑，支付成功' }).click();
    const topic = panelOf(page).getByRole('textbox', { name: /标题/ });
    const before = await topic.inputValue();
    await topic.fill(`【省中心】${before}`);
    await save(page, '已保存');
    const payer = await personAt(browser, server.url, 'fuzeren');
    const orderNo = await placeOrder(payer, server.url);
    await payByCalls(payer, server.url, orderNo);
    await payer.goto('/emsystem/messageManage');
    await expect(payer.getByRole('link', { name: /【省中心】/ }).first()).toBeVisible();
    await payer.context().close();
  },
);

test('访问密钥: a script works with a key until it is withdrawn', async ({ page, server }) => {
  await page.goto('/system/accessKey');
  await page.getByRole('button', { name: '签发密钥' }).click();
  const panel = panelOf(page);
  await panel.getByRole('textbox', { name: /名称/ }).fill('对账脚本');
  await panel.getByRole('combobox', { name: /可以调用/ }).click();
  await page.getByRole('option').first().click();
  await page.keyboard.press('Escape');
  await panel.getByRole('button', { name: '签发' }).click();
  const issued = page.getByRole('dialog', { name: '密钥已签发' });
  const key = await issued.locator('code').innerText();
  await issued.getByRole('button', { name: '已保存，关闭' }).click();
  const script = createClient({ baseUrl: `${server.url}/mh`, getToken: () => key });
  const token = (await script.use(session).loginByKey()).token;
  expect(token).not.toBe('');

  await page.getByRole('button', { name: /^撤销，对账脚本/ }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '撤销' }).click();
  await expect(page.getByRole('row', { name: /对账脚本/ })).toContainText('已撤销');
  const refused = script.use(session).loginByKey();
  await expect(refused).rejects.toMatchObject({ message: expect.stringContaining('密钥') });
});

test('在线用户: whoever is shown out has to log in again', async ({ page, browser, server }) => {
  const guest = await personAt(browser, server.url, 'xinren01');
  const client = (await clientOf(guest, server.url)).use(session);
  expect((await client.info()).person.name).not.toBe('');
  await page.goto('/monitor/online');
  await page.getByRole('textbox', { name: /^搜索/ }).fill('xinren01');
  await page
    .getByRole('button', { name: /^强制退出，/ })
    .first()
    .click();
  await page.getByRole('alertdialog').getByRole('button', { name: '强制退出' }).click();
  await expect(page.getByText('已强制退出').first()).toBeVisible();
  await expect(client.info()).rejects.toMatchObject({ code: 401 });
  await guest.context().close();
});

test('产品与价格: the shop shows what the office wrote', async ({ page, browser, server }) => {
  await edit(page, '/operation/products', '个人锁', '个人锁');
  const summary = panelOf(page).getByRole('textbox', { name: /简介|一句话/ });
  await summary.fill('项目负责人和专家使用，随办随用');
  await save(page, '已保存');
  const visitor = await (await browser.newContext({ baseURL: server.url, locale: 'zh-CN' })).newPage();
  await visitor.goto('/product');
  await expect(visitor.getByText('项目负责人和专家使用，随办随用').first()).toBeVisible();
  await visitor.context().close();
});
