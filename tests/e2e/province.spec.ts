import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test as base } from '@playwright/test';
import { startServer, type ServerUnderTest } from './fixtures/server.js';
import { emptyDatabase } from './fixtures/world.js';

// The same build as another province: only its file differs.
const test = base.extend<object, { server: ServerUnderTest }>({
  server: [
    async ({ browserName }, provide) => {
      const folder = mkdtempSync(join(tmpdir(), `ca-portal-province-${browserName}-`));
      const configFile = join(import.meta.dirname, 'fixtures/province/portal.config.json');
      const { databaseUrl, drop } = await emptyDatabase();
      const server = await startServer(folder, { configFile }, databaseUrl);
      await provide(server);
      await server.stop();
      await drop();
      rmSync(folder, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: async ({ server }, provide) => provide(server.url),
});

/** Names of the sample province, its cities, its app, its area code. */
const first =
  /辽|沈阳|大连|鞍山|抚顺|本溪|丹东|锦州|营口|阜新|盘锦|铁岭|葫芦岛|浑南|024-|\{\{?[a-z]\w*(?:\.\w+)?\}/;
const publicPages = [
  '/',
  '/login',
  '/register',
  '/forgot',
  '/product',
  '/productDetail?id=lock-master',
  '/downloadCenter',
  '/proclamation',
  '/knowledge',
  '/envCheck',
  '/partners',
  '/solution',
  '/experience',
  '/about',
  '/learning',
  '/guide',
  '/before?type=0102',
  '/track',
  '/policy',
  '/search?q=CA',
  '/404',
];

test('what is sent before any script names the province alone', async ({ request }) => {
  for (const path of ['/', '/login', '/about']) {
    const html = await (await request.get(path, { headers: { accept: 'text/html' } })).text();
    expect(html.match(first), path).toBeNull();
    expect(html).toContain('<title>吉林数字证书服务平台</title>');
    expect(html).toContain('href="/brand/theme.css"');
    // Two in prerendered layouts; the other pages render theirs.
    expect(html.includes('<img src="/brand/logo.svg" alt=""/>'), path).toBe(path !== '/about');
  }
  const manifest = await request.get('/manifest.webmanifest');
  expect(await manifest.json()).toMatchObject({ name: '吉林数字证书服务平台', short_name: '吉林数字证书' });
  for (const file of ['theme.css', 'logo.svg', 'favicon.svg', 'icon.png']) {
    expect((await request.get(`/brand/${file}`)).status(), file).toBe(200);
  }
});

test('its prerendered pages are taken over without a complaint, in its colors and with its logo', async ({
  page,
}) => {
  const said: string[] = [];
  page.on('console', (message) => message.type() === 'error' && said.push(message.text()));
  page.on('pageerror', (error) => said.push(String(error)));
  await page.goto('/');
  const banner = page.getByRole('banner');
  await expect(banner.locator('img[src="/brand/logo.svg"]')).toBeVisible();
  await expect(banner).toContainText('吉林 "一网通办" <专区>');
  const brand = await page.evaluate(() =>
    getComputedStyle(document.documentElement).getPropertyValue('--ca-brand-600').trim(),
  );
  expect(brand).toBe('#007b5e');
  expect(said).toEqual([]);
});

test('no public page holds a word of the first province', { tag: '@deep' }, async ({ context }) => {
  const waiting = [...publicPages];
  const look = async () => {
    const page = await context.newPage();
    for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 }).first(), path).toBeVisible();
      await page.waitForLoadState('networkidle');
      await expect(page, path).toHaveTitle(/吉林数字证书服务平台/);
      const words = await page.evaluate(() => document.documentElement.outerHTML);
      expect(words.match(first), path).toBeNull();
      expect(words, path).toContain('吉林');
    }
  };
  // Most of a visit is waiting for the network to be idle.
  await Promise.all([look(), look(), look()]);
});
