import { logIn } from './fixtures/people.js';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures/portal.js';

/* Businesses that start from a certificate, from CA管理 to the paid order, against the real server and its sample world. */

// In Los Angeles it is another date for most of the day: certificate dates are always those of Beijing.
// The tests use up the company's only coupon of fifty and its lock that expires first.
test.use({ timezoneId: 'America/Los_Angeles', world: 'office' });

const answerBids = (page: Page) => page.getByRole('radio', { name: '没有', exact: true }).check();

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
  // Input and uploads survive a reload.
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
