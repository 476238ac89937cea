// `pnpm check:examples [name …]`: creates the projects of examples/ outside the workspace from the packed packages,
// as `pnpm create:portal` does, and uses them in Chromium. Prints the seconds from an empty folder to a running page
// and the lines that a consumer writes. Needs built packages. `--push` runs three of them, which use each package
// once.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import { shellOptions } from './browser.mjs';
import { htmlSdk } from './check-examples/html-sdk.mjs';
import { nextApp } from './check-examples/next-app.mjs';
import { nodeScript } from './check-examples/node-script.mjs';
import { startPortal } from './check-examples/portal.mjs';
import { otherPeers } from './check-examples/other-peers.mjs';
import { linesOf } from './check-examples/projects.mjs';
import { secondProvince } from './check-examples/second-province.mjs';
import { viteShell } from './check-examples/vite-shell.mjs';

// Two at a time, the longest first.
const examples = {
  'next-app': nextApp,
  'vite-shell': viteShell,
  'html-sdk': htmlSdk,
  'node-script': nodeScript,
  'second-province': secondProvince,
  'other-peers': otherPeers,
};
const { values, positionals } = parseArgs({
  options: { push: { type: 'boolean', default: false } },
  allowPositionals: true,
});
const ofPush = ['vite-shell', 'html-sdk', 'node-script'];
const all = values.push ? ofPush : Object.keys(examples);
const names = positionals.length > 0 ? positionals : all;

const workplace = mkdtempSync(join(tmpdir(), 'ca-portal-examples-'));
const browser = await chromium.launch(shellOptions());
const wantsPortal = names.some((name) => ['node-script', 'second-province'].includes(name));
const queue = [...names];
let portal;
let failed = 0;

async function check(name) {
  const said = [];
  const lines = [];
  const opened = async (url, options) => {
    const page = await browser.newPage(options);
    page.on('console', (message) => {
      // Browsers log every port without a lock service; a page cannot prevent that.
      const isPort = message.text().includes('ERR_CONNECTION_REFUSED');
      if (message.type() === 'error' && !isPort) said.push(message.text());
    });
    page.on('pageerror', (error) => said.push(String(error)));
    await page.goto(url);
    return page;
  };
  const began = performance.now();
  const where = { folder: join(workplace, name), opened, portal, say: (line) => lines.push(line) };
  const running = await examples[name](where);
  if (said.length > 0) throw new Error(`the console is not silent:\n${said.join('\n')}`);
  const time = () =>
    `: ${((running - began) / 1000).toFixed(1)} s from an empty folder to a running page, ${linesOf(name)} lines to write`;
  console.log([...lines, `✓ ${name}${running === undefined ? '' : time()}`].join('\n'));
}

/** While npm in one lane waits for the network, the other lane builds. */
async function lane() {
  for (let name = queue.shift(); name; name = queue.shift()) {
    try {
      await check(name);
    } catch (error) {
      failed += 1;
      console.error(`✗ ${name}: ${error.message}`);
    }
  }
}

try {
  if (wantsPortal) portal = await startPortal(workplace);
  await Promise.all([lane(), lane()]);
} finally {
  await browser.close();
  await portal?.stop();
  rmSync(workplace, { recursive: true, force: true, maxRetries: 3 });
}
process.exit(failed > 0 ? 1 : 0);
