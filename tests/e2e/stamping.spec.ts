import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { caManage } from '@ca-portal/api/groups/ca-manage';
import { orders } from '@ca-portal/api/groups/orders';
import { review } from '@ca-portal/api/groups/review';
import { shopAdmin } from '@ca-portal/api/groups/shop-admin';
import type { Browser, Page } from '@playwright/test';
import { contract, sealPicture } from './fixtures/contract.js';
import { clientOf, handInPapers, payByCalls, placeOrder } from './fixtures/orders.js';
import { logIn } from './fixtures/people.js';
import { expect, test } from './fixtures/portal.js';
import { applyForRevocation } from './fixtures/revocation.js';
import { picture } from './fixtures/screenshot.js';
import type { ServerUnderTest } from './fixtures/server.js';
import { demandGenuine, pdfsigSays } from './fixtures/signed-pdf.js';
import type { SimulatorUnderTest } from './fixtures/simulator.js';

interface World {
  readonly page: Page;
  readonly server: ServerUnderTest;
  readonly lock: SimulatorUnderTest;
  readonly browser: Browser;
}

/** Each cancels with a separate phone: a phone gets one code a minute. */
const phones = { fuzeren: '15000000000', zaojia: '17000000000' } as const;
type Who = keyof typeof phones;

async function approve({ server, browser }: Pick<World, 'server' | 'browser'>, orderNo: string) {
  const desk = await browser.newPage({ baseURL: server.url });
  await logIn(desk, 'shenhe1');
  const client = await clientOf(desk, server.url);
  const { version } = await client.use(orders).detail({ params: { orderNo } });
  await client.use(review).approve({ params: { orderNo }, body: { version } });
  await desk.close();
}

/** Revokes the certificate, as its holder applies for it. */
async function revoke({ page, server, browser }: Omit<World, 'lock'>, serial: string, who: Who) {
  const client = await clientOf(page, server.url);
  const { rows } = await client.use(caManage).list({ query: { page: 1, limit: 100 } });
  const bare = (number: string) => number.replace(/^0+/, '');
  const card = rows.find(({ serialNumber }) => bare(serialNumber) === bare(serial));
  if (!card) throw new Error(`no card of ${serial}`);
  const orderNo = await applyForRevocation(page, { id: card.id, serial, phone: phones[who] });
  await approve({ server, browser }, orderNo);
}

/** A user orders a lock, and its certificate is written on the page. */
async function writeLock({ page, server, lock, browser }: World, who: Who): Promise<void> {
  await logIn(page, who);
  const orderNo = await placeOrder(page, server.url);
  await payByCalls(page, server.url, orderNo);
  await handInPapers(page, server.url, orderNo);
  await approve({ server, browser }, orderNo);
  await page.goto(`/core/certWrite?orderNo=${orderNo}`);
  await page.getByRole('button', { name: '检测CA锁' }).click();
  await page.getByRole('textbox', { name: /PIN/ }).fill(lock.pin);
  await page.getByRole('button', { name: '开始写入' }).click();
  await expect(page.getByRole('heading', { name: '证书已写入' })).toBeVisible({ timeout: 60_000 });
}

/** The result of a file check on the public page. */
async function verifyAt(visitor: Page, name: string, buffer: Buffer): Promise<void> {
  await visitor.goto('/experience');
  const choosing = visitor.waitForEvent('filechooser');
  await visitor.getByRole('button', { name: '选择签章后的 PDF' }).click();
  await (await choosing).setFiles({ name, mimeType: 'application/pdf', buffer });
}

/** Browser and server both report the revocation; the time stamp proves that the signature is older. */
async function seenRevokedLater({ server, browser }: Pick<World, 'server' | 'browser'>, pdf: Buffer) {
  const visitor = await browser.newPage({ baseURL: server.url });
  await verifyAt(visitor, '合同.pdf', pdf);
  await expect(visitor.getByText('1 处签章全部有效')).toBeVisible();
  await expect(visitor.getByText(/^已吊销（.*，在签章之后）/)).toBeVisible();
  await expect(visitor.getByText('签章后没有改动')).toBeVisible();
  await visitor.getByRole('button', { name: '上传并复核' }).click();
  await expect(visitor.getByText('平台复核：1 处签章中 1 处有效')).toBeVisible();
  await expect(visitor.getByText(/注销状态：证书已注销（.*，在签章之后）/)).toBeVisible();
  await visitor.close();
}

test('a contract is stamped with the lock, others call it valid, and one changed byte is noticed', async ({
  page,
  server,
  lock,
  workplace,
  browser,
}, info) => {
  test.setTimeout(240_000);
  await test.step('a certificate in the lock', () => writeLock({ page, server, lock, browser }, 'fuzeren'));

  const stamped = join(workplace, 'stamped.pdf');
  await test.step('seals by keys, over the edges, and the lock’s signature', async () => {
    await page.goto('/stamp');
    const choosing = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: '选择要签章的 PDF' }).click();
    const file = { name: '合同.pdf', mimeType: 'application/pdf', buffer: contract() };
    await (await choosing).setFiles(file);
    await expect(page.getByRole('img', { name: '第 1 页' })).toBeVisible();
    const picking = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: '用印章图片' }).click();
    await (await picking).setFiles({ name: '单位公章.png', mimeType: 'image/png', buffer: sealPicture });
    await page.getByRole('button', { name: '下一页' }).click();
    await page.getByRole('button', { name: '放到本页，单位公章' }).click();
    const placed = page.getByRole('button', { name: /^单位公章，第 2 页/ });
    await placed.focus();
    await page.keyboard.press('Shift+ArrowUp');
    await page.keyboard.press('+');
    await expect(placed).toHaveAccessibleName(/宽 41 毫米$/);
    await page.getByRole('switch', { name: '加盖骑缝章' }).check();
    await page.getByRole('button', { name: '检测CA锁' }).click();
    await page.getByRole('textbox', { name: /PIN/ }).fill(lock.pin);
    await picture(page, info, 'stamp-document');
    // Pulled out in between: placed seals stay, and the same lock continues.
    await lock.control('faults', { name: 'removed-mid-sign' });
    await page.getByRole('button', { name: '签章', exact: true }).click();
    await expect(page.getByRole('button', { name: /重新检测|检测CA锁/ }).first()).toBeVisible();
    await expect(placed).toBeVisible();
    await lock.control('faults', { name: null });
    await lock.control('insert');
    await page.getByRole('button', { name: /检测/ }).first().click();
    await page.getByRole('textbox', { name: /PIN/ }).fill(lock.pin);
    await page.getByRole('button', { name: '签章', exact: true }).click();
    await expect(page.getByRole('heading', { name: '签好了，请保存文件' })).toBeVisible({ timeout: 30_000 });
    await picture(page, info, 'stamp-result');
    const saving = page.waitForEvent('download');
    await page.getByRole('button', { name: '保存文件' }).click();
    const download = await saving;
    expect(download.suggestedFilename()).toBe('合同_已签章.pdf');
    await download.saveAs(stamped);
  });

  let serial = '';
  await test.step('openssl and pdfsig say the same', async () => {
    serial = await demandGenuine(readFileSync(stamped), workplace, server.url, 'RSA');
    expect(pdfsigSays(stamped)).toContain('Signature is Valid');
  });

  await test.step('the public page: valid, and changed after one byte', async () => {
    const visitor = await browser.newPage({ baseURL: server.url });
    const pdf = readFileSync(stamped);
    await verifyAt(visitor, '合同.pdf', pdf);
    await expect(visitor.getByText('1 处签章全部有效')).toBeVisible();
    await expect(visitor.getByText(/测试时间戳 Test Time Stamping，有效/)).toBeVisible();
    const changed = Buffer.from(pdf);
    changed.write('9', changed.indexOf('1,268,000'), 'latin1');
    await verifyAt(visitor, '改过的.pdf', changed);
    await expect(visitor.getByText('1 处无效', { exact: true })).toBeVisible();
    await visitor.close();
  });

  await test.step('the certificate is revoked afterwards, and the file is told to be older', async () => {
    await revoke({ page, server, browser }, serial, 'fuzeren');
    await seenRevokedLater({ server, browser }, readFileSync(stamped));
  });
});

// SM2 is tested on every push without a page: sealed-pdf/sm2.test.ts and certificates/sm2-lock.test.ts.
test(
  'the same with an SM2 lock: stamped, valid for browser and server, and changed after one byte',
  { tag: '@deep' },
  async ({ page, server, lock, workplace, browser }) => {
    test.setTimeout(240_000);
    const admin = await browser.newPage({ baseURL: server.url });
    await logIn(admin, 'admin');
    const products = (await clientOf(admin, server.url)).use(shopAdmin);
    const { rows } = await products.products({ query: { page: 1, limit: 100 } });
    const personal = rows.find(({ id }) => id === 'lock-personal');
    if (!personal) throw new Error('the personal lock is on sale');
    // oxlint-disable-next-line no-unused-vars -- what is no part of the form is taken out
    const { id, prices, nextPriceFrom, carrier, orderType, certificateType, lockType, ...form } = personal;
    const sell = (keyAlgorithm: 'RSA-2048' | 'SM2') =>
      products.updateProduct({ params: { id }, body: { ...form, keyAlgorithm } });
    await sell('SM2');
    await writeLock({ page, server, lock, browser }, 'zaojia');
    await sell('RSA-2048');
    await admin.close();

    await page.goto('/stamp');
    const choosing = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: '选择要签章的 PDF' }).click();
    await (await choosing).setFiles({ name: '合同.pdf', mimeType: 'application/pdf', buffer: contract() });
    const picking = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: '用印章图片' }).click();
    await (await picking).setFiles({ name: '单位公章.png', mimeType: 'image/png', buffer: sealPicture });
    await page.getByRole('button', { name: '放到本页，单位公章' }).click();
    await page.getByRole('button', { name: '检测CA锁' }).click();
    await page.getByRole('textbox', { name: /PIN/ }).fill(lock.pin);
    await page.getByRole('button', { name: '签章', exact: true }).click();
    await expect(page.getByRole('heading', { name: '签好了，请保存文件' })).toBeVisible({ timeout: 30_000 });
    const saving = page.waitForEvent('download');
    await page.getByRole('button', { name: '保存文件' }).click();
    const stamped = join(workplace, 'stamped-sm2.pdf');
    await (await saving).saveAs(stamped);

    const visitor = await browser.newPage({ baseURL: server.url });
    const pdf = readFileSync(stamped);
    await verifyAt(visitor, '合同.pdf', pdf);
    await expect(visitor.getByText('1 处签章全部有效')).toBeVisible();
    await expect(visitor.getByText('国密 SM2（SM3）')).toBeVisible();
    await visitor.getByRole('button', { name: '上传并复核' }).click();
    await expect(visitor.getByText('平台复核：1 处签章中 1 处有效')).toBeVisible();
    const changed = Buffer.from(pdf);
    changed.write('9', changed.indexOf('1,268,000'), 'latin1');
    await verifyAt(visitor, '改过的.pdf', changed);
    await expect(visitor.getByText('1 处无效', { exact: true })).toBeVisible();
    await visitor.close();

    const serial = await demandGenuine(pdf, workplace, server.url, 'SM2');
    await revoke({ page, server, browser }, serial, 'zaojia');
    await seenRevokedLater({ server, browser }, pdf);
  },
);
