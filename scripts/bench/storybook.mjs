// `pnpm bench:storybook`: first paint of the built Storybook, and the time to switch between stories. Needs
// `pnpm build-storybook`. Run it on an idle machine.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright';
import { launchOptions } from '../browser.mjs';
import { serve } from '../check-storybook/serve.mjs';
import { root } from '../pnpm.mjs';

const folder = fileURLToPath(new URL('storybook-static', root));
const { entries } = JSON.parse(readFileSync(`${folder}/index.json`, 'utf8'));
const stories = Object.values(entries).filter(({ type, id }) => type === 'story' && id.endsWith('--default'));
const step = Math.ceil(stories.length / 40);
const walk = stories.filter((_, index) => index % step === 0).map(({ id }) => id);
const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];

const { url, close } = await serve(folder);
const browser = await chromium.launch(launchOptions());
const firsts = [];
for (let run = 0; run < 3; run++) {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(`${url}/?path=/story/components-button--default`);
  await page.frameLocator('#storybook-preview-iframe').getByRole('button', { name: '提交' }).waitFor();
  const paint = await page.evaluate(
    () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
  );
  firsts.push({ paint, story: await page.evaluate(() => performance.now()) });
  await context.close();
}
const page = await browser.newPage();
await page.goto(`${url}/iframe.html?viewMode=story&id=components-button--default`);
await page.getByRole('button', { name: '提交' }).waitFor();
const times = [];
for (const id of walk) {
  const ms = await page.evaluate(
    (storyId) =>
      new Promise((resolve) => {
        const channel = window.__STORYBOOK_ADDONS_CHANNEL__;
        const begun = performance.now();
        const failures = ['storyErrored', 'storyThrewException'];
        let ms;
        const drawn = () => (ms ??= performance.now() - begun);
        // Wait for the end of this story: Storybook reloads the page if its checks are still running.
        const finished = () => {
          channel.off('storyRendered', drawn);
          for (const event of ['storyFinished', ...failures]) channel.off(event, finished);
          resolve(drawn());
        };
        channel.on('storyRendered', drawn);
        for (const event of ['storyFinished', ...failures]) channel.on(event, finished);
        channel.emit('setCurrentStory', { storyId, viewMode: 'story' });
      }),
    id,
  );
  times.push({ id, ms });
}
await browser.close();
close();
console.log(
  `first paint      ${Math.round(median(firsts.map(({ paint }) => paint)))} ms (median of 3, cold cache)`,
);
console.log(`first story      ${Math.round(median(firsts.map(({ story }) => story)))} ms`);
console.log(
  `change of story  ${Math.round(median(times.map(({ ms }) => ms)))} ms (median of ${times.length})`,
);
for (const { id, ms } of times.toSorted((a, b) => b.ms - a.ms).slice(0, 5))
  console.log(`  slowest        ${Math.round(ms)} ms ${id}`);
