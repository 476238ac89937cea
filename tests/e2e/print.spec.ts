import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import type { Page } from '@playwright/test';
import { logIn } from './fixtures/people.js';
import { expect, test } from './fixtures/portal.js';

test.use({ world: 'untouched' });

/* Printed pages, as Chromium prints them: the content of the page, without the layout around it. */

/** The used part of PDF.js. */
interface Pdf {
  getDocument(from: { data: Uint8Array; verbosity: number }): {
    promise: Promise<{
      numPages: number;
      getPage(sheet: number): Promise<{ getTextContent(): Promise<{ items: { str?: string }[] }> }>;
    }>;
  };
}

const require = createRequire(new URL('../../packages/app/package.json', import.meta.url));

// PDF.js requires these for drawing; here it only reads.
for (const name of ['DOMMatrix', 'ImageData', 'Path2D'])
  if (!(name in globalThis)) Object.assign(globalThis, { [name]: class {} });

/** The text of the printed page, sheet by sheet, without spaces. */
async function printed(page: Page): Promise<string> {
  const bytes = new Uint8Array(await page.pdf({ format: 'A4' }));
  const { getDocument } = (await import(
    pathToFileURL(require.resolve('pdfjs-dist/legacy/build/pdf.mjs')).href
  )) as Pdf;
  const { promise } = getDocument({ data: bytes, verbosity: 0 });
  const paper = await promise;
  const words: string[] = [];
  for (let sheet = 1; sheet <= paper.numPages; sheet += 1) {
    const { items } = await (await paper.getPage(sheet)).getTextContent();
    const sheetWords = items.map(({ str = '' }) => str);
    expect(sheetWords.join('').trim(), `sheet ${sheet} of ${paper.numPages}`).not.toBe('');
    words.push(...sheetWords);
  }
  return words.join('').replaceAll(/\s/g, '').normalize('NFKC');
}

/** Texts of the layout or of buttons, on every page. */
const frame = /跳到主要内容|退出|打印|联系客服|复制链接|服务热线|智能客服|个人中心/;
/** Buttons to remove; a sortable or expandable heading is printed. */
const gone =
  '[data-component]:is([data-component="Sidebar"],[data-component="TabBar"],[data-component="TopBar"],' +
  '[data-component="Header"],[data-component="Footer"],[data-component="SidePanel"],[data-component="BottomNav"],' +
  '[data-component="Breadcrumb"],[data-component="Button"],[data-component="LinkButton"],[data-component="IconButton"]),' +
  'button:not(:is(h2, h3, h4, th) *), nav';

async function prints(page: Page, address: string, says: readonly (string | RegExp)[]): Promise<void> {
  await page.goto(address);
  await expect(page.getByRole('button', { name: '打印' }).first(), address).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expect(page.locator('main [aria-busy="true"]'), address).toHaveCount(0);
  await holds(page, address, says);
}

async function holds(page: Page, what: string, says: readonly (string | RegExp)[]): Promise<void> {
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator(gone).filter({ visible: true }), what).toHaveCount(0);
  const paper = await printed(page);
  await page.emulateMedia({ media: 'screen' });
  expect(paper, what).not.toMatch(frame);
  for (const words of says) expect(paper, what).toMatch(words);
}

test(
  'order, receipt, statement, certificate and checklist are printed without the frame around them',
  { tag: '@deep' },
  async ({ page }) => {
    await prints(page, '/before?type=0102', [/补办/, /材料/]);
    await logIn(page, 'qiye');
    // A long-paid order of the sample world.
    const orderNo = 'DD20261121000001';
    await prints(page, `/makeSurePay/result?orderNo=${orderNo}`, [/支付成功/, orderNo, /支付方式/]);
    await prints(page, `/core/orderDetail?orderNo=${orderNo}`, [orderNo, /费用明细/, /办理记录/]);
    await prints(page, '/core/myMemberCard', [/我的余额/, /收支明细/]);
    await page.goto('/core/caManage');
    await page
      .getByRole('button', { name: /^更多，/ })
      .first()
      .click();
    await page.getByRole('menuitem', { name: '证书体检' }).click();
    await expect(
      page.getByRole('dialog', { name: '证书体检' }).getByRole('button', { name: '打印' }),
    ).toBeVisible();
    await holds(page, 'certificate', [/序列号/, /证书链/, /证书已写入/]);
  },
);
