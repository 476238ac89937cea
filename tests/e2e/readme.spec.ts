import { expect, test } from '@playwright/test';
import { takenOver } from './fixtures/hydration.js';
import { compiled, examples, loaded } from './host/readme.js';

// The code of ui's README runs unchanged, with the built package.
const files = examples('packages/ui/README.md');
const nonce = 'cjRuZDBt';
const policy = `default-src 'self'; script-src 'nonce-${nonce}'; style-src 'nonce-${nonce}'; style-src-attr 'unsafe-inline'`;

test('the first lines render on the server and are taken over under a strict policy with a nonce', async ({
  page,
}) => {
  const server = loaded<{ page: (nonce: string) => string }>(await compiled(files, 'server.tsx', 'node'));
  const client = await compiled(files, 'client.tsx', 'browser');
  const said: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) said.push(message.text());
  });
  page.on('pageerror', (error) => said.push(String(error)));
  let release = () => {};
  const scriptWanted = new Promise<void>((resolve) => (release = resolve));
  await page.route('http://ssr.example/**', async (route) => {
    const { pathname } = new URL(route.request().url());
    if (pathname === '/client.js') {
      await scriptWanted;
      return route.fulfill({ contentType: 'text/javascript; charset=utf-8', body: client });
    }
    return route.fulfill(
      pathname === '/'
        ? {
            contentType: 'text/html; charset=utf-8',
            headers: { 'content-security-policy': policy },
            body: server.page(nonce),
          }
        : { status: 204 },
    );
  });
  await page.goto('http://ssr.example/', { waitUntil: 'commit' });
  const submit = page.getByRole('button', { name: '提交订单' });
  await expect(submit).toHaveCSS('background-color', 'rgb(0, 109, 201)'); // before any script
  release();
  await takenOver(submit);
  await page.getByRole('textbox', { name: '企业名称' }).fill('示例公司');
  let sent = '';
  page.on('dialog', (dialog) => {
    sent = dialog.message();
    return dialog.dismiss();
  });
  await submit.click();
  await expect.poll(() => sent).toBe('示例公司');
  await page.mouse.move(0, 0); // hovered, it has another color
  await expect(submit).toHaveCSS('background-color', 'rgb(0, 109, 201)');
  expect(said).toEqual([]);
});
