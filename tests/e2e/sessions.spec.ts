import { createClient } from '@ca-portal/api';
import { formatBeijing } from '@ca-portal/api/domain';
import { handover } from '@ca-portal/api/groups/handover';
import { messages } from '@ca-portal/api/groups/messages';
import { session } from '@ca-portal/api/groups/session';
import { systemUsers } from '@ca-portal/api/groups/system-users';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { captchaAnswer } from './fixtures/captcha.js';
import { certificateList, endSessionWith } from './fixtures/end-session.js';
import { clientOf, placeOrder } from './fixtures/orders.js';
import { latestCode } from './fixtures/outbox.js';
import { fillLogin, logIn, logInByForm, logOut } from './fixtures/people.js';
import { expect, test } from './fixtures/portal.js';

const tokenOf = (page: Page) => page.evaluate(() => localStorage.getItem('token'));
const expired = (page: Page) => page.getByRole('dialog', { name: '登录已过期，请重新登录' });
const personalCenter = (page: Page, name: string) =>
  page.getByRole('banner').getByText(new RegExp(name)).first();

/** A token of another user, from a separate browser. */
async function tokenFor(browser: Browser, baseURL: string, username: string): Promise<string> {
  const context = await browser.newContext({ baseURL });
  const page = await context.newPage();
  await logIn(page, username);
  const token = await tokenOf(page);
  await context.close();
  return token ?? '';
}
/** A new message from the administration, to one user. */
async function sendTo(name: string, topic: string, browser: Browser, baseURL: string) {
  const token = await tokenFor(browser, baseURL, 'admin');
  const calls = createClient({ baseUrl: `${baseURL}/mh`, getToken: () => token }).use(messages);
  const people = (await calls.selectDepUserList({ body: {} })).flatMap(({ users }) => users);
  const recipientIds = people.filter((one) => one.name === name).map(({ userId }) => userId);
  expect(recipientIds).toHaveLength(1);
  const letter = {
    messageCategory: '1',
    important: '1',
    content: '<p>内容</p>',
    messageStatus: '1',
  } as const;
  await calls.add({ body: { ...letter, topic, attachmentIds: [], recipientIds, sendTime: null } });
}
const another = async (context: BrowserContext, path: string) => {
  const page = await context.newPage();
  await page.goto(path);
  return page;
};

test('an expired login is renewed in place: what is typed stays, and what was sent goes through', async ({
  page,
  server,
}) => {
  await logIn(page, 'fuzeren');
  await page.goto('/makeSureOrder?product=lock-personal');
  await page.getByRole('radio', { name: /在线写入/ }).check();
  await page.getByRole('textbox', { name: /留言/ }).fill('登录过期也不能丢');
  await page.getByRole('checkbox', { name: /我已核对以上信息/ }).check();
  await endSessionWith(page, server.url, '**/mh/order/create');
  await page.getByRole('button', { name: /^提交订单/ }).click();

  await expect(expired(page)).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(1);
  await expect(page).toHaveURL(/\/makeSureOrder\?/);
  await expect(page.locator('textarea')).toHaveValue('登录过期也不能丢'); // below the dialog it has no role
  await fillLogin(page, 'fuzeren');
  await expect(page.getByRole('heading', { name: '收银台' })).toBeVisible();
  await expect(expired(page)).toHaveCount(0);
});

test('whoever does not log in again is led home, logged out', async ({ page, server }) => {
  await logIn(page, 'qiye');
  await page.goto('/core/order');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await endSessionWith(page, server.url, certificateList);
  await page
    .getByRole('navigation', { name: '侧边菜单' })
    .getByRole('link', { name: /CA管理/ })
    .click();
  await expired(page).getByRole('button', { name: '退出，回首页' }).click();
  await expect(page).toHaveURL(/\d\/$/);
  await expect(page.getByRole('link', { name: '立即登录' }).first()).toBeVisible();
  await expect.poll(() => tokenOf(page)).toBeNull();
});

test('a cold start with a dead login leads home with a sentence, and keeps what was typed', async ({
  page,
}) => {
  await page.goto('/about');
  await page.evaluate(() => {
    localStorage.setItem('token', `5.${'x'.repeat(43)}`);
    sessionStorage.setItem('some-draft', '{"typed":1}');
  });
  await page.goto('/core/order');
  await expect(page).toHaveURL(/\d\/$/);
  await expect(page.getByText('登录已经过期，请重新登录')).toBeVisible();
  await expect(page.getByRole('link', { name: '立即登录' }).first()).toBeVisible();
  await expect.poll(() => tokenOf(page)).toBeNull();
  expect(await page.evaluate(() => sessionStorage.getItem('some-draft'))).not.toBeNull();
});

test('a cold start whose user info gets no answer ends the login, as spec 8 says, and keeps what was typed', async ({
  page,
}) => {
  await logIn(page, 'qiye');
  await page.evaluate(() => sessionStorage.setItem('some-draft', '{"typed":1}'));
  await page.route('**/mh/getInfo', (route) => route.abort());
  await page.goto('/core/order');
  await expect(page).toHaveURL(/\d\/$/);
  await expect(page.getByText('登录已经过期，请重新登录')).toBeVisible();
  await expect.poll(() => tokenOf(page)).toBeNull();
  expect(await page.evaluate(() => sessionStorage.getItem('some-draft'))).not.toBeNull();
});

test('windows of one browser agree', { tag: '@deep' }, async ({ page, context, browser, server }) => {
  await logIn(page, 'qiye');
  await page.goto('/core/order');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const other = await another(context, '/core/personal');
  await expect(other.getByText('张示例').first()).toBeVisible();

  await test.step('that a login has expired, and that it goes on', async () => {
    await endSessionWith(page, server.url, certificateList);
    await page
      .getByRole('navigation', { name: '侧边菜单' })
      .getByRole('link', { name: /CA管理/ })
      .click();
    await expect(expired(page)).toBeVisible();
    await expect(expired(other)).toBeVisible();
    await fillLogin(page, 'qiye');
    await expect(expired(page)).toHaveCount(0);
    await expect(expired(other)).toHaveCount(0);
    await expect(other).toHaveURL(/\/core\/personal$/);
  });

  await test.step('that each has its own role', async () => {
    // As the role dialog in the other window does; 5 is this window's role.
    const token = (await page.evaluate(() => localStorage.getItem('token'))) ?? '';
    await other.evaluate(
      (next) => localStorage.setItem('token', next),
      `2.${token.slice(token.indexOf('.') + 1)}`,
    );
    await page.reload();
    await expect(personalCenter(page, '张示例')).toBeVisible();
    await expect(page.getByText(/企业管理员/).first()).toBeVisible();
    await expect(page.getByText(/另一个窗口登录了其他账号/)).toHaveCount(0);
    await page.evaluate((back) => localStorage.setItem('token', back), token);
  });

  await test.step('that somebody else is here now', async () => {
    const token = await tokenFor(browser, server.url, 'fuzeren');
    await other.evaluate((fresh) => localStorage.setItem('token', fresh), token);
    await expect(page.getByText(/另一个窗口登录了其他账号/)).toBeVisible();
    await expect(page).toHaveURL(/\/core\/start$/);
    await expect(personalCenter(page, '李样例')).toBeVisible();
    await expect(page.getByText('张示例')).toHaveCount(0);
  });

  await test.step('that nobody is here any more', async () => {
    await other.reload();
    await expect(other.getByText('李样例').first()).toBeVisible();
    await logOut(page);
    await expect(other).toHaveURL(/\d\/$/);
    await expect(other.getByRole('link', { name: '立即登录' }).first()).toBeVisible();
  });
});

test(
  'a window that is opened with the dead login takes nothing from the one beside it',
  { tag: '@deep' },
  async ({ page, context, server }) => {
    await logIn(page, 'fuzeren');
    await page.goto('/makeSureOrder?product=lock-personal');
    await page.getByRole('textbox', { name: /留言/ }).fill('另一个窗口不能清掉');
    await (await clientOf(page, server.url)).use(session).logout();
    const other = await another(context, '/core/order');
    await expect(other).toHaveURL(/\d\/$/);
    await expect.poll(() => tokenOf(other)).toBeNull();

    await expect(expired(page)).toBeVisible();
    await expect(page.locator('textarea')).toHaveValue('另一个窗口不能清掉'); // below the dialog it has no role
    await fillLogin(page, 'fuzeren');
    await expect(expired(page)).toHaveCount(0);
    await expect(page.locator('textarea')).toHaveValue('另一个窗口不能清掉');
    await expect(page).toHaveURL(/\/makeSureOrder\?/);
    await expect(personalCenter(other, '李样例')).toBeVisible();
  },
);

test('a logout leaves nothing of the person', async ({ page, server }) => {
  await logIn(page, 'qiye');
  await page.goto('/core/personal');
  await page.evaluate(() => {
    document.cookie = 'sidebarStatus=0; path=/';
    localStorage.setItem('rememberedUsername', 'qiye');
    sessionStorage.setItem('tokenByZf', 'zf.something');
    sessionStorage.setItem('some-draft', '{"typed":"张示例"}');
  });
  const client = await clientOf(page, server.url);
  await logOut(page);
  const left = () =>
    page.evaluate(() => ({
      token: localStorage.getItem('token'),
      local: JSON.stringify({ ...localStorage }),
      drafts: Object.keys(sessionStorage),
      cookies: document.cookie,
    }));
  await expect
    .poll(left)
    .toEqual({ token: null, local: expect.not.stringContaining('qiye'), drafts: [], cookies: '' });
  await expect(client.use(session).info()).rejects.toMatchObject({ code: 401 });
  await page.goto('/core/personal');
  await expect(page).toHaveURL(/\d\/$/);
});

test('another role brings its own menu, without a reload', async ({ page, browser, server }) => {
  // The only user whose two roles have different menus: one applies for certificates, the other reviews.
  const office = createClient({
    baseUrl: `${server.url}/mh`,
    getToken: await tokenFor(browser, server.url, 'admin').then((token) => () => token),
  }).use(systemUsers);
  const { rows } = await office.list({ query: { pageNum: 1, pageSize: 10, userName: 'yuangong06' } });
  const userId = rows.find(({ userName }) => userName === 'yuangong06')?.userId ?? 0;
  await office.assignRoles({ query: { userId, roleIds: '2,101' } });

  await logIn(page, 'yuangong06');
  const entry = (name: RegExp) =>
    page.getByRole('navigation', { name: '侧边菜单' }).getByRole('link', { name });
  await page.goto('/core/order');
  await expect(page.getByRole('heading', { level: 1, name: '我的订单' })).toBeVisible();
  await expect(entry(/我的订单/)).toBeVisible();
  await expect(entry(/订单审核/)).toHaveCount(0);
  const before = await tokenOf(page);
  await page.evaluate(() => Object.assign(window, { met: true }));
  await page.getByRole('button', { name: '个人中心' }).click();
  await page.getByRole('menuitem', { name: '切换身份' }).click();
  const dialog = page.getByRole('dialog', { name: '切换身份' });
  await dialog.getByRole('radio', { name: /审核员/ }).check();
  await dialog.getByRole('button', { name: '切换到此身份' }).click();
  await expect(page).toHaveURL(/\/core\/start$/);
  await expect.poll(() => tokenOf(page)).toBe(before?.replace(/^2\./, '101.'));
  await expect(page.getByText('审核员').first()).toBeVisible();
  await expect
    .poll(() => page.evaluate(() => sessionStorage.getItem('visitedTabs') ?? ''))
    .not.toContain('/core/order');

  const goTo = (address: string) =>
    page.evaluate((to) => {
      window.history.pushState(null, '', to);
      window.dispatchEvent(new PopStateEvent('popstate'));
    }, address);
  await goTo('/core/personal');
  await expect(entry(/订单审核/)).toBeVisible();
  await expect(entry(/我的订单/)).toHaveCount(0);
  await goTo('/core/order');
  await expect(page).toHaveURL(/\/404$/);
  await expect(page.getByRole('heading', { level: 1, name: /没有找到这个页面/ })).toBeVisible();
  expect(await page.evaluate(() => 'met' in window)).toBe(true);
});

test('a one-time password has to be changed before anything else', async ({ page, browser, server }) => {
  const office = await browser.newContext({ baseURL: server.url });
  const desk = await office.newPage();
  await logIn(desk, 'admin');
  const admin = (await clientOf(desk, server.url)).use(systemUsers);
  const { rows } = await admin.list({ query: { pageNum: 1, pageSize: 10, userName: 'yuangong03' } });
  const userId = rows.find(({ userName }) => userName === 'yuangong03')?.userId ?? 0;
  await admin.resetPassword({ body: { userId, password: '' } });
  await desk.goto('/sandbox/outbox');
  const sms = await desk.getByRole('listitem').filter({ hasText: '一次性密码' }).first().innerText();
  const oneTime = /一次性密码为 (\S+?)，/.exec(sms)?.[1] ?? '';
  const phone = /1\d{10}/.exec(sms)?.[0] ?? '';
  await office.close();

  await page.goto('/login');
  await fillLogin(page, 'yuangong03', oneTime);
  // The calls of the home page are already refused: nothing else is possible before.
  const dialog = page.getByRole('dialog', { name: '修改密码' });
  await dialog.getByRole('textbox', { name: '图形验证码' }).fill(await captchaAnswer(page, dialog));
  await dialog.getByRole('button', { name: '获取验证码' }).click();
  await expect(dialog.getByRole('button', { name: /秒后可重新发送/ })).toBeVisible();
  await dialog.getByRole('textbox', { name: '短信验证码' }).fill(await latestCode(page, phone));
  await dialog.getByRole('button', { name: '下一步' }).click();
  await dialog.getByRole('textbox', { name: /^新密码/ }).fill('Fresh@2027');
  await dialog.getByRole('textbox', { name: /^确认新密码/ }).fill('Fresh@2027');
  await dialog.getByRole('button', { name: /确认修改/ }).click();
  await page.getByRole('dialog', { name: '温馨提示' }).getByRole('button', { name: '重新登录' }).click();
  await fillLogin(page, 'yuangong03', 'Fresh@2027');
  await expect(personalCenter(page, '孙样本')).toBeVisible();
});

test('a one-time link logs in on another computer, once, and leaves no token behind', async ({
  page,
  browser,
  server,
}) => {
  await logIn(page, 'qiye');
  const client = await clientOf(page, server.url);
  const { url } = await client.use(handover).ticket({ params: { target: 'portal' } });
  const token = new URL(url).hash.slice('#token='.length);
  const address = `/jumpCa?target=${encodeURIComponent('/core/order')}#token=${token}`;

  const elsewhere = await browser.newContext({ baseURL: server.url });
  const arrived = await elsewhere.newPage();
  await arrived.goto(address);
  await expect(arrived).toHaveURL(/\/core\/order$/);
  await arrived.goBack();
  expect(arrived.url()).not.toContain(token);
  await elsewhere.close();

  const late = await browser.newContext({ baseURL: server.url });
  const refused = await late.newPage();
  await refused.goto(address);
  await expect(refused.getByText(/登录链接无效或已使用/)).toBeVisible();
  expect(refused.url()).not.toContain(token);
  await late.close();

  // A logged-in user has to confirm before a link changes the account.
  await page.goto(`/jumpCa#token=${token}`);
  await expect(page.getByText(/您已经登录/)).toBeVisible();
});

test('nobody is led out of the portal by an address', async ({ page, server }) => {
  const home = new URL(server.url).origin;
  await page.goto(`/login?redirect=${encodeURIComponent('//evil.example/core')}`);
  await fillLogin(page, 'qiye');
  await expect(page).toHaveURL(`${home}/core/start`);
  const attempts = [
    '/redirect//evil.example/core',
    '/redirect/https://evil.example/core',
    '/redirect/%2F%2Fevil.example%2Fcore',
    '/redirect/%5C%5Cevil.example%5Ccore',
    '/redirect/javascript:alert(1)',
    '/jumpCa?target=https%3A%2F%2Fevil.example',
    '/jumpCa?target=%2F%2Fevil.example',
    '/jumpForm?url=https%3A%2F%2Fevil.example',
    '/jumpForm?target=%2F%2Fevil.example',
    '/login?redirect=https%3A%2F%2Fevil.example',
  ];
  for (const attempt of attempts) {
    await test.step(attempt, async () => {
      await page.goto(attempt);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(new URL(page.url()).origin).toBe(home);
    });
  }
});

test('a browser without storage logs in for the visit, and says so', async ({ page }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await logInByForm(page, 'qiye');
  await expect(page.getByText(/浏览器没有保存登录状态/)).toBeVisible();
  await expect(personalCenter(page, '张示例')).toBeVisible();
  await page.getByRole('link', { name: '下载中心' }).click();
  await expect(page).toHaveURL(/\/downloadCenter$/);
  await expect(personalCenter(page, '张示例')).toBeVisible();
});

for (const [what, hours] of [
  ['ahead', 24],
  ['behind', -24],
] as const) {
  // A push runs the harmful direction: a fast clock makes valid things look expired.
  const tag = (onPush: typeof what) => (what === onPush ? [] : '@deep');
  test(
    `a clock that is a day ${what} breaks neither login nor session`,
    { tag: tag('ahead') },
    async ({ page, server }) => {
      await page.clock.install({ time: Date.now() + hours * 3_600_000 });
      await logIn(page, 'qiye');
      await page.goto('/core/order');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.reload();
      await expect(page).toHaveURL(/\/core\/order$/);
      const { token } = await (await clientOf(page, server.url)).use(handover).paymentToken();
      expect(token).toMatch(/^zf\./);
    },
  );

  test(
    `with a clock that is a day ${what}, deadlines and times are those of the server`,
    {
      tag: tag('behind'),
    },
    async ({ page, browser, server }) => {
      await page.clock.install({ time: Date.now() + hours * 3_600_000 });
      await logIn(page, 'fuzeren');
      const orderNo = await placeOrder(page, server.url);

      await page.goto(`/makeSurePay?orderNo=${orderNo}`); // paid within 24 hours, or closed
      await expect(page.getByRole('heading', { name: '收银台' })).toBeVisible();
      await expect(page.getByRole('timer').first()).toHaveText(/^23:5\d:\d\d$/);
      await page.goto(`/core/orderDetail?orderNo=${orderNo}`);
      await expect(page.getByRole('timer').first()).toHaveText(/^23:5\d:\d\d$/);

      await sendTo('李样例', `时钟不准 ${what}`, browser, server.url);
      await page.goto('/core/personal');
      await page.getByRole('banner').getByRole('button', { name: /^消息/ }).click();
      const card = page.getByRole('listitem').filter({ hasText: `时钟不准 ${what}` });
      await expect(card.getByText(/^(?:刚刚|1分钟前)$/)).toBeVisible();

      const today = () => formatBeijing(new Date()).slice(0, 10);
      const days = [today()];
      await page.goto('/core/invoice');
      await page.getByRole('group', { name: '支付时间' }).getByRole('button', { name: '打开日历' }).click();
      await page.getByRole('button', { name: '近7天' }).click();
      await expect(page).toHaveURL(/[?&]to=/);
      days.push(today()); // midnight may have passed in between
      expect(days).toContain(new URL(page.url()).searchParams.get('to'));
    },
  );
}

test(
  'a visitor whose clock is years behind does not take what is old for new',
  { tag: '@deep' },
  async ({ page }) => {
    await page.clock.install({ time: Date.now() - 3_650 * 86_400_000 });
    await page.goto('/proclamation');
    const rows = page.getByRole('region', { name: '公告列表' }).getByRole('list').first();
    const oldest = rows.getByRole('listitem').last();
    await expect(oldest.getByRole('time')).toBeVisible();
    await expect(oldest.getByText('新', { exact: true })).toHaveCount(0);
  },
);

test('the second token of another system is for the prepaid account alone', async ({ page, server }) => {
  await logIn(page, 'qiye');
  const { token } = await (await clientOf(page, server.url)).use(handover).paymentToken();
  const wrong = createClient({ baseUrl: `${server.url}/mh`, getToken: () => token });
  await expect(wrong.use(session).info()).rejects.toMatchObject({ code: 401 });
});

test(
  'a second token in a link is taken with its own person’s proof alone',
  { tag: '@deep' },
  async ({ page, browser, server }) => {
    const planted = () => page.evaluate(() => sessionStorage.getItem('tokenByZf'));
    const clientFor = async (username: string) => {
      const token = await tokenFor(browser, server.url, username);
      // The same ticket is requested twice within three seconds.
      const options = { baseUrl: `${server.url}/mh`, getToken: () => token, repeatWindowMs: 0 };
      return createClient(options).use(handover);
    };
    const stranger = await clientFor('qiye');
    const { token: foreign } = await stranger.paymentToken();

    await test.step('who logs in by himself gets none', async () => {
      await page.goto(`/jumpCa#paymentToken=${foreign}`);
      await expect(page).toHaveURL(/\/jumpCa$/); // it was removed from the address
      await page.getByRole('tab', { name: '密码登录' }).click();
      await fillLogin(page, 'fuzeren');
      await expect(page).not.toHaveURL(/\/jumpCa/);
      expect(await planted()).toBeNull();
    });

    const own = await clientFor('fuzeren');
    const arrive = async (second: string) => {
      await page.evaluate(() => {
        localStorage.clear();
        sessionStorage.clear();
      });
      const { url } = await own.ticket({ params: { target: 'portal' } });
      const { hash } = new URL(url);
      await page.goto(`/jumpCa?target=%2Fproduct${hash}&paymentToken=${second}`);
      await expect(page).toHaveURL(/\/product$/);
      await expect(personalCenter(page, '李样例')).toBeVisible();
    };
    await test.step('with a proof: another person’s is left, his own is taken', async () => {
      await arrive(foreign);
      expect(await planted()).toBeNull();
      const { token } = await own.paymentToken();
      await page.goto('/404');
      await arrive(token);
      await expect.poll(planted).toBe(token);
    });
  },
);
