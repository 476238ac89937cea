import { account } from '@ca-portal/api/groups/account';
import { journey } from './fixtures/effort.js';
import { logIn, logInByForm, password } from './fixtures/people.js';
import { clientOf, payAtCashier, placeOrder } from './fixtures/orders.js';
import { latestCode } from './fixtures/outbox.js';
import { expect, test } from './fixtures/portal.js';

/* The most frequent journey of each kind of user: its effort is counted, and must never grow. The
   figures are in docs/journeys.md. Seconds depend on the machine; they are recorded, never compared. */

// It renews the only lock of the sample world that expires soon.
test.use({ world: 'journeys' });

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

test.describe('in Los Angeles', () => {
  // It is another date there for most of the day: certificate dates are always those of Beijing.
  test.use({ timezoneId: 'America/Los_Angeles' });

  test(
    'an administrator renews a lock that ends soon, from the login to the cashier, and nobody has to review it',
    { tag: '@deep' },
    async ({ page }, info) => {
      await journey(page, info, { clicks: 6, fields: 2, pages: 6 }, async () => {
        await logInByForm(page, 'qiye');
        await page.goto('/core/caManage?state=expiring');
        await page
          .getByRole('link', { name: /^延期，/ })
          .first()
          .click();
        await page.getByRole('radio', { name: '没有', exact: true }).check();
        await expect(page.getByText('新到期日')).toBeVisible();
        await page.getByRole('button', { name: '下一步' }).click();
        await page.getByRole('checkbox', { name: /我已核对以上信息/ }).check();
        await page.getByRole('button', { name: '提交订单' }).click();
        await expect(page).toHaveURL(/\/makeSurePay\?orderNo=DD\d{14}$/);
      });
      const orderNo = new URL(page.url()).searchParams.get('orderNo') ?? '';
      await payAtCashier(page, orderNo, /支付成功/);
      await expect(page.getByRole('heading', { name: '支付成功' })).toBeVisible();
      await page.goto(`/core/orderDetail?orderNo=${orderNo}`);
      await expect(page.getByText('自动审核通过').first()).toBeVisible();
    },
  );
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

test('a reviewer logs in and has the order open that ends first', async ({ page }, info) => {
  await journey(page, info, { clicks: 2, fields: 2, pages: 4 }, async () => {
    await logInByForm(page, 'shenhe1');
    await page.getByRole('link', { name: '开始审核' }).click();
    await expect(page).toHaveURL(/\/certManage\/desk\?orderNo=DD\d{14}$/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
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
    // As a link in a message, with the number of the order.
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
