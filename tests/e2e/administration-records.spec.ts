import { codes } from '@ca-portal/api/groups/codes';
import { desk as deskGroup } from '@ca-portal/api/groups/desk';
import { systemNotices } from '@ca-portal/api/groups/system-notices';
import { systemUsers } from '@ca-portal/api/groups/system-users';
import { doNow, moveEntry, panelOf, save, search, secondOfficer } from './fixtures/office.js';
import { clientOf } from './fixtures/orders.js';
import { logIn, personAt } from './fixtures/people.js';
import { expect, test } from './fixtures/portal.js';

/* More administrative pages: one real change each, seen by the affected user. */

// Settings of the office affect all users.
test.use({ world: 'office' });
test.beforeEach(async ({ page }) => logIn(page, 'admin'));

test('部门管理: a colleague’s department gets another name', { tag: '@deep' }, async ({ page, server }) => {
  await page.goto('/system/deptManage');
  await page.getByRole('button', { name: '编辑，审核组' }).click();
  await panelOf(page)
    .getByRole('textbox', { name: /部门名称/ })
    .fill('审核一组');
  await save(page, '已保存');
  const users = (await clientOf(page, server.url)).use(systemUsers);
  const { rows } = await users.list({ query: { userName: 'shenhe1' } });
  expect(rows[0]?.dept?.deptName).toBe('审核一组');
});

test('数据字典: a platform that is added can be chosen by everybody', async ({ page, server, browser }) => {
  await page.goto('/operation/products?list=platforms');
  await page.getByRole('button', { name: '新增平台' }).click();
  await panelOf(page).getByRole('textbox', { name: /名称/ }).fill('县级交易平台（示例）');
  await panelOf(page).getByRole('textbox', { name: /代码/ }).fill('P77');
  await save(page, '已新增');
  await search(page).fill('县级交易平台');
  await expect(page.getByRole('row', { name: /P77/ })).toBeVisible();
  await page.goto('/system/typeData/1/1');
  await search(page).fill('县级交易平台');
  await expect(page.getByRole('row', { name: /P77/ })).toBeVisible();
  const visitor = await personAt(browser, server.url, 'fuzeren');
  const list = await (await clientOf(visitor, server.url)).use(codes).byType({ params: { type: 1 } });
  expect(list.map(({ codeContent }) => codeContent)).toContain('县级交易平台（示例）');
  await visitor.context().close();
});

test('内部公告: what is written is unread for a colleague', async ({ page, server, browser }) => {
  await page.goto('/system/noticeManage');
  await page.getByRole('button', { name: '新增公告' }).click();
  const panel = panelOf(page);
  await panel.getByRole('textbox', { name: /标题/ }).fill('周五下午盘点介质');
  await panel.locator('[contenteditable="true"]').fill('请各网点核对库存。');
  await panel.getByRole('radio', { name: '发布' }).check();
  await save(page, '已新增');
  const colleague = await personAt(browser, server.url, 'shenhe1');
  const { data } = await (await clientOf(colleague, server.url)).use(systemNotices).top();
  expect(data.find(({ noticeTitle }) => noticeTitle === '周五下午盘点介质')).toMatchObject({ isRead: false });
  await colleague.context().close();
});

test(
  '服务商名单: who is put on the list sees a provider that is on trial',
  { tag: '@deep' },
  async ({ page, server, browser }) => {
    const visitor = await personAt(browser, server.url, 'fuzeren');
    const seen = async () =>
      (await (await clientOf(visitor, server.url)).use(codes).byType({ params: { type: 2 } })).map(
        ({ codeNumber }) => codeNumber,
      );
    expect(await seen()).not.toContain('F04');
    await page.goto('/system/dataScope');
    await page.getByRole('button', { name: '新增名单记录' }).click();
    const panel = panelOf(page);
    await panel.getByRole('textbox', { name: /账号/ }).fill('fuzeren');
    await panel.getByRole('combobox', { name: /服务商/ }).selectOption({ label: '试点服务商（示例）' });
    await panel.getByRole('textbox', { name: /原因/ }).fill('参加试点');
    await save(page, '已新增');
    await expect.poll(seen).toContain('F04');
    await visitor.context().close();
  },
);

test(
  '审计日志 and 登录日志: what a colleague has done stands there',
  { tag: '@deep' },
  async ({ page, server, browser }) => {
    const colleague = await personAt(browser, server.url, 'shenhe2');
    await page.goto('/monitor/logininfor');
    await search(page).fill('shenhe2');
    await expect(page.getByRole('row', { name: /shenhe2/ }).first()).toContainText('成功');
    await (
      await clientOf(colleague, server.url)
    )
      .use(deskGroup)
      .receiveStock({ body: { mediumCode: 'M01', servicePoint: '', serials: ['AUDIT-0001'] } });
    await page.goto('/monitor/operlog');
    await search(page).fill('shenhe2');
    const row = page.getByRole('row', { name: /介质|库存/ }).first();
    await expect(row).toContainText('成功');
    await colleague.context().close();
  },
);

test('后台任务: a regular job is done now instead of at its hour', async ({ page }) => {
  await doNow(page, '清理过期的订单草稿');
});

test('内容管理: a notice is written, approved by a colleague, and read by everybody', async ({
  page,
  server,
  browser,
}) => {
  await page.goto('/operation/content');
  await page.getByRole('button', { name: '新增通知公告' }).click();
  const panel = panelOf(page);
  await panel.getByRole('textbox', { name: /标题/ }).fill('元旦期间网点安排');
  await panel.locator('[contenteditable="true"]').fill('元旦当天不办理业务。');
  await save(page, '已新增');
  const title = '元旦期间网点安排';
  await moveEntry(page, title, '提交审核', '已提交审核');
  // Authors cannot approve their own text: a colleague with the role does.
  const colleague = await secondOfficer(page, browser, server.url);
  await colleague.goto('/operation/content');
  await moveEntry(colleague, title, '审核通过', '已通过');
  await colleague.goto('/proclamation');
  await expect(colleague.getByRole('link', { name: /元旦期间网点安排/ }).first()).toBeVisible();
  await colleague.context().close();
});
