import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { orders } from '@ca-portal/api/groups/orders';
import { review } from '@ca-portal/api/groups/review';
import { clientOf, handInPapers, payAtCashier, placeOrder } from './fixtures/orders.js';
import { logIn } from './fixtures/people.js';
import { expect, test } from './fixtures/portal.js';
import { picture } from './fixtures/screenshot.js';

/** Two pages with a line to be stamped at, the second one turned by 90°. */
function contract(): Buffer {
  const text = 'BT /F1 14 Tf 72 700 Td (Contract, CNY 1,268,000) Tj ET';
  const page = (turn: number) =>
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Rotate ${turn} /Contents 5 0 R /Resources << /Font << /F1 6 0 R >> >> >>`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R 4 0 R] /Count 2 >>',
    page(0),
    page(90),
    `<< /Length ${text.length} >>\nstream\n${text}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ];
  let pdf = '%PDF-1.7\n';
  const at = objects.map((body, n) => {
    const from = pdf.length;
    pdf += `${n + 1} 0 obj\n${body}\nendobj\n`;
    return from;
  });
  const table = at.map((from) => `${String(from).padStart(10, '0')} 00000 n \n`).join('');
  pdf += `xref\n0 7\n0000000000 65535 f \n${table}trailer\n<< /Size 7 /Root 1 0 R >>\nstartxref\n${pdf.length}\n%%EOF\n`;
  return Buffer.from(pdf, 'latin1');
}
/** Eight by eight, red on a clear ground. */
const seal = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAgAAAAICAYAAADED76LAAAAHUlEQVR42mM4IaDAAMT/oRiDjVcSWQFOhQxDwQoA429o1hxtLRkAAAAASUVORK5CYII=',
  'base64',
);

test('a contract is stamped with the lock, others call it valid, and one changed byte is noticed', async ({
  page,
  server,
  lock,
  workplace,
  browser,
}, info) => {
  test.setTimeout(240_000);
  await test.step('a certificate in the lock', async () => {
    await logIn(page, 'fuzeren');
    const orderNo = await placeOrder(page, server.url);
    await payAtCashier(page, orderNo, /支付成功/);
    await handInPapers(page, server.url, orderNo);
    const desk = await browser.newPage({ baseURL: server.url });
    await logIn(desk, 'shenhe1');
    const client = await clientOf(desk, server.url);
    const { version } = await client.use(orders).detail({ params: { orderNo } });
    await client.use(review).approve({ params: { orderNo }, body: { version } });
    await desk.close();
    await page.goto(`/core/certWrite?orderNo=${orderNo}`);
    await page.getByRole('button', { name: '检测CA锁' }).click();
    await page.getByRole('textbox', { name: /PIN/ }).fill(lock.pin);
    await page.getByRole('button', { name: '开始写入' }).click();
    await expect(page.getByRole('heading', { name: '证书已写入' })).toBeVisible({ timeout: 60_000 });
  });

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
    await (await picking).setFiles({ name: '单位公章.png', mimeType: 'image/png', buffer: seal });
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
    // Pulled out in the middle: what is placed stays, and the same lock goes on.
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

  await test.step('openssl and, where it is installed, pdfsig say the same', async () => {
    const file = (name: string) => join(workplace, name);
    for (const name of ['root', 'chain']) {
      writeFileSync(file(`${name}.pem`), await (await fetch(`${server.url}/pki/${name}.pem`)).text());
    }
    const pdf = readFileSync(stamped);
    const [, ...range] = /\/ByteRange \[(\d+) (\d+) (\d+) (\d+)\s*\]/.exec(pdf.toString('latin1')) ?? [];
    const [, length = 0, next = 0, rest = 0] = range.map(Number);
    writeFileSync(file('content'), Buffer.concat([pdf.subarray(0, length), pdf.subarray(next, next + rest)]));
    const hex = pdf.subarray(length + 1, next - 1).toString('latin1');
    writeFileSync(file('cms.der'), Buffer.from(hex, 'hex'));
    const check = ['cms', '-verify', '-binary', '-cades', '-inform', 'DER', '-purpose', 'any'];
    const files = ['-in', file('cms.der'), '-content', file('content'), '-out', file('out')];
    execFileSync('openssl', [...check, '-CAfile', file('root.pem'), ...files], { stdio: 'pipe' });
    try {
      const said = execFileSync('pdfsig', ['-nocert', stamped], { encoding: 'utf8' });
      expect(said).toContain('Signature is Valid');
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    }
  });

  await test.step('the public page: valid, and changed after one byte', async () => {
    const visitor = await browser.newPage({ baseURL: server.url });
    const verify = async (name: string, buffer: Buffer) => {
      await visitor.goto('/experience');
      const choosing = visitor.waitForEvent('filechooser');
      await visitor.getByRole('button', { name: '选择签章后的 PDF' }).click();
      await (await choosing).setFiles({ name, mimeType: 'application/pdf', buffer });
    };
    const pdf = readFileSync(stamped);
    await verify('合同.pdf', pdf);
    await expect(visitor.getByText('1 处签章全部有效')).toBeVisible();
    await expect(visitor.getByText(/测试时间戳 Test Time Stamping，有效/)).toBeVisible();
    const changed = Buffer.from(pdf);
    changed.write('9', changed.indexOf('1,268,000'), 'latin1');
    await verify('改过的.pdf', changed);
    await expect(visitor.getByText('1 处无效', { exact: true })).toBeVisible();
    await visitor.close();
  });
});
