import { type Page } from '@playwright/test';
import { takenOver } from './fixtures/hydration.js';
import { logIn } from './fixtures/people.js';
import { expect, test } from './fixtures/portal.js';

test.use({ world: 'untouched' });

/** Errors in the browser's console: React reports hydration mismatches there. */
function complaints(page: Page): string[] {
  const said: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') said.push(message.text());
  });
  page.on('pageerror', (error) => said.push(String(error)));
  return said;
}

/** Differences of two documents, element by element: tag, attributes, own text. */
const differences = (page: Page, html: string) =>
  page.evaluate((given) => {
    const found: string[] = [];
    let compared = 0;
    const text = (node: Element) =>
      [...node.childNodes]
        .flatMap((child) => (child.nodeType === Node.TEXT_NODE ? [child.nodeValue] : []))
        .join('');
    const walk = (before: Element, after: Element, at: string) => {
      compared += 1;
      const here = `${at}>${before.localName}`;
      if (before.localName !== after.localName) return void found.push(`${here} became ${after.localName}`);
      for (const name of new Set([...before.getAttributeNames(), ...after.getAttributeNames()])) {
        const [was, is] = [before.getAttribute(name), after.getAttribute(name)];
        if (was !== is) found.push(`${here}[${name}] ${was} became ${is}`);
      }
      if (text(before) !== text(after)) found.push(`${here} “${text(before)}” became “${text(after)}”`);
      const [was, is] = [[...before.children], [...after.children]];
      if (was.length !== is.length) {
        found.push(`${here} had ${was.map((e) => e.localName)}, has ${is.map((e) => e.localName)}`);
      }
      was.forEach((child, index) => is[index] && walk(child, is[index], here));
    };
    const root = (document: Document) => document.querySelector('#root') as Element;
    walk(root(new DOMParser().parseFromString(given, 'text/html')), root(document), '');
    return { compared, found };
  }, html);

for (const path of ['/', '/login']) {
  test(`a visitor's ${path} is the same element for element after it has been taken over`, async ({
    page,
  }) => {
    // Content that loads later has its own place: answers, edge widgets, the address in the title.
    await page.route('**/mh/**', () => {});
    await page.route(/\/assets\/later-/, () => {});
    const html = await (await page.request.get(path)).text();
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    await takenOver(page.locator('#root > *').first());
    const { compared, found } = await differences(page, html);
    expect(found).toEqual([]);
    expect(compared).toBeGreaterThan(path === '/' ? 400 : 60);
  });

  test(`a visitor's ${path} is taken over without a complaint`, async ({ page }) => {
    const said = complaints(page);
    await page.goto(path);
    await takenOver(page.locator('#root > *').first());
    await page.waitForLoadState('networkidle');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(said).toEqual([]);
  });
}

test('a login that is sent before any script has come leaves no password in the address', async ({
  page,
}) => {
  await page.route(/\/assets\/.*\.js$/, () => {});
  await page.goto('/login', { waitUntil: 'commit' });
  await page.getByLabel('用户名或手机号').fill('qiye');
  const secret = page.getByRole('textbox', { name: '密码', exact: true });
  await secret.fill('Demo@2026');
  await page.getByRole('button', { name: '登录', exact: true }).click();
  await secret.press('Enter');
  await expect(page).toHaveURL(/\/login$/);
  await expect(secret).toHaveValue('Demo@2026');
});

test('who is logged in is led from home to his start page, and nothing that is meant for visitors flashes', async ({
  page,
}) => {
  await logIn(page, 'qiye');
  const said = complaints(page);
  await page.addInitScript(() => {
    const seen = { hero: false };
    Object.assign(window, { seen });
    new MutationObserver(() => {
      const title = document.querySelector<HTMLElement>('main h1');
      const isHero = title?.textContent.includes('办好每一张数字证书');
      if (isHero && title?.checkVisibility({ visibilityProperty: true })) seen.hero = true;
    }).observe(document, { subtree: true, childList: true, attributes: true });
  });
  for (const path of ['/', '/login']) {
    await page.goto(path);
    await expect(page).toHaveURL(/\/core\/start$/);
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    expect(await page.evaluate(() => (window as { seen?: object }).seen)).toEqual({ hero: false });
  }
  expect(said).toEqual([]);
});

/** The text of each block of a prerendered page, and its author. */
const blocks = {
  '/': {
    banner: ['辽宁数字证书服务平台', '通知公告', '产品中心', '下载中心', '立即登录'],
    main: [
      '办好每一张数字证书',
      '我要办理',
      '到期前 80 天起可办理，旧锁继续用',
      '选择适合的证书',
      '插入电脑使用，投标、开标、签章通用',
      '手机扫码登录和签章，免驱动',
      '常用下载',
      '付款后多久能拿到证书？',
      '四步领证',
      '没有通过会说明原因，修改后不用再次付款。',
    ],
    contentinfo: ['新办证书', '关于我们', '024-0000-1234'],
  },
  '/login': {
    main: [
      '登录',
      '注册企业或个人账号',
      '密码登录',
      '短信登录',
      'CA锁登录',
      '用户名或手机号',
      '安全验证',
      '忘记密码？',
      '024-0000-1234',
    ],
  },
};

test('home and login can be read where scripts are blocked', async ({ browser, server }) => {
  const context = await browser.newContext({ baseURL: server.url, javaScriptEnabled: false });
  const page = await context.newPage();
  for (const [path, parts] of Object.entries(blocks)) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    for (const [role, texts] of Object.entries(parts)) {
      const part = page.getByRole(role as 'main');
      for (const text of texts)
        await expect(part.getByText(text).filter({ visible: true }).first(), text).toBeVisible();
    }
    // Playwright's text matching ignores this element.
    const told = await page.locator('noscript').evaluate((element) => (element as HTMLElement).innerText);
    expect(told).toMatch(/本平台需要启用 JavaScript/);
  }
  await page.goto('/');
  await expect(page.getByRole('link', { name: '立即登录' })).toHaveAttribute('href', '/login');
  await page.getByRole('link', { name: '立即登录' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '登录' })).toBeVisible();
  await context.close();
});
