// `pnpm bench:portal [address …]`: cost of a visit on a slow computer with a slow connection, for the portal as
// `start` serves it and for other addresses (with the sample world, so that the bench can log in). `--portal=off`
// skips our own, `--runs=3` takes the best time of three and the most requests and shifts, `--only=orders` runs one
// visit of visits.mjs.
import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import { register } from 'tsx/esm/api';
import { launchOptions } from '../browser.mjs';
import { conditions, idleCost, visit } from './portal/measure.mjs';
import { startPortal } from './portal/serve.mjs';
import { manyTabs, tabSwitch } from './portal/tabs.mjs';
import { visits } from './portal/visits.mjs';

register(); // the login is that of the end-to-end tests
const { logIn } = await import('../../tests/e2e/fixtures/people.ts');

const { values, positionals } = parseArgs({
  allowPositionals: true,
  args: process.argv.slice(2).filter((arg) => arg !== '--'),
  options: {
    runs: { type: 'string', default: '1' },
    portal: { type: 'string', default: 'on' },
    only: { type: 'string', default: '' },
  },
});

const wanted = visits.filter(({ name }) => name.includes(values.only));

/** Browser storage of a logged-in user; `undefined` for a visitor. */
async function browserOf(browser, baseURL, person) {
  if (!person) return undefined;
  const context = await browser.newContext({ baseURL, serviceWorkers: 'block' });
  const page = await context.newPage();
  await logIn(page, person);
  const state = await context.storageState();
  await context.close();
  return state;
}

/** Requests may differ between runs: the worst counts. Other load only adds to times, so the best counts. */
const worst = new Set(['requests', 'CLS']);
const summaryOf = (rows) =>
  Object.fromEntries(
    Object.keys(rows[0]).map((key) => {
      const values = rows.map((row) => row[key]);
      return [key, worst.has(key) ? Math.max(...values) : Math.min(...values)];
    }),
  );

async function measureAddress(browser, baseURL) {
  const people = [...new Set(wanted.map(({ person }) => person))];
  const states = new Map();
  for (const person of people) states.set(person, await browserOf(browser, baseURL, person));
  const table = [];
  for (const one of wanted) {
    const runs = [];
    for (let run = 0; run < Number(values.runs); run += 1) {
      runs.push(await visit(browser, { ...one, baseURL, storageState: states.get(one.person) }));
    }
    const idle = await idleCost(browser, { ...one, baseURL, storageState: states.get(one.person) });
    table.push({ visit: one.name, ...summaryOf(runs), ...idle });
  }
  console.log(`\n${baseURL}\n${conditions}`);
  console.table(table);
  if (values.only) return;
  const storageState = states.get('qiye');
  console.table([
    await tabSwitch(browser, { baseURL, storageState }),
    await manyTabs(browser, { baseURL, storageState }),
  ]);
}

const browser = await chromium.launch(launchOptions());
const own = values.portal === 'off' ? undefined : await startPortal();
try {
  for (const address of [...(own ? [own.url] : []), ...positionals]) await measureAddress(browser, address);
} finally {
  await browser.close();
  await own?.stop();
}
