import { companyAttachments } from '@ca-portal/api/domain';
import { cashier } from '@ca-portal/api/groups/cashier';
import { company } from '@ca-portal/api/groups/company';
import { credentials } from '@ca-portal/api/groups/credentials';
import { desk as deskGroup } from '@ca-portal/api/groups/desk';
import { files } from '@ca-portal/api/groups/files';
import { orderService } from '@ca-portal/api/groups/order-service';
import { orders } from '@ca-portal/api/groups/orders';
import { systemConfig } from '@ca-portal/api/groups/system-config';
import { randomUUID } from 'node:crypto';
import { companyPeople } from '../../packages/server/src/testing/company-people.js';
import { clientOf, paperFile, placeOrder } from './fixtures/orders.js';
import { latestCode } from './fixtures/outbox.js';
import { logIn, personAt, solvedQuestion } from './fixtures/people.js';
import { expect, test } from './fixtures/portal.js';

/* The counters behind the reviews: one real change each, seen by the affected user. */

test.use({ world: 'counters' });

test('制证发放: a lock is handed over against the code of its owner, once', async ({
  page,
  server,
  browser,
}) => {
  await logIn(page, 'qiye');
  const owner = await clientOf(page, server.url);
  const { rows } = await owner.use(orders).list({ query: { page: 1, limit: 100 } });
  const orderNo = rows.find(({ state }) => state === 60)?.orderNo ?? '';
  const at = { params: { orderNo } };
  const { deliveries } = await owner.use(orderService).service(at);
  const desk = await personAt(browser, server.url, 'shenhe1');
  const address = `/certManage/makingDesk?list=handOver&item=${orderNo}`;
  await desk.goto(address);
  await expect(desk.getByRole('heading', { name: orderNo, level: 2 })).toBeVisible();
  // Two people never work on one item: the colleague reads who has it, and cannot decide.
  const second = await personAt(browser, server.url, 'shenhe2');
  await second.goto(address);
  await expect(second.getByText(/审核一号正在处理/).first()).toBeVisible();
  await second.keyboard.press('1');
  await expect(second.getByRole('dialog')).toHaveCount(0);

  await desk.keyboard.press('1');
  const dialog = desk.getByRole('dialog', { name: '交付' });
  await dialog.getByRole('textbox', { name: /取件码/ }).fill(deliveries[0]?.pickupCode ?? '');
  await dialog.getByRole('textbox', { name: /领取人姓名/ }).fill('李样例');
  await dialog.getByRole('textbox', { name: /身份证号/ }).fill('210200197902280139');
  await dialog.getByRole('checkbox', { name: /代领/ }).check();
  await dialog.getByRole('button', { name: '交付' }).click();
  await expect(desk.getByText('已交付').first()).toBeVisible();
  await page.goto(`/core/orderDetail?orderNo=${orderNo}`);
  await expect(page.getByText('领取人：李*例').first()).toBeVisible();
  await Promise.all([desk.context().close(), second.context().close()]);
});

test('介质库存: what one keeper takes in, his colleague finds', async ({ page, server, browser }) => {
  await logIn(page, 'shenhe1');
  await page.goto('/certManage/stock');
  await page.getByRole('button', { name: '新增介质' }).click();
  const panel = page.getByRole('dialog').last();
  await panel.getByRole('combobox', { name: /介质/ }).selectOption({ index: 1 });
  await panel.getByRole('textbox', { name: /序列号/ }).fill('E2E-0001\nE2E-0002');
  await panel.getByRole('button', { name: '保存' }).click();
  await expect(page.getByText('已新增').first()).toBeVisible();
  const colleague = await personAt(browser, server.url, 'shenhe2');
  const stock = await (
    await clientOf(colleague, server.url)
  )
    .use(deskGroup)
    .stock({ query: { page: 1, limit: 10, keyword: 'E2E-' } });
  expect(stock.rows.map(({ serial, state }) => [serial, state]).toSorted()).toEqual([
    ['E2E-0001', 'stock'],
    ['E2E-0002', 'stock'],
  ]);
  await colleague.context().close();
});

test('财务: a bank statement finds a transfer, finance confirms it, and the payer’s order goes on', async ({
  page,
  server,
  browser,
}) => {
  await logIn(page, 'fuzeren');
  const orderNo = await placeOrder(page, server.url);
  const payer = await clientOf(page, server.url);
  const { transferNo, remarkCode, amountFen } = await payer
    .use(cashier)
    .transfer({ body: { requestId: randomUUID(), orderNos: [orderNo] } });
  const { fileId } = await payer.use(files).upload({ file: paperFile('汇款凭证.pdf') });
  await payer.use(cashier).transferSlip({
    params: { transferNo },
    body: { fileId, transferredFen: amountFen, transferDay: '2026-11-21' },
  });
  const office = await personAt(browser, server.url, 'admin');
  await office.goto('/operation/finance');
  await office.getByRole('button', { name: '核对银行流水' }).click();
  const chooser = office.waitForEvent('filechooser');
  await office.getByRole('button', { name: '上传流水' }).click();
  const text = `交易日期,贷方金额,对方户名,附言\n20261121,${amountFen / 100},示例公司,证书款${remarkCode}\n20261121,1.00,别人,无`;
  await (await chooser).setFiles({ name: '流水.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });
  await expect(office.getByText(/2 笔收入，1 笔相符，1 笔没有找到/)).toBeVisible();
  await office.getByRole('button', { name: `确认到账，${transferNo}` }).click();
  await office.getByRole('alertdialog').getByRole('button', { name: '确认到账' }).click();
  await expect(office.getByText('已确认 1 笔到账').first()).toBeVisible();
  await page.goto(`/core/orderDetail?orderNo=${orderNo}`);
  await expect(page.getByText('待审核').first()).toBeVisible();
  await office.context().close();
});

test('企业信息: a record that a person reviews is passed at the desk, and its company is told', async ({
  page,
  server,
  browser,
}) => {
  const office = await personAt(browser, server.url, 'admin');
  const admin = (await clientOf(office, server.url)).use(systemConfig);
  const { rows } = await admin.list({ query: { configKey: 'company.autoPass' } });
  if (!rows[0]) throw new Error('no company.autoPass');
  await admin.update({ body: { ...rows[0], remark: rows[0].remark ?? '', configValue: 'false' } });
  await logIn(page, 'zhaobiao');
  const client = await clientOf(page, server.url);
  const mine = client.use(company);
  const { version, basics } = await mine.record();
  const filled = { ...basics, region: '辽宁省/沈阳市/和平区', address: '和平区样例街 8 号' };
  const first = await mine.saveBasics({ body: { version, basics: filled } });
  const second = await mine.savePeople({ body: { version: first.version, people: companyPeople } });
  const { fileId } = await client.use(files).upload({ file: paperFile('执照.pdf') });
  const third = await mine.saveAttachments({
    body: { version: second.version, attachments: companyAttachments.map((kind) => ({ kind, fileId })) },
  });
  await mine.submit({ body: { version: third.version, differencesConfirmed: true, agreed: true } });

  await office.goto('/certManage/people?list=companies');
  await expect(office.getByRole('heading', { name: basics.companyName, level: 2 })).toBeVisible();
  await office.keyboard.press('1');
  await office.getByRole('alertdialog').getByRole('button', { name: '通过' }).click();
  await expect(office.getByText('已通过').first()).toBeVisible();
  await page.goto('/emsystem/messageManage');
  await expect(page.getByRole('link', { name: /企业信息审核通过/ }).first()).toBeVisible();
  await office.context().close();
});

test('手机号找回: a lost phone takes two of the office, and a day for the old number to object', async ({
  page,
  server,
  browser,
}) => {
  const phone = '13977700004';
  await logIn(page, 'fuzeren');
  const anybody = (await clientOf(page, server.url)).use(credentials);
  await anybody.sendCode({ query: { username: phone, purpose: 'phone', ...(await solvedQuestion(page)) } });
  await anybody.recoverPhone({
    query: {
      username: 'fuzeren',
      name: '李样例',
      idNumber: '210200197902280139',
      mobilePhone: phone,
      newCode: await latestCode(page, phone),
    },
  });
  const office = await personAt(browser, server.url, 'shenhe1');
  await office.goto('/certManage/people?list=recoveries');
  await expect(office.getByRole('heading', { name: '李样例', level: 2 })).toBeVisible();
  await office.keyboard.press('1');
  await office.getByRole('alertdialog').getByRole('button', { name: '更换手机号' }).click();
  await expect(office.getByText('已初审，等待二审').first()).toBeVisible();
  await office.context().close();
  const second = await personAt(browser, server.url, 'shenhe2');
  await second.goto('/certManage/people?list=recoveries');
  await expect(second.getByRole('heading', { name: '李样例', level: 2 })).toBeVisible();
  await expect(second.getByRole('button', { name: /^更换手机号/ })).toHaveAccessibleDescription(
    /原手机号的提醒期到 .+ 结束，之后才能二审/,
  );
  await second.context().close();
});
