import { attachmentRule, personalAttachments } from '@ca-portal/api/domain';
import type { Page } from '@playwright/test';
import { logIn } from './fixtures/people.js';
import { expect, test } from './fixtures/portal.js';

// No other test logs in as this user: the other device is the only one.
test('account settings: a profile is kept, a device elsewhere is logged out, an agreement can be read', async ({
  page,
  browser,
  baseURL,
}) => {
  const elsewhere = await (await browser.newContext(baseURL ? { baseURL } : {})).newPage();
  await logIn(elsewhere, 'yuangong09');
  await logIn(page, 'yuangong09');
  await page.goto('/accountSettings');
  await page.getByRole('textbox', { name: /邮箱/ }).fill('chu9@example.cn');
  await page.getByRole('button', { name: '保存' }).click();
  await expect(page.getByText('资料已保存。')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('textbox', { name: /邮箱/ })).toHaveValue('chu9@example.cn');

  await page.getByRole('button', { name: /^退出登录，/ }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '退出登录' }).click();
  await expect(page.getByRole('button', { name: /^退出登录，/ })).toHaveCount(0);
  await elsewhere.goto('/accountSettings');
  await expect(elsewhere.getByRole('textbox', { name: /邮箱/ })).toHaveCount(0);
  await elsewhere.context().close();

  await page.getByRole('button', { name: '《隐私政策》' }).click();
  await expect(page.getByRole('dialog', { name: '隐私政策' })).toContainText('版本 2026-1');
});

/** The office decides about the waiting person. */
const decide = (desk: Page, decision: { approve: true } | { approve: false; reason: string }) =>
  desk.evaluate(async (body) => {
    const headers = {
      Authorization: localStorage.getItem('token') ?? '',
      'Content-Type': 'application/json',
    };
    const list = (await (
      await fetch('/mh/review/people/list?page=1&limit=5&review=1', { headers })
    ).json()) as {
      rows: { userGuid: string }[];
    };
    const address = `/mh/review/people/${list.rows[0]?.userGuid ?? ''}`;
    const answer = await fetch(address, { method: 'POST', headers, body: JSON.stringify(body) });
    return ((await answer.json()) as { code: number }).code;
  }, decision);

test('personal data: entered, sent back with its reason, handed in again, passed', async ({
  page,
  browser,
  baseURL,
}) => {
  await logIn(page, 'yuangong08');
  await page.goto('/core/personal');
  await page.getByRole('link', { name: '完善个人信息' }).click();
  await page.getByRole('textbox', { name: /邮箱/ }).fill('chen8@example.cn');
  // Any picture that is large enough; a screenshot of the page is one.
  const photo = { name: '照片.png', mimeType: 'image/png', buffer: await page.screenshot() };
  for (const kind of personalAttachments) {
    const { label } = attachmentRule(kind);
    await page
      .getByRole('group', { name: label })
      .getByLabel(/^选择文件/)
      .setInputFiles(photo);
    await expect(page.getByRole('button', { name: `${label}没有上传` })).toHaveCount(0);
  }
  const submit = async () => {
    await page.getByRole('checkbox', { name: /我同意为办理数字证书/ }).check();
    await page.getByRole('button', { name: '提交个人信息' }).click();
    await expect(page.getByText('个人信息已提交，正在审核')).toBeVisible();
  };
  await submit();

  const desk = await (await browser.newContext(baseURL ? { baseURL } : {})).newPage();
  await logIn(desk, 'shenhe1');
  expect(await decide(desk, { approve: false, reason: '手持身份证照模糊' })).toBe(200);
  await page.reload();
  await expect(page.getByText('手持身份证照模糊')).toBeVisible();
  await expect(page.getByRole('textbox', { name: /邮箱/ })).toHaveValue('chen8@example.cn');
  await submit();
  expect(await decide(desk, { approve: true })).toBe(200);
  await desk.context().close();
  await page.reload();
  await expect(page.getByText('个人信息审核通过')).toBeVisible();
});
