import type { Page } from '@playwright/test';
import { readdirSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { takenOver } from './fixtures/hydration.js';
import { logIn } from './fixtures/people.js';
import { expect, test } from './fixtures/portal.js';

test.use({ world: 'untouched' });

const assets = fileURLToPath(new URL('../../packages/app/dist/assets', import.meta.url));
const KiB = 1024;

/**
 * Upper limits for a first visit with empty caches, until its page is usable: requests, and KiB of scripts and of
 * everything else (documents, styles, answers, pictures) as transferred, slightly above the measured values. `named`: KiB
 * (gzip) of the scripts that the document asks for, without which nothing is shown; others load once the page is quiet.
 */
const othersKiB = 60;
const visits = [
  { path: '/', shows: 'main h1', requests: 25, scripts: 240, named: 180 },
  { path: '/login', shows: 'main form input', requests: 25, scripts: 210, named: 179 },
  { path: '/product', shows: 'main a[href^="/productDetail?"]', requests: 25, scripts: 240, named: 230 },
  { path: '/proclamation', shows: 'main ul a[href*="?id="]', requests: 25, scripts: 252, named: 242 },
  {
    path: '/core/start',
    person: 'qiye',
    shows: 'main [data-component="Card"] li a',
    requests: 30,
    scripts: 330,
    named: 243,
  },
  {
    path: '/certManage/review',
    person: 'shenhe1',
    shows: 'table:not([aria-busy]) tbody tr',
    requests: 30,
    scripts: 330,
    named: 240,
  },
  {
    path: '/core/order',
    person: 'qiye',
    shows: 'table:not([aria-busy]) tbody tr',
    requests: 30,
    scripts: 312,
    named: 249,
  },
  {
    path: '/core/caManage',
    person: 'qiye',
    shows: 'table:not([aria-busy]) tbody tr',
    requests: 30,
    scripts: 352,
    named: 277,
  },
  {
    path: '/system/userInfoManage',
    person: 'admin',
    shows: 'table:not([aria-busy]) tbody tr',
    requests: 30,
    scripts: 372,
    named: 283,
  },
];

async function wireOf(page: Page) {
  const session = await page.context().newCDPSession(page);
  const scripts = new Set<string>();
  const wire = { requests: 0, scriptBytes: 0, otherBytes: 0, plain: [] as string[] };
  session.on('Network.requestWillBeSent', ({ request }) => {
    if (request.url.startsWith('http')) wire.requests += 1;
  });
  session.on('Network.responseReceived', ({ requestId, response }) => {
    const { pathname } = new URL(response.url);
    if (pathname.endsWith('.js')) scripts.add(requestId);
    else if (!/html|json/.test(response.mimeType) || response.encodedDataLength < 2 * KiB) return;
    const headers = Object.fromEntries(
      Object.entries(response.headers).map(([name, value]) => [name.toLowerCase(), value]),
    );
    if (!headers['content-encoding']) wire.plain.push(pathname);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (scripts.has(requestId)) wire.scriptBytes += encodedDataLength;
    else wire.otherBytes += encodedDataLength;
  });
  await session.send('Network.enable');
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
  return wire;
}

for (const { path, person, shows, requests, scripts, named } of visits) {
  test(`${path} stands after at most ${requests} requests and ${scripts} KiB of scripts`, async ({
    page,
  }) => {
    if (person) await logIn(page, person);
    await page.goto('about:blank');
    const wire = await wireOf(page);
    await page.goto(path);
    await expect(page.locator(shows).first()).toBeVisible();
    await takenOver(page.locator(shows).first());
    expect(wire.requests).toBeLessThanOrEqual(requests);
    // The page uses the early requests of the document (packages/app/documents/early.js).
    expect(await page.evaluate(() => Object.keys(window.earlyAnswers?.answers ?? {}))).toEqual([]);
    await page.waitForLoadState('networkidle');
    // With everything that loads by itself once the page is rendered.
    expect(wire.scriptBytes).toBeLessThanOrEqual(scripts * KiB);
    expect(wire.scriptBytes).toBeGreaterThan(100 * KiB);
    expect(wire.otherBytes).toBeLessThanOrEqual(othersKiB * KiB);
    expect(wire.plain).toEqual([]);
    const document = await (await page.request.get(path)).text();
    const files = new Set(
      Array.from(document.matchAll(/(?:src|href)="\/assets\/([^"]+\.js)"/g), ([, name]) => name),
    );
    const sizes = [...files].map((name) => statSync(`${assets}/${name}.gz`).size);
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(named * KiB);
  });
}

/** Small files that are separate on purpose, and why. */
const mayBeSmall: Readonly<Record<string, string>> = {
  'ask-chat': 'a press opens it',
  'certificates-opened': 'a press opens it',
  'coupon-drawer': 'a press opens it',
  errors: 'the page of an unknown address: nothing else needs it, and it is asked for alone',
  handover: 'a phone opens it for one picture',
  invitation: 'opened from a mail',
  'why-not': 'a press opens it',
  'proof-of-work.worker': 'a worker is a file of its own',
  'rolldown-runtime': 'the bundler’s own, which all others need',
  watch: 'comes for those alone who are logged in',
};

test('the build has few script files, and hardly a small one', () => {
  const files = readdirSync(assets).filter((name) => name.endsWith('.js'));
  expect(files.length).toBeLessThanOrEqual(120);
  const small = files.filter((name) => statSync(`${assets}/${name}.gz`).size < 2 * KiB);
  const names = small.map((name) => name.replace(/-[\w-]{8}\.js$/, ''));
  expect(names.filter((name) => !(name in mayBeSmall))).toEqual([]);
});
