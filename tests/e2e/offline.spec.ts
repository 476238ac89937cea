import { type BrowserContext, type Locator, type Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { logIn } from './fixtures/people.js';
import { expect, test } from './fixtures/portal.js';

test.use({ serviceWorkers: 'allow', world: 'untouched' });

const versionFile = fileURLToPath(new URL('../../packages/app/dist/version.json', import.meta.url));

/** Waits until the worker controls the page, and has cached what the page loaded before. */
async function workerReady(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await expect
    .poll(() => page.evaluate(async () => (await (await caches.open('documents')).keys()).length))
    .toBeGreaterThan(0);
  await expect
    .poll(() => page.evaluate(async () => (await (await caches.open('hashed-files')).keys()).length))
    .toBeGreaterThan(5);
}

/** The content of all caches of the portal, as text. */
const cached = (page: Page) =>
  page.evaluate(async () => {
    const held: { url: string; body: string }[] = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const body = (await (await cache.match(request))?.text()) ?? '';
        held.push({ url: request.url, body });
      }
    }
    return held;
  });

/** Cached requests that contain a login. */
const loginsHeld = (page: Page) =>
  page.evaluate(async () => {
    const named: string[] = [];
    for (const name of await caches.keys())
      for (const { url, headers } of await (await caches.open(name)).keys())
        if (headers.has('authorization')) named.push(url);
    return named;
  });

/** Addresses of the cached calls. */
const callsHeld = (page: Page) =>
  page.evaluate(async () => (await (await caches.open('content')).keys()).map(({ url }) => url));

/** Public pages with an element that is only there when the content was loaded. */
const publicPages: readonly { path: string; shows: (main: Locator) => Locator; calls: readonly string[] }[] =
  [
    {
      path: '/proclamation',
      shows: (main) => main.getByRole('link', { name: /通知|公告|维护|放假/ }),
      calls: ['/mh/api/tzgg/getTzgg?'],
    },
    {
      path: '/knowledge',
      shows: (main) => main.locator('a[href^="/knowledgeDetail?id="]'),
      calls: ['/mh/api/knowledge/list?'],
    },
    {
      path: '/downloadCenter',
      shows: (main) => main.locator('a[href^="/downloadCenterDetail?id="]'),
      calls: ['/mh/tDownload/catalog?'],
    },
    {
      path: '/downloadCenterDetail?id=18',
      shows: (main) => main.getByRole('heading', { level: 1, name: /驱动/ }),
      calls: ['/mh/tDownload/getDownloadInfo/18?asked='],
    },
    {
      path: '/product',
      shows: (main) => main.locator('a[href^="/productDetail?id="]'),
      calls: ['/mh/shop/getShopList?'],
    },
    {
      path: '/productDetail?id=lock-master',
      shows: (main) => main.getByRole('heading', { level: 1, name: /主锁/ }),
      calls: ['/mh/shop/getShop/lock-master?asked='],
    },
    {
      path: '/about',
      shows: (main) => main.getByRole('heading', { level: 2 }),
      calls: ['/mh/api/gywm/getGywm'],
    },
  ];

async function readPublicPages(page: Page): Promise<void> {
  for (const { path, shows, calls } of publicPages) {
    await page.goto(path);
    await expect(shows(page.getByRole('main')).first()).toBeVisible();
    for (const call of calls)
      await expect.poll(async () => (await callsHeld(page)).join('\n')).toContain(call);
  }
}

async function showsPublicPages(page: Page, some = publicPages): Promise<void> {
  for (const { path, shows } of some)
    await test.step(`${path} without a network`, async () => {
      await page.goto(path);
      await expect(shows(page.getByRole('main')).first()).toBeVisible();
      await expect(notice(page)).toContainText(/网络已断开，正在显示 \d{2}:\d{2} 的内容/);
    });
}

const offline = (context: BrowserContext, gone: boolean) => context.setOffline(gone);
const notice = (page: Page) => page.getByRole('status').filter({ hasText: '网络' });

test('a visitor reads what he read last, is told from when it is, and is back by himself', async ({
  page,
  context,
}) => {
  await page.goto('/');
  await workerReady(page);
  await page.goto('/proclamation');
  const main = page.getByRole('main');
  const notices = main.getByRole('link', { name: /通知|公告|维护|放假/ });
  await expect(notices.first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expect.poll(async () => (await callsHeld(page)).join('\n')).toContain('/mh/api/tzgg/getTzgg?');
  const read = await notices.allInnerTexts();

  await offline(context, true);
  await page.reload();
  await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(notice(page)).toContainText(/网络已断开，正在显示 \d{2}:\d{2} 的内容/);
  await expect(notices.first()).toBeVisible();
  await expect.poll(() => notices.allInnerTexts()).toEqual(read);

  await page.goto('/');
  await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goBack();
  await expect(notices.first()).toBeVisible();

  await offline(context, false);
  await expect(notice(page)).toContainText('网络已恢复');
  await expect(notice(page)).toHaveCount(0);
});

test(
  'a visitor reads every public page again, those that ask by POST too',
  { tag: '@deep' },
  async ({ page, context }) => {
    await page.goto('/');
    await workerReady(page);
    // Content that was read before the worker was installed counts, too.
    for (const call of ['/mh/tDownload/getDownloadList?', '/mh/shop/getShopList?'])
      await expect.poll(async () => (await callsHeld(page)).join('\n')).toContain(call);
    await readPublicPages(page);
    await offline(context, true);
    await showsPublicPages(page);

    await test.step('a page of which nothing is kept does not claim to show anything', async () => {
      await page.goto('/knowledgeDetail?id=1');
      await expect(notice(page)).toContainText('网络已断开');
      await expect(notice(page)).not.toContainText('正在显示');
    });
    await offline(context, false);
  },
);

test(
  'somebody who is logged in reads public pages, too; what is kept is what a visitor is told',
  { tag: '@deep' },
  async ({ page, context, server }) => {
    await page.goto('/');
    await workerReady(page);
    await logIn(page, 'qiye');
    await page.evaluate(() => caches.delete('content'));
    await readPublicPages(page);
    await page.goto('/learningDetail?id=1');
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');

    expect(await loginsHeld(page)).toEqual([]);
    const kept = (await cached(page)).filter(({ url }) => new URL(url).pathname.startsWith('/mh/'));
    // A course page shows whether this user has enrolled.
    expect(kept.map(({ url }) => new URL(url).pathname)).not.toContain('/mh/api/course/1');
    const reads = kept.filter(({ url }) => !new URL(url).searchParams.has('asked'));
    expect(reads.length).toBeGreaterThan(5);
    // Counters and clocks change with every visit.
    const still = (body: string) =>
      body.replace(/"(?:djsl|views|reads|downloads|visits)":\d+|"asOf":"[^"]+"/g, '');
    for (const { url, body } of reads) {
      const visitors = await fetch(server.url + new URL(url).pathname + new URL(url).search);
      expect(still(body), url).toBe(still(await visitors.text()));
    }

    await offline(context, true);
    // A list and one page of it: the worker serves all of them to a visitor in the same way.
    await showsPublicPages(page, publicPages.slice(2, 4));
    await offline(context, false);
  },
);

test(
  'nothing of a person who is logged in is ever kept, nor the addresses of his pages',
  { tag: '@deep' },
  async ({ page, context }) => {
    await page.goto('/');
    await workerReady(page);
    await logIn(page, 'qiye');
    await page.goto('/core/orderDetail?orderNo=DD20261121000001');
    await expect(page.getByRole('tablist', { name: '已打开页面' })).toBeVisible();
    await page.goto('/core/personal');
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');

    await expect.poll(async () => (await cached(page)).length).toBeGreaterThan(5);
    const held = await cached(page);
    const token = await page.evaluate(() => localStorage.getItem('token'));
    // A cache stores the request with the answer, and so would store its login.
    expect(await loginsHeld(page)).toEqual([]);
    const calls = held.map(({ url }) => url).filter((url) => url.includes('/mh/'));
    for (const url of calls) expect(url).not.toMatch(/getInfo|getRouters|order|message|person|qiye|captcha/i);
    for (const { url, body } of held) {
      expect(url).not.toContain('orderNo');
      expect(body).not.toContain(token ?? 'no token');
      expect(body).not.toMatch(/张示例|91210000TEX000010X/);
    }

    await test.step('an open page stays readable and says that the network is gone', async () => {
      await offline(context, true);
      await expect(notice(page)).toContainText('网络已断开');
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
      await offline(context, false);
      await expect(notice(page)).toContainText('网络已恢复');
    });

    await test.step('a network that comes and goes while everything is asked again ends no session', async () => {
      await expect(notice(page)).toHaveCount(0);
      await page.route('**/mh/getInfo', (route) => route.abort());
      await offline(context, true);
      await expect(notice(page)).toContainText('网络已断开');
      const failed = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/mh/getInfo'));
      await offline(context, false);
      await failed;
      await expect(notice(page)).toHaveCount(0);
      await expect(page).toHaveURL(/\/core\/personal$/);
      expect(await page.evaluate(() => localStorage.getItem('token'))).toBe(token);
    });
  },
);

test(
  'a login outlasts a start without a network, and its page opens by itself afterwards',
  { tag: '@deep' },
  async ({ page, context }) => {
    await page.goto('/');
    await workerReady(page);
    await logIn(page, 'qiye');
    await page.goto('/core/personal');
    const heading = page.getByRole('main').getByRole('heading', { level: 1 });
    await expect(page.getByRole('tablist', { name: '已打开页面' })).toBeVisible();
    await page.waitForLoadState('networkidle');
    const tokenNow = () => page.evaluate(() => localStorage.getItem('token'));
    const token = await tokenNow();

    await offline(context, true);
    await page.reload();
    await expect(heading).toHaveText('网络已断开，页面暂时打不开');
    await page.getByRole('link', { name: '先看首页' }).click();
    await expect(notice(page)).toContainText('网络已断开');
    await expect(heading).not.toContainText('网络已断开');
    await page.goBack();
    await expect(heading).toContainText('网络已断开');
    expect(await tokenNow()).toBe(token);

    await offline(context, false);
    await expect(page.getByRole('tablist', { name: '已打开页面' })).toBeVisible();
    await expect(page).toHaveURL(/\/core\/personal$/);
    expect(await tokenNow()).toBe(token);
  },
);

test('the caches are bounded and a login page opens without a network', async ({ page, context }) => {
  await page.goto('/login');
  await page.goto('/');
  await workerReady(page);
  await page.goto('/login');
  await expect(page.getByRole('button', { name: '登录', exact: true })).toBeVisible();
  // The prerendered page appears before its code, which has to be cached, too.
  await page.waitForLoadState('networkidle');
  await expect
    .poll(async () => (await cached(page)).map(({ url }) => new URL(url).pathname))
    .toEqual(expect.arrayContaining(['/login', expect.stringMatching(/login-/)]));
  await offline(context, true);
  await page.reload();
  await expect(page.getByRole('button', { name: '登录', exact: true })).toBeVisible();
  await expect(notice(page)).toContainText('网络已断开');
  const documents = (await cached(page)).filter(({ body }) => body.startsWith('<!doctype html'));
  expect(documents.length).toBeLessThanOrEqual(3);
  await offline(context, false);
});

test('a new release under an open page is offered, not forced', async ({ page }) => {
  const { entry } = JSON.parse(readFileSync(versionFile, 'utf8')) as { entry: string };
  expect(entry).toMatch(/^\/assets\/.+\.js$/);
  let released = entry;
  await page.route('**/version.json', (route) => route.fulfill({ json: { entry: released } }));
  const look = async () => {
    const asked = page.waitForResponse('**/version.json');
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
    await asked;
  };
  const offer = page.getByRole('status').filter({ hasText: '有新版本' });

  // Registered in advance: the event may come before or after the load event.
  const first = page.waitForResponse('**/version.json');
  await page.goto('/');
  await first;
  await look();
  await expect(offer).toHaveCount(0);

  released = '/assets/index-another.js';
  await look();
  await expect(offer).toBeVisible();
  const loads: string[] = [];
  page.on('framenavigated', (frame) => loads.push(frame.url()));
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  expect(loads).toEqual([]);

  released = entry;
  const again = page.waitForResponse('**/version.json');
  await Promise.all([page.waitForEvent('load'), offer.getByRole('button', { name: '刷新' }).click()]);
  await again;
  await expect(offer).toHaveCount(0);
});

test('the portal can be installed: manifest, icons of its own, a worker, and headers that let it', async ({
  page,
  server,
}) => {
  await page.goto('/');
  const href = await page.locator('link[rel="manifest"]').getAttribute('href');
  const manifest = await page.request.get(server.url + (href ?? ''));
  expect(manifest.headers()['content-type']).toContain('application/manifest+json');
  const {
    icons,
    start_url: start,
    display,
  } = (await manifest.json()) as {
    icons: { src: string; sizes: string; purpose?: string }[];
    start_url: string;
    display: string;
  };
  expect([start, display]).toEqual(['/', 'standalone']);
  expect(icons.map(({ sizes }) => sizes)).toEqual(expect.arrayContaining(['192x192', '512x512']));
  expect(icons.some(({ purpose }) => purpose === 'maskable')).toBe(true);
  for (const { src } of icons) {
    const icon = await page.request.get(server.url + src);
    expect(icon.status()).toBe(200);
    expect(icon.headers()['content-type']).toMatch(/^image\//);
  }
  const worker = await page.request.get(`${server.url}/sw.js`);
  expect(worker.headers()['cache-control']).toBe('no-cache');
  expect(worker.headers()['content-security-policy']).toContain("worker-src 'self'");
  const client = await page.context().newCDPSession(page);
  await expect
    .poll(async () => {
      const { installabilityErrors } = await client.send('Page.getInstallabilityErrors');
      return installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito');
    })
    .toEqual([]);
});
