import { caManage } from '@ca-portal/api/groups/ca-manage';
import { orders } from '@ca-portal/api/groups/orders';
import { review } from '@ca-portal/api/groups/review';
import { templates } from '@ca-portal/api/groups/templates';
import type { Browser, Page } from '@playwright/test';
import { askOpenssl } from './fixtures/openssl.js';
import { clientOf, handInPapers, payByCalls, placeOrder } from './fixtures/orders.js';
import { logIn } from './fixtures/people.js';
import { expect, test } from './fixtures/portal.js';
import { applyForRevocation } from './fixtures/revocation.js';
import type { SimulatorUnderTest } from './fixtures/simulator.js';

/* The businesses of a certificate lock, in sequence on the same lock: applied for through the wizard, paid,
   submitted, approved, written on the page, and verified by openssl. */

// Its businesses use up renewals and replacements of the sample world.
test.use({ world: 'businesses' });

/** A reviewer who stays logged in during the test. */
async function reviewDesk(browser: Browser, baseURL: string) {
  const desk = await browser.newPage({ baseURL });
  await logIn(desk, 'shenhe1');
  const client = await clientOf(desk, baseURL);
  return {
    async approve(orderNo: string) {
      const { version } = await client.use(orders).detail({ params: { orderNo } });
      await client.use(review).approve({ params: { orderNo }, body: { version } });
    },
    close: () => desk.close(),
  };
}

/** A red seal on white paper, as a scanner delivers it. */
const scannedSeal = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 1200, height: 1200 });
    const pen = canvas.getContext('2d');
    if (!pen) throw new Error('no canvas');
    pen.fillStyle = '#fff';
    pen.fillRect(0, 0, 1200, 1200);
    pen.strokeStyle = '#c8102e';
    pen.lineWidth = 42;
    pen.beginPath();
    pen.arc(600, 600, 360, 0, Math.PI * 2);
    pen.stroke();
    return canvas.toDataURL('image/png').split(',')[1] ?? '';
  });

const bytesOf = (base64: string) => Buffer.from(base64, 'base64');
const paper = (name: string) => ({
  name,
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.4\n%%EOF'),
});
const scan = async (page: Page) => ({
  name: '采集表.png',
  mimeType: 'image/png',
  buffer: bytesOf(await scannedSeal(page)),
});

interface Application {
  /** Fills in the steps of the business itself. */
  fill?: () => Promise<unknown>;
  /** Files by the label of their tile. */
  papers?: readonly [tile: string, file: { name: string; mimeType: string; buffer: Buffer }][];
  /** The delivery step exists only where there is a choice. */
  delivered?: true;
  /** The question about open bids exists only where it matters (dossier 2.3). */
  asksBids?: true;
}

/** The holder's steps: the wizard from its first step to the paid order, with the uploads that follow. */
async function applyFor(page: Page, url: string, orderType: string, id: string, given: Application) {
  const { fill, papers = [], delivered, asksBids } = given;
  const next = () => page.getByRole('button', { name: '下一步' }).click();
  await page.goto(`/apply?business=${orderType}&certificates=${id}`);
  await fill?.();
  if (asksBids) await page.getByRole('radio', { name: '没有', exact: true }).check();
  await next();
  for (const [tile, file] of papers) {
    const place = page.getByRole('group', { name: tile }).first();
    await place.getByLabel(/^选择文件/).setInputFiles(file);
    await expect(page.getByRole('button', { name: `查看 ${file.name}` })).toBeVisible();
  }
  if (papers.length > 0) await next();
  if (delivered) {
    await page.getByRole('radio', { name: /在线写入/ }).check();
    await next();
  }
  await page.getByRole('checkbox', { name: /我已核对以上信息/ }).check();
  await page.getByRole('button', { name: '提交订单' }).click();
  await expect(page).toHaveURL(/orderNo=DD\d{14}/);
  const { pathname, searchParams } = new URL(page.url());
  const orderNo = searchParams.get('orderNo') ?? '';
  // A free order counts as paid.
  if (pathname === '/makeSurePay') await payByCalls(page, url, orderNo);
  await handInPapers(page, url, orderNo);
  return orderNo;
}

async function write(page: Page, lock: SimulatorUnderTest, orderNo: string, done = '证书已写入') {
  await page.goto(`/core/certWrite?orderNo=${orderNo}`);
  await page.getByRole('button', { name: '检测CA锁' }).click();
  const pin = page.getByRole('textbox', { name: /PIN/ });
  const replace = page.getByRole('button', { name: '替换锁内的证书' });
  await expect(pin.or(replace)).toBeVisible();
  if (await replace.isVisible()) {
    await replace.click();
    await page.getByRole('alertdialog').getByRole('button', { name: '替换' }).click();
  }
  await pin.fill(lock.pin);
  await page.getByRole('button', { name: '开始写入' }).click();
  await expect(page.getByRole('heading', { name: done })).toBeVisible({ timeout: 60_000 });
}

async function asked(lock: SimulatorUnderTest, qrinfo: object) {
  const answer = await fetch(`http://127.0.0.1:${lock.port}/`, {
    method: 'POST',
    body: JSON.stringify({ body: { qrinfo } }),
  });
  const { body } = (await answer.json()) as {
    body: { qrinfo: { certobject?: { signcert?: string }; ext?: { Image?: string } } };
  };
  return body.qrinfo;
}
const inLock = async (lock: SimulatorUnderTest) =>
  (await asked(lock, { qrcodetype: 'SignCert' })).certobject?.signcert ?? '';
const sealInLock = async (lock: SimulatorUnderTest) =>
  (await asked(lock, { qrcodetype: 'QianZhangInfo', ext: { PDFType: 200, LicenseKey: 'CA-LOCK-SIMULATOR' } }))
    .ext?.Image;

/** The card of the certificate with that serial number. */
async function cardOf(page: Page, url: string, serial: string) {
  const client = await clientOf(page, url);
  const { rows } = await client.use(caManage).list({ query: { page: 1, limit: 100 } });
  const card = rows.find(({ serialNumber }) => serialNumber.replace(/^0+/, '') === serial.replace(/^0+/, ''));
  if (!card) throw new Error(`no card of ${serial}`);
  return card;
}

test('a cost engineer’s lock: new, a platform more, another seal, replaced, another provider, and given up', async ({
  page,
  server,
  lock,
  workplace,
  browser,
}) => {
  test.setTimeout(420_000);
  const { url } = server;
  const desk = await reviewDesk(browser, url);
  const look = async (provider?: string) => askOpenssl(url, workplace, await inLock(lock), provider);
  await logIn(page, 'zaojia');

  const first = await test.step('0101: a new lock', async () => {
    const orderNo = await placeOrder(page, url);
    await payByCalls(page, url, orderNo);
    await handInPapers(page, url, orderNo);
    await desk.approve(orderNo);
    await write(page, lock, orderNo);
    const seen = await look();
    expect(seen).toMatchObject({ trusted: true, revoked: false });
    return { ...seen, der: await inLock(lock), id: (await cardOf(page, url, seen.serial)).id };
  });

  await test.step('0104: one platform more, and the certificate stays', async () => {
    const orderNo = await applyFor(page, url, '0104', first.id, {
      fill: () => page.getByRole('checkbox', { name: /市级政府采购平台/ }).check(),
    });
    await desk.approve(orderNo);
    expect((await cardOf(page, url, first.serial)).platformNames).toHaveLength(2);
    expect(await look()).toMatchObject({ serial: first.serial, trusted: true, revoked: false });
  });

  await test.step('0110: the seal of the form is in the lock, and the certificate stays', async () => {
    const orderNo = await applyFor(page, url, '0110', first.id, {
      async fill() {
        await page.getByRole('textbox', { name: /注册编号/ }).fill('B0000000000001');
        await page.getByRole('textbox', { name: /执业印章编码/ }).fill('B11000000000001');
        await page.getByRole('textbox', { name: /聘用单位/ }).fill('示例造价咨询有限公司');
        await page.getByRole('textbox', { name: /印章有效期至/ }).fill('2030-12-31');
        await page.getByRole('textbox', { name: /变更原因/ }).fill('聘用单位变更');
      },
      papers: [
        ['电子印章采集表', await scan(page)],
        ['注册证书', paper('注册证书.pdf')],
      ],
    });
    await desk.approve(orderNo);
    const given = page.waitForResponse(`**/ca/issue/${orderNo}/seal`);
    await write(page, lock, orderNo, '新印章已写入');
    const { data } = (await (await given).json()) as { data: { seals: { kind: string; picture: string }[] } };
    expect(data.seals.map(({ kind }) => kind)).toEqual(['practice']);
    expect(await sealInLock(lock)).toBe(data.seals[0]?.picture);
    expect(await look()).toMatchObject({ serial: first.serial, trusted: true, revoked: false });
  });

  const second =
    await test.step('0102: another certificate with the same end, and the old one is revoked', async () => {
      const orderNo = await applyFor(page, url, '0102', first.id, {
        async fill() {
          await page.getByRole('combobox', { name: /补办原因/ }).selectOption({ label: '损坏' });
          await page.getByRole('radio', { name: '能交回', exact: true }).check();
          await page.getByRole('textbox', { name: /情况说明/ }).fill('接口损坏');
        },
        asksBids: true,
        papers: [
          ['补办/注销说明', paper('情况说明.pdf')],
          ['损坏CA锁照片', paper('损坏照片.pdf')],
        ],
        delivered: true,
      });
      await desk.approve(orderNo);
      await write(page, lock, orderNo);
      const seen = await look();
      expect(seen).toMatchObject({ trusted: true, revoked: false, end: first.end });
      expect(seen.serial).not.toBe(first.serial);
      expect(await askOpenssl(url, workplace, first.der)).toMatchObject({ trusted: true, revoked: true });
      return { ...seen, der: await inLock(lock), id: (await cardOf(page, url, seen.serial)).id };
    });

  const third = await test.step('0106: another provider issues, the one before revokes', async () => {
    const orderNo = await applyFor(page, url, '0106', second.id, {
      fill: () => page.getByRole('radio', { name: /云杉 CA/ }).check(),
      asksBids: true,
      delivered: true,
    });
    await desk.approve(orderNo);
    await write(page, lock, orderNo);
    expect(await askOpenssl(url, workplace, second.der)).toMatchObject({ revoked: true });
    const seen = await look('F02');
    expect(seen).toMatchObject({ trusted: true, revoked: false });
    return { ...seen, der: await inLock(lock), id: (await cardOf(page, url, seen.serial)).id };
  });

  await test.step('0108: revoked for good, with a paper that says so', async () => {
    const orderNo = await applyForRevocation(page, { ...third, phone: '17000000000' });
    await desk.approve(orderNo);
    expect(await askOpenssl(url, workplace, third.der, 'F02')).toMatchObject({ revoked: true });
    const client = await clientOf(page, url);
    const confirmation = await client.use(templates).cancellation({ params: { id: orderNo } });
    expect((await confirmation.content.text()).startsWith('%PDF')).toBe(true);
  });
  await desk.close();
});

test('a company’s locks: renewed in the window, and the master with another seal', async ({
  page,
  server,
  lock,
  workplace,
  browser,
}) => {
  test.setTimeout(300_000);
  const { url } = server;
  const desk = await reviewDesk(browser, url);
  await logIn(page, 'qiye');
  const client = await clientOf(page, url);
  const { rows } = await client.use(caManage).list({ query: { page: 1, limit: 100 } });

  await test.step('0103: the term goes on from the old end, without a review', async () => {
    const old = rows.find(
      ({ state, actions }) =>
        state === 'expiring' &&
        actions.some(({ orderType, unavailableReason }) => orderType === '0103' && !unavailableReason),
    );
    if (!old?.notAfter) throw new Error('the sample world has no certificate to renew');
    const orderNo = await applyFor(page, url, '0103', old.id, { asksBids: true });
    await write(page, lock, orderNo);
    const seen = await askOpenssl(url, workplace, await inLock(lock));
    const year = Number(old.notAfter.slice(0, 4)) + 1;
    expect(seen).toMatchObject({ trusted: true, revoked: false });
    expect(new Date(seen.end.getTime() + 8 * 3_600_000).toISOString().slice(0, 10)).toBe(
      `${year}${old.notAfter.slice(4, 10)}`,
    );
  });

  await test.step('0105: the holder updates the lock, and with the last one the change is done', async () => {
    const master = rows.find(({ isMaster, state }) => isMaster && state === 'valid');
    if (!master) throw new Error('the sample world has no master lock');
    const orderNo = await applyFor(page, url, '0105', master.id, {
      fill: () => page.getByRole('checkbox', { name: /公章/ }).check(),
      asksBids: true,
      papers: [
        ['电子印章采集表', await scan(page)],
        ['新公章备案回执', paper('备案回执.pdf')],
      ],
    });
    await desk.approve(orderNo);
    await page.goto(`/core/orderDetail?orderNo=${orderNo}`);
    await expect(page.getByText(/点击“更新证书”/).first()).toBeVisible();
    const { rows: waiting } = await client.use(orders).list({ query: { page: 1, limit: 100, state: 40 } });
    const child = waiting.find(({ orderType }) => orderType === '0105');
    if (!child) throw new Error('no order for the master lock');
    await write(page, lock, child.orderNo);
    expect(await sealInLock(lock)).toMatch(/^iVBOR/);
    expect(await askOpenssl(url, workplace, await inLock(lock))).toMatchObject({
      trusted: true,
      revoked: false,
    });
    expect((await client.use(orders).detail({ params: { orderNo } })).state).toBe(70);
  });
  await desk.close();
});

test(
  '0101,0301: one order and one review, a certificate in the lock and one on the phone',
  { tag: '@deep' },
  async ({ page, server, lock, workplace, browser }) => {
    test.setTimeout(300_000);
    const { url } = server;
    const desk = await reviewDesk(browser, url);
    await logIn(page, 'fuzeren');
    await page.goto('/productDetail?id=bundle');
    await page.getByRole('link', { name: '立即办理' }).click();
    await page.getByRole('radio', { name: /在线写入/ }).check();
    await page.getByRole('checkbox', { name: /我已核对以上信息/ }).check();
    await page.getByRole('button', { name: '提交订单' }).click();
    await expect(page).toHaveURL(/\/makeSurePay\?orderNo=DD\d{14}$/);
    const orderNo = new URL(page.url()).searchParams.get('orderNo') ?? '';
    await payByCalls(page, url, orderNo);
    await handInPapers(page, url, orderNo);
    await desk.approve(orderNo);
    await desk.close();
    await write(page, lock, orderNo);
    expect(await askOpenssl(url, workplace, await inLock(lock))).toMatchObject({
      trusted: true,
      revoked: false,
    });

    const client = await clientOf(page, url);
    const { parts } = await client.use(orders).detail({ params: { orderNo } });
    const part = parts.find(({ orderType }) => orderType === '0301');
    await page.goto(`/core/certDownload?orderNo=${part?.orderNo}`);
    await page.getByRole('button', { name: '生成二维码' }).click();
    const link = await page.getByRole('link', { name: '在这部手机上安装' }).getAttribute('href');
    const phone = await browser.newPage({ baseURL: url, viewport: { width: 390, height: 844 } });
    await phone.goto(link ?? '');
    await phone.getByRole('button', { name: '是本人，下一步' }).click();
    await phone.getByLabel('证书密码').fill('Xk7-mobile');
    await phone.getByLabel('再输一次密码').fill('Xk7-mobile');
    const fetched = phone.waitForResponse('**/ca/mobile/install');
    await phone.getByRole('button', { name: '设好并安装' }).click();
    const { data } = (await (await fetched).json()) as { data: { signCertificate: string } };
    await expect(phone.getByRole('heading', { name: '手机证书装好了' })).toBeVisible();
    expect(await askOpenssl(url, workplace, data.signCertificate)).toMatchObject({
      trusted: true,
      revoked: false,
    });
    await expect(page.getByText('手机证书已安装')).toBeVisible();
    await phone.close();
  },
);
