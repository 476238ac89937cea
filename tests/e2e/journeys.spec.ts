import { account } from '@ca-portal/api/groups/account';
import type { Locator, Page, TestInfo } from '@playwright/test';
import { countEffort } from './fixtures/effort.js';
import { fillLogin, logIn, logInByForm, password } from './fixtures/people.js';
import { clientOf, handInPapers, payAtCashier, placeOrder } from './fixtures/orders.js';
import { latestCode } from './fixtures/outbox.js';
import { expect, test } from './fixtures/portal.js';

/*
 * The people of the portal on the way that each goes most often: what it asks of them is counted, and never grows. The
 * figures stand in docs/journeys.md. Seconds are those of the machine that runs them; they are noted, never judged.
 */
interface Limits {
  clicks: number;
  fields: number;
  pages: number;
  /** Where the way is gone by keyboard. */
  keys?: number;
}

async function journey(page: Page, info: TestInfo, most: Limits, way: () => Promise<void>): Promise<void> {
  const { sum } = await countEffort(page);
  const begun = Date.now();
  await way();
  const spent = sum();
  const seconds = Math.round((Date.now() - begun) / 100) / 10;
  info.annotations.push({ type: 'effort', description: JSON.stringify({ ...spent, seconds }) });
  console.log(`journey: ${info.title}: ${JSON.stringify({ ...spent, seconds })}`);
  expect(spent.clicks, 'clicks').toBeLessThanOrEqual(most.clicks);
  expect(spent.fields, 'fields').toBeLessThanOrEqual(most.fields);
  expect(spent.pages, 'pages').toBeLessThanOrEqual(most.pages);
  if (most.keys !== undefined) expect(spent.keys, 'keys').toBeLessThanOrEqual(most.keys);
}

test('a first-time office worker finds out what to do, before any login', async ({ page }, info) => {
  await journey(page, info, { clicks: 11, fields: 0, pages: 2 }, async () => {
    await page.goto('/guide');
    for (const option of [/^本单位/, /^有，CA锁/, /^快到期/, /^没有/, /^2 年/]) {
      await page.getByRole('radio', { name: option }).check();
      await page.getByRole('button', { name: /^(?:下一题|看结果)/ }).click();
    }
    await expect(page.getByRole('heading', { level: 1, name: '延期续费' })).toBeVisible();
    await page.getByRole('link', { name: '完整办事指南' }).click();
    await expect(page.getByRole('table').first()).toBeVisible();
  });
});

test('a newcomer registers', async ({ page }, info) => {
  const phone = '13900000011';
  await journey(page, info, { clicks: 8, fields: 6, pages: 5 }, async () => {
    const field = (label: string) => page.getByRole('textbox', { name: new RegExp(`^${label}`) });
    const next = () => page.getByRole('button', { name: '下一步' }).click();
    await page.goto('/register');
    await page.getByRole('radio', { name: /自然人/ }).check();
    await next();
    await field('姓名').fill('王演示');
    await field('身份证号').fill('210200197903010130');
    await next();
    await field('手机号').fill(phone);
    await field('密码').fill(password);
    await field('确认密码').fill(password);
    await next();
    await page.getByRole('button', { name: '获取验证码' }).click();
    await expect(page.getByRole('button', { name: /秒后可重新发送/ })).toBeVisible();
    await field('短信验证码').fill(await latestCode(page, phone));
    await page.getByRole('checkbox', { name: /我已阅读并同意/ }).check();
    await page.getByRole('button', { name: '注册', exact: true }).click();
    await expect(page).not.toHaveURL(/\/register/);
  });
});

test('an administrator renews a lock that ends soon, from the login to the cashier', async ({
  page,
}, info) => {
  await journey(page, info, { clicks: 6, fields: 2, pages: 6 }, async () => {
    await logInByForm(page, 'qiye');
    await page.goto('/core/caManage?state=expiring');
    await page
      .getByRole('link', { name: /^延期，/ })
      .first()
      .click();
    await page.getByRole('radio', { name: '没有', exact: true }).check();
    await page.getByRole('button', { name: '下一步' }).click();
    await page.getByRole('checkbox', { name: /我已核对以上信息/ }).check();
    await page.getByRole('button', { name: '提交订单' }).click();
    await expect(page).toHaveURL(/\/makeSurePay\?orderNo=DD\d{14}$/);
  });
});

test('an administrator orders a lock, from the product to the cashier', async ({ page }, info) => {
  await logIn(page, 'qiye');
  await journey(page, info, { clicks: 5, fields: 0, pages: 3 }, async () => {
    await page.goto('/productDetail?id=lock-master');
    await page.getByRole('radio', { name: /^2 年/ }).check();
    await page.getByRole('link', { name: '立即办理' }).click();
    await page.getByRole('radio', { name: /在线写入/ }).check();
    await page.getByRole('checkbox', { name: /我已核对以上信息/ }).check();
    await page.getByRole('button', { name: '提交订单' }).click();
    await expect(page.getByRole('heading', { name: '收银台' })).toBeVisible();
  });
});

test('an expert logs in and looks at his certificate', async ({ page }, info) => {
  await journey(page, info, { clicks: 1, fields: 2, pages: 4 }, async () => {
    await logInByForm(page, 'zhuanjia');
    await page.goto('/core/caManage');
    await expect(page.getByRole('heading', { level: 1, name: 'CA管理' })).toBeVisible();
  });
});

test('a reviewer logs in and has the order in hand that ends first', async ({ page }, info) => {
  await journey(page, info, { clicks: 2, fields: 2, pages: 4 }, async () => {
    await logInByForm(page, 'shenhe1');
    await page.getByRole('link', { name: '开始审核' }).click();
    await expect(page).toHaveURL(/\/certManage\/desk\?orderNo=DD\d{14}$/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
});

test('a reviewer passes an order without the mouse', async ({ page, browser, server }, info) => {
  await logIn(page, 'fuzeren');
  const orderNo = await placeOrder(page, server.url);
  await payAtCashier(page, orderNo, /支付成功/);
  await handInPapers(page, server.url, orderNo);
  const context = await browser.newContext({ baseURL: server.url, locale: 'zh-CN', serviceWorkers: 'block' });
  const desk = await context.newPage();
  await logIn(desk, 'shenhe1');
  // A: what has no verdict passes; Ctrl+Enter sends; Enter answers the question that comes once a day.
  await journey(desk, info, { clicks: 1, fields: 0, pages: 2, keys: 4 }, async () => {
    await desk.goto(`/certManage/desk?orderNo=${orderNo}`);
    await expect(desk.getByRole('radiogroup', { name: /的结论$/ }).first()).toBeVisible();
    await desk.keyboard.press('a');
    await expect(desk.getByText('全部通过', { exact: true })).toBeVisible();
    await desk.keyboard.press('Control+Enter');
    const confirm = desk.getByRole('alertdialog').getByRole('button', { name: '审核通过' });
    await confirm.focus();
    await desk.keyboard.press('Enter');
    await expect(desk.getByText(/已打开下一单|审核通过/).first()).toBeVisible();
    await expect(desk.getByRole('alertdialog')).toHaveCount(0);
  });
  await context.close();
});

/** Names of what is smaller than 适老化 asks: text of 18 px, controls of 44 px. */
const tooSmall = (page: Page) =>
  page.evaluate(() => {
    const small: string[] = [];
    for (const element of document.querySelectorAll<HTMLElement>(
      'main button, main a[href], main p, main li',
    )) {
      if (!element.checkVisibility() || !element.textContent?.trim()) continue;
      const { fontSize, display } = getComputedStyle(element);
      const { height, width } = element.getBoundingClientRect();
      const name = `${element.localName} “${element.textContent.trim().slice(0, 16)}”`;
      if (parseFloat(fontSize) < 18) small.push(`${name} ${fontSize}`);
      // A link within a sentence is as high as its line.
      if (element.matches('button, a') && display !== 'inline' && Math.min(height, width) < 43.5)
        small.push(`${name} ${Math.round(width)} × ${Math.round(height)}`);
    }
    return small;
  });

test('an expert of 62 turns on large type and sees until when his certificate is good', async ({
  page,
}, info) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await journey(page, info, { clicks: 3, fields: 2, pages: 3 }, async () => {
    await page.goto('/login');
    await page
      .getByRole('button', { name: /长辈版/ })
      .or(page.getByRole('switch', { name: /长辈版/ }))
      .first()
      .click();
    await expect(page.locator('html')).toHaveAttribute('data-mode', 'elder');
    expect(await tooSmall(page)).toEqual([]);
    await fillLogin(page, 'zhuanjia');
    await expect(page).toHaveURL(/\/core\/start$/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
    expect(await tooSmall(page)).toEqual([]);
  });
});

/** Goes on by Tab until it is there, as somebody does who hears what each stop is: none is without a name. */
async function tabTo(page: Page, wanted: Locator, most: number): Promise<void> {
  for (let stop = 0; stop < most; stop += 1) {
    if (await wanted.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
    const name = await page.evaluate(() => {
      const { activeElement: at } = document;
      if (!(at instanceof HTMLElement) || at === document.body) return 'the window';
      const labels = at instanceof HTMLInputElement ? [...(at.labels ?? [])].map((one) => one.innerText) : [];
      const by = (at.getAttribute('aria-labelledby') ?? '')
        .split(' ')
        .map((id) => document.getElementById(id)?.innerText);
      return [at.ariaLabel, ...by, ...labels, at.innerText, at.title].filter(Boolean).join(' ').trim();
    });
    expect(name, `stop ${stop + 1}`).not.toBe('');
  }
  await expect(wanted).toBeFocused();
}

test('somebody who hears the page logs in and reaches what waits, by keyboard alone', async ({
  page,
}, info) => {
  await journey(page, info, { clicks: 3, fields: 2, pages: 4, keys: 30 }, async () => {
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const straight = page.getByRole('link', { name: '直接去登录' });
    // Five stops at most, for everybody who comes to log in.
    await tabTo(page, straight, 5);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/login/);
    await tabTo(page, page.getByLabel('用户名或手机号'), 12);
    await page.keyboard.type('qiye');
    await tabTo(page, page.getByRole('textbox', { name: '密码', exact: true }), 4);
    await page.keyboard.type(password);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/core\/start$/);
    await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
    await tabTo(page, page.getByRole('link', { name: '跳到主要内容' }), 2);
    await page.keyboard.press('Enter');
    const first = page.locator('main').getByRole('link').or(page.locator('main').getByRole('button')).first();
    await tabTo(page, first, 3);
    await page.keyboard.press('Enter');
    await expect(page).not.toHaveURL(/\/core\/start$/);
  });
});

test('somebody at a counter follows an order on a phone, without a login', async ({
  page,
  browser,
  server,
}, info) => {
  await logIn(page, 'fuzeren');
  const orderNo = await placeOrder(page, server.url);
  const { data } = await (await clientOf(page, server.url)).use(account).profile();
  const context = await browser.newContext({
    baseURL: server.url,
    viewport: { width: 390, height: 844 },
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    serviceWorkers: 'block',
  });
  const phone = await context.newPage();
  await journey(phone, info, { clicks: 2, fields: 2, pages: 1 }, async () => {
    // As a message leads there, with the number of the order.
    await phone.goto(`/track?orderNo=${orderNo}`);
    await phone.getByRole('textbox', { name: /手机号/ }).fill(data.phonenumber);
    await phone.getByRole('button', { name: '获取验证码' }).click();
    await expect(phone.getByRole('button', { name: /秒后可重新发送/ })).toBeVisible();
    await phone.getByRole('textbox', { name: /验证码/ }).fill(await latestCode(phone, data.phonenumber));
    await phone.getByRole('button', { name: '查询', exact: true }).click();
    const found = phone.getByRole('region', { name: '查询结果' });
    await expect(found.getByText(/等您付款/)).toBeVisible();
    await expect(found.getByText(orderNo)).toBeVisible();
  });
  await context.close();
});
