import { orders } from '@ca-portal/api/groups/orders';
import { type CDPSession, type Page } from '@playwright/test';
import { clientOf } from './fixtures/orders.js';
import { logIn, logOut } from './fixtures/people.js';
import { expect, test } from './fixtures/portal.js';
import { bar, choose, isActiveTab } from './fixtures/tabs.js';

test.use({ world: 'untouched' });

const tabs = (page: Page) => bar(page).getByRole('tab');
const panel = (page: Page) => page.getByRole('tabpanel');
const menu = (page: Page) => page.getByRole('navigation', { name: '侧边菜单' });

test('pages are tabs: kept over a switch and a reload, refreshed by /redirect, gone with the login', async ({
  page,
}) => {
  await logIn(page, 'qiye');
  await page.goto('/core/personal');
  await expect(tabs(page)).toHaveCount(1);
  await menu(page).getByRole('link', { name: /订单/ }).click();
  await expect(page).toHaveURL(/\/core\/order$/);
  await expect(tabs(page)).toHaveCount(2);

  await test.step('a page that is not active stays the same element; a refresh makes another', async () => {
    const panel = page.getByRole('tabpanel');
    const mark = () => panel.evaluate((element) => element.setAttribute('data-met', 'yes'));
    await mark();
    await tabs(page).first().click();
    await expect(page).toHaveURL(/\/core\/personal$/);
    await expect(panel).not.toHaveAttribute('data-met');
    await tabs(page).last().click();
    await expect(page).toHaveURL(/\/core\/order$/);
    await expect(panel).toHaveAttribute('data-met', 'yes');

    await page.evaluate(() => {
      window.history.pushState(null, '', '/redirect/core/order');
      window.dispatchEvent(new PopStateEvent('popstate'));
    });
    await expect(page).toHaveURL(/\/core\/order$/);
    await expect(panel).not.toHaveAttribute('data-met');
    await expect(tabs(page)).toHaveCount(2);
  });

  await test.step('a page may have the whole window', async () => {
    await page.getByRole('button', { name: '最大化' }).click();
    await expect(page.getByRole('banner')).toHaveCount(0);
    await expect(menu(page)).toHaveCount(0);
    await expect(page.getByRole('tabpanel')).toBeVisible();
    await page.getByRole('button', { name: '还原' }).click();
    await expect(page.getByRole('banner')).toBeVisible();
  });

  await test.step('a reload keeps the tabs', async () => {
    await page.reload();
    await expect(tabs(page)).toHaveCount(2);
  });

  await test.step('nobody is led out of the portal', async () => {
    await page.goto('/redirect//evil.example/core');
    await expect(page).toHaveURL(/^http:\/\/(?:127\.0\.0\.1|localhost):\d+\/core\/start$/);
  });

  await test.step('a logout leaves none', async () => {
    await logOut(page);
    await expect.poll(() => page.evaluate(() => window.sessionStorage.getItem('visitedTabs'))).toBeNull();
    await logIn(page, 'qiye');
    await page.goto('/core/order');
    await expect(tabs(page)).toHaveCount(1);
  });
});

test('two ids are two tabs, each with its own address', async ({ page }) => {
  await logIn(page, 'qiye');
  await page.goto('/core/orderDetail?orderNo=DD20261121000001');
  await expect(tabs(page)).toHaveCount(1);
  await page.evaluate(() => {
    window.history.pushState(null, '', '/core/orderDetail?orderNo=DD20261121000002');
    window.dispatchEvent(new PopStateEvent('popstate'));
  });
  await expect(tabs(page)).toHaveCount(2);
  await tabs(page).first().click();
  await expect(page).toHaveURL(/orderNo=DD20261121000001$/);
});

/** Navigates inside the running app, like a link, and waits until its tab is active. */
async function go(page: Page, address: string): Promise<void> {
  await page.evaluate((to) => {
    window.history.pushState(null, '', to);
    window.dispatchEvent(new PopStateEvent('popstate'));
  }, address);
  const activeTab = bar(page).getByRole('tab', { selected: true });
  await expect(activeTab.locator('xpath=ancestor-or-self::*[@data-path]')).toHaveAttribute(
    'data-path',
    address,
  );
}

/** A mark on the element of the current page: it disappears when the page is rendered again. */
const mark = (page: Page) => panel(page).evaluate((element) => element.setAttribute('data-met', 'yes'));
const isMarked = (page: Page) => expect(panel(page)).toHaveAttribute('data-met', 'yes');

const scrolled = (page: Page) => page.evaluate(() => window.scrollY);
/** Scrolls until the page has handled it: an earlier scroll would be reset. */
async function scrollOn(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise((told) => {
        window.addEventListener('scroll', told, { once: true });
        window.scrollTo(0, 160);
      }),
  );
  await expect.poll(() => scrolled(page)).toBeGreaterThan(50);
}

interface Node {
  path: string;
  component: string;
  children: Node[];
  meta: { title: string };
}

/** The server's own menu tree with some pages a second time, four levels deep. */
async function deepMenu(page: Page): Promise<void> {
  await page.route('**/mh/getRouters', async (route) => {
    const response = await route.fetch();
    const body = (await response.json()) as { data: Node[] };
    const all = body.data.flatMap((node) => [node, ...node.children]);
    const [some] = all;
    const node = (path: string, component: string, title: string, children: Node[] = []) => ({
      ...some,
      name: `Deep ${path}`,
      hidden: false,
      redirect: undefined,
      path,
      component,
      children,
      meta: { title, icon: 'order', noCache: false, affix: false, link: null },
    });
    const leaves = [
      node('certificates', 'core/caManage', '深处的证书'),
      node('messages', 'emsystem/messageManage', '深处的消息'),
    ] as Node[];
    const two = node('two', 'Layout', '第二层', [
      node('three', 'Layout', '第三层', leaves) as Node,
      node('orders', 'core/order', '第三层的订单') as Node,
    ]) as Node;
    const deep = node('/one', 'Layout', '第一层', [two]) as Node;
    await route.fulfill({ response, json: { ...body, data: [...body.data, deep] } });
  });
}

test('what was typed, chosen and scrolled to is still there after a switch, at any depth of the menu', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1366, height: 420 });
  await deepMenu(page);
  await logIn(page, 'qiye');
  await page.goto('/one/two/three/certificates');
  const words = panel(page).getByRole('searchbox', { name: '证书名称、序列号或持有人' });
  await words.fill('没有提交的文字');
  await words.fill('');
  await words.fill('锁');
  await expect(
    panel(page)
      .getByText(/剩 \d+ 天/)
      .first(),
  ).toBeVisible();
  await mark(page);
  await scrollOn(page);
  const place = await scrolled(page);

  await go(page, '/one/two/three/messages');
  const row = panel(page).getByRole('list', { name: '收件箱' }).getByRole('link').nth(2);
  await row.click();
  await expect(row).toHaveAttribute('aria-current', 'true');
  const address = page.url();
  await mark(page);

  await go(page, '/one/two/orders');
  await expect(tabs(page)).toHaveCount(3);
  await expect(panel(page)).not.toHaveAttribute('data-met');

  await tabs(page).first().click();
  await expect(page).toHaveURL(/\/one\/two\/three\/certificates\?words=%E9%94%81$/);
  await isMarked(page);
  await expect(words).toHaveValue('锁');
  await expect.poll(() => scrolled(page)).toBe(place);

  await tabs(page).nth(1).click();
  await expect(page).toHaveURL(address);
  await isMarked(page);
  await expect(row).toHaveAttribute('aria-current', 'true');

  await test.step('a visit to a public page leaves them as they are, too', async () => {
    await tabs(page).first().click();
    await page.getByRole('navigation', { name: '侧边菜单' }).getByRole('link', { name: '首页' }).click();
    await page.getByRole('navigation', { name: '公开页面' }).getByRole('link', { name: '下载中心' }).click();
    await expect(page.getByRole('heading', { level: 1, name: '下载中心' })).toBeVisible();
    await page.goBack();
    await page.goBack();
    await isMarked(page);
    await expect(words).toHaveValue('锁');
  });
});

test(
  'a closed page and a refreshed one begin at the top, not where they were left',
  { tag: '@deep' },
  async ({ page }) => {
    await page.setViewportSize({ width: 1366, height: 420 });
    await logIn(page, 'qiye');
    const orders = panel(page).getByRole('heading', { level: 1, name: '我的订单' });
    const link = (name: RegExp) => menu(page).getByRole('link', { name });
    const someOrder = panel(page)
      .getByText(/DD\d{8}/)
      .first();
    const leaveBelow = async () => {
      await isActiveTab(page, '我的订单');
      await expect(someOrder).toBeVisible();
      await scrollOn(page);
    };
    await page.goto('/core/order');
    await leaveBelow();

    await choose(page, /我的订单/, '刷新页面');
    await expect(someOrder).toBeVisible();
    await expect.poll(() => scrolled(page)).toBe(0);

    await leaveBelow();
    await link(/CA管理/).click();
    await expect(tabs(page)).toHaveCount(2);
    await choose(page, /我的订单/, '关闭当前');
    await expect(tabs(page)).toHaveCount(1);
    await link(/我的订单/).click();
    await expect(orders).toBeVisible();
    await expect(someOrder).toBeVisible();
    await expect.poll(() => scrolled(page)).toBe(0);

    await test.step('the current page, too', async () => {
      await link(/CA管理/).click();
      await isActiveTab(page, 'CA管理');
      await link(/我的订单/).click();
      await leaveBelow();
      await choose(page, /我的订单/, '关闭当前');
      await expect(page).toHaveURL(/\/core\/caManage$/);
      await link(/我的订单/).click();
      await expect(someOrder).toBeVisible();
      await expect.poll(() => scrolled(page)).toBe(0);
    });
  },
);

test(
  'closing others and closing all never makes a pinned page anew; closing one id leaves the other',
  { tag: '@deep' },
  async ({ page }) => {
    await logIn(page, 'qiye');
    await page.goto('/core/caManage');
    const words = panel(page).getByRole('searchbox', { name: '证书名称、序列号或持有人' });
    await words.fill('锁');
    await mark(page);
    await choose(page, /CA管理/, '固定页面');
    await go(page, '/core/orderDetail?orderNo=DD20261121000001');
    await mark(page);
    await go(page, '/core/orderDetail?orderNo=DD20261121000002');
    await expect(panel(page)).not.toHaveAttribute('data-met');
    await go(page, '/core/order');
    await expect(tabs(page)).toHaveCount(4);

    await test.step('the same page with another id keeps its state', async () => {
      await tabs(page).nth(2).click();
      await expect(page).toHaveURL(/orderNo=DD20261121000002$/);
      await tabs(page).nth(2).press('Delete');
      await expect(tabs(page)).toHaveCount(3);
      await tabs(page).nth(1).click();
      await expect(page).toHaveURL(/orderNo=DD20261121000001$/);
      await isMarked(page);
    });
    await choose(page, /我的订单/, '关闭其他');
    await expect(tabs(page)).toHaveCount(2);
    await tabs(page).first().click();
    await isMarked(page);
    await expect(words).toHaveValue('锁');

    await choose(page, /我的订单/, '全部关闭');
    await expect(tabs(page)).toHaveCount(1);
    await isMarked(page);
    await expect(words).toHaveValue('锁');

    await test.step('what was closed comes back', async () => {
      await choose(page, /CA管理/, '重新打开');
      await expect(tabs(page)).toHaveCount(2);
      await expect(page).toHaveURL(/\/core\/order$/);
    });
  },
);

test(
  'a close leads to the last remaining tab, by choice to the one before; a page opens in its own window',
  { tag: '@deep' },
  async ({ page, context }) => {
    await logIn(page, 'qiye');
    const tab = (name: RegExp) => bar(page).getByRole('tab', { name });
    const activeTab = bar(page).getByRole('tab', { selected: true });
    /** The tab before the closed one is not the last of the bar. */
    const closeThird = async () => {
      await tab(/CA管理/).click();
      await isActiveTab(page, 'CA管理');
      await tab(/个人信息/).click();
      await isActiveTab(page, /个人信息/);
      await choose(page, /个人信息/, '关闭当前');
    };
    await page.goto('/core/personal');
    await expect(tabs(page)).toHaveCount(1);
    await go(page, '/core/caManage');
    await go(page, '/core/order');
    await closeThird();
    await expect(activeTab).toHaveText('我的订单');

    await page.getByRole('banner').getByRole('button', { name: '界面设置' }).click();
    await page.getByRole('switch', { name: '按访问记录返回' }).click();
    await page.getByRole('button', { name: '完成' }).click();
    await go(page, '/core/personal');
    await closeThird();
    await expect(activeTab).toHaveText('CA管理');
    await page.reload();
    await expect(tabs(page)).toHaveCount(2);
    await go(page, '/core/personal');
    await closeThird();
    await expect(activeTab).toHaveText('CA管理');

    for (const open of [
      () => tab(/CA管理/).click({ modifiers: ['Control'] }),
      () => choose(page, /CA管理/, '新开窗口'),
    ]) {
      const opened = context.waitForEvent('page');
      await open();
      const window = await opened;
      await expect(window).toHaveURL(/\/core\/caManage$/);
      await expect(tabs(window)).toHaveCount(1);
    }
  },
);

interface Held {
  heap: number;
  nodes: number;
}

/** Memory and elements of the page after a garbage collection. */
async function held(client: CDPSession): Promise<Held> {
  for (let i = 0; i < 3; i += 1) await client.send('HeapProfiler.collectGarbage');
  const { metrics } = await client.send('Performance.getMetrics');
  const of = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? Number.NaN;
  return { heap: of('JSHeapUsedSize'), nodes: of('Nodes') };
}

test(
  'fifty tabs that were opened and closed hold neither memory nor elements',
  {
    tag: '@deep',
  },
  async ({ page, server }) => {
    test.slow();
    await logIn(page, 'qiye');
    const client = await clientOf(page, server.url);
    const [known] = (await client.use(orders).list({ query: { page: 1, limit: 1 } })).rows;
    expect(known).toBeDefined();
    await page.route(/\/mh\/order\/DD9/, (route) =>
      route.continue({
        url: route
          .request()
          .url()
          .replace(/DD9\d+/, known?.orderNo ?? ''),
      }),
    );
    await page.goto('/core/caManage');
    await choose(page, /CA管理/, '固定页面');

    const openAndClose = async (count: number) => {
      for (let i = 0; i < count; i += 1) {
        await go(page, `/core/orderDetail?orderNo=DD9${i}`);
        await expect(panel(page).getByRole('heading', { level: 1 })).toBeVisible();
      }
      await expect(tabs(page)).toHaveCount(count + 1);
      // The least recently used pages have already been dropped.
      await expect.poll(() => page.locator('[role="tabpanel"]').count()).toBeLessThanOrEqual(21);
      // From the menu of the bar: the menu of a tab closes when the overflowing bar scrolls.
      await go(page, '/core/caManage');
      await page.getByRole('button', { name: '更多操作' }).click();
      await page.getByRole('menuitem', { name: '关闭其他' }).click();
      await expect(tabs(page)).toHaveCount(1);
      await expect(panel(page).getByRole('heading', { level: 1 })).toBeVisible();
    };

    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Performance.enable');
    await openAndClose(25); // loads code and creates singletons, and drops some pages
    const before = await held(devtools);
    await openAndClose(50);
    // Generous: a single kept-alive page of this kind has some hundred elements and a megabyte of closures and data.
    // The page frees memory in idle time, a moment later.
    await expect(async () => {
      const after = await held(devtools);
      expect(after.nodes - before.nodes).toBeLessThan(1_500);
      expect(after.heap - before.heap).toBeLessThan(6_000_000);
    }).toPass({ timeout: 30_000 });
  },
);
