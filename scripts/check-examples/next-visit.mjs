import assert from 'node:assert/strict';
import { chromium } from 'playwright';
import { launchOptions } from '../browser.mjs';

const brand = 'rgb(0, 109, 201)';
const background = (locator) => locator.evaluate((element) => getComputedStyle(element).backgroundColor);

/** Uses the application like a visitor. @returns the checked statements; the first failing one is thrown */
export async function visit(url) {
  const browser = await chromium.launch(launchOptions());
  try {
    return [
      ...(await documents(url)),
      ...(await withoutScript(browser, url)),
      ...(await withScript(browser, url)),
    ];
  } finally {
    await browser.close();
  }
}

async function documents(url) {
  const nonces = [];
  for (let request = 0; request < 2; request++) {
    const answer = await fetch(url);
    const [, nonce] =
      /style-src[^;]*'nonce-([^']+)'/.exec(answer.headers.get('content-security-policy') ?? '') ?? [];
    assert.ok(nonce, 'the policy has no nonce for styles');
    const sheets = (await answer.text()).match(/<style[^>]*>/g) ?? [];
    assert.ok(sheets.length > 0, 'the document has no style element');
    for (const sheet of sheets) assert.ok(sheet.includes(`nonce="${nonce}"`), `no nonce: ${sheet}`);
    nonces.push(nonce);
  }
  assert.notEqual(nonces[0], nonces[1]);
  return ['every style element of a document carries its nonce, and each request has another'];
}

async function withoutScript(browser, url) {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(url);
  assert.equal(await background(page.getByRole('button', { name: '提交订单' })), brand);
  await context.close();
  return ['before any script the page has its styles'];
}

async function withScript(browser, url) {
  const page = await browser.newPage();
  const said = [];
  page.on(
    'console',
    (message) =>
      ['error', 'warning'].includes(message.type()) &&
      said.push(`${message.text()} ${message.location().url}`),
  );
  page.on('pageerror', (error) => said.push(String(error)));
  await page.goto(url);
  const submit = page.getByRole('button', { name: '提交订单' });
  const handle = await submit.elementHandle();
  await page.waitForFunction(
    (button) => Object.keys(button).some((key) => key.startsWith('__reactProps')),
    handle,
  );
  await page.getByRole('textbox', { name: '企业名称' }).fill('示例公司');
  await submit.click();
  const dialog = page.getByRole('dialog', { name: '订单已提交' });
  await dialog.getByText('示例公司').waitFor();
  // Its styles were loaded with it, after the document.
  assert.notEqual(await background(dialog), 'rgba(0, 0, 0, 0)');
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'hidden' });
  await page.mouse.move(0, 0); // the hovered button has another color
  await page.waitForFunction(
    ([button, color]) => getComputedStyle(button).backgroundColor === color,
    [handle, brand],
  );
  await page.evaluate(() => (document.body.dataset.same = 'page'));
  await page.getByRole('link', { name: '查看进度' }).click();
  await page.getByRole('heading', { name: '进度' }).waitFor();
  assert.equal(await page.evaluate(() => document.body.dataset.same), 'page');
  assert.deepEqual(said, []);
  return [
    'React takes the document over; a form is sent, and a dialog opens with its styles',
    'a link of the kit goes through next/link, without loading anew',
    'the console stays silent: no refused style, no difference to the server',
  ];
}
