import assert from 'node:assert/strict';
import { pathToFileURL } from 'node:url';
import { join } from 'node:path';
import { freePort } from '../start/free-port.mjs';
import { install, start } from './projects.mjs';

/**
 * A page without a framework or a build: it signs with the lock of the package's own simulator, and reports a wrong
 * PIN.
 */
export async function htmlSdk({ folder, opened }) {
  await install('html-sdk', folder);
  const module = join(folder, 'node_modules/@ca-portal/ca-lock-sdk/dist/simulator/index.js');
  const { startSimulator } = await import(pathToFileURL(module).href);
  const simulator = await startSimulator({
    port: 0,
    controlPort: false,
    issue: { algorithm: 'RSA-2048', commonName: '示例建设工程有限公司' },
  });
  const port = await freePort();
  const sirv = 'node_modules/sirv-cli/bin.js';
  const site = await start(
    folder,
    [sirv, '.', '--host', '127.0.0.1', '--port', String(port), '--dev'],
    String(port),
  );
  try {
    const page = await opened(`http://127.0.0.1:${port}/?port=${simulator.port}`);
    const pin = page.getByLabel('PIN码');
    await pin.waitFor();
    const running = performance.now();
    const sign = page.getByRole('button', { name: '签名' });
    const status = page.getByRole('status');
    await pin.fill('87654321');
    await sign.click();
    await status.filter({ hasText: 'PIN' }).waitFor();
    await pin.fill('12345678');
    await sign.click();
    await status.filter({ hasText: '签名完成，验证通过' }).waitFor();
    assert.match(await page.locator('pre').textContent(), /^[\w+/]{300,}={0,2}$/);
    return running;
  } finally {
    site.stop();
    await simulator.stop();
  }
}
