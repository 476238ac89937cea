import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { root } from '../pnpm.mjs';
import { install, run } from './projects.mjs';
import { password, secondAdministrator } from './second-administrator.mjs';

/** The province's file is valid; only sample values remain. */
function checkFile() {
  const check = ['--conditions=@ca-portal/source', '--import', 'tsx', 'scripts/province-check.mjs'];
  const { stdout, stderr } = spawnSync(
    process.execPath,
    [...check, 'examples/second-province/portal.config.json'],
    { cwd: fileURLToPath(root), encoding: 'utf8' },
  );
  assert.match(stdout, /还有 \d+ 处需要填写或改正/, stderr);
  assert.doesNotMatch(stdout, /对比度不足/);
}

/** The same build as another province: name, color and logo from a file; a page, a product and a text by the API. */
export async function secondProvince({ folder, opened, portal }) {
  checkFile();
  await install('second-province', folder);
  const approver = await secondAdministrator(portal.url, folder);
  const people = {
    EDITOR: 'admin',
    EDITOR_PASSWORD: password,
    APPROVER: approver,
    APPROVER_PASSWORD: password,
  };
  const apply = () => run(folder, 'npm', ['start', '--silent'], { PORTAL_URL: portal.url, ...people });
  assert.match(await apply(), /off: .+\nword: .+\npage: .+\n/);
  assert.equal(await apply(), ''); // a second time changes nothing

  const page = await opened(portal.url);
  await page.getByRole('banner').locator('img[src="/brand/logo.svg"]').first().waitFor();
  const running = performance.now();
  // The title of the document, or that of the page once scripts have run.
  assert.match(await page.title(), /^(?:首页 - )?云岭数字证书服务平台$/);
  const brand = await page.evaluate(() =>
    getComputedStyle(document.documentElement).getPropertyValue('--ca-brand-600').trim(),
  );
  const sheet = readFileSync(new URL('examples/second-province/brand/theme.css', root), 'utf8');
  assert.equal(brand, /--ca-brand-600:\s*(#[\da-f]{6})/.exec(sheet)?.[1]);
  await page.goto(`${portal.url}/proclamation`);
  await page
    .getByRole('link', { name: /云岭省数字证书服务平台开通公告/ })
    .first()
    .click();
  await page.getByText('企业可以在线办理证书').waitFor();
  await page.goto(`${portal.url}/productDetail?id=lock-personal`);
  await page.getByText('本省暂不办理').first().waitFor();
  await page.goto(`${portal.url}/productDetail?id=lock-master`);
  await page.getByText('云岭 CA').first().waitFor();
  return running;
}
