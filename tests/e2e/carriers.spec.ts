import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { orders } from '@ca-portal/api/groups/orders';
import { review } from '@ca-portal/api/groups/review';
import type { Browser, Page } from '@playwright/test';
import { contract, sealPicture } from './fixtures/contract.js';
import { askOpenssl } from './fixtures/openssl.js';
import { clientOf, handInPapers, payByCalls } from './fixtures/orders.js';
import { logIn } from './fixtures/people.js';
import { expect, test } from './fixtures/portal.js';

/* Certificates without a lock, from the product to the phone or file with the certificate, against the real server. */

/** Chooses the product, places the order on its own page and pays; returns the order number. */
async function buy(page: Page, product: string, address: RegExp, phone?: string): Promise<string> {
  await page.goto(`/productDetail?id=${product}`);
  await page.getByRole('link', { name: '立即办理' }).click();
  await expect(page).toHaveURL(address);
  if (phone) await page.getByLabel('持有人手机号').fill(phone);
  await page.getByRole('checkbox', { name: /我已核对以上信息/ }).check();
  await page.getByRole('button', { name: '提交订单' }).click();
  await expect(page).toHaveURL(/\/makeSurePay\?orderNo=DD\d{14}$/);
  const orderNo = new URL(page.url()).searchParams.get('orderNo') ?? '';
  await payByCalls(page, new URL(page.url()).origin, orderNo);
  await handInPapers(page, new URL(page.url()).origin, orderNo);
  return orderNo;
}

/** A reviewer's decision by the API: the desk has its own journey. */
async function approve(browser: Browser, baseUrl: string, orderNo: string): Promise<void> {
  const desk = await browser.newPage({ baseURL: baseUrl });
  await logIn(desk, 'shenhe1');
  const client = await clientOf(desk, baseUrl);
  const { version } = await client.use(orders).detail({ params: { orderNo } });
  await client.use(review).approve({ params: { orderNo }, body: { version } });
  await desk.close();
}

const fetchLink = (page: Page, orderNo: string) =>
  page.locator(`[href="/core/certDownload?orderNo=${orderNo}"]`);

test('0301: the phone scans, sets its PIN, and the desktop sees it', async ({
  page,
  server,
  browser,
  workplace,
}) => {
  await logIn(page, 'fuzeren');
  const orderNo = await buy(page, 'mobile', /\/makeSureLytOrder/, '15000000000');
  await approve(browser, server.url, orderNo);
  await page.goto('/core/caManage');
  await fetchLink(page, orderNo).first().click();
  await page.getByRole('button', { name: '生成二维码' }).click();
  const here = page.getByRole('link', { name: '在这部手机上安装' });
  const link = await here.getAttribute('href');

  const phone = await browser.newPage({ baseURL: server.url, viewport: { width: 390, height: 844 } });
  await phone.goto(link ?? '');
  await expect(phone.getByText('手机证书', { exact: true }).first()).toBeVisible();
  await expect(page.getByText('手机已扫码，正在设密码')).toBeVisible();
  await phone.getByRole('button', { name: '是本人，下一步' }).click();
  await phone.getByLabel('证书密码').fill('Xk7-mobile');
  await phone.getByLabel('再输一次密码').fill('Xk7-mobile');
  const fetched = phone.waitForResponse('**/ca/mobile/install');
  await phone.getByRole('button', { name: '设好并安装' }).click();
  const { data: installed } = (await (await fetched).json()) as { data: { signCertificate: string } };
  await expect(phone.getByRole('heading', { name: '手机证书装好了' })).toBeVisible();
  expect(await askOpenssl(server.url, workplace, installed.signCertificate)).toMatchObject({
    trusted: true,
    revoked: false,
  });
  const wide = await phone.evaluate(() => document.documentElement.scrollWidth);
  expect(wide).toBeLessThanOrEqual(390);
  await expect(page.getByText('手机证书已安装')).toBeVisible();

  // The code is used up, and the certificate logs in with its PIN alone.
  await phone.goto('/m/bind');
  await phone.getByLabel('证书密码').fill('Wrong-pin-1');
  await phone.getByRole('button', { name: '登录', exact: true }).click();
  await expect(phone.getByText(/还可以输 9 次/).first()).toBeVisible();
  await phone.getByLabel('证书密码').fill('Xk7-mobile');
  await phone.getByRole('button', { name: '登录', exact: true }).click();
  await expect(phone).toHaveURL(`${server.url}/core/start`);

  // A logged-out computer: its QR code, the PIN on the phone, and it is logged in.
  const desk = await browser.newPage({ baseURL: server.url });
  const opening = desk.waitForResponse('**/loginByScan/open');
  await desk.goto('/login');
  await desk.getByRole('tab', { name: '扫码登录' }).click();
  const { data } = (await (await opening).json()) as { data: { text: string; mark: string } };
  await phone.goto(data.text);
  await expect(phone.getByText(`电脑上显示的数字是 ${data.mark} 吗？`)).toBeVisible();
  await expect(desk.getByText(/手机已扫码/)).toBeVisible();
  await phone.getByLabel('证书密码').fill('Xk7-mobile');
  await phone.getByRole('button', { name: '确认登录' }).click();
  await expect(phone.getByText('已在电脑上登录')).toBeVisible();
  await expect(desk).toHaveURL(`${server.url}/core/start`);

  // The same phone stamps a contract that stays on the computer: name and digest first, then the PIN.
  await desk.goto('/stamp');
  const choosing = desk.waitForEvent('filechooser');
  await desk.getByRole('button', { name: '选择要签章的 PDF' }).click();
  await (await choosing).setFiles({ name: '合同.pdf', mimeType: 'application/pdf', buffer: contract() });
  const picking = desk.waitForEvent('filechooser');
  await desk.getByRole('button', { name: '用印章图片' }).click();
  await (await picking).setFiles({ name: '单位公章.png', mimeType: 'image/png', buffer: sealPicture });
  await desk.getByRole('button', { name: '放到本页，单位公章' }).click();
  await desk.getByRole('radio', { name: '手机证书' }).click();
  const asking = desk.waitForResponse('**/stampByScan/open');
  await desk.getByRole('button', { name: '显示二维码' }).click();
  const asked = (await (await asking).json()) as { data: { text: string; mark: string } };
  await phone.goto(asked.data.text);
  await expect(phone.getByText(`电脑上显示的数字是 ${asked.data.mark} 吗？`)).toBeVisible();
  await expect(phone.getByText('合同.pdf')).toBeVisible();
  await phone.getByRole('button', { name: '是我的电脑，继续' }).click();
  await phone.getByLabel('证书密码').fill('Xk7-mobile');
  await phone.getByRole('button', { name: '签章', exact: true }).click();
  await expect(phone.getByText('已签章')).toBeVisible();
  await expect(desk.getByRole('heading', { name: '签好了，请保存文件' })).toBeVisible();
  await expect(desk.getByText('1 处签章全部有效')).toBeVisible();
  await desk.close();
  await phone.close();
});

test('0501: one file under a password that openssl opens, once', async ({
  page,
  server,
  browser,
  workplace,
}) => {
  await logIn(page, 'fuzeren');
  const orderNo = await buy(page, 'pc', /\/makeSurePcOrder/);
  await approve(browser, server.url, orderNo);
  await page.goto('/core/caManage');
  await fetchLink(page, orderNo).first().click();
  await page.getByLabel('证书文件密码').fill('Correct-horse-9');
  await page.getByLabel('再输一次密码').fill('Correct-horse-9');
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: '生成并下载' }).click();
  const path = join(workplace, 'certificate.p12');
  await (await saving).saveAs(path);
  await page.getByRole('button', { name: '文件已保存' }).click();
  await expect(page.getByRole('heading', { name: 'PC证书已下载' })).toBeVisible();
  await page.goto(`/core/certDownload?orderNo=${orderNo}`);
  await expect(page.getByRole('heading', { name: '证书已经下载' })).toBeVisible();

  const openssl = (...args: string[]) => execFileSync('openssl', args, { encoding: 'utf8' });
  const opened = openssl('pkcs12', '-in', path, '-nodes', '-passin', 'pass:Correct-horse-9');
  expect(opened.match(/BEGIN PRIVATE KEY/g)).toHaveLength(2);
  const file = (name: string) => join(workplace, name);
  for (const name of ['root', 'chain']) {
    writeFileSync(file(`${name}.pem`), await (await fetch(`${server.url}/pki/${name}.pem`)).text());
  }
  const [certificate = ''] =
    opened.match(/-----BEGIN CERTIFICATE-----[\s\S]*?-----END CERTIFICATE-----/) ?? [];
  writeFileSync(file('pc.pem'), certificate);
  expect(
    openssl('verify', '-CAfile', file('root.pem'), '-untrusted', file('chain.pem'), file('pc.pem')),
  ).toContain('OK');
});
