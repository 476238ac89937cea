import { attachmentRule, personalAttachments } from '@ca-portal/api/domain';
import { desk as deskGroup } from '@ca-portal/api/groups/desk';
import { orderService } from '@ca-portal/api/groups/order-service';
import { clientOf, payByCalls, placeOrder } from './fixtures/orders.js';
import { logIn } from './fixtures/people.js';
import { expect, test } from './fixtures/portal.js';
import { judgeAll } from './fixtures/review.js';

/* The desks behind the counter: one real change each, seen by the affected user. */

test('the reviewer holds an order, sends one paper back, and the applicant reads why', async ({
  page,
  server,
  browser,
}) => {
  await logIn(page, 'fuzeren');
  const orderNo = await placeOrder(page, server.url);
  await payByCalls(page, server.url, orderNo);

  const [first, second] = await Promise.all(
    ['shenhe1', 'shenhe2'].map(async (name) => {
      const context = await browser.newContext({ baseURL: server.url, locale: 'zh-CN' });
      const desk = await context.newPage();
      await logIn(desk, name);
      return desk;
    }),
  );
  if (!first || !second) throw new Error('two reviewers');
  await first.goto(`/certManage/desk?orderNo=${orderNo}`);
  await judgeAll(first);
  await second.goto(`/certManage/desk?orderNo=${orderNo}`);
  await expect(second.getByText(/正由审核一号处理/)).toBeVisible();
  await expect(second.getByRole('button', { name: '审核通过' })).toHaveCount(0);

  await first
    .getByRole('radiogroup', { name: '身份证人像面的结论' })
    .getByRole('radio', { name: '不通过' })
    .press('2');
  await first.getByRole('radio', { name: /I1 模糊/ }).check();
  await first.getByLabel(/给申请人的说明/).fill('照片反光，看不清号码');
  await first.getByRole('button', { name: '退回补正' }).click();
  await first.getByRole('alertdialog').getByRole('button', { name: '退回补正' }).click();
  await expect(first.getByText(/已打开下一单|已退回补正/).first()).toBeVisible();

  await page.goto(`/core/orderDetail?orderNo=${orderNo}`);
  await expect(page.getByText('照片反光，看不清号码（I1）')).toBeVisible();
  await Promise.all([first.context().close(), second.context().close()]);
});

test('finance gives money back, and its owner sees the order refunded', async ({ page, server, browser }) => {
  await logIn(page, 'fuzeren');
  const orderNo = await placeOrder(page, server.url);
  await payByCalls(page, server.url, orderNo);
  const payer = await clientOf(page, server.url);
  const { version, refund } = await payer.use(orderService).service({ params: { orderNo } });
  await payer.use(orderService).refund({
    params: { orderNo },
    body: { version, expectedFen: refund.refundableFen, reason: '暂不需要' },
  });

  const office = await (await browser.newContext({ baseURL: server.url, locale: 'zh-CN' })).newPage();
  await logIn(office, 'admin');
  // At the desk: found by its number, decided by key, once for the decision and once for the money.
  const act = async (list: string, label: string, said: string) => {
    await office.goto(`/operation/finance?list=${list}`);
    await office.getByRole('textbox', { name: '查找退款申请' }).fill(orderNo);
    await office.getByRole('button', { name: new RegExp(`^${orderNo}`) }).click();
    await expect(office.getByRole('heading', { name: orderNo, level: 2 })).toBeFocused();
    await expect(office.getByRole('button', { name: label }).first()).toBeEnabled();
    await office.keyboard.press('1');
    await office.getByRole('alertdialog').getByRole('button', { name: label }).click();
    await expect(office.getByText(said).first()).toBeVisible();
  };
  await act('refunds', '同意退款', '已同意退款');
  await act('payouts', '确认已打款', '已确认打款');

  await page.goto(`/core/orderDetail?orderNo=${orderNo}`);
  await expect(page.getByText('已退款').first()).toBeVisible();
  await office.context().close();
});

test('the service desk finds a caller by his order, and a colleague reads what was written down', async ({
  page,
  server,
}) => {
  await logIn(page, 'fuzeren');
  const orderNo = await placeOrder(page, server.url);
  await page.context().clearCookies();
  await page.evaluate(() => localStorage.clear());
  await logIn(page, 'shenhe1');
  await page.goto(`/certManage/service`);
  await page.getByRole('textbox', { name: '搜索服务台' }).fill(orderNo);
  await page.getByRole('button', { name: `写记录，${orderNo}` }).click();
  await page.getByRole('textbox', { name: /来电内容/ }).fill('询问怎样付款');
  await page.getByRole('dialog').getByRole('button', { name: '写记录' }).click();
  await expect(page.getByText('已记录').first()).toBeVisible();
  const office = await clientOf(page, server.url);
  const { rows } = await office.use(deskGroup).find({ query: { page: 1, limit: 5, keyword: orderNo } });
  const { notes } = await office.use(deskGroup).situation({ params: { userGuid: rows[0]?.userGuid ?? '' } });
  expect(notes[0]).toMatchObject({ text: '询问怎样付款' });
});

test('the people desk sends a record back point by point, and its owner finds the point', async ({
  page,
  server,
  browser,
}) => {
  await logIn(page, 'yuangong10');
  await page.goto('/core/personal');
  await page.getByRole('link', { name: '完善个人信息' }).click();
  await page.getByRole('textbox', { name: /邮箱/ }).fill('wei10@example.cn');
  const photo = { name: '照片.png', mimeType: 'image/png', buffer: await page.screenshot() };
  for (const kind of personalAttachments) {
    const { label } = attachmentRule(kind);
    await page
      .getByRole('group', { name: label })
      .getByLabel(/^选择文件/)
      .setInputFiles(photo);
    await expect(page.getByRole('button', { name: `${label}没有上传` })).toHaveCount(0);
  }
  await page.getByRole('checkbox', { name: /我同意为办理数字证书/ }).check();
  await page.getByRole('button', { name: '提交个人信息' }).click();
  await expect(page.getByText('个人信息已提交，正在审核')).toBeVisible();

  const desk = await (await browser.newContext({ baseURL: server.url, locale: 'zh-CN' })).newPage();
  await logIn(desk, 'shenhe1');
  await desk.goto('/certManage/people?list=people');
  await desk.getByRole('button', { name: '有问题，手持身份证照' }).click();
  await desk.getByRole('textbox', { name: '手持身份证照的问题' }).fill('看不清证件上的文字');
  await desk.getByRole('button', { name: '退回修改' }).click();
  const dialog = desk.getByRole('dialog', { name: '退回修改' });
  await expect(dialog.getByRole('textbox', { name: /原因/ })).toHaveValue('手持身份证照：看不清证件上的文字');
  await dialog.getByRole('button', { name: '退回修改' }).click();
  await expect(desk.getByText('已退回修改').first()).toBeVisible();
  await page.reload();
  await expect(page.getByText('看不清证件上的文字').first()).toBeVisible();
  await desk.context().close();
});
