import { latestCode } from './fixtures/outbox.js';
import { password } from './fixtures/people.js';
import { expect, test } from './fixtures/portal.js';

// Synthetic, as in the domain's vectors: valid check digits, but no real person or company.
const phone = '13900000000';
const newcomer = {
  姓名: '王演示',
  身份证号: '210200197902280139',
  企业名称: '示例监理有限公司',
  统一社会信用代码: '91210000TEX0003791',
};

test('a newcomer registers with an SMS code, brings his company along, and is led to its record before an order', async ({
  page,
}) => {
  const field = (label: string) => page.getByRole('textbox', { name: new RegExp(`^${label}`) });
  const next = () => page.getByRole('button', { name: '下一步' }).click();
  await page.goto('/register');
  await page.getByRole('radio', { name: /企业管理员/ }).check();
  await next();
  await field('姓名').fill(newcomer.姓名);
  await field('身份证号').fill(newcomer.身份证号);
  await next();
  await field('企业名称').fill(newcomer.企业名称);
  await field('统一社会信用代码').fill(newcomer.统一社会信用代码);
  await next();
  await field('手机号').fill(phone);
  await field('密码').fill(password);
  await field('确认密码').fill(password);
  await next();
  await expect(page.getByRole('heading', { name: '最后一步：确认手机号是您的' })).toBeVisible();

  // A reload keeps what may be stored: not the password, not the ID number. It opens the incomplete step.
  await page.reload();
  await expect(page.getByRole('heading', { name: '您的姓名和身份证号' })).toBeVisible();
  await expect(field('姓名')).toHaveValue(newcomer.姓名);
  const stored = await page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }));
  expect(stored).not.toContain(password);
  expect(stored).not.toContain(newcomer.身份证号);
  await field('身份证号').fill(newcomer.身份证号);
  await next();
  await expect(field('企业名称')).toHaveValue(newcomer.企业名称);
  // The browser's back button opens the step before.
  await page.goBack();
  await expect(field('姓名')).toHaveValue(newcomer.姓名);
  await next();
  await next();
  await expect(field('用户名')).toHaveValue(phone);
  await field('密码').fill(password);
  await field('确认密码').fill(password);
  await next();
  await page.getByRole('button', { name: '获取验证码' }).click();
  await expect(page.getByRole('button', { name: /秒后可重新发送/ })).toBeVisible();
  await field('短信验证码').fill(await latestCode(page, phone));
  await page.getByRole('checkbox', { name: /我已阅读并同意/ }).check();
  await page.getByRole('button', { name: '注册', exact: true }).click();
  await expect(page).not.toHaveURL(/\/register/);

  await expect(page.getByText('王演示').filter({ visible: true }).first()).toBeVisible();
  await page.goto('/makeSureOrder?product=lock-master');
  await expect(page.getByText(newcomer.企业名称).first()).toBeVisible();
  await page.getByRole('checkbox', { name: /我已核对以上信息/ }).check();
  await page.getByRole('radio', { name: /在线写入/ }).check();
  await page.getByRole('button', { name: /^提交订单/ }).click();
  // The company has no data yet: the order waits, and is kept.
  await page.getByRole('link', { name: '去完善企业信息' }).click();
  await expect(page.getByRole('heading', { name: '第 1 步：基本信息' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('radio', { name: /在线写入/ })).toBeChecked();
});
