// `pnpm bench:lighthouse [part of an address]`: Lighthouse's accessibility and best practices on every public page,
// in the local Chromium. Each must reach 95; the output names what keeps a page below 100.
import lighthouse from 'lighthouse';
import { launch } from 'puppeteer-core';
import { register } from 'tsx/esm/api';
import { findBrowser, launchArgs } from '../browser.mjs';
import { startPortal } from './portal/serve.mjs';

register(); // the addresses of the end-to-end tests
const { forEverybody } = await import('../../tests/e2e/fixtures/addresses.ts');

const least = 95;
const categories = ['accessibility', 'best-practices'];
const [part = ''] = process.argv.slice(2).filter((arg) => arg !== '--');
const executablePath = findBrowser();
if (!executablePath) {
  console.error('No Chromium on this machine: install one, or name it in CHROMIUM_PATH.');
  process.exit(1);
}

const portal = await startPortal();
const browser = await launch({ executablePath, args: launchArgs, headless: true });
const port = Number(new URL(browser.wsEndpoint()).port);
const lowest = Object.fromEntries(categories.map((id) => [id, 100]));

for (const address of [...forEverybody, '/login'].filter((one) => one.includes(part))) {
  const { lhr } = await lighthouse(`${portal.url}${address}`, {
    port,
    logLevel: 'error',
    onlyCategories: categories,
    formFactor: 'desktop',
    screenEmulation: { mobile: false, width: 1366, height: 768, deviceScaleFactor: 1, disabled: false },
    // Performance is measured by bench:portal.
    throttlingMethod: 'provided',
  });
  const scores = categories.map((id) => Math.round((lhr.categories[id].score ?? 0) * 100));
  categories.forEach((id, n) => (lowest[id] = Math.min(lowest[id], scores[n])));
  const missed = Object.values(lhr.audits).filter(
    ({ score, scoreDisplayMode }) => scoreDisplayMode === 'binary' && score === 0,
  );
  console.log(
    `${scores.join(' ')}  ${address}${missed.map(({ id, displayValue }) => `\n    ${id} ${displayValue ?? ''}`).join('')}`,
  );
}

await browser.close();
await portal.stop();
for (const id of categories) console.log(`figure: lowest ${id} of all public pages = ${lowest[id]}`);
process.exit(categories.some((id) => lowest[id] < least) ? 1 : 0);
