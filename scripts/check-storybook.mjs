// Checks the built Storybook as a designer uses it: opens every documentation page in a browser and reads it. Needs
// `pnpm build-storybook`.
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright';
import { shellOptions } from './browser.mjs';
import { problemsOfIndex } from './check-storybook/index-rules.mjs';
import { installWatch, read, settled, showDocs } from './check-storybook/in-page.mjs';
import { problemsOfPage } from './check-storybook/page-rules.mjs';
import { serve } from './check-storybook/serve.mjs';
import { root } from './pnpm.mjs';

const folder = fileURLToPath(new URL('storybook-static', root));
if (!existsSync(folder)) {
  console.error('There is no storybook-static: run `pnpm build-storybook` first.');
  process.exit(1);
}
const entries = Object.values(JSON.parse(readFileSync(`${folder}/index.json`, 'utf8')).entries);
const ids = new Set(entries.map(({ id }) => id));
const docs = entries.filter(({ type }) => type === 'docs');
const isPictured = (id) => existsSync(`${folder}/pictures/${id.replace(/--docs$/, '')}.png`);

const problems = new Map([['The list', problemsOfIndex(entries, isPictured)]]);
const { url, close } = await serve(folder);
const browser = await chromium.launch(shellOptions());
const begun = Date.now();
const queue = [...docs];

/** Moves from page to page without reloading, as the list on the left does; two browser pages share the queue. */
async function walk() {
  const context = await browser.newContext({ viewport: { width: 1366, height: 900 } });
  const page = await context.newPage();
  let noise = [];
  page.on('console', (message) => message.type() === 'error' && noise.push(message.text()));
  page.on('pageerror', (error) => noise.push(error.message));
  await page.addInitScript(installWatch);
  let isOpen = false;
  for (let entry = queue.shift(); entry; entry = queue.shift()) {
    noise = [];
    if (isOpen) await page.evaluate(showDocs, entry.id);
    else await page.goto(`${url}/iframe.html?viewMode=docs&id=${entry.id}`);
    isOpen = true;
    const isWidget = entry.tags.includes('attached-mdx');
    const rests = await page.waitForFunction(settled, { id: entry.id, isWidget }, { timeout: 30_000 }).then(
      () => true,
      () => false,
    );
    problems.set(entry.id, [
      ...(rests ? [] : ['has not come to rest: a story, an example or a list is missing']),
      ...problemsOfPage(root, ids, { id: entry.id, isWidget }, await page.evaluate(read)),
      ...noise.map((text) => `writes an error to the console: ${text.slice(0, 300)}`),
    ]);
  }
}
try {
  await Promise.all([walk(), walk()]);
} finally {
  await browser.close();
  close();
}
const found = [...problems].filter(([, list]) => list.length > 0);
for (const [where, list] of found)
  for (const problem of list) console.log(`✗ ${where}: ${problem.replaceAll('\n', ' ')}`);
console.log(
  `${docs.length} pages of documentation opened in ${Math.round((Date.now() - begun) / 1000)} s; ` +
    `${found.reduce((sum, [, list]) => sum + list.length, 0)} problems`,
);
process.exit(found.length > 0 ? 1 : 0);
