import { desk as deskGroup } from '@ca-portal/api/groups/desk';
import { orderService } from '@ca-portal/api/groups/order-service';
import { clientOf, payAtCashier, placeOrder } from './fixtures/orders.js';
import { logIn } from './fixtures/people.js';
import { expect, test } from './fixtures/portal.js';
import { judgeAll } from './fixtures/review.js';

/* The desks behind the counter: one real change each, seen by the person concerned. */

test('the reviewer holds an order, sends one paper back, and the applicant reads why', async ({
  page,
  server,
  browser,
}) => {
  await logIn(page, 'fuzeren');
  const orderNo = await placeOrder(page, server.url);
  await payAtCashier(page, orderNo, /支付成功/);

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
  await expect(second.getByText(/正由审核一号审核/)).toBeVisible();
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
  await payAtCashier(page, orderNo, /支付成功/);
  const payer = await clientOf(page, server.url);
  const { version, refund } = await payer.use(orderService).service({ params: { orderNo } });
  await payer.use(orderService).refund({
    params: { orderNo },
    body: { version, expectedFen: refund.refundableFen, reason: '暂不需要' },
  });

  const office = await (await browser.newContext({ baseURL: server.url, locale: 'zh-CN' })).newPage();
  await logIn(office, 'admin');
  await office.goto('/operation/finance?list=refunds');
  const act = async (label: string, said: string) => {
    await office
      .getByRole('row', { name: new RegExp(orderNo) })
      .getByRole('button', { name: label })
      .click();
    await office.getByRole('alertdialog').getByRole('button', { name: label }).click();
    await expect(office.getByText(said).first()).toBeVisible();
  };
  await act('同意退款', '已同意退款');
  await act('确认已打款', '已确认打款');

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
