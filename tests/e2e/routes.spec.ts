import { session } from '@ca-portal/api/groups/session';
import type { BrowserContext, Locator, Page } from '@playwright/test';
import { afterLogin, closed, forEverybody, ofTheTree, visits } from './fixtures/addresses.js';
import { lost, openDocument, pathOf, problemsOf } from './fixtures/opening.js';
import { clientOf } from './fixtures/orders.js';
import { logIn } from './fixtures/people.js';
import { expect, test } from './fixtures/portal.js';

test.use({ world: 'untouched' });
// Each role separately: in one file they would end the run alone, with every other worker idle.
test.describe.configure({ mode: 'parallel' });

/** An applicant and the administration. */
const onEveryPush = ['qiye', 'admin'];
/** The server's tests cover their permissions; opening uses the same code as above. */
const byDeep = ['ziranren', 'shenhe1', 'fuzeren', 'zaojia', 'faren', 'zhuanjia', 'linshi', 'jiandu'];

/** Addresses that redirect a logged-in user, who has already arrived. */
const ledOn: Readonly<Record<string, string>> = { '/jumpCa': '/core/start' };
/** Waits for the final page: a prerendered heading is there before a script can redirect. */
const isAt = (page: Page, path: string, address = path) =>
  expect(page, address).toHaveURL((url) => pathOf(url) === path);

/** Navigates inside the running page, like a link: a refusal needs no new document. */
async function goOn(page: Page, address: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, address);
}

/** A page of the menu tree inside the portal: the heading of its own panel, not that of the page before. */
async function openInside(page: Page, address: string): Promise<Locator> {
  await goOn(page, address);
  const tab = `work-tabs-tab-${encodeURIComponent(pathOf(address))}`;
  const heading = page
    .locator(`[role="tabpanel"][aria-labelledby^="${tab}"]`)
    .getByRole('heading', { level: 1 });
  await expect(heading.first(), address).toBeVisible();
  await expect(page.getByRole('alert').getByRole('heading', { level: 1 }), address).toHaveCount(0);
  return heading.first();
}

/** Several addresses in parallel: each loads a whole page, and the machine has more than one core. */
async function visitAll(
  context: BrowserContext,
  addresses: readonly string[],
  look: (page: Page, address: string) => Promise<void>,
): Promise<void> {
  const waiting = [...addresses];
  const work = async () => {
    const page = await context.newPage();
    const problems = problemsOf(page);
    for (let address = waiting.shift(); address !== undefined; address = waiting.shift()) {
      await look(page, address);
    }
    await page.close();
    expect(problems).toEqual([]);
  };
  await Promise.all([work(), work(), work()]);
}

test('a visitor is asked to log in where a page needs it, and led home where nothing is for him', async ({
  page,
}) => {
  const problems = problemsOf(page);
  // The first from a bookmark, the others from an open page: only the target differs.
  const open = async (address: string, index: number) => {
    if (index === 0) return openDocument(page, address);
    await goOn(page, '/about');
    await isAt(page, '/about', address);
    return goOn(page, address);
  };
  for (const [index, address] of afterLogin.entries()) {
    await open(address, index);
    // A login now returns to exactly this page, with all its parameters.
    const back = pathOf(address) + new URL(address, 'http://any').search;
    await expect(page, address).toHaveURL(
      (url) => pathOf(url) === '/login' && url.searchParams.get('redirect') === back,
    );
  }
  for (const [index, address] of closed.entries()) {
    await open(address, index);
    await isAt(page, '/', address);
  }
  expect(problems).toEqual([]);
});

test('what nobody has leads to 404, and /login leads whoever is logged in to his start page', async ({
  page,
}) => {
  await expect(await openDocument(page, '/no/such/page')).toHaveText(lost);
  await isAt(page, '/404');
  await logIn(page, 'qiye');
  await openDocument(page, '/login');
  await isAt(page, '/core/start');
  await openDocument(page, '/core');
  await isAt(page, '/core/personal');
});

test(
  'another spelling of an address is the same page: one tab, one frame, refreshed by /Redirect',
  { tag: '@deep' },
  async ({ page }) => {
    await openDocument(page, '/Product/?platform=P01');
    await expect(page).toHaveURL((url) => pathOf(url) === '/product' && url.search === '?platform=P01');
    await openDocument(page, '/LOGIN');
    await isAt(page, '/login');
    await logIn(page, 'qiye');
    await openDocument(page, '/Login');
    await isAt(page, '/core/start');
    await openDocument(page, '/core/order');
    await openDocument(page, '/Core/Order/');
    await isAt(page, '/core/order');
    const tabs = page.getByRole('tablist', { name: '已打开页面' }).getByRole('tab');
    await expect(tabs).toHaveCount(2); // 首页, where the login led, and the orders
    await openDocument(page, '/Redirect/Core/Order');
    await isAt(page, '/core/order');
    await expect(tabs).toHaveCount(2); // 首页, where the login led, and the orders
    // A payment is handed over with nothing beside it, however its address is spelled (spec 2.2 writes it so).
    await openDocument(page, '/alipay/');
    await isAt(page, '/alipay');
    await expect(page.getByRole('complementary', { name: '快捷工具' })).toHaveCount(0);
    await expect(page.getByRole('banner')).toHaveCount(0);
  },
);

interface Node {
  path: string;
  hidden: boolean;
  component: string;
  children: Node[];
}
/** The pages of a tree with their full paths. */
const pagesOf = (nodes: readonly Node[], parent = ''): Node[] =>
  nodes.flatMap((node) => {
    const path = node.path.startsWith('/') ? node.path : `${parent.replace(/\/$/, '')}/${node.path}`;
    const below = pagesOf(node.children, path);
    return ['Layout', 'ParentView'].includes(node.component) ? below : [{ ...node, path }, ...below];
  });
const matches = (pattern: string, path: string) =>
  new RegExp(`^${pattern.replaceAll(/:\w+/g, '[^/]+')}$`).test(path);

/** Pages that a role may open, from the tree and its own menu, and pages that it may not. */
async function addressesOf(page: Page, baseUrl: string): Promise<{ may: string[]; mayNot: string[] }> {
  const client = await clientOf(page, baseUrl);
  const pages = pagesOf(await client.use(session).routers());
  // Every menu entry opens; hidden pages may belong to another build.
  const inMenu = pages.filter(({ hidden, path }) => !hidden && !path.includes(':')).map(({ path }) => path);
  const own = inMenu.filter((path) => !ofTheTree.some((known) => pathOf(known) === path));
  const isPermitted = (address: string) => pages.some(({ path }) => matches(path, pathOf(address)));
  const all = [...ofTheTree, ...own];
  return { may: all.filter(isPermitted), mayNot: all.filter((address) => !isPermitted(address)) };
}

async function isFound(page: Page, heading: Locator, address: string): Promise<void> {
  await isAt(page, pathOf(address), address);
  await expect(heading, address).not.toHaveText(lost);
}

/**
 * Navigates from page to page inside the portal: permissions differ, not how a page loads (stillness.spec.ts). Then
 * opens pages without permission.
 */
async function walkRole(page: Page, may: readonly string[], mayNot: readonly string[]): Promise<void> {
  const problems = problemsOf(page);
  for (const [index, address] of may.entries()) {
    await isFound(page, await (index === 0 ? openDocument : openInside)(page, address), address);
  }
  expect(problems).toEqual([]);
  // One of them from a bookmark, the others by redirects.
  for (const [index, address] of mayNot.entries()) {
    await (index === 0 ? page.goto(address) : goOn(page, address));
    await isAt(page, '/404', address);
    await expect(page.getByRole('heading', { level: 1 }), address).toHaveText(lost);
  }
}

for (const username of onEveryPush) {
  test(`${username} finds the pages of the role, and no others`, async ({ page, server }) => {
    test.slow();
    await logIn(page, username);
    const { may, mayNot } = await addressesOf(page, server.url);
    // Pages that stillness.spec.ts opens for the same user on the same push are skipped.
    const found = visits.find((one) => one.username === username)?.addresses.map(pathOf) ?? [];
    await walkRole(
      page,
      may.filter((address) => !found.includes(pathOf(address))),
      mayNot,
    );
  });
}

for (const username of [...byDeep, 'qiye', 'admin']) {
  test(
    `${username} goes through all pages of the role, and no others`,
    { tag: '@deep' },
    async ({ page, server }) => {
      test.slow();
      await logIn(page, username);
      const { may, mayNot } = await addressesOf(page, server.url);
      await walkRole(page, may, mayNot);
    },
  );
}

/** Public pages, as documents of a logged-in user. */
async function visitPublic(context: BrowserContext, addresses: readonly string[]): Promise<void> {
  await visitAll(context, addresses, async (tab, address) => {
    const heading = await openDocument(tab, address);
    await isAt(tab, address === '/' ? '/core/start' : (ledOn[address] ?? pathOf(address)), address);
    if (address !== '/404') await expect(heading, address).not.toHaveText(lost);
  });
}

test('whoever is logged in finds the public pages as well', { tag: '@deep' }, async ({ page, context }) => {
  test.slow();
  await logIn(page, 'qiye');
  // A third of them, spread over the list: a visitor opens each on every push.
  await visitPublic(
    context,
    forEverybody.filter((_, index) => index % 3 === 0),
  );
});

for (const username of ['qiye', 'admin']) {
  test(
    `${username} opens every page from a bookmark`,
    { tag: '@deep' },
    async ({ page, context, server }) => {
      test.slow();
      await logIn(page, username);
      const { may } = await addressesOf(page, server.url);
      await visitAll(context, may, async (tab, address) =>
        isFound(tab, await openDocument(tab, address), address),
      );
      await visitAll(context, [...afterLogin, '/myCoupons', '/moreCoupons'], async (tab, address) =>
        isFound(tab, await openDocument(tab, address), address),
      );
      await visitPublic(context, forEverybody);
    },
  );
}
