// `pnpm bench:ui [name …]`: measures the widgets in a real browser, four times slower than this machine, and fails on
// a miss. One figure is one file, tests/budgets/ui/<name>.bench.tsx.
import { rmSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { chromium } from 'playwright';
import { build, defaultClientConditions, preview } from 'vite';
import { launchOptions } from '../browser.mjs';

const RUNS = 9;
const SLOWDOWN = 4;
const root = fileURLToPath(new URL('../../tests/budgets/ui', import.meta.url));

const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];

/** A new page for every subject, so that none slows down the next. */
async function measure(browser, address, name, part) {
  const page = await browser.newPage({ viewport: { width: 1366, height: 768 } });
  const problems = [];
  page.on('pageerror', (error) => problems.push(error.message));
  await page.exposeFunction('pressKey', (key) => page.keyboard.press(key));
  await page.goto(address);
  await page.waitForFunction(() => 'runBench' in window);
  await page.evaluate(([n, p]) => window.setUpBench(n, p), [name, part]);
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  const values = [];
  for (let run = 0; run < RUNS; run += 1) {
    values.push(await page.evaluate(([n, p]) => window.runBench(n, p), [name, part]));
  }
  await page.close();
  if (problems.length > 0) throw new Error(`${name}: ${problems[0]}`);
  return median(values);
}

async function main(wanted) {
  const outDir = await mkdtemp(join(tmpdir(), 'bench-ui-'));
  const config = { root, configFile: false, logLevel: 'warn' };
  let server;
  let browser;
  try {
    await build({
      ...config,
      plugins: [react()],
      resolve: { conditions: ['@ca-portal/source', ...defaultClientConditions] },
      build: { outDir, emptyOutDir: true, chunkSizeWarningLimit: 5000 },
    });
    server = await preview({ ...config, build: { outDir }, preview: { host: '127.0.0.1', port: 0 } });
    const address = server.resolvedUrls.local[0];
    browser = await chromium.launch(launchOptions());
    const list = await browser.newPage();
    await list.goto(address);
    await list.waitForFunction(() => 'listBenches' in window);
    const all = await list.evaluate(() => window.listBenches());
    await list.close();
    const unknown = wanted.filter((name) => !all.some((bench) => bench.name === name));
    if (unknown.length > 0) {
      throw new Error(
        `No such bench: ${unknown.join(', ')}. There are: ${all.map(({ name }) => name).join(', ')}.`,
      );
    }

    const results = [];
    for (const { name, title, limit, hasFloor } of all) {
      if (wanted.length > 0 && !wanted.includes(name)) continue;
      const value = await measure(browser, address, name, 'subject');
      const floor = hasFloor ? await measure(browser, address, name, 'floor') : undefined;
      results.push({
        bench: name,
        measured: title,
        'value, ms': Number(value.toFixed(1)),
        'floor, ms': floor === undefined ? '' : Number(floor.toFixed(1)),
        'limit, ms': limit,
        verdict: value <= limit ? 'ok' : 'MISSED',
      });
    }
    console.log(`Chromium ${browser.version()}, processor slowed down ${SLOWDOWN}×, medians of ${RUNS} runs`);
    console.table(results);
    const [load = 0] = loadavg();
    if (load > availableParallelism()) {
      console.log(`The machine is busy (load ${load.toFixed(1)}): figures are higher than on a quiet one.`);
    }
    if (results.some(({ verdict }) => verdict !== 'ok')) process.exitCode = 1;
  } finally {
    await browser?.close();
    await server?.close();
    rmSync(outDir, { recursive: true, force: true });
  }
}

await main(process.argv.slice(2));
