import assert from 'node:assert/strict';
import { freePort } from '../start/free-port.mjs';
import { install, run, start } from './projects.mjs';

/** An app shell made of the packages: it passes the type check, and menu, tabs and settings work. */
export async function viteShell({ folder, opened }) {
  await install('vite-shell', folder);
  await run(folder, 'npm', ['run', 'build']);
  const port = await freePort();
  const vite = 'node_modules/vite/bin/vite.js';
  const site = await start(
    folder,
    [vite, 'preview', '--host', '127.0.0.1', '--port', String(port)],
    '127.0.0.1',
  );
  try {
    const page = await opened(`http://127.0.0.1:${port}/`);
    await page.getByRole('heading', { name: '首页', level: 1 }).waitFor();
    const running = performance.now();
    await page.evaluate(() => (document.body.dataset.same = 'page'));
    await page.getByRole('navigation').getByRole('link', { name: '我的订单' }).first().click();
    await page.getByRole('heading', { name: '我的订单', level: 1 }).waitFor();
    await page.getByRole('tab', { name: '我的订单', selected: true }).waitFor();
    await page.getByRole('button', { name: '界面设置' }).click();
    await page.getByRole('switch', { name: '长辈版' }).click();
    await page.keyboard.press('Escape');
    assert.equal(await page.evaluate(() => document.documentElement.dataset.mode), 'elder');
    assert.equal(await page.evaluate(() => document.body.dataset.same), 'page');
    return running;
  } finally {
    site.stop();
  }
}
