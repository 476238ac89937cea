import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { launch, type Browser, type Page } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { password } from '../e2e/fixtures/people.js';
import { startServer, type ServerUnderTest } from '../e2e/fixtures/server.js';
import { startSimulator, type SimulatorUnderTest } from '../e2e/fixtures/simulator.js';

/*
 * The specification's second browser: the main journeys in Firefox, over WebDriver BiDi. Requires built packages and
 * a Firefox at `FIREFOX_PATH` or at the path of Debian's firefox-esr.
 */
const firefox = [process.env['FIREFOX_PATH'] ?? '', '/usr/bin/firefox-esr', '/usr/bin/firefox'].find(
  (path) => path && existsSync(path),
);
const built = existsSync(new URL('../../packages/server/dist/main.js', import.meta.url));
const why = !firefox
  ? 'no Firefox: apt-get install firefox-esr, or name one in FIREFOX_PATH'
  : built
    ? ''
    : 'the packages are not built: pnpm build';

describe.skipIf(why)(`in Firefox${why && ` (skipped: ${why})`}`, () => {
  let folder: string;
  let lock: SimulatorUnderTest;
  let server: ServerUnderTest;
  let browser: Browser;
  let page: Page;
  const said: string[] = [];

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'ca-portal-firefox-'));
    mkdirSync(join(folder, 'data'));
    lock = await startSimulator(join(folder, 'lock'));
    server = await startServer(join(folder, 'data'), { lockPort: lock.port });
    browser = await launch({
      browser: 'firefox',
      executablePath: firefox ?? '',
      headless: true,
      extraPrefsFirefox: { 'intl.accept_languages': 'zh-CN' },
    });
    page = await browser.newPage();
    page.setDefaultTimeout(60_000);
    await page.setViewport({ width: 1366, height: 768 });
    // Firefox's own message about the stopped lock driver is not an error of the page.
    page.on('pageerror', (error) => {
      if (!String(error).includes(`127.0.0.1:${lock.port}/`)) said.push(String(error));
    });
  });
  afterAll(async () => {
    await browser?.close();
    await server?.stop();
    await lock?.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  const go = (path: string) => page.goto(server.url + path);
  const find = (role: string, name: string) => page.locator(`::-p-aria([name="${name}"][role="${role}"])`);
  const press = (role: string, name: string) => find(role, name).click();
  /** Waits for a text and returns the element's whole text; its time-out names the text. */
  const shown = (text: string) =>
    page
      .locator(`::-p-text(${text})`)
      .map((found) => found.textContent)
      .wait();
  const isAt = async (path: string) => {
    await page.waitForFunction((wanted) => location.pathname === wanted, { timeout: 60_000 }, path);
    return new URL(page.url()).pathname === path;
  };
  /** A button only works after React has hydrated it. */
  const logIn = async (username: string) => {
    await go('/login');
    await page.waitForFunction(() =>
      Object.keys(document.querySelector('form button[type=submit]') ?? {}).some((key) =>
        key.startsWith('__reactProps'),
      ),
    );
    await find('textbox', '用户名或手机号').fill(username);
    await page.locator('input[type=password]').fill(password);
    await press('button', '登录');
    await isAt('/core/start');
  };

  it('a visitor finds out what a business needs, without a login', async () => {
    await go('/');
    expect(await shown('产品中心')).toContain('产品中心');
    await go('/before?type=0102');
    expect(await shown('要准备的材料')).toContain('要准备的材料');
  });

  it('an administrator logs in, orders a lock and stands at the cashier', async () => {
    await logIn('qiye');
    await go('/productDetail?id=lock-master');
    await press('link', '立即办理');
    expect(await isAt('/makeSureOrder')).toBe(true);
    expect(await shown('办理信息')).toContain('办理信息');
    await page.locator('label::-p-text(在线写入)').click();
    await page.locator('label::-p-text(我已核对以上信息)').click();
    await press('button', '提交订单');
    expect(await isAt('/makeSurePay')).toBe(true);
    expect(await shown('收银台')).toContain('收银台');
  });

  it('a certificate is written into the lock that was found, and logs in', async () => {
    await go('/core/caManage');
    await page.locator('a[href*="/core/certWrite"]').click();
    await press('button', '检测CA锁');
    await page.locator('input[autocomplete="off"]').fill(lock.pin);
    await press('button', '开始写入');
    expect(await shown('证书已写入')).toContain('证书已写入');
    await page.evaluate(() => localStorage.clear());
    await go('/loginByCa');
    await press('button', '检测CA锁');
    await page.locator('input[autocomplete="off"]').fill(lock.pin);
    await press('button', '登录');
    expect(await isAt('/core/start')).toBe(true);
  });

  it('without a lock, or without its driver, it says what to do', async () => {
    await page.evaluate(() => localStorage.clear());
    await lock.control('remove');
    await go('/loginByCa');
    await press('button', '检测CA锁');
    expect(await shown('未检测到CA锁，请插入后点击“重新检测”')).toContain(
      '未检测到CA锁，请插入后点击“重新检测”',
    );
    await lock.control('insert');
    await lock.stop();
    await go('/loginByCa');
    await press('button', '检测CA锁');
    expect(await shown('程序启动失败，请重新安装驱动并重启电脑')).toContain(
      '程序启动失败，请重新安装驱动并重启电脑',
    );
    await lock.start();
  });

  it('a reviewer has the most urgent order open', async () => {
    await page.evaluate(() => localStorage.clear());
    await logIn('shenhe1');
    await press('link', '开始审核');
    expect(await isAt('/certManage/desk')).toBe(true);
  });

  it('no page has thrown anything', () => expect(said).toEqual([]));
});
