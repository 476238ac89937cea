import { chromium } from '@playwright/test';
import { mkdirSync } from 'node:fs';
const [, , who, look, width, ...paths] = process.argv;
const base = 'http://127.0.0.1:4400';
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium' });
const context = await browser.newContext({ viewport: { width: Number(width), height: width === '390' ? 844 : width === '1366' ? 768 : 1080 }, serviceWorkers: 'block', reducedMotion: 'reduce', locale: 'zh-CN', timezoneId: 'Asia/Shanghai', hasTouch: width === '390', isMobile: width === '390' });
const set = look === 'dark' ? { theme: 'dark' } : look === 'elder' ? { mode: 'elder' } : {};
await context.addInitScript((s) => localStorage.setItem('appearance', JSON.stringify(s)), set);
const page = await context.newPage();
if (who !== '-') {
  await page.goto(base + '/login');
  await page.fill('input[autocomplete=username]', who);
  await page.fill('input[type=password]', 'Demo@2026');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/core/start**', { timeout: 20000 }).catch(() => console.log('login', page.url()));
}
mkdirSync('/tmp/eye', { recursive: true });
page.on('pageerror', (e) => console.log('ERR', page.url(), e.message));
for (const p of paths) {
  await page.goto(base + p);
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(400);
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  if (wide > 0) console.log('OVERFLOW', p, wide);
  const name = p.replace(/[^\w]+/g, '_').slice(0, 40);
  await page.screenshot({ path: `/tmp/eye/${who}-${look}-${width}-${name}.png`, fullPage: true });
}
await browser.close();
