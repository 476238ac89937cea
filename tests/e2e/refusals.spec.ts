import { takenOver } from './fixtures/hydration.js';
import { captchaAnswer } from './fixtures/captcha.js';
import { payAtCashier, placeOrder } from './fixtures/orders.js';
import { fillLogin, logIn } from './fixtures/people.js';
import { expect, test } from './fixtures/portal.js';

// Errors in the main journey, and the portal's messages: never a dead end, never lost input.

test('a wrong captcha says so under its field, brings a new picture and keeps the rest', async ({ page }) => {
  await page.goto('/login');
  await page.getByLabel('用户名或手机号').fill(' qiye ');
  await page.getByRole('textbox', { name: '密码', exact: true }).fill('Demo@2026');
  const picture = page.getByRole('button', { name: '改用图形验证码' });
  await takenOver(picture);
  await picture.click();
  // Wait for the picture: a missing one would be requested anyway.
  await captchaAnswer(page);
  await page.getByRole('textbox', { name: '图形验证码' }).fill('999');
  const fresh = page.waitForResponse(/captchaImage/);
  await page.getByRole('button', { name: '登录', exact: true }).click();
  await fresh;
  await expect(page.getByRole('textbox', { name: '图形验证码' })).toHaveAccessibleDescription(
    /图形验证码不正确/,
  );
  await expect(page.getByLabel('用户名或手机号')).toHaveValue(' qiye ');
});

// A user that no other test of a push uses: the account stays locked for the rest of this world.
test('five wrong passwords lock the account and say for how long', async ({ page }) => {
  await page.goto('/login');
  for (const left of [4, 3, 2, 1]) {
    await fillLogin(page, 'jiandu', 'Wrong@2026');
    await expect(page.getByText(`还可尝试 ${left} 次`)).toBeVisible();
  }
  await fillLogin(page, 'jiandu', 'Wrong@2026');
  await expect(page.getByText(/账号已锁定，请 15 分钟后再试/)).toBeVisible();
});

test('a tampered price is refused; the server’s price is shown and the form stays', async ({ page }) => {
  await logIn(page, 'fuzeren');
  await page.goto('/makeSureOrder?product=lock-personal');
  await page.getByRole('textbox', { name: /留言/ }).fill('请上午联系');
  await page.getByRole('checkbox', { name: /我已核对以上信息/ }).check();
  await page.route('**/mh/order/create', async (route) => {
    const body = route.request().postDataJSON() as object;
    await route.continue({ postData: { ...body, expectedTotalFen: 1 } });
  });
  await page.getByRole('button', { name: '提交订单' }).click();
  await expect(page.getByText(/价格已更新为 ¥145\.00/).first()).toBeVisible();
  await expect(page.getByRole('textbox', { name: /留言/ })).toHaveValue('请上午联系');
});

test('a notice with another amount pays nothing', async ({ page, server }) => {
  await logIn(page, 'fuzeren');
  const orderNo = await placeOrder(page, server.url);
  await payAtCashier(page, orderNo, /金额不一致/);
  await expect(page.getByRole('heading', { name: '正在确认支付结果' })).toBeVisible();
  await page.goto(`/core/orderDetail?orderNo=${orderNo}`);
  await expect(page.getByText('待支付').first()).toBeVisible();
});

test('lock login: service not running, lock missing, lock blank, each with its next step', async ({
  page,
  lock,
}) => {
  await page.goto('/loginByCa');
  await lock.stop();
  await page.getByRole('button', { name: '检测CA锁' }).click();
  await expect(page.getByText(/程序启动失败，请重新安装驱动并重启电脑/).first()).toBeVisible();

  await lock.start();
  await lock.control('remove');
  await page.getByRole('button', { name: '重新检测' }).click();
  await expect(page.getByText(/未检测到CA锁/).first()).toBeVisible();

  await lock.control('insert');
  await page.getByRole('button', { name: '重新检测' }).click();
  await expect(page.getByText(/没有证书|还没有写入证书/).first()).toBeVisible();
});
