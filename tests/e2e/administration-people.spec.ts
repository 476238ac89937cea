import { creditCodeCheckCharacter } from '@ca-portal/api/domain';
import { doNow, moveEntry, panelOf, save, search, secondOfficer } from './fixtures/office.js';
import { logIn, personAt } from './fixtures/people.js';
import { expect, test } from './fixtures/portal.js';

/* Administrative pages whose change another user sees: both sides use their pages, none calls the API. */

test.use({ world: 'administration-people' });
test.describe('through the pages on both sides', { tag: '@deep' }, () => {
  test.beforeEach(async ({ page }) => logIn(page, 'admin'));

  test('日结: a day that agrees is closed once, and the second officer reads by whom', async ({
    page,
    server,
    browser,
  }) => {
    await doNow(page, '每日对账');

    const list = '/operation/finance?list=reconciliation';
    const day = page.getByRole('row').filter({ hasText: '一致' }).first();
    await expect(async () => {
      await page.goto(list);
      await expect(day).toBeVisible({ timeout: 5_000 });
    }).toPass();
    const name = (
      await day
        .getByText(/^\d{4}-\d{2}-\d{2}$/)
        .first()
        .innerText()
    ).trim();
    await page.getByRole('button', { name: `日结，${name}` }).click();
    const dialog = panelOf(page);
    await expect(dialog.getByText(`${name} 两边一致`)).toBeVisible();
    await dialog.getByRole('button', { name: '日结', exact: true }).click();
    await expect(page.getByText('已日结').first()).toBeVisible();

    const colleague = await secondOfficer(page, browser, server.url);
    await colleague.goto(list);
    await expect(colleague.getByRole('row', { name: new RegExp(name) })).toContainText('系统管理员');
    await expect(colleague.getByRole('button', { name: `日结，${name}` })).toHaveCount(0);
    await colleague.context().close();
  });

  test('身份申请: somebody asks for a role, the office agrees, and he acts in it', async ({
    page,
    server,
    browser,
  }) => {
    const body = '91210100TEX000777';
    const person = await personAt(browser, server.url, 'ziranren');
    await person.goto('/roleApply');
    await person.getByRole('textbox', { name: /企业名称/ }).fill('样例路桥有限公司');
    await person.getByRole('textbox', { name: /信用代码/ }).fill(body + creditCodeCheckCharacter(body));
    await person.getByRole('radio', { name: '管理员' }).check();
    await person.getByRole('button', { name: '提交申请' }).click();
    await expect(person.getByText('申请已提交，等待工作人员审核')).toBeVisible();

    await page.goto('/certManage/people?list=applications');
    await page.getByRole('button').filter({ hasText: '样例路桥有限公司' }).click();
    await expect(page.getByRole('heading', { name: '杨自然', level: 2 })).toBeVisible();
    await page.getByRole('button', { name: '同意' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: '同意' }).click();
    await expect(page.getByText('已同意').first()).toBeVisible();

    await person.goto('/roleApply');
    await expect(person.getByRole('listitem').filter({ hasText: '样例路桥有限公司' })).toContainText(
      '已通过',
    );
    await person.goto('/emsystem/messageManage');
    await person
      .getByRole('link', { name: /身份申请已通过/ })
      .first()
      .click();
    await expect(person.getByText(/身份已开通，请切换身份后使用/).first()).toBeVisible();
    await person.getByRole('button', { name: '个人中心' }).click();
    await person.getByRole('menuitem', { name: '切换身份' }).click();
    const roles = person.getByRole('dialog', { name: '切换身份' });
    await roles.getByRole('radio', { name: /企业管理员/ }).check();
    await roles.getByRole('button', { name: '切换到此身份' }).click();
    await expect(person).toHaveURL(/\/core\/start$/);
    await person.goto('/core/personnel');
    await expect(person.getByRole('heading', { level: 1, name: '员工管理' })).toBeVisible();
    await person.context().close();
  });

  test('未答问题: what the chat did not know, it answers once the office has written and a colleague passed it', async ({
    page,
    server,
    browser,
  }) => {
    const question = '台风天食堂开饭吗';
    const visitor = await (await browser.newContext({ baseURL: server.url, locale: 'zh-CN' })).newPage();
    const ask = async () => {
      await visitor.goto('/knowledge');
      await visitor.getByRole('button', { name: '智能客服', exact: true }).click();
      const chat = visitor.getByRole('dialog', { name: /智能客服/ });
      await chat.getByRole('textbox', { name: '请输入您的问题' }).fill(question);
      await chat.getByRole('button', { name: '发送' }).click();
      return chat;
    };
    await expect((await ask()).getByText('暂无回复内容')).toBeVisible();

    await page.goto('/certManage/service?list=questions');
    await page.getByRole('button', { name: `写答案，${question}` }).click();
    const title = '台风天食堂开饭吗？';
    await panelOf(page)
      .getByRole('textbox', { name: /问题标题/ })
      .fill(title);
    await panelOf(page).getByRole('textbox', { name: /答案/ }).fill('窗口放假的日子不开饭。');
    await panelOf(page).getByRole('button', { name: '写答案' }).click();
    await expect(page.getByText('已提交到常见问题，审核后生效').first()).toBeVisible();
    const colleague = await secondOfficer(page, browser, server.url);
    await colleague.goto('/operation/content?list=question');
    await moveEntry(colleague, title, '审核通过', '已通过');

    await expect((await ask()).getByText(/窗口放假的日子不开饭/).first()).toBeVisible();
    await Promise.all([colleague.context().close(), visitor.context().close()]);
  });

  test('岗位管理: a post is made, given to a colleague, and he finds it in his account', async ({
    page,
    server,
    browser,
  }) => {
    await page.goto('/system/postManage');
    await page.getByRole('button', { name: '新增岗位' }).click();
    await panelOf(page)
      .getByRole('textbox', { name: /岗位名称/ })
      .fill('档案管理岗');
    await panelOf(page)
      .getByRole('textbox', { name: /岗位编码/ })
      .fill('archive');
    await save(page, '已新增');
    await page.goto('/system/userInfoManage');
    await search(page).fill('shenhe1');
    await page.getByRole('button', { name: '编辑，审核一号' }).click();
    await panelOf(page).getByRole('combobox', { name: /岗位/ }).click();
    await page.getByRole('option', { name: '档案管理岗' }).click();
    await page.keyboard.press('Escape');
    await save(page, '已保存');

    const colleague = await personAt(browser, server.url, 'shenhe1');
    await colleague.goto('/accountSettings');
    await expect(colleague.getByText(/档案管理岗/)).toBeVisible();
    await colleague.context().close();
  });

  test('写消息: the person it is for reads it, and the writer sees that he did', async ({
    page,
    server,
    browser,
  }) => {
    const topic = '请携带身份证原件';
    await page.goto('/emsystem/messageManage');
    await page.getByRole('button', { name: '写消息' }).click();
    await page.getByRole('combobox', { name: /收件人/ }).fill('陈评审');
    await page.getByRole('option', { name: /陈评审/ }).click();
    await page.keyboard.press('Escape');
    await page.getByRole('textbox', { name: /主题/ }).fill(topic);
    await page.locator('[contenteditable="true"]').fill('下周一起在窗口核对身份证原件。');
    await page.getByRole('button', { name: '发送给 1 人' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: '发送' }).click();
    await expect(page.getByText('已发送给 1 人。').first()).toBeVisible();

    const reader = await personAt(browser, server.url, 'zhuanjia');
    await reader.goto('/emsystem/messageManage');
    await reader
      .getByRole('link', { name: new RegExp(topic) })
      .first()
      .click();
    await expect(reader.getByText('下周一起在窗口核对身份证原件。')).toBeVisible();
    await page.goto('/emsystem/messageManage?box=sent');
    await page.getByRole('button', { name: `查看，${topic}` }).click();
    await expect(page.getByRole('dialog').getByText(/1 人已读/)).toBeVisible();
    await reader.context().close();
  });

  test('服务商: one that is out of sale cannot be chosen any more, and everybody reads why', async ({
    page,
    server,
    browser,
  }) => {
    const reason = '系统升级，12 月 1 日恢复办理';
    const stop = async (words: string) => {
      await page.goto('/operation/products?list=providers');
      await page.getByRole('button', { name: '编辑，云杉 CA' }).click();
      await panelOf(page)
        .getByRole('textbox', { name: /停售说明/ })
        .fill(words);
      await save(page, '已保存');
    };
    await stop(reason);
    const visitor = await personAt(browser, server.url, 'qiye');
    await visitor.goto('/productDetail?id=lock-master');
    const choice = visitor.getByRole('radio', { name: /云杉 CA/ });
    await expect(choice).toBeDisabled();
    await expect(visitor.getByText(reason).first()).toBeVisible();
    await stop('');
    await visitor.reload();
    await expect(choice).toBeEnabled();
    await visitor.context().close();
  });
});
