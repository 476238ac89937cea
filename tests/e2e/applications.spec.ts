import { payAtCashier } from './fixtures/orders.js';
import { logIn } from './fixtures/people.js';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures/portal.js';

/* Businesses that start from a certificate, from CA管理 to the paid order, against the real server and its sample world. */

// In Los Angeles it is another day for most of the time: the days of a certificate are Beijing's everywhere.
test.use({ timezoneId: 'America/Los_Angeles' });

const answerBids = (page: Page) => page.getByRole('radio', { name: '没有', exact: true }).check();

test('a certificate is renewed from CA管理: old and new end before paying, and nobody has to review it', async ({
  page,
}) => {
  await logIn(page, 'qiye');
  await page.goto('/core/caManage?state=expiring');
  await page
    .getByRole('link', { name: /^延期，/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1, name: '延期续费' })).toBeVisible();
  const quoting = page.waitForResponse('**/huiyuanCadog/quoteBG');
  await page.reload();
  const { data } = (await (await quoting).json()) as { data: { newNotAfter: string } };
  await answerBids(page);
  await expect(page.getByText('新到期日')).toBeVisible();
  await expect(page.getByText(data.newNotAfter.slice(0, 10)).first()).toBeVisible();
  await page.getByRole('button', { name: '下一步' }).click();
  await page.getByRole('checkbox', { name: /我已核对以上信息/ }).check();
  await page.getByRole('button', { name: '提交订单' }).click();
  await expect(page).toHaveURL(/\/makeSurePay\?orderNo=DD\d{14}$/);
  const orderNo = new URL(page.url()).searchParams.get('orderNo') ?? '';
  await payAtCashier(page, orderNo, /支付成功/);
  await expect(page.getByRole('heading', { name: '支付成功' })).toBeVisible();
  await page.goto(`/core/orderDetail?orderNo=${orderNo}`);
  await expect(page.getByText('自动审核通过').first()).toBeVisible();
});

test('a lock is replaced: the reason decides the papers, and the way back loses nothing', async ({
  page,
}) => {
  await logIn(page, 'qiye');
  await page.goto('/apply?business=0102');
  await page.getByRole('radio', { name: /锁/ }).and(page.locator(':enabled')).first().check();
  await page.getByRole('button', { name: '下一步' }).click();
  await page.getByRole('combobox', { name: /补办原因/ }).selectOption({ label: '遗失' });
  await page.getByRole('textbox', { name: /情况说明/ }).fill('出差途中遗失，已经登报声明');
  await answerBids(page);
  await page.getByRole('button', { name: '下一步' }).click();
  await page
    .getByRole('group', { name: /补办\/注销说明/ })
    .first()
    .getByLabel(/^选择文件/)
    .setInputFiles({
      name: '情况说明.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.from('%PDF-1.4\n%%EOF'),
    });
  await expect(page.getByRole('button', { name: '查看 情况说明.pdf' })).toBeVisible();
  // What was typed and handed in outlives a reload.
  await page.reload();
  await expect(page.getByText('情况说明.pdf').first()).toBeVisible();
  await page.getByRole('button', { name: '下一步' }).click();
  await page.getByRole('radio', { name: /在线写入/ }).check();
  await page.getByRole('button', { name: '下一步' }).click();
  await expect(page.getByText('出差途中遗失，已经登报声明')).toBeVisible();
  await page.getByRole('checkbox', { name: /我已核对以上信息/ }).check();
  await page.getByRole('button', { name: '提交订单' }).click();
  await expect(page).toHaveURL(/\/makeSurePay\?orderNo=DD\d{14}$/);
});
