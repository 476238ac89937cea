import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { handInPapers } from './fixtures/orders.js';
import { fillLogin, logIn, logOut } from './fixtures/people.js';
import { expect, test } from './fixtures/portal.js';
import { judgeAll } from './fixtures/review.js';
import { picture } from './fixtures/screenshot.js';

/**
 * The portal's main journey: an enterprise buys a CA lock, pays, is reviewed, gets a real certificate written into
 * the lock, and logs in with it. In between the server is killed.
 */
test('from nothing to the first login with a lock', async ({
  page,
  server,
  lock,
  workplace,
  browser,
}, info) => {
  test.setTimeout(480_000);
  let orderNo = '';

  await test.step('home, then login as the enterprise administrator', async () => {
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await picture(page, info, 'home');
    await page.getByRole('link', { name: '立即登录' }).click();
    await picture(page, info, 'login');
    await fillLogin(page, 'qiye');
    await expect(page).toHaveURL(/\/core\/start$/);
  });

  await test.step('product, with the choices that the order keeps', async () => {
    await page.goto('/product');
    await picture(page, info, 'product');
    await page.goto('/productDetail?id=lock-master');
    await page.getByRole('radio', { name: /^2 年/ }).check();
    await picture(page, info, 'product-detail');
    await page.getByRole('link', { name: '立即办理' }).click();
    await expect(page).toHaveURL(/\/makeSureOrder/);
  });

  await test.step('order', async () => {
    const chosen = page.getByRole('region', { name: '办理信息' }).getByText('2 年', { exact: true });
    await expect(chosen).toBeVisible();
    await page.reload();
    await expect(chosen).toBeVisible();
    await page.getByRole('radio', { name: /在线写入/ }).check();
    await page.getByRole('checkbox', { name: /我已核对以上信息/ }).check();
    // The coupon is applied automatically, once the server has returned it.
    await expect(page.getByText('¥400.00').first()).toBeVisible();
    await picture(page, info, 'order');
    await page.getByRole('button', { name: '提交订单' }).click();
    await expect(page.getByRole('heading', { name: '收银台' })).toBeVisible();
    orderNo = new URL(page.url()).searchParams.get('orderNo') ?? '';
    expect(orderNo).toMatch(/^DD\d{14}$/);
  });

  await test.step('pay at the sandbox cashier, whose notice comes twice', async () => {
    await page.reload();
    await picture(page, info, 'cashier');
    const pay = page.getByRole('link', { name: /立即支付/ });
    const opens = page.waitForEvent('popup');
    await pay.click();
    const cashier = await opens;
    await cashier.getByRole('radio', { name: /重复通知/ }).check();
    await picture(cashier, info, 'sandbox-cashier');
    await cashier.getByRole('button', { name: '按所选结果继续' }).click();
    await expect(cashier.getByRole('heading', { name: '支付成功' })).toBeVisible();
    await picture(cashier, info, 'pay-result');
    await cashier.reload();
    await expect(cashier.getByRole('heading', { name: '支付成功' })).toBeVisible();
    await cashier.close();
  });

  await test.step('kill -9 between payment and approval: the order is there, paid once', async () => {
    await server.killAndRestart();
    await page.goto(`/core/orderDetail?orderNo=${orderNo}`);
    await expect(page.getByText('待审核').first()).toBeVisible();
    // 450.00 minus the automatically applied coupon.
    await expect(page.getByText('支付宝 ¥400.00')).toHaveCount(1);
    await handInPapers(page, server.url, orderNo);
    await page.reload();
    await expect(page.getByText('还需提交的材料')).toHaveCount(0);
    await picture(page, info, 'order-detail');
    await page.goto('/core/order');
    await expect(page.getByText(orderNo)).toBeVisible();
    await picture(page, info, 'orders');
    await logOut(page);
  });

  await test.step('the reviewer sees the 24-hour clock and approves', async () => {
    await logIn(page, 'shenhe1');
    await page.goto('/certManage/review');
    await expect(page.getByRole('timer').first()).toBeVisible();
    await picture(page, info, 'review-queue');
    await page.getByRole('link', { name: orderNo, exact: true }).click();
    await expect(page.getByRole('timer').first()).toBeVisible();
    await judgeAll(page);
    // The decided order stays on screen instead of the next one.
    await page.getByRole('switch', { name: '审完自动打开下一单' }).uncheck();
    await picture(page, info, 'review-desk');
    await page.getByRole('button', { name: '审核通过' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: '审核通过' }).click();
    // Exactly: the confirmation has the title 确认审核通过？, and leaving at that point is no decision.
    await expect(page.getByRole('heading', { name: '审核通过', exact: true })).toBeVisible();
    await page.goto('/certManage/review');
    await expect(page.getByText(orderNo)).toHaveCount(0);
    await page.getByRole('banner').getByRole('button', { name: /^退出/ }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: '退出登录' }).click();
    await expect(page.getByRole('link', { name: '立即登录' }).first()).toBeVisible();
  });

  await test.step('write the certificate into the lock, interrupted once by pulling it out', async () => {
    await logIn(page, 'qiye');
    await page.goto('/core/caManage');
    await picture(page, info, 'certificates-waiting');
    // The sample world has other waiting orders, too.
    await page
      .getByRole('link', { name: /写入证书/ })
      .and(page.locator(`[href*="${orderNo}"]`))
      .click();
    await expect(page.getByRole('button', { name: '检测CA锁' })).toBeVisible();
    await page.reload();
    await page.getByRole('button', { name: '检测CA锁' }).click();
    await page.getByRole('textbox', { name: /PIN/ }).fill(lock.pin);
    await picture(page, info, 'certificate-write');
    await lock.control('faults', { name: 'removed-mid-sign' });
    await page.getByRole('button', { name: '开始写入' }).click();
    await expect(page.getByText('写入没有完成，证书没有丢失')).toBeVisible({ timeout: 60_000 });
    await picture(page, info, 'certificate-write-failed');
    await lock.control('faults', { name: null });
    await lock.control('insert');
    await page.getByRole('button', { name: /检测/ }).first().click();
    await page.getByRole('textbox', { name: /PIN/ }).fill(lock.pin);
    await page.getByRole('button', { name: '继续写入' }).click();
    await expect(page.getByRole('heading', { name: '证书已写入' })).toBeVisible({ timeout: 60_000 });
    await picture(page, info, 'certificate-written');
  });

  await test.step('CA management shows it with its days', async () => {
    await page.goto('/core/caManage');
    await expect(page.getByText(/剩 \d+ 天/).first()).toBeVisible();
    await expect(page.getByText('有效', { exact: true }).first()).toBeVisible();
    await picture(page, info, 'certificates');
    await logOut(page);
  });

  await test.step('log in with lock and PIN', async () => {
    await page.goto('/loginByCa');
    await page.getByRole('button', { name: '检测CA锁' }).click();
    await expect(page.getByText('示例建设工程有限公司').first()).toBeVisible();
    await picture(page, info, 'login-lock');
    await page.getByRole('textbox', { name: /PIN/ }).fill('00000000');
    await page.getByRole('button', { name: '登录', exact: true }).click();
    await expect(page.getByText(/数字证书密码错误/).first()).toBeVisible();
    await page.getByRole('textbox', { name: /PIN/ }).fill(lock.pin);
    await page.getByRole('button', { name: '登录', exact: true }).click();
    await expect(page).not.toHaveURL(/login/i);
    await page.goto('/core/personal');
    await expect(page.getByText('示例建设工程有限公司').first()).toBeVisible();
    await picture(page, info, 'personal');
  });

  await test.step('openssl agrees with the certificate in the lock', async () => {
    const file = (name: string) => join(workplace, name);
    for (const name of ['root', 'chain']) {
      writeFileSync(file(`${name}.pem`), await (await fetch(`${server.url}/pki/${name}.pem`)).text());
    }
    const answer = await fetch(`http://127.0.0.1:${lock.port}/`, {
      method: 'POST',
      body: JSON.stringify({ body: { qrinfo: { qrcodetype: 'SignCert' } } }),
    });
    const { body } = (await answer.json()) as { body: { qrinfo: { certobject: { signcert: string } } } };
    const der = body.qrinfo.certobject.signcert.match(/.{1,64}/g)?.join('\n') ?? '';
    writeFileSync(file('lock.pem'), `-----BEGIN CERTIFICATE-----\n${der}\n-----END CERTIFICATE-----\n`);
    const verdict = execFileSync('openssl', [
      'verify',
      '-x509_strict',
      '-CAfile',
      file('root.pem'),
      '-untrusted',
      file('chain.pem'),
      file('lock.pem'),
    ]);
    expect(verdict.toString()).toContain('lock.pem: OK');
  });
  expect(browser.isConnected()).toBe(true);
});
